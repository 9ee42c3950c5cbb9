"""Rivals: challenges, following the rival's game, and both games at the end."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import groupby
from typing import Any, Final, NamedTuple

from app.bots.same_tiles import SEPARATOR
from app.engine.city import Site
from app.engine.observation import encode_state
from app.engine.record import encode
from app.engine.session import Session, begin
from app.engine.setup import Deal, clean_name
from app.saves.book import deal_digest, player_id
from app.saves.links import LinkError, link_data
from app.saves.marks import Looks, Seating, complete_looks, deal_marks, write_seating
from app.saves.rivals import (
    FRIEND,
    OWN,
    Rival,
    challenge_link,
    read_challenge,
    rival_in,
    rival_marks,
    whole_address,
)
from app.saves.same_tiles import deal_key
from app.saves.save import Block, blocks_of
from app.ui.core.html import NOTHING, Child, Markup, Region, el, region
from app.ui.core.jobs import AWAITED, Job
from app.ui.core.messages import Message
from app.ui.core.model import Model, Route
from app.ui.core.page_parts import parse_route
from app.ui.core.pieces import button, icon, table_head
from app.ui.core.registry import Navigate, OfferLink, Update, handles
from app.ui.core.stored import store
from app.ui.core.texts import You, labelled, money_words, say
from app.ui.features.book.handlers import open_book
from app.ui.features.new_game.form import form_of
from app.ui.features.rival.state import (
    CHALLENGE,
    DUELS,
    RIVAL,
    Arrived,
    ChallengeFriend,
    CloseRival,
    Duel,
    Duels,
    Moment,
    PlayAgainst,
    RivalFollowed,
    RivalState,
    TakeChallenge,
    with_duel,
)
from app.ui.features.rival.views import rival_looks, rival_name
from app.ui.features.same_tiles.state import SAME_TILES
from app.ui.features.same_tiles.views import EXPERT, finished_game, shared_name
from app.ui.features.saves.views import thumbnail
from app.ui.table.handlers.settling import start_game
from app.ui.table.model import TABLE, Table, handles_table
from app.ui.table.places import OtherCity
from app.ui.table.views.end import chart
from app.ui.words.names import given_seat_name, kind_name, you

# --- A challenge that arrived ---


def visit_challenge(model: Model) -> Update:
    """Read the challenge in the address; a game of several people opens as a replay."""
    about = model.route.about
    try:
        challenge = read_challenge(about)
    except LinkError:
        return model.with_(CHALLENGE, Arrived(about)), ()
    if not challenge.record.deal.rules.solo:
        return model, (Navigate(str(Route("play", link_data(encode(challenge.record)))), replacing=True),)
    arrived = Arrived(about, challenge, deal_digest(challenge.record.deal))
    model = model.with_(CHALLENGE, arrived)
    mine, me = challenge.answered, shared_name("", form_of(model).alone.name)
    if mine is None or player_id(mine.name) != player_id(me) or challenge.name == me:
        return model, (open_book(model),)
    model, effects = _with_duel(model, challenge.record.deal, challenge.name, mine.money, challenge.money)
    return model, (open_book(model), *effects)


def read_rival_address(first: str, rest: str) -> str:
    """Return the data of a challenge's address in a text; raises `LinkError`."""
    try:
        return whole_address(first)
    except LinkError:
        return whole_address(parse_route(f"#{rest}").about)


@handles(TakeChallenge)
def take_challenge(model: Model, message: TakeChallenge) -> Update:
    """Begin a game with the tiles of the challenge, with the name and look of the last solo game."""
    arrived = model[CHALLENGE]
    if arrived is None or arrived.challenge is None:
        return model, ()
    record, me = arrived.challenge.record, form_of(model).alone
    name = clean_name(me.name) or say("new_game.solo_name")
    first, *others = record.deal.seats
    given = replace(record.deal, seats=(first.replace(name=name, kind="human"), *others))
    seating = write_seating(Seating(complete_looks((me.look,), 2)))
    return _begin(
        model, given, record.custom_deck, {**seating, **deal_marks(record.extra)}, arrived.challenge.rival
    )


def _begin(
    model: Model, given: Deal, custom: Mapping[str, Any] | None, extra: Mapping[str, Any], rival: Rival
) -> Update:
    session = replace(begin(given), custom_deck=custom)
    return start_game(model, session, {**extra, **rival_marks(rival)})


@handles_table(PlayAgainst)
def play_against(model: Model, table: Table, message: PlayAgainst) -> Update:
    """Begin the deal again, against the game on the table or the expert's."""
    session = table.session
    rival = own_rival(session) if message.kind == OWN else expert_rival(model)
    if rival is None or not may_challenge(table):
        return model, ()
    seating = write_seating(Seating(table.viewing.looks, table.viewing.trust))
    return _begin(model, session.deal, session.custom_deck, {**seating, **deal_marks(session.extra)}, rival)


def own_rival(session: Session) -> Rival:
    """Return a finished solo game as the rival of another one by the same player."""
    player = session.state.seats[0]
    return Rival(player.name, OWN, player.money, session.record.actions)


def expert_rival(model: Model) -> Rival | None:
    """Return the expert's game with the tiles in sight as a rival, once it is known."""
    game = finished_game(model[SAME_TILES].results, EXPERT)
    return Rival(kind_name(EXPERT), EXPERT, game.money[0], game.actions) if game is not None else None


# --- Challenging ---


def may_challenge(table: Table) -> bool:
    """Return whether the game on the table can be a challenge: a finished solo game, without practice."""
    state = table.session.state
    human = state.rules.solo and state.seats[0].kind == "human"
    return human and state.over and table.origin.played and not table.session.practice


def is_challenge(model: Model) -> bool:
    """Return whether the game on the table can be a challenge, and answers none."""
    table = model[TABLE]
    return table is not None and may_challenge(table) and friend_of(table.session) is None


def is_answer(model: Model) -> bool:
    """Return whether the game on the table answers a challenge."""
    table = model[TABLE]
    return table is not None and may_challenge(table) and friend_of(table.session) is not None


def friend_of(session: Session) -> Rival | None:
    """Return the friend's game that a game answers, if any."""
    rival = rival_in(session.extra)
    return rival if rival is not None and rival.kind == FRIEND else None


@handles_table(ChallengeFriend)
def challenge_friend(model: Model, table: Table, message: ChallengeFriend) -> Update:
    """Share the challenge."""
    if not may_challenge(table):
        return model, ()
    player = table.session.state.seats[0]
    name = shared_name(player.name, form_of(model).alone.name)
    friend = friend_of(table.session)
    words = (
        say("rival.shared", money=money_words(player.money))
        if friend is None
        else say("rival.shared_back", money=money_words(player.money), against=money_words(friend.money))
    )
    return model, (OfferLink(challenge_link(table.session, name), words),)


def enter_duel(model: Model, table: Table) -> Update:
    """Store the result against a friend's game."""
    friend = friend_of(table.session)
    if friend is None:
        return model, ()
    return _with_duel(
        model, table.session.deal, friend.name, table.session.state.seats[0].money, friend.money
    )


def _with_duel(model: Model, dealt: Deal, name: str, mine: int, theirs: int) -> Update:
    after = with_duel(model, f"{deal_key(dealt)} {player_id(name)}", Duel(name, mine, theirs))
    return after, (store(after, "rivals"),) if after is not model else ()


# --- Following the rival's game ---


def follow_table(before: Model, message: Message, result: Update) -> Update:
    """Note the rival of the game that came on the table."""
    model, effects = result
    table = model[TABLE]
    if table is None or table.id == model[RIVAL].game:
        return result
    rival = rival_in(table.session.extra)
    start = encode_state(table.session.start) if rival is not None else ""
    return model.with_(RIVAL, RivalState(table.id, rival, start)), effects


def course_job(model: Model) -> Iterator[Job]:
    """Yield the job that follows the rival's game, until its course is known."""
    state = model[RIVAL]
    if state.rival is not None and state.course is None:
        yield Job(
            id=f"rival {state.game}",
            task="follow-rival",
            texts=(state.start, SEPARATOR.join(state.rival.actions)),
            done=f"{RivalFollowed.verb} {state.game}",
            priority=AWAITED,
        )


@handles(RivalFollowed)
def store_course(model: Model, message: RivalFollowed) -> Update:
    """Store the course of the rival's game."""
    state = model[RIVAL]
    if message.game != state.game or not message.course:
        return model, ()
    data = json.loads(message.course)
    course = tuple(
        Moment(turn, money, grifter, tuple(_block(*block) for block in blocks))
        for turn, money, grifter, blocks in data["turns"]
    )
    return model.with_(RIVAL, state.replace(course=course, whole=data["over"])), ()


def _block(x: int, y: int, facing: Any, back: str | None, owner: int | None, tile: str) -> tuple[Block, str]:
    return Block((x, y), facing, back, owner), tile


@handles(CloseRival)
def close_rival(model: Model, message: CloseRival) -> Update:
    """Hide the rival."""
    table = model[TABLE]
    model = model.with_(RIVAL, model[RIVAL].replace(closed=True))
    return (model.with_(TABLE, table.with_board(drawer="")) if table is not None else model), ()


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
