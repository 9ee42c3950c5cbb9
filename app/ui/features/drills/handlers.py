"""Handlers for drills."""

from __future__ import annotations

from app.ui.core.model import TRAIN, Model, draw_word
from app.ui.core.registry import Navigate, Update, handles
from app.ui.features.drills.drills import DRILL, DRILLS, AnswerDrill, BeginDrill, Drill, DrillOn, with_answer


@handles(BeginDrill)
def begin_drill(model: Model, message: BeginDrill) -> Update:
    """Begin a drill."""
    kind = next((kind for kind in DRILLS if kind == message.kind), None)
    if kind is None:
        return model, ()
    model, seed = draw_word(model)
    return model.with_(DRILL, Drill(kind, seed)), ()


def visit_drill(model: Model) -> Update:
    """Begin or resume the drill in the address."""
    route = model.route
    if route.about not in DRILLS:
        return model, (Navigate(str(TRAIN), replacing=True),)
    drill = model[DRILL]
    if drill is not None and drill.kind == route.about:
        return model, ()
    return begin_drill(model, BeginDrill(route.about))


@handles(AnswerDrill)
def answer_drill(model: Model, message: AnswerDrill) -> Update:
    """Record an answer."""
    drill = model[DRILL]
    if drill is None:
        return model, ()
    return model.with_(DRILL, with_answer(drill, message.answer)), ()


@handles(DrillOn)
def drill_on(model: Model, message: DrillOn) -> Update:
    """Show the next question."""
    shown = model[DRILL]
    if shown is None:
        return model, ()
    return model.with_(DRILL, Drill(shown.kind, shown.seed, shown.right)), ()
