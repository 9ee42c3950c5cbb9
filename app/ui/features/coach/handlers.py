"""Handlers of the coach: hints, warnings, and comments after turns of a practice game; and its words."""

from __future__ import annotations

from dataclasses import replace

from app.bots.verdict_text import decode_judgement
from app.engine.game import observe
from app.engine.geometry import Cell
from app.engine.observation import encode_state
from app.engine.state import Abandon, Action, Build, Renovate, State
from app.saves.marks import with_hint_taken
from app.ui.core.finding import Finding
from app.ui.core.jobs import AWAITED, Job
from app.ui.core.messages import Message
from app.ui.core.model import Model
from app.ui.core.registry import Update, handles
from app.ui.core.texts import money_words, passage, say
from app.ui.features.coach import state as coach
from app.ui.table.handlers.building import drop, face
from app.ui.table.handlers.camera import with_fitted_camera
from app.ui.table.handlers.settling import saving
from app.ui.table.messages import Act, Drop, Face
from app.ui.table.model import TABLE, BuildDraft, Table, handles_table, with_table
from app.ui.words.reasons import decider, gain_words, reason_words
from app.ui.words.sentences import action_words, building_name, described_place, name_at, street_words


def hint_steps(action: Action) -> tuple[coach.HintStep, ...]:
    """Return the steps of a hint to an action, from vague to explicit."""
    return ("where", "building", "why") if isinstance(action, Abandon) else ("where", "tile", "place", "why")


def cells_to_light(state: State, action: Action, step: coach.HintStep) -> tuple[Cell, ...]:
    """Return the cells that light up at a step of a hint: the street, later the building to give up."""
    city = state.city
    match action:
        case Build(_, cell, facing):
            return tuple(each for each in city.street_with(cell, facing).cells if each in city)
        case Renovate(_, cell) | Abandon(cell):
            return city.streets[cell].cells if step == "where" else (cell,)
    return ()


def coach_words(state: State, coaching: coach.Coaching, draft: BuildDraft | None, *, points: bool) -> str:
    """Return the coach's words, or an empty text; `points`: the board points to the places meant."""
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
    step = hint_steps(best)[coaching.steps - 1]
    above = number_above(draft, best) if draft is not None else ""
    return _step_words(state, coaching.advice, best, step, above, points=points)


def _made_words(finding: Finding) -> str:
    if finding.verdict.reported:
        return say("coach.made_worse", gain=gain_words(finding.verdict))
    return say("coach.made_good")


def number_above(draft: BuildDraft, best: Action) -> str:
    """Return the number on the board of a spot that looks better than the best build, or an empty text."""
    if not isinstance(best, Build) or draft.tile != best.tile:
        return ""
    others = [(cell, facings[0]) for cell, facings in draft.places.items() if cell != best.cell]
    place = max(others, key=lambda other: draft.rank(*other), default=None)
    if place is None or draft.rank(*place) <= draft.rank(best.cell, best.facing):
        return ""
    shown = draft.numbers[place]
    if shown.expected is None and shown.mine is not None:
        return f"+{shown.mine}"
    return money_words(shown.expected if shown.expected is not None else shown.worth or 0)


def _step_words(
    state: State, advice: Finding, best: Action, step: coach.HintStep, above: str, *, points: bool
) -> str:
    """Return the words of a step; `above`: the number of a spot that looks better."""
    match step:
        case "where":
            return _where(state, best)
        case "tile" if isinstance(best, Build | Renovate):
            return say("coach.tile", tile=building_name(state, best.tile))
        case "building" if isinstance(best, Abandon):
            return say("coach.building", building=name_at(state, best.cell))
        case "place" if isinstance(best, Build | Renovate):
            texts = [_spot(state, best, points=points)]
            if above:
                texts.append(say("coach.but", number=above))
            if len(advice.verdict.as_good) > 1:
                texts.append(say("coach.as_good", count=len(advice.verdict.as_good)))
            return passage(texts)
    if best == advice.verdict.played:
        return say("coach.but", number=above) if above else say("coach.most")
    played = advice.verdict.played
    other = _other_words(state, best, played) if points else action_words(state, played)
    if not advice.reasons:
        return say("coach.close", action=other)
    why = (reason_words(state, reason, decider(state)) for reason in advice.reasons)
    return passage([say("coach.compared", action=other), *why])


def _other_words(state: State, best: Action, played: Action) -> str:
    """Name an action whose spot lights up, without directions."""
    if not isinstance(played, Build):
        return action_words(state, played)
    if not isinstance(best, Build) or played.cell != best.cell:
        key = "other_spot"
    else:
        key = "other_tile" if played.tile != best.tile else "other_facing"
    return say(f"coach.{key}", tile=building_name(state, played.tile))


def _spot(state: State, best: Build | Renovate, *, points: bool) -> str:
    if isinstance(best, Renovate):
        return say("coach.on_top", building=name_at(state, best.cell))
    if points:
        return say("coach.here")
    return say("coach.place", place=described_place(state.city, best.cell))


def _where(state: State, best: Action) -> str:
    cells = cells_to_light(state, best, "where")
    if isinstance(best, Abandon):
        return say("coach.give_up", street=street_words(state, cells))
    return say("coach.where", street=street_words(state, cells)) if cells else say("coach.new_street")


@handles_table(coach.AskCoach)
def give_hint_step(model: Model, table: Table, message: coach.AskCoach) -> Update:
    """Show the next step of a hint, or ask the worker for the best action and begin one."""
    if coach.coached_table(model) is None:
        return model.saying(say("coach.nothing")), ()
    coaching = _coaching_of(model, table)
    if coaching.advice is None and coaching.steps:
        return model, ()  # the worker is still searching
    if coaching.advice is not None:
        if coaching.steps == len(hint_steps(coaching.advice.verdict.best)):
            return model, ()
        return _show_step(model, table, coaching.replace(steps=coaching.steps + 1, warned=""))
    advice = Job(
        f"coach {coaching.game} {coaching.position}",
        "advise",
        (coaching.seen,),
        f"{coach.Advised.verb} {coaching.game} {coaching.position}",
        priority=AWAITED,
    )
    coaching = coaching.replace(steps=1, warned="", wanted=(advice, *coaching.wanted))
    table = _with_hint_counted(table)
    model = model.with_(TABLE, table).with_(coach.COACH, coaching).saying(say("coach.thinking"))
    return model, saving(table)


def _with_hint_counted(table: Table) -> Table:
    """Return the table with one more hint in its record."""
    return replace(table, session=with_hint_taken(table.session))


def _coaching_of(model: Model, table: Table) -> coach.Coaching:
    """Return the coach's findings about the position, or none yet."""
    coaching = model[coach.COACH]
    if coaching is not None and coach.fits(coaching, table) and not coaching.made:
        return coaching
    state = table.session.state
    assert state.decision is not None
    seat = state.decision.seat
    return coach.Coaching(table.id, len(table.session.history), seat, encode_state(observe(state, seat)))


@handles_table(coach.Advised)
def advised(model: Model, table: Table, message: coach.Advised) -> Update:
    """Store the best action and show the first step of the hint."""
    coaching = model[coach.COACH]
    if coaching is None or not _answers(coaching, table, message.game, message.position):
        return model, ()
    coaching = coaching.replace(
        advice=Finding(*decode_judgement(message.text)),
        wanted=tuple(each for each in coaching.wanted if each.task != "advise"),
    )
    return _show_step(model, table, coaching)


def _answers(coaching: coach.Coaching, table: Table, game: str, position: int) -> bool:
    return (coaching.game, coaching.position) == (game, position) and coach.fits(coaching, table)


def _show_step(model: Model, table: Table, coaching: coach.Coaching) -> Update:
    """Show and announce a step of a hint: light up a street, or hold the tile over its place."""
    assert coaching.advice is not None
    best = coaching.advice.verdict.best
    step = hint_steps(best)[coaching.steps - 1]
    if step == "place":
        model, _ = _hold_tile(model, table, best)
    else:
        played = coaching.advice.verdict.played
        compared = (played.cell,) if isinstance(played, Build) and played != best else ()
        lit = cells_to_light(table.shown, best, step) if step != "why" else compared
        model = model.with_(TABLE, with_fitted_camera(table.with_attention(lit=lit)))
    held = model[TABLE]
    words = coach_words(table.shown, coaching, held.drafted if held is not None else None, points=False)
    return model.with_(coach.COACH, coaching).saying(words), ()


def _hold_tile(model: Model, table: Table, action: Action) -> Update:
    """Hold the tile of a build over its place."""
    if not isinstance(action, Build | Renovate):
        return model, ()
    model, effects = drop(model, table, Drop(action.tile, action.cell))
    held = model[TABLE]
    if isinstance(action, Build) and held is not None:
        return face(model, held, Face(action.facing))
    return model, effects


# --- Warnings ---


def warn_or_judge(before: Model, message: Message, result: Update) -> Update:
    """Stop a build that is known to cost much and warn; otherwise request the verdict on the held build."""
    model, effects = result
    was = before[TABLE]
    if isinstance(message, Act) and was is not None:
        least = coach.warns_from(before)
        coaching = before[coach.COACH]
        if coaching is not None and least and coach.fits(coaching, was):
            judged = coaching.judged.get(message.action)
            costly = judged is not None and judged.verdict.reported and judged.verdict.loss >= least
            if costly and message.action not in coaching.heard:
                return _warn(before, was, coaching, message.action)
        return _after_build(before, message, model), effects
    table = coach.coached_table(model)
    draft = table.attention.draft if table is not None else None
    if table is None or draft is None or draft.action is None or not coach.warns_from(model):
        return model, effects
    coaching, action = _coaching_of(model, table), str(draft.action)
    if action in coaching.judged:
        return model, effects
    advice = tuple(each for each in coaching.wanted if each.task == "advise")
    wanted = (*advice, _check(coaching, action))
    if coaching.wanted == wanted:
        return model, effects
    return model.with_(coach.COACH, coaching.replace(wanted=wanted)), effects


def _check(coaching: coach.Coaching, action: str) -> Job:
    return Job(
        f"coach {coaching.game} {coaching.position} {action}",
        "judge-choice",
        (coaching.seen, action),
        f"{coach.Checked.verb} {coaching.game} {coaching.position}",
    )


def _warn(model: Model, table: Table, coaching: coach.Coaching, action: str) -> Update:
    coaching = coaching.replace(warned=action, heard=(*coaching.heard, action), steps=0)
    return model.with_(coach.COACH, coaching).saying(
        coach_words(table.shown, coaching, None, points=False)
    ), ()


def _after_build(before: Model, message: Act, model: Model) -> Model:
    """Return the model after an action; a practice game shows the verdict on the build."""
    was, table, coaching = coach.coached_table(before), model[TABLE], before[coach.COACH]
    if was is None or table is None or not table.session.practice or len(table.session.history) == 0:
        return model
    if len(table.session.history) <= len(was.session.history):
        return model
    if coaching is None or not coach.fits(coaching, was):
        coaching = _coaching_of(before.with_(coach.COACH, None), was)
    judged = {message.action: coaching.judged[message.action]} if message.action in coaching.judged else {}
    wanted = () if judged else (_check(coaching, message.action),)
    after = coaching.replace(
        steps=0, advice=None, judged=judged, warned="", heard=(), made=message.action, wanted=wanted
    )
    return model.with_(coach.COACH, after)


@handles_table(coach.Checked)
def checked(model: Model, table: Table, message: coach.Checked) -> Update:
    """Store the verdict on a held or finished build; announce that on a finished one."""
    coaching = model[coach.COACH]
    if coaching is None or not _answers(coaching, table, message.game, message.position):
        return model, ()
    finding = Finding(*decode_judgement(message.text))
    action = str(finding.verdict.played)
    coaching = coaching.replace(
        judged={**coaching.judged, action: finding},
        wanted=tuple(each for each in coaching.wanted if each.texts[-1] != action),
    )
    model = model.with_(coach.COACH, coaching)
    words = coach_words(table.shown, coaching, None, points=False)
    return model.saying(words) if coaching.made == action else model, ()


@handles_table(coach.ShowBest)
def show_best(model: Model, table: Table, message: coach.ShowBest) -> Update:
    """Show the better action after a warning; this counts as a hint."""
    coaching = model[coach.COACH]
    if coaching is None or not coaching.warned or not coach.fits(coaching, table):
        return model, ()
    finding = coaching.judged[coaching.warned]
    steps = hint_steps(finding.verdict.best)
    table = _with_hint_counted(table)
    coaching = coaching.replace(advice=finding, warned="", steps=len(steps) - 1)
    model, _ = _show_step(model.with_(TABLE, table), table, coaching)
    return model, saving(table)


@handles(coach.DismissCoach)
def dismiss_coach(model: Model, message: coach.DismissCoach) -> Update:
    """Close the coach's strip, but keep its findings."""
    coaching = model[coach.COACH]
    if coaching is None:
        return model, ()
    if coaching.made:
        return model.with_(coach.COACH, None), ()
    model = with_table(model, lambda table: table.with_attention(lit=()))
    wanted = tuple(each for each in coaching.wanted if each.task != "advise")
    return model.with_(coach.COACH, coaching.replace(steps=0, warned="", wanted=wanted)), ()
