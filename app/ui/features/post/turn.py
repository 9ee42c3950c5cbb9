"""The prompt of a game by post while it waits for somebody else: the link, and three ways to send it."""

from __future__ import annotations

from app.engine.session import Session
from app.saves.post import addressee, read_post, unsent
from app.ui.core.html import NOTHING, Markup, el, group
from app.ui.core.pieces import button, icon
from app.ui.core.texts import say
from app.ui.features.post.messages import CopyTurn, PostCode, SendTurn
from app.ui.table.links import post_link
from app.ui.words.names import seat_name
from app.ui.words.post import waiting_words


def post_prompt(session: Session, seat: int) -> Markup:
    """Show to whom the game goes next, with the ways to send it there."""
    post = read_post(session)
    asked, why = waiting_words(session, seat)
    if post is None or not asked:
        return NOTHING
    to = addressee(session.state)
    name = seat_name(session.state, to) if to is not None else ""
    first = unsent(session, post)
    return group(
        el("h2", asked, class_="ask", tabindex=-1, data_refuge=True),
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
            aria_expanded="true" if coded else "false",
        ),
    )
