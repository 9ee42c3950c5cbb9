"""What an answer would be worth, asked of the engine: for the options of a decision."""

from __future__ import annotations

from app.engine.actions import Move, Swap
from app.engine.deck import COLOURS
from app.engine.geometry import Cell
from app.engine.state import State
from app.engine.valuation import View, worth


def gains_of_move(state: State, move: Move) -> tuple[int, ...]:
    """Give for each seat what one more person there adds to the worth of the street now, in dollars."""
    site = state.city.sites[move.cell]
    people = list(site.people)
    people[COLOURS.index(move.colour)] += 1
    lying = (people[0], people[1], people[2], people[3])
    after = View(state.rules, state.city.with_sites({move.cell: site._replace(people=lying)}), state.seats)
    gains = [0] * len(state.seats)
    for cell in state.city.streets[move.cell].cells:
        owner = state.city.sites[cell].owner
        if owner is not None:
            gains[owner] += worth(after, cell) - worth(state, cell)
    return tuple(gains)


def gain_of_swap(state: State, swap: Swap) -> int:
    """Give what scoring a hand tile in place of a building pays more (or, negative, less), in dollars."""
    if swap.tile is None or swap.cell is None:
        return 0
    return worth(state, swap.cell, tile=state.rules.deck[swap.tile]) - worth(state, swap.cell)


def worth_now(state: State, cell: Cell) -> int:
    """Give what an owned building would earn if its street were scored now, in dollars."""
    return worth(state, cell)
