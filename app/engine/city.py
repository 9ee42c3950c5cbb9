"""The building tiles as printed, and the city: sites, streets, and legal placements (rules.md §1)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Final, NamedTuple

from .faults import Refusal
from .geometry import FACINGS, OFFSET, Cell, Facing, beside, cell_text, joint, neighbours

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


LONGEST_STREET: Final = 5
NOBODY: Final[Counts] = (0, 0, 0, 0)

_ALONG: Final[dict[Facing, tuple[Facing, Facing]]] = {
    "N": ("W", "E"),
    "S": ("W", "E"),
    "E": ("N", "S"),
    "W": ("N", "S"),
}
"""The directions from a street towards its first and last end, by the facing of its tiles."""


class Site(NamedTuple):
    """A building on a cell.

    `owner` is the seat whose signs (one, or two with the Investor) are on it. `people` lie here, `fomo` stand
    here, both counted by colour. Tiles covered by the Renovator are not kept.
    """

    building: Building
    facing: Facing
    owner: int | None = None
    signs: int = 0
    people: Counts = NOBODY
    fomo: Counts = NOBODY

    @property
    def population(self) -> int:
        """The number of people here, lying and standing."""
        return sum(self.people) + sum(self.fomo)


class Street(NamedTuple):
    """A street: its cells from left to right or top to bottom, and the two cells beyond its ends."""

    facing: Facing
    cells: tuple[Cell, ...]
    ends: tuple[Cell, Cell]

    @property
    def first(self) -> Cell:
        """The leftmost or topmost cell, which identifies the street in a record."""
        return self.cells[0]


class City:
    """An immutable city: sites and streets by cell, and the legal placements, updated incrementally.

    A new city shares all unchanged parts with its predecessor.
    """

    __slots__ = ("_grown", "_places", "sites", "streets")

    sites: Mapping[Cell, Site]
    streets: Mapping[Cell, Street]

    def __init__(self, sites: Mapping[Cell, Site], streets: Mapping[Cell, Street]) -> None:
        self.sites = sites
        self.streets = streets
        self._places: dict[Cell, tuple[Facing, ...]] | None = None
        self._grown: tuple[dict[Cell, tuple[Facing, ...]], Cell] | None = None

    def __eq__(self, other: object) -> bool:
        return isinstance(other, City) and self.sites == other.sites

    def __hash__(self) -> int:
        return hash(frozenset(self.sites.items()))

    def __repr__(self) -> str:
        return f"<City of {len(self.sites)} buildings>"

    def __contains__(self, cell: object) -> bool:
        return cell in self.sites

    def __iter__(self) -> Iterator[Cell]:
        return iter(self.sites)

    def __len__(self) -> int:
        return len(self.sites)

    @property
    def places(self) -> Mapping[Cell, tuple[Facing, ...]]:
        """The legal placements: the legal facings of each cell that has any, in text order."""
        if self._places is None:
            if self._grown is None:
                self._places = self._looked_up(cell for site in self.sites for cell in neighbours(site))
            else:
                before, cell = self._grown
                self._places = dict(before)
                self._places.pop(cell, None)
                changed = (*neighbours(cell), *self.streets[cell].ends)
                for place in changed:
                    self._places.pop(place, None)
                self._places.update(self._looked_up(changed))
                self._grown = None
        return self._places

    def _looked_up(self, cells: Iterable[Cell]) -> dict[Cell, tuple[Facing, ...]]:
        spots = {}
        for cell in cells:
            if cell not in self.sites and cell not in spots:
                touching = _touching(self, cell)
                facings = tuple([f for f in FACINGS if _problem(self, cell, f, touching) is None])
                if facings:
                    spots[cell] = facings
        return spots

    def is_enclosed(self, street: Street) -> bool:
        """Return whether both cells beyond a street's ends are occupied."""
        before, after = street.ends
        return before in self.sites and after in self.sites

    def is_open(self, cell: Cell) -> bool:
        """Return whether the building on a cell stands in a street that is not enclosed."""
        return not self.is_enclosed(self.streets[cell])

    def enclosing(self, street: Street) -> tuple[Cell, ...]:
        """Return the cells of a street's enclosing buildings: none, one or two."""
        return tuple(end for end in street.ends if end in self.sites)

    def pointing(self, street: Street) -> tuple[Cell, ...]:
        """Return the cells beyond a street's ends whose symbols point into the street."""
        before, after = _ALONG[street.facing]
        first, last = street.ends
        sites = self.sites
        pointing_cells = []
        if first in sites and sites[first].facing == after:
            pointing_cells.append(first)
        if last in sites and sites[last].facing == before:
            pointing_cells.append(last)
        return tuple(pointing_cells)

    def ended_at(self, cell: Cell) -> tuple[Street, ...]:
        """Return the streets, open or enclosed, that have the building on a cell at their end."""
        streets = []
        for neighbour in neighbours(cell):
            street = self.streets.get(neighbour)
            if street is not None and cell in street.ends:
                streets.append(street)
        return tuple(streets)

    def encloses(self, cell: Cell) -> bool:
        """Return whether the building on a cell is at the end of an enclosed street."""
        return any(self.is_enclosed(street) for street in self.ended_at(cell))

    def enclosed_by(self, cell: Cell) -> tuple[Street, ...]:
        """Return the streets that the building just built on a cell encloses, in text order."""
        own = self.streets[cell]
        enclosed = [street for street in (own, *self.ended_at(cell)) if self.is_enclosed(street)]
        return tuple(sorted(enclosed, key=lambda street: cell_text(street.first)))

    def places_enclosing(self) -> dict[Cell, tuple[Facing, ...]]:
        """Return the places where a building may enclose a street; some only extend one."""
        places = {}
        for cell, facings in self.places.items():
            ending = self.ended_at(cell)
            if not any(end != cell and end in self.sites for street in ending for end in street.ends):
                facings = tuple(f for f in facings if self.is_enclosed(self.street_with(cell, f)))
            if facings:
                places[cell] = facings
        return places

    def street_with(self, cell: Cell, facing: Facing) -> Street:
        """Return the street that a building on an empty cell would be part of."""
        dx, dy = OFFSET[_ALONG[facing][0]]
        x, y = cell
        cells = (*self._run((x + dx, y + dy), facing), cell, *self._run((x - dx, y - dy), facing))
        (left, top), (right, bottom) = cells[0], cells[-1]
        return Street(facing, cells, ((left + dx, top + dy), (right - dx, bottom - dy)))

    def _run(self, cell: Cell, facing: Facing) -> tuple[Cell, ...]:
        site = self.sites.get(cell)
        return self.streets[cell].cells if site is not None and site.facing == facing else ()

    def with_building(self, cell: Cell, site: Site) -> City:
        """Return the city with a new building on an empty cell; the caller has checked that it is legal."""
        street = self.street_with(cell, site.facing)
        city = City({**self.sites, cell: site}, {**self.streets, **dict.fromkeys(street.cells, street)})
        if self._places is not None:
            city._grown = (self._places, cell)
        return city

    def with_sites(self, sites: Mapping[Cell, Site]) -> City:
        """Return the city with some occupied sites replaced; their facings must stay the same."""
        city = City({**self.sites, **sites}, self.streets)
        city._places, city._grown = self._places, self._grown
        return city


def starting_city(buildings: Iterable[Building]) -> City:
    """Lay out the starting city: City Park, and Central Station with a person of each colour (§2)."""
    city = City({}, {})
    for building in buildings:
        if building.cell is None:
            raise ValueError(f"{building.id} is not a tile of the starting city")
        people = (1, 1, 1, 1) if building.cell == (0, 0) else NOBODY
        city = city.with_building(building.cell, Site(building, building.facing, people=people))
    return city


def placement_problem(city: City, cell: Cell, facing: Facing) -> Refusal | None:
    """Return why a building may not stand on a cell with a facing, or `None` if it may (rules.md §1)."""
    if cell in city.sites:
        return Refusal("occupied", (cell,))
    return _problem(city, cell, facing, _touching(city, cell))


_Touching = list[tuple[Facing, Cell]]
"""The occupied neighbours of a cell, each with its direction."""


def _touching(city: City, cell: Cell) -> _Touching:
    x, y = cell
    beside: _Touching = [("E", (x + 1, y)), ("N", (x, y - 1)), ("S", (x, y + 1)), ("W", (x - 1, y))]
    return [pair for pair in beside if pair[1] in city.sites]


def _problem(city: City, cell: Cell, facing: Facing, touching: _Touching) -> Refusal | None:
    sites = city.sites
    if not touching:
        return Refusal("corner-only", ())
    connected = False
    length = 1
    forbidden: list[Cell] = []
    for direction, neighbour in touching:
        match joint(facing, direction, sites[neighbour].facing):
            case "forbidden":
                forbidden.append(neighbour)
            case "street":
                connected = True
                length += len(city.streets[neighbour].cells)
            case "corner":
                connected = True
    if forbidden:
        return Refusal("long-sides", tuple(forbidden))
    if not connected:
        return Refusal("apart", tuple(neighbour for _, neighbour in touching))
    if length > LONGEST_STREET:
        return Refusal("too-long", tuple(c for c in city.street_with(cell, facing).cells if c != cell))
    return None


def points_to(city: City, cell: Cell) -> Street | None:
    """Return the other street that the symbols of the building on a cell point into, if any."""
    across = beside(cell, city.sites[cell].facing)
    street = city.streets.get(across)
    return street if street is not None and cell in city.pointing(street) else None
