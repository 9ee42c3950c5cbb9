"""The building tiles as printed."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Final

from .geometry import Cell, Facing

COLOURS: Final = ("tourist", "hipster", "parent", "shopper")
"""The four colours of people, in the order in which they move (rules.md §5)."""

SYMBOLS: Final = (*COLOURS, "wild")
"""The five symbols; also the five types of tile backs."""

ICONS: Final = ("restaurant", "residential", "leisure", "retail")
"""The four kinds of business tokens (rules.md §7)."""

WILD: Final = SYMBOLS.index("wild")

Counts = tuple[int, int, int, int]
"""A number for each colour in the order of `COLOURS`, or for each kind of token in the order of `ICONS`."""

SymbolCounts = tuple[int, int, int, int, int]
"""A number for each symbol, in the order of `SYMBOLS`."""


@dataclass(frozen=True, slots=True)
class Valuation:
    """A building's valuation (rules.md §4), of one of the kinds in `kinds.KINDS`.

    `dollars` is the amount for each counted item. `symbols` names the items: the colour of `people`, the
    symbol of `symbols`, both symbols of `sets`; empty for the other kinds.
    """

    kind: str
    dollars: int = 0
    symbols: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Building:
    """A building tile as printed.

    `symbols` are those at the base, `icons` the business icons (rules.md §7), `back` the symbol on the back.
    The two tiles of the starting city have no back, but a `cell` and a `facing`.
    """

    id: str
    name: str
    back: str | None
    symbols: tuple[str, ...]
    icons: tuple[str, ...]
    valuation: Valuation
    five_players: bool = False
    cell: Cell | None = None
    facing: Facing = "S"
    symbol_counts: SymbolCounts = field(init=False, compare=False, repr=False)

    def __hash__(self) -> int:
        return hash(self.id)  # hashed often: drawings are cached by building

    def __post_init__(self) -> None:
        object.__setattr__(self, "symbol_counts", tuple(self.symbols.count(s) for s in SYMBOLS))


@dataclass(frozen=True, slots=True)
class Deck:
    """All tiles of a game by id: the two of the starting city, the 40 basic ones, those marked 5+.

    Decks are equal if they have the same id and the same buildings in the same order.
    """

    id: str
    buildings: Mapping[str, Building]
    _hash: int = field(init=False)  # depends on the order of the buildings, unlike the equality of mappings

    def __post_init__(self) -> None:
        object.__setattr__(self, "buildings", MappingProxyType(dict(self.buildings)))
        object.__setattr__(self, "_hash", hash((self.id, *self.buildings.values())))

    def __hash__(self) -> int:
        return self._hash

    def __reduce__(self) -> tuple[object, ...]:
        return Deck, (self.id, dict(self.buildings))

    def __repr__(self) -> str:
        return f"<Deck {self.id}: {len(self.buildings)} tiles>"

    def __getitem__(self, tile: str) -> Building:
        """Return a building by its tile id, or the placeholder for a hidden tile; raises `KeyError`."""
        return HIDDEN[tile] if tile in HIDDEN else self.buildings[tile]

    def __contains__(self, tile: object) -> bool:
        return tile in self.buildings

    @property
    def start(self) -> tuple[Building, ...]:
        """The buildings of the starting city: Central Station, then City Park."""
        return tuple(b for b in self.buildings.values() if b.cell is not None)

    def stack(self, back: str, *, five_players: bool = False) -> tuple[str, ...]:
        """Return the ids of the tiles with a back, in the deck's order; tiles marked 5+ only if requested."""
        return tuple(
            b.id for b in self.buildings.values() if b.back == back and (five_players or not b.five_players)
        )


def _hidden(back: str | None) -> Building:
    return Building(hidden_tile(back), "", back, (back,) if back else (), (), Valuation("none"))


def hidden_tile(back: str | None) -> str:
    """Return the placeholder id of a hidden tile, with its back if that is known."""
    return f"?{back or ''}"


HIDDEN: Final[Mapping[str, Building]] = MappingProxyType(
    {hidden_tile(b): _hidden(b) for b in (*SYMBOLS, None)}
)
"""Placeholders for tiles hidden by `observe`, by id."""
