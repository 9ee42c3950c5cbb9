"""The end of the game: the winner, the accounts, the highlights, and what to do next."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from app.engine.game import Result, result
from app.engine.session import Session
from app.engine.state import State
from app.saves.post import read_post, unsent
from app.saves.seating import Looks, SeatLook
from app.ui.core.html import NOTHING, Markup, el, group
from app.ui.core.pieces import button, icon, money, portrait
from app.ui.core.routes import HOME, Route
from app.ui.core.texts import listed, say
from app.ui.features.post.messages import SendTurn
from app.ui.features.report.messages import Report
from app.ui.features.sharing.messages import KeepPicture
from app.ui.table.links import post_link
from app.ui.table.messages import AskSeed, LookAt, PlayFrom
from app.ui.table.playback.celebration import counted_at, named_at
from app.ui.table.views.chart import chart, chart_table
from app.ui.table.views.review import moment_button
from app.ui.words.log import Account, accounts, best_moments, money_over_time
from app.ui.words.names import seat_name, seat_names

if TYPE_CHECKING:
    from app.saves.same_tiles import DealResults, FriendRow
    from app.ui.features.same_tiles.state import Margins


class EndParts(NamedTuple):
    """What the end of the game depends on.

    `counting`: the money comes first, then the winner. `again`: somebody here has finished a game with the
    same tiles before. `chosen`: the name for new solo games. From `deal` on: the results of others with the
    same tiles.
    """

    session: Session
    ended: bool
    looks: Looks
    counting: bool
    again: bool
    chosen: str
    deal: str
    results: DealResults | None
    margins: Margins | None
    watching: bool
    removed: FriendRow | None


def end(parts: EndParts, compared: Markup) -> Markup:
    """Show the end of the game, if it is due; `compared` shows the results of others with the same tiles."""
    session, looks = parts.session, parts.looks
    state = session.state
    outcome = result(state)
    if outcome is None or not parts.ended:
        return NOTHING
    names, over_time = seat_names(state.seats), money_over_time(session)
    return el(
        "div",
        el(
            "div",
            _headline(state, outcome, looks, again=parts.again),
            el(
                "div",
                _ranking(session, outcome, looks),
                class_="ranks",
                role="group",
                tabindex=0,
                aria_label=say("table.seats"),
            ),
            compared,
            chart(names, looks, over_time),
            _moments(session),
            chart_table(names, over_time),
            class_="finale-sheet",
        ),
        _leaving(session),
        class_="finale counting" if parts.counting else "finale",
        style=f"--named:{named_at(len(state.seats))}ms",
        role="dialog",
        aria_modal="true",
        data_modal=True,
        aria_labelledby="end-title",
    )


def _headline(state: State, outcome: Result, looks: Looks, *, again: bool) -> Markup:
    return el(
        "header",
        el(
            "p",
            (portrait(looks[seat], state.seats[seat].kind) for seat in outcome.winners),
            class_="winners",
        ),
        el("p", say("end.counting"), class_="count-down", aria_hidden="true"),
        el("h1", verdict(state, outcome), id="end-title", tabindex=-1, data_refuge=True),
        el(
            "p",
            say("end.solo_difficulty", difficulty=say(f"difficulties.{state.rules.difficulty}.name")),
            class_="quiet",
        )
        if state.rules.solo
        else None,
        el("p", say("end.again_solo" if state.rules.solo else "end.again"), class_="quiet")
        if again
        else None,
        el("p", say("end.no_place"), class_="quiet") if any(seat.hand for seat in state.seats) else None,
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
        for part in ("start", "streets", "end", "tokens")
        if part in ("streets", "end")
        or any(getattr(account, part) for account in sums)
        or (part == "tokens" and state.rules.business)
    ]
    ranked = sorted(range(len(sums)), key=lambda seat: (seat not in outcome.winners, -sums[seat].total))
    most = max((account.total for account in sums), default=0)
    beside = len(parts) <= BESIDE
    seats = el("th", el("span", say("table.seats"), class_="visually-hidden"), scope="col")
    return el(
        "table",
        el(
            "thead",
            el(
                "tr",
                seats if beside else None,
                (el("th", say(f"end.from_{PARTS[part]}"), scope="col") for part in parts),
                el("th", say("end.total"), scope="col"),
            ),
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

PARTS = {"start": "start", "streets": "streets", "end": "endgame", "tokens": "tokens"}
"""The parts of an account, with the keys of their texts."""


def _ranked(state: State, seat: int, look: SeatLook) -> Markup:
    return el(
        "div",
        portrait(look, state.seats[seat].kind),
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
    found = best_moments(session)
    if not found:
        return NOTHING
    return el(
        "section",
        el("h2", say("end.best_moments")),
        el("ul", (el("li", moment_button(moment)) for moment in found)),
        class_="moments",
    )


def _leaving(session: Session) -> Markup:
    total = len(session.history)
    post = read_post(session)
    return el(
        "nav",
        button(
            SendTurn(),
            icon("ui-share"),
            say("post.send_end" if unsent(session, post) else "post.send_again"),
            class_="button primary" if unsent(session, post) else "button",
            data_link=post_link(session, post),
        )
        if post is not None
        else None,
        button(
            AskSeed("rematch"),
            icon("ui-turn"),
            say("buttons.rematch"),
            class_="button" if post is not None and unsent(session, post) else "button primary",
        ),
        button(Report(), icon("ui-learn"), say("report.open")),
        button(PlayFrom(0), icon("ui-play"), say("buttons.play_again")),
        button(LookAt(total), icon("ui-eye"), say("buttons.look_through")),
        button(AskSeed("same-deal"), icon("ui-copy"), say("buttons.same_deal")),
        el("a", icon("ui-share"), say("buttons.share"), href=str(Route("share")), class_="button"),
        button(KeepPicture(), icon("ui-picture"), say("buttons.picture")),
        el("a", icon("ui-home"), say("buttons.leave"), href=str(HOME), class_="button"),
        class_="leaving",
    )
