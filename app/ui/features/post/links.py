"""The address of a game by post."""

from __future__ import annotations

from app.engine.session import Session
from app.saves.links import post_data
from app.saves.post import Post, sealed
from app.ui.core.routes import Route


def game_of(post: Post) -> str:
    """Return the id under which every device saves the game."""
    return f"post-{post.id}"


def post_link(session: Session, post: Post) -> str:
    """Return the fragment of the link that sends the game as it is now."""
    return str(Route("post", post_data(sealed(session, post).text())))
