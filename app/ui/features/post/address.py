"""The address of a game by post in a pasted text."""

from __future__ import annotations

from app.saves.links import post_data
from app.ui.features.saves.pasted import whole_data


def read_post_address(first: str, rest: str) -> str:
    """Return the data of a link to a game by post; raises `LinkError`."""
    return whole_data(rest, first, post_data)
