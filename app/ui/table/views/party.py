"""The celebration at the end of a game: confetti over the table, and lights in the city."""

from __future__ import annotations

from random import Random
from typing import Final

from app.engine.city import City
from app.engine.state import State
from app.saves.seating import Looks
from app.ui.core.html import NOTHING, Markup, el, group
from app.ui.core.pieces import at
from app.ui.table.playback.celebration import NEXT_STREET, named_at
from app.ui.table.views.city import span

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
    return group(_piece(chance, begins, looks[winners[n % len(winners)]].colour, n) for n in range(PIECES))


def _piece(chance: Random, begins: int, colour: int, number: int) -> Markup:
    falls = (
        f"--left:{chance.randrange(100)}%;--at:{begins + chance.randrange(1400)}ms;"
        f"--time:{2400 + chance.randrange(1600)}ms;--drift:{chance.randrange(-12, 13)}vw;"
        f"--spin:{chance.randrange(-720, 721)}deg"
    )
    shape = _SHAPES[number % len(_SHAPES)]
    return el("i", class_=f"confetti confetti-{shape} seat-{colour}", style=falls)
