"""The service of results with the same tiles: it carries out effects and answers with messages."""

from __future__ import annotations

from app.bots.same_tiles import VERSION
from app.saves.same_tiles import (
    store_results,
    stored_days,
    stored_results,
    with_bot_game,
    with_friend,
    without_friend,
)
from app.saves.store import Store, StoreError
from app.ui.core.messages import Message
from app.ui.core.registry import Outside, performs
from app.ui.features.same_tiles import state as same_tiles
from app.ui.features.same_tiles.views import finished_margins
from app.ui.features.saves.service import failure_of
from app.ui.features.saves.state import SaveResult


@performs(same_tiles.TilesEffect)
def change_results(effect: same_tiles.TilesEffect, outside: Outside) -> None:
    """Carry out an effect on results with the same tiles."""
    outside.send(TilesService(outside.store).do(effect))


class TilesService:
    """Keeps results in a store. Each effect reads the stored results first, so another tab's results stay."""

    def __init__(self, store: Store) -> None:
        self._store = store

    def do(self, effect: same_tiles.TilesEffect) -> Message:
        """Carry out an effect and return the results of its deal."""
        try:
            return self._do(effect)
        except StoreError as error:
            return SaveResult("", failure_of(error))

    def _do(self, effect: same_tiles.TilesEffect) -> Message:
        match effect:
            case same_tiles.ReadPlayed():
                days = stored_days(self._store)
                margins = {date: finished_margins(each) for date, each in days.items()}
                return same_tiles.PlayedRead(
                    {date: played for date, played in margins.items() if played},
                    {date: each.friends for date, each in days.items() if each.friends},
                )
            case same_tiles.ReadTiles(deal):
                pass
            case same_tiles.AddFriends(rows, deal):
                for key, row in rows:
                    store_results(self._store, key, with_friend(stored_results(self._store, key), row))
            case same_tiles.RemoveFriend(deal, row):
                store_results(self._store, deal, without_friend(stored_results(self._store, deal), row))
            case same_tiles.KeepBotGame(deal, bot, game):
                stored = stored_results(self._store, deal)
                store_results(self._store, deal, with_bot_game(stored, VERSION, bot, game))
            case _:
                raise LookupError(f"nobody does {effect!r}")
        return same_tiles.TilesRead(deal, stored_results(self._store, deal))
