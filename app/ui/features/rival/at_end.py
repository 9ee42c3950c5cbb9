"""The end of a game with a rival: both cities, money over time, the ways on; results against friends."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Final, NamedTuple

from app.engine.city import Site
from app.engine.session import Session
from app.saves.marks import Looks
from app.saves.rivals import OWN, Rival
from app.saves.save import Block, blocks_of
from app.ui.core.html import NOTHING, Child, Markup, Region, el, region
from app.ui.core.model import Model
from app.ui.core.pieces import button, icon, table_head
from app.ui.core.texts import You, labelled, money_words, say
from app.ui.features.rival.duels import DUELS, Duel, Duels
from app.ui.features.rival.handlers import expert_rival, friend_of, may_challenge
from app.ui.features.rival.state import RIVAL, ChallengeFriend, PlayAgainst, RivalState
from app.ui.features.rival.views import rival_looks, rival_name
from app.ui.features.same_tiles.compared import EXPERT
from app.ui.features.saves.thumbnail import thumbnail
from app.ui.table.model import Table
from app.ui.table.places import OtherCity
from app.ui.table.views.end import chart
from app.ui.words.names import given_seat_name, you


class EndParts(NamedTuple):
    """The inputs of the end: the game, its looks, its rival, and whether the expert's game is known.

    `own`: somebody here has played the game; other games came by a link.
    """

    session: Session
    looks: Looks
    state: RivalState | None
    expert: bool
    own: bool


def end_parts(model: Model, table: Table) -> tuple[EndParts] | None:
    """Return the inputs of the end, or `None` for a game that cannot have a rival."""
    if not may_challenge(table):
        return None
    state = model[RIVAL] if model[RIVAL].game == table.id else None
    expert = expert_rival(model) is not None
    return (EndParts(table.session, table.viewing.looks, state, expert, table.origin.saved),)


def at_end(parts: EndParts) -> Markup:
    """Show the game beside its rival's, and the ways to play against a game with these tiles."""
    state = parts.state
    compared = state is not None and state.rival is not None and state.whole
    return el(
        "section",
        el("h2", say("rival.title")),
        _compared(parts, state) if state is not None and compared else None,
        el("p", say("rival.no_replay")) if state is not None and state.course and not state.whole else None,
        el(
            "p",
            button(
                ChallengeFriend(), icon("ui-people"), say(challenge_key(parts.session)), class_="button small"
            ),
            button(PlayAgainst(OWN), icon("ui-turn"), say("rival.play_own"), class_="button small"),
            button(PlayAgainst(EXPERT), icon("ui-bot"), say("rival.play_expert"), class_="button small")
            if parts.expert
            else None,
            class_="rival-ways",
        ),
        class_="rival-end",
    )


def note_parts(model: Model, table: Table) -> tuple[Session, RivalState, bool] | None:
    """Return the inputs of the note on the rival, or `None` until its game is known."""
    state = model[RIVAL]
    known = may_challenge(table) and state.game == table.id and state.whole
    return (table.session, state, table.origin.saved) if known else None


def note(session: Session, state: RivalState, own: bool) -> Markup:
    """Show who has won against the rival."""
    if state.rival is None or not state.course:
        return NOTHING
    names = _names(session, state.rival, own)
    return el("p", result_words(names, session.state.seats[0].money, state.course[-1].money))


def second_city(model: Model, table: Table) -> OtherCity | None:
    """Return the rival's city at the end, for posters of a finished game."""
    state, deck = model[RIVAL], table.session.deal.rules.deck
    if not may_challenge(table) or state.game != table.id or not state.whole:
        return None
    if state.rival is None or not state.course:
        return None
    sites = {block.cell: Site(deck[tile], block.facing, block.owner) for block, tile in state.course[-1].city}
    looks = rival_looks(table.viewing.looks)
    return OtherCity(rival_name(state.rival), state.course[-1].money, sites, looks)


def challenge_key(session: Session) -> str:
    """Return the key of the words that share a game: a friend gets an answer."""
    return "rival.challenge" if friend_of(session) is None else "rival.send_back"


def _compared(parts: EndParts, state: RivalState) -> Child:
    session, rival, course = parts.session, state.rival, state.course
    if rival is None or not course:
        return None
    names = _names(session, rival, parts.own)
    looks = parts.looks[0], rival_looks(parts.looks)[0]
    rows = money_by_turn(session, [(moment.turn, moment.money) for moment in course])
    cities = blocks_of(session.state), tuple(block for block, _ in course[-1].city)
    mine, theirs = rows[-1][1:]
    return [
        el("p", el("strong", result_words(names, mine, theirs)), _decided(names, rows)),
        el(
            "div",
            (
                _city(name, money, city, (look, parts.looks[1]))
                for name, money, city, look in zip(names, (mine, theirs), cities, looks, strict=True)
            ),
            class_="rival-cities",
        ),
        chart(names, looks, [row[1:] for row in rows]),
    ]


def _names(session: Session, rival: Rival, own: bool) -> tuple[str, str]:
    """Return the names of the player, who is *you* in an own game, and of the rival."""
    return you() if own else given_seat_name(session.state.seats[0]), rival_name(rival)


def _city(name: str, dollars: int, city: tuple[Block, ...], looks: Looks) -> Markup:
    words = labelled(name, money_words(dollars))
    return el("figure", thumbnail(city, looks, say("rival.final_city", name=name)), el("figcaption", words))


Row = tuple[int, int, int]
"""A turn, and the money of the player and the rival at its beginning."""


def money_by_turn(session: Session, rival: Sequence[tuple[int, int]]) -> list[Row]:
    """Return both players' money at the beginning of each turn and at the end; a finished game stays so."""
    starts = (next(states) for _, states in groupby(session.states, key=lambda state: state.turn))
    mine = [(state.turn, state.seats[0].money) for state in starts]
    mine.append((session.state.turn + 1, session.state.seats[0].money))
    turns = sorted({turn for turn, _ in (*mine, *rival)})
    return [(turn, _at(mine, turn), _at(rival, turn)) for turn in turns]


def _at(course: Sequence[tuple[int, int]], turn: int) -> int:
    return next((money for when, money in reversed(course) if when <= turn), course[0][1])


def result_words(names: tuple[str, str], mine: int, theirs: int) -> str:
    """Return who has won, and by how much."""
    margin = money_words(abs(mine - theirs))
    if isinstance(names[0], You):
        key = "you_tie" if mine == theirs else "you_win" if mine > theirs else "you_lose"
        return say(f"rival.{key}", other=names[1], money=margin if mine != theirs else money_words(mine))
    if mine == theirs:
        return say("rival.tied", name=names[0], other=names[1], money=money_words(mine))
    first, second = names if mine > theirs else names[::-1]
    return say("rival.wins", name=first, other=second, money=margin)


def _decided(names: tuple[str, str], rows: Sequence[Row]) -> Child:
    """Show since which turn the winner was ahead."""
    turn = deciding_turn(rows)
    if turn is None:
        return None
    name = names[0] if rows[-1][1] > rows[-1][2] else names[1]
    return [" ", say("rival.decided", name=name, turn=turn)]


def deciding_turn(rows: Sequence[Row]) -> int | None:
    """Return the turn in which the winner went ahead for good, or `None` after a tie."""
    leads = [(mine > theirs) - (mine < theirs) for _, mine, theirs in rows]
    if not leads[-1]:
        return None
    behind = [number for number, lead in enumerate(leads) if lead != leads[-1]]
    return rows[behind[-1]][0] if behind else rows[0][0]


# --- In the results book ---


def _records(duels: Duels) -> Iterator[tuple[str, list[Duel]]]:
    """Yield the results against each friend, the latest friend first."""
    ordered = [*duels.values()][::-1]
    for name in dict.fromkeys(duel.name for duel in ordered):
        yield name, [duel for duel in ordered if duel.name == name]


def head_to_head(duels: Duels) -> Markup:
    """Show how many games were won and lost against each friend."""
    if not duels:
        return NOTHING
    return el(
        "table",
        el("caption", say("rival.duels")),
        table_head(*(say(f"rival.{key}") for key in ("friend", "won", "lost"))),
        el("tbody", (_record(name, results) for name, results in _records(duels))),
        class_="rival-duels group",
    )


def _record(name: str, results: list[Duel]) -> Markup:
    won = sum(duel.mine > duel.theirs for duel in results)
    lost = sum(duel.mine < duel.theirs for duel in results)
    return el("tr", el("th", name or say("same_tiles.somebody"), scope="row"), el("td", won), el("td", lost))


HEAD_TO_HEAD: Final[Region] = region("head-to-head", lambda model: (model[DUELS],), head_to_head)
"""The region of results against friends."""
