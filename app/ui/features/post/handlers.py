"""Handlers for a game by post: its start, sending, standing orders, and bots for players who left."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from app.engine.session import Session
from app.saves.post import (
    Opening,
    Orders,
    Post,
    addressee,
    read_post,
    sealed,
    with_bot,
    with_post,
    write_post,
)
from app.ui.core.codes import CODE
from app.ui.core.messages import LinkLeft
from app.ui.core.model import Model
from app.ui.core.registry import CopyLink, MakeCode, OfferLink, Update, handles
from app.ui.core.stored import store
from app.ui.core.texts import say
from app.ui.features.post.state import (
    POST,
    AskSure,
    CopyTurn,
    PostCode,
    SeatBot,
    SendTurn,
    SetOrder,
    TakeSeatBack,
)
from app.ui.table.handlers.playing import finish_action
from app.ui.table.handlers.settling import start_game, with_floor
from app.ui.table.links import game_of, post_link
from app.ui.table.messages import Keep
from app.ui.table.model import TABLE, Table, with_table
from app.ui.table.registry import handles_table
from app.ui.words.names import isolated, seat_name


@handles(LinkLeft)
def link_was_sent(model: Model, message: LinkLeft) -> Update:
    """Count the game as sent after the player shared or copied its link."""
    return count_as_sent(model, message.fragment)


def count_as_sent(model: Model, fragment: str) -> Update:
    """Count the game on the table as sent, if the link contains its current state."""
    table = model[TABLE]
    post = read_post(table.session) if table is not None else None
    if table is None or post is None or post_link(table.session, post) != fragment:
        return model, ()
    table = with_floor(replace(table, session=sealed(table.session, post)))
    return model.with_(TABLE, table), (Keep(table.id, table.session),)


STAND_IN = "club"
"""The bot that replaces a player who left."""


def _post_of(table: Table) -> Post | None:
    return read_post(table.session)


@handles_table(SendTurn)
def send_turn(model: Model, table: Table, message: SendTurn) -> Update:
    """Share the link; the game counts as sent once the share sheet has taken it."""
    post = _post_of(table)
    if post is None:
        return model, ()
    to = addressee(table.session.state)
    text = say("post.message", name=isolated(seat_name(table.session.state, to))) if to is not None else ""
    return model, (OfferLink(post_link(table.session, post), text),)


@handles_table(CopyTurn)
def copy_turn(model: Model, table: Table, message: CopyTurn) -> Update:
    """Copy the link."""
    post = _post_of(table)
    return (model, (CopyLink(post_link(table.session, post)),)) if post is not None else (model, ())


@handles_table(PostCode)
def post_code(model: Model, table: Table, message: PostCode) -> Update:
    """Show the code beside the players, or hide it. Once shown, the game counts as sent."""
    post = _post_of(table)
    if post is None:
        return model, ()
    link = post_link(table.session, post)
    code = model[CODE]
    if code is not None and code.link == link:
        return model.with_(CODE, None), ()
    model, effects = count_as_sent(model, link)
    model = with_table(model, lambda table: table.with_board(drawer="post"))
    return model, (*effects, MakeCode(link))


@handles_table(SetOrder)
def set_order(model: Model, table: Table, message: SetOrder) -> Update:
    """Change a standing order of the own seat."""
    post, seat = _post_of(table), table.viewing.seat
    if post is None or seat is None:
        return model, ()
    orders = post.orders_of(seat)
    if message.question == "claim":
        orders = Orders(message.answer, orders.swap)  # type: ignore[arg-type]
    elif message.question == "swap":
        orders = Orders(orders.claim, message.answer)  # type: ignore[arg-type]
    count = len(table.session.start.seats)
    every = tuple(orders if n == seat else post.orders_of(n) for n in range(count))
    session = with_post(table.session, post.replace(orders=every))
    if read_post(session) is None:
        return model, ()  # an unknown order
    return model.with_(TABLE, replace(table, session=session)), (Keep(table.id, session),)


@handles(AskSure)
def ask_sure(model: Model, message: AskSure) -> Update:
    """Ask before a rare step, or withdraw the question."""
    step = "" if message.step == model[POST].sure else message.step
    return model.with_(POST, model[POST].replace(sure=step)), ()


@handles_table(SeatBot)
def seat_bot(model: Model, table: Table, message: SeatBot) -> Update:
    """Let a bot replace a player who left; the next link carries the change to everybody."""
    post, seat = _post_of(table), table.viewing.seat
    model = model.with_(POST, model[POST].replace(sure=""))
    if post is None or seat is None or message.seat == seat or message.seat not in post.seats:
        return model, ()
    return _with_kind(model, table, post, message.seat, STAND_IN)


@handles_table(TakeSeatBack)
def take_seat_back(model: Model, table: Table, message: TakeSeatBack) -> Update:
    """Return a seat from a bot to the person at this device."""
    post, seat = _post_of(table), table.viewing.seat
    if post is None or seat is None or table.session.state.seats[seat].kind == "human":
        return model, ()
    return _with_kind(model, table, post, seat, "human")


def _with_kind(model: Model, table: Table, post: Post, seat: int, kind: str) -> Update:
    """Return the model with another kind of player in a seat; the next link carries the change."""
    session = with_post(
        with_bot(table.session, seat, kind), post.replace(chain="", reseated=post.reseated + 1)
    )
    return finish_action(model, replace(table, session=session), session)


def start_post(model: Model, name: str, session: Session, extra: Mapping[str, Any], me: int) -> Update:
    """Put a new game by post on the table; seat `me` plays on this device."""
    post = Post(name, session.start.people, opened=(Opening(me, model.today),))
    model = model.with_(POST, model[POST].replace(seats={**model[POST].seats, name: me}))
    model, effects = start_game(model, session, {**extra, **write_post(post)}, game_of(post))
    return model, (store(model, "post"), *effects)
