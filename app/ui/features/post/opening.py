"""Open a game that arrived by link: compare it with the saved copy, ask for the seat."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from app.engine.deck_file import standard_deck
from app.engine.session import Session
from app.saves.links import LinkError, post_data, read_link
from app.saves.post import (
    Post,
    bots,
    is_sealed,
    meeting,
    merged,
    read_post,
    reopened,
    reseated_later,
    with_opening,
    with_post,
)
from app.saves.reading import read_record
from app.ui.core.model import HOME, Model, Route
from app.ui.core.registry import AskToday, Navigate, Update, handles
from app.ui.core.stored import store
from app.ui.core.texts import listed, passage, say
from app.ui.features.post.state import (
    POST,
    ChooseVersion,
    IAm,
    Letter,
    OpenLetter,
    Relation,
    Trouble,
    own_seat,
)
from app.ui.features.saves.opening import whole_data
from app.ui.features.saves.state import ARRIVAL, Arrival, LookedUp, LookUp
from app.ui.table.handlers.looking import replay_since
from app.ui.table.handlers.settling import drawn_since, put_on_table
from app.ui.table.links import game_of
from app.ui.table.messages import Hold, Keep, Replay
from app.ui.table.model import KEEPING, PAUSED, TABLE, unsaved
from app.ui.words.names import seat_name
from app.ui.words.speech import drawn_words

LETTER: Final = Route("post")
"""The page about the game that arrived, once its link is read."""


def visit_post(model: Model) -> Update:
    """Read the link of a game by post, or keep the game that arrived."""
    data = model.route.about
    if not data:
        return (
            (model, ()) if model[POST].letter is not None else (model, (Navigate(str(HOME), replacing=True),))
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


def _trouble(model: Model, trouble: Trouble) -> Model:
    return model.with_(POST, model[POST].replace(letter=Letter(trouble=trouble)))


def receive(model: Model, session: Session) -> Update:
    """Look for the saved copy of a game by post that arrived."""
    post = read_post(session)
    if post is None:
        return _trouble(model, "foreign"), ()
    if not is_sealed(session, post):
        return _trouble(model, "altered"), ()
    model = model.with_(POST, model[POST].replace(letter=Letter(session)))
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
    if own_seat(model[POST], post) is not None or session.state.over:
        return None
    return model.with_(POST, model[POST].replace(letter=Letter(session, relation="same"))), (to,)


@handles(LookedUp)
def looked_up(model: Model, message: LookedUp) -> Update:
    """Compare the game that arrived with the saved copy."""
    letter = model[POST].letter
    if letter is None or letter.session is None:
        return model, ()
    own = (
        read_record(message.text, standard_deck()).session if message.text else _on_table(model, message.game)
    )
    relation: Relation = "new"
    shared = 0
    if own is not None:
        relation, shared = meeting(own, letter.session)
    letter = letter.replace(known=own, relation=relation, shared=shared)
    return _proceed(model, letter)


def _on_table(model: Model, game: str) -> Session | None:
    """Return the game on the table if it is this one, perhaps unsaved."""
    table = model[TABLE]
    return table.session if table is not None and table.id == game else None


@handles(ChooseVersion)
def choose_version(model: Model, message: ChooseVersion) -> Update:
    """Continue one of the two versions of the game."""
    letter = model[POST].letter
    if letter is None or letter.session is None or letter.known is None:
        return model, ()
    if message.whose == "ours":
        return _proceed(model, letter.replace(session=letter.known, relation="same"))
    return _proceed(model, letter.replace(relation="new"))


@handles(OpenLetter)
def open_letter(model: Model, message: OpenLetter) -> Update:
    """Open the game that arrived in place of an unsaved one."""
    letter = model[POST].letter
    return _proceed(model.with_(KEEPING, "saved"), letter) if letter is not None else (model, ())


def _proceed(model: Model, letter: Letter) -> Update:
    """Open the game, unless the player must first choose the version or the seat."""
    model = model.with_(POST, model[POST].replace(letter=letter))
    session = letter.session
    post = read_post(session) if session is not None else None
    if session is None or post is None or letter.relation in ("fork", "foreign"):
        return model, ()
    table = model[TABLE]
    if unsaved(model) and (table is None or table.id != game_of(post)):
        return model, ()
    seat = own_seat(model[POST], post)
    if seat is None and not session.state.over:
        return model, ()
    return _open(model, letter, session, seat)


def _open(model: Model, letter: Letter, session: Session, seat: int | None) -> Update:
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
        .with_(POST, model[POST].replace(letter=None))
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


def _news(letter: Letter, session: Session, post: Post) -> str:
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


@handles(IAm)
def i_am(model: Model, message: IAm) -> Update:
    """Take a seat on this device; the record notes it and thereby tells the others."""
    letter, table = model[POST].letter, model[TABLE]
    session = letter.session if letter is not None else table.session if table is not None else None
    post = read_post(session) if session is not None else None
    if session is None or post is None or message.seat not in post.seats:
        return model, ()
    seats: Mapping[str, int] = {**model[POST].seats, post.id: message.seat}
    model = model.with_(POST, model[POST].replace(seats=seats, sure=""))
    session = with_post(session, with_opening(post, message.seat, model.today))
    if letter is None:
        letter = Letter(session, relation="same")
        return _with_seats_stored(_open(model, letter, session, message.seat), model)
    return _with_seats_stored(_open(model, letter.replace(session=session), session, message.seat), model)


def _with_seats_stored(update: Update, model: Model) -> Update:
    after, effects = update
    return after, (store(model, "post"), *effects)


def read_post_address(first: str, rest: str) -> str:
    """Return the data of a link to a game by post; raises `LinkError`."""
    return whole_data(rest, first, post_data)
