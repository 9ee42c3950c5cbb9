"""The immutable state of a game."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Final, Literal, NamedTuple

from .actions import Action, Build, Renovate
from .city import City
from .deck import Counts, Deck
from .editions import EDITIONS, Edition
from .geometry import Cell, Facing, cell_text
from .steps import Step
from .values import Value

Mode = Literal["multiplayer", "solo"]
DecisionKind = Literal["abandon", "build", "grifter", "score", "claim", "token", "swap", "move"]

GRIFTER: Final = 1
"""The Grifter's seat in a solo game; the player has seat 0."""

SIGNS: Final = 5
PEOPLE: Final = 12
TOKENS: Final = 12
HAND: Final = 3


@dataclass(frozen=True, slots=True)
class Rules:
    """The fixed rules of a game.

    `edition_id` is an id of `EDITIONS`; `difficulty` (`easy`, `normal`, `hard`) is `None` unless solo.
    """

    deck: Deck
    mode: Mode = "multiplayer"
    edition_id: str = "2021"
    business: bool = False
    consultants: bool = False
    difficulty: str | None = None

    @property
    def edition(self) -> Edition:
        """The edition of the rules."""
        return EDITIONS[self.edition_id]

    @property
    def solo(self) -> bool:
        """Whether seat 1 is the Grifter."""
        return self.mode == "solo"

    def is_grifter(self, seat: int) -> bool:
        """Return whether a seat is the Grifter's."""
        return self.mode == "solo" and seat == GRIFTER


class Seat(NamedTuple):
    """A seat at the table.

    `money` is in dollars; `signs` counts unused ones; `hand` holds sorted tile ids; `tokens` counts by kind
    in the order of `ICONS`; `shown` holds the hand tiles revealed by the Entrepreneur.
    """

    name: str
    kind: str
    consultant: str | None
    money: int
    hand: tuple[str, ...]
    signs: int = SIGNS
    tokens: Counts = (0, 0, 0, 0)
    shown: tuple[str, ...] = ()


class Decision(Value):
    """A pending decision: its kind, the seat that decides, and the options, sorted by text, never empty.

    `mover` is the seat for which it is made: a different one only if the player decides for the Grifter.
    """

    kind: DecisionKind
    seat: int
    mover: int
    options: Sequence[Action]


@dataclass(frozen=True, slots=True)
class State:
    """A game at one moment: immutable, comparable, hashable and picklable.

    `stack` and `grifter_stack` are tile ids, next first; `supply` counts people by colour, `bank` tokens by
    kind. `current` is the seat whose turn it is, `turn` its number over all seats, from 1. `agenda` holds the
    pending steps, the next one last. `lifted` is the tile that the Grifter is about to build. `moving` counts
    the people lifted and not yet placed, by colour. `decision` is `None` once the game is over.
    """

    rules: Rules
    city: City
    seats: tuple[Seat, ...]
    stack: tuple[str, ...]
    grifter_stack: tuple[str, ...]
    supply: Counts
    bank: Counts
    current: int
    turn: int
    agenda: tuple[Step, ...]
    lifted: str | None
    moving: Counts
    winners: tuple[int, ...]
    over: bool
    decision: Decision | None = field(compare=False)

    def hand(self, seat: int | None) -> tuple[str, ...]:
        """Return the tiles in a seat's hand; none for `None`."""
        return self.seats[seat].hand if seat is not None else ()

    @property
    def people(self) -> tuple[int, ...]:
        """The seats of people, in order."""
        return tuple(number for number, seat in enumerate(self.seats) if seat.kind == "human")

    def __repr__(self) -> str:
        status = "over" if self.decision is None else f"seat {self.decision.seat} to {self.decision.kind}"
        money = " ".join(f"${seat.money}" for seat in self.seats)
        left = len(self.stack) + len(self.grifter_stack)
        return f"<State turn {self.turn}: {status}, {len(self.city)} buildings, {money}, {left} tiles left>"


class BuildOptions(Sequence[Action]):
    """The options of a `build` decision, every tile, place and facing, created on access."""

    __slots__ = ("_covers", "_doubles", "_places", "_tiles", "_wheres")

    def __init__(self, tiles: Sequence[str], city: City, *, double: bool, covers: Sequence[Cell]) -> None:
        self._tiles = tuple(sorted(set(tiles)))
        self._places = city.places
        self._doubles = (False, True) if double else (False,)
        self._covers = tuple(sorted(covers, key=cell_text))
        self._wheres: tuple[tuple[Cell, Facing], ...] | None = None

    def _placements(self) -> tuple[tuple[Cell, Facing], ...]:
        if self._wheres is None:
            cells = sorted(self._places, key=_place_key)
            self._wheres = tuple((cell, facing) for cell in cells for facing in self._places[cell])
        return self._wheres

    def __len__(self) -> int:
        builds = len(self._placements()) * len(self._doubles)
        return len(self._tiles) * (builds + len(self._covers))

    def __getitem__(self, index: int) -> Action:  # type: ignore[override]  # slices are not needed
        wheres, doubles, covers = self._placements(), self._doubles, self._covers
        count = len(self)
        if not -count <= index < count:
            raise IndexError(index)
        index %= count
        builds = len(self._tiles) * len(wheres) * len(doubles)
        if index >= builds:
            tile, cover = divmod(index - builds, len(covers))
            return Renovate(self._tiles[tile], covers[cover])
        rest, double = divmod(index, len(doubles))
        tile, where = divmod(rest, len(wheres))
        cell, facing = wheres[where]
        return Build(self._tiles[tile], cell, facing, doubles[double])

    def __iter__(self) -> Iterator[Action]:
        for tile in self._tiles:
            for cell, facing in self._placements():
                for double in self._doubles:
                    yield Build(tile, cell, facing, double)
        for tile in self._tiles:
            for cell in self._covers:
                yield Renovate(tile, cell)

    def __contains__(self, action: object) -> bool:
        match action:
            case Build(tile, cell, facing, double):
                return (
                    tile in self._tiles and facing in self._places.get(cell, ()) and double in self._doubles
                )
            case Renovate(tile, cell):
                return tile in self._tiles and cell in self._covers
        return False

    def __eq__(self, other: object) -> bool:
        return isinstance(other, BuildOptions | tuple) and tuple(self) == tuple(other)

    def __hash__(self) -> int:
        return hash(tuple(self))

    def __repr__(self) -> str:
        return f"<{len(self)} options>"


def _place_key(cell: Cell) -> str:
    # A space and the facing follow in the text; the space sorts before digits and commas.
    return f"{cell[0]},{cell[1]} "
