"""The bots' games with the tiles of a solo game: whole, resumable, and the same everywhere."""

from __future__ import annotations

import json

import pytest

from app.bots.same_tiles import SAME_TILES_BOTS, VERSION, bot_game_text, bot_games, read_bot_game
from app.bots.tasks import UNTIMED, TaskQueue
from app.engine.fixed_deals import daily_record
from app.engine.game import new_game
from app.engine.observation import encode_state
from app.engine.session import replay
from daily import file_text, read

DAY = "2026-11-27"
START = new_game(daily_record(DAY).deal).state
OPENING = ("build department-store 0,2 N", "build harbour-bistro 1,2 N")
"""The expert's first choices of that day; if they change, so must `VERSION`."""


@pytest.mark.parametrize("bot", ["greedy", "beginner"])
def test_a_bot_plays_a_legal_game_to_the_end(bot: str) -> None:
    *games, last = bot_games(START, bot)
    record = daily_record(DAY)
    replayed = replay(type(record)(record.deal, last.actions))
    assert replayed.error is None and replayed.session.state.over and last.over
    assert last.money == tuple(seat.money for seat in replayed.session.state.seats)
    assert last.margin == last.money[0] - last.money[1]
    assert not any(game.over for game in games)


def test_a_game_continues_where_it_stopped() -> None:
    *games, last = bot_games(START, "greedy")
    for game in games[:: len(games) // 5]:
        *_, resumed = bot_games(START, "greedy", game.actions)
        assert resumed == last


def test_a_game_is_read_as_it_was_written() -> None:
    for game in bot_games(START, "beginner"):
        assert read_bot_game(bot_game_text(game)) == game
    for text in ("", "over", "over 1 x ", "won 1 2 ", "over 1 2"):
        with pytest.raises(ValueError):
            read_bot_game(text)


def test_the_task_yields_the_game_after_each_playout() -> None:
    queue = TaskQueue()
    queue.begin("a", 0, UNTIMED, "play-deal", "greedy", encode_state(START), "")
    told = None
    while told is None:
        told = queue.step()
        if told is None:
            read_bot_game(json.loads(queue.report())["best"])
    *_, last = bot_games(START, "greedy")
    assert read_bot_game(json.loads(told)["best"]) == last


def test_the_expert_still_begins_as_in_this_version() -> None:
    games = bot_games(START, "expert")
    opening = next(game.actions for game in games if len(game.actions) == len(OPENING))
    assert (VERSION, opening) == (1, OPENING)


def test_stored_results_of_daily_deals_are_those_of_the_bots() -> None:
    known = read()
    date = max(known)
    *_, greedy = bot_games(new_game(daily_record(date).deal).state, "greedy")
    assert known[date][SAME_TILES_BOTS.index("greedy")] == greedy.margin
    assert all(len(margins) == len(SAME_TILES_BOTS) for margins in known.values())


def test_the_file_of_results_leaves_gaps_for_missing_dates() -> None:
    data = json.loads(file_text({"2026-11-26": [1, 2, 3, 4], "2026-11-28": [5, 6, 7, 8]}))
    assert (data["first"], data["margins"]) == ("2026-11-26", [[1, 2, 3, 4], None, [5, 6, 7, 8]])
