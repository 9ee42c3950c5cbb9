"""The results with the same tiles, by margin, and the bots that still have to play."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Literal, NamedTuple

from app.bots.same_tiles import SAME_TILES_BOTS, VERSION, BotGame, read_bot_game
from app.saves.book_rows import player_id
from app.saves.same_tiles import DealResults, FriendRow, date_of
from app.ui.core.model import Model
from app.ui.features.book.state import RESULTS_BOOK
from app.ui.features.same_tiles.state import SAME_TILES

EXPERT: Final = SAME_TILES_BOTS[0]


class ResultRow(NamedTuple):
    """A row: the player's own result, a bot's (`name` is its id) or a friend's.

    `margin` is in dollars, or `None` while the bot plays. Only people's rows have `money`. `place` is a
    friend's place among the friends.
    """

    kind: Literal["own", "bot", "friend"]
    name: str
    margin: int | None
    money: tuple[int, int] | None = None
    friend: FriendRow | None = None
    place: int = -1


class Own(NamedTuple):
    """The player's own result: name, margin, and money if known."""

    name: str
    margin: int
    money: tuple[int, int] | None = None


def result_rows(
    results: DealResults | None, margins: Mapping[str, int] | None, own: Own | None, *, bots: bool
) -> tuple[ResultRow, ...]:
    """Return the rows of a deal, best first; `bots`: with the bots, whose missing results come last."""
    rows = [ResultRow("own", own.name, own.margin, own.money)] if own is not None else []
    for place, friend in enumerate(results.friends if results is not None else ()):
        if own is None or (player_id(friend.name), friend.margin) != (player_id(own.name), own.margin):
            rows.append(ResultRow("friend", friend.name, friend.margin, friend.money, friend, place))
    if bots:
        rows += [ResultRow("bot", bot, _margin_of(bot, results, margins)) for bot in SAME_TILES_BOTS]
    return tuple(sorted(rows, key=lambda row: (row.margin is None, -(row.margin or 0))))


def _margin_of(bot: str, results: DealResults | None, margins: Mapping[str, int] | None) -> int | None:
    game = finished_game(results, bot)
    if game is not None:
        return game.margin
    return margins.get(bot) if margins is not None else None


def finished_game(results: DealResults | None, bot: str) -> BotGame | None:
    """Return a bot's finished game, if this version of the bots has played it."""
    if results is None or results.version != VERSION or bot not in results.games:
        return None
    try:
        game = read_bot_game(results.games[bot])
    except ValueError:
        return None
    return game if game.over else None


def has_played(model: Model, date: str) -> bool:
    """Return whether the book has a finished game of a date's deal; `False` until it is read."""
    results = model[RESULTS_BOOK].results
    return results is not None and date in results.daily


def bots_to_play(model: Model) -> tuple[str, ...]:
    """Return the bots that still have to play the deal in sight.

    The app ships with the results of daily deals. There only the expert plays, when somebody wants to watch.
    """
    tiles = model[SAME_TILES]
    if not tiles.deal or tiles.results is None:
        return ()
    daily = bool(date_of(tiles.deal))
    if daily and not tiles.start and not has_played(model, tiles.deal):
        return ()
    if daily and tiles.margins is None:
        return ()  # wait until they are fetched
    margins = (tiles.margins or {}).get(tiles.deal, {})
    return tuple(
        bot
        for bot in SAME_TILES_BOTS
        if finished_game(tiles.results, bot) is None
        and (bot not in margins or (tiles.watching and bot == EXPERT))
    )
