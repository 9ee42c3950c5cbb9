"""The names of choices in addresses."""

from __future__ import annotations


def choice_name(game: str, number: int) -> str:
    """Return the name of a choice in an address: its number and its game."""
    return f"{number}-{game}"


def read_choice(name: str) -> tuple[str, int] | None:
    """Return the game and the number in a choice's name, or `None` for another text."""
    number, _, game = name.partition("-")
    return (game, int(number)) if game and number.isdecimal() and len(number) < 6 else None
