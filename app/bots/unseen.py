"""Deals that are consistent with an observation: possible places of the hidden tiles."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from ..engine.city import HIDDEN, SYMBOLS, hidden_tile
from ..engine.consultants import consultant_of
from ..engine.rng import Rng
from ..engine.setup import backs_in_play
from ..engine.state import State

TRIES: Final = 60


class Unseen:
    """The hidden tiles of an observation and their possible places; some places have a known back."""

    def __init__(self, observation: State) -> None:
        self._observation = observation
        deck = observation.rules.deck
        seen = {site.building.id for site in observation.city.sites.values()}
        seen.update(_places(observation))
        if observation.lifted is not None:
            seen.add(observation.lifted)
        hidden = [view for view in _places(observation) if view in HIDDEN]
        players = 2 if observation.rules.solo else len(observation.seats)
        wider = any(consultant_of(observation, n).widens for n in range(len(observation.seats)))
        in_play = backs_in_play(deck, players + wider)
        self._tiles = {
            back: [tile for tile in tiles if tile not in seen] for back, (tiles, _) in in_play.items()
        }
        self._numbers: dict[str, int] | None = {
            back: len(self._tiles[back]) - removed for back, (_, removed) in in_play.items()
        }
        if wider or sum(self._numbers.values()) != len(hidden):
            self._numbers = None  # not a regular deal, or tiles were removed regardless of their backs
        counts = {back: hidden.count(f"?{back}") for back in SYMBOLS}
        if any(len(self._tiles[back]) < counts[back] for back in SYMBOLS) or (
            sum(map(len, self._tiles.values())) < len(hidden)
        ):
            self._tiles = {
                back: [tile for tile in deck.stack(back, five_players=True) if tile not in seen]
                for back in SYMBOLS
            }
            self._numbers = None
        if self._numbers is not None and any(self._numbers[back] < counts[back] for back in SYMBOLS):
            self._numbers = None
        self._known = counts

    def tiles(self, back: str | None = None) -> list[str]:
        """Return the tiles, in order, that may lie where the seat cannot see: all, or those with a back."""
        backs = SYMBOLS if back is None else (back,)
        return sorted(tile for each in backs for tile in self._tiles[each])

    def deal(self, rng: Rng) -> State:
        """Return the observation with every hidden tile put in a possible place."""
        shown = self._observation.grifter_stack[:1]
        dealt = self._deal(rng)
        if shown and shown[0] in HIDDEN:
            # The visible back of the endgame stack is that of the tile whose id sorts first.
            for _ in range(TRIES):
                if hidden_tile(dealt.rules.deck[min(dealt.grifter_stack)].back) == shown[0]:
                    break
                dealt = self._deal(rng)
        return dealt

    def _deal(self, rng: Rng) -> State:
        piles = {back: rng.shuffled(tiles) for back, tiles in self._tiles.items()}
        if self._numbers is not None:
            piles = {back: tiles[: self._numbers[back]] for back, tiles in piles.items()}
        by_view = {f"?{back}": iter(piles[back][: self._known[back]]) for back in SYMBOLS}
        by_view["?"] = iter(
            rng.shuffled(tile for back in SYMBOLS for tile in piles[back][self._known[back] :])
        )

        def take(views: tuple[str, ...]) -> tuple[str, ...]:
            return tuple([next(by_view[view]) if view in HIDDEN else view for view in views])

        state = self._observation
        return replace(
            state,
            seats=tuple(seat._replace(hand=tuple(sorted(take(seat.hand)))) for seat in state.seats),
            stack=take(state.stack),
            grifter_stack=take(state.grifter_stack),
        )


def _places(state: State) -> Iterator[str]:
    for seat in state.seats:
        yield from seat.hand
    yield from state.stack
    yield from state.grifter_stack
