"""The lesson: type one turn of a small game with the real box on the board.

Its step follows from the position alone, so the learner may undo, redo and look around freely.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final, Literal, get_args

from app.engine.box import begin_box, with_tile
from app.engine.deck_file import standard_deck
from app.engine.session import Session
from app.engine.setup import SeatChoice, Setup, deal
from app.engine.state import Build, parse_action
from app.saves.save import PLAIN, Seating, write_seating
from app.ui.core.html import Markup, el
from app.ui.core.model import Model, Route
from app.ui.core.pieces import button, icon, link
from app.ui.core.registry import Update, handles
from app.ui.core.texts import capital, say
from app.ui.features.box.handlers import TypeAgain
from app.ui.table.draft import BuildDraft
from app.ui.table.handlers.settling import put_on_table, set_aside
from app.ui.table.model import FINDER, TABLE, FinderState, Table
from app.ui.table.origins import Origin
from app.ui.table.views.strip import guide_strip
from app.ui.words.names import named

FORM_PAGE: Final = Route("realbox")
LESSON: Final = Route("realbox", "lesson")

PLAYED: Final = ("build student-house 1,0 S", "build art-gallery -1,0 E")
TO_TYPE: Final = Build("record-shop", (2, 0), "W")
"""It closes the street of Central Station, which pays, and whose two hipsters may choose where to go."""

LessonStepName = Literal["back", "tile", "spot", "facing", "build", "answer", "undo", "over"]
LESSON_STEPS: Final[tuple[LessonStepName, ...]] = get_args(LessonStepName)


class TypingLesson(Origin):
    """The lesson in typing a turn."""

    kind = "typing"
    guided = True

    def route(self, table: str) -> Route:
        """Return the address of the lesson."""
        return LESSON

    @property
    def parent(self) -> Route:
        """The form of a game with the real box."""
        return FORM_PAGE


def begin_lesson(model: Model) -> Update:
    """Put the lesson on the table, unless it is there."""
    table = model[TABLE]
    if table is not None and table.route == LESSON:
        return model, ()
    model = set_aside(model).with_(FINDER, FinderState())
    return put_on_table(model, "typing", _start(), TypingLesson())


@handles(TypeAgain)
def type_again(model: Model, message: TypeAgain) -> Update:
    """Restart the lesson."""
    return put_on_table(model.with_(FINDER, FinderState()), "typing", _start(), TypingLesson())


def _start() -> Session:
    names = [capital(say(f"colour_words.c{seat}")) for seat in range(2)]
    seats = tuple(SeatChoice(name, "human") for name in names)
    session = begin_box(deal(Setup(seats, seed="typing", first=0), standard_deck()))
    for text in PLAYED:
        action = parse_action(text)
        if isinstance(action, Build):
            session = with_tile(session, session.state.current, action.tile).act(action)
    seating = Seating(PLAIN[:2], trust=True, practice=True)
    extra = {**session.extra, **write_seating(seating)}
    return replace(session, extra=extra)


def lesson_step(session: Session, search: FinderState, draft: BuildDraft | None) -> LessonStepName:
    """Return the step of the lesson for what is on the table."""
    if session.undone:
        return "over"
    if len(session.history) > len(PLAYED):
        decision = session.state.decision
        return "undo" if decision is not None and decision.kind == "build" else "answer"
    if draft is not None and draft.tile == TO_TYPE.tile:
        if draft.cell != TO_TYPE.cell:
            return "spot"
        return "build" if draft.facing == TO_TYPE.facing else "facing"
    back = standard_deck()[TO_TYPE.tile].back
    return "tile" if search.back == back or search.words.strip() else "back"


def typing_parts(model: Model, table: Table) -> tuple[Session, FinderState, BuildDraft | None]:
    """Return what the step of the lesson depends on."""
    return table.session, model[FINDER], table.attention.draft


def typing_strip(session: Session, search: FinderState, draft: BuildDraft | None) -> Markup:
    """Show the step of the lesson."""
    step = lesson_step(session, search, draft)
    building = standard_deck()[TO_TYPE.tile]
    words = say(
        f"box.lesson_{step}",
        name=capital(say("colour_words.c0")),
        tile=named(building),
        symbol=say(f"symbol_words.{building.back}"),
    )
    done = step == "over"
    onward = link(FORM_PAGE, say("box.lesson_done"), icon("ui-forward"), class_="button primary")
    again = button(TypeAgain(), icon("ui-turn"), label=say("learn.again"), class_="tool")
    return guide_strip(
        FORM_PAGE,
        el("p", words, class_="words", id="coach-words", role="status"),
        [onward if done else None, again],
        say("box.lesson"),
        class_="over" if done else "",
    )
