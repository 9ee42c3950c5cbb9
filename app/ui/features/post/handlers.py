"""Handlers for games by post: their start, sending, standing orders, and a game that arrived by link."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any, Final

from app.engine.deck_file import standard_deck
from app.engine.session import Session
from app.saves.links import LinkError, post_data, read_link
from app.saves.post import (
    Opening,
    Orders,
    Post,
    addressee,
    bots,
    is_sealed,
    meeting,
    merged,
    read_post,
    reopened,
    reseated_later,
    sealed,
    with_bot,
    with_opening,
    with_post,
    write_post,
)
from app.saves.reading import read_record
from app.ui.core.codes import CODE
from app.ui.core.messages import LinkLeft
from app.ui.core.model import HOME, Model, Route
from app.ui.core.registry import AskToday, CopyLink, MakeCode, Navigate, OfferLink, Update, handles
from app.ui.core.stored import store
from app.ui.core.texts import listed, passage, say
from app.ui.features.post import state
from app.ui.features.saves.opening import whole_data
from app.ui.features.saves.state import ARRIVAL, Arrival, LookedUp, LookUp
from app.ui.table.handlers.looking import replay_since
from app.ui.table.handlers.playing import finish_action
from app.ui.table.handlers.settling import drawn_since, put_on_table, start_game, with_floor
from app.ui.table.links import game_of, post_link
from app.ui.table.messages import Hold, Keep, Replay
from app.ui.table.model import KEEPING, PAUSED, TABLE, Table, handles_table, unsaved, with_table
from app.ui.words.log import drawn_words
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


@handles_table(state.SendTurn)
def send_turn(model: Model, table: Table, message: state.SendTurn) -> Update:
    """Share the link; the game counts as sent once the share sheet has taken it."""
    post = _post_of(table)
    if post is None:
        return model, ()
    to = addressee(table.session.state)
    text = say("post.message", name=isolated(seat_name(table.session.state, to))) if to is not None else ""
    return model, (OfferLink(post_link(table.session, post), text),)


@handles_table(state.CopyTurn)
def copy_turn(model: Model, table: Table, message: state.CopyTurn) -> Update:
    """Copy the link."""
    post = _post_of(table)
    return (model, (CopyLink(post_link(table.session, post)),)) if post is not None else (model, ())


@handles_table(state.PostCode)
def post_code(model: Model, table: Table, message: state.PostCode) -> Update:
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


@handles_table(state.SetOrder)
def set_order(model: Model, table: Table, message: state.SetOrder) -> Update:
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


@handles(state.AskSure)
def ask_sure(model: Model, message: state.AskSure) -> Update:
    """Ask before a rare step, or withdraw the question."""
    step = "" if message.step == model[state.POST].sure else message.step
    return model.with_(state.POST, model[state.POST].replace(sure=step)), ()


@handles_table(state.SeatBot)
def seat_bot(model: Model, table: Table, message: state.SeatBot) -> Update:
    """Let a bot replace a player who left; the next link carries the change to everybody."""
    post, seat = _post_of(table), table.viewing.seat
    model = model.with_(state.POST, model[state.POST].replace(sure=""))
    if post is None or seat is None or message.seat == seat or message.seat not in post.seats:
        return model, ()
    return _with_kind(model, table, post, message.seat, STAND_IN)


@handles_table(state.TakeSeatBack)
def take_seat_back(model: Model, table: Table, message: state.TakeSeatBack) -> Update:
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
    model = model.with_(state.POST, model[state.POST].replace(seats={**model[state.POST].seats, name: me}))
    model, effects = start_game(model, session, {**extra, **write_post(post)}, game_of(post))
    return model, (store(model, "post"), *effects)


LETTER: Final = Route("post")
"""The page about the game that arrived, once its link is read."""


def visit_post(model: Model) -> Update:
    """Read the link of a game by post, or keep the game that arrived."""
    data = model.route.about
    if not data:
        return (
            (model, ())
            if model[state.POST].letter is not None
            else (model, (Navigate(str(HOME), replacing=True),))
        )
    try:
        text = read_link(data)
    except LinkError:
        return _trouble(model, "damaged"), ()
    reading = read_record(text, standard_deck())
    if reading.session is None or reading.problem is not None:
        newer = reading.problem is not None and reading.problem.kind == "newer"
        return _trouble(model, "newer" if newer else "damaged"), ()
    return receive(model, reading.session)


def _trouble(model: Model, trouble: state.Trouble) -> Model:
    return model.with_(state.POST, model[state.POST].replace(letter=state.Letter(trouble=trouble)))


def receive(model: Model, session: Session) -> Update:
    """Look for the saved copy of a game by post that arrived."""
    post = read_post(session)
    if post is None:
        return _trouble(model, "foreign"), ()
    if not is_sealed(session, post):
        return _trouble(model, "altered"), ()
    model = model.with_(state.POST, model[state.POST].replace(letter=state.Letter(session)))
    return model, (AskToday(), LookUp(game_of(post)))


def take_record(model: Model, arrival: Arrival) -> Update | None:
    """Receive a game by post from outside; ask for the seat of a saved one if it is unknown."""
    session = arrival.reading.session
    post = read_post(session) if session is not None and arrival.reading.problem is None else None
    if session is None or post is None:
        return None
    to = Navigate(str(LETTER), replacing=True)
    if arrival.source != "save":
        model, effects = receive(model, session)
        return model, (to, *effects)
    if state.own_seat(model[state.POST], post) is not None or session.state.over:
        return None
    return model.with_(
        state.POST, model[state.POST].replace(letter=state.Letter(session, relation="same"))
    ), (to,)


@handles(LookedUp)
def looked_up(model: Model, message: LookedUp) -> Update:
    """Compare the game that arrived with the saved copy."""
    letter = model[state.POST].letter
    if letter is None or letter.session is None:
        return model, ()
    own = (
        read_record(message.text, standard_deck()).session if message.text else _on_table(model, message.game)
    )
    relation: state.Relation = "new"
    shared = 0
    if own is not None:
        relation, shared = meeting(own, letter.session)
    letter = letter.replace(known=own, relation=relation, shared=shared)
    return _proceed(model, letter)


def _on_table(model: Model, game: str) -> Session | None:
    """Return the game on the table if it is this one, perhaps unsaved."""
    table = model[TABLE]
    return table.session if table is not None and table.id == game else None


@handles(state.ChooseVersion)
def choose_version(model: Model, message: state.ChooseVersion) -> Update:
    """Continue one of the two versions of the game."""
    letter = model[state.POST].letter
    if letter is None or letter.session is None or letter.known is None:
        return model, ()
    if message.whose == "ours":
        return _proceed(model, letter.replace(session=letter.known, relation="same"))
    return _proceed(model, letter.replace(relation="new"))


@handles(state.OpenLetter)
def open_letter(model: Model, message: state.OpenLetter) -> Update:
    """Open the game that arrived in place of an unsaved one."""
    letter = model[state.POST].letter
    return _proceed(model.with_(KEEPING, "saved"), letter) if letter is not None else (model, ())


def _proceed(model: Model, letter: state.Letter) -> Update:
    """Open the game, unless the player must first choose the version or the seat."""
    model = model.with_(state.POST, model[state.POST].replace(letter=letter))
    session = letter.session
    post = read_post(session) if session is not None else None
    if session is None or post is None or letter.relation in ("fork", "foreign"):
        return model, ()
    table = model[TABLE]
    if unsaved(model) and (table is None or table.id != game_of(post)):
        return model, ()
    seat = state.own_seat(model[state.POST], post)
    if seat is None and not session.state.over:
        return model, ()
    return _open(model, letter, session, seat)


def _open(model: Model, letter: state.Letter, session: Session, seat: int | None) -> Update:
    """Put the game on the table and replay the actions since the last visit.

    A link often opens in a new tab, so this tab becomes the one that plays.
    """
    own = letter.known
    if own is not None and letter.relation in ("same", "longer", "shorter"):
        newer = letter.relation == "longer" or (letter.relation == "same" and reseated_later(session, own))
        session = merged(session, own, seat) if newer else merged(own, session, seat)
    post = read_post(session)
    if post is None:
        return model, ()
    game = game_of(post)
    news = _news(letter, session, post)
    model = (
        replace(model, problem="", route=Route("game", game))
        .with_(state.POST, model[state.POST].replace(letter=None))
        .with_(PAUSED, None)
        .with_(KEEPING, "saved")
        .with_(ARRIVAL, None)
    )
    model, effects = put_on_table(model, game, session)
    model = model.telling(news) if news else model
    announcement = passage(filter(None, (news, _drawn_tile_words(model))))
    model = model.saying(announcement) if announcement else model
    table = model[TABLE]
    if letter.relation in ("new", "longer") and table is not None and model.settings.show != "off":
        model, more_effects = replay_since(model, table, Replay())
        effects = (*effects, *more_effects)
    here = tuple(Hold(game, force=True) if isinstance(effect, Hold) else effect for effect in effects)
    return model, (*here, Keep(game, session), Navigate(f"#/game/{game}", replacing=True))


def _drawn_tile_words(model: Model) -> str:
    """Return the announcement of the tile that the seat has drawn since its last turn."""
    table = model[TABLE]
    if table is None or table.decision is None or table.decision.kind != "build":
        return ""
    return drawn_words(table.session.state, drawn_since(table, table.decision.seat))


def _news(letter: state.Letter, session: Session, post: Post) -> str:
    """Return the other news in the link: an older state, a seat opened again, or a bot.

    A browser without storage opens its seat again every turn; only the first time is news.
    """
    parts = []
    if letter.relation == "shorter":
        parts.append(say("post.older_link"))
    own = letter.known
    if own is not None:
        before = read_post(own)
        old = {opening.seat for opening in reopened(before)} if before is not None else set()
        again = [opening.seat for opening in reopened(post) if opening.seat not in old]
        parts += [say("post.told_again", name=seat_name(session.state, seat)) for seat in again]
        more = sorted(bots(session) - bots(own))
        if more:
            names = listed([seat_name(session.state, seat) for seat in more])
            parts.append(say("post.told_bot", names=names))
    return passage(parts)


@handles(state.IAm)
def i_am(model: Model, message: state.IAm) -> Update:
    """Take a seat on this device; the record notes it and thereby tells the others."""
    letter, table = model[state.POST].letter, model[TABLE]
    session = letter.session if letter is not None else table.session if table is not None else None
    post = read_post(session) if session is not None else None
    if session is None or post is None or message.seat not in post.seats:
        return model, ()
    seats: Mapping[str, int] = {**model[state.POST].seats, post.id: message.seat}
    model = model.with_(state.POST, model[state.POST].replace(seats=seats, sure=""))
    session = with_post(session, with_opening(post, message.seat, model.today))
    if letter is None:
        letter = state.Letter(session, relation="same")
        return _with_seats_stored(_open(model, letter, session, message.seat), model)
    return _with_seats_stored(_open(model, letter.replace(session=session), session, message.seat), model)


def _with_seats_stored(update: Update, model: Model) -> Update:
    after, effects = update
    return after, (store(model, "post"), *effects)


def read_post_address(first: str, rest: str) -> str:
    """Return the data of a link to a game by post; raises `LinkError`."""
    return whole_data(rest, first, post_data)
