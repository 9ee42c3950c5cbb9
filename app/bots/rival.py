"""The course of a finished game, turn by turn, for a player with the same tiles."""

from __future__ import annotations

import json
from collections.abc import Iterator

from ..engine.actions import parse_action
from ..engine.game import IllegalAction, apply
from ..engine.state import State


def courses(start: State, actions: tuple[str, ...]) -> Iterator[str]:
    """Yield an empty text after each action, and finally the course of a solo game as JSON.

    `turns` has an entry for the player's decision at the beginning of each turn, and one for the end, as if
    another turn followed: the turn, the money of both seats, and the blocks of the city, each with its cell,
    facing, back, owner and tile. `over` says whether the game ends; without that, its actions are illegal by
    these rules.
    """
    state, turns = start, [_moment(start)]
    try:
        for text in actions:
            turn = state.turn
            state = apply(state, parse_action(text)).state
            if state.turn != turn:
                turns.append(_moment(state))
            yield ""
    except (IllegalAction, ValueError):
        pass
    if state.over:
        turns.append(_moment(state, over=1))
    yield json.dumps({"turns": turns, "over": state.over}, separators=(",", ":"))


def _moment(state: State, over: int = 0) -> list[object]:
    player, grifter = state.seats
    blocks = [
        [*cell, site.facing, site.building.back, site.owner, site.building.id]
        for cell, site in sorted(state.city.sites.items())
    ]
    return [state.turn + over, player.money, grifter.money, blocks]
