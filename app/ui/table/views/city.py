"""The city on the board: buildings, facts, empty cells, numbers, the cells that answer a decision; its life.

They differ by shape: a plate with two bars is a street closed at both ends, a pill a promise, a dashed pill
an estimate.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping
from random import Random
from typing import Final, Literal, NamedTuple

from app.engine.city import Building, City, Site, Street
from app.engine.events import ChooseClaim
from app.engine.forecast import move_gains, scorings, worth_now
from app.engine.geometry import Cell, Facing, cell_text, surroundings
from app.engine.people import Placement
from app.engine.state import Abandon, Decision, Move, Score, State, Swap
from app.saves.marks import Looks, SeatLook
from app.ui.core.html import NOTHING, Child, Markup, el, group, side_by_side
from app.ui.core.pieces import at, choice, drawing, icon, mark, money, unseen
from app.ui.core.texts import cached_in_language, counted, listed, money_words, say, sentence
from app.ui.table.input.camera import reading_order, seen_cell, seen_facing
from app.ui.table.input.choosing import cell_id
from app.ui.table.model import Numbers
from app.ui.table.playback.steps import NEXT_STREET, named_at
from app.ui.table.views.board import FACTS
from app.ui.table.views.tiles import front, plate, standing
from app.ui.words.names import named, seat_name
from app.ui.words.sentences import signed, spoken_cell, spoken_place

SMALL: Final = 5
"""The board omits a rival's pay of fewer dollars if the player earns more."""


def badges(shown: Numbers) -> Markup:
    """Show the numbers of a placement."""
    expected = (
        el("span", say("preview.about", money=money_words(shown.expected)), class_="expected")
        if shown.expected is not None
        else None
    )
    if shown.mine is None:
        with_worth = expected is None and shown.worth is not None
        return group(expected, money(shown.worth or 0, "worth") if with_worth else None)
    return group(expected, _closing(shown.mine, shown.rival))


def _closing(mine: int, rival: int) -> Markup:
    tone = " gains" if mine > rival else " loses" if mine < rival else ""
    shown = rival >= SMALL or rival >= max(mine, 1)
    return el(
        "span",
        el("b", f"+{mine}" if mine else "0"),
        el("i", f"\N{MINUS SIGN}{rival}") if shown else None,
        class_=f"closes{tone}",
    )


def number_words(shown: Numbers) -> str:
    """Say the numbers of a placement in one phrase."""
    if shown.mine is None:
        words = say("spoken.earns", dollars=shown.worth) if shown.worth is not None else ""
    elif shown.rival:
        words = say("spoken.closes_rival", dollars=shown.mine, rival=shown.rival)
    else:
        words = say("spoken.closes", dollars=shown.mine)
    if shown.expected is None:
        return words
    return listed([say("spoken.expected", money=money_words(shown.expected)), words], "unit")


Lit = Literal["unlit", "lit"] | SeatLook
"""How legal spots are highlighted: not, as the player's own, or in the look of the Grifter."""

Offered = Literal["no"] | Lit
"""Whether a spot is legal for the picked tile, and how it is highlighted."""


class Spot(NamedTuple):
    """The content of an empty cell: whether it is offered, its numbers, and whether it has a star."""

    offered: Offered
    numbers: Numbers | None
    good: bool


class TileFront(NamedTuple):
    """What is drawn on a tile in the city: its building, turned, and the kerb if its street is closed."""

    building: Building
    facing: Facing
    kerb: tuple[str, ...]


def tiles(city: City, names: tuple[str, ...], viewer: int | None, turned: bool) -> Markup:
    """Show all buildings of the city."""
    left = _left(city, turned)
    return side_by_side(
        (
            cell_id(cell),
            _tile(
                cell,
                seen_cell(cell, turned)[0] - left + 1,
                TileFront(site.building, seen_facing(site.facing, turned), _kerb(city, cell)),
                spoken_cell(city, cell, names, viewer),
            ),
        )
        for cell, site in city.sites.items()
    )


@cached_in_language(256)  # most stay the same from build to build
def _tile(cell: Cell, column: int, drawn: TileFront, label: str) -> Markup:
    class_ = f"tile of-{drawn.building.back or 'start'} road-{drawn.facing}"
    if not drawn.kerb:
        return _grid_cell(cell, column, label, class_, front(drawn.building, drawn.facing))
    sealed = (drawing(f"sealed-{part}", f"art art-{drawn.facing}") for part in drawn.kerb)
    shown = group(front(drawn.building, drawn.facing), sealed)
    return _grid_cell(cell, column, label, f"{class_} closed", shown)


def _kerb(city: City, cell: Cell) -> tuple[str, ...]:
    """Return the parts of the sealed kerb at a building in a closed street, as seen from its road."""
    street = city.streets[cell]
    if not city.is_enclosed(street):
        return ()
    first, last = ("left", "right") if street.facing in "SW" else ("right", "left")
    ends = ((street.cells[0], first), (street.cells[-1], last))
    return ("kerb", *(side for end, side in ends if end == cell))


def _grid_cell(
    cell: Cell, column: int, label: str, class_: str, shown: Markup | None, **hooks: bool
) -> Markup:
    return el(
        "div",
        shown,
        id=cell_id(cell),
        class_=class_,
        role="gridcell",
        tabindex=-1,
        data_cell=cell_text(cell),
        **hooks,
        aria_colindex=column,
        aria_label=label,
        style=at(cell),
    )


def facts(part: int, city: City, looks: Looks, business: bool, turned: bool) -> Markup:
    """Show the value, owner and people of some buildings; larger at smaller scales."""
    return side_by_side(
        (_fact_id(cell), _fact(cell, site, seen_facing(site.facing, turned), looks, business))
        for cell, site in city.sites.items()
        if (cell[0] + 2 * cell[1]) % len(FACTS) == part
    )


def _fact_id(cell: Cell) -> str:
    return f"f{cell[0]},{cell[1]}"


@cached_in_language(256)  # most stay the same from build to build
def _fact(cell: Cell, site: Site, facing: Facing, looks: Looks, business: bool) -> Markup:
    return el(
        "div",
        plate(site.building, facing, business),
        standing(site, facing, looks),
        id=_fact_id(cell),
        class_="fact",
        style=at(cell),
    )


def ground(city: City) -> tuple[Cell, ...]:
    """Return the empty cells around the buildings, all of which can be tapped."""
    return tuple(sorted({near for cell in city for near in surroundings(cell)} - set(city)))


def _left(city: City, turned: bool) -> int:
    """Return the first column of the grid on the screen, beside all buildings."""
    return min(seen_cell(cell, turned)[0] for cell in city) - 1


class PlacesParts(NamedTuple):
    """The inputs of the empty cells."""

    city: City
    legal: Mapping[Cell, tuple[Facing, ...]]
    """The legal facings of the picked tile by cell, best first."""
    numbers: Mapping[tuple[Cell, Facing], Numbers]
    lit: Lit
    turned: bool
    good: Collection[Placement] = ()
    """The placements with a star."""


def places(parts: PlacesParts) -> Markup:
    """Show the empty cells; legal spots for the picked tile are highlighted with their numbers.

    The numbers are those of the best facing, in which the tile is first held there. `lit` may be the
    Grifter's look: his spots have his colour and his hat.
    """
    city, legal, turned = parts.city, parts.legal, parts.turned
    left, starred = _left(city, turned), {cell for cell, _ in parts.good}
    return side_by_side(
        (
            cell_id(cell),
            _place(
                cell,
                seen_cell(cell, turned)[0] - left + 1,
                spoken_place(city, cell),
                Spot(
                    parts.lit if cell in legal else "no",
                    parts.numbers.get((cell, legal[cell][0])) if cell in legal else None,
                    cell in starred,
                ),
            ),
        )
        for cell in ground(city)
    )


@cached_in_language(1024)  # most stay the same from tile to tile
def _place(cell: Cell, column: int, where: str, spot: Spot) -> Markup:
    offered, shown, good = spot
    label = say("spoken.empty", place=where) if offered == "no" else say("spoken.empty_legal", place=where)
    if shown is not None and shown != Numbers(None):
        label = say("spoken.empty_legal_numbers", place=where, numbers=number_words(shown))
    if good:
        label = say("spoken.good_spot", label=label)
    numbers = badges(shown) if shown is not None else None
    if isinstance(offered, SeatLook):
        hat = group(icon("grifter", "hat"), numbers)
        return _grid_cell(cell, column, label, f"place legal his seat-{offered.colour}", hat)
    inside = group(icon("ui-star", "good-star"), numbers) if good else numbers
    class_ = "place legal" if offered == "lit" else "place"
    return _grid_cell(cell, column, label, class_, inside, data_star=good)


def rows(city: City, turned: bool) -> Markup:
    """Return the ground below the city, and the grid rows for screen readers.

    Each row owns its cells from left to right.
    """
    cells = [*city, *ground(city)]
    (left, right), (top, bottom) = ((min(along), max(along)) for along in zip(*cells, strict=True))
    size = f"--w:{right - left + 1};--h:{bottom - top + 1}"
    grid: dict[int, list[Cell]] = {}
    for cell in sorted(cells, key=lambda cell: reading_order(cell, turned)):
        grid.setdefault(reading_order(cell, turned)[0], []).append(cell)
    squares = " ".join(f"M{x - left} {y - top}h1v1h-1z" for x, y in city)
    return group(
        el(
            "div",
            el(
                "svg",
                (el("path", d=squares, class_=f"ground-{layer}") for layer in ("meadow", "lawn", "shade")),
                viewBox=f"0 0 {right - left + 1} {bottom - top + 1}",
            ),
            class_="ground",
            aria_hidden="true",
            style=f"{at((left, top))};{size}",
        ),
        (
            el(
                "div",
                role="row",
                aria_label=_row_name(row, turned),
                aria_rowindex=number,
                aria_owns=" ".join(map(cell_id, in_row)),
            )
            for number, (row, in_row) in enumerate(grid.items(), 1)
        ),
    )


def _row_name(row: int, turned: bool) -> str:
    """Name a row on the screen by its row or column on the map: a turned map shows columns as rows."""
    return say("spoken.column", column=signed(row)) if turned else say("spoken.row", row=signed(row))


# --- Pieces over the city ---


def outline(class_: str, cells: Iterable[Cell]) -> Markup:
    """Outline cells of the board."""
    return group(el("div", class_=f"outline {class_}", style=at(cell)) for cell in cells)


def span(street: Street) -> str:
    """Return the style that makes an element span a street, from its first cell on."""
    length = len(street.cells)
    return f";--w:{length};--h:1" if street.facing in ("N", "S") else f";--w:1;--h:{length}"


def option_cells(decision: Decision | None, state: State) -> tuple[Cell, ...]:
    """Return the cells on which a decision can be answered."""
    if decision is None or decision.kind not in ("abandon", "score", "move"):
        return ()
    cells: list[Cell] = []
    for option in decision.options:
        if isinstance(option, Score):
            cells += state.city.streets[option.cell].cells
        elif isinstance(option, Abandon | Move):
            cells.append(option.cell)
    return tuple(cells)


def meant_cells(decision: Decision | None, state: State) -> tuple[Cell, ...]:
    """Return the cells that a decision concerns: its choices, or buildings with tokens or pay at stake."""
    if decision is None:
        return ()
    asking = state.agenda[-1] if state.agenda else None
    if isinstance(asking, ChooseClaim):
        return asking.cells
    swaps = (
        [o.cell for o in decision.options if isinstance(o, Swap) and o.cell]
        if decision.kind == "swap"
        else []
    )
    return tuple(swaps) or option_cells(decision, state)


def options(state: State, decision: Decision | None, looks: Looks, secret: bool = False) -> Markup:
    """Show the cells that answer a decision, each as a button; `secret`: without their worths.

    The name of each button has the dollars in sight, for speech input.
    """
    if decision is None or decision.kind not in ("abandon", "score", "move"):
        return NOTHING
    if decision.kind == "score":
        return group(_score_options(state, decision, looks, secret=secret))
    return group(
        _abandon_option(state, option, secret=secret)
        if isinstance(option, Abandon)
        else _move_option(state, option, looks, secret=secret)
        for option in decision.options
        if isinstance(option, Abandon | Move)
    )


def _seat_dollars(state: State, seat: int, dollars: Child, looks: Looks, class_: str) -> Markup:
    """Show dollars beside the mark of a seat, which its name replaces for screen readers."""
    return group(unseen(f" {seat_name(state, seat)} "), el("span", mark(looks[seat]), dollars, class_=class_))


def _abandon_option(state: State, option: Abandon, *, secret: bool) -> Markup:
    site, dollars = state.city.sites[option.cell], worth_now(state, option.cell)
    key = "option" if site.signs > 1 else "option_one"
    words = say(f"decisions.abandon.{key}", building=named(site.building), signs=counted("sign", site.signs))
    return choice(
        option,
        None if secret else el("span", money(dollars), class_="gain"),
        class_="option",
        label=words if secret else f"{words} {sentence(say('preview.worth', dollars=dollars))}",
        tabindex=-1,  # keys choose it on its cell
        style=at(option.cell),
    )


def _move_option(state: State, option: Move, looks: Looks, *, secret: bool) -> Markup:
    site = state.city.sites[option.cell]
    return choice(
        option,
        unseen(
            say("decisions.move.option", building=named(site.building))
            if site.owner is None
            else say(
                "decisions.move.option_owner",
                building=named(site.building),
                owner=seat_name(state, site.owner),
            )
        ),
        None
        if secret
        else [
            _seat_dollars(state, seat, f"{'+' if gain > 0 else ''}{money_words(gain)}", looks, "gain")
            for seat, gain in enumerate(move_gains(state, option))
            if gain
        ],
        class_="option",
        tabindex=-1,
        style=at(option.cell),
    )


def _score_options(state: State, decision: Decision, looks: Looks, *, secret: bool) -> Iterable[Markup]:
    waiting = {scoring.street[0]: scoring for scoring in scorings(state)} if not secret else {}
    for option in decision.options:
        if not isinstance(option, Score):
            continue
        street = state.city.streets[option.cell]
        scoring = waiting.get(option.cell)
        buildings = listed([named(state.city.sites[cell].building) for cell in street.cells], "unit")
        yield choice(
            option,
            unseen(say("decisions.score.option", street=buildings)),
            [
                _seat_dollars(state, seat, money(dollars), looks, "pays")
                for seat, dollars in enumerate(scoring.dollars)
                if dollars
            ]
            if scoring
            else None,
            class_="option",
            tabindex=-1,
            style=at(option.cell) + span(street),
        )


STREETS: Final = 4
"""The most streets with city life; the longest come first."""

LANE, PAVEMENT = 0.94, 0.84
"""Distance of cars and walkers from the backs of the buildings, in cells."""

EDGE: Final = 0.12
"""Cells between the ends of a street and the turning points of its traffic."""

SECONDS: Final = 5
"""Seconds in which a walker passes a building."""


class _Way(NamedTuple):
    """A path in cells: its start, and its distance to the right and down."""

    x: float
    y: float
    right: float
    down: float


def life(city: City, shown: bool) -> Markup:
    """Draw walkers, cars and smoke in the closed streets; their style holds their paths."""
    if not shown:
        return NOTHING
    closed = [street for street in dict.fromkeys(city.streets.values()) if city.is_enclosed(street)]
    closed.sort(key=lambda street: (-len(street.cells), street.cells))
    return group(_pieces(street, number) for number, street in enumerate(closed[:STREETS]))


def _pieces(street: Street, number: int) -> Iterator[Markup]:
    length = len(street.cells)
    if number == 0:
        turned = "car" if street.facing in "NS" else "car-along"
        yield _piece("car", turned, _way(street, LANE), 2 * length)
    else:
        walker = f"walker-{number % 2 + 1}"
        yield _piece(walker, "walker", _way(street, PAVEMENT), SECONDS * length)
    if number % 2 == 0:
        x, y = street.cells[-1]
        yield _piece("smoke", "smoke", _Way(x + 0.78, y + 0.12, 0, -0.16), 6)


def _piece(drawn: str, kind: str, way: _Way, seconds: int) -> Markup:
    style = f"--x:{way.x:.2f};--y:{way.y:.2f};--right:{way.right:.2f};--down:{way.down:.2f};--time:{seconds}s"
    return el("span", icon(f"life-{drawn}", "alive"), class_=f"life life-{kind}", style=style)


def _way(street: Street, off: float) -> _Way:
    """Return the path along a street at a distance from the backs of its buildings."""
    x, y = street.cells[0]
    far = len(street.cells) - 2 * EDGE
    beside: dict[Facing, float] = {"S": off, "E": off, "N": 1 - off, "W": 1 - off}
    if street.facing in "NS":
        return _Way(x + EDGE, y + beside[street.facing], far, 0)
    return _Way(x + beside[street.facing], y + EDGE, 0, far)


PIECES: Final = 48
"""The number of confetti pieces."""

_SHAPES: Final = ("flake", "long", "round")


def dusk(city: City, celebrated: bool) -> Markup:
    """Darken each street; the lights go on street by street."""
    if not celebrated:
        return NOTHING
    streets = dict.fromkeys(city.streets[cell] for cell in city)
    return group(
        el(
            "div",
            class_="evening",
            style=f"{at(street.cells[0])}{span(street)};--at:{number * NEXT_STREET}ms",
        )
        for number, street in enumerate(streets)
    )


def party(state: State, looks: Looks, celebrated: bool) -> Markup:
    """Show confetti in the winners' colours once they are named; none for the Grifter."""
    winners = state.winners
    if not celebrated or any(state.rules.is_grifter(seat) for seat in winners):
        return NOTHING
    chance = Random("confetti")
    begins = named_at(len(state.seats))
    return group(_confetti(chance, begins, looks[winners[n % len(winners)]].colour, n) for n in range(PIECES))


def _confetti(chance: Random, begins: int, colour: int, number: int) -> Markup:
    falls = (
        f"--left:{chance.randrange(100)}%;--at:{begins + chance.randrange(1400)}ms;"
        f"--time:{2400 + chance.randrange(1600)}ms;--drift:{chance.randrange(-12, 13)}vw;"
        f"--spin:{chance.randrange(-720, 721)}deg"
    )
    shape = _SHAPES[number % len(_SHAPES)]
    return el("i", class_=f"confetti confetti-{shape} seat-{colour}", style=falls)
