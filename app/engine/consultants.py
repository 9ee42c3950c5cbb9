"""The Consultants expansion: one row for each card (rules.md §8).

A row says who may have the card and what it changes at which point of a turn. The points ask the row:
`setup.py` for the stack, `turn.py` and `consultant_effects.py` in a turn, `valuation.py` for symbols.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Final, NamedTuple

from .deck import SYMBOLS, SymbolCounts
from .geometry import Cell
from .position import Position
from .values import Value

NO_SYMBOLS: Final[SymbolCounts] = (0, 0, 0, 0, 0)


class Lent(NamedTuple):
    """What a card adds to the symbols that count for its owner, in any street.

    `counts` of symbols; `cells` are buildings whose symbols count in other streets too; `hipsters_wild` makes
    every hipster symbol count as wild.
    """

    counts: SymbolCounts = NO_SYMBOLS
    cells: tuple[Cell, ...] = ()
    hipsters_wild: bool = False


NOTHING_LENT: Final = Lent()

Lender = Callable[[Position, int, bool], Lent]
"""Returns what a card lends a seat; the last argument is true in end game scoring."""


class Consultant(Value):
    """A consultant's card: a row of the table in rules.md §8.

    `players` are the numbers of players it is for; `solo` and `with_business`: it may be used so. `builds`:
    tiles built in a turn while there is a stack, and drawn; `widens`: the stack is set up for one player
    more, less three tiles. `doubles`: may put two signs on a building. `renovates`: may build on top of
    buildings. `swaps`: may score a tile from hand. `lends` adds to the symbols that count.
    """

    id: str
    players: range = range(1, 6)
    solo: bool = True
    with_business: bool = True
    builds: int = 1
    widens: bool = False
    doubles: bool = False
    renovates: bool = False
    swaps: bool = False
    lends: Lender | None = None


NO_CONSULTANT: Final = Consultant("")
"""The row of those who have no card."""


def _hacker(position: Position, seat: int, final: bool) -> Lent:
    backs = [position.rules.deck[tile].back for tile in position.seats[seat].hand]
    return Lent(_counts([*backs, "wild"]))


def _hipster_legend(position: Position, seat: int, final: bool) -> Lent:
    return Lent(_counts(["hipster"]), hipsters_wild=True)


def _location_scout(position: Position, seat: int, final: bool) -> Lent:
    if final:
        return NOTHING_LENT
    sites = position.city.sites
    return Lent(cells=tuple([cell for cell, site in sites.items() if site.owner == seat]))


def _counts(symbols: Sequence[str | None]) -> SymbolCounts:
    tourist, hipster, parent, shopper, wild = (symbols.count(symbol) for symbol in SYMBOLS)
    return (tourist, hipster, parent, shopper, wild)


CONSULTANTS: Final[Mapping[str, Consultant]] = MappingProxyType(
    {
        card.id: card
        for card in (
            Consultant("contractor", range(2, 5), solo=False, with_business=False, builds=2, widens=True),
            Consultant("hacker", lends=_hacker),
            Consultant("entrepreneur", swaps=True),
            Consultant("investor", doubles=True),
            Consultant("hipster-legend", lends=_hipster_legend),
            Consultant("renovator", range(3, 6), solo=False, with_business=False, renovates=True),
            Consultant("location-scout", lends=_location_scout),
        )
    }
)
"""The consultants by id, in the order of the rules."""


def consultant_of(position: Position, seat: int) -> Consultant:
    """Return the card of a seat, or `NO_CONSULTANT`."""
    card = position.seats[seat].consultant
    return NO_CONSULTANT if card is None else CONSULTANTS[card]


def lent_to(position: Position, seat: int, *, final: bool = False) -> Lent:
    """Return what a seat's card lends it, or `NOTHING_LENT`; `final` is end game scoring."""
    lends = consultant_of(position, seat).lends
    return NOTHING_LENT if lends is None else lends(position, seat, final)


def consultants_for(mode: str, players: int, business: bool) -> tuple[str, ...]:
    """Return the consultants that may be dealt; `players` counts people and bots, not the Grifter."""
    return tuple(
        card.id
        for card in CONSULTANTS.values()
        if players in card.players and (card.solo or mode != "solo") and (card.with_business or not business)
    )


def grifter_advantage(consultants: bool) -> int:
    """Return the dollars that the Grifter starts with besides, having no consultant (rules.md §9)."""
    return 40 if consultants else 0
