"""The address of a deal in a pasted text."""

from __future__ import annotations

from app.saves.links import deal_data, read_deal


def read_deal_address(first: str, rest: str) -> str:
    """Return the data of a link to a deal, empty for the form alone; raises `LinkError`."""
    return deal_data(read_deal(first)) if first else ""
