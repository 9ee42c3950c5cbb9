"""The journey: results on its stops, the windows that they light, and the street."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

from app.bots.same_tiles import VERSION
from app.engine.fixed_deals import JOURNEY, STOPS, journey_record
from app.engine.state import GRIFTER
from app.saves.book import BookRow, ResultsBook, deal_digest
from app.saves.puzzle_results import FirstAnswer, PuzzleResults
from app.ui.core.messages import RouteChanged
from app.ui.core.model import Model
from app.ui.core.registry import Navigate
from app.ui.core.update import update
from app.ui.features.book.state import BookRead
from app.ui.features.journey.street import FORMER, MARGINS, TABLE_VERSION, PlayStop, next_stop, stop_results
from app.ui.features.learn.progress import PROGRESS, Progress
from app.ui.features.new_game.form import form_of
from app.ui.features.puzzles.state import PUZZLES, Puzzles
from app.ui.table.model import TABLE
from tests.ui.features.test_book import known, row
from tests.ui.markup import Element, find, page_of
from tests.ui.playing import attributes, seeded, table_of
from tests.ui.test_arrangement import returner


def result(stop: int, margin: int, number: int = 0, flags: tuple[str, ...] = ()) -> BookRow:
    """Return the row of a game on a stop."""
    game = row(number, 200 + margin, 200, JOURNEY[stop - 1].difficulty)
    return game._replace(deal=MARGINS[stop - 1][0], flags=flags)


def houses(model: Model) -> list[Element]:
    return [each for each in find(page_of(model), "a") if "data-stop" in each.attributes]


def at(address: str, *rows: BookRow) -> Model:
    model, _ = update(seeded(), RouteChanged(address))
    return update(model, BookRead(known(*rows)))[0]


def test_the_table_has_the_digests_of_the_deals() -> None:
    digests = [deal_digest(journey_record(stop).deal) for stop in range(1, STOPS + 1)]
    assert [digest for digest, *_ in MARGINS] == digests
    assert TABLE_VERSION == VERSION, "python3 tools/journey.py --bots"


def test_a_stop_begins_for_the_name_last_used_alone() -> None:
    street, _ = update(seeded(), RouteChanged("#/journey/4"))
    assert "play-stop 4" in attributes(page_of(street), "data-message")
    model, effects = update(street, PlayStop(4))
    assert model[TABLE] is not None and Navigate(f"#/game/{table_of(model).id}") in effects
    session = table_of(model).session
    assert deal_digest(session.deal) == MARGINS[3][0]
    assert session.deal.seats[0].name == form_of(model).alone.name and not session.practice
    assert update(model, PlayStop(STOPS + 1)) == (model, ())


@pytest.mark.parametrize(("over", "lit"), [(-1, 0), (0, 0), (1, 1)], ids=["lost", "tie", "won"])
def test_a_win_lights_a_window(over: int, lit: int) -> None:
    assert stop_results(known(result(3, over)))[3].lit == lit


def test_better_results_than_those_of_the_bots_light_the_others() -> None:
    for stop, (_, club, expert) in enumerate(MARGINS, 1):
        best = max(club, expert, 0)
        assert stop_results(known(result(stop, best)))[stop].lit < 3
        assert stop_results(known(result(stop, best + 1)))[stop].lit == 3


def test_the_best_result_stays_and_every_window_once_lit() -> None:
    rows = [result(3, margin, number) for number, margin in enumerate((-9, 200, 5))]
    best = stop_results(known(*rows))[3]
    assert (best.game, best.margin, best.lit) == ("g1", 200, 3)


def test_practice_never_counts_and_hints_only_with_stars() -> None:
    assert not stop_results(known(result(3, 9, flags=("practice",)))) and not stop_results(ResultsBook())
    assert not stop_results(known(result(3, 9, flags=("hints",)))) and not stop_results(None)
    assert stop_results(known(result(1, 9, flags=("hints",))))[1].lit == 1


def test_results_from_before_the_journey_light_windows() -> None:
    for digest, (stop, expert) in FORMER.items():
        (found,) = stop_results(known(row(0, 200, 199)._replace(deal=digest, difficulty="easy"))).values()
        assert found.lit == 1 and found.windows[0]
        best = row(0, 201 + expert, 200)._replace(deal=digest, difficulty="easy")
        assert stop_results(known(best))[stop].lit == 3


def test_small_things_stand_before_the_first_houses_without_words() -> None:
    days = [row(n, 60, 50, "easy")._replace(daily=f"2026-01-{n + 1:02}") for n in range(8)]
    model, _ = update(returner(running=False), BookRead(known(*days, row(20, 60, 50), row(21, 60, 50))))
    answers = tuple(FirstAnswer(f"p{n}", "yes" if n else "no", 500) for n in range(21))
    model = model.with_(PROGRESS, Progress(("build", "placing", "scoring")))
    model = model.with_(PUZZLES, Puzzles(results=PuzzleResults(answers)))
    things = [each["href"] for house in houses(model) for each in house.within() if each.tag == "use"]
    shown = " ".join(each.removeprefix("#art-") for each in things)
    first = "corner-cafe small-tree small-kiosk small-bench small-lamp"
    assert shown.startswith(f"{first} small-tree small-bench small-lamp small-tree")
    assert shown.count("small-") == 8
    plain = houses(returner(running=False))
    assert [each["aria-label"] for each in houses(model)] == [each["aria-label"] for each in plain]


def test_the_next_stop_is_the_first_one_not_won() -> None:
    results = stop_results(known(result(1, 9), result(3, 9, 1), result(2, -9, 2)))
    assert (next_stop(results), next_stop(results, 2)) == (2, 4)
    every = stop_results(known(*(result(stop, 9, stop) for stop in range(1, STOPS + 1))))
    assert next_stop(every) == 0


def test_the_street_is_a_list_of_links_with_states() -> None:
    street = houses(at("#/journey", result(1, 500), result(2, -5, 1)))
    assert [each.attributes["data-stop"] for each in street] == [str(n) for n in range(1, STOPS + 1)]
    assert [each.attributes["data-lit"] for each in street] == ["3", *["0"] * (STOPS - 1)]
    assert ["data-next" in each.attributes for each in street].index(True) == 1
    assert street[0].attributes["aria-label"] == "House 1 of 14: Your first game. 3 windows lit."
    assert street[1].attributes["aria-label"] == "House 2 of 14: Easy, with stars, next."
    assert street[4].attributes["href"] == "#/journey/5"
    assert [bool(each.find(class_="unbuilt")) for each in street] == [False] * 2 + [True] * (STOPS - 2)


def test_the_former_address_shows_the_street_too() -> None:
    assert len(houses(at("#/ladder"))) == STOPS


def test_each_house_says_what_is_new() -> None:
    pages = [page_of(at(f"#/journey/{stop}")) for stop in range(1, STOPS + 1)]
    assert "#/learn/business" in pages[4] and "#/learn/business" not in pages[5]
    assert "hipster symbols are wild" in pages[5] and "The Hacker" not in pages[5]
    assert page_of(at("#/journey/99")) == page_of(at("#/journey")), "the next house"


def test_no_stop_shows_a_part_that_no_stop_has_explained() -> None:
    """Business tokens and consultants come one at a time, and the page says what the Grifter starts with."""
    explained: set[str] = set()
    for stop in range(1, STOPS + 1):
        model, _ = update(seeded(), PlayStop(stop))
        drawn = page_of(replace(model, route=table_of(model).route))
        shown = {*re.findall(r"#art-(business|consultant-[a-z-]+)", drawn)}
        money = table_of(model).session.state.seats[GRIFTER].money
        new, guide = shown - explained, page_of(at(f"#/journey/{stop}"))
        assert len(new) <= 1, new
        assert all({"business": "#/learn/business"}.get(part, part) in guide for part in new), new
        assert not money or f"${money}" in guide
        explained |= shown
    assert len(explained) > 5


@pytest.mark.parametrize("running", [True, False])
def test_the_first_page_shows_the_street_and_the_next_stop_unless_a_game_runs(running: bool) -> None:
    model = returner(running=running)
    assert len(houses(model)) == STOPS
    assert ("play-stop 1" in attributes(page_of(model), "data-message")) != running
    book = known(*(result(stop, 9, stop) for stop in range(1, STOPS + 1)))
    done = update(model, BookRead(book))[0]
    assert {each.attributes["data-lit"] for each in houses(done)} <= {"1", "2", "3"}
    assert not any(text.startswith("play-stop") for text in attributes(page_of(done), "data-message"))
