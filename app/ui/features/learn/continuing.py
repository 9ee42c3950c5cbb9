"""Learning on the shared pages: a newcomer's first steps, and the next lesson. It loads no lesson."""

from __future__ import annotations

from typing import Final

from app.ui.core.html import Markup, el, group, region
from app.ui.core.model import LEARN, Route
from app.ui.core.pieces import button, icon, link
from app.ui.core.texts import say
from app.ui.features.learn.course import COURSE, Course
from app.ui.features.learn.progress import PROGRESS, FirstGame, Progress


def continuing(learned: Progress) -> Markup | None:
    """Offer to continue a course that the player has begun and not finished."""
    if not learned.following:
        return None
    return link(
        Route("learn", str(learned.following)),
        icon("ui-play"),
        say("learn.continue", number=learned.following, total=learned.lessons),
        class_="button primary large",
        data_hint=True,
    )


def _first_steps(learned: Progress) -> Markup:
    """Offer a first game with help, or the lessons; a course in progress comes first."""
    goes_on = continuing(learned)
    play = button(
        FirstGame(),
        icon("ui-play"),
        say("home.first_game"),
        class_="button large" if goes_on else "button primary large",
        data_hint=goes_on is None,
    )
    if goes_on:
        return group(goes_on, play)
    learn = LEARN if learned.done else Route("learn", "1")
    return group(play, link(learn, say("home.learn"), class_="button quiet-button learn-first"))


FIRST_STEPS: Final = region("first-steps", lambda model: (model[PROGRESS],), _first_steps)
"""The region of a newcomer's first steps."""


def _next_lesson(learned: Progress, course: Course | None) -> Markup:
    """Link to the next lesson and to the list of all."""
    every = link(LEARN, say("learn.all"), icon("ui-forward"), class_="all")
    head = el("header", el("h2", say("learn.title")), every)
    number = learned.following or (0 if learned.done else 1)
    if not number:
        return group(head, el("p", icon("ui-check"), say("learn.all_done"), class_="quiet"))
    lesson = course.lesson(str(number)) if course is not None else None
    title = say(lesson.title) if lesson is not None else say("learn.following", number=number)
    return group(
        head,
        link(
            Route("learn", str(number)),
            el("b", number, class_="number"),
            el(
                "span",
                el("strong", title),
                el("small", say("learn.text" if number == 1 else "learn.next_one")),
            ),
            icon("ui-forward"),
            class_="button train-card",
        ),
    )


NEXT_LESSON: Final = region("next-lesson", lambda model: (model[PROGRESS], model[COURSE]), _next_lesson)
"""The region of the next lesson on the training page."""
