"""The messages of the feature."""

from __future__ import annotations

from app.ui.core.messages import Message


class ChooseSlot(Message):
    """Open a place of the street: a building by its number, or a word of `sheet.SLOTS`."""

    slot: str


class LayTile(Message):
    """Put a tile on the open place."""

    tile: str


class RemoveTile(Message):
    """Take the tile off a place."""

    slot: str


class ShiftBuilding(Message):
    """Move a building to the left (−1) or right (1)."""

    number: int
    by: int


class SetOwner(Message):
    """Set whose sign is on a place; −1 for nobody's."""

    slot: str
    seat: int


class SetSigns(Message):
    """Set the number of signs on a building."""

    number: int
    signs: int


class AddPeople(Message):
    """Add people of a colour to a building, lying or (`fomo`) standing; a negative number removes some."""

    number: int
    colour: int
    fomo: bool
    by: int


class SetAround(Message):
    """Set the number of tiles around a building."""

    number: int
    count: int


class SetEnclosing(Message):
    """Set whether a building encloses another street."""

    number: int
    encloses: bool


class SetPointing(Message):
    """Set whether the symbols of the building at an end point into the street."""

    slot: str
    points: bool


class UnfoldGame(Message):
    """Show or hide the options of the game."""

    shown: bool


class SetStreetGame(Message):
    """Change an option of the game: `players`, `edition`, `business`, `final`, `current`, or `card-SEAT`."""

    name: str
    value: str


class AddTokens(Message):
    """Add tokens of a kind to a seat; a negative number removes some."""

    seat: int
    kind: int
    by: int


class AddBack(Message):
    """Add a back to the hand of the Hacker, or remove one (`by` −1)."""

    back: str
    by: int


class SwapFor(Message):
    """Score the Entrepreneur's tile instead of a building."""

    number: int


class RemoveElsewhere(Message):
    """Remove a building of another street."""

    tile: str


class ClearStreet(Message):
    """Begin with an empty street."""


class ShareStreet(Message):
    """Share the link to the street."""
