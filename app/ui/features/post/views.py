"""The page about a game that arrived by post: a bad link, two versions, or the choice of a seat."""

from __future__ import annotations

from typing import Final

from app.engine.session import Session
from app.saves.marks import Looks, read_seating
from app.saves.post import addressee, asks_others, read_post
from app.saves.save import summary_of
from app.ui.core.html import Markup, el
from app.ui.core.model import HOME, LEARN, Route
from app.ui.core.page_parts import page, page_head
from app.ui.core.pieces import alert, button, icon, link, money
from app.ui.core.texts import listed, say
from app.ui.features.post.state import POST, ChooseVersion, IAm, Letter, OpenLetter
from app.ui.features.saves.state import Export
from app.ui.features.saves.thumbnail import thumbnail
from app.ui.table.model import unfinished_game, unsaved
from app.ui.words.names import seat_name, seat_names


def letter_page(letter: Letter | None, unsaved: bool, game: Route | None) -> Markup:
    """Show the question about the game that arrived."""
    if letter is None:
        return el("main", el("h1", say("loading.game"), tabindex=-1), class_="page arrival")
    session = letter.session
    if session is None:
        return _trouble(letter, game)
    if letter.relation in ("fork", "foreign") and letter.known is not None:
        return _versions(letter, letter.known, session, game)
    return _unsaved_game(game) if unsaved else _who(session, game)


def _trouble(letter: Letter, game: Route | None) -> Markup:
    return el(
        "main",
        page_head(say("post.title"), game),
        alert(say(f"post.trouble_{letter.trouble}")),
        el("p", say("post.trouble_help"), class_="quiet"),
        link(HOME, icon("ui-home"), say("saves.title")),
        class_="page arrival",
    )


def _unsaved_game(game: Route | None) -> Markup:
    return el(
        "main",
        page_head(say("post.title"), game),
        alert(say("saves.unsaved_open")),
        el(
            "div",
            button(OpenLetter(), icon("ui-play"), say("saves.open"), class_="button primary"),
            button(Export(), say("saves.export_running")),
            class_="does",
        ),
        class_="page arrival",
    )


def _who(session: Session, game: Route | None) -> Markup:
    """Ask who plays at this device; the person whose turn it is comes first."""
    state, post = session.state, read_post(session)
    to = addressee(state)
    people = [n for n in (post.seats if post is not None else ()) if n in state.people]
    looks = _looks(session)
    return el(
        "main",
        page_head(say("post.who"), game),
        thumbnail(summary_of(state).blocks, looks, say("saves.picture", name=_names(session))),
        el("p", say("post.came", names=_names(session), turn=state.turn)),
        el(
            "div",
            (
                button(
                    IAm(number),
                    icon("ui-human"),
                    say("post.i_am", name=seat_name(state, number)),
                    class_="button primary large" if number == to else "button large",
                )
                for number in sorted(people, key=lambda n: n != to)
            ),
            class_="post-who",
        ),
        el("p", say("post.who_text"), class_="quiet"),
        el("p", say("post.orders_hint"), class_="quiet") if asks_others(session) else None,
        link(LEARN, icon("ui-learn"), say("post.newcomer"), class_="button quiet-button"),
        class_="page arrival",
    )


def _versions(letter: Letter, known: Session, arrived: Session, game: Route | None) -> Markup:
    """Show the two versions of the game side by side."""
    turn = known.state_at(letter.shared).turn
    title = say("post.foreign") if letter.relation == "foreign" else say("post.fork", turn=turn)
    return el(
        "main",
        page_head(say("post.title"), game),
        alert(title),
        el("div", _version("ours", known), _version("theirs", arrived), class_="post-versions"),
        el("p", say("post.fork_text"), class_="quiet"),
        class_="page arrival",
    )


def _version(whose: str, session: Session) -> Markup:
    state = session.state
    return el(
        "section",
        el("h2", say(f"post.story_{whose}")),
        thumbnail(summary_of(state).blocks, _looks(session), say("saves.picture", name=_names(session))),
        el(
            "p", say("saves.finished") if state.over else say("saves.turn", number=state.turn), class_="quiet"
        ),
        el(
            "ul",
            (
                el("li", el("span", seat_name(state, n)), money(seat.money))
                for n, seat in enumerate(state.seats)
            ),
            class_="post-money",
        ),
        button(ChooseVersion(whose), icon("ui-check"), say(f"post.take_{whose}"), class_="button primary"),
        class_="post-version",
    )


def _names(session: Session) -> str:
    return listed(seat_names(session.state.seats))


def _looks(session: Session) -> Looks:
    return read_seating(session.extra, len(session.start.seats)).looks


SCREEN: Final = page(lambda model: (model[POST].letter, unsaved(model), unfinished_game(model)), letter_page)
