"""Making puzzles: levels from the bots' chances, losses from several judgements."""

from __future__ import annotations

import pytest

from app.bots.ratings import RATINGS
from app.bots.reasons import Reason
from app.engine.actions import parse_action
from app.engine.game import observe
from app.ui.features.puzzles.collection import read_collection
from puzzling.packing import CARRIED, Measured, carries, combine
from puzzling.rating import HIGHEST, LOWEST, chances, level_of
from tests.second_opinion.puzzles import FILE


def test_a_puzzle_that_a_bot_solves_every_other_time_has_its_rating() -> None:
    for name, rating in RATINGS.items():
        assert level_of({name: 0.5}) == pytest.approx(rating, abs=10)


def test_rarer_answers_make_a_higher_level() -> None:
    levels = [level_of({"beginner": chance / 3, "greedy": chance}) for chance in (0.9, 0.5, 0.2, 0.05)]
    assert levels == sorted(levels) and levels[0] < RATINGS["greedy"] < levels[-1]
    assert level_of(dict.fromkeys(RATINGS, 0.999)) - LOWEST <= 10
    assert HIGHEST - level_of(dict.fromkeys(RATINGS, 0.0)) <= 10


def test_club_and_expert_count_where_they_find_an_answer_beyond_the_question() -> None:
    puzzle = read_collection(FILE.read_text(encoding="utf-8")).themed("payday")[0]
    seen = observe(puzzle.session().state, puzzle.seat)
    answers = list(map(parse_action, puzzle.answers))
    asked, beyond = (chances(seen, answers, beyond=each) for each in (False, True))
    assert beyond == {name: chance for name, chance in asked.items() if chance > 0.5 or name in beyond}
    assert {"beginner", "greedy"} <= beyond.keys() <= asked.keys() == RATINGS.keys()


def test_a_loss_is_the_mean_over_all_deals_with_the_reasons_from_the_most() -> None:
    first = Measured("build x", 8.0, 32, (Reason("waits", 0, about=8),))
    again = Measured("build x", 4.0, 96, (Reason("grows", 0, about=4),))
    assert combine([first, again]) == Measured("build x", 5.0, 128, again.reasons)


def test_reasons_carry_a_loss_if_they_explain_enough_of_it_and_name_a_theme() -> None:
    loss = Measured("build x", 10.0, 96, (Reason("grows", 0, about=3), Reason("helps", 1, about=-1)))
    assert CARRIED * loss.loss > 2 and not carries(loss, loss)
    assert carries(loss._replace(reasons=(Reason("grows", 0, about=4),)), loss)
    assert not carries(loss._replace(reasons=(Reason("sum", 0, about=9),)), loss)
