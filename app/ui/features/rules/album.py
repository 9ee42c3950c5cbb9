"""The album: the rulebook's pictures and the player aids of `assets/lessons/album.toml` as frozen data.

A picture is a position with annotations. The file omits what follows from the actions, such as the tiles in
each hand and on the stack.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Mapping
from typing import Any, Final

from app.engine.city import SYMBOLS, Deck
from app.engine.geometry import Cell, parse_cell
from app.engine.state import Build, Renovate, parse_action
from app.engine.values import Value
from app.ui.core.model import Slice
from app.ui.table.positions import position

FILLERS: Final = 8
"""The extra tiles on a picture's stack, so that readers can play on."""


class Picture(Value):
    """A picture: name, section, caption key, record and annotations.

    `ghost` is the text of a build to try, legal or not. `light` are the highlighted cells. `receipts` are the
    cells whose receipts are shown. `pays`: show what the ghost's streets would pay.
    """

    name: str
    rule: str
    caption: str
    record: str
    ghost: str
    light: tuple[Cell, ...]
    receipts: tuple[Cell, ...]
    pays: bool


class Aid(Value):
    """A part of the player aid: its name, an icon name for each line, and whether it is for solo only."""

    name: str
    icons: tuple[str, ...]
    solo: bool


class Album(Value):
    """All pictures and aids."""

    pictures: tuple[Picture, ...]
    aids: tuple[Aid, ...]

    def of(self, rule: str) -> tuple[Picture, ...]:
        """Return the pictures of a section."""
        return tuple(picture for picture in self.pictures if picture.rule == rule)

    def named(self, name: str) -> Picture | None:
        """Return a picture by name, or `None`."""
        return next((picture for picture in self.pictures if picture.name == name), None)


def read_album(text: str, deck: Deck) -> Album:
    """Parse the album file."""
    data = tomllib.loads(text)
    pictures: list[Picture] = []
    for entry in data["picture"]:
        rule = entry["rule"]
        count = sum(picture.rule == rule for picture in pictures)
        name = f"{rule}-{count + 1}" if count else rule
        pictures.append(_picture(name, entry, data["base"], deck))
    aids = tuple(Aid(aid["id"], tuple(aid["icons"]), aid.get("solo", False)) for aid in data["aid"])
    return Album(tuple(pictures), aids)


def _picture(name: str, entry: Mapping[str, Any], base: Mapping[str, Any], deck: Deck) -> Picture:
    ghost = entry.get("ghost", "")
    return Picture(
        name,
        entry["rule"],
        f"picture.{name}",
        position(base, dealt(entry.get("position", {}), ghost, deck)),
        ghost,
        tuple(map(parse_cell, entry.get("light", ()))),
        tuple(map(parse_cell, entry.get("receipts", ()))),
        entry.get("pays", False),
    )


def dealt(own: Mapping[str, Any], ghost: str, deck: Deck) -> dict[str, Any]:
    """Return the record keys of a position, with a deal that makes its actions legal.

    With several players, builds go round the seats. In solo, the player's and the Grifter's alternate. Tiles
    that a player builds later are in their hand from the start.
    """
    actions = list(own.get("actions", ()))
    built = [action.tile for text in (*actions, ghost) if (action := _build(text)) is not None]
    named = (tile for tiles in own.get("hands", ()) for tile in tiles)
    taken = {*built, *own.get("hold", ()), *named, *own.get("stack", ()), *own.get("grifter_stack", ())}
    further = [tile for tile in _basic(deck) if tile not in taken]
    solo, seats = own.get("mode") == "solo", len(own.get("seats", (0, 1)))
    if solo:
        hands = [[*built[0::2], *own.get("hold", ())], []]
        # Each round the Grifter takes his tile from the top, and the next one is drawn.
        stack = [tile for grifters in built[1::2] for tile in (grifters, further.pop(0))]
    else:
        hands = [built[seat::seats] for seat in range(seats)]
        hands[len(built[:-1] if _build(ghost) else built) % seats] += own.get("hold", ())
        stack = []
    stack += [further.pop(0) for _ in range(FILLERS)]
    settings = {key: value for key, value in own.items() if key != "hold"}
    endgame = [further.pop(0) for _ in range(3)] if solo else []
    return {"actions": actions, "hands": hands, "stack": stack, "grifter_stack": endgame, **settings}


def _build(text: str) -> Build | Renovate | None:
    action = parse_action(text) if text else None
    return action if isinstance(action, Build | Renovate) else None


def _basic(deck: Deck) -> Iterable[str]:
    return [tile for back in SYMBOLS for tile in deck.stack(back)]


ALBUM: Final[Slice[Album | None]] = Slice("album", None)
"""The rulebook's pictures and the player aids, once loaded."""
