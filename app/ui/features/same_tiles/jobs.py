"""The bots' games with the tiles in sight, as background jobs."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from app.bots.same_tiles import SAME_TILES_BOTS, SEPARATOR, read_bot_game
from app.engine.daily_deal import daily_record
from app.engine.game import new_game
from app.engine.observation import encode_state
from app.ui.core.job import AWAITED, BACKGROUND, Job
from app.ui.core.model import Model
from app.ui.features.same_tiles.compared import bots_to_play
from app.ui.features.same_tiles.messages import BotPlayed, BotPlaying
from app.ui.features.same_tiles.state import SAME_TILES


def bot_jobs(model: Model) -> Iterator[Job]:
    """Yield a job for each bot that still has to play the deal in sight, weakest first."""
    tiles = model[SAME_TILES]
    bots = bots_to_play(model)
    for bot in reversed(SAME_TILES_BOTS):
        if bot in bots:
            yield Job(
                id=f"tiles {tiles.deal} {bot}",
                task="play-deal",
                texts=(
                    bot,
                    tiles.start or _daily_start(tiles.deal),
                    _actions_so_far((tiles.games or {}).get(bot, "")),
                ),
                done=f"{BotPlayed.verb} {tiles.deal} {bot}",
                progress=f"{BotPlaying.verb} {tiles.deal} {bot}",
                priority=AWAITED if tiles.watching and bot == SAME_TILES_BOTS[0] else BACKGROUND,
            )


def _actions_so_far(text: str) -> str:
    """Return the actions of a game so far, or none if its text is damaged."""
    try:
        return SEPARATOR.join(read_bot_game(text).actions)
    except ValueError:
        return ""


@lru_cache(maxsize=2)
def _daily_start(date: str) -> str:
    return encode_state(new_game(daily_record(date).deal).state)
