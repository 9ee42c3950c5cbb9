"""Views of learning: the list of lessons, and the strip at the table."""

from __future__ import annotations

from typing import Final

from app.ui.core.html import NOTHING, Child, Markup, el
from app.ui.core.messages import ChangeSetting
from app.ui.core.model import LEARN, TRAIN, Model, Route
from app.ui.core.page_parts import game_chip, page, page_head
from app.ui.core.pieces import button, icon, link
from app.ui.core.texts import say
from app.ui.features.learn.continuing import continuing
from app.ui.features.learn.course import COURSE, Course, Lesson
from app.ui.features.learn.handlers import HINTS, Hint
from app.ui.features.learn.progress import (
    PROGRESS,
    DismissHint,
    FirstGame,
    LessonAgain,
    LessonOn,
    Progress,
    tutoring_of,
)
from app.ui.features.learn.tutor import Tutoring, held_ghost, words
from app.ui.table.messages import Help
from app.ui.table.model import Table, unfinished_game
from app.ui.table.views.end import kind_note
from app.ui.table.views.strip import guide_strip
from app.ui.words.handbook import entry_name

# --- The list ---


def learn(course: Course | None, learned: Progress, problem: str, game: Route | None) -> Markup:
    """Show all lessons, with those done and the next one marked."""
    return el(
        "main",
        page_head(say("learn.title"), game, TRAIN),
        _lessons(course, learned) if course is not None else _waiting(problem),
        class_="page",
    )


def _waiting(problem: str) -> Markup:
    return el("p", problem or say("learn.waiting"), role="alert" if problem else "status", class_="quiet")


def _lessons(course: Course, learned: Progress) -> list[Markup | None]:
    following = course.following(learned.done)
    main = [lesson for lesson in course.lessons if not lesson.extra]
    extra = [lesson for lesson in course.lessons if lesson.extra]
    return [
        el("p", say("learn.text"), class_="quiet"),
        continuing(learned),
        el("ol", (_lesson(lesson, learned, lesson is following) for lesson in main), class_="lessons"),
        el("h2", say("learn.extra")),
        el("ol", (_lesson(lesson, learned, lesson is following) for lesson in extra), class_="lessons"),
    ]


def _lesson(lesson: Lesson, learned: Progress, following: bool) -> Markup:
    done = lesson.id in learned.done
    state = say("learn.done") if done else say("learn.next") if following else ""
    return el(
        "li",
        link(
            Route("learn", str(lesson.number)),
            el("b", icon("ui-check") if done else lesson.number, class_="number"),
            el("span", say(lesson.title)),
            el("small", state) if state else None,
            class_="lesson" + (" done" if done else "") + (" coming" if following else ""),
            data_hint=following and not learned.following,
        ),
    )


# --- The coach ---


def coach(table: Table, then: Lesson | None, game: Route | None) -> Markup:
    """Show the instruction of a lesson or a hint of the first game."""
    tutoring = tutoring_of(table)
    if tutoring is None:
        return _hint(HINTS[table.hint]) if table.hint else _consultant(table)
    return guide_strip(
        table.origin.parent,
        [
            _which(tutoring),
            _praise(tutoring),
            _words(words(tutoring, table.session.state, held_ghost(table))),
        ],
        _does(tutoring, then, game),
        say("learn.coach"),
        class_="answering" if tutoring.answer else "over" if tutoring.over else "",
        data_goal=tutoring.step.dollars if tutoring.step.find and not tutoring.passed else None,
    )


PRAISES: Final = 5


def _praise(tutoring: Tutoring) -> Markup | None:
    """Praise the learner at the end of a lesson."""
    if not tutoring.over:
        return None
    return el(
        "strong", icon("ui-check"), say(f"learn.praise_{tutoring.lesson.number % PRAISES}"), class_="praise"
    )


def _words(said: str) -> Markup:
    return el("p", said, class_="words", id="coach-words", role="status")


def _hint(hint: Hint) -> Markup:
    return el(
        "section",
        icon("ui-help"),
        el("p", say(hint.text), class_="words", role="status"),
        link(Route("learn", hint.anchor), say("learn.show_me"), class_="button small")
        if hint.anchor
        else None,
        button(ChangeSetting("hints", "off"), say("first_game.off"), class_="button small"),
        button(DismissHint(), icon("ui-close"), label=say("buttons.close"), class_="tool"),
        class_="coach aside",
        aria_label=say("first_game.title"),
    )


def _consultant(table: Table) -> Markup:
    """Introduce a consultant to its owner, until the owner has chosen something for the first time."""
    viewer, decision = table.viewing.viewer, table.decision
    if viewer is None or decision is None or decision.seat != viewer or table.attention.playback is not None:
        return NOTHING
    card = table.shown.seats[viewer].consultant
    if card is None or any(played.seat == viewer for played in table.session.history):
        return NOTHING
    return el(
        "section",
        icon(f"consultant-{card}"),
        el(
            "p",
            el("strong", say("hints.consultant", name=entry_name("consultants", card))),
            " ",
            say(f"help.consultants.{card}.line"),
            class_="words",
            role="status",
        ),
        button(Help(f"consultant {card}"), say("hints.more"), class_="button small"),
        class_="coach aside",
        aria_label=entry_name("consultants", card),
    )


def _which(tutoring: Tutoring) -> Markup:
    lesson = tutoring.lesson
    steps = (el("i", class_="on" if n <= tutoring.number else None) for n in range(len(lesson.steps)))
    return el(
        "p",
        el("span", f"{lesson.number} · {say(lesson.title)}"),
        el("span", steps, class_="progress", aria_hidden="true"),
        class_="which",
    )


def _does(tutoring: Tutoring, then: Lesson | None, game: Route | None) -> Child:
    lesson, chip = tutoring.lesson, game_chip(game) if game is not None else None
    if not tutoring.over:
        return [
            button(LessonOn(), say("learn.on"), icon("ui-forward"), class_="button primary", data_hint=True)
            if tutoring.waits
            else None,
            button(LessonAgain(), icon("ui-turn"), label=say("learn.again"), class_="tool"),
            chip,
        ]
    rule = link(Route("rules", lesson.id), say("buttons.open_rule"), class_="button small")
    return [_onward(lesson, then), chip or rule]


def _onward(lesson: Lesson, then: Lesson | None) -> Markup:
    """Offer the next lesson; after the last one, a first game."""
    if not lesson.extra and (then is None or then.extra):
        return button(
            FirstGame(), icon("ui-play"), say("home.first_game"), class_="button primary", data_hint=True
        )
    text = say("learn.all") if then is None else say("learn.following", number=then.number)
    to = LEARN if then is None else Route("learn", str(then.number))
    return link(to, text, icon("ui-forward"), class_="button primary", data_hint=True)


def next_lesson(tutoring: Tutoring | None) -> Lesson | None:
    """Return the lesson after the current one, or `None`."""
    if tutoring is None:
        return None
    lessons = tutoring.course.lessons
    return lessons[tutoring.lesson.number] if tutoring.lesson.number < len(lessons) else None


def first_game_note() -> Markup:
    """Show a note that this was a first game."""
    return kind_note(say("first_game.end_title"))


def lesson_parts(model: Model, table: Table) -> tuple[Table, Lesson | None, Route | None]:
    """Return the inputs of the strip of a lesson or a hint."""
    return table, next_lesson(tutoring_of(table)), unfinished_game(model)


SCREEN: Final = page(
    lambda model: (model[COURSE], model[PROGRESS], model.problem, unfinished_game(model)), learn
)
