"""Worths and previews of actions, computed by playing them on a copy."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from .business import bonuses
from .city import COLOURS, SYMBOLS, City, Street, points_to
from .consultants import consultant_of
from .events import Event, PayStreet, ScoreStreets, StreetScored
from .game import illegal, legal_actions, observe
from .geometry import Cell, Facing
from .people import Placement, cities_with_building, destinations
from .position import Hypothetical, Position
from .receipts import Receipt
from .state import SIGNS, Build, Draft, Move, Renovate, State, Swap, plus
from .turn import carry_out, pay_street
from .valuation import receipt, worth


def worths(state: State, tile: str, seat: int | None = None) -> dict[Placement, int]:
    """Return the dollars that a tile's building would earn if scored at once, for each legal placement.

    `seat` builds it, by default the current one. New people and those with FOMO who rush to it count.
    """
    seat = state.current if seat is None else seat
    seats = list(state.seats)
    if tile in seats[seat].hand:
        hand = list(seats[seat].hand)
        hand.remove(tile)
        seats[seat] = seats[seat]._replace(hand=tuple(hand))
    cities = cities_with_building(state, state.rules.deck[tile], seat)
    return {place: worth(Hypothetical(state.rules, city, seats), place[0]) for place, city in cities.items()}


class Payoff(NamedTuple):
    """The result of a placement: the `worth` of its building, and the dollars paid at once.

    `worth` is what the building would earn if scored at once. `paid` are the dollars of each seat for the
    streets that the placement closes, each as if it came first; `None` if it closes none.
    """

    worth: int
    paid: tuple[int, ...] | None

    def net(self, seat: int) -> int:
        """Return a seat's pay minus that of its best rival, in dollars; 0 if nothing closes."""
        if self.paid is None:
            return 0
        return self.paid[seat] - self.rival(seat)

    def rival(self, seat: int) -> int:
        """Return the pay of a seat's best rival, in dollars."""
        return max((dollars for n, dollars in enumerate(self.paid or ()) if n != seat), default=0)


def payoffs(
    state: State,
    tile: str,
    seat: int | None = None,
    places: Mapping[Cell, Sequence[Facing]] | None = None,
) -> dict[Placement, Payoff]:
    """Return the payoff of each legal placement of a tile, or of those at some `places`.

    `seat` builds it, by default the current one. New people and those with FOMO who rush to it count.
    """
    seat = state.current if seat is None else seat
    seats = list(state.seats)
    hand = list(seats[seat].hand)
    if tile in hand:
        hand.remove(tile)
    seats[seat] = seats[seat]._replace(hand=tuple(hand), signs=seats[seat].signs - 1)
    cities = cities_with_building(state, state.rules.deck[tile], seat, places)
    return {
        place: _payoff(Hypothetical(state.rules, city, seats), place[0]) for place, city in cities.items()
    }


def _payoff(after: Hypothetical, cell: Cell) -> Payoff:
    enclosed = after.city.enclosed_by(cell)
    if not enclosed:
        return Payoff(worth(after, cell), None)
    sites, paid = after.city.sites, [0] * len(after.seats)
    for street in enclosed:
        for each in street.cells:
            owner = sites[each].owner
            if owner is not None:
                paid[owner] += worth(after, each)
    return Payoff(worth(after, cell), tuple(paid))


def renovation_worth(state: State, action: Renovate) -> int:
    """Return the dollars that a renovated building would earn if scored at once."""
    draft = Draft(state)
    carry_out(draft, action)
    return worth(draft, action.cell)


class Crowd(NamedTuple):
    """People of a colour in an enclosed street, and their possible destinations (none: they get FOMO)."""

    colour: str
    people: int
    destinations: tuple[Cell, ...]


class Scoring(NamedTuple):
    """The scoring of a street: its receipts, the dollars of each seat, and its people."""

    street: tuple[Cell, ...]
    receipts: tuple[Receipt, ...]
    dollars: tuple[int, ...]
    crowds: tuple[Crowd, ...]


class Preview(NamedTuple):
    """The effects of a build, up to the next draw of a tile.

    `receipt`: the new building's earnings if scored at once. `street`: its street; `open_ends` and
    `closed_ends`: the cells beyond it. `pointing_in`: buildings whose symbols point into it. `points_to`: the
    other street that its own symbols point into. `enclosed`: the streets to be scored, each as if it came
    first, since people may move after the first. `signs_left`: the seat's unused signs after all these
    scorings. `events`: the certain events before the next choice.
    """

    receipt: Receipt
    street: Street
    open_ends: tuple[Cell, ...]
    closed_ends: tuple[Cell, ...]
    pointing_in: tuple[Cell, ...]
    points_to: Street | None
    enclosed: tuple[Scoring, ...]
    signs_left: int
    events: tuple[Event, ...]


def preview(state: State, action: Build | Renovate) -> Preview:
    """Return the effects of a build; raises `IllegalAction` if it is not legal."""
    if action not in legal_actions(state):
        raise illegal(state, action)
    seat = state.current
    draft = Draft(state)
    carry_out(draft, action)
    built, events = draft.freeze(None), tuple(draft.events)
    city = built.city
    street = city.streets[action.cell]
    following = built.agenda[-1]
    firsts = following.firsts if isinstance(following, ScoreStreets) else ()
    returning = [city.sites[cell] for first in firsts for cell in city.streets[first].cells]
    return Preview(
        receipt=receipt(built, action.cell),
        street=street,
        open_ends=tuple(end for end in street.ends if end not in city),
        closed_ends=city.enclosing(street),
        pointing_in=city.pointing(street),
        points_to=points_to(city, action.cell),
        enclosed=tuple(_scoring(built, seat, first) for first in firsts),
        signs_left=SIGNS
        if state.rules.is_grifter(seat)
        else built.seats[seat].signs + sum(site.signs for site in returning if site.owner == seat),
        events=events,
    )


def scorings(state: State) -> tuple[Scoring, ...]:
    """Return the scoring of each waiting street as if it came next; empty outside a `score` decision."""
    step = state.agenda[-1]
    if not isinstance(step, ScoreStreets):
        return ()
    return tuple(_scoring(state, step.seat, first) for first in step.firsts)


def _scoring(state: State, seat: int, first: Cell) -> Scoring:
    """Score a street on a copy, without its choices."""
    draft = Draft(state)
    pay_street(draft, PayStreet(seat, first))
    (scored,) = draft.events
    if not isinstance(scored, StreetScored):
        raise RuntimeError(f"scoring ended in {scored}")
    crowds = _crowds(draft, scored.street, seat)
    return Scoring(scored.street, scored.receipts, _dollars(scored.receipts, len(draft.seats)), crowds)


def _dollars(receipts: Sequence[Receipt], seats: int) -> tuple[int, ...]:
    return tuple(sum(r.dollars for r in receipts if r.seat == seat) for seat in range(seats))


def _crowds(position: State | Draft, cells: tuple[Cell, ...], seat: int) -> tuple[Crowd, ...]:
    sites = [position.city.sites[cell] for cell in cells]
    counts = [sum(site.people[n] + site.fomo[n] for site in sites) for n in range(len(COLOURS))]
    return tuple(
        Crowd(COLOURS[n], count, destinations(position, n, mover=seat))
        for n, count in enumerate(counts)
        if count
    )


def standings(state: State) -> tuple[int, ...]:
    """Return the dollars of each seat if the game ended now, end game scoring included (rules.md §6, §7)."""
    money = [seat.money for seat in state.seats]
    for cell, site in state.city.sites.items():
        if site.owner is not None:
            money[site.owner] += worth(state, cell, final=True)
    for bonus in bonuses(state):
        money[bonus.seat] += bonus.dollars
    return tuple(money)


class StreetReport(NamedTuple):
    """A street's current scoring, open and closed ends, and people.

    `crowds` counts the people in it, lying or standing, and their destinations if it were enclosed.
    """

    street: Street
    enclosed: bool
    open_ends: tuple[Cell, ...]
    closed_ends: tuple[Cell, ...]
    receipts: tuple[Receipt, ...]
    dollars: tuple[int, ...]
    crowds: tuple[Crowd, ...]


def street_reports(state: State) -> tuple[StreetReport, ...]:
    """Return a report on every street of the city, in reading order of their first cells."""
    city = state.city
    streets = sorted(set(city.streets.values()), key=lambda street: (street.first[1], street.first[0]))
    return tuple(_street_report(state, street) for street in streets)


def _street_report(state: State, street: Street) -> StreetReport:
    city = state.city
    receipts = tuple(receipt(state, cell) for cell in street.cells if city.sites[cell].owner is not None)
    return StreetReport(
        street=street,
        enclosed=city.is_enclosed(street),
        open_ends=tuple(end for end in street.ends if end not in city),
        closed_ends=city.enclosing(street),
        receipts=receipts,
        dollars=_dollars(receipts, len(state.seats)),
        crowds=tuple(
            crowd._replace(destinations=tuple(c for c in crowd.destinations if c not in street.cells))
            for crowd in _crowds(state, street.cells, state.current)
        ),
    )


def worth_now(state: State, cell: Cell) -> int:
    """Return the dollars that an owned building would earn if its street were scored now."""
    return worth(state, cell)


def swap_gain(state: State, swap: Swap) -> int:
    """Return the gain of a swap over scoring as printed, in dollars, possibly negative (rules.md §8).

    Only the payment for that one building changes.
    """
    if swap.tile is None or swap.cell is None:
        return 0
    return worth(state, swap.cell, tile=state.rules.deck[swap.tile]) - worth(state, swap.cell)


def swap_gains(state: State) -> dict[Swap, int]:
    """Return the gain of each legal swap, including `swap none` (0); empty outside a `swap` decision.

    If no gain is positive, `swap none` is as good as any.
    """
    return {swap: swap_gain(state, swap) for swap in legal_actions(state) if isinstance(swap, Swap)}


def move_gains(state: State, move: Move) -> tuple[int, ...]:
    """Return how much the move adds to the worth of the destination's street for each seat, in dollars."""
    site = state.city.sites[move.cell]
    people = plus(site.people, COLOURS.index(move.colour), 1)
    after = Hypothetical(
        state.rules, state.city.with_sites({move.cell: site._replace(people=people)}), state.seats
    )
    gains = [0] * len(state.seats)
    for cell in state.city.streets[move.cell].cells:
        owner = state.city.sites[cell].owner
        if owner is not None:
            gains[owner] += worth(after, cell) - worth(state, cell)
    return tuple(gains)


def waiting_people(state: State) -> Mapping[str, Mapping[Cell, int]]:
    """Return the people with FOMO, by colour and cell."""
    return {
        colour: {cell: site.fomo[n] for cell, site in state.city.sites.items() if site.fomo[n]}
        for n, colour in enumerate(COLOURS)
    }


class Remaining(NamedTuple):
    """The tiles a seat has not seen: the number of undrawn tiles by back, and the possible buildings.

    `backs` is `None` if tiles were removed regardless of their backs (Contractor); `buildings` is `None` if
    any tile was removed.
    """

    backs: Mapping[str, int] | None
    buildings: tuple[str, ...] | None


def remaining(state: State, seat: int) -> Remaining:
    """Return a seat's knowledge of the undrawn tiles (rules.md §2)."""
    deck = state.rules.deck
    undrawn = (*state.stack, *state.grifter_stack)
    observation = observe(state, seat)
    seen = {tile for other in observation.seats for tile in other.hand} | {
        site.building.id for site in state.city.sites.values()
    }
    hands = (tile for other in state.seats for tile in other.hand)
    unseen = sorted({*undrawn, *hands} - seen)
    cards = [consultant_of(state, number) for number in range(len(state.seats))]
    backs = {back: sum(deck[tile].back == back for tile in undrawn) for back in SYMBOLS}
    five = any(deck[tile].five_players for tile in (*seen, *unseen))
    in_game = {tile for back in SYMBOLS for tile in deck.stack(back, five_players=five)}
    complete = in_game <= {*seen, *unseen} and not any(card.renovates for card in cards)
    return Remaining(
        None if any(card.widens for card in cards) else backs, tuple(unseen) if complete else None
    )


class Closing(NamedTuple):
    """A street with one open end that a building can close.

    `dollars` is the seat's payment if scored now. `spots` are the legal placements that close it, for
    any tile.
    """

    street: Street
    dollars: int
    spots: tuple[Placement, ...]


def closings(position: Position, seat: int, least: int = 1) -> tuple[Closing, ...]:
    """Return the streets that one building closes and that would pay a seat at least this many dollars.

    The best-paying street comes first.
    """
    city = position.city
    possible = []
    for street in dict.fromkeys(city.streets.values()):
        ends = [end for end in street.ends if end not in city]
        if len(ends) == 1:
            dollars = sum(worth(position, cell) for cell in street.cells if city.sites[cell].owner == seat)
            spots = _closing_spots(city, street)
            if spots and dollars >= least:
                possible.append(Closing(street, dollars, spots))
    return tuple(sorted(possible, key=lambda closing: (-closing.dollars, closing.street.first)))


def _closing_spots(city: City, street: Street) -> tuple[Placement, ...]:
    """Return the legal placements beyond a street's only open end that close it: across it, or filling it."""
    (cell,) = (end for end in street.ends if end not in city)
    return tuple(
        (cell, facing)
        for facing in city.places.get(cell, ())
        if street.first not in (longer := city.street_with(cell, facing)).cells
        or all(end in city for end in longer.ends)
    )
