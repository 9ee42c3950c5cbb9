"""Handlers for drills."""

from __future__ import annotations

from dataclasses import replace

from app.ui.core.effects import DrawSeed, Navigate
from app.ui.core.messages import AnswerDrill, BeginDrill, DrillOn
from app.ui.core.model import Model
from app.ui.core.registry import Update, handles
from app.ui.core.routes import Route
from app.ui.features.drills.drills import DRILLS, Drill, with_answer


def visit_drill(model: Model) -> Update:
    """Begin or resume the drill in the address."""
    route = model.route
    if route.about not in DRILLS:
        return model, (Navigate(str(Route("learn")), replacing=True),)
    if model.drill is not None and model.drill.kind == route.about:
        return model, ()
    return replace(model, drill=None), (DrawSeed(f"{BeginDrill.verb} {route.about}"),)


@handles(BeginDrill)
def begin_drill(model: Model, message: BeginDrill) -> Update:
    """Begin a drill."""
    kind = next((kind for kind in DRILLS if kind == message.kind), None)
    return replace(model, drill=Drill(kind, message.seed)) if kind is not None else model, ()


@handles(AnswerDrill)
def answer_drill(model: Model, message: AnswerDrill) -> Update:
    """Record an answer."""
    if model.drill is None:
        return model, ()
    return replace(model, drill=with_answer(model.drill, message.answer)), ()


@handles(DrillOn)
def drill_on(model: Model, message: DrillOn) -> Update:
    """Show the next question."""
    if model.drill is None:
        return model, ()
    shown = model.drill
    return replace(model, drill=Drill(shown.kind, shown.seed, shown.right)), ()
