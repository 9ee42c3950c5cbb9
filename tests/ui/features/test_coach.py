"""The coach: hints, warnings before costly builds, and practice."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest

from app.bots.reasons import Reason
from app.bots.tasks import TASKS, UNTIMED
from app.bots.verdict import Verdict
from app.bots.verdict_text import decode_judgement, encode_judgement
from app.engine.geometry import cell_text
from app.engine.session import Session
from app.engine.state import Action, Build
from app.saves.marks import PLAIN, Seating, write_seating
from app.ui.core.jobs import AWAITED, Job, jobs
from app.ui.core.messages import RouteChanged, parse_message
from app.ui.features.book.handlers import row_of_session
from app.ui.features.coach.state import COACH, AskCoach, DismissCoach, ShowBest, advised_control
from app.ui.table.messages import Act, Keep, LookAt, Pick, Reveal, Tap, Undo
from tests.ui.markup import find
from tests.ui.playing import Player, new_session
from tests.ui.reports import finished


class Pupil(Player):
    """A person at the table; `worker` answers the coach's computations."""

    def __init__(self, session: Session | None = None, **settings: object) -> None:
        super().__init__(session or new_session(2, kinds=("human", "greedy")), **settings)

    def wanted(self) -> list[Job]:
        return [job for job in jobs(self.model) if job.id.startswith("coach ")]

    def worker(self, loss: float = 6.0, *reasons: Reason) -> None:
        """Answer the most urgent computation: the last option is the best."""
        job = max(self.wanted(), key=lambda job: job.priority)
        options = self.options()
        best = options[-1]
        played = next(action for action in options if action != best)
        if job.task == "judge-choice":
            played = next(action for action in options if str(action) == job.texts[1])
        verdict = Verdict(played, best, loss, 1.0, 2, (best,), 60, 16)
        self.send(parse_message(f"{job.done} {encode_judgement(verdict, reasons)}"))

    def options(self) -> list[Action]:
        assert self.table.decision is not None
        return list(self.table.decision.options)

    def hold(self, action: Action) -> None:
        """Hold the tile of a build over its place."""
        assert isinstance(action, Build)
        self.send(Pick(action.tile))
        self.send(Tap(action.cell))
        self.send(parse_message(f"face {action.facing}"))

    def held(self) -> Action | None:
        """Return the held build."""
        draft = self.table.attention.draft
        return draft.action if draft is not None else None

    def words(self) -> str:
        """Return the coach's words in the document."""
        return self.regions()["coach"]


def practice(players: int = 2) -> Session:
    """Return a practice game against bots."""
    session = new_session(players, kinds=("human", "greedy"))
    seating = write_seating(Seating(PLAIN[:players], practice=True))
    return replace(session, extra=seating, practice=True)


def test_the_steps_of_a_hint_become_plainer() -> None:
    pupil = Pupil()
    assert find(pupil.markup(), "button", data_message="ask-coach")
    pupil.send(AskCoach())
    (job,) = pupil.wanted()
    assert job.task == "advise" and job.priority == AWAITED
    assert "The coach is thinking…" in pupil.words()
    best = pupil.options()[-1]
    assert isinstance(best, Build)
    pupil.worker(6.0, Reason("sum", 0))
    assert pupil.wanted() == []
    assert "Which tile?" in pupil.words() and pupil.held() is None
    pupil.send(AskCoach())
    assert "Use the " in pupil.words() and "Where?" in pupil.words()
    assert advised_control(pupil.model) == f"tile {best.tile}"
    pupil.send(AskCoach())
    assert pupil.held() == best and advised_control(pupil.model) == f"held {cell_text(best.cell)}"
    assert find(pupil.markup(), data_held=cell_text(best.cell))
    assert "Here, turned as you hold it." in pupil.words(), "the board points"
    assert "Build it " in pupil.model.spoken and " of " in pupil.model.spoken
    pupil.send(AskCoach())
    assert "Several small things add up." in pupil.words() and "Why?" not in pupil.words()
    pupil.send(AskCoach())
    assert "Several small things" in pupil.words()


@pytest.mark.parametrize(
    ("equal", "words"), [(True, "It also earns the most now."), (False, "A little better than")]
)
def test_advice_without_a_reason_says_so(equal: bool, words: str) -> None:
    pupil = Pupil()
    pupil.send(AskCoach())
    (job,) = pupil.wanted()
    best, played = pupil.options()[-1], pupil.options()[0]
    verdict = Verdict(best if equal else played, best, 1.0, 1.0, 1, (best,), 60, 16)
    pupil.send(parse_message(f"{job.done} {encode_judgement(verdict, ())}"))
    for _ in range(3):
        pupil.send(AskCoach())
    assert words in pupil.words()


def advise(pupil: Pupil, best: Action, played: Action, *reasons: Reason) -> None:
    """Ask for a hint and follow it to its last step."""
    pupil.send(AskCoach())
    (job,) = pupil.wanted()
    verdict = Verdict(played, best, 6.0, 1.0, 2, (best,), 60, 16)
    pupil.send(parse_message(f"{job.done} {encode_judgement(verdict, reasons)}"))
    for _ in range(3):
        pupil.send(AskCoach())


def test_the_coach_compares_his_spot_with_a_larger_number_in_sight() -> None:
    pupil = Pupil()
    tile = pupil.table.shown.seats[0].hand[0]
    builds = [each for each in pupil.options() if isinstance(each, Build) and each.tile == tile]
    pupil.send(Pick(tile))
    draft = pupil.table.attention.draft
    assert draft is not None
    numbers = draft.numbers
    high = max(builds, key=lambda build: numbers[build.cell, build.facing].rank)
    low = min(builds, key=lambda build: (build.cell == high.cell, numbers[build.cell, build.facing].rank))
    assert numbers[low.cell, low.facing].rank < numbers[high.cell, high.facing].rank
    advise(pupil, low, low)
    assert f"Another spot shows ${numbers[high.cell, high.facing].worth}, but" in pupil.words()
    assert "It also earns the most now." not in pupil.words()
    pupil = Pupil()
    advise(pupil, high, high)
    assert "It also earns the most now." in pupil.words()


def test_the_coach_names_no_direction_on_the_board() -> None:
    pupil = Pupil()
    builds = [each for each in pupil.options() if isinstance(each, Build)]
    best, played = builds[0], next(each for each in builds if each.cell != builds[0].cell)
    advise(pupil, best, played, Reason("sum", 0))
    assert "on the highlighted spot" in pupil.words() and "facing" not in pupil.words()
    assert pupil.table.attention.lit == (played.cell,) and "facing" in pupil.model.spoken
    turned = next(
        each for each in builds if each.cell == best.cell and each.tile == best.tile and each != best
    )
    pupil = Pupil()
    advise(pupil, best, turned)
    assert "turned another way" in pupil.words()


def test_the_advice_of_the_worker_is_a_judgement_of_the_move_that_pays_most_now() -> None:
    pupil = Pupil()
    pupil.send(AskCoach())
    (job,) = pupil.wanted()
    *_, text = TASKS[job.task](UNTIMED, *job.texts)
    verdict, _ = decode_judgement(text)
    assert {verdict.played, verdict.best} <= set(pupil.options())


def test_a_hint_counts_in_the_record_and_in_the_book() -> None:
    pupil = Pupil()
    pupil.send(AskCoach())
    pupil.worker()
    pupil.send(AskCoach())
    kept = [effect.session for effect in pupil.effects if isinstance(effect, Keep)][-1]
    assert json.loads(kept.text())["hints_taken"] == 1, "its steps are one hint"
    over = replace(finished(), extra=kept.extra)
    assert "hints" in row_of_session("g", over, "2026-11-26T12:00", "1").flags


@pytest.mark.parametrize("message", [Undo(), LookAt(0), RouteChanged("#/settings")])
def test_advice_belongs_to_one_position(message: Undo | LookAt | RouteChanged) -> None:
    pupil = Pupil()
    pupil.choose(pupil.options()[0])
    pupil.ready()
    pupil.send(AskCoach())
    assert pupil.wanted()
    pupil.send(message)
    if not isinstance(message, Undo):  # a bot has moved since, so nothing is undone
        assert pupil.wanted() == []


def test_building_ends_the_advice() -> None:
    pupil = Pupil()
    pupil.send(AskCoach())
    pupil.worker()
    pupil.choose(pupil.options()[0])
    assert pupil.model[COACH] is None and pupil.words() == ""


@pytest.mark.parametrize("setting", ["alone", "off"])
def test_people_who_share_a_device_get_no_hints(setting: str) -> None:
    pupil = Pupil(new_session(2), coach=setting)
    pupil.ready()
    pupil.send(AskCoach())
    assert pupil.wanted() == [] and pupil.model[COACH] is None
    assert find(pupil.markup(), "button", data_message="ask-coach") == []


def test_a_hand_over_removes_a_hint() -> None:
    pupil = Pupil(new_session(2), coach="always")
    pupil.ready()
    pupil.send(AskCoach())
    pupil.worker(6.0)
    pupil.send(AskCoach())
    assert "Use the " in pupil.words()
    pupil.choose(pupil.options()[0])
    while pupil.table.viewing.awaiting is None:
        pupil.choose(pupil.options()[0])
    assert pupil.model[COACH] is None and jobs(pupil.model) == ()
    assert pupil.words() == "" and pupil.table.attention.lit == ()
    pupil.send(Reveal())
    assert pupil.words() == ""


@pytest.mark.parametrize("kind", ["daily", "post", "journey"])
def test_games_that_are_compared_have_no_coach(kind: str) -> None:
    session = new_session(1, mode="solo", seed="ladder/2" if kind == "journey" else "table")
    extra = {} if kind == "journey" else {kind: "2026-11-26"}
    pupil = Pupil(replace(session, extra=extra), coach="always")
    pupil.ready()
    pupil.send(AskCoach())
    assert pupil.wanted() == []


# --- Warnings ---


def test_a_costly_build_is_warned_of_once() -> None:
    pupil = Pupil(think_again="8")
    build = pupil.options()[0]
    pupil.hold(build)
    (job,) = pupil.wanted()
    assert job.task == "judge-choice" and job.texts[1] == str(build)
    pupil.worker(9.0)
    assert pupil.wanted() == [] and pupil.words() == "", "it speaks only when somebody builds"
    before = pupil.table.session
    pupil.send(Act(str(build)))
    assert pupil.table.session is before
    assert "Another move is worth about $9 more." in pupil.words()
    assert find(pupil.words(), "button", data_action=str(build))
    pupil.send(DismissCoach())
    assert pupil.words() == "" and pupil.table.session is before
    pupil.send(Act(str(build)))
    assert len(pupil.table.session.history) > len(before.history)


@pytest.mark.parametrize(("setting", "loss"), [("8", 7.0), ("4", 3.5), ("never", 20.0)])
def test_small_losses_are_not_warned_of(setting: str, loss: float) -> None:
    pupil = Pupil(think_again=setting)
    build = pupil.options()[0]
    pupil.hold(build)
    if setting != "never":
        pupil.worker(loss)
    pupil.send(Act(str(build)))
    assert pupil.table.session.history


def test_building_does_not_wait_for_the_coach() -> None:
    pupil = Pupil(think_again="4")
    build = pupil.options()[0]
    pupil.hold(build)
    assert pupil.wanted()
    pupil.send(Act(str(build)))
    assert pupil.table.session.history and pupil.model[COACH] is None


def test_only_the_held_build_is_judged() -> None:
    pupil = Pupil(think_again="4")
    first, other = pupil.options()[0], pupil.options()[-1]
    pupil.hold(first)
    pupil.send(parse_message("cancel"))
    pupil.send(parse_message("cancel"))
    pupil.hold(other)
    (job,) = pupil.wanted()
    assert job.texts[1] == str(other)


def test_after_a_warning_the_better_build_can_be_shown() -> None:
    pupil = Pupil(think_again="4")
    build, best = pupil.options()[0], pupil.options()[-1]
    pupil.hold(build)
    pupil.worker(9.0, Reason("sum", 0))
    pupil.send(Act(str(build)))
    pupil.send(ShowBest())
    assert pupil.held() == best
    assert pupil.table.session.extra["hints_taken"] == 1


# --- Practice ---


def test_a_practice_game_warns_from_four_dollars_on() -> None:
    pupil = Pupil(practice())
    build = pupil.options()[0]
    pupil.hold(build)
    pupil.worker(4.5)
    pupil.send(Act(str(build)))
    assert "Another move is worth about $4 more." in pupil.words()


@pytest.mark.parametrize(
    ("loss", "words"),
    [(0.0, "That was one of the best moves."), (3.5, "Another move would have been worth a little more.")],
)
def test_a_practice_game_comments_on_each_build(loss: float, words: str) -> None:
    pupil = Pupil(practice())
    build = pupil.options()[0]
    options = pupil.options()
    pupil.hold(build)
    pupil.send(Act(str(build)))
    assert pupil.words() == ""
    (job,) = pupil.wanted()
    verdict = Verdict(build, options[-1], loss, 1.0, 2, (options[-1],), 60, 16)
    pupil.send(parse_message(f"{job.done} {encode_judgement(verdict, ())}"))
    assert words in pupil.words()
    pupil.send(DismissCoach())
    assert pupil.words() == ""
