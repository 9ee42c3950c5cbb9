"""The deck file: the list of building tiles, read with care."""

from __future__ import annotations

import re
import tomllib
from types import MappingProxyType
from typing import Any, Final

from app.engine.deck import COLOURS, ICONS, SYMBOLS, Building, Deck, Valuation
from app.engine.geometry import FACINGS, Cell, Facing
from app.engine.kinds import KINDS

_TILE_ID: Final = re.compile(r"[a-z0-9-]{1,40}")
_MAX_TILES: Final = 100
_MAX_NAME: Final = 40
_MAX_DOLLARS: Final = 99


class DeckError(ValueError):
    """A deck file breaks a rule; the message names the tile and the key."""


def parse_deck(text: str, deck_id: str = "standard") -> Deck:
    """Read a deck file (TOML); raises `DeckError` naming the tile and the key that is wrong."""
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise DeckError(f"the deck is not TOML: {error}") from None
    return deck_from_data(data, deck_id)


def deck_from_data(data: object, deck_id: str) -> Deck:
    """Build a deck from a deck file's data; raises `DeckError` naming the tile and the key."""
    tiles = data.get("tile") if isinstance(data, dict) else None
    if not isinstance(tiles, list) or not tiles:
        raise DeckError("the deck has no list of tiles under the key 'tile'")
    if len(tiles) > _MAX_TILES:
        raise DeckError(f"the deck has {len(tiles)} tiles; at most {_MAX_TILES} are allowed")
    buildings: dict[str, Building] = {}
    for number, entry in enumerate(tiles, 1):
        building = _Reader(number, entry).building()
        if building.id in buildings:
            raise DeckError(f"tile {building.id}: key 'id': used twice")
        buildings[building.id] = building
    deck = Deck(deck_id, MappingProxyType(buildings))
    _check_start(deck)
    return deck


def _check_start(deck: Deck) -> None:
    wanted: dict[str, tuple[Cell, Facing]] = {"central-station": ((0, 0), "S"), "city-park": ((0, 1), "E")}
    for tile, (cell, facing) in wanted.items():
        building = deck.buildings.get(tile)
        if building is None:
            raise DeckError(f"tile {tile}: missing from the deck")
        if building.cell != cell:
            raise DeckError(f"tile {tile}: key 'cell': must be [{cell[0]}, {cell[1]}]")
        if building.facing != facing:
            raise DeckError(f"tile {tile}: key 'facing': must be {facing!r}")
    for building in deck.start:
        if building.id not in wanted:
            raise DeckError(
                f"tile {building.id}: key 'cell': only the two tiles of the starting city have one"
            )


class _Reader:
    """Reads one tile of a deck file, naming the tile and the key in every error."""

    def __init__(self, number: int, entry: object) -> None:
        if not isinstance(entry, dict):
            raise DeckError(f"tile number {number} is not a table")
        self.entry: dict[str, Any] = entry
        tile = entry.get("id")
        self.label = (
            f"tile {tile}" if isinstance(tile, str) and _TILE_ID.fullmatch(tile) else f"tile number {number}"
        )

    def error(self, key: str, problem: str) -> DeckError:
        return DeckError(f"{self.label}: key '{key}': {problem}")

    def get(self, key: str, kind: type, what: str) -> Any:
        if key not in self.entry:
            raise self.error(key, "missing")
        value = self.entry[key]
        if not isinstance(value, kind) or (kind is int and isinstance(value, bool)):
            raise self.error(key, f"must be {what}")
        return value

    def words(self, key: str, allowed: tuple[str, ...]) -> tuple[str, ...]:
        values = self.get(key, list, "a list")
        for value in values:
            if value not in allowed:
                raise self.error(key, f"unknown {str(value)[:40]!r}; known: {', '.join(allowed)}")
        return tuple(values)

    def building(self) -> Building:
        tile = self.get("id", str, "a text")
        if not _TILE_ID.fullmatch(tile):
            raise self.error("id", "may only have small letters, digits and hyphens, 1 to 40 of them")
        name = self.get("name", str, "a text")
        if not name.strip() or len(name) > _MAX_NAME or not name.isprintable():
            raise self.error("name", f"must be 1 to {_MAX_NAME} printable characters")
        start = "cell" in self.entry
        five = self.entry.get("five_players", False)
        if not isinstance(five, bool):
            raise self.error("five_players", "must be true or false")
        return Building(
            id=tile,
            name=name,
            back=None if start else self.back(),
            symbols=self.start_symbols() if start else self.symbols(),
            icons=self.icons(start),
            valuation=self.valuation(start),
            five_players=five,
            cell=self.cell() if start else None,
            facing=self.facing() if start else "S",
        )

    def back(self) -> str:
        back: str = self.get("back", str, "a text")
        if back not in SYMBOLS:
            raise self.error("back", f"unknown {back[:40]!r}; known: {', '.join(SYMBOLS)}")
        return back

    def symbols(self) -> tuple[str, ...]:
        symbols = self.words("symbols", SYMBOLS)
        if not 1 <= len(symbols) <= 2 or set(symbols) != {self.back()}:
            raise self.error("symbols", "must be one or two of the back's own kind")
        return symbols

    def start_symbols(self) -> tuple[str, ...]:
        symbols = self.words("symbols", SYMBOLS)
        if len(set(symbols)) != len(symbols):
            raise self.error("symbols", "a tile of the starting city shows a symbol once")
        return symbols

    def icons(self, start: bool) -> tuple[str, ...]:
        icons = self.words("business", (*ICONS, "wild"))
        if start:
            if icons:
                raise self.error("business", "a tile of the starting city has none")
        elif not (len(icons) == 1 or (len(icons) == 2 and icons[0] == icons[1] != "wild")):
            raise self.error("business", "must be one icon, or two of one kind")
        return icons

    def cell(self) -> Cell:
        cell = self.get("cell", list, "a list of two whole numbers")
        if len(cell) != 2 or not all(type(n) is int and abs(n) < 1000 for n in cell):
            raise self.error("cell", "must be a list of two whole numbers")
        return (cell[0], cell[1])

    def facing(self) -> Facing:
        facing = self.get("facing", str, "a text")
        for known in FACINGS:
            if facing == known:
                return known
        raise self.error("facing", f"unknown {facing[:40]!r}; known: {', '.join(FACINGS)}")

    def valuation(self, start: bool) -> Valuation:
        data = self.get("valuation", dict, "a table")
        kind = data.get("kind")
        if kind is None:
            raise self.error("valuation.kind", "missing")
        if not isinstance(kind, str) or kind not in KINDS:
            raise self.error("valuation.kind", f"unknown {str(kind)[:40]!r}; known: {', '.join(KINDS)}")
        if (kind == "none") is not start:
            raise self.error("valuation.kind", "'none' is for the starting city, and for it only")
        keys = KINDS[kind].keys
        for key in keys:
            if key not in data:
                raise self.error(f"valuation.{key}", "missing")
        dollars = data.get("dollars", 0)
        if type(dollars) is not int or not 0 <= dollars <= _MAX_DOLLARS:
            raise self.error("valuation.dollars", f"must be a whole number from 0 to {_MAX_DOLLARS}")
        counted: tuple[str, ...] = ()
        for key in keys:
            if key == "symbols":
                counted = self.counted(key, data[key])
                if len(counted) != 2:
                    raise self.error("valuation.symbols", "a set has two symbols")
            elif key != "dollars":
                counted = self.counted(key, [data[key]])
        return Valuation(kind, dollars, counted)

    def counted(self, key: str, values: object) -> tuple[str, ...]:
        if not isinstance(values, list):
            raise self.error(f"valuation.{key}", "must be a list")
        for value in values:
            if value not in COLOURS:
                raise self.error(
                    f"valuation.{key}", f"unknown {str(value)[:40]!r}; known: {', '.join(COLOURS)}"
                )
        return tuple(values)
