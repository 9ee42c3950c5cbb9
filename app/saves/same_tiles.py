"""Results of other players with the same tiles: friends by their shared results, and bots.

The store has a text for each deal. A friend's result is the friend's word, or a whole game that was replayed.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from app.engine.deck_file import standard_deck
from app.engine.fixed_deals import DAILY, daily_date
from app.engine.record import MAX_MONEY, RecordError, decode
from app.engine.setup import Deal, SeatStart, clean_name, deal
from app.engine.values import Value
from app.saves.book import BookRow, ResultsBook, deal_digest, player_id
from app.saves.copies import checksum
from app.saves.links import LinkError, read_deal, read_link
from app.saves.reading import read_record
from app.saves.shared_result import ATTEMPTS, MAX_HINTS, MAX_ROUNDS, SQUARES, Attempt, SharedResult
from app.saves.store import Store, read_json

MAX_FRIENDS: Final = 50
"""The most results of friends for a deal."""

MAX_DEALS: Final = 200
"""The most deals with results; the one written first goes."""

MAX_DEAL_TEXT: Final = 500_000
MAX_GAME_LINK: Final = 6_000
"""The longest link of a game to store with a result."""

TILES: Final = "tiles."
"""The prefix of the keys of deals' results."""

_DEAL: Final = re.compile(r"\d{4}-\d\d-\d\d|[0-9a-f]{8}", re.ASCII)
_BOT: Final = re.compile(r"[a-z-]{1,24}", re.ASCII)


class FriendRow(Value):
    """A friend's result: names and numbers as in `SharedResult`.

    With `game` (the data of a link) the result was replayed; without it, it is the friend's word.
    """

    name: str
    money: tuple[int, int]
    rounds: str = ""
    attempt: Attempt = ""
    game: str = ""
    hints: int = 0

    @property
    def margin(self) -> int:
        """The friend's margin over the Grifter in dollars."""
        return self.money[0] - self.money[1]


@dataclass(frozen=True, slots=True)
class DealResults:
    """The results of a deal: friends, and the texts of bots' games by bot (`same_tiles.bot_game_text`).

    `version` is that of the bots' games.
    """

    friends: tuple[FriendRow, ...] = ()
    games: Mapping[str, str] = field(default_factory=dict)
    version: int = 0


# --- Names of deals ---


def deal_key(given: Deal) -> str:
    """Return the name of a deal: the date of a daily deal, else a checksum of its options and tiles."""
    plain = Deal(
        given.rules,
        tuple(
            SeatStart(
                "", "grifter" if given.rules.is_grifter(number) else "human", seat.consultant, seat.money
            )
            for number, seat in enumerate(given.seats)
        ),
        given.hands,
        given.stack,
        given.grifter_stack,
        given.seed,
    )
    date = daily_date(plain, {DAILY: (given.seed or "").removeprefix(f"{DAILY}/")})
    return date or checksum(json.dumps(_contents(plain)))


def date_of(deal: str) -> str:
    """Return the date in a deal's name, or an empty text; checksums have no hyphen."""
    return deal if "-" in deal else ""


def _contents(given: Deal) -> list[object]:
    rules = given.rules
    options = [
        rules.edition_id,
        rules.mode,
        rules.business,
        rules.consultants,
        rules.difficulty,
        rules.deck.id,
    ]
    seats = [[seat.consultant, seat.money] for seat in given.seats]
    return [options, seats, given.hands, given.stack, given.grifter_stack]


# --- From a shared result to a row ---


class ResultProblem(ValueError):
    """A shared result is invalid; the message is one of `ROW_PROBLEMS`."""


ROW_PROBLEMS: Final = ("replay", "unfinished", "together", "differs", "unknown_deal", "closed")
"""Its game does not replay, is not finished, is not solo, or has another result; its deal is unknown, or its
date is not open."""


def row_of(shared: SharedResult) -> tuple[str, FriendRow]:
    """Return the key of a shared result's deal and its row; raises `ResultProblem`.

    A linked game is replayed, and must have the result that the text states.
    """
    if shared.game:
        return _replayed(shared)
    if shared.money is None:
        raise ResultProblem("unknown_deal")
    row = FriendRow(shared.name, shared.money, shared.rounds, shared.attempt, "", shared.hints)
    if shared.date:
        return shared.date, row
    try:
        return deal_key(deal(read_deal(shared.deal), standard_deck())), row
    except LinkError:
        raise ResultProblem("unknown_deal") from None


def _replayed(shared: SharedResult) -> tuple[str, FriendRow]:
    try:
        reading = read_record(read_link(shared.game), standard_deck())
    except LinkError:
        raise ResultProblem("replay") from None
    session = reading.session
    if session is None or reading.problem is not None:
        raise ResultProblem("replay")
    if not session.deal.rules.solo:
        raise ResultProblem("together")
    if not session.state.over:
        raise ResultProblem("unfinished")
    player, grifter = session.state.seats
    money = player.money, grifter.money
    key = deal_key(session.deal)
    if shared.money not in (None, money) or (shared.date and shared.date != key):
        raise ResultProblem("differs")
    game = shared.game if len(shared.game) <= MAX_GAME_LINK else ""
    name = clean_name(shared.name or player.name)
    return key, FriendRow(name, money, shared.rounds, shared.attempt, game, shared.hints)


def own_games(known: ResultsBook, shared: SharedResult, row: FriendRow) -> tuple[BookRow, ...]:
    """Return the games of a book with the deal of a shared result and the same money.

    `row` is the shared result's own, from `row_of`.
    """
    digest = "" if shared.date else deal_digest(_deal_of(shared))
    same = (head.daily == shared.date if shared.date else head.deal == digest for head in known.heads)
    games = known.chosen(head for head, is_same in zip(known.heads, same, strict=True) if is_same)
    return tuple(game for game in games if game.difficulty and _money(game) == row.money)


def _money(game: BookRow) -> tuple[int, ...]:
    return tuple(seat.money for seat in game.seats)


def _deal_of(shared: SharedResult) -> Deal:
    try:
        if shared.game:
            return decode(read_link(shared.game), standard_deck()).deal
        return deal(read_deal(shared.deal), standard_deck())
    except (LinkError, RecordError):
        raise ResultProblem("unknown_deal") from None


# --- Several results ---


def with_friend(results: DealResults, row: FriendRow) -> DealResults:
    """Return results with a friend's result; with a game it replaces the same one without."""
    others = tuple(each for each in results.friends if not _same(each, row))
    earlier = next((each for each in results.friends if _same(each, row)), row)
    row = row if row.game or not earlier.game else earlier
    return DealResults((*others, row)[-MAX_FRIENDS:], results.games, results.version)


def without_friend(results: DealResults, row: FriendRow) -> DealResults:
    """Return results without a friend's."""
    friends = tuple(each for each in results.friends if each != row)
    return DealResults(friends, results.games, results.version)


def _same(one: FriendRow, other: FriendRow) -> bool:
    return (player_id(one.name), one.money) == (player_id(other.name), other.money)


def with_bot_game(results: DealResults, version: int, bot: str, text: str) -> DealResults:
    """Return results with a bot's game, without games of another version."""
    games = results.games if results.version == version else {}
    return DealResults(results.friends, {**games, bot: text}, version)


# --- In the store ---


def stored_results(store: Store, key: str) -> DealResults:
    """Return the readable stored results of a deal; raises `StoreOff`."""
    return read_results(store.get(TILES + key) or "") if _DEAL.fullmatch(key) else DealResults()


def stored_days(store: Store) -> Mapping[str, DealResults]:
    """Return the readable stored results of all daily deals, by date; raises `StoreOff`."""
    keys = [name.removeprefix(TILES) for name in store.keys() if name.startswith(TILES)]  # noqa: SIM118
    return {key: stored_results(store, key) for key in keys if date_of(key)}


def store_results(store: Store, key: str, results: DealResults) -> None:
    """Store the results of a deal; raises the store's errors."""
    if not _DEAL.fullmatch(key):
        raise ValueError(f"not the key of a deal: {key[:40]!r}")
    if not results.friends and not results.games:
        store.remove(TILES + key)
        return
    counts = _counts(store)
    number = counts.pop(key, None) or max(counts.values(), default=0) + 1
    while len(counts) >= MAX_DEALS:
        oldest = min(counts, key=lambda each: (counts[each], each))
        store.remove(TILES + oldest)
        del counts[oldest]
    store.set(TILES + key, results_text(results, number))


def _counts(store: Store) -> dict[str, int]:
    """Return the number of each stored deal; a later one has a higher number."""
    names = [name for name in store.keys() if name.startswith(TILES)]  # noqa: SIM118  (a store is no mapping)
    return {name.removeprefix(TILES): _count(store.get(name) or "") for name in names}


def _count(text: str) -> int:
    number = text[:12].partition(" ")[0]
    return int(number) if number.isdecimal() else 0


def take_friends(store: Store, texts: Mapping[str, str]) -> bool:
    """Merge the friends' results of another device's texts into a store; return whether any is new.

    Raises the store's errors.
    """
    changed = False
    for name, text in list(texts.items())[:MAX_DEALS]:
        key = name.removeprefix(TILES)
        if not _DEAL.fullmatch(key):
            continue
        stored = merged = stored_results(store, key)
        for row in read_results(text).friends:
            merged = merged if row in merged.friends else with_friend(merged, row)
        if merged != stored:
            store_results(store, key, merged)
            changed = True
    return changed


def results_text(results: DealResults, number: int) -> str:
    """Return the text of a deal's results: the deal's number in the store, and JSON."""
    data = {
        "version": results.version,
        "games": dict(results.games),
        "friends": {str(place): _row_text(row) for place, row in enumerate(results.friends)},
    }
    return f"{number} {json.dumps(data, ensure_ascii=False, separators=(',', ':'))}"


def _row_text(row: FriendRow) -> str:
    mine, grifter = row.money
    return "\n".join(map(str, (row.name, mine, grifter, row.rounds, row.attempt, row.game, row.hints)))


def read_results(text: str) -> DealResults:
    """Parse the text of a deal's results without damaged parts."""
    try:
        data = read_json(text.partition(" ")[2], MAX_DEAL_TEXT)
    except ValueError:
        return DealResults()
    games, friends, version = data.get("games"), data.get("friends"), data.get("version")
    rows = (_row(value) for value in friends.values()) if isinstance(friends, dict) else ()
    return DealResults(
        tuple(row for row in rows if row is not None)[:MAX_FRIENDS],
        {
            bot: game
            for bot, game in (games.items() if isinstance(games, dict) else ())
            if _BOT.fullmatch(bot) and isinstance(game, str)
        },
        version if type(version) is int else 0,
    )


def _row(value: Any) -> FriendRow | None:
    parts = value.split("\n") if isinstance(value, str) else []
    if len(parts) < 6:
        return None
    name, mine, his, rounds, word, game = parts[:6]
    attempt: Attempt | None = ATTEMPTS.get(word)
    try:
        money, hints = (int(mine), int(his)), int((*parts, "0")[6])
    except ValueError:
        return None
    good = (
        max(map(abs, money)) <= MAX_MONEY
        and set(rounds) <= set(SQUARES.values())
        and len(rounds) <= MAX_ROUNDS
        and len(game) <= MAX_GAME_LINK
        and 0 <= hints <= MAX_HINTS
    )
    if not good or attempt is None:
        return None
    return FriendRow(clean_name(name), money, rounds, attempt, game, hints)
