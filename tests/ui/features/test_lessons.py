"""Every lesson can be solved as intended, and every listed mistake gets its reply."""

from __future__ import annotations

import re
from fnmatch import fnmatchcase

import pytest

from app.engine.session import Session
from app.engine.state import Build, parse_action
from app.ui.core.messages import NotFetched, RouteChanged, StoredLoaded, parse_message
from app.ui.core.model import Model
from app.ui.core.registry import Navigate, StoreText
from app.ui.core.texts import say
from app.ui.core.update import update
from app.ui.features.learn import progress
from app.ui.features.learn.course import COURSE, Lesson, Miss
from app.ui.features.learn.progress import (
    PROGRESS,
    GuidedLesson,
    LessonAgain,
    LessonsFetched,
    pointed_control,
)
from app.ui.features.learn.tutor import PUPIL, figures, matches, target_of
from app.ui.table.messages import Act, Cancel, Hold, Keep, MoveAll, Paint, Pick, Tap, Think, Undo
from app.ui.table.model import KEEPING, PAUSED, TABLE, Keeping
from app.ui.words.handbook import sections
from app.ui.words.names import named
from tests.ui.markup import find, page_of
from tests.ui.playing import Player, attributes, new_session, table_of
from tests.ui.pupil import ALL_LESSONS, TEXT, Pupil

TEN = [lesson for lesson in ALL_LESSONS.lessons if not lesson.extra]
lessons = pytest.mark.parametrize("lesson", ALL_LESSONS.lessons, ids=lambda lesson: str(lesson.number))


def pupil_at(lesson: Lesson, number: int) -> Pupil:
    """Return a pupil who has reached a step by the solution."""
    return Pupil(lesson, progress.Progress(reached={lesson.id: number}))


def sentences(text: str) -> int:
    return len(re.findall(r"[.!?](?=\s|$)", text))


@lessons
def test_following_the_pointer_completes_the_lesson(lesson: Lesson) -> None:
    pupil = Pupil(lesson)
    seen: set[int] = set()
    for _ in range(60):
        step, number = pupil.tutoring.step, pupil.tutoring.number
        assert sentences(pupil.said()) <= 2, pupil.said()
        assert "{" not in pupil.said()
        if pupil.tutoring.passed or (step.kind == "read" and number not in seen):
            seen.add(number)
            if step.dollars is not None:
                assert pupil.tutoring.values["dollars"] == step.dollars
            if step.money and pupil.tutoring.waits:
                assert tuple(seat.money for seat in pupil.table.session.state.seats) == step.money
        if pupil.tutoring.over:
            break
        pupil.follow()
    assert pupil.tutoring.over, pupil.said()
    assert lesson.id in pupil.model[PROGRESS].done
    assert not [e for e in pupil.effects if isinstance(e, Keep | Hold | Paint)]
    if lesson is TEN[-1]:
        assert "first-game" in attributes(pupil.page(), "data-message")
        return
    following = f"#/learn/{lesson.number + 1}" if lesson.number < len(ALL_LESSONS.lessons) else "#/learn"
    assert following in attributes(pupil.page(), "href")


def test_the_ten_lessons_take_less_than_120_taps() -> None:
    taps = 0
    for lesson in TEN:
        pupil = Pupil(lesson)
        while not pupil.tutoring.over:
            pupil.follow()
            taps += 1
    assert len(TEN) == 10
    assert taps + len(TEN) <= 120


MISSES = [
    pytest.param(lesson, number, miss, id=f"{lesson.number}.{number + 1} {miss.attempt}")
    for lesson in ALL_LESSONS.lessons
    for number, step in enumerate(lesson.steps)
    for miss in step.misses
]


def attempts(session: Session, miss: Miss) -> list[str]:
    """Return the legal actions that a listed mistake matches, except the solution."""
    decision = session.state.decision
    assert decision is not None
    return [str(o) for o in decision.options if fnmatchcase(str(o), miss.attempt)]


@pytest.mark.parametrize(("lesson", "number", "miss"), MISSES)
def test_every_listed_mistake_gets_its_reply(lesson: Lesson, number: int, miss: Miss) -> None:
    if miss.refusal:
        pupil = pupil_at(lesson, number)
        free = [
            cell
            for cell in pupil.table.shown.city.places
            if cell not in (pupil.table.attention.draft.places if pupil.table.attention.draft else ())
        ]
        pupil.send(Tap(free[0]))
        assert (
            pupil.table.attention.refusal is not None
            and pupil.table.attention.refusal.problem == miss.refusal
        )
        assert pupil.said() == say(miss.say, refusal=pupil.table.attention.refusal.words)
        return
    found = attempts(pupil_at(lesson, number).table.session, miss)
    meant = lesson.steps[number].meant
    found = [text for text in found if text not in meant]
    earlier = lesson.steps[number].misses[: lesson.steps[number].misses.index(miss)]
    found = [text for text in found if text not in {other.attempt for other in earlier}]
    assert found
    for text in found:
        pupil = pupil_at(lesson, number)
        action = parse_action(text)
        values = figures(pupil.table.session.state, action)
        if miss.dollars is not None:
            assert values["dollars"] == miss.dollars
        before = pupil.table.session
        if isinstance(action, Build):
            pupil.send(Pick(action.tile))
            pupil.send(Tap(action.cell))
            pupil.send(parse_message(f"face {action.facing}"))
            if pupil.tutoring.passed:
                continue
        assert pupil.said() == say(miss.say, **values) or not isinstance(action, Build)
        pupil.send(Act(text))
        assert pupil.said() == say(miss.say, **values)
        assert pupil.table.session is before
        assert pupil.tutoring.number == number


@lessons
def test_no_other_action_is_accepted(lesson: Lesson) -> None:
    for number, step in enumerate(lesson.steps):
        pupil = pupil_at(lesson, number)
        decision = pupil.table.session.state.decision
        for option in decision.options if decision is not None else ():
            if step.kind == "do" and matches(step.meant, str(option)):
                continue
            before = pupil.table.session
            pupil.send(Act(str(option)))
            assert pupil.table.session is before
            assert pupil.tutoring.number == number
            assert "{" not in pupil.said() and sentences(pupil.said()) <= 2


# --- Opening, leaving, returning ---


def test_each_taught_rule_exists_and_is_taught_once() -> None:
    taught = [rule for lesson in ALL_LESSONS.lessons for rule in lesson.rules]
    assert set(taught) <= set(sections())
    assert len(taught) == len(set(taught))


@lessons
def test_the_data_fits_what_the_tests_assume(lesson: Lesson) -> None:
    last = lesson.steps[-1]
    assert last.done or last.kind == "read"
    for step, following in zip(lesson.steps, lesson.steps[1:], strict=False):
        # Scripted actions would replace the playback of the learner's own.
        assert not following.plays or step.done or step.kind == "read"
    for step in lesson.steps:
        for pattern in step.meant[:1]:
            parse_action(pattern)
        assert (step.kind == "try") == bool(step.refusal)


def test_a_lesson_is_found_by_a_rule_that_it_teaches() -> None:
    model, _ = update(Model(), RouteChanged("#/learn/fomo"))
    _, effects = update(model, LessonsFetched(TEXT))
    assert effects == (Navigate("#/learn/7", replacing=True),)
    _, effects = update(Model().with_(COURSE, ALL_LESSONS), RouteChanged("#/learn/record"))
    assert effects == (Navigate("#/rules/record", replacing=True),)


def test_lessons_that_fail_to_load_are_reported() -> None:
    model, _ = update(Model(), RouteChanged("#/learn"))
    model, _ = update(model, NotFetched())
    assert "couldn’t be loaded" in page_of(model)


def test_a_lesson_resumes_at_its_last_step() -> None:
    pupil = Pupil(ALL_LESSONS.lessons[1])
    while pupil.tutoring.number < 2:
        pupil.follow()
    stored = [e for e in pupil.effects if isinstance(e, StoreText)][-1]
    assert stored.key == "learned"
    again = Pupil(ALL_LESSONS.lessons[1])
    again.model, _ = update(Model(), StoredLoaded("learned", stored.text))
    again.send(RouteChanged("#/learn/2"))
    again.send(LessonsFetched(TEXT))
    assert again.tutoring.number == 2
    again.send(LessonAgain())
    assert again.tutoring.number == 0


def seen(model: Model, route: str) -> str:
    model, _ = update(model, RouteChanged(route))
    return page_of(model)


def ready_for(number: int) -> Pupil:
    """Return a pupil who has just finished the lesson before this number."""
    done = tuple(lesson.id for lesson in ALL_LESSONS.lessons[: number - 2])
    pupil = Pupil(ALL_LESSONS.lessons[number - 2], progress.Progress(done))
    while not pupil.tutoring.over:
        pupil.follow()
    return pupil


@pytest.mark.parametrize("page", ["#/", "#/learn"])
def test_after_lesson_three_comes_lesson_four(page: str) -> None:
    assert "Continue" not in seen(Model().with_(COURSE, ALL_LESSONS), page)
    markup = seen(ready_for(4).model, page)
    (link,) = [each for each in find(markup, "a") if "Continue" in each.text]
    assert link.text == "Continue: lesson 4 of 10" and link["href"] == "#/learn/4"


@pytest.mark.parametrize("page", ["#/", "#/learn"])
def test_after_the_last_lesson_nothing_continues(page: str) -> None:
    assert "Continue" not in seen(ready_for(11).model, page)


def test_an_unfinished_lesson_is_the_one_to_continue() -> None:
    pupil = Pupil(ALL_LESSONS.lessons[1])
    while pupil.tutoring.number < 2:
        pupil.follow()
    assert "Continue: lesson 2 of 10" in seen(pupil.model, "#/")


@lessons
def test_a_lesson_ends_with_praise(lesson: Lesson) -> None:
    pupil = Pupil(lesson)
    assert find(pupil.page(), class_="praise") == []
    while not pupil.tutoring.over:
        pupil.follow()
    (praise,) = find(pupil.page(), class_="praise")
    assert praise.text.endswith("!")


def test_damaged_progress_counts_as_none() -> None:
    for text in ("", "[]", "{", '{"done": 3, "reached": [], "hints": {}}', '{"reached": {"a": "b"}}'):
        assert progress.read_progress(text) == progress.Progress()
    kept = progress.Progress(("build",), {"people": 2}, ("fomo",), 2, 10)
    assert progress.read_progress(progress.write_progress(kept)) == kept


def test_undo_returns_to_the_step_before() -> None:
    pupil = Pupil(ALL_LESSONS.lessons[0])
    pupil.send(Undo())
    assert pupil.tutoring.number == 0 and pupil.model.notice is not None
    for _ in range(4):
        pupil.follow()
    assert pupil.tutoring.number == 1
    pupil.send(Undo())
    assert (pupil.tutoring.number, pupil.tutoring.passed) == (0, False)
    assert pupil.table.session.history == ()
    pupil = Pupil(ALL_LESSONS.lessons[8])
    while not pupil.tutoring.over:
        pupil.follow()
    pupil.send(Undo())  # this also undoes Pat's action
    assert (pupil.tutoring.number, pupil.tutoring.passed) == (0, False)
    assert len(pupil.table.session.history) == pupil.tutoring.starts[0]


def test_a_group_may_be_sent_at_once() -> None:
    pupil = Pupil(ALL_LESSONS.lessons[6])
    pupil.send(MoveAll("move hipster 0,2"))
    assert pupil.tutoring.number == 0 and "Record Shop" in pupil.said()
    pupil.send(MoveAll("move hipster -1,0"))
    assert pupil.tutoring.number == 1 and pupil.tutoring.passed


def test_a_wrong_tile_and_putting_it_down_get_a_gentle_reply() -> None:
    pupil = Pupil(ALL_LESSONS.lessons[2])
    pupil.send(Pick("concept-store"))
    assert pointed_control(pupil.model) == "tile chillax-spa"
    pupil.send(Tap((0, 2)))
    assert "Chillax Spa" in pupil.said()
    pupil.send(Cancel())
    pupil.send(Cancel())
    assert pupil.said() == say(pupil.tutoring.step.say)


@lessons
def test_a_wrong_tile_gets_its_reply_when_picked(lesson: Lesson) -> None:
    for number, step in enumerate(lesson.steps):
        target, pupil = target_of(step), pupil_at(lesson, number)
        decision, state = pupil.table.decision, pupil.table.session.state
        if not isinstance(target, Build) or decision is None or decision.kind != "build":
            continue
        answer = say("lesson.answers.other_tile", tile=named(state.rules.deck[target.tile]))
        wrong = [tile for tile in state.seats[PUPIL].hand if tile != target.tile]
        for tile in wrong:
            will_do = matches(step.meant, f"build {tile} 9,9 N")
            pupil.send(Pick(tile))
            assert (pupil.said() == answer) != will_do
            assert pupil.model.spoken.strip().endswith(answer) != will_do
            pupil.send(Pick(target.tile))
            assert pupil.said() != answer


def test_bots_do_not_play_in_a_lesson() -> None:
    for lesson in ALL_LESSONS.lessons:
        pupil = Pupil(lesson)
        while not pupil.tutoring.over:
            pupil.follow()
        assert not [e for e in pupil.effects if isinstance(getattr(e, "message", None), Think)]


def test_an_unsaved_game_waits_until_the_lesson_is_left() -> None:
    player = Player(new_session(2))
    model = player.model
    cases: tuple[tuple[Keeping, bool], ...] = (("disabled", True), ("saved", False))
    for keeping, waits in cases:
        start = Model().with_(TABLE, table_of(model)).with_(COURSE, ALL_LESSONS).with_(KEEPING, keeping)
        there, _ = update(start, RouteChanged("#/learn/1"))
        assert (
            there[TABLE] is not None
            and isinstance(table_of(there).origin, GuidedLesson)
            and there[PAUSED] is model[TABLE]
        )
        back, effects = update(there, RouteChanged("#/game/g"))
        assert (back[TABLE] is model[TABLE]) is waits
        assert bool(effects) is not waits


def test_a_refusal_links_to_its_lesson_and_back() -> None:
    player = Player(new_session(2))
    player.ready()
    player.send(Pick(player.table.shown.seats[0].hand[0]))
    player.send(Tap((1, -1)))
    assert player.table.attention.refusal is not None
    link = f"#/learn/{player.table.attention.refusal.anchor}"
    assert link in attributes(player.markup(), "href")
    player.model, _ = update(
        Model().with_(TABLE, table_of(player.model)).with_(COURSE, ALL_LESSONS), RouteChanged(link)
    )
    number = player.model[COURSE].lesson(link.rpartition("/")[2]).number  # type: ignore[union-attr]
    player.send(RouteChanged(f"#/learn/{number}"))
    assert "#/game/g" in attributes(player.markup(), "href")
