"""Builds in progress, with all options of a tile from the engine, and the focused cell."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import replace
from functools import partial
from typing import Final

from app.engine.city import placement_problem
from app.engine.events import TileLifted
from app.engine.faults import Refusal
from app.engine.forecast import payoffs, preview, renovation_worth
from app.engine.game import illegal
from app.engine.geometry import FACINGS, Cell, Facing
from app.engine.people import Placement
from app.engine.state import Abandon, Action, Build, Decision, Draft, Move, Renovate, State
from app.engine.valuation import receipt
from app.saves.marks import marks_of
from app.ui.core.model import Helps, Model, Settings
from app.ui.core.registry import FocusOn, Update
from app.ui.core.texts import passage, say, sentence
from app.ui.table.input.choosing import cell_id
from app.ui.table.messages import Focus
from app.ui.table.model import NUMBERED, TABLE, BuildDraft, Numbers, Refused, Table, handles_table
from app.ui.words.log import in_messages, preview_words
from app.ui.words.sentences import line_words, not_best_words, pointing_words, refusal_anchor, refusal_words


def draft_for(table: Table, tile: str, helps: Helps, good: Collection[Placement] = ()) -> BuildDraft | None:
    """Return the draft of a picked tile, or `None` if it cannot be built now.

    `helps` is the board's assistance (`Model.helps`), which decides about numbers. `good` are the tile's
    placements with a star.
    """
    decision = table.decision
    if decision is None or decision.kind not in ("build", "grifter"):
        return None
    covered = table.viewing.covered
    if covered is not None and tile in covered.slots and tile not in table.shown.seats[covered.seat].hand:
        return None  # it lies face down
    places: dict[Cell, list[Facing]] = {}
    covers: set[Cell] = set()
    doubles = False
    for option in decision.options:
        if isinstance(option, Build) and option.tile == tile:
            facings = places.setdefault(option.cell, [])
            if option.facing not in facings:
                facings.append(option.facing)
            doubles = doubles or option.double
        elif isinstance(option, Renovate) and option.tile == tile:
            covers.add(option.cell)
            places[option.cell] = [table.shown.city.sites[option.cell].facing]
    if not places:
        return None
    state = table.session.state
    draft = BuildDraft(
        tile,
        {cell: tuple(facings) for cell, facings in places.items()},
        {},
        frozenset(covers),
        doubles,
        seat=decision.seat,
    )
    if helps in NUMBERED:
        draft = _with_numbers(draft, state, decision, table.shown if _estimates(table, helps) else None)
    return best_first(draft, good)


def _estimates(table: Table, helps: Helps) -> bool:
    """Return whether to show estimates: not where results are compared or hands are unknown."""
    return helps == "expected" and marks_of(table.session).judged


def _with_numbers(draft: BuildDraft, state: State, decision: Decision, seen: State | None) -> BuildDraft:
    """Return the draft with its numbers, with estimates if the builder's observation is given."""
    by_place = payoffs(state, draft.tile, decision.mover)
    value = {place: payoff.worth for place, payoff in by_place.items()}
    for cell in draft.covers:
        value[cell, draft.places[cell][0]] = renovation_worth(state, Renovate(draft.tile, cell))
    estimates = expectations(seen, draft.tile) if seen is not None and decision.kind == "build" else {}
    numbers = {}
    for place, worth in value.items():
        payoff, estimate = by_place.get(place), estimates.get(place)
        if payoff is None or payoff.paid is None:
            numbers[place] = Numbers(worth, expected=estimate)
        else:
            mine, rival = payoff.paid[draft.seat], payoff.rival(draft.seat)
            numbers[place] = Numbers(worth, mine, rival, estimate)
    return replace(draft, worths=value, numbers=numbers)


def best_first(draft: BuildDraft, good: Collection[Placement] = ()) -> BuildDraft:
    """Return the draft with the facings of each cell in order: one with a star, then the best numbers."""

    def rank(cell: Cell, facing: Facing) -> tuple[bool, tuple[int, int]]:
        return (cell, facing) in good, draft.rank(cell, facing)

    ordered = {
        cell: tuple(sorted(facings, key=partial(rank, cell), reverse=True))
        for cell, facings in draft.places.items()
    }
    return replace(draft, places=ordered)


def expectations(seen: State, tile: str) -> dict[tuple[Cell, Facing], int]:
    """Return the bots' quick estimate of each placement of a tile, in dollars; `seen` is an observation."""
    from app.bots.evaluation import Evaluator  # late: few games show estimates
    from app.bots.quick import turns_left

    draft = Draft(seen)
    gain = Evaluator(draft, seen.current, turns_left(draft, building=True)).builds.gain
    building = seen.rules.deck[tile]
    return {
        (cell, facing): round(gain(building, cell, facing))
        for cell, facings in seen.city.places.items()
        for facing in facings
    }


def with_ghost(table: Table, draft: BuildDraft, cell: Cell, facing: Facing | None = None) -> BuildDraft:
    """Return the draft with its tile over a legal cell, in a given or the best facing, and its effect.

    A secret table gets no effect.
    """
    draft = replace(draft, cell=cell, facing=facing or draft.places[cell][0])
    if table.origin.secret:
        return draft
    state = table.session.state
    action, double = draft.action, draft.double
    return replace(
        draft,
        preview=preview(state, action) if action is not None else None,
        doubled=preview(state, double) if double is not None else None,
    )


def with_grifter_tile(table: Table, helps: Helps) -> Table:
    """Return the table with the Grifter's tile picked if the player places it."""
    decision = table.decision
    if decision is None or decision.kind != "grifter" or table.session.state.lifted is None:
        return table
    draft = draft_for(table, table.session.state.lifted, helps)
    if draft is None:
        return table
    session = table.session
    events = session.history[-1].events if session.history else session.opening
    judged = next((event for event in reversed(events) if isinstance(event, TileLifted)), None)
    # The Grifter only counts the valuation, so his numbers replace the whole worth.
    dollars = judged.worths if judged is not None and judged.rule == "valuation" else ()
    worths = {(cell, facing): worth for cell, facing, worth in dollars} if draft.worths else {}
    numbers = {place: each._replace(worth=worths.get(place)) for place, each in draft.numbers.items()}
    if not numbers:  # the other spots show his dollars in any case
        numbers = {(cell, facing): Numbers(worth) for cell, facing, worth in dollars if cell in draft.places}
    draft = best_first(replace(draft, judged=judged, worths=worths, numbers=numbers))
    return table.with_attention(draft=draft)


NEARNESS: Final = ("too-long", "long-sides", "apart", "corner-only", "occupied")
"""The problems of a placement, the closest to legal first."""


def refusal_for(table: Table, draft: BuildDraft, cell: Cell, facing: Facing | None = None) -> Refused | None:
    """Return why the tile does not fit: in a facing, or in the one closest to legal."""
    state = table.session.state
    if draft.covers and cell in state.city:
        return _refusal(table, cell, "S", illegal(state, Renovate(draft.tile, cell)).refusal)
    problems = [
        (turned, problem)
        for turned in ((facing,) if facing else FACINGS)
        if (problem := placement_problem(table.shown.city, cell, turned)) is not None
    ]
    if problems and (facing or len(problems) == len(FACINGS)):
        return _refusal(table, cell, *min(problems, key=lambda pair: NEARNESS.index(pair[1].problem)))
    return _not_best(draft, cell, facing) if draft.judged is not None else None


def why_not_offered(table: Table, cell: Cell) -> Refused | None:
    """Return why a cell does not answer the current choice on the board, or `None`."""
    decision = table.decision
    if decision is None:
        return None
    action: Action
    match decision.options[0]:
        case Move(colour):
            action = Move(colour, cell)
        case Abandon():
            action = Abandon(cell)
        case _:
            return None
    if action in decision.options:
        return None
    return _refusal(table, cell, "S", illegal(table.session.state, action).refusal)


def advice(table: Table, cell: Cell) -> Refused | None:
    """Return the next step for a tap on an empty cell, or `None` without a decision."""
    if table.decision is None or cell in table.shown.city:
        return None
    match table.decision.kind:
        case "build":
            hint = "take_up"
        case "score":
            hint = "street"
        case _:
            hint = "answer"
    return Refused(cell, "S", "", (), say(f"hints.{hint}"), "")


def _refusal(table: Table, cell: Cell, facing: Facing, refusal: Refusal | None) -> Refused | None:
    if refusal is None:
        return None
    words, anchor = refusal_words(table.shown, refusal), refusal_anchor(refusal.problem)
    return Refused(cell, facing, refusal.problem, refusal.cells, words, anchor)


def _not_best(draft: BuildDraft, cell: Cell, facing: Facing | None) -> Refused:
    """Return the refusal of a cell for which the Grifter has better spots."""
    words = not_best_words(draft.judged, cell, facing)
    anchor = refusal_anchor("grifter-not-best")
    return Refused(cell, facing or "S", "grifter-not-best", (), words, anchor)


@handles_table(Focus)
def focus(model: Model, table: Table, message: Focus) -> Update:
    """Focus a cell, bring it into view and announce it."""
    table = table.with_board(focus=message.cell, camera=table.board.camera.showing(message.cell))
    table = table.with_attention(focus_words=focus_words(table, model.settings))
    return model.with_(TABLE, table), (FocusOn(cell_id(message.cell)),)


def focus_words(table: Table, settings: Settings) -> str:
    """Return the announcement of the focused cell: a build's effect, its refusal, or the cell's worth."""
    draft, cell = table.attention.draft, table.board.focus
    if draft is not None and cell in draft.places:
        return ghost_words(table, with_ghost(table, draft, cell), settings)
    if draft is not None:
        reason = refusal_for(table, draft, cell)
        return reason.words if reason is not None else ""
    return passage(_worth(table)) if settings.speech == "full" else ""


def ghost_words(table: Table, draft: BuildDraft, settings: Settings) -> str:
    """Return a ghost's position and the effect of building it, as far as assistance allows."""
    texts = [sentence(say("spoken.faces", facing=say(f"facings.{draft.facing}")))]
    if draft.preview is not None and draft.worths:
        texts += preview_words(table.shown, draft.preview, settings.speech, draft.judgement)
    return in_messages(texts)


def _worth(table: Table) -> Iterable[str]:
    """Yield a building's earnings and reasons, and the buildings that point into its street."""
    state, cell = table.shown, table.board.focus
    if cell not in state.city:
        return
    if state.city.sites[cell].owner is not None and not table.origin.secret:
        now = receipt(state, cell)
        yield sentence(say("preview.worth", dollars=now.dollars))
        yield from (sentence(line_words(state, now, line)) for line in now.lines)
    if pointing := state.city.pointing(state.city.streets[cell]):
        yield sentence(pointing_words(state, pointing))
