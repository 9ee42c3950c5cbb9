"""Explanations beside the board: subjects, the ghost's effect, the Grifter's choice, and payments."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from app.engine.city import ICONS, Building, Site
from app.engine.events import TileLifted
from app.engine.forecast import Preview, Scoring, standings
from app.engine.geometry import Cell, parse_cell
from app.engine.receipts import Receipt
from app.engine.state import Rules, State
from app.engine.valuation import receipt
from app.saves.marks import Looks
from app.ui.core.feature import contributions, load
from app.ui.core.html import NOTHING, Child, Markup, el, group
from app.ui.core.model import Helps, Route
from app.ui.core.pieces import button, icon, link, mark, money, portrait
from app.ui.core.texts import capital, counted, knows, listed, passage, say, sentence
from app.ui.table.good_spots import GoodSpots
from app.ui.table.messages import Help, HoldShow, Pull, ShowNext, SubjectKind, read_subject
from app.ui.table.model import NUMBERED, BuildDraft
from app.ui.table.places import SeatButton
from app.ui.table.playback.steps import Playback, PlaybackStep
from app.ui.table.views.rail import mood_of
from app.ui.table.views.tiles import receipt_lines
from app.ui.words import handbook
from app.ui.words.handbook import valuation_entry, valuation_help
from app.ui.words.names import named, seat_name
from app.ui.words.sentences import (
    building_name,
    closing_street_words,
    ends_of,
    grifter_lines,
    name_at,
    pointing_words,
    residents_words,
    sentences,
    street_words,
    token_words,
    worth_words,
)

SUBJECT_SHELVES: Final[Mapping[SubjectKind, str]] = {
    "consultant": "consultants",
    "token": "business",
    "symbol": "symbols",
    "person": "people",
    "back": "backs",
    "topic": "topics",
}
"""The shelves of `help.toml` by the first word of a subject."""


class SubjectParts(NamedTuple):
    """The inputs of the explanation of a subject."""

    state: State
    looks: Looks
    helps: Helps
    phones: bool = False
    """Whether hands can be on phones."""
    secret: bool = False
    """Whether to hide worths, because they would answer a question."""


def subject_card(parts: SubjectParts, subject: str) -> Markup:
    """Explain a subject; return nothing for an unknown one, perhaps from an old link."""
    state, looks = parts.state, parts.looks
    read = read_subject(subject)
    if read is None:
        return NOTHING
    kind, name = read
    if kind == "cell":
        cell = parse_cell(name)
        return _building_here(state, cell, looks, secret=parts.secret) if cell in state.city else NOTHING
    if kind == "tile" and name in state.rules.deck:
        building = state.rules.deck[name]
        return card(named(building), _tile_text(state, building), _valuation_anchor(building))
    if kind == "seat":
        return _seat_card(state, name, looks, parts.helps, phones=parts.phones)
    shelf = SUBJECT_SHELVES.get(kind, "")
    if name not in handbook.entries(shelf):
        return NOTHING
    text = _shelf_text(kind, shelf, name, state.rules)
    return card(handbook.entry_name(shelf, name), text, handbook.anchor(shelf, name))


def _seat_card(state: State, number: str, looks: Looks, helps: Helps, *, phones: bool) -> Markup:
    """Show a seat's money, signs, tokens, consultant and hand; of the Grifter, who he is.

    `phones`: a person's hand can be on a phone.
    """
    if not number.isdecimal() or int(number) >= len(state.seats):
        return NOTHING
    at = int(number)
    seat, grifter = state.seats[at], state.rules.is_grifter(at)
    children: list[Child] = []
    if grifter:
        text = handbook.entry_text("topics", "grifter", state.rules)
        children.append(
            el("p", portrait(looks[at], seat.kind, mood_of(state)), el("span", text), class_="who-is")
        )
    else:
        who = el("strong", seat_name(state, at))
        children.append(el("p", mark(looks[at]), who, money(seat.money, "money big"), class_="payee"))
        if helps in NUMBERED and not state.over:
            children.append(el("p", say("table.forecast", dollars=standings(state)[at])))
        children.append(el("p", say("table.signs_left", signs=counted("sign", seat.signs))))
    if state.rules.business:
        held = zip(ICONS, seat.tokens, strict=True)
        tokens = [token_words(kind, count) for kind, count in held if count]
        children.append(el("p", listed(tokens, "unit")) if tokens else None)
    if seat.consultant:
        name = handbook.entry_name("consultants", seat.consultant)
        children.append(el("p", el("strong", name)))
        children.append(
            _entry(
                f"consultant-{seat.consultant}",
                handbook.entry_text("consultants", seat.consultant, state.rules),
            )
        )
    if phones and seat.kind == "human":
        children += [
            button(f"{each.verb} {at}", icon(each.icon), say(each.text)) for each in contributions(SeatButton)
        ]
    return card(seat_name(state, at), children, handbook.anchor("topics", "grifter" if grifter else "sign"))


def _valuation_anchor(building: Building) -> str:
    return handbook.anchor("valuations", valuation_entry(building))


def card(title: str, children: Child, anchor: str = "") -> Markup:
    """Show a card over the board, with a link to its rule."""
    return el(
        "div",
        el(
            "header",
            el("h3", title, tabindex=-1, data_entry=True),
            button(Help(""), icon("ui-close"), label=say("buttons.close"), class_="tool"),
        ),
        children,
        link(Route("rules", anchor), icon("ui-help"), say("buttons.open_rule"), class_="button small")
        if anchor
        else None,
        class_="card subject right",
        role="dialog",
        aria_label=title,
    )


def _tile_text(state: State, building: Building) -> list[Child]:
    flavour = f"flavour.{building.id}"
    children: list[Child] = [el("p", say(flavour), class_="quiet")] if knows(flavour) else []
    children.append(el("p", valuation_help(building, state.rules)))
    arrivals = building.cell is None
    children += [
        _entry(f"symbol-{symbol}", _symbol("symbols", symbol, state.rules, arrivals=arrivals))
        for symbol in dict.fromkeys(building.symbols)
    ]
    children += [_pointing_help()] if building.symbols else []
    if state.rules.business:
        children += [
            _entry(f"business-{kind}", handbook.entry_text("business", kind, state.rules))
            for kind in dict.fromkeys(building.icons)
        ]
    return children


def _shelf_text(kind: str, shelf: str, name: str, rules: Rules) -> list[Child]:
    pointing = [_pointing_help()] if kind == "symbol" else []
    return [el("p", _symbol(shelf, name, rules, arrivals=True)), *pointing]


def _pointing_help() -> Markup:
    """Say where symbols count."""
    return el("p", say("help.pointing.text"))


def _symbol(shelf: str, name: str, rules: Rules, *, arrivals: bool) -> str:
    """Return a help text; `arrivals`: it says who arrives with the tile."""
    arrival = f"help.{shelf}.{name}.arrival"
    text = handbook.entry_text(shelf, name, rules)
    return f"{say(arrival)} {text}" if arrivals and knows(arrival) else text


def _entry(drawn: str, text: str) -> Markup:
    return el("p", icon(drawn, f"icon {drawn}"), el("span", text), class_="entry")


def _building_here(state: State, cell: Cell, looks: Looks, *, secret: bool) -> Markup:
    site = state.city.sites[cell]
    children: list[Child] = []
    if site.owner is not None:
        now = receipt(state, cell) if not secret else None
        children.append(
            el(
                "p",
                mark(looks[site.owner]),
                el("strong", seat_name(state, site.owner)),
                money(now.dollars, "money big") if now is not None else None,
                class_="payee",
            )
        )
        children.append(receipt_lines(state, now) if now is not None else None)
    children += [_street_at(state, cell), _people(site)]
    children += _tile_text(state, site.building)
    return card(named(site.building), children, _valuation_anchor(site.building))


def _street_at(state: State, cell: Cell) -> Markup:
    street = state.city.streets[cell]
    parts = [say("preview.street", count=len(street.cells))]
    for end, at in zip(ends_of(street.facing), street.ends, strict=True):
        facing = say(f"facings.{end}")
        parts.append(
            say("preview.closed_by", end=facing, building=name_at(state, at))
            if at in state.city
            else say("preview.open_end", end=facing)
        )
    return el("p", passage(map(sentence, parts)), class_="quiet")


def _people(site: Site) -> Child:
    words = residents_words(site.people, site.fomo)
    return el("p", listed(words, "unit"), class_="quiet") if words else None


class ExplainParts(NamedTuple):
    """The inputs of the explanation beside the board."""

    state: State
    draft: BuildDraft | None
    subject: str
    helps: Helps
    looks: Looks
    pulled: bool
    """Whether the card is pulled up; on a phone only one line shows before, except for a subject."""
    phones: bool = False
    """Whether hands can be on phones."""
    secret: bool = False
    """Whether to hide worths, because they would answer a question."""
    good: GoodSpots | None = None
    """The stars, where they are shown."""


def explain(parts: ExplainParts) -> Markup:
    """Show one card: the ghost's effect, the Grifter's reasons, or the explained subject."""
    state, draft = parts.state, parts.draft
    if parts.subject.startswith("spot "):
        card: Markup = load("table.views.fitting:fitting_card")(state, parts.subject, parts.helps, parts.good)
        return card
    if parts.subject:
        about = SubjectParts(state, parts.looks, parts.helps, parts.phones, parts.secret)
        return subject_card(about, parts.subject)
    if draft is None or parts.helps not in NUMBERED:
        return NOTHING
    if draft.preview is not None:
        return _preview(state, draft.preview, draft.judgement, parts.looks, parts.pulled)
    if draft.judged is not None:
        reasons = grifter(state, draft.judged, built=False)
        return el("div", pull_handle(parts.pulled), reasons, class_=_card("explain", parts.pulled))
    return NOTHING


def pull_handle(pulled: bool) -> Markup:
    """Show the handle that pulls a card up or down."""
    label = say("buttons.pull_down" if pulled else "buttons.pull_up")
    return button(Pull(), icon("ui-back"), label=label, class_="pull", aria_expanded=pulled)


def _card(kind: str, pulled: bool) -> str:
    return f"card {kind}" + (" pulled" if pulled else "")


# --- The ghost ---


def _preview(state: State, preview: Preview, judged: int | None, looks: Looks, pulled: bool) -> Markup:
    worth, *rest = worth_words(preview.receipt.dollars, judged)
    return el(
        "div",
        pull_handle(pulled),
        el("h3", capital(worth) if rest else say("preview.details")),
        (el("p", capital(text)) for text in rest),
        receipt_lines(state, preview.receipt),
        el("p", _street(preview), class_="quiet"),
        _pointing(state, preview),
        (_closing_street(state, scoring, looks) for scoring in preview.enclosed),
        el(
            "p",
            say(
                "preview.signs_after",
                count=preview.signs_left,
                signs=counted("sign", preview.signs_left),
            ),
            class_="quiet",
        )
        if not state.rules.is_grifter(preview.receipt.seat)
        else None,
        class_=_card("explain", pulled),
    )


def _street(preview: Preview) -> str:
    parts = [say("preview.street", count=len(preview.street.cells))]
    for end, cell in zip(ends_of(preview.street.facing), preview.street.ends, strict=True):
        key = "open_end" if cell in preview.open_ends else "closed_end"
        parts.append(say(f"preview.{key}", end=say(f"facings.{end}")))
    return passage(map(sentence, parts))


def _pointing(state: State, preview: Preview) -> Child:
    lines = [pointing_words(state, preview.pointing_in)] if preview.pointing_in else []
    if preview.points_to is not None:
        lines.append(say("preview.points_out", building=name_at(state, preview.points_to.cells[0])))
    return el("p", passage(map(sentence, lines)), class_="quiet") if lines else None


def _closing_street(state: State, scoring: Scoring, looks: Looks) -> Markup:
    moves: list[Child] = []
    for colour, count, destinations in scoring.crowds:
        text = "would_move" if destinations else "would_fomo"
        people = say(f"preview.{text}", people=counted(colour, count))
        figure = icon(f"person-{colour}-lying" if destinations else f"person-{colour}", "person")
        moves.append(el("li", figure, people))
    return el(
        "div",
        el("h4", icon("ui-street"), say("preview.encloses", street=closing_street_words(state, scoring))),
        el(
            "ul",
            (
                el(
                    "li",
                    mark(looks[seat]),
                    el("span", seat_name(state, seat)),
                    money(dollars),
                    class_="payout",
                )
                for seat, dollars in enumerate(scoring.dollars)
                if dollars
            ),
        ),
        el("ul", moves, class_="moves") if moves else el("p", say("preview.nobody_moves"), class_="quiet"),
        class_="enclosed",
    )


# --- The playback ---


def show(state: State, shown: Playback | None, looks: Looks, pulled: bool) -> Markup:
    """Show the current step, with buttons for the next, the previous, pause and skip."""
    if shown is None:
        return NOTHING
    return el(
        "div",
        pull_handle(pulled),
        _step(state, shown, looks),
        el(
            "p",
            button(ShowNext(shown.choice, -1), say("buttons.skip"), class_="button small"),
            el("span", f"{shown.number + 1}/{len(shown.steps)}", class_="quiet"),
            _step_buttons(shown),
            class_="show-foot",
        ),
        class_=_card("show", pulled),
    )


def _step_buttons(shown: Playback) -> Markup:
    held = shown.held
    hold = say("buttons.let_go" if held else "buttons.hold")
    return el(
        "span",
        _step_button(shown, -1, "ui-back", say("buttons.beat_back")),
        button(HoldShow(not held), icon("ui-play" if held else "ui-pause"), label=hold, class_="tool"),
        _step_button(shown, 1, "ui-forward", say("buttons.beat_next")),
        class_="steps",
    )


def _step_button(shown: Playback, by: int, drawn: str, label: str) -> Markup:
    target = shown.number + by
    message = ShowNext(shown.choice, max(target, 0))
    return button(message, icon(drawn), label=label, class_="tool", disabled=target < 0)


def _step(state: State, shown: Playback, looks: Looks) -> Markup:
    step = shown.step
    if step.lifted is not None:
        return grifter(state, step.lifted, built=True)
    if step.receipt is not None:
        last = shown.steps[shown.number - 1] if shown.number else None
        titled = last is None or last.receipt is None
        title = _title(state, step) if titled or step.street else None
        return group(el("h3", title) if title else None, _payment(state, step.receipt, looks))
    if step.closing:
        return el("h3", say("log.enclosed", street=street_words(state, step.street)))
    if step.street:
        return group(el("h3", _title(state, step)), el("p", say("story.home")))
    return group(el("p", text) for event in step.said for text in sentences(event, state))


def _title(state: State, step: PlaybackStep) -> str:
    if not step.street:
        return say("log.game_ended")
    return say("log.street_scored", street=street_words(state, step.street))


def _payment(state: State, receipt: Receipt, looks: Looks) -> Markup:
    return group(
        el(
            "p",
            mark(looks[receipt.seat]),
            el(
                "span",
                el("strong", seat_name(state, receipt.seat)),
                " ",
                building_name(state, receipt.tile) if receipt.tile is not None else "",
            ),
            money(receipt.dollars, "money big"),
            class_="payee",
        ),
        receipt_lines(state, receipt),
    )


# --- The Grifter ---


def grifter(state: State, lifted: TileLifted, *, built: bool) -> Markup:
    """Show where the Grifter builds and why."""
    title = el("h3", icon("grifter"), say("grifter.title"), class_="with-icon")
    lines = (el("p", line) for line in grifter_lines(state, lifted, built=built))
    return group(title, el("div", lines, class_="reasons"))
