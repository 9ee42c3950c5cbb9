"""The deck file: read and validate the list of building tiles."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from types import MappingProxyType
from typing import Any, Final

from .city import COLOURS, ICONS, SYMBOLS, Building, Deck, Valuation
from .faults import FaultError, fault
from .geometry import FACINGS, Cell, Facing, facing_named
from .kinds import KINDS

_TILE_ID: Final = re.compile(r"[a-z0-9-]{1,40}")
_MAX_TILES: Final = 100
_MAX_NAME: Final = 40
_MAX_DOLLARS: Final = 99


class DeckError(FaultError):
    """An invalid deck file; `fault` names the tile and the key where possible."""


def parse_deck(text: str, deck_id: str = "standard") -> Deck:
    """Parse a deck file (TOML); raises `DeckError` naming the faulty tile and key."""
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise DeckError(fault("not-toml", error=str(error)[:120])) from None
    except RecursionError:
        raise DeckError(fault("not-toml", error="nested too deeply")) from None
    return deck_from_data(data, deck_id)


def deck_data(deck: Deck) -> dict[str, Any]:
    """Return a deck as the data of a deck file, ready for JSON (record.md, `custom_deck`)."""
    return {"tile": [_tile_data(building) for building in deck.buildings.values()]}


def _tile_data(building: Building) -> dict[str, Any]:
    value = building.valuation
    valuation: dict[str, Any] = {"kind": value.kind}
    for key in KINDS[value.kind].keys:
        if key == "dollars":
            valuation[key] = value.dollars
        else:
            valuation[key] = list(value.symbols) if key == "symbols" else value.symbols[0]
    data: dict[str, Any] = {"id": building.id, "name": building.name}
    if building.cell is None:
        data["back"] = building.back
    data |= {"symbols": list(building.symbols), "business": list(building.icons), "valuation": valuation}
    if building.five_players:
        data["five_players"] = True
    if building.cell is not None:
        data |= {"cell": list(building.cell), "facing": building.facing}
    return data


def deck_from_data(data: object, deck_id: str) -> Deck:
    """Build a deck from the data of a deck file; raises `DeckError` naming the faulty tile and key."""
    tiles = data.get("tile") if isinstance(data, dict) else None
    if not isinstance(tiles, list) or not tiles:
        raise DeckError(fault("no-tiles", key="tile"))
    if len(tiles) > _MAX_TILES:
        raise DeckError(fault("many-tiles", tiles=len(tiles), limit=_MAX_TILES))
    buildings: dict[str, Building] = {}
    for number, entry in enumerate(tiles, 1):
        building = _Reader(number, entry).building()
        if building.id in buildings:
            raise DeckError(fault("id-twice", tile=building.id, key="id"))
        buildings[building.id] = building
    deck = Deck(deck_id, MappingProxyType(buildings))
    _check_start(deck)
    return deck


def _check_start(deck: Deck) -> None:
    wanted: dict[str, tuple[Cell, Facing]] = {"central-station": ((0, 0), "S"), "city-park": ((0, 1), "E")}
    for tile, (cell, facing) in wanted.items():
        building = deck.buildings.get(tile)
        if building is None:
            raise DeckError(fault("no-start", tile=tile))
        if building.cell != cell:
            raise DeckError(fault("start-cell", tile=tile, key="cell", cell=cell))
        if building.facing != facing:
            raise DeckError(fault("start-facing", tile=tile, key="facing", facing=facing))
    for building in deck.start:
        if building.id not in wanted:
            raise DeckError(fault("not-start", tile=building.id, key="cell"))


class _Reader:
    """Validates one tile of a deck file; every error names the tile and the key."""

    def __init__(self, number: int, entry: object) -> None:
        if not isinstance(entry, dict):
            raise DeckError(fault("not-an-entry", tile=number))
        self.entry: dict[str, Any] = entry
        tile = entry.get("id")
        self.label = tile if isinstance(tile, str) and _TILE_ID.fullmatch(tile) else number

    def error(self, key: str, code: str, **values: object) -> DeckError:
        return DeckError(fault(code, tile=self.label, key=key, **values))

    def unknown(self, key: str, value: object, known: Iterable[str]) -> DeckError:
        return self.error(key, "unknown", value=str(value)[:40], known=tuple(known))

    def get(self, key: str, kind: type, code: str) -> Any:
        if key not in self.entry:
            raise self.error(key, "missing")
        value = self.entry[key]
        if not isinstance(value, kind):
            raise self.error(key, code)
        return value

    def words(self, key: str, allowed: tuple[str, ...]) -> tuple[str, ...]:
        values = self.get(key, list, "not-a-list")
        for value in values:
            if value not in allowed:
                raise self.unknown(key, value, allowed)
        return tuple(values)

    def building(self) -> Building:
        tile = self.get("id", str, "not-a-text")
        if not _TILE_ID.fullmatch(tile):
            raise self.error("id", "odd-id")
        name = self.get("name", str, "not-a-text")
        if not name.strip() or len(name) > _MAX_NAME or not name.isprintable():
            raise self.error("name", "odd-name", limit=_MAX_NAME)
        start = "cell" in self.entry
        five = self.entry.get("five_players", False)
        if not isinstance(five, bool):
            raise self.error("five_players", "not-a-flag")
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
        back: str = self.get("back", str, "not-a-text")
        if back not in SYMBOLS:
            raise self.unknown("back", back, SYMBOLS)
        return back

    def symbols(self) -> tuple[str, ...]:
        symbols = self.words("symbols", SYMBOLS)
        if len(symbols) > 2 or set(symbols) != {self.back()}:
            raise self.error("symbols", "odd-symbols")
        return symbols

    def start_symbols(self) -> tuple[str, ...]:
        symbols = self.words("symbols", SYMBOLS)
        if len(set(symbols)) != len(symbols):
            raise self.error("symbols", "start-symbols")
        return symbols

    def icons(self, start: bool) -> tuple[str, ...]:
        icons = self.words("business", (*ICONS, "wild"))
        if start:
            if icons:
                raise self.error("business", "start-business")
        elif not (len(icons) == 1 or (len(icons) == 2 and icons[0] == icons[1] != "wild")):
            raise self.error("business", "odd-business")
        return icons

    def cell(self) -> Cell:
        cell = self.get("cell", list, "not-a-cell")
        if len(cell) != 2 or not all(type(n) is int and abs(n) < 1000 for n in cell):
            raise self.error("cell", "not-a-cell")
        return (cell[0], cell[1])

    def facing(self) -> Facing:
        text = self.get("facing", str, "not-a-text")
        facing = facing_named(text)
        if facing is None:
            raise self.unknown("facing", text, FACINGS)
        return facing

    def valuation(self, start: bool) -> Valuation:
        data = self.get("valuation", dict, "not-a-table")
        kind = data.get("kind")
        if kind is None:
            raise self.error("valuation.kind", "missing")
        if not isinstance(kind, str) or kind not in KINDS:
            raise self.unknown("valuation.kind", kind, KINDS)
        if (kind == "none") is not start:
            raise self.error("valuation.kind", "odd-none")
        keys = KINDS[kind].keys
        for key in keys:
            if key not in data:
                raise self.error(f"valuation.{key}", "missing")
        dollars = data.get("dollars", 0)
        if type(dollars) is not int or not 0 <= dollars <= _MAX_DOLLARS:
            raise self.error("valuation.dollars", "odd-dollars", limit=_MAX_DOLLARS)
        counted: tuple[str, ...] = ()
        for key in keys:
            if key == "symbols":
                counted = self.counted(key, data[key])
                if len(counted) != 2:
                    raise self.error("valuation.symbols", "odd-set")
            elif key != "dollars":
                counted = self.counted(key, [data[key]])
        return Valuation(kind, dollars, counted)

    def counted(self, key: str, values: object) -> tuple[str, ...]:
        if not isinstance(values, list):
            raise self.error(f"valuation.{key}", "not-a-list")
        for value in values:
            if value not in COLOURS:
                raise self.unknown(f"valuation.{key}", value, COLOURS)
        return tuple(values)


_FILE = Path("assets", "decks", "standard.toml")


@cache
def standard_deck() -> Deck:
    """Return the standard deck: the tiles of the boxed game.

    >>> standard_deck()
    <Deck standard: 47 tiles>
    """
    here = Path(__file__).resolve()
    file = next(parent / _FILE for parent in here.parents if (parent / _FILE).is_file())
    return parse_deck(file.read_text(encoding="utf-8"))
