"""Results with the same tiles: the name of a deal, rows from shared results, and their store."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from app.engine.deck_file import standard_deck
from app.engine.fixed_deals import daily, daily_record
from app.engine.session import Session, begin
from app.engine.setup import SeatChoice, Setup, deal
from app.saves.device import read_device
from app.saves.links import deal_data, link_data
from app.saves.same_tiles import (
    MAX_DEALS,
    MAX_FRIENDS,
    DealResults,
    FriendRow,
    ResultProblem,
    deal_key,
    read_results,
    results_text,
    row_of,
    store_results,
    stored_results,
    take_friends,
    with_bot_game,
    with_friend,
    without_friend,
)
from app.saves.shared_result import SharedResult
from tests.saves.moving import device_json, take_device
from tests.saves.support import MemoryStore, played

DAY = "2026-11-26"
ANA = FriendRow("Ana", (212, 187), "mgn", "first")
SOLO = Setup((SeatChoice("Ana", "human"),), mode="solo", difficulty="hard", seed="an evening", first=0)


def finished(date: str = DAY) -> Session:
    return played(begin(daily_record(date).deal), 500, random.Random(1))


# --- The deal ---


def test_a_daily_deal_is_named_by_its_date_for_any_player() -> None:
    given = daily_record(DAY, "Ana").deal
    bot = replace(given, seats=(given.seats[0].replace(kind="expert"), given.seats[1]))
    assert deal_key(given) == deal_key(bot) == DAY


def test_a_deal_that_only_claims_a_date_is_another() -> None:
    given = daily_record(DAY).deal
    other = replace(given, hands=daily_record("2026-11-25").deal.hands)
    assert deal_key(other) != DAY
    easy = replace(daily(DAY), difficulty="easy")
    assert deal_key(deal(easy, standard_deck())) != DAY


def test_other_deals_differ_by_tiles_and_options() -> None:
    deals = [SOLO, replace(SOLO, seed="another"), replace(SOLO, difficulty="easy")]
    assert len({deal_key(deal(setup, standard_deck())) for setup in deals}) == 3


# --- Rows ---


def test_a_result_without_a_game_is_the_players_word() -> None:
    assert row_of(SharedResult("Ana", (212, 187), DAY, rounds="mgn", attempt="first")) == (DAY, ANA)


def test_a_result_of_another_deal_goes_by_its_options() -> None:
    key, row = row_of(SharedResult("Ana", (212, 187), deal=deal_data(SOLO)))
    assert key == deal_key(deal(SOLO, standard_deck())) and row.margin == 25


def test_a_game_is_replayed() -> None:
    session = finished()
    money = session.state.seats[0].money, session.state.seats[1].money
    game = link_data(session.text())
    key, row = row_of(SharedResult(game=game))
    assert (key, row) == (DAY, FriendRow("Player", money, game=game))
    assert row_of(SharedResult("Ana", money, DAY, game=game)) == (DAY, row.replace(name="Ana"))


def test_a_game_that_proves_nothing_is_refused() -> None:
    session = finished()
    link = link_data(session.text())
    illegal = replace(session, history=session.history[1:]).text()
    cases = {
        "differs": SharedResult("Ana", (999, 1), DAY, game=link),
        "unfinished": SharedResult(game=link_data(replace(session, history=session.history[:9]).text())),
        "replay": SharedResult(game=link_data(illegal)),
        "together": SharedResult(game=link_data(played(_together(), 500, random.Random(1)).text())),
        "unknown_deal": SharedResult("Ana", (2, 1), deal="seed=a"),
    }
    for why, shared in cases.items():
        with pytest.raises(ResultProblem, match=why):
            row_of(shared)
    other_day = SharedResult("Ana", None, "2026-11-25", game=link)
    with pytest.raises(ResultProblem, match="differs"):
        row_of(other_day)


def _together() -> Session:
    people = (SeatChoice("Ana", "human"), SeatChoice("Ben", "human"))
    return begin(deal(Setup(people, seed="together", first=0), standard_deck()))


def test_a_friends_row_is_there_once_and_a_game_counts_more_than_a_word() -> None:
    proven = ANA.replace(game="abc")
    results = with_friend(with_friend(DealResults(), proven), ANA.replace(name="ANA"))
    assert results.friends == (proven,)
    assert with_friend(with_friend(DealResults(), ANA), proven).friends == (proven,)
    assert len(with_friend(results, ANA.replace(money=(1, 2))).friends) == 2
    assert without_friend(results, proven).friends == ()


def test_the_number_of_friends_is_limited() -> None:
    results = DealResults()
    for number in range(MAX_FRIENDS + 2):
        results = with_friend(results, ANA.replace(name=f"Ana {number}"))
    assert len(results.friends) == MAX_FRIENDS and results.friends[-1].name == f"Ana {MAX_FRIENDS + 1}"


def test_games_of_another_version_of_the_bots_go() -> None:
    results = with_bot_game(DealResults((ANA,)), 1, "expert", "open 0 0 ")
    later = with_bot_game(results, 2, "club", "open 0 0 ")
    assert later == DealResults((ANA,), {"club": "open 0 0 "}, 2)


# --- The store ---


def test_results_are_read_as_they_were_written() -> None:
    results = DealResults((ANA, ANA.replace(name="[{", game="abc")), {"expert": "over 1 2 score 0,1"}, 1)
    store = MemoryStore()
    store_results(store, DAY, results)
    assert stored_results(store, DAY) == results
    assert stored_results(store, "2026-11-25") == DealResults()
    store_results(store, DAY, DealResults())
    assert store.texts == {}


def test_a_row_of_an_earlier_version_has_no_hints() -> None:
    text = results_text(DealResults((ANA.replace(hints=3),)), 1)
    assert read_results(text).friends == (ANA.replace(hints=3),)
    assert read_results(text.replace('\\n3"', '"')).friends == (ANA,)


def test_friends_of_two_devices_merge() -> None:
    here, there = MemoryStore(), MemoryStore()
    store_results(here, DAY, DealResults((ANA,), {"expert": "over 1 2 "}, 1))
    store_results(there, DAY, DealResults((ANA.replace(name="Ben"),)))
    for _ in range(2):
        take_device(there, read_device(device_json(here)))
    assert stored_results(there, DAY).friends == (ANA.replace(name="Ben"), ANA)
    take_friends(there, {"tiles.../x": "1 {}", "tiles.2026-11-24": "nonsense"})
    assert stored_results(there, "2026-11-24") == DealResults()


def test_the_first_deals_make_room_for_new_ones() -> None:
    store = MemoryStore()
    for number in range(MAX_DEALS + 5):
        store_results(store, f"{number:08x}", DealResults((ANA,)))
    assert len(store.texts) == MAX_DEALS
    assert stored_results(store, f"{MAX_DEALS + 4:08x}").friends == (ANA,)
    assert stored_results(store, f"{4:08x}") == DealResults()


def test_damaged_texts_never_fail() -> None:
    whole = results_text(DealResults((ANA, ANA.replace(name="Ben")), {"expert": "over 1 2 "}, 1), 7)
    assert read_results(whole.replace("212", "2x2", 1)).friends == (ANA.replace(name="Ben"),)
    rng = random.Random(1)
    for _ in range(300):
        place = rng.randrange(len(whole))
        sign = rng.choice(["", "[", '"', "\n", "9", "Ω"])
        read_results(whole[:place] + sign + whole[place + rng.randint(0, 9) :])
    for text in ("", "7", "7 []", '7 {"games":[],"friends":7,"version":true}', "7 " + "[" * 9_000):
        assert read_results(text) == DealResults()
