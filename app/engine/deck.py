"""The building tiles: what is printed on them."""

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
"""A number for each colour, in the order of `COLOURS` (or for each kind, in the order of `ICONS`)."""

SymbolCounts = tuple[int, int, int, int, int]
"""A number for each symbol, in the order of `SYMBOLS`."""


@dataclass(frozen=True, slots=True)
class Valuation:
    """What a building is worth (rules.md §4): a kind of `kinds.KINDS`.

    `dollars` is the amount for each thing counted. `symbols` holds what is counted: the colour of
    `people`, the symbol of `symbols`, the two of `sets`; empty for the other kinds.
    """

    kind: str
    dollars: int = 0
    symbols: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Building:
    """A building tile as printed.

    `symbols` stand at the base, `icons` are the business icons (rules.md §7), `back` is the symbol type
    of the back (`None` on the two tiles of the starting city, which have a `cell` and a `facing`).
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
        return hash(self.id)  # asked for often: what is drawn of a building is kept by it

    def __post_init__(self) -> None:
        object.__setattr__(self, "symbol_counts", tuple(self.symbols.count(s) for s in SYMBOLS))


@dataclass(frozen=True, slots=True)
class Deck:
    """All tiles of a game by id: the two of the starting city, the 40 basic ones, those marked 5+.

    Equal to a deck of the same id with the same buildings in the same order.
    """

    id: str
    buildings: Mapping[str, Building]
    _hash: int = field(init=False)  # tells decks of another order apart, which mappings do not

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
        """Return a building by its tile id, or the placeholder of a hidden one; raises `KeyError`."""
        return HIDDEN[tile] if tile in HIDDEN else self.buildings[tile]

    def __contains__(self, tile: object) -> bool:
        return tile in self.buildings

    @property
    def start(self) -> tuple[Building, ...]:
        """The buildings of the starting city: Central Station, then City Park."""
        return tuple(b for b in self.buildings.values() if b.cell is not None)

    def stack(self, back: str, *, five_players: bool = False) -> tuple[str, ...]:
        """Return the ids of the tiles with a back, in the deck's order, with those marked 5+ if asked."""
        return tuple(
            b.id for b in self.buildings.values() if b.back == back and (five_players or not b.five_players)
        )


def _hidden(back: str | None) -> Building:
    return Building(hidden_tile(back), "", back, (back,) if back else (), (), Valuation("none"))


def hidden_tile(back: str | None) -> str:
    """Return the id that stands for a tile of which a seat knows only the back, or not even that."""
    return f"?{back or ''}"


HIDDEN: Final[Mapping[str, Building]] = MappingProxyType(
    {hidden_tile(b): _hidden(b) for b in (*SYMBOLS, None)}
)
"""Placeholders for the tiles that `observe` hides, by id."""
