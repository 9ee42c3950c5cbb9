"""Drills: questions are sound, and answers come from the engine's refusals and receipts."""

from __future__ import annotations

from html import unescape
from itertools import product

import pytest

from app.engine.city import placement_problem
from app.engine.forecast import preview
from app.engine.game import legal_actions
from app.ui.core.messages import RouteChanged
from app.ui.core.model import Model
from app.ui.core.registry import Navigate
from app.ui.core.update import update
from app.ui.features.drills.drills import (
    ANSWERS_OFFERED,
    DRILL,
    DRILLS,
    NO,
    QUESTION_COUNT,
    YES,
    AnswerDrill,
    BeginDrill,
    DrillKind,
    DrillOn,
    drill_question,
)
from app.ui.words.sentences import refusal_words
from tests.ui.markup import page_of, read
from tests.ui.playing import attributes, seeded, there

SEEDS = ("a", "b", "c")
kinds = pytest.mark.parametrize("kind", DRILLS)


def page(model: Model) -> str:
    return unescape(page_of(model))


def test_legality_answers_match_the_engine() -> None:
    rights, problems = [], set()
    for seed, number in product(SEEDS, range(QUESTION_COUNT)):
        asked = drill_question("legal", seed, number)
        problem = placement_problem(asked.state.city, asked.ghost.cell, asked.ghost.facing)
        assert asked.answers == (YES, NO)
        assert (asked.right == YES) == (problem is None) == (asked.ghost in legal_actions(asked.state))
        assert asked.refusal == problem
        rights.append(asked.right)
        problems.add(problem.problem if problem else "")
    assert len(rights) / 3 <= rights.count(YES) <= len(rights) * 2 / 3
    assert {"", "long-sides", "apart"} <= problems


@pytest.mark.parametrize("seed", SEEDS)
def test_worth_answers_match_the_receipt(seed: str) -> None:
    for number in range(QUESTION_COUNT):
        asked = drill_question("worth", seed, number)
        assert asked.receipt == preview(asked.state, asked.ghost).receipt
        assert asked.receipt is not None and str(asked.receipt.dollars) == asked.right
        assert len(set(asked.answers)) == ANSWERS_OFFERED and asked.right in asked.answers
        assert all(int(answer) >= 0 for answer in asked.answers)


@kinds
def test_a_seed_repeats_its_questions(kind: DrillKind) -> None:
    assert drill_question(kind, "a", 3) == drill_question(kind, "a", 3)
    assert drill_question(kind, "a", 3) != drill_question(kind, "b", 3)
    assert drill_question(kind, "a", 3) != drill_question(kind, "a", 4)


def begun(kind: DrillKind) -> Model:
    return update(seeded(), RouteChanged(f"#/drill/{kind}"))[0]


@kinds
def test_each_of_twenty_answers_gets_its_reason(kind: DrillKind) -> None:
    model = begun(kind)
    for number in range(QUESTION_COUNT):
        asked = drill_question(kind, there(model, DRILL).seed, number)
        offered = {text for text in attributes(page(model), "data-message") if "answer-drill" in text}
        assert offered == {str(AnswerDrill(answer)) for answer in asked.answers}
        if kind == "worth":
            assert 'class="worth"' not in page(model)  # the board does not give it away
        answer = asked.right if number % 2 else next(a for a in asked.answers if a != asked.right)
        model, _ = update(model, AnswerDrill(answer))
        model, _ = update(model, AnswerDrill(asked.right))  # an answer cannot be changed
        assert there(model, DRILL).right[-1] is bool(number % 2)
        told = page(model)
        if asked.refusal is not None:
            assert refusal_words(asked.state, asked.refusal) in told
        if asked.receipt is not None:
            assert f"${asked.receipt.dollars}" in told and 'class="receipt"' in told
        model, _ = update(model, DrillOn())
    assert there(model, DRILL).over
    assert f"{QUESTION_COUNT // 2} of {QUESTION_COUNT} right" in page(model)
    again, _ = update(model, BeginDrill(kind))
    assert not there(again, DRILL).right and there(again, DRILL).seed != there(model, DRILL).seed


def test_an_unknown_answer_changes_nothing() -> None:
    model = begun("legal")
    assert update(model, AnswerDrill("perhaps"))[0] == model
    assert update(seeded(), AnswerDrill("yes"))[0][DRILL] is None
    assert update(seeded(), BeginDrill("chess"))[0][DRILL] is None


def test_a_drill_can_be_left_and_resumed() -> None:
    model = begun("worth")
    model, _ = update(model, AnswerDrill(drill_question("worth", there(model, DRILL).seed, 0).right))
    model, _ = update(model, RouteChanged("#/rules/pointing"))
    model, effects = update(model, RouteChanged("#/drill/worth"))
    assert effects == () and there(model, DRILL).right == (True,)
    assert update(model, RouteChanged("#/drill/moon"))[1] == (Navigate("#/train", replacing=True),)


def test_taps_on_a_question_never_reach_a_table() -> None:
    hooks = {"data-cell", "data-tile", "data-action"}
    assert [each for each in read(page(begun("legal"))).within() if hooks & set(each.attributes)] == []
