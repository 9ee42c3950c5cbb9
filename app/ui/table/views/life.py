"""City life and the celebration at the end of a game. Screen readers ignore them."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Final, NamedTuple

from app.engine.city import City, Street
from app.engine.geometry import Facing
from app.engine.state import State
from app.saves.save import Looks
from app.ui.core.html import NOTHING, Markup, el, group
from app.ui.core.pieces import at, icon
from app.ui.table.playback.steps import NEXT_STREET, named_at
from app.ui.table.views.city import span

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
