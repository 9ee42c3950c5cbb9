"""The results with the same tiles by margin, the bots that still have to play, and the text to share."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import Final, Literal, NamedTuple

from app.bots.same_tiles import SAME_TILES_BOTS, SEPARATOR, VERSION, BotGame, read_bot_game
from app.engine.daily_deal import daily_record
from app.engine.game import new_game
from app.engine.observation import encode_state
from app.engine.session import Session
from app.engine.setup import clean_name
from app.saves.book import ResultsBook
from app.saves.book_rows import player_id
from app.saves.marks import marks_of
from app.saves.same_tiles import DealResults, FriendRow, date_of, deal_key
from app.saves.shared_result import SQUARES, Attempt, SharedResult, result_link
from app.ui.core.jobs import AWAITED, BACKGROUND, SPARE_MEMORY, Job
from app.ui.core.model import Model
from app.ui.core.texts import say
from app.ui.features.book.state import RESULTS_BOOK
from app.ui.features.same_tiles.standing import bot_margins, place_words, standing
from app.ui.features.same_tiles.state import SAME_TILES, BotPlayed, BotPlaying, Margins, TilesState
from app.ui.table.links import deal_data_of, game_link
from app.ui.table.model import Table, game_over
from app.ui.words.dates import full_date_words
from app.ui.words.log import rounds_of
from app.ui.words.names import is_unnamed, isolated, solo_words

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
    results: DealResults | None, margins: Mapping[str, int], own: Own | None, *, bots: bool
) -> tuple[ResultRow, ...]:
    """Return the rows of a deal, best first; `bots`: with the bots, whose missing results come last."""
    rows = [ResultRow("own", own.name, own.margin, own.money)] if own is not None else []
    for place, friend in enumerate(results.friends if results is not None else ()):
        if own is None or (player_id(friend.name), friend.margin) != (player_id(own.name), own.margin):
            rows.append(ResultRow("friend", friend.name, friend.margin, friend.money, friend, place))
    if bots:
        rows += [ResultRow("bot", bot, margins.get(bot)) for bot in SAME_TILES_BOTS]
    return tuple(sorted(rows, key=lambda row: (row.margin is None, -(row.margin or 0))))


class TableParts(NamedTuple):
    """The inputs of the table of results."""

    deal: str
    results: DealResults | None
    margins: Margins | None
    played: Margins | None
    watching: bool
    removed: FriendRow | None

    @property
    def bots(self) -> Mapping[str, int]:
        """The margins of the bots in the deal in sight, as far as they are known."""
        return {**bot_margins(self.deal, self.margins, self.played), **finished_margins(self.results)}


def table_parts(tiles: TilesState) -> TableParts:
    """Return the inputs of the table of results."""
    return TableParts(tiles.deal, tiles.results, tiles.margins, tiles.played, tiles.watching, tiles.removed)


def finished_game(results: DealResults | None, bot: str) -> BotGame | None:
    """Return a bot's finished game, if this version of the bots has played it."""
    if results is None or results.version != VERSION or bot not in results.games:
        return None
    try:
        game = read_bot_game(results.games[bot])
    except ValueError:
        return None
    return game if game.over else None


def finished_margins(results: DealResults | None) -> Mapping[str, int]:
    """Return the margins of the bots that have finished a deal."""
    games = ((bot, finished_game(results, bot)) for bot in SAME_TILES_BOTS)
    return {bot: game.margin for bot, game in games if game is not None}


def has_played(model: Model, date: str) -> bool:
    """Return whether the book has a finished game of a date's deal; `False` until it is read."""
    results = model[RESULTS_BOOK].results
    return results is not None and date in results.daily


def bots_to_play(model: Model) -> tuple[str, ...]:
    """Return the bots that still have to play the deal in sight.

    The app ships with the results of daily deals. There only the expert plays, when somebody wants to watch.
    On other dates the bots play during the game already, if the device has memory to spare.
    """
    tiles = model[SAME_TILES]
    if not tiles.deal or tiles.results is None:
        return ()
    daily = bool(date_of(tiles.deal))
    if daily and not tiles.start and not has_played(model, tiles.deal):
        return ()
    if not game_over(model) and tiles.start and not model[SPARE_MEMORY]:
        return ()  # wait for the end of the game
    if daily and tiles.margins is None:
        return ()  # wait until they are fetched
    margins = (tiles.margins or {}).get(tiles.deal, {})
    return tuple(
        bot
        for bot in SAME_TILES_BOTS
        if finished_game(tiles.results, bot) is None
        and (bot not in margins or (tiles.watching and bot == EXPERT))
    )


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


SIGN_OF: Final = {letter: sign for sign, letter in SQUARES.items()}
BETWEEN: Final = " · "


def result_text(tiles: TilesState, book: ResultsBook | None, table: Table, chosen: str) -> str:
    """Return a result as text: deal, score and rounds; `chosen` as in `shared_name`."""
    rounds = rounds_of(table.session)
    squares = f"{''.join(map(SIGN_OF.__getitem__, rounds))} {rounds_count(rounds)}"
    rounds_text = squares if tiles.form == "squares" else rounds_words(rounds)
    return "\n".join((*result_lines(tiles, book, table, chosen), rounds_text))


def result_lines(tiles: TilesState, book: ResultsBook | None, table: Table, chosen: str) -> tuple[str, str]:
    """Return the first lines of a result: deal and score."""
    session = table.session
    date = daily_of(session)
    player, grifter = session.state.seats
    deal = session.deal
    first = [
        say("home.title"),
        *([full_date_words(date)] if date else []),
        solo_words(deal.rules.difficulty, deal.rules.business, deal.seats[0].consultant),
    ]
    score = f"{player.money} : {grifter.money} ({margin_text(player.money - grifter.money)})"
    name = shared_name(player.name, chosen)
    attempt = attempt_of(book, table)
    place = place_words(standing(player.money - grifter.money, table_parts(tiles).bots))
    second = [
        *([place] if place else []),
        f"{isolated(name)} {score}" if name else score,
        *([attempt_words(attempt)] if attempt else []),
        *([say("same_tiles.hints", count=hints)] if (hints := marks_of(session).hints) else []),
    ]
    return BETWEEN.join(first), BETWEEN.join(second)


def shared_name(player: str, chosen: str) -> str:
    """Return the name on a shared result: the player's, else the one chosen for new games, else none."""
    names = map(clean_name, (player, chosen))
    return next((name for name in names if not is_unnamed(name)), "")


def attempt_words(attempt: Attempt) -> str:
    """Return which attempt a result was, in words; empty if unknown."""
    if not attempt:
        return ""
    return say("same_tiles.first_try" if attempt == "first" else "same_tiles.again_try")


def rounds_count(rounds: str) -> str:
    """Return the numbers of rounds that each side won: `9:3`. The reader knows the colours by them."""
    return f"{rounds.count('m')}:{rounds.count('g')}"


def rounds_words(rounds: str) -> str:
    """Return in words how many rounds each side won."""
    return say("same_tiles.rounds", count=len(rounds), won=rounds.count("m"), lost=rounds.count("g"))


def result_links(tiles: TilesState, book: ResultsBook | None, table: Table, chosen: str) -> tuple[str, ...]:
    """Return the addresses of a result, from `#` on: that with its code, and that of the game if included."""
    session, game = table.session, game_link(table.session)
    date = daily_of(session)
    deal = "" if date else deal_data_of(session)
    if deal is None:
        return (game,)
    player, grifter = session.state.seats
    shared = SharedResult(
        shared_name(player.name, chosen),
        (player.money, grifter.money),
        date,
        deal,
        rounds=rounds_of(session),
        attempt=attempt_of(book, table),
        hints=marks_of(session).hints,
    )
    return (result_link(shared), game) if tiles.with_game else (result_link(shared),)


def daily_of(session: Session) -> str:
    """Return the date of a session's daily deal, or an empty text."""
    return date_of(deal_key(session.deal))


def attempt_of(book: ResultsBook | None, table: Table) -> Attempt:
    """Return whether a game was the first finished one of a date's deal; empty if unknown."""
    first = book.daily.get(daily_of(table.session)) if book is not None else None
    if first is None or not table.origin.saved:
        return ""
    return "first" if first.game == table.id else "again"


def margin_text(margin: int) -> str:
    """Return a margin with its sign."""
    return f"+{margin}" if margin > 0 else f"−{-margin}" if margin < 0 else "0"
