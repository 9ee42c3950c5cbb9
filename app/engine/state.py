"""The immutable state of a game, the actions by which players choose, and a state under construction.

Actions are frozen data, each with one text form (record.md, "Action texts"). Only `game.apply` uses drafts.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from copy import copy
from dataclasses import dataclass, field
from typing import Any, Final, Literal, NamedTuple

from .city import COLOURS, ICONS, City, Counts, Deck, Site
from .editions import EDITIONS, Edition
from .events import Event, Step
from .geometry import Cell, Facing, cell_text, facing_named, parse_cell
from .values import Value


class Abandon(Value):
    """Abandon the seat's own building on a cell (rules.md §3)."""

    cell: Cell

    def __str__(self) -> str:
        return f"abandon {cell_text(self.cell)}"


class Build(Value):
    """Build a tile on a cell in a facing; `double` puts the Investor's second sign on it."""

    tile: str
    cell: Cell
    facing: Facing
    double: bool = False

    def __str__(self) -> str:
        x, y = self.cell
        return f"build {self.tile} {x},{y} {self.facing}{' double' if self.double else ''}"


class Renovate(Value):
    """Build a tile on top of the building on a cell, keeping its facing (rules.md §8, Renovator)."""

    tile: str
    cell: Cell

    def __str__(self) -> str:
        return f"renovate {self.tile} {cell_text(self.cell)}"


class Score(Value):
    """Score the enclosed street that begins (leftmost or topmost) on a cell next."""

    cell: Cell

    def __str__(self) -> str:
        return f"score {cell_text(self.cell)}"


class Claim(Value):
    """Claim tokens with a building's icons (rules.md §7)."""

    icons: tuple[str, ...]

    def __str__(self) -> str:
        return f"claim {' '.join(self.icons)}"


class Token(Value):
    """Take a token of a kind where the icon allows several."""

    kind: str

    def __str__(self) -> str:
        return f"token {self.kind}"


class Swap(Value):
    """Score a tile from hand instead of the building on a cell, or (both `None`) score as printed."""

    tile: str | None = None
    cell: Cell | None = None

    def __str__(self) -> str:
        return "swap none" if self.cell is None else f"swap {self.tile} {cell_text(self.cell)}"


class Move(Value):
    """Move the next person of a colour to the building on a cell (rules.md §5)."""

    colour: str
    cell: Cell

    def __str__(self) -> str:
        return f"move {self.colour} {cell_text(self.cell)}"


Action = Abandon | Build | Renovate | Score | Claim | Token | Swap | Move


def parse_action(text: str) -> Action:
    """Parse the text of an action (record.md); raises `ValueError` if it is not one.

    >>> parse_action("build museum 1,0 S")
    Build(tile='museum', cell=(1, 0), facing='S', double=False)
    """
    action = _parse(text.split(" "))
    if action is None:
        raise ValueError(f"not an action: {text[:80]!r}")
    return action


def _parse(words: list[str]) -> Action | None:
    match words:
        case ["abandon", cell]:
            return Abandon(parse_cell(cell))
        case ["build", tile, cell, facing, *rest] if rest in ([], ["double"]):
            direction = facing_named(facing)
            return None if direction is None else Build(tile, parse_cell(cell), direction, bool(rest))
        case ["renovate", tile, cell]:
            return Renovate(tile, parse_cell(cell))
        case ["score", cell]:
            return Score(parse_cell(cell))
        case ["claim", *icons] if 1 <= len(icons) <= 2 and all(i in (*ICONS, "wild") for i in icons):
            return Claim(tuple(icons))
        case ["token", kind] if kind in ICONS:
            return Token(kind)
        case ["swap", "none"]:
            return Swap()
        case ["swap", tile, cell]:
            return Swap(tile, parse_cell(cell))
        case ["move", colour, cell] if colour in COLOURS:
            return Move(colour, parse_cell(cell))
    return None


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


class Draft:
    """The mutable parts of a state; `freeze` turns them into the next state."""

    def __init__(self, state: State) -> None:
        self.rules = state.rules
        self.city: City = state.city
        self.seats: list[Seat] = list(state.seats)
        self.stack = state.stack
        self.grifter_stack = state.grifter_stack
        self.supply: Counts = state.supply
        self.bank: Counts = state.bank
        self.current = state.current
        self.turn = state.turn
        self.agenda: list[Step] = list(state.agenda)
        self.lifted = state.lifted
        self.moving: Counts = state.moving
        self.winners = state.winners
        self.over = state.over
        self.events: list[Event] = []

    def copy(self) -> Draft:
        """Return an independent copy without the events so far."""
        twin = copy(self)
        twin.seats, twin.agenda, twin.events = self.seats.copy(), self.agenda.copy(), []
        return twin

    def freeze(self, decision: Decision | None) -> State:
        """Return the draft as a state, with the pending decision."""
        return State(
            rules=self.rules,
            city=self.city,
            seats=tuple(self.seats),
            stack=self.stack,
            grifter_stack=self.grifter_stack,
            supply=self.supply,
            bank=self.bank,
            current=self.current,
            turn=self.turn,
            agenda=tuple(self.agenda),
            lifted=self.lifted,
            moving=self.moving,
            winners=self.winners,
            over=self.over,
            decision=decision,
        )

    def do_next(self, *steps: Step) -> None:
        """Put steps at the front of the agenda, in the order given."""
        self.agenda.extend(reversed(steps))

    def report(self, event: Event) -> None:
        """Append an event."""
        self.events.append(event)

    def change_seat(self, seat: int, **changes: Any) -> None:
        """Replace some fields of a seat."""
        self.seats[seat] = self.seats[seat]._replace(**changes)

    def change_site(self, cell: Cell, **changes: Any) -> None:
        """Replace some fields of the site on a cell; its facing must stay the same."""
        self.change_sites({cell: self.city.sites[cell]._replace(**changes)})

    def change_sites(self, sites: dict[Cell, Site]) -> None:
        """Replace the sites on some cells; their facings must stay the same."""
        self.city = self.city.with_sites(sites)


def plus(counts: Counts, index: int, amount: int) -> Counts:
    """Return counts with one entry changed by an amount."""
    a, b, c, d = counts
    match index:
        case 0:
            return (a + amount, b, c, d)
        case 1:
            return (a, b + amount, c, d)
        case 2:
            return (a, b, c + amount, d)
    return (a, b, c, d + amount)
