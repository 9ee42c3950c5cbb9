"""Score a single street without a game (`street_form.py`).

The street becomes a small position, with buildings around it where a valuation counts them, and the engine's
own code pays it. Central Station and City Park keep their cells, so a street with one of them is rotated to
fit; any other street lies north of them.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import product
from typing import Final, NamedTuple

from .city import ICONS, NOBODY, Building, City, Counts, Deck, Site, hidden_tile, starting_city
from .consultant_effects import cover_refusal, swap_options
from .events import BeginTurn, ChooseSwap, EndTurn, GameEnded, PayStreet, ScoreStreets, StreetScored
from .geometry import Cell, Facing
from .position import Hypothetical
from .receipts import Receipt
from .rng import Rng
from .setup import GRIFTER_STACK
from .state import GRIFTER, HAND, PEOPLE, SIGNS, TOKENS, Decision, Draft, Rules, Score, Seat, State, Swap
from .street_form import StreetForm, StreetRefusal, form_problem, tiles_in_play
from .turn import end_game, pay_street, run

_CLOCKWISE: Final[tuple[Facing, ...]] = ("S", "W", "N", "E")
_NORTH_OF_THE_STATION: Final[Cell] = (0, -4)


class StreetScore(NamedTuple):
    """The score of a street: its receipts, and the dollars of each seat.

    `state` is the position before the payment, and `street` its cells there, in the order of the form.
    """

    receipts: tuple[Receipt, ...]
    dollars: tuple[int, ...]
    state: State
    street: tuple[Cell, ...]


def score_street(form: StreetForm, deck: Deck) -> StreetScore:
    """Return the score of a street; raises `StreetRefusal` if the rules forbid the form.

    >>> ends = (StreetEnd("student-house", points_in=True), StreetEnd("corner-cafe", points_in=True))
    >>> gallery = StreetBuilding("art-gallery", owner=0, people=(0, 3, 0, 0))
    >>> score_street(StreetForm((gallery,), ends), standard_deck()).dollars
    (9, 0)
    """
    problem = form_problem(form, deck)
    if problem is not None:
        raise problem
    state, street = _position(form, deck)
    draft = Draft(state)
    if form.final:
        end_game(draft)
    else:
        pay_street(draft, _payment(form, draft, street))
    paid = next(event for event in draft.events if isinstance(event, StreetScored | GameEnded))
    receipts = tuple(each for each in paid.receipts if each.cell is None or each.cell in street)
    dollars = [0] * form.seats
    for each in receipts:
        dollars[each.seat] += each.dollars
    return StreetScore(receipts, tuple(dollars), state, street)


def position_to_try(form: StreetForm, deck: Deck) -> State:
    """Return the position of a form to play on from; raises `StreetRefusal` if the rules forbid it.

    The current seat is about to score the street, or at the end of the game to build. Hands and the stack
    consist of tiles that the form does not name.
    """
    score = score_street(form, deck)
    state = score.state
    there = {site.building.id for site in state.city.sites.values()}
    tiles = [tile for tiles, _ in tiles_in_play(form, deck).values() for tile in tiles if tile not in there]
    stack = Rng("street").shuffled(tile for tile in tiles if tile not in form.tiles)
    draft = Draft(state)
    for number, seat in enumerate(state.seats):
        if state.rules.is_grifter(number):
            draft.grifter_stack = tuple(stack[:GRIFTER_STACK])
            del stack[:GRIFTER_STACK]
        else:
            draft.seats[number] = seat._replace(hand=_hand(seat.hand, stack, deck))
    draft.stack = tuple(stack[len(stack) % 2 :])  # even, as the Grifter and the player take turns
    if form.final:
        draft.agenda = [BeginTurn(form.current)]
        return draft.freeze(run(draft))
    option = Score(state.city.streets[score.street[0]].first)
    chooser = 0 if state.rules.solo else form.current
    return draft.freeze(Decision("score", chooser, form.current, (option,)))


def _hand(hand: tuple[str, ...], stack: list[str], deck: Deck) -> tuple[str, ...]:
    """Take tiles from a stack for a hand: those with the known backs, then the first ones."""
    held = [tile for tile in hand if tile in deck]
    wanted = [deck[tile].back for tile in hand if tile not in deck]
    while len(held) < HAND and stack:
        back = wanted.pop() if wanted else deck[stack[0]].back
        tile = next((tile for tile in stack if deck[tile].back == back), stack[0])
        stack.remove(tile)
        held.append(tile)
    return tuple(sorted(held))


def _payment(form: StreetForm, draft: Draft, street: tuple[Cell, ...]) -> PayStreet:
    step = PayStreet(form.current, draft.city.streets[street[0]].first)
    if form.swap is None:
        return step
    tile, number = form.swap
    owner = form.buildings[number].owner
    if owner is None or not form.card(owner).swaps:
        raise StreetRefusal("no-swap", tile)
    if Swap(tile, street[number]) not in swap_options(draft, ChooseSwap(owner, step.first)):
        raise StreetRefusal("no-swap", tile)
    return step.replace(tile=tile, cell=street[number])


class _Frame(NamedTuple):
    """The placement of a street: quarter turns clockwise from facing S, and its first cell."""

    turns: int
    origin: Cell

    def cell(self, x: int, y: int) -> Cell:
        """Return the cell of a place, seen from the first building with the road at the bottom."""
        for _ in range(self.turns):
            x, y = -y, x
        return (self.origin[0] + x, self.origin[1] + y)

    def facing(self, facing: Facing) -> Facing:
        """Return the facing of a tile seen with the road at the bottom."""
        return _CLOCKWISE[(_CLOCKWISE.index(facing) + self.turns) % 4]


_Row = Mapping[int, tuple[str, tuple[Facing, ...]]]
"""The street and its ends by column from -1: each tile with its possible facings."""


def _row(form: StreetForm) -> _Row:
    row: dict[int, tuple[str, tuple[Facing, ...]]] = {
        number: (own.tile, ("S",)) for number, own in enumerate(form.buildings)
    }
    left, right = form.ends
    if left is not None:
        row[-1] = (left.tile, ("E",) if left.points_in else ("W", "N"))
    if right is not None:
        row[len(form.buildings)] = (right.tile, ("W",) if right.points_in else ("E", "N"))
    return row


def _frames(form: StreetForm, deck: Deck, row: _Row) -> Iterator[_Frame]:
    """Yield the placements of the street that keep Central Station and City Park as in the form."""
    column, building = next(((n, deck[tile]) for n, (tile, _) in row.items() if deck[tile].cell), (0, None))
    if building is None or building.cell is None:
        yield _Frame(0, _NORTH_OF_THE_STATION)
        return
    for turns in range(4):
        x, y = _Frame(turns, (0, 0)).cell(column, 0)
        frame = _Frame(turns, (building.cell[0] - x, building.cell[1] - y))
        columns = {frame.cell(n, 0): n for n in range(-1, len(form.buildings) + 1)}
        if all(
            _fits_starting_tile(form, deck, frame, row, columns.get(each.cell or (0, 0)), each)
            for each in deck.start
        ):
            yield frame


def _fits_starting_tile(
    form: StreetForm, deck: Deck, frame: _Frame, row: _Row, column: int | None, building: Building
) -> bool:
    """Return whether a starting tile stands as in the form, lies outside the street, or is covered."""
    printed = next((n for n, (tile, _) in row.items() if tile == building.id), None)
    if column is None or column not in row or printed not in (None, column):
        return column == printed
    facings = [frame.facing(facing) for facing in row[column][1]]
    return building.facing in facings and (printed == column or _may_be_covered(form, deck, building))


def _may_be_covered(form: StreetForm, deck: Deck, building: Building) -> bool:
    """Return whether the Renovator may have covered a tile of the starting city after it was enclosed."""
    if building.cell is None or not any(form.card(seat).renovates for seat in range(form.seats)):
        return False
    refusal = cover_refusal(Hypothetical(_rules(form, deck), starting_city(deck.start), ()), building.cell)
    return refusal is None or refusal.problem == "renovate-open"


class _Plan(NamedTuple):
    """The additional buildings: their numbers above and below each column, and the places `beyond`.

    Those beyond close a street that a building of the form encloses. `opposed` are the ends that are upside
    down to the street.
    """

    counts: Mapping[int, int]
    beyond: tuple[Cell, ...]
    opposed: tuple[int, ...]


def _position(form: StreetForm, deck: Deck) -> tuple[State, tuple[Cell, ...]]:
    """Return the position before the street is scored, and the cells of the street."""
    row, city = _row(form), starting_city(deck.start)
    frames = [*_frames(form, deck, row)]
    if not frames:
        raise StreetRefusal("start-apart", next(tile for tile in form.tiles if deck[tile].cell is not None))
    plans = ((frame, _plan(form, deck, frame, row, city)) for frame in frames)
    frame, plan = next(((frame, plan) for frame, plan in plans if plan is not None), (frames[0], None))
    if plan is None:
        raise StreetRefusal("odd-surroundings", next(p.tile for p in form.buildings if p.around is not None))
    city = city.with_sites({cell: site._replace(people=NOBODY) for cell, site in city.sites.items()})
    owners = {column: (own.owner, own.signs) for column, own in enumerate(form.buildings)}
    owners |= {
        column: (end.owner, 1)
        for column, end in zip((-1, len(form.buildings)), form.ends, strict=True)
        if end is not None
    }
    for column, (tile, facings) in row.items():
        owner, signs = owners[column]
        cell, signs = frame.cell(column, 0), 0 if owner is None else signs
        if cell in city:
            site = city.sites[cell]._replace(building=deck[tile], owner=owner, signs=signs)
            city = city.with_sites({cell: site})
        else:
            facing = frame.facing(facings[-1] if column in plan.opposed else facings[0])
            city = city.with_building(cell, Site(deck[tile], facing, owner, signs))
    street = tuple(frame.cell(column, 0) for column in range(len(form.buildings)))
    for cell, own in zip(street, form.buildings, strict=True):
        city = city.with_sites({cell: city.sites[cell]._replace(people=own.people, fomo=own.fomo)})
    city = _with_surroundings(form, deck, frame, plan, city)
    right, top = max(x for x, _ in city), min(y for _, y in city)
    for number, (seat, tile) in enumerate(form.elsewhere, 1):
        city = city.with_building((right + 2 * number, top), Site(deck[tile], "S", seat, 1))
    return _state(form, deck, city, street), street


def _plan(form: StreetForm, deck: Deck, frame: _Frame, row: _Row, start: City) -> _Plan | None:
    """Return the fewest additional buildings that give each building of the form its number of neighbours.

    A building encloses the street above it, or that of an end upside down to its own street.
    """
    last = len(form.buildings) - 1
    columns = range(-1, last + 2)
    there = {n: sum(frame.cell(n, y) in start for y in (-1, 1)) for n in columns}
    beside = [sum(n + side in row for side in (-1, 1)) for n in range(last + 1)]
    opposed = {
        number: column
        for number, column in ((0, -1), (last, last + 1))
        if column in row and len(row[column][1]) > 1 and deck[row[column][0]].cell is None
    }
    for by_end in ({}, opposed):
        enclosing = {n for n, own in enumerate(form.buildings) if own.encloses and n not in by_end}
        fitting = (
            counts
            for counts in product(*(range(max(there[n], int(n in enclosing)), 3) for n in columns))
            if all(
                own.around is None or own.around == beside[n] + sum(counts[n : n + 3])
                for n, own in enumerate(form.buildings)
            )
        )
        best = min(fitting, key=sum, default=None)
        if best is not None:
            ends = {number: column for number, column in by_end.items() if form.buildings[number].encloses}
            beyond = (*((n, -2) for n in enclosing), *((2 * end - n, 0) for n, end in ends.items()))
            return _Plan(dict(zip(columns, best, strict=True)), beyond, tuple(ends.values()))
    return None


def _with_surroundings(form: StreetForm, deck: Deck, frame: _Frame, plan: _Plan, city: City) -> City:
    """Return the city with the additional buildings of a plan."""
    unused = _unused(form, deck)
    for column, count in plan.counts.items():
        free = [y for y in (-1, 1) if frame.cell(column, y) not in city]
        for y in free[: count - 2 + len(free)]:
            # A street along the column, of one building.
            city = city.with_building(frame.cell(column, y), Site(next(unused), frame.facing("E")))
    for x, y in plan.beyond:
        city = city.with_building(frame.cell(x, y), Site(next(unused), frame.facing("S")))
    return city


def _unused(form: StreetForm, deck: Deck) -> Iterator[Building]:
    """Yield tiles that the form does not name, those to which nobody moves first."""
    tiles = [tile for tiles, _ in tiles_in_play(form, deck).values() for tile in tiles]
    return (deck[tile] for tile in reversed(tiles) if tile not in form.tiles)


def _state(form: StreetForm, deck: Deck, city: City, street: tuple[Cell, ...]) -> State:
    tokens = (*form.tokens, *[NOBODY] * form.seats)[: form.seats]
    seats = tuple(_seat(form, city, seat, tokens[seat]) for seat in range(form.seats))
    here = [(*site.people, *site.fomo) for site in city.sites.values()]
    used = [sum(people[n] + people[n + 4] for people in here) for n in range(4)]
    bank = [TOKENS - sum(each[n] for each in tokens) if form.business else 0 for n in range(len(ICONS))]
    return State(
        rules=_rules(form, deck),
        city=city,
        seats=seats,
        stack=(),
        grifter_stack=(),
        supply=(PEOPLE - used[0], PEOPLE - used[1], PEOPLE - used[2], PEOPLE - used[3]),
        bank=(bank[0], bank[1], bank[2], bank[3]),
        current=form.current,
        turn=1,
        agenda=(EndTurn(form.current), ScoreStreets(form.current, (city.streets[street[0]].first,))),
        lifted=None,
        moving=NOBODY,
        winners=(),
        over=False,
        decision=None,
    )


def _rules(form: StreetForm, deck: Deck) -> Rules:
    difficulty = "easy" if form.mode == "solo" else None  # it sets only the Grifter's money
    return Rules(deck, form.mode, form.edition, form.business, any(form.cards), difficulty)


def _seat(form: StreetForm, city: City, seat: int, tokens: Counts) -> Seat:
    card = form.card(seat)
    hand = tuple(sorted(hidden_tile(back) for back in form.backs)) if card.counts_backs else ()
    if card.swaps and form.swap is not None:
        hand = (form.swap[0],)
    grifter = form.mode == "solo" and seat == GRIFTER
    used = 0 if grifter else sum(site.signs for site in city.sites.values() if site.owner == seat)
    kind = "grifter" if grifter else "human"
    return Seat("", kind, card.id or None, 0, hand, SIGNS - used, tokens)
