"""Addresses that contain a whole game or its deal."""

from __future__ import annotations

from app.engine.session import Session
from app.saves.links import deal_data, deal_options, link_data, post_data
from app.saves.post import Post, read_post, sealed
from app.ui.core.model import Route
from app.ui.table.model import Table


def game_of(post: Post) -> str:
    """Return the id under which every device saves the game."""
    return f"post-{post.id}"


def post_link(session: Session, post: Post) -> str:
    """Return the fragment of the link that sends the game as it is now."""
    return str(Route("post", post_data(sealed(session, post).text())))


def game_link(session: Session) -> str:
    """Return the fragment of a link to a game."""
    post = read_post(session)
    if post is not None:
        return post_link(session, post)
    return str(Route("play", link_data(session.text())))


def table_link(table: Table) -> str:
    """Return the fragment of a link to the table's game or puzzle.

    A puzzle's link leads to the puzzle until its answer, since the board of a game shows dollars. The link
    of a position without a record leads to its page.
    """
    by_address = table.origin.secret or not table.origin.recorded
    return str(table.route) if by_address else game_link(table.session)


def hides_hands(session: Session) -> bool:
    """Return whether a game is played by post and goes on, so its hands and its deal are still secret."""
    return read_post(session) is not None and not session.state.over


def deal_data_of(session: Session) -> str | None:
    """Return the data of a link to a game's deal, or `None` without a seed."""
    if hides_hands(session):
        return None
    setup = deal_options(session.deal) if session.custom_deck is None else None
    return deal_data(setup) if setup is not None else None


def deal_link(session: Session) -> str | None:
    """Return the fragment of a link to a game's deal, or `None` without a seed."""
    data = deal_data_of(session)
    return str(Route("new", data)) if data is not None else None
