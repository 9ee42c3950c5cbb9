"""A bot that looks one build further than the greedy one.

Of the builds that the greedy bot likes best it takes the one after which its own next build promises most: of
the tiles then in its hand, and in solo after what the Grifter is known to do in between.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from ..engine.actions import Action
from ..engine.deck import HIDDEN
from ..engine.game import apply
from ..engine.state import BuildOptions, Decision, State
from ..engine.steps import ChooseBuild
from . import greedy
from .standing import Outlook

LIKED: Final = 4
"""How many builds it looks into."""

CERTAIN: Final = 50
"""How likely it is, in percent, that the next build is still as good when it is due."""


def choose(observation: State) -> Action:
    """Choose an action for the seat that is asked; raises `ValueError` if none is, as far as it may know."""
    decision = observation.decision
    if decision is None or decision.kind != "build":
        return greedy.choose(observation)
    state, outlook = greedy.this_turn_only(observation), Outlook(observation, decision.seat)
    values = {action: greedy.standing_after(state, outlook, action) for action in decision.options}
    liked = sorted(values, key=lambda action: -values[action])[:LIKED]
    return max(liked, key=lambda action: _foresight(_played_on(observation, action), decision.seat))


def _played_on(state: State, action: Action) -> State:
    """Play an action and go on until somebody builds who has a hand."""
    turn = state.turn
    state = apply(state, action).state
    while (decision := state.decision) is not None and decision.kind != "build":
        if state.turn != turn and not state.rules.solo:
            break
        state = apply(state, greedy.choose(state)).state
    return state


def _foresight(state: State, seat: int) -> int:
    """Give how a seat stands, with what its best next build would make of that."""
    own = state.seats[seat]
    tiles = [tile for tile in own.hand if tile not in HIDDEN]
    standing = Outlook(state, seat).standing(state)
    if not tiles or not own.signs or state.over:
        return standing
    options = BuildOptions(tiles, state.city)
    ready = replace(state, agenda=(ChooseBuild(seat),), decision=Decision("build", seat, seat, options))
    outlook = Outlook(ready, seat)
    now = outlook.standing(ready)
    then = max((greedy.standing_after(ready, outlook, action) for action in options), default=now)
    return standing + (then - now) * CERTAIN // 100
