"""Handlers for learning: lessons on the table, the learner's actions, and the first game with its hints."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Final

from app.engine.deck_file import standard_deck
from app.engine.events import Built, Event, GotFomo
from app.engine.fixed_deals import journey_record
from app.engine.forecast import closings
from app.engine.session import Session, begin
from app.engine.state import Action, Build, parse_action
from app.engine.values import Value
from app.saves.marks import FIRST_GAME, Seating, complete_looks, marks_of, write_seating
from app.ui.core.messages import Message, NotFetched, RouteChanged
from app.ui.core.model import Model, Route
from app.ui.core.registry import Fetch, Navigate, Update, handles
from app.ui.core.stored import store
from app.ui.core.texts import say
from app.ui.features.learn import HINTS_SETTING
from app.ui.features.learn.course import COURSE, Course, Lesson, read_course
from app.ui.features.learn.progress import (
    PROGRESS,
    DismissHint,
    FirstGame,
    GuidedLesson,
    LessonAgain,
    LessonOn,
    LessonsFetched,
    tutoring_of,
)
from app.ui.features.learn.tutor import (
    Tutoring,
    answer_to,
    answer_to_ghost,
    answer_to_refusal,
    answer_to_tile,
    figures,
    held_ghost,
    matches,
    pointer,
)
from app.ui.features.new_game.form import form_of
from app.ui.table.handlers.settling import after_change, put_on_table, set_aside, start_game
from app.ui.table.model import TABLE, Refused, Table, handles_table, solo_won
from app.ui.table.positions import position_session

FETCH_LESSONS: Final = Fetch("lessons/lessons.toml", LessonsFetched, NotFetched())


# --- Opening ---


def visit_lesson(model: Model) -> Update:
    """Open the lesson in the address, after fetching the lessons."""
    return _open_visited(model) if model[COURSE] is not None else (model, (FETCH_LESSONS,))


def _open_visited(model: Model) -> Update:
    route, course = model.route, model[COURSE]
    if course is None or not route.about or route.screen != "learn":
        return model, ()
    lesson = course.lesson(route.about)
    if lesson is None:
        return model, (Navigate(str(Route("rules", route.about)), replacing=True),)
    if route.about != str(lesson.number):
        return model, (Navigate(str(Route("learn", str(lesson.number))), replacing=True),)
    table = model[TABLE]
    if table is not None and table.route == route:
        return model, ()
    return _open_lesson(model, course, lesson, model[PROGRESS].reached.get(lesson.id, 0))


@handles(LessonsFetched)
def take_lessons(model: Model, message: LessonsFetched) -> Update:
    """Store the fetched lessons, and open the one in the address."""
    model = replace(model, problem="").with_(COURSE, read_course(message.text))
    return visit_lesson(model) if model.route.screen == "learn" else (model, ())


def _open_lesson(model: Model, course: Course, lesson: Lesson, reached: int) -> Update:
    """Put a lesson on the table, at the step where the learner left it."""
    model = set_aside(model)
    session = position_session(lesson.record, standard_deck())
    tutoring = Tutoring(course, lesson, (len(session.history),))
    for _ in range(min(reached, len(lesson.steps) - 1)):
        if tutoring.step.kind == "do":
            session = session.act(parse_action(tutoring.step.meant[0]))
        session, tutoring, _events = _next(session, tutoring)
    model, effects = put_on_table(model, f"learn/{lesson.number}", session, GuidedLesson(tutoring))
    return _with_pointer(model), effects


# --- Steps ---


def _next(session: Session, tutoring: Tutoring) -> tuple[Session, Tutoring, tuple[Event, ...]]:
    """Return the session and tutoring at the next step, and the events of the others' moves."""
    step = tutoring.lesson.steps[tutoring.number + 1]
    events: list[Event] = []
    for text in step.plays:
        session = session.act(parse_action(text))
        events += session.history[-1].events
    return session, tutoring.at(len(session.history)), tuple(events)


@handles_table(LessonOn)
def lesson_on(model: Model, table: Table, message: LessonOn) -> Update:
    """Go on to the next step."""
    tutoring = tutoring_of(table)
    if tutoring is None or not tutoring.waits or tutoring.last:
        return model, ()
    return _enter_step(model, table, tutoring)


def _enter_step(model: Model, table: Table, tutoring: Tutoring) -> Update:
    session, tutoring, events = _next(table.session, tutoring)
    table = replace(table, session=session, origin=GuidedLesson(tutoring)).with_attention(
        lit=(), refusal=None
    )
    if events:
        return after_change(model.with_(TABLE, table), events)
    return model.with_(TABLE, table), ()


@handles_table(LessonAgain)
def lesson_again(model: Model, table: Table, message: LessonAgain) -> Update:
    """Restart the lesson."""
    tutoring = tutoring_of(table)
    if tutoring is None:
        return model, ()
    return _open_lesson(model, tutoring.course, tutoring.lesson, 0)


# --- Following the learner ---


def forget_answer(before: Model, message: Message, result: Update) -> Update:
    """Clear the tutor's answer, which is in the old language."""
    model, effects = result
    table = model[TABLE]
    tutoring = tutoring_of(table) if table is not None else None
    if table is None or tutoring is None:
        return result
    return model.with_(TABLE, replace(table, origin=GuidedLesson(tutoring.answering("")))), effects


def tutor(before: Model, message: Message, result: Update) -> Update:
    """Respond to the learner's action, and complete the step if it was the right one."""
    model, effects = result
    table = model[TABLE]
    was = before[TABLE]
    tutoring = tutoring_of(table) if table is not None else None
    if table is None or tutoring is None or was is None or isinstance(message, RouteChanged):
        return result
    if table is was:
        return result
    model, more = _respond(before, was, model, table, tutoring)
    table = model[TABLE]
    if table is None or tutoring_of(table) is None:
        return model, effects
    model, stored = _store_progress(_with_pointer(model))
    return model, (*effects, *more, *stored)


def _respond(before: Model, was: Table, model: Model, table: Table, tutoring: Tutoring) -> Update:
    played, had = len(table.session.history), len(was.session.history)
    tutored = tutoring_of(was)
    if tutored is None or tutored.lesson is not tutoring.lesson:
        return model, ()  # the lesson has just begun
    if tutored.starts != tutoring.starts:
        return model, ()  # a step has just begun
    if played < had:
        return _rewind(before, model, table, tutoring)
    if played > had:
        return _check_actions(before, was, model, table, tutoring)
    if table.attention.refusal is not None and table.attention.refusal is not was.attention.refusal:
        return _check_refusal(model, table, tutoring, table.attention.refusal)
    if held_ghost(table) != held_ghost(was):
        return _check_ghost(model, table, tutoring)
    return model, ()


def _show_answer(model: Model, table: Table, tutoring: Tutoring, answer: str) -> Update:
    table = replace(table, origin=GuidedLesson(tutoring.answering(answer)))
    model = replace(model, notice=None).with_(TABLE, table)
    return model.saying(answer) if answer else model, ()


def _rewind(before: Model, model: Model, table: Table, tutoring: Tutoring) -> Update:
    """Return to the step of the position after an undo."""
    played = len(table.session.history)
    starts = tutoring.starts
    if played < starts[0]:
        return before.with_notice(say("learn.at_start")), ()
    number = max(n for n, start in enumerate(starts) if start <= played)
    session = replace(table.session, history=table.session.history[: starts[number]], undone=())
    table = replace(table, session=session, origin=GuidedLesson(tutoring.back(number)))
    return after_change(model.with_(TABLE, table), ())


def _check_actions(before: Model, was: Table, model: Model, table: Table, tutoring: Tutoring) -> Update:
    """Keep the actions that solve the step; take others back and respond to them."""
    new = table.session.history[len(was.session.history) :]
    state = was.session.state
    for number, step in enumerate(new):
        if tutoring.waits or tutoring.step.kind != "do" or not matches(tutoring.step.meant, str(step.action)):
            return _take_back(before, was, step.action)
        values = figures(state, step.action)
        tutoring = tutoring.done(values)
        state = step.state
        if number + 1 < len(new):
            tutoring = tutoring.at(len(was.session.history) + number + 1)
    table = replace(table, origin=GuidedLesson(tutoring))
    model = model.with_(TABLE, table)
    return (model, ()) if tutoring.step.done else _enter_step(model, table, tutoring)


def _take_back(before: Model, was: Table, action: Action) -> Update:
    tutoring = tutoring_of(was)
    if tutoring is None:
        return before, ()
    if tutoring.waits:
        return before, ()
    return _show_answer(before, was, tutoring, answer_to(tutoring, was.session.state, action))


def _check_refusal(model: Model, table: Table, tutoring: Tutoring, refused: Refused) -> Update:
    """Respond to a refusal, which may be the aim of the step."""
    if tutoring.waits:
        return model, ()
    held = held_ghost(table)
    attempt = str(Build(held.tile, refused.cell, refused.facing)) if held.tile else refused.problem
    step = tutoring.step
    if step.kind == "try" and matches(step.meant, attempt):
        tutoring = tutoring.done({"refusal": refused.words})
        return model.with_(TABLE, replace(table, origin=GuidedLesson(tutoring))), ()
    return _show_answer(model, table, tutoring, answer_to_refusal(step, attempt, refused.words))


def _check_ghost(model: Model, table: Table, tutoring: Tutoring) -> Update:
    """Respond to a different tile, cell or facing."""
    step, held = tutoring.step, held_ghost(table)
    if tutoring.waits:
        return model, ()
    state = table.session.state
    if held.action is None or step.kind == "try":
        return _show_answer(model, table, tutoring, answer_to_tile(step, state, held.tile))
    if not matches(step.meant, str(held.action)):
        return _show_answer(model, table, tutoring, answer_to_ghost(tutoring, state, held))
    if step.kind == "look":
        passed = tutoring.done(figures(state, held.action))
        model = model.with_(TABLE, replace(table, origin=GuidedLesson(passed)))
        if step.done:
            return model, ()
        return _enter_step(model, replace(table, origin=GuidedLesson(passed)), passed)
    return _show_answer(model, table, tutoring, "")


def _with_pointer(model: Model) -> Model:
    """Return the model with the tutor's pointer and the step's highlighted cells."""
    table = model[TABLE]
    tutoring = tutoring_of(table) if table is not None else None
    if table is None or tutoring is None:
        return model
    held = held_ghost(table)
    legal = (
        table.attention.draft.places.get(held.cell, ())
        if table.attention.draft is not None and held.cell is not None
        else ()
    )
    table = replace(table, origin=GuidedLesson(tutoring.pointing(pointer(tutoring, held, legal))))
    if tutoring.waits and table.attention.draft is None and tutoring.step.light:
        table = table.with_attention(lit=tutoring.step.light)
    return model.with_(TABLE, table)


# --- Progress ---


def _store_progress(model: Model) -> Update:
    """Store the learner's progress."""
    table = model[TABLE]
    tutoring = tutoring_of(table) if table is not None else None
    if tutoring is None:
        return model, ()
    progress = model[PROGRESS]
    learned = progress.having(tutoring.lesson.id, tutoring.number, over=tutoring.over)
    half_way = tutoring.lesson.id in learned.reached and tutoring.lesson.id not in learned.done
    following = tutoring.lesson if half_way else tutoring.course.following(learned.done)
    begun = bool(learned.done or learned.reached)
    learned = learned.replace(
        following=following.number if begun and following is not None and not following.extra else 0,
        lessons=sum(not lesson.extra for lesson in tutoring.course.lessons),
    )
    if learned == progress:
        return model, ()
    model = model.with_(PROGRESS, learned)
    return model, (store(model, "learned"),)


PLAYER: Final = 0
NEAR_THE_END: Final = 3
"""The end is near with this many tiles left to draw."""


class Hint(Value):
    """A hint: its condition, the key of its text, and the rule whose lesson shows it, if any."""

    when: Callable[[Table], bool]
    text: str
    anchor: str = ""


def next_hint(table: Table, given: tuple[str, ...]) -> str:
    """Return the name of the first new hint that fits the table, or an empty text."""
    if (
        table.decision is None
        or table.attention.playback is not None
        or not marks_of(table.session).first_game
    ):
        return ""
    return next((name for name, hint in HINTS.items() if name not in given and hint.when(table)), "")


def _names(table: Table) -> bool:
    """Return whether the player has built twice, and the Grifter has introduced himself."""
    built = (
        isinstance(event, Built) and event.seat == PLAYER
        for step in table.session.history
        for event in step.events
    )
    return _asks(table, "build") and table.attention.draft is None and sum(built) > 1


def _closing(table: Table) -> bool:
    """Return whether the picked tile closes one of the player's streets as it would be held there."""
    draft = table.attention.draft
    if draft is None or draft.judged is not None:
        return False
    held = {(cell, facings[0]) for cell, facings in draft.places.items()}
    return any(held & set(closing.spots) for closing in closings(table.shown, PLAYER))


def _fomo(table: Table) -> bool:
    return any(isinstance(event, GotFomo) for step in table.session.history[-1:] for event in step.events)


def _signs(table: Table) -> bool:
    return _asks(table, "build", "abandon") and table.shown.seats[PLAYER].signs <= 1


def _tie(table: Table) -> bool:
    return _asks(table, "grifter")


def _ending(table: Table) -> bool:
    return _asks(table, "build") and len(table.shown.stack) <= NEAR_THE_END


def _asks(table: Table, *kinds: str) -> bool:
    return table.decision is not None and table.decision.kind in kinds


HINTS: Final[Mapping[str, Hint]] = {
    "fomo": Hint(_fomo, "first_game.fomo", "fomo"),
    "tie": Hint(_tie, "first_game.tie", "grifter"),
    "closing": Hint(_closing, "first_game.closing", "scoring"),
    "signs": Hint(_signs, "first_game.signs", "abandon"),
    "ending": Hint(_ending, "first_game.ending", "endgame"),
    "names": Hint(_names, "first_game.names"),
}
"""The hints by name; the first that fits appears."""


@handles(FirstGame)
def first_game(model: Model, message: FirstGame) -> Update:
    """Begin the first game: the first stop of the journey, with hints."""
    me = form_of(model).alone
    seating = Seating(complete_looks((me.look,), 2))
    extra = {**write_seating(seating), **FIRST_GAME}
    return start_game(model, begin(journey_record(1, me.name).deal), extra)


@handles_table(DismissHint)
def dismiss_hint(model: Model, table: Table, message: DismissHint) -> Update:
    """Dismiss the hint."""
    return model.with_(TABLE, replace(table, hint="")), ()


def is_first_game(model: Model) -> bool:
    """Return whether the game on the table is a first game."""
    table = model[TABLE]
    return table is not None and marks_of(table.session).first_game


def note_win(model: Model, table: Table) -> Update:
    """Count a solo win: the stars on Easy depend on it, and whether today's deal comes first."""
    if not solo_won(model) or not table.origin.played:
        return model, ()
    won = model[PROGRESS].winning(str(table.session.state.rules.difficulty))
    if won == model[PROGRESS]:
        return model, ()
    model = model.with_(PROGRESS, won)
    return model, (store(model, "learned"),)


def give_hint(before: Model, message: Message, result: Update) -> Update:
    """Show a hint when something first appears, and remove it after the next action."""
    model, effects = result
    table = model[TABLE]
    if table is not None and table.hint and model.settings[HINTS_SETTING] == "off":
        return model.with_(TABLE, replace(table, hint="")), effects
    if table is None or table is before[TABLE] or model.settings[HINTS_SETTING] == "off":
        return result
    was = before[TABLE]
    if table.hint and was is not None and table.session is not was.session:
        table = replace(table, hint="")
    name = "" if table.hint else next_hint(table, model[PROGRESS].hints)
    if not name:
        return model.with_(TABLE, table), effects
    learned = model[PROGRESS].hinted(name)
    model = model.with_(TABLE, replace(table, hint=name)).with_(PROGRESS, learned)
    return model, (*effects, store(model, "learned"))
