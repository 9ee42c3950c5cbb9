"""People: arrival, moves, and FOMO (rules.md §3 and §5); and where the Grifter builds (rules.md §9).

1. He builds where the tile's own valuation would be worth the most if scored now.
2. He builds a tile with an enclosure valuation where that newly encloses a street and moves the most people
   to his buildings; if there is no such cell, anywhere.
3. The player breaks ties.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from .city import COLOURS, NOBODY, Building, City, Counts, Site
from .events import GotFomo, Joined, LiftPeople, Moved, PlacePerson
from .faults import Refusal
from .geometry import FACINGS, Cell, Facing, cell_text
from .position import Hypothetical, Position, Supplied
from .state import GRIFTER, Draft, Move, plus
from .valuation import valuation_of

Placement = tuple[Cell, Facing]


def destinations(
    position: Position, colour: int, *, mover: int, barred: Cell | None = None
) -> tuple[Cell, ...]:
    """Return the cells that people of a colour may move to, in text order (rules.md §5, §9).

    They show the colour's symbol and are in an open street. `mover` matters only if it is the Grifter, who
    must send people to his own buildings if possible. `barred` is the building being abandoned.
    """
    city = position.city
    cells = [
        cell
        for cell, site in city.sites.items()
        if site.building.symbol_counts[colour] and _move_problem(position, colour, cell, barred) is None
    ]
    if position.rules.is_grifter(mover):
        cells = [cell for cell in cells if city.sites[cell].owner == GRIFTER] or cells
    return tuple(sorted(cells, key=cell_text))


def move_refusal(
    position: Position, colour: int, cell: Cell, *, mover: int, barred: Cell | None = None
) -> Refusal | None:
    """Return why people of a colour may not move to a cell, or `None` if they may."""
    problem = _move_problem(position, colour, cell, barred)
    if problem is None and cell not in destinations(position, colour, mover=mover, barred=barred):
        problem = "move-grifter"
    if problem is None:
        return None
    return Refusal(problem, (cell,) if cell in position.city else ())


def _move_problem(position: Position, colour: int, cell: Cell, barred: Cell | None) -> str | None:
    site = position.city.sites.get(cell)
    if site is None:
        return "move-empty"
    if not site.building.symbol_counts[colour]:
        return "move-symbol"
    if cell == barred:
        return "move-same"
    if not position.city.is_open(cell):
        return "move-enclosed"
    abandoned = site.owner is None and site.building.cell is None
    if abandoned and not position.rules.edition.people_join_abandoned:
        return "move-abandoned"
    return None


class Welcome(NamedTuple):
    """The people at a new building: its `people` and the remaining `supply`, by colour.

    `city` is the city after people with FOMO left their buildings; `joined` lists their colour, number and
    origin. `newcomers` are the colours of people from the supply.
    """

    people: Counts
    supply: Counts
    city: City
    joined: tuple[tuple[int, int, Cell], ...]
    newcomers: tuple[str, ...]


def welcome(position: Supplied, building: Building, *, encloses: bool, already: Counts = NOBODY) -> Welcome:
    """Work out the arrivals at a new building before it is placed (rules.md §3, Build, and §10).

    One person arrives per coloured symbol while the supply lasts, and everyone with FOMO in its colours. In
    some editions the latter stay if it `encloses` its own street. `already` are people there beforehand
    (Renovator).
    """
    city, supply = position.city, position.supply
    people, newcomers = already, []
    for symbol in building.symbols:
        if symbol != "wild" and supply[COLOURS.index(symbol)]:
            colour = COLOURS.index(symbol)
            people, supply = plus(people, colour, 1), plus(supply, colour, -1)
            newcomers.append(symbol)
    if encloses and not position.rules.edition.fomo_rushes_anywhere:
        return Welcome(people, supply, city, (), tuple(newcomers))
    shown = {COLOURS.index(symbol) for symbol in building.symbols if symbol != "wild"}
    left: dict[Cell, Site] = {}
    joined = []
    for cell, site in city.sites.items():
        if site.fomo == NOBODY:
            continue
        for colour in shown:
            count = site.fomo[colour]
            if count:
                people, site = (
                    plus(people, colour, count),
                    site._replace(fomo=plus(site.fomo, colour, -count)),
                )
                left[cell] = site
                joined.append((colour, count, cell))
    return Welcome(people, supply, city.with_sites(left) if left else city, tuple(joined), tuple(newcomers))


def cities_with_building(
    position: Supplied, building: Building, owner: int, places: Mapping[Cell, Sequence[Facing]] | None = None
) -> dict[Placement, City]:
    """Return the city with an owner's new building, for each legal placement, or those at some `places`.

    New people and those with FOMO who rush to it are included.
    """
    city = position.city
    in_open = welcome(position, building, encloses=False)
    in_enclosed = welcome(position, building, encloses=True)
    differ = in_open.joined != in_enclosed.joined

    def sites(arrival: Welcome) -> dict[Facing, Site]:
        return {facing: Site(building, facing, owner, 1, arrival.people) for facing in FACINGS}

    opened, enclosed = (in_open.city, sites(in_open)), (in_enclosed.city, sites(in_enclosed))
    cities = {}
    for cell, facings in (city.places if places is None else places).items():
        for facing in facings:
            at_once = differ and city.is_enclosed(city.street_with(cell, facing))
            before, standing = enclosed if at_once else opened
            cities[cell, facing] = before.with_building(cell, standing[facing])
    return cities


def joined_events(arrival: Welcome, to: Cell) -> list[Joined]:
    """Return the events for people with FOMO who rush to a new building."""
    return [Joined(COLOURS[colour], count, cell, to) for colour, count, cell in arrival.joined]


def lift(draft: Draft, step: LiftPeople) -> None:
    """Lift all people of a colour for moving, or leave them standing with FOMO (rules.md §5)."""
    colour = step.colour
    sites = {cell: draft.city.sites[cell] for cell in step.cells}
    there = {
        cell: count for cell, site in sites.items() if (count := site.people[colour] + site.fomo[colour])
    }
    if not there:
        return
    if destinations(draft, colour, mover=step.seat, barred=step.barred):
        draft.change_sites({cell: _standing(sites[cell], colour, 0) for cell in there})
        draft.moving = plus(draft.moving, colour, sum(there.values()))
        origins = tuple(cell for cell, count in there.items() for _ in range(count))
        draft.do_next(PlacePerson(step.seat, colour, origins, step.barred))
    else:
        draft.change_sites({cell: _standing(sites[cell], colour, count) for cell, count in there.items()})
        for cell, count in there.items():
            draft.report(GotFomo(COLOURS[colour], count, cell))


def _standing(site: Site, colour: int, count: int) -> Site:
    """Return a site with `count` people of a colour standing and none lying."""
    return site._replace(
        people=plus(site.people, colour, -site.people[colour]),
        fomo=plus(site.fomo, colour, count - site.fomo[colour]),
    )


def move_options(draft: Draft, step: PlacePerson) -> tuple[Move, ...]:
    """Return the possible moves of the next lifted person."""
    cells = destinations(draft, step.colour, mover=step.seat, barred=step.barred)
    return tuple(Move(COLOURS[step.colour], cell) for cell in cells)


def place(draft: Draft, step: PlacePerson, action: Move) -> None:
    """Place the next lifted person on a building, lying."""
    draft.moving = plus(draft.moving, step.colour, -1)
    site = draft.city.sites[action.cell]
    draft.change_site(action.cell, people=plus(site.people, step.colour, 1))
    draft.report(Moved(step.seat, action.colour, step.origins[0], action.cell))
    if len(step.origins) > 1:
        draft.do_next(PlacePerson(step.seat, step.colour, step.origins[1:], step.barred))


class Judgement(NamedTuple):
    """The Grifter's judgement of the placements of his tile.

    `worths`, by `rule`: "valuation", the dollars of all placements; "enclosure", the people who would move to
    his buildings, only for placements that enclose a street; "anywhere", empty, as the enclosure tile
    encloses none. `best` are the placements tied for the best.
    """

    rule: str
    worths: Mapping[Placement, int]
    best: tuple[Placement, ...]


def judge(position: Supplied, tile: str) -> Judgement:
    """Judge all legal placements of the Grifter's tile."""
    building = position.rules.deck[tile]
    after = {
        place: Hypothetical(position.rules, city, position.seats)
        for place, city in cities_with_building(position, building, GRIFTER).items()
    }
    if building.valuation.kind == "enclosure":
        # Consider only placements where the building itself newly encloses a street.
        worths = {
            place: _followers(there, place[0])
            for place, there in after.items()
            if there.city.encloses(place[0])
        }
        if not worths:
            return Judgement("anywhere", {}, tuple(after))
        rule = "enclosure"
    else:
        worths = {place: valuation_of(there, place[0]) for place, there in after.items()}
        rule = "valuation"
    most = max(worths.values())
    return Judgement(rule, worths, tuple(place for place, worth in worths.items() if worth == most))


def _followers(there: Hypothetical, cell: Cell) -> int:
    """Return how many people in newly enclosed streets would move to the Grifter's buildings."""
    city = there.city
    sites = [city.sites[c] for street in city.enclosed_by(cell) for c in street.cells]
    return sum(
        sum(site.people[colour] + site.fomo[colour] for site in sites)
        for colour in range(len(COLOURS))
        if any(city.sites[c].owner == GRIFTER for c in destinations(there, colour, mover=GRIFTER))
    )
