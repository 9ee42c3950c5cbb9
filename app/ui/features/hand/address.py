"""The address of a hand in a pasted text."""

from __future__ import annotations

from typing import Final

from app.engine.standard import standard_deck
from app.saves.hands import HandError, plain_data, read_hand
from app.ui.core.screens import parse_route

HAND_PIECES: Final = 100
"""The most pieces into which a chat may break the code of a hand."""


def read_hand_address(first: str, rest: str) -> str:
    """Return a hand's data, joined if a chat broke it into lines; damaged data stays unchanged."""
    pieces = rest.split(maxsplit=HAND_PIECES)[:HAND_PIECES]
    for count in range(1, len(pieces) + 1):
        try:
            data = plain_data(parse_route(f"#{''.join(pieces[:count])}").about)
            read_hand(data, standard_deck())
        except HandError:
            continue
        return data
    return first
