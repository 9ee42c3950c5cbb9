"""The album: the rulebook's pictures and player aids, `assets/lessons/album.toml` as frozen data.

A picture is a position and what is shown of it. What a record needs and the file does not say (who holds
which tile, what is left on the stack) follows from the actions.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Mapping
from typing import Any, Final

from app.engine.actions import Build, Renovate, parse_action
from app.engine.deck import SYMBOLS, Deck
from app.engine.geometry import Cell, parse_cell
from app.engine.values import Value
from app.ui.features.learn.course import position

FILLERS: Final = 8
"""So many further tiles lie on a picture's stack, so that its position can be played on."""


class Picture(Value):
    """A picture: its name, the section it belongs to, the key of its caption, its record, and what is shown.

    `ghost` is the text of a build that is tried, also an illegal one; `light` are cells that stand out;
    `receipts` the cells whose receipts are told, `pays` tells what the ghost's streets would pay.
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
    """A part of the player aid: its name, an icon's name for each of its lines, and whether solo only."""

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
        """Return a picture by its name, or `None`."""
        return next((picture for picture in self.pictures if picture.name == name), None)


def read_album(text: str, deck: Deck) -> Album:
    """Read the album from its file."""
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
    """Return the keys of a position with a deal that its actions can be played with.

    In a game of several the builds go round the seats; alone, the player's and the Grifter's alternate. The
    tiles that come later in somebody's builds are in hand from the start.
    """
    actions = list(own.get("actions", ()))
    built = [action.tile for text in (*actions, ghost) if (action := _build(text)) is not None]
    named = (tile for tiles in own.get("hands", ()) for tile in tiles)
    taken = {*built, *own.get("hold", ()), *named, *own.get("stack", ()), *own.get("grifter_stack", ())}
    further = [tile for tile in _basic(deck) if tile not in taken]
    solo, seats = own.get("mode") == "solo", len(own.get("seats", (0, 1)))
    if solo:
        hands = [[*built[0::2], *own.get("hold", ())], []]
        # Each round the Grifter's tile is taken from the top, and the next one drawn.
        stack = [tile for grifters in built[1::2] for tile in (grifters, further.pop(0))]
    else:
        hands = [built[seat::seats] for seat in range(seats)]
        hands[len(built[:-1] if _build(ghost) else built) % seats] += own.get("hold", ())
        stack = []
    stack += [further.pop(0) for _ in range(FILLERS)]
    given = {key: value for key, value in own.items() if key != "hold"}
    endgame = [further.pop(0) for _ in range(3)] if solo else []
    return {"actions": actions, "hands": hands, "stack": stack, "grifter_stack": endgame, **given}


def _build(text: str) -> Build | Renovate | None:
    action = parse_action(text) if text else None
    return action if isinstance(action, Build | Renovate) else None


def _basic(deck: Deck) -> Iterable[str]:
    return [tile for back in SYMBOLS for tile in deck.stack(back)]
