"""Games of the bots with the tiles of a solo game, for comparison.

Each bot sits in the player's seat and searches with its full budget of playouts, so its game is the same on
every device.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Final

from ..engine.game import IllegalAction, apply, observe
from ..engine.state import Action, State, parse_action
from ..engine.values import Value
from . import BOTS, Budget

VERSION: Final = 1
"""The version of the bots' games. Raise it when they change; results of other versions are dropped."""

SAME_TILES_BOTS: Final = ("expert", "club", "greedy", "beginner")
"""The bots that play the same tiles."""

SEPARATOR: Final = ";"


class BotGame(Value):
    """A bot's game so far: the money of the player's seat and of the Grifter, and the actions' texts."""

    money: tuple[int, int]
    actions: tuple[str, ...]
    over: bool = False

    @property
    def margin(self) -> int:
        """The bot's margin over the Grifter in dollars."""
        return self.money[0] - self.money[1]


def bot_games(start: State, bot: str, actions: tuple[str, ...] = ()) -> Iterator[BotGame]:
    """Yield a bot's game after each playout; the last one is over.

    `start` is the start of a solo game, `actions` is the beginning of the bot's game if it is known. Raises
    the engine's errors if it does not fit.
    """
    state = start
    for text in actions:
        state = apply(state, parse_action(text)).state
    game = _game(state, actions)
    yield game
    while state.decision is not None:
        observation = observe(state, state.decision.seat)
        for action in _choices(observation, bot):
            chosen = action
            yield game
        actions = (*actions, str(chosen))
        state = apply(state, chosen).state
        game = _game(state, actions)
        yield game


def _choices(observation: State, bot: str) -> Iterator[Action]:
    """Yield the bot's best action so far after each playout."""
    player = BOTS[bot]
    if player.at_once is not None:
        yield player.at_once(observation)
        return
    from .search import best_actions

    yield from best_actions(observation, player.budget or Budget())


def _game(state: State, actions: tuple[str, ...]) -> BotGame:
    player, grifter = state.seats
    return BotGame((player.money, grifter.money), actions, state.over)


def bot_game_text(game: BotGame) -> str:
    """Return a game as text: `over` or `open`, the money of both seats, and the actions.

    >>> bot_game_text(BotGame((212, 187), ("build cinema 0,1 S", "score 0,1"), True))
    'over 212 187 build cinema 0,1 S;score 0,1'
    """
    mine, grifter = game.money
    return f"{'over' if game.over else 'open'} {mine} {grifter} {SEPARATOR.join(game.actions)}"


def read_bot_game(text: str) -> BotGame:
    """Read the text of a game; raises `ValueError`."""
    word, mine, grifter, actions = text.split(" ", 3)
    if word not in ("over", "open"):
        raise ValueError("not the text of a game")
    return BotGame((int(mine), int(grifter)), tuple(filter(None, actions.split(SEPARATOR))), word == "over")


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
