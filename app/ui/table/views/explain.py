"""Explanations beside the board: the ghost's effect, the Grifter's choice, and payments."""

from __future__ import annotations

from typing import NamedTuple

from app.engine.events import TileLifted
from app.engine.forecast import Preview, Scoring
from app.engine.receipts import Receipt
from app.engine.state import State
from app.saves.seating import Looks
from app.ui.core.feature import load
from app.ui.core.html import NOTHING, Child, Markup, el, group
from app.ui.core.pieces import button, icon, mark, money
from app.ui.core.settings import Helps
from app.ui.core.texts import capital, counted, passage, say, sentence
from app.ui.table.draft import NUMBERED, BuildDraft
from app.ui.table.good_spots import GoodSpots
from app.ui.table.messages import HoldShow, Pull, ShowNext
from app.ui.table.playback.steps import Playback, PlaybackStep
from app.ui.table.views import subjects
from app.ui.table.views.valuations import receipt_lines
from app.ui.words.grifter import grifter_lines
from app.ui.words.names import seat_name
from app.ui.words.sentences import (
    building_name,
    closing_street_words,
    ends_of,
    name_at,
    pointing_words,
    sentences,
    street_words,
    worth_words,
)


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
        about = subjects.SubjectParts(state, parts.looks, parts.helps, parts.phones, parts.secret)
        return subjects.subject_card(about, parts.subject)
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
