"""The coach's words."""

from __future__ import annotations

from app.engine.actions import Abandon, Action, Build, Renovate
from app.engine.geometry import Cell
from app.engine.state import State
from app.ui.core.finding import Finding
from app.ui.core.texts import passage, say
from app.ui.features.coach.state import Coaching, HintStep
from app.ui.words.actions import action_words
from app.ui.words.reasons import decider, gain_words, reason_words
from app.ui.words.sentences import building_name, described_place, name_at, street_words


def hint_steps(action: Action) -> tuple[HintStep, ...]:
    """Return the steps of a hint to an action, from vague to explicit."""
    return ("where", "building", "why") if isinstance(action, Abandon) else ("where", "tile", "place", "why")


def cells_to_light(state: State, action: Action, step: HintStep) -> tuple[Cell, ...]:
    """Return the cells that light up at a step of a hint: the street, later the building to give up."""
    city = state.city
    match action:
        case Build(_, cell, facing):
            return tuple(each for each in city.street_with(cell, facing).cells if each in city)
        case Renovate(_, cell) | Abandon(cell):
            return city.streets[cell].cells if step == "where" else (cell,)
    return ()


def coach_words(state: State, coaching: Coaching) -> str:
    """Return the coach's words, or an empty text."""
    if coaching.made:
        judged = coaching.judged.get(coaching.made)
        return _made_words(judged) if judged is not None else ""
    if coaching.warned:
        return say("coach.warned", gain=gain_words(coaching.judged[coaching.warned].verdict))
    if not coaching.steps:
        return ""
    if coaching.advice is None:
        return say("coach.thinking")
    best = coaching.advice.verdict.best
    return _step_words(state, coaching.advice, best, hint_steps(best)[coaching.steps - 1])


def _made_words(finding: Finding) -> str:
    if finding.verdict.reported:
        return say("coach.made_worse", gain=gain_words(finding.verdict))
    return say("coach.made_good")


def _step_words(state: State, advice: Finding, best: Action, step: HintStep) -> str:
    match step:
        case "where":
            return _where(state, best)
        case "tile" if isinstance(best, Build | Renovate):
            return say("coach.tile", tile=building_name(state, best.tile))
        case "building" if isinstance(best, Abandon):
            return say("coach.building", building=name_at(state, best.cell))
        case "place" if isinstance(best, Build | Renovate):
            texts = [_spot(state, best)]
            if len(advice.verdict.as_good) > 1:
                texts.append(say("coach.as_good", count=len(advice.verdict.as_good)))
            return passage(texts)
    if best == advice.verdict.played:
        return say("coach.most")
    other = action_words(state, advice.verdict.played)
    if not advice.reasons:
        return say("coach.close", action=other)
    why = (reason_words(state, reason, decider(state)) for reason in advice.reasons)
    return passage([say("coach.compared", action=other), *why])


def _spot(state: State, best: Build | Renovate) -> str:
    if isinstance(best, Renovate):
        return say("coach.on_top", building=name_at(state, best.cell))
    return say("coach.place", place=described_place(state.city, best.cell))


def _where(state: State, best: Action) -> str:
    cells = cells_to_light(state, best, "where")
    if isinstance(best, Abandon):
        return say("coach.give_up", street=street_words(state, cells))
    return say("coach.where", street=street_words(state, cells)) if cells else say("coach.new_street")
