"""The places of a game's tiles, seen and unseen, and exchanges of unseen tiles.

A game with the real box begins with an invented deal. Two tiles that nobody has seen can change places
without changing anything that has happened. Two cards look into a hand. The backs of the Hacker's tiles
count, so known backs stay. The Entrepreneur is asked for a tile from hand only if one may be used, so unseen
copy tiles lie elsewhere where possible.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Mapping
from dataclasses import dataclass, replace
from itertools import chain, pairwise
from typing import Final

from .city import Deck
from .consultants import CONSULTANTS, NO_CONSULTANT, Consultant
from .draws import drawers
from .kinds import COPY
from .setup import Deal, backs_in_play, is_widened

NOBODY_HERE: Final[frozenset[int]] = frozenset()


def card_of(deal: Deal, seat: int) -> Consultant:
    """Return the card of a seat in a deal, or `NO_CONSULTANT`."""
    card = deal.seats[seat].consultant
    return NO_CONSULTANT if card is None else CONSULTANTS[card]


def places_of(deal: Deal, seat: int) -> tuple[int, ...]:
    """Return the places of a seat's tiles: those of its first hand, then those it draws, in order."""
    before = sum(map(len, deal.hands[:seat]))
    stack = sum(map(len, deal.hands))
    drawn = (stack + depth for depth, drawer in enumerate(drawers(deal)) if drawer == seat)
    return (*range(before, before + len(deal.hands[seat])), *drawn)


@dataclass(frozen=True, slots=True)
class Arrangement:
    """All tiles of a game by place: the hands, the stack, the endgame stack, then the tiles taken out.

    `backs` are the places whose back is known; `asked` those of the Entrepreneur, where unseen copy tiles are
    avoided. `seen` tiles stay where they are.
    """

    deck: Deck
    tiles: tuple[str, ...]
    backs: frozenset[int]
    asked: frozenset[int]
    seen: frozenset[str]

    def with_tile(self, place: int, tile: str) -> Arrangement | None:
        """Return the arrangement with a tile on a place, or `None` if no exchange of unseen tiles allows it.

        This makes the shortest chain of exchanges. Every place except the first keeps its known back.
        """
        if self.tiles[place] == tile:
            return self
        if tile in self.seen or tile not in self.tiles or self.tiles[place] in self.seen:
            return None
        hole = self.tiles.index(tile)
        way = self._exchange_chain(place, hole, self.asked) or self._exchange_chain(place, hole, NOBODY_HERE)
        if way is None:
            return None
        tiles = list(self.tiles)
        for origin, target in pairwise(way):
            tiles[target] = self.tiles[origin]
        tiles[place] = tile
        return replace(self, tiles=tuple(tiles))

    def _exchange_chain(self, start: int, hole: int, asked: frozenset[int]) -> list[int] | None:
        """Return the shortest chain of places to the hole, in which each tile can move to the next place."""
        origins: dict[int, int] = {start: start}
        waiting = deque([start])
        free = [hole, *(n for n, tile in enumerate(self.tiles) if tile not in self.seen and n != hole)]
        while waiting:
            origin = waiting.popleft()
            building = self.deck[self.tiles[origin]]
            for target in free:
                if (
                    target in origins
                    or (target in self.backs and self.deck[self.tiles[target]].back != building.back)
                    or (target in asked and building.valuation.kind == COPY)
                ):
                    continue
                origins[target] = origin
                if target == hole:
                    return _chain(origins, hole)
                waiting.append(target)
        return None

    def dealt(self, deal: Deal) -> Deal:
        """Return a deal of the same sizes with the tiles of this arrangement."""
        left = iter(self.tiles)
        hands = tuple(tuple(next(left) for _ in hand) for hand in deal.hands)
        stack = tuple(next(left) for _ in deal.stack)
        return replace(
            deal, hands=hands, stack=stack, grifter_stack=tuple(next(left) for _ in deal.grifter_stack)
        )


def _chain(origins: Mapping[int, int], hole: int) -> list[int]:
    way = [hole]
    while origins[way[-1]] != way[-1]:
        way.append(origins[way[-1]])
    return way[::-1]


def arrangement_of(deal: Deal, seen: frozenset[str], known_backs: int) -> Arrangement:
    """Return the arrangement of a deal: its tiles, and those that a game of its size takes out.

    `known_backs` is the number of known backs of a seat whose card counts them.
    """
    seats = range(len(deal.seats))
    dealt = (*chain(*deal.hands), *deal.stack, *deal.grifter_stack)
    players = 2 if deal.rules.solo else len(deal.seats) + is_widened(deal.seats)
    removed: list[str] = []
    backs: set[int] = set()
    for tiles, count in backs_in_play(deal.rules.deck, players).values():
        out = [tile for tile in tiles if tile not in dealt]
        # This many tiles of the back are always taken out; with a Contractor three more, of any back.
        start = len(dealt) + len(removed)
        backs |= set(range(start, start + min(count, len(out))))
        removed += out
    for seat in seats:
        if card_of(deal, seat).counts_backs:
            backs |= set(places_of(deal, seat)[:known_backs])
    swappable = frozenset(chain(*(places_of(deal, seat) for seat in seats if card_of(deal, seat).swaps)))
    return Arrangement(deal.rules.deck, (*dealt, *removed), frozenset(backs), swappable, seen)
