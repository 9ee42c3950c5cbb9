"""The coach's strip above the board."""

from __future__ import annotations

from app.engine.state import State
from app.ui.core.html import NOTHING, Child, Markup, el
from app.ui.core.pieces import button, choice, icon
from app.ui.core.texts import say
from app.ui.features.coach.handlers import coach_words, hint_steps
from app.ui.features.coach.state import AskCoach, Coaching, DismissCoach, ShowBest
from app.ui.table.model import BuildDraft


def coach_strip(state: State, coaching: Coaching, draft: BuildDraft | None) -> Markup:
    """Show the coach's words and the buttons for them."""
    words = coach_words(state, coaching, draft, points=True)
    if not words:
        return NOTHING
    return el(
        "section",
        icon("ui-learn"),
        el("p", words, class_="words"),
        _buttons(coaching),
        button(DismissCoach(), icon("ui-close"), label=say("buttons.close"), class_="tool")
        if not coaching.warned  # "Think again" closes it
        else None,
        class_="coach aside",
        aria_label=say("coach.title"),
    )


def _buttons(coaching: Coaching) -> Child:
    if coaching.warned:
        return [
            button(DismissCoach(), say("coach.think_again"), class_="button small primary"),
            choice(coaching.warned, say("buttons.build"), class_="button small"),
            button(ShowBest(), say("again.show"), class_="button small"),
        ]
    if coaching.advice is None or not coaching.steps:
        return None
    steps = hint_steps(coaching.advice.verdict.best)
    if coaching.steps == len(steps):
        return None
    return button(AskCoach(), say(f"coach.more_{steps[coaching.steps]}"), class_="button small")
