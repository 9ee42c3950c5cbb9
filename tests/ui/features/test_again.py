"""Trying a reported choice again, and the box of choices to try."""

from __future__ import annotations

from dataclasses import replace

import pytest

from app.bots.reasons import Reason
from app.bots.verdict import Verdict
from app.bots.verdict_text import encode_judgement
from app.engine.state import Action, Build
from app.saves.marks import FIRST_GAME
from app.ui.core.jobs import jobs
from app.ui.core.messages import RouteChanged, StoredLoaded, parse_message
from app.ui.core.registry import Navigate, StoreText
from app.ui.core.update import update
from app.ui.features.again.handlers import ChoiceToTry, PlayOn, Retry, ShowBetter, TakeFromBox
from app.ui.features.again.views import may_try
from app.ui.features.report.box import (
    BOX,
    MAX_BOX,
    Box,
    BoxedChoice,
    box_text,
    read_box,
    to_try_first,
    with_choice,
)
from app.ui.features.report.kept import kept_text
from app.ui.features.report.state import REPORT, ReportRead
from app.ui.features.saves.state import Load
from app.ui.table.messages import Act, Keep, Undo
from app.ui.table.model import TABLE, Table
from tests.ui.markup import find
from tests.ui.playing import seeded, table_of
from tests.ui.reports import Reader, finished


class Learner(Reader):
    """Reads a report with some reported choices, and tries one of them again."""

    def __init__(self) -> None:
        super().__init__(finished())
        self.numbers = sorted(self.judge(6.0, Reason("sum", 0)) for _ in range(3))
        self.send(RouteChanged(f"#/again/{self.numbers[1]}-g"))

    @property
    def table(self) -> Table:
        return table_of(self.model)

    @property
    def retry(self) -> Retry:
        assert isinstance(self.table.origin, ChoiceToTry)
        return self.table.origin.attempt

    def other(self) -> Action:
        """Return an option that is neither the best nor the original choice."""
        assert self.table.decision is not None
        verdict = self.retry.best.verdict
        known = (verdict.played, verdict.best)
        return next(action for action in self.table.decision.options if action not in known)

    def answer(self, action: Action) -> None:
        self.send(Act(str(action)))

    def weighed(self, loss: float, action: Action) -> None:
        """Answer the judgement of an answer."""
        (job,) = jobs(self.model)
        known = self.retry.best.verdict
        verdict = known._replace(played=action, loss=loss, as_good=(known.best,))
        self.send(parse_message(f"{job.done} {encode_judgement(verdict, ())}"))


def test_the_position_of_the_choice_is_on_the_table_with_the_hand_open() -> None:
    learner = Learner()
    table, number = learner.table, learner.numbers[1]
    assert len(table.session.history) == number - 1
    assert table.decision is not None and table.viewing.viewer == table.decision.seat == 0
    assert "Find a better move than this:" in learner.page()
    assert f"2 of {len(learner.numbers)}" in learner.page()


def test_the_best_answer_wins_and_the_position_stays() -> None:
    learner = Learner()
    before = learner.table.session
    learner.answer(learner.retry.best.verdict.best)
    assert learner.retry.outcome == "right"
    assert learner.table.session is before
    page = learner.page()
    assert "Well spotted: that’s worth about $6 more than the move you made." in page
    assert "Several small things add up." in page
    assert find(page, "a", href=f"#/again/{learner.numbers[2]}-g")


def test_play_continues_from_the_choice_in_a_practice_game() -> None:
    learner = Learner()
    start = learner.table.session
    assert PlayOn.verb not in learner.page()
    learner.send(ShowBetter())
    assert PlayOn.verb in learner.page()
    learner.send(PlayOn())
    table = learner.table
    assert table.origin.saved and table.viewing.trust
    assert table.session.practice and table.session.history == start.history
    assert Keep(table.id, table.session) in learner.effects
    assert table.decision is not None
    learner.answer(table.decision.options[0])
    assert len(learner.table.session.history) > len(start.history)


PEOPLE = (0, 2)
"""The seats of people in a game of three."""


class Generous(Reader):
    """Reads a report in which three other options are as good as the best."""

    def verdict(self, number: int, loss: float) -> Verdict:
        verdict = super().verdict(number, loss)
        choice = self.report.choices[number]
        assert choice.observation.decision is not None
        others = [action for action in choice.observation.decision.options if action != choice.action]
        return verdict._replace(as_good=(verdict.best, *others[:3]))


def test_every_as_good_answer_wins_in_30_positions() -> None:
    reader = Generous(finished(3))
    judged: list[int] = []
    while len(judged) < 30:
        number = reader.judge(6.0, Reason("sum", 0))
        if reader.report.choices[number].seat in PEOPLE:
            judged.append(number)
    report = reader.model
    for number in judged:
        for answer in dict.fromkeys(reader.verdict(number, 6.0).as_good):
            reader.model = report
            reader.send(RouteChanged(f"#/again/{number}-g"))
            table = reader.model[TABLE]
            assert table is not None and isinstance(table.origin, ChoiceToTry)
            reader.send(Act(str(answer)))
            table = reader.model[TABLE]
            assert table is not None and isinstance(table.origin, ChoiceToTry)
            assert (table.origin.attempt.answer, table.origin.attempt.outcome) == (answer, "right")


def test_the_choice_made_is_recognized() -> None:
    learner = Learner()
    learner.answer(learner.retry.best.verdict.played)
    assert learner.retry.outcome == "same" and jobs(learner.model) == ()
    assert "That’s the move you made." in learner.page()


@pytest.mark.parametrize(("loss", "outcome"), [(5.0, "worse"), (1.2, "right")])
def test_another_answer_is_judged_in_the_worker(loss: float, outcome: str) -> None:
    learner = Learner()
    action = learner.other()
    learner.answer(action)
    (job,) = jobs(learner.model)
    assert job.task == "judge-choice" and job.texts[1] == str(action)
    learner.weighed(loss, action)
    assert learner.retry.outcome == outcome and jobs(learner.model) == ()
    if outcome == "worse":
        assert "Not yet: another move is worth about $5 more." in learner.page()


def test_a_late_judgement_of_an_earlier_answer_is_ignored() -> None:
    learner = Learner()
    action = learner.other()
    learner.answer(action)
    (job,) = jobs(learner.model)
    learner.answer(learner.retry.best.verdict.played)
    verdict = learner.retry.best.verdict._replace(played=action)
    learner.send(parse_message(f"{job.done} {encode_judgement(verdict, ())}"))
    assert learner.retry.outcome == "same"


def test_the_better_action_can_be_shown() -> None:
    learner = Learner()
    best = learner.retry.best.verdict.best
    assert isinstance(best, Build)
    learner.send(ShowBetter())
    assert learner.table.attention.lit == (best.cell,)
    assert "Better: " in learner.page()
    assert learner.table.decision is None, "the answer is known"


def test_undo_does_not_leave_the_position() -> None:
    learner = Learner()
    before = learner.table.session
    learner.send(Undo())
    assert learner.table.session is before


def test_a_link_to_a_choice_reads_its_game_first() -> None:
    assert update(seeded(), RouteChanged("#/again/5-abc"))[1] == (Load("abc"),)
    for wrong in ("#/again", "#/again/x-abc", "#/again/5"):
        assert update(seeded(), RouteChanged(wrong))[1] == (Navigate("#/box", replacing=True),)


def test_a_choice_without_a_verdict_leads_to_the_report() -> None:
    learner = Learner()
    learner.send(RouteChanged("#/again/999-g"))
    assert learner.effects[-1] == Navigate("#/report/g", replacing=True)


def test_after_a_reload_the_choice_waits_for_the_stored_report() -> None:
    learner = Learner()
    kept = kept_text(learner.report)
    fresh = Reader(finished())
    report = fresh.report.replace(kept=False)
    fresh.model = fresh.model.with_(REPORT, report)
    fresh.send(RouteChanged(f"#/again/{learner.numbers[0]}-g"))
    table = fresh.model[TABLE]
    assert table is not None and not isinstance(table.origin, ChoiceToTry)
    fresh.send(ReportRead("g", kept))
    table = fresh.model[TABLE]
    assert table is not None and isinstance(table.origin, ChoiceToTry)


# --- The box ---


def test_reported_choices_of_people_enter_the_box_once() -> None:
    reader = Reader(finished())
    for loss in (6.0, 2.0, 7.0):
        reader.judge(loss)
    assert [choice.loss for choice in reader.model[BOX]] == [6, 7]
    people = sum(choice.seat == 0 for choice in reader.report.choices.values())
    reader.answer_all(8.0)
    assert len(reader.model[BOX]) == people - 1, "one lost little, and bots need no practice"
    stored = [effect for effect in reader.effects if isinstance(effect, StoreText) and effect.key == "box"]
    model, _ = update(seeded(), StoredLoaded("box", stored[-1].text))
    assert model[BOX] == reader.model[BOX]


def test_solving_a_choice_twice_removes_it_from_the_box() -> None:
    learner = Learner()
    for left in (3, 2):
        learner.send(RouteChanged("#/box"))
        learner.send(RouteChanged(f"#/again/{learner.numbers[0]}-g"))
        learner.send(RouteChanged(f"#/again/{learner.numbers[1]}-g"))
        learner.answer(learner.retry.best.verdict.best)
        assert len(learner.model[BOX]) == left
        assert to_try_first(learner.model[BOX])[0].number != learner.numbers[1]


def test_a_full_box_drops_solved_choices_first() -> None:
    box: Box = (BoxedChoice("a", 1, 1, 5), BoxedChoice("a", 2, 1, 5, solved=1))
    for number in range(3, MAX_BOX + 3):
        box = with_choice(box, BoxedChoice("a", number, 1, 5))
    assert len(box) == MAX_BOX
    assert {1, 2}.isdisjoint(choice.number for choice in box)


def test_a_damaged_box_keeps_its_good_entries() -> None:
    good = BoxedChoice("abc", 7, 3, 9, solved=1)
    text = box_text((good,))
    assert read_box(text) == (good,)
    assert read_box(text.replace("abc", "abc 1 2,x y z,<b> 1 2 3 4,abc")) == (good,)
    with pytest.raises(ValueError, match="no choices"):
        read_box("{}")


def test_a_choice_can_be_removed_from_the_box() -> None:
    learner = Learner()
    learner.send(TakeFromBox(f"{learner.numbers[0]}-g"))
    assert learner.numbers[0] not in [choice.number for choice in learner.model[BOX]]


@pytest.mark.parametrize(
    ("first", "won", "tries"), [(True, False, True), (True, True, False), (False, False, True)]
)
def test_only_a_lost_game_offers_its_costliest_turn(first: bool, won: bool, tries: bool) -> None:
    game = finished(1, "solo")
    *before, last = game.history
    me, grifter = game.state.seats
    seats = (me._replace(money=grifter.money + (1 if won else -1)), grifter)
    over = last.replace(state=replace(game.state, seats=seats, winners=(0,) if won else (1,)))
    extra = {**game.extra, **FIRST_GAME} if first else game.extra
    reader = Reader(replace(game, history=(*before, over), extra=extra))
    reader.judge(9.0)
    assert may_try(reader.model) is tries
