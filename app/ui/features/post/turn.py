"""The prompt of a game by post that waits for somebody else: the link, and three ways to send it."""

from __future__ import annotations

from app.engine.session import Session
from app.saves.post import addressee, read_post, unsent
from app.ui.core.html import NOTHING, Markup, el, group
from app.ui.core.model import Model
from app.ui.core.pieces import button, icon
from app.ui.core.texts import say
from app.ui.features.post.state import POST, CopyTurn, PostCode, SendTurn, own_seat
from app.ui.table.links import post_link
from app.ui.table.model import TABLE, Table
from app.ui.table.questions import waiting_words
from app.ui.table.views.end import kind_note
from app.ui.table.views.prompt import prompt_heading
from app.ui.words.names import seat_name


def seat_here(model: Model, session: Session) -> int | None:
    """Return the seat of this device in a session of a game by post."""
    post = read_post(session)
    return own_seat(model[POST], post) if post is not None else None


def game_unsent(model: Model) -> bool:
    """Return whether this device still has to send the game by post on the table."""
    table = model[TABLE]
    post = read_post(table.session) if table is not None else None
    return table is not None and post is not None and unsent(table.session, post)


def cover_parts(model: Model, table: Table) -> tuple[Session, int] | None:
    """Return the game by post and this device's seat if the game waits for somebody else, else `None`."""
    seat, state = table.viewing.seat, table.session.state
    if seat is None or table.replay.position is not None or state.over or addressee(state) == seat:
        return None
    return table.session, seat


def post_prompt(session: Session, seat: int) -> Markup:
    """Show the next player and the buttons to send the game."""
    post = read_post(session)
    heading, why = waiting_words(session, seat)
    if post is None or not heading:
        return NOTHING
    to = addressee(session.state)
    name = seat_name(session.state, to) if to is not None else ""
    first = unsent(session, post)
    return group(
        prompt_heading(heading),
        el("p", why, class_="why"),
        el(
            "div",
            ways(
                post_link(session, post),
                say("post.send_to", name=name) if first else say("post.send_again"),
                primary=first,
            ),
            class_="answers post-row",
        ),
    )


def post_note() -> Markup:
    """Show that the game was played by post."""
    return kind_note(say("post.title"))


def send_button(main: bool, session: Session) -> Markup:
    """Show the button that sends the end of the game to the others."""
    post = read_post(session)
    if post is None:
        return NOTHING
    return button(
        SendTurn(),
        icon("ui-share"),
        say("post.send_end" if unsent(session, post) else "post.send_again"),
        class_="button primary" if main else "button",
        data_link=post_link(session, post),
    )


def ways(link: str, send: str, *, primary: bool, coded: bool = False) -> tuple[Markup, ...]:
    """Show the buttons that share a link, copy it, or show its code."""
    return (
        button(
            SendTurn(),
            icon("ui-share"),
            el("span", send),
            class_="button primary post-send" if primary else "button post-send",
            data_link=link,
        ),
        button(
            CopyTurn(),
            icon("ui-copy"),
            el("span", say("post.copy")),
            class_="button post-way",
            label=say("post.copy"),
            data_link=link,
        ),
        button(
            PostCode(),
            icon("ui-code"),
            el("span", say("post.code")),
            class_="button post-way",
            label=say("post.code"),
            data_link=link,
            aria_expanded=coded,
        ),
    )
