"""The words of a game by post: whose turn it is, and the next step."""

from __future__ import annotations

from app.engine.session import Session
from app.saves.post import addressee, read_post, unsent
from app.ui.core.texts import say
from app.ui.words.names import seat_name


def waiting_words(session: Session, seat: int) -> tuple[str, str]:
    """Return what a seat does while another one plays, and why; both empty if it is its own turn."""
    state, post = session.state, read_post(session)
    to = addressee(state)
    if post is None or to is None or to == seat:
        return "", ""
    name = seat_name(state, to)
    if not unsent(session, post):
        return say("post.waiting", name=name), say("post.waiting_why", name=name)
    asking = state.current == seat
    return say("post.send_ask", name=name), say(
        "post.send_question" if asking else "post.send_why", name=name
    )
