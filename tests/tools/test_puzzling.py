"""Making puzzles: levels from the bots' chances, losses from several judgements."""

from __future__ import annotations

import json
from datetime import date
from pathlib import Path

import pytest

from app.bots.ratings import RATINGS
from app.bots.reasons import Reason
from app.engine.game import observe
from app.engine.state import parse_action
from app.ui.features.puzzles.collection import read_collection
from puzzling.packing import CARRIED, Lag, Measured, Sources, answers_with, carries, combine, write_all
from puzzling.rating import HIGHEST, LOWEST, chances, level_of
from puzzling.screening import screen
from tests.ui.puzzles import COLLECTION, FILE


def test_a_puzzle_that_a_bot_solves_every_other_time_has_its_rating() -> None:
    for name, rating in RATINGS.items():
        assert level_of({name: 0.5}) == pytest.approx(rating, abs=10)


def test_rarer_answers_make_a_higher_level() -> None:
    levels = [level_of({"beginner": chance / 3, "greedy": chance}) for chance in (0.9, 0.5, 0.2, 0.05)]
    assert levels == sorted(levels) and levels[0] < RATINGS["greedy"] < levels[-1]
    assert level_of(dict.fromkeys(RATINGS, 0.999)) - LOWEST <= 10
    assert HIGHEST - level_of(dict.fromkeys(RATINGS, 0.0)) <= 10


@pytest.mark.thorough
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


def test_screened_builds_become_answers_or_near_answers() -> None:
    puzzle = next(each for each in COLLECTION.puzzles if each.exact is None)
    (answer,) = puzzle.answers[:1]
    near = {"build a 0,1 N": Lag(1.6, 0.3, 600), "build b 0,1 N": Lag(4.0, 0.3, 600)}
    assert answers_with(puzzle, near) == (puzzle.answers, (*puzzle.near, "build a 0,1 N"))
    equal = {"build a 0,1 N": Lag(-0.2, 0.3, 600)}
    assert answers_with(puzzle, equal) == ((*puzzle.answers, "build a 0,1 N"), puzzle.near)
    better = {"build a 0,1 N": Lag(-1.5, 0.4, 600), "build b 0,1 N": Lag(0.2, 0.4, 600)}
    assert answers_with(puzzle, better) == (("build a 0,1 N",), (answer, "build b 0,1 N"))


def test_a_puzzle_with_a_better_build_leaves_the_sets_but_keeps_its_date(tmp_path: Path) -> None:
    target, found = tmp_path / "puzzles.json", tmp_path / "screened.jsonl"
    target.write_text(FILE.read_text(encoding="utf-8"), encoding="utf-8")
    judged = sorted(
        (puzzle for puzzle in COLLECTION.puzzles if puzzle.exact is None), key=lambda each: each.day
    )
    wrong, later = judged[0], judged[-1]
    other = {puzzle.id: next(str(each) for each in puzzle.options()) for puzzle in (wrong, later)}
    lines = [
        json.dumps({"id": id, "options": [{"action": action, "loss": -4, "error": 1, "deals": 600}]})
        for id, action in other.items()
    ]
    found.write_text("\n".join(lines), encoding="utf-8")
    write_all(target, Sources(screened=[found]), date(2026, 12, 1))
    now = read_collection(target.read_text(encoding="utf-8"))
    kept = now.named(wrong.id)
    assert len(now) == len(COLLECTION) - 2
    assert kept in now.former and kept.answers == (other[wrong.id],) and kept.day == wrong.day
    assert now.named(later.id) is None
    assert now.former == tuple(sorted([*COLLECTION.former, kept], key=lambda puzzle: puzzle.day))


def test_screening_finds_a_build_that_beats_a_wrong_answer() -> None:
    puzzle = next(each for each in COLLECTION.puzzles if each.exact is None)
    seen, best = observe(puzzle.session().state, puzzle.seat), parse_action(puzzle.answers[0])
    worst = parse_action(puzzle.comparisons[-1].action)
    found = screen(seen, [worst], [best, worst], (2, 12), "test")
    assert [each["action"] for each in found] == [str(best)] and found[0]["loss"] < 0
    assert screen(seen, [best], [best, worst], (2, 12), "test") == []
