"""Handlers of rivals: challenges, and following the rival's game."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Any

from app.bots.same_tiles import SEPARATOR
from app.engine.observation import encode_state
from app.engine.record import encode
from app.engine.session import Session, begin
from app.engine.setup import Deal, clean_name
from app.saves.book_rows import deal_digest, player_id
from app.saves.links import LinkError, link_data
from app.saves.marks import Seating, complete_looks, deal_marks, write_seating
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
from app.saves.save import Block
from app.ui.core.jobs import AWAITED, Job
from app.ui.core.messages import Message
from app.ui.core.model import Model, Route
from app.ui.core.registry import Navigate, OfferLink, Update, handles
from app.ui.core.screens import parse_route
from app.ui.core.stored import store
from app.ui.core.texts import money_words, say
from app.ui.features.book.handlers import open_book
from app.ui.features.new_game.stored import form_of
from app.ui.features.rival.duels import Duel, with_duel
from app.ui.features.rival.state import (
    CHALLENGE,
    RIVAL,
    Arrived,
    ChallengeFriend,
    CloseRival,
    Moment,
    PlayAgainst,
    RivalFollowed,
    RivalState,
    TakeChallenge,
)
from app.ui.features.same_tiles.compared import EXPERT, finished_game, shared_name
from app.ui.features.same_tiles.state import SAME_TILES
from app.ui.table.handlers.settling import start_game
from app.ui.table.model import TABLE, Table
from app.ui.table.registry import handles_table
from app.ui.words.names import kind_name

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
