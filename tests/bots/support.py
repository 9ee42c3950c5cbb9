"""Games with bots for their tests."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace

from app.engine.game import apply, legal_actions, new_game, observe
from app.engine.position import Position
from app.engine.rng import Rng
from app.engine.setup import Setup, deal
from app.engine.state import Action, State
from tests.engine.support import DECK

Player = Callable[[State], Action]


class RandomPlayer:
    """A player that takes a random legal action."""

    def __init__(self, seed: str) -> None:
        self.rng = Rng(seed)

    def __call__(self, observation: State) -> Action:
        options = legal_actions(observation)
        return options[self.rng.below(len(options))]


def play(setup: Setup, *players: Player) -> Iterator[tuple[State, int, Action]]:
    """Play a game and yield each state with the deciding seat and its action; solo takes one player."""
    state = new_game(deal(setup, DECK)).state
    while state.decision is not None:
        seat = state.decision.seat
        action = players[seat](observe(state, seat))
        yield state, seat, action
        state = apply(state, action).state


def finish(setup: Setup, *players: Player) -> State:
    """Play a game and return its final state."""
    state, _, action = list(play(setup, *players))[-1]
    return apply(state, action).state


def margin_of(position: Position, seat: int) -> float:
    """Return a seat's money minus the average of its rivals."""
    others = [other.money for number, other in enumerate(position.seats) if number != seat]
    return position.seats[seat].money - sum(others) / len(others)


def reshuffled(state: State, seat: int, rng: Rng) -> State:
    """Return the state with the tiles hidden from a seat dealt again, which the seat cannot notice."""
    known = observe(state, seat)
    # The visible back of an endgame stack is that of the tile whose id sorts first, not of a place.
    while observe(dealt := _redeal(state, known, rng), seat).grifter_stack != known.grifter_stack:
        pass
    return dealt


def _redeal(state: State, known: State, rng: Rng) -> State:
    shown = [*(tile for other in known.seats for tile in other.hand), *known.stack, *known.grifter_stack]
    tiles = [*(tile for other in state.seats for tile in other.hand), *state.stack, *state.grifter_stack]
    pool = [tile for tile in rng.shuffled(tiles) if tile not in shown]

    def fitting(view: str) -> str:
        tile = next(tile for tile in pool if view in ("?", f"?{DECK[tile].back}"))
        pool.remove(tile)
        return tile

    # Places with a known back are filled first.
    dealt = {
        view: [fitting(view) for _ in range(shown.count(view))]
        for view in sorted(set(shown))[::-1]
        if view[0] == "?"
    }

    def take(views: tuple[str, ...]) -> tuple[str, ...]:
        return tuple(dealt[view].pop() if view[0] == "?" else view for view in views)

    return replace(
        state,
        seats=tuple(other._replace(hand=tuple(sorted(take(other.hand)))) for other in known.seats),
        stack=take(known.stack),
        grifter_stack=take(known.grifter_stack),
    )
