"""The end of the game: end game scoring and the winners (rules.md §6, solo §9).

Follow the calls of `do_next`: begin → get ready (abandon) → build → score each street (claims → swap → pay →
move people by colour) → end (draw, next seat or end of the game).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple

from . import business, consultant_effects, events, people, state
from .business import bonuses
from .city import COLOURS, Site
from .geometry import Cell, cell_text
from .people import joined_events, judge, welcome
from .state import Action, DecisionKind, Draft
from .valuation import receipt, scoring_order


def end_game(draft: Draft) -> None:
    """Pay for all buildings with signs, pay the bonuses, and determine the winners."""
    draft.agenda.clear()
    sites = draft.city.sites
    receipts = (
        *(
            receipt(draft, cell, "end")
            for seat in range(len(draft.seats))
            for cell in sorted(sites, key=lambda cell: (cell[1], cell[0]))
            if sites[cell].owner == seat
        ),
        *bonuses(draft),
    )
    for paid in receipts:
        draft.change_seat(paid.seat, money=draft.seats[paid.seat].money + paid.dollars)
    draft.winners = _winners(draft)
    draft.over = True
    draft.report(events.GameEnded(receipts, draft.winners))


def _winners(draft: Draft) -> tuple[int, ...]:
    money = [seat.money for seat in draft.seats]
    if draft.rules.solo:
        return (0,) if money[0] > money[state.GRIFTER] else (state.GRIFTER,)
    return tuple(seat for seat, dollars in enumerate(money) if dollars == max(money))


def run(draft: Draft, until: type[events.Step] | None = None) -> state.Decision | None:
    """Run steps until a decision, the end of the game, or a step of the kind `until`.

    Offer a single option only for builds.
    """
    while draft.agenda:
        step = draft.agenda[-1]
        if type(step) is until:
            return None
        question = _QUESTIONS.get(type(step))
        if question is None:
            draft.agenda.pop()
            _RESOLVES[type(step)](draft, step)
            continue
        options = question.options(draft, step)
        if len(options) > 1 or question.kind == "build":
            return state.Decision(question.kind, _decider(draft, step.seat), step.seat, options)
        draft.agenda.pop()
        for action in options:
            question.answer(draft, step, action)
    return None


def carry_out(draft: Draft, action: Action) -> None:
    """Carry out the chosen option of the pending decision; the caller has checked that it is legal."""
    step = draft.agenda.pop()
    _QUESTIONS[type(step)].answer(draft, step, action)


def _decider(draft: Draft, seat: int) -> int:
    """Return the seat that decides for a seat: the player decides for the Grifter (rules.md §9)."""
    return 0 if draft.rules.is_grifter(seat) else seat


def _begin_turn(draft: Draft, step: events.BeginTurn) -> None:
    seat = step.seat
    draft.current = seat
    draft.turn += 1
    draft.report(events.TurnBegan(seat, draft.turn))
    if draft.rules.is_grifter(seat):
        tiles = draft.stack or draft.grifter_stack
        build: tuple[events.Step, ...] = (events.GetReady(seat), events.LiftTile(seat)) if tiles else ()
    else:
        build = (events.GetReady(seat), events.ChooseBuild(seat)) * consultant_effects.builds(draft, seat)
    draft.do_next(*build, events.EndTurn(seat))


def _get_ready(draft: Draft, step: events.GetReady) -> None:
    if not draft.city.places:
        end_game(draft)
    elif not draft.seats[step.seat].signs:
        draft.do_next(events.ChooseAbandon(step.seat))


def _abandon_options(draft: Draft, step: events.ChooseAbandon) -> tuple[state.Abandon, ...]:
    own = (cell for cell, site in draft.city.sites.items() if site.owner == step.seat)
    return tuple(state.Abandon(cell) for cell in sorted(own, key=cell_text))


def _abandon(draft: Draft, step: events.ChooseAbandon, action: state.Abandon) -> None:
    icons = draft.city.sites[action.cell].building.icons
    claim = (events.TakeTokens(step.seat, icons),) if draft.rules.business else ()
    draft.do_next(*claim, events.FinishAbandon(step.seat, action.cell))


def _finish_abandon(draft: Draft, step: events.FinishAbandon) -> None:
    site = draft.city.sites[step.cell]
    draft.change_site(step.cell, owner=None, signs=0)
    draft.change_seat(step.seat, signs=draft.seats[step.seat].signs + site.signs)
    draft.report(events.Abandoned(step.seat, step.cell, site.building.id, site.signs))
    draft.do_next(*_moves(step.seat, (step.cell,), barred=step.cell))


def _moves(seat: int, cells: tuple[Cell, ...], barred: Cell | None = None) -> list[events.LiftPeople]:
    return [events.LiftPeople(seat, colour, cells, barred) for colour in range(len(COLOURS))]


def _build_options(draft: Draft, step: events.ChooseBuild) -> state.BuildOptions:
    return state.BuildOptions(
        draft.seats[step.seat].hand,
        draft.city,
        double=consultant_effects.may_double(draft, step.seat),
        covers=consultant_effects.covers(draft, step.seat),
    )


def _build(draft: Draft, step: events.ChooseBuild, action: state.Build | state.Renovate) -> None:
    seat = draft.seats[step.seat]
    double = isinstance(action, state.Build) and action.double
    hand, shown = list(seat.hand), [tile for tile in seat.shown if tile != action.tile]
    hand.remove(action.tile)
    signs = seat.signs - (2 if double else 1)
    draft.change_seat(step.seat, hand=tuple(hand), shown=tuple(shown), signs=signs)
    if isinstance(action, state.Build):
        _place_building(draft, step.seat, action)
    else:
        consultant_effects.renovate(draft, step.seat, action)


def _place_building(draft: Draft, seat: int, action: state.Build) -> None:
    """Place a building with its people and signs; people with FOMO rush to it before any scoring."""
    building = draft.rules.deck[action.tile]
    street = draft.city.street_with(action.cell, action.facing)
    arrival = welcome(draft, building, encloses=draft.city.is_enclosed(street))
    draft.supply = arrival.supply
    site = Site(building, action.facing, seat, 2 if action.double else 1, arrival.people)
    draft.city = arrival.city.with_building(action.cell, site)
    draft.report(
        events.Built(seat, action.tile, action.cell, action.facing, action.double, arrival.newcomers)
    )
    for event in joined_events(arrival, action.cell):
        draft.report(event)
    enclosed = draft.city.enclosed_by(action.cell)
    for street in enclosed:
        draft.report(events.Enclosed(street.cells))
    if enclosed:
        draft.do_next(events.ScoreStreets(seat, tuple(street.first for street in enclosed)))


def _lift_tile(draft: Draft, step: events.LiftTile) -> None:
    if draft.stack:
        draft.lifted, draft.stack = draft.stack[0], draft.stack[1:]
    else:
        draft.lifted, draft.grifter_stack = draft.grifter_stack[0], draft.grifter_stack[1:]
    judgement = judge(draft, draft.lifted)
    worths = tuple((cell, facing, worth) for (cell, facing), worth in judgement.worths.items())
    draft.report(events.TileLifted(draft.lifted, judgement.rule, worths, judgement.best))
    draft.do_next(events.PlaceGrifter(step.seat, draft.lifted, judgement.best))


def _grifter_options(draft: Draft, step: events.PlaceGrifter) -> tuple[state.Build, ...]:
    builds = (state.Build(step.tile, cell, facing) for cell, facing in step.best)
    return tuple(sorted(builds, key=str))


def _place_grifter(draft: Draft, step: events.PlaceGrifter, action: state.Build) -> None:
    draft.lifted = None
    _place_building(draft, state.GRIFTER, action)


def _score_options(draft: Draft, step: events.ScoreStreets) -> tuple[state.Score, ...]:
    return tuple(state.Score(first) for first in step.firsts)


def _score(draft: Draft, step: events.ScoreStreets, action: state.Score) -> None:
    cells = draft.city.streets[action.cell].cells
    rest = tuple(first for first in step.firsts if first != action.cell)
    paid = scoring_order(len(draft.seats), step.seat)
    claiming = (*paid[1:], step.seat)
    draft.do_next(
        *business.claims(draft, claiming, cells),
        *consultant_effects.swaps(draft, paid, action.cell),
        events.PayStreet(step.seat, action.cell),
        *_moves(step.seat, cells),
        *((events.ScoreStreets(step.seat, rest),) if rest else ()),
    )


def pay_street(draft: Draft, step: events.PayStreet) -> None:
    """Pay for the buildings of a street and return its signs (rules.md §4)."""
    street = draft.city.streets[step.first]
    sites = draft.city.sites
    tile = draft.rules.deck[step.tile] if step.tile is not None else None
    receipts = tuple(
        receipt(draft, cell, tile=tile if cell == step.cell else None)
        for seat in scoring_order(len(draft.seats), step.seat)
        for cell in street.cells
        if sites[cell].owner == seat
    )
    returned: dict[int, int] = {}
    for paid in receipts:
        seat = draft.seats[paid.seat]
        signs = sites[paid.cell].signs if paid.cell is not None else 0
        unused = seat.signs if draft.rules.is_grifter(paid.seat) else seat.signs + signs
        draft.change_seat(paid.seat, money=seat.money + paid.dollars, signs=unused)
        returned[paid.seat] = returned.get(paid.seat, 0) + signs
    draft.change_sites({cell: sites[cell]._replace(owner=None, signs=0) for cell in street.cells})
    draft.report(events.StreetScored(street.cells, receipts, tuple(returned.items())))


def _end_turn(draft: Draft, step: events.EndTurn) -> None:
    if draft.rules.solo:
        if draft.rules.is_grifter(step.seat):
            _draw(draft, 0, 1)
    else:
        _draw(draft, step.seat, consultant_effects.draws(draft, step.seat))
    # The Grifter builds his last tile after the player's last turn.
    last_of_round = not draft.rules.solo or draft.rules.is_grifter(step.seat)
    if last_of_round and not (draft.stack or draft.grifter_stack or any(seat.hand for seat in draft.seats)):
        end_game(draft)
    else:
        draft.do_next(events.BeginTurn((step.seat + 1) % len(draft.seats)))


def _draw(draft: Draft, seat: int, count: int) -> None:
    drawn, draft.stack = draft.stack[:count], draft.stack[count:]
    for tile in drawn:
        back = draft.rules.deck[tile].back or ""
        draft.change_seat(seat, hand=tuple(sorted((*draft.seats[seat].hand, tile))))
        draft.report(events.Drew(seat, back))
    if draft.rules.solo and drawn and not draft.stack and draft.grifter_stack:
        draft.report(events.EndgameStackRevealed())


class _Question(NamedTuple):
    """The decision of a step: its kind, its options, and the effect of a choice."""

    kind: DecisionKind
    options: Callable[[Draft, Any], Sequence[Action]]
    answer: Callable[[Draft, Any, Any], None]


_QUESTIONS: Final[dict[type, _Question]] = {
    events.ChooseAbandon: _Question("abandon", _abandon_options, _abandon),
    events.ChooseBuild: _Question("build", _build_options, _build),
    events.PlaceGrifter: _Question("grifter", _grifter_options, _place_grifter),
    events.ScoreStreets: _Question("score", _score_options, _score),
    events.ChooseClaim: _Question("claim", business.claim_options, business.claim),
    events.TakeTokens: _Question("token", business.token_options, business.take_token),
    events.ChooseSwap: _Question("swap", consultant_effects.swap_options, consultant_effects.swap),
    events.PlacePerson: _Question("move", people.move_options, people.place),
}

_RESOLVES: Final[dict[type, Callable[[Draft, Any], None]]] = {
    events.BeginTurn: _begin_turn,
    events.GetReady: _get_ready,
    events.FinishAbandon: _finish_abandon,
    events.LiftTile: _lift_tile,
    events.PayStreet: pay_street,
    events.LiftPeople: people.lift,
    events.EndTurn: _end_turn,
}
