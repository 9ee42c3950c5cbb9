"""The Consultants expansion: one row for each card (rules.md §8).

A row states when the card is available and what it changes. Other modules read the row: `setup.py` for the
stack, `turn.py` and `consultant_effects.py` during a turn, `valuation.py` for symbols.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Final, NamedTuple

from .city import SYMBOLS, SymbolCounts
from .geometry import Cell
from .position import Position
from .values import Value

NO_SYMBOLS: Final[SymbolCounts] = (0, 0, 0, 0, 0)


class Lent(NamedTuple):
    """Symbols that a card adds for its owner, in every street.

    `counts`: extra symbols. `cells`: buildings whose symbols also count in other streets. `hipsters_wild`:
    every hipster symbol counts as wild.
    """

    counts: SymbolCounts = NO_SYMBOLS
    cells: tuple[Cell, ...] = ()
    hipsters_wild: bool = False


NOTHING_LENT: Final = Lent()

Lender = Callable[[Position, int, bool], Lent]
"""Return the symbols a card lends to a seat; the last argument is true in end game scoring."""


class Consultant(Value):
    """A consultant's card: a row of the table in rules.md §8.

    `players`, `solo`, `with_business`: the games it is available in. `builds`: tiles built and drawn in a
    turn while the stack lasts. `widens`: the stack is set up for one more player, less three tiles.
    `doubles`: may put two signs on a building. `renovates`: may build on top of buildings. `swaps`: may score
    a tile from hand. `lends`: adds symbols; `counts_backs`: among them those on the backs of the hand.
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
    counts_backs: bool = False


NO_CONSULTANT: Final = Consultant("")
"""The row for seats without a card."""


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
            Consultant("hacker", lends=_hacker, counts_backs=True),
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
    """Return the ids of the available consultants; `players` counts people and bots, not the Grifter."""
    return tuple(
        card.id
        for card in CONSULTANTS.values()
        if players in card.players and (card.solo or mode != "solo") and (card.with_business or not business)
    )


def grifter_advantage(consultants: bool) -> int:
    """Return the Grifter's extra starting money in dollars, in place of a consultant (rules.md §9)."""
    return 40 if consultants else 0
