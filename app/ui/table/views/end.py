"""The end of the game: the winner, the accounts, the chart, the highlights, and what to do next."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from app.engine.game import Result, result
from app.engine.session import Session
from app.engine.state import State
from app.saves.marks import Looks, SeatLook
from app.ui.core.feature import load
from app.ui.core.html import NOTHING, Markup, el, group
from app.ui.core.model import Model, Route
from app.ui.core.page_parts import back_arrow
from app.ui.core.pieces import ART, button, icon, link, money, portrait, table_head, unseen
from app.ui.core.texts import labelled, listed, passage, say, sentence
from app.ui.table.model import Table
from app.ui.table.places import EndButton, EndNote, EndSection, Placed, active, gather
from app.ui.table.playback.steps import counted_at, named_at
from app.ui.table.views.log import moment_button
from app.ui.table.views.rail import mood_of
from app.ui.words.log import Account, accounts, best_moments, celebrated_seats, money_over_time
from app.ui.words.names import seat_name, seat_names

WIDTH, HEIGHT = 640, 260
LEFT, RIGHT, TOP, BOTTOM = 62, 24, 16, 30
MARK_SIZE: Final = 16
LINES: Final = 5
"""The most grid lines of the chart, and the most marks on a seat's line."""

Row = tuple[int, ...]


def chart(names: Sequence[str], looks: Looks, over_time: Sequence[Row]) -> Markup:
    """Show the money of all seats; `over_time` has a row for the start and one after each turn."""
    return el(
        "figure",
        el("figcaption", say("end.chart")),
        _drawing(names, looks, over_time),
        class_="chart",
    )


def chart_table(names: Sequence[str], over_time: Sequence[Row]) -> Markup:
    """Show the chart's data as a table that opens."""
    return el(
        "details", el("summary", say("end.chart_table")), _table(names, over_time), class_="chart-table"
    )


def _drawing(names: Sequence[str], looks: Looks, over_time: Sequence[Row]) -> Markup:
    step = nice_step(max(max(row) for row in over_time))
    top = max(step, -(-max(max(row) for row in over_time) // step) * step)
    last = max(len(over_time) - 1, 1)

    def x(turn: float) -> float:
        return round(LEFT + turn * (WIDTH - LEFT - RIGHT) / last, 1)

    def y(dollars: int) -> float:
        return round(HEIGHT - BOTTOM - dollars * (HEIGHT - TOP - BOTTOM) / top, 1)

    turns = range(0, last + 1, nice_step(last))
    return el(
        "svg",
        (
            el(
                "g",
                el("line", x1=LEFT, x2=WIDTH - RIGHT, y1=y(dollars), y2=y(dollars), class_="across"),
                el(
                    "text",
                    say("table.money", dollars=dollars),
                    x=LEFT - 8,
                    y=y(dollars) + 4,
                    class_="dollars",
                ),
            )
            for dollars in range(0, top + 1, step)
        ),
        (el("text", turn, x=x(turn), y=HEIGHT - 8) for turn in turns),
        (
            _line(looks[seat], [(x(turn), y(row[seat])) for turn, row in enumerate(over_time)])
            for seat in range(len(names))
        ),
        viewBox=f"0 0 {WIDTH} {HEIGHT}",
        role="img",
        aria_label=_summary(names, over_time),
    )


def _line(look: SeatLook, points: Sequence[tuple[float, float]]) -> Markup:
    every = max(1, (len(points) - 1) // LINES)
    marked = [point for number, point in enumerate(points) if number % every == 0 and number]
    if points[-1] not in marked:
        marked.append(points[-1])
    return el(
        "g",
        el("polyline", points=" ".join(f"{px},{py}" for px, py in points)),
        (
            el(
                "svg",
                el("use", href=f"{ART}seat-{look.shape}"),
                x=px - MARK_SIZE / 2,
                y=py - MARK_SIZE / 2,
                width=MARK_SIZE,
                height=MARK_SIZE,
                viewBox="0 0 24 24",
            )
            for px, py in marked
        ),
        class_=f"line seat-{look.colour}",
    )


def nice_step(highest: int) -> int:
    """Return a round step (1, 2 or 5 times a power of ten) that divides a range into few parts."""
    scale = 1
    while True:
        for factor in (1, 2, 5):
            if highest <= factor * scale * LINES:
                return factor * scale
        scale *= 10


def _summary(names: Sequence[str], over_time: Sequence[Row]) -> str:
    ends = [
        labelled(name, say("table.money", dollars=dollars))
        for name, dollars in zip(names, over_time[-1], strict=True)
    ]
    return passage((sentence(say("end.chart")), listed(ends, "unit")))


def _table(names: Sequence[str], over_time: Sequence[Row]) -> Markup:
    return el(
        "table",
        table_head(say("end.turn"), *names),
        el(
            "tbody",
            (
                el("tr", el("th", turn, scope="row"), (el("td", money(dollars)) for dollars in row))
                for turn, row in enumerate(over_time)
            ),
        ),
    )


class EndParts(NamedTuple):
    """The inputs of the end of the game."""

    session: Session
    looks: Looks
    counting: bool
    """Whether the money comes first, then the winner."""
    main: EndButton | None
    """The main button."""
    notes: tuple[Placed[EndNote], ...]
    sections: tuple[Placed[EndSection], ...]
    buttons: tuple[Placed[EndButton], ...]


def end_parts(model: Model, table: Table) -> EndParts | None:
    """Return the inputs of the end, or `None` if it is not due."""
    if not table.ended:
        return None
    buttons = sorted(active(EndButton, model), key=lambda each: each.position)
    return EndParts(
        table.session,
        table.viewing.looks,
        is_counting(model, table),
        next((each for each in buttons if each.main(model)), None),
        gather(EndNote, model, table),
        gather(EndSection, model, table),
        gather(EndButton, model, table),
    )


def is_counting(model: Model, table: Table) -> bool:
    """Return whether to animate the celebration, which reduced motion prevents."""
    return table.celebrating and table.ended and not model.settings.still


def no_parts(model: Model, table: Table) -> tuple[()]:
    """Return no parts, for a view that depends on nothing."""
    return ()


def session_parts(model: Model, table: Table) -> tuple[Session]:
    """Return the session, for a view that depends on nothing else."""
    return (table.session,)


def end(parts: EndParts | None) -> Markup:
    """Show the end of the game, if it is due."""
    outcome = result(parts.session.state) if parts is not None else None
    if parts is None or outcome is None:
        return NOTHING
    session, looks = parts.session, parts.looks
    state = session.state
    names, over_time = seat_names(state.seats), money_over_time(session)
    return el(
        "div",
        el(
            "div",
            _headline(session, outcome, looks, parts.notes),
            el(
                "div",
                _ranking(session, outcome, looks),
                class_="ranks",
                role="group",
                tabindex=0,
                aria_label=say("table.seats"),
            ),
            _moments(session),
            [each.markup for each in parts.sections],
            chart(names, looks, over_time),
            chart_table(names, over_time),
            class_="finale-sheet",
        ),
        _leaving(parts.main, parts.buttons),
        class_="finale counting" if parts.counting else "finale",
        style=f"--named:{named_at(len(state.seats))}ms",
        role="dialog",
        aria_modal="true",
        data_modal=True,
        aria_labelledby="end-title",
    )


def _headline(session: Session, outcome: Result, looks: Looks, notes: tuple[Placed[EndNote], ...]) -> Markup:
    """Show the result with the portraits of the winners, or of the only person: the end celebrates people."""
    state = session.state
    return el(
        "header",
        back_arrow(),
        [note.markup for note in notes if note.place.above],
        el(
            "p",
            (
                portrait(looks[seat], state.seats[seat].kind, mood_of(state))
                for seat in celebrated_seats(session)
            ),
            class_="celebrated",
        ),
        el("p", say("end.counting"), class_="count-down", aria_hidden="true"),
        el("h1", verdict(state, outcome), id="end-title", tabindex=-1, data_refuge=True),
        el(
            "div",
            el(
                "p",
                say("end.solo_difficulty", difficulty=say(f"difficulties.{state.rules.difficulty}.name")),
                class_="quiet",
            )
            if state.rules.solo
            else None,
            [note.markup for note in notes if not note.place.above],
            el("p", say("end.no_place"), class_="quiet") if any(seat.hand for seat in state.seats) else None,
            class_="end-notes",
        ),
        class_="verdict",
    )


def verdict(state: State, outcome: Result) -> str:
    """Return the result of the game in one sentence."""
    names = [seat_name(state, seat) for seat in outcome.winners]
    best = max(outcome.money)
    if state.rules.solo:
        you, grifter = outcome.money
        key = "solo_win" if you > grifter else "solo_tie" if you == grifter else "solo_loss"
        return say(f"end.{key}", dollars=best, margin=abs(you - grifter))
    if len(names) > 1:
        key = "tie_shared" if outcome.shared else "tie_rematch"
        return say(f"end.{key}", names=listed(names), dollars=best)
    second = max(
        (seat for seat in range(len(state.seats)) if seat not in outcome.winners),
        key=lambda seat: outcome.money[seat],
    )
    margin = best - outcome.money[second]
    return say("end.wins_by", name=names[0], dollars=best, margin=margin, other=seat_name(state, second))


def _ranking(session: Session, outcome: Result, looks: Looks) -> Markup:
    state = session.state
    sums = accounts(session)
    parts = [
        part
        for part in PARTS
        if part in ("streets", "end")
        or any(getattr(account, part) for account in sums)
        or (part == "tokens" and state.rules.business)
    ]
    ranked = sorted(range(len(sums)), key=lambda seat: (seat not in outcome.winners, -sums[seat].total))
    most = max((account.total for account in sums), default=0)
    beside = len(parts) <= BESIDE
    return el(
        "table",
        table_head(
            *([unseen(say("table.seats"))] if beside else []),
            *(say(f"end.from_{PARTS[part]}") for part in parts),
            say("end.total"),
        ),
        (
            el(
                "tbody",
                _sums(_ranked(state, seat, looks[seat]), sums[seat], parts, beside=beside),
                _bar(sums[seat], parts, most, looks[seat].colour, len(parts) + 1 + beside),
                style=f"--at:{counted_at(rank, len(ranked))}ms",
            )
            for rank, seat in enumerate(ranked)
        ),
        class_="ranking",
    )


BESIDE = 3
"""The number of account parts that fit beside a name; longer accounts get their own row."""

PARTS = {"start": "start", "streets": "streets", "end": "endgame", "tokens": "tokens", "by_hand": "by_hand"}
"""The parts of an account, with the keys of their texts."""


def _ranked(state: State, seat: int, look: SeatLook) -> Markup:
    return el(
        "div",
        portrait(look, state.seats[seat].kind, mood_of(state)),
        el("span", seat_name(state, seat)),
        class_="ranked",
    )


def _sums(name: Markup, account: Account, parts: list[str], *, beside: bool) -> Markup:
    """Show a seat's account with its total, beside or below the name."""
    counted = [el("td", money(getattr(account, part))) for part in parts]
    total = money(account.total, "money big")
    if beside:
        return el("tr", el("th", name, scope="row"), counted, el("td", total))
    return group(
        el("tr", el("th", name, scope="rowgroup", colspan=len(parts)), el("td", total, rowspan=2)),
        el("tr", counted),
    )


def _bar(account: Account, parts: list[str], most: int, colour: int, columns: int) -> Markup:
    """Draw a seat's account as a stacked bar."""
    return el(
        "tr",
        el(
            "td",
            el(
                "div",
                (
                    el("i", class_=f"of-{part}", style=f"--share:{getattr(account, part) / most:.4f}")
                    for part in parts
                    if most and getattr(account, part) > 0
                ),
                class_=f"bar seat-{colour}",
            ),
            colspan=columns,
        ),
        class_="bars",
        aria_hidden="true",
    )


def _moments(session: Session) -> Markup:
    moments = best_moments(session)
    if not moments:
        return NOTHING
    return el(
        "section",
        el("h2", say("end.best_moments")),
        el("ul", (el("li", moment_button(moment)) for moment in moments)),
        class_="moments",
    )


# --- What to do next ---


IN_SIGHT: Final = 3
"""The number of buttons in sight; one more opens the others."""


def _leaving(main: EndButton | None, buttons: tuple[Placed[EndButton], ...]) -> Markup:
    """Show the main button, then the others by position."""
    ordered = sorted(buttons, key=lambda each: (each.place is not main, each.place.position))
    drawn = [_button(each, main=each.place is main) for each in ordered]
    return el(
        "nav",
        drawn[:IN_SIGHT],
        el(
            "details",
            el("summary", icon("ui-menu"), say("buttons.more"), class_="button"),
            el("div", drawn[IN_SIGHT:], class_="more-ways"),
            class_="end-more",
            data_menu=True,
        ),
        class_="leaving",
    )


def kind_note(words: str) -> Markup:
    """Show the kind of game."""
    return el("p", words, class_="kind-of-game")


def practice_note() -> Markup:
    """Show that the game was practice."""
    return kind_note(say("new_game.practice_badge"))


def end_button(main: bool, leads: str | Route, drawn: str, text: str) -> Markup:
    """Return a button that sends a message, or a link that looks like one."""
    class_ = "button primary" if main else "button"
    if isinstance(leads, Route):
        return link(leads, icon(drawn), say(text), class_=class_)
    return button(leads, icon(drawn), say(text), class_=class_)


def _button(placed: Placed[EndButton], *, main: bool) -> Markup:
    """Show a button: by its view, or as its contribution describes it."""
    place = placed.place
    if not place.view:
        return end_button(main, place.message or Route(place.screen), place.icon, place.text)
    markup: Markup = load(place.view)(main, *placed.parts)
    return markup
