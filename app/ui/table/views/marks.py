"""Marks over the buildings: veils, outlines, payments, and the overlays of owners, streets and people."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Iterator
from typing import NamedTuple

from app.engine.city import COLOURS, LONGEST_STREET
from app.engine.events import StreetScored, TileLifted
from app.engine.forecast import street_reports
from app.engine.geometry import Cell, cell_text
from app.engine.people import destinations
from app.engine.receipts import Receipt
from app.engine.state import GRIFTER, Decision, State
from app.saves.marks import Looks
from app.ui.core.html import NOTHING, Markup, el, group
from app.ui.core.pieces import at, icon, mark, money
from app.ui.table.crowd import moving_people
from app.ui.table.input.camera import seen_cell
from app.ui.table.model import BuildDraft, Refused
from app.ui.table.playback.steps import Playback, PlaybackStep
from app.ui.table.views.board import pays
from app.ui.table.views.city import meant_cells, outline, span


def show_overlay(state: State, overlay: str, looks: Looks, *, secret: bool) -> Markup | None:
    """Show the chosen overlay, or nothing; `secret`: without payments."""
    match overlay:
        case "owners":
            return _owners(state, looks)
        case "streets":
            return _streets(state, looks, secret=secret)
        case "people":
            return _people(state)
    return None


def _owners(state: State, looks: Looks) -> Markup:
    return group(
        el(
            "div",
            mark(looks[site.owner]) if site.owner is not None else None,
            class_=f"owner seat-{looks[site.owner].colour}" if site.owner is not None else "owner nobody",
            style=at(cell),
        )
        for cell, site in state.city.sites.items()
    )


def _streets(state: State, looks: Looks, *, secret: bool) -> Markup:
    """Show each street that can still grow or close: length, open ends and, unless secret, its payment."""
    return group(
        el(
            "div",
            el(
                "span",
                el("b", f"{len(report.street.cells)}/{LONGEST_STREET}"),
                pays(looks, report.dollars) if not secret else None,
                class_="street-chip",
            ),
            class_="street-report" + (" danger" if len(report.open_ends) == 1 else ""),
            style=at(report.street.first) + span(report.street),
        )
        for report in street_reports(state)
        if not report.enclosed
    )


def _people(state: State) -> Markup:
    """Show where people of each colour could move, and who waits."""
    welcome: dict[Cell, list[str]] = {}
    for number, colour in enumerate(COLOURS):
        for cell in destinations(state, number, mover=state.current):
            welcome.setdefault(cell, []).append(colour)
    waiting = [cell for cell, site in state.city.sites.items() if any(site.fomo)]
    return group(
        (
            el("div", class_="veil", style=at(cell))
            for cell in state.city
            if cell not in welcome and cell not in waiting
        ),
        (
            el(
                "div",
                (icon(f"person-{colour}", "person") for colour in colours),
                class_="welcome",
                style=at(cell),
            )
            for cell, colours in welcome.items()
        ),
        outline("lit", waiting),
    )


class MarksParts(NamedTuple):
    """The inputs of the marks."""

    state: State
    decision: Decision | None
    lit: tuple[Cell, ...]
    traced: tuple[Cell, ...]
    refusal: Refused | None
    playback: Playback | None
    overlay: str
    draft: BuildDraft | None
    looks: Looks
    won: tuple[Cell, ...]
    """The buildings of the seats that the end celebrates."""
    turned: bool
    secret: bool
    """Whether to hide payments, because they would answer a question."""
    richest: tuple[Receipt, ...] = ()
    """The receipts of the best street while the end shows it."""


def marks(parts: MarksParts) -> Markup:
    """Show the marks: veils over cells that cannot be chosen, outlines around important ones."""
    state, decision, looks = parts.state, parts.decision, parts.looks
    draft, refused, playback = parts.draft, parts.refusal, parts.playback
    bright = set(meant_cells(decision, state))
    contributing: set[Cell] = set()
    if playback is not None:
        bright |= set(playback.step.street)
        if playback.step.receipt is not None:
            contributing = {cell for line in playback.step.receipt.lines for cell in line.cells}
            bright |= contributing | ({playback.step.receipt.cell} if playback.step.receipt.cell else set())
    bright |= set(parts.lit)
    veils = [cell for cell in state.city if cell not in bright] if bright else []
    preview = draft.preview if draft is not None else None
    return group(
        (el("div", class_="veil", style=at(cell)) for cell in veils),
        show_overlay(state, parts.overlay, looks, secret=parts.secret),
        outline("street", preview.street.cells) if preview is not None else None,
        outline("pointing", preview.pointing_in) if preview is not None else None,
        (outline("enclosing", scoring.street) for scoring in preview.enclosed)
        if preview is not None
        else None,
        _covers(draft) if draft is not None else None,
        outline("lit", parts.lit),
        outline("won", () if parts.lit else parts.won),
        _changes(parts.traced, parts.turned, min(seen_cell(cell, parts.turned)[0] for cell in state.city)),
        outline("contributing", contributing),
        outline("closing", playback.step.street) if playback is not None and playback.step.closing else None,
        _sums(playback.step.street, _scored(playback.step), looks)
        if playback is not None and playback.step.closing
        else None,
        _sums(parts.lit, parts.richest, looks) if parts.richest else None,
        _valuations(playback.step.lifted, playback.step.built, looks) if playback is not None else None,
        _valuations(draft.judged, None, looks, draft.places)
        if draft is not None and draft.cell is None
        else None,
        outline("obstacle", refused.cells) if refused is not None else None,
        _cross(refused) if refused is not None and refused.anchor else None,
        _payments(playback, looks) if playback is not None else _moving_people(state, decision),
    )


def _moving_people(state: State, decision: Decision | None) -> Markup:
    """Show moving people at their origin, with the next one highlighted."""
    crowd = moving_people(state) if decision is not None else None
    if crowd is None:
        return NOTHING
    figure = icon(f"person-{COLOURS[crowd.colour]}", "person")
    return group(
        el(
            "div",
            el(
                "span", figure, el("span", f"×{count}", class_="count") if count > 1 else None, class_="riser"
            ),
            class_="lifted next" if cell == crowd.origins[0] else "lifted",
            style=at(cell),
        )
        for cell, count in Counter(crowd.origins).items()
    )


def _changes(cells: tuple[Cell, ...], turned: bool, first: int) -> Markup:
    """Outline changed cells, numbered in order if there are several.

    In the `first` column the number is on the right, as the left side may be out of view.
    """
    return group(
        el(
            "div",
            el("span", number, class_="number") if len(cells) > 1 else None,
            class_="outline traced first" if seen_cell(cell, turned)[0] == first else "outline traced",
            style=at(cell),
        )
        for number, cell in enumerate(cells, 1)
    )


def _covers(draft: BuildDraft) -> Markup:
    """Show the buildings that the tile may cover, with its worth there."""
    return group(
        el(
            "div",
            money(draft.worths[cell, draft.places[cell][0]], "worth")
            if draft.worths and cell != draft.cell
            else None,
            class_="outline cover",
            style=at(cell),
        )
        for cell in sorted(draft.covers)
    )


def _cross(refused: Refused) -> Markup:
    return el("div", icon("ui-close"), class_="cross", style=at(refused.cell))


def _valuations(
    judged: TileLifted | None, built: Cell | None, looks: Looks, but: Collection[Cell] = ()
) -> Markup:
    """Show the Grifter's valuation of each spot in his colour, except those in `but`; he built on `built`."""
    if judged is None:
        return NOTHING
    most: dict[Cell, int] = {}
    for cell, _, worth in judged.worths:
        most[cell] = max(worth, most.get(cell, worth))
    best = {cell for cell, _ in judged.best}
    return group(
        (
            el(
                "div",
                _judgement(judged, worth),
                class_=f"judged seat-{looks[GRIFTER].colour}" + (" best" if cell in best else ""),
                style=at(cell),
            )
            for cell, worth in most.items()
            if cell not in but
        ),
        outline("lit", (built,)) if built is not None else None,
    )


def _judgement(judged: TileLifted, worth: int) -> Markup:
    """Show a spot's worth to the Grifter: dollars, or people for an enclosure."""
    if judged.rule == "enclosure":
        return el("span", icon("grifter"), icon("ui-people"), worth, class_="worth")
    return el("span", icon("grifter"), money(worth), class_="worth")


def _scored(step: PlaybackStep) -> Iterator[Receipt]:
    return (receipt for event in step.said if isinstance(event, StreetScored) for receipt in event.receipts)


def _sums(street: tuple[Cell, ...], receipts: Iterable[Receipt], looks: Looks) -> Markup:
    """Show in large type over a street what it pays each seat."""
    paid: Counter[int] = Counter()
    for receipt in receipts:
        paid[receipt.seat] += receipt.dollars
    (left, right), (top, bottom) = ((min(along), max(along)) for along in zip(*street, strict=True))
    amounts = (
        el("span", mark(looks[seat]), money(dollars)) for seat, dollars in paid.most_common() if dollars
    )
    size = f";--w:{right - left + 1};--h:{bottom - top + 1}"
    return el("div", amounts, class_="sums", style=at((left, top)) + size)


def _payments(playback: Playback, looks: Looks) -> Markup:
    paid = [step.receipt for step in playback.steps[: playback.number + 1] if step.receipt is not None]
    return group(
        el(
            "div",
            mark(looks[receipt.seat]),
            money(receipt.dollars),
            class_=f"payment seat-{looks[receipt.seat].colour}",
            data_paid=cell_text(receipt.cell),
            style=at(receipt.cell),
        )
        for receipt in paid
        if receipt.cell is not None
    )
