"""Addresses that contain a whole game or its deal."""

from __future__ import annotations

from app.engine.session import Session
from app.saves.links import deal_data, deal_options, link_data
from app.ui.core.routes import Route


def game_link(session: Session) -> str:
    """Return the fragment of a link to a game."""
    return str(Route("play", link_data(session.text())))


def deal_link(session: Session) -> str | None:
    """Return the fragment of a link to a game's deal, or `None` without a seed."""
    setup = deal_options(session.deal) if session.custom_deck is None else None
    return str(Route("new", deal_data(setup))) if setup is not None else None
