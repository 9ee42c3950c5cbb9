"""The tiles of the hand for an empty spot, the best first."""

from __future__ import annotations

from app.bots.stars import tiles_for
from app.engine.forecast import payoffs
from app.engine.geometry import Cell, parse_cell
from app.engine.state import State
from app.ui.core.html import NOTHING, Markup, el
from app.ui.core.model import Helps
from app.ui.core.pieces import button, drawing, icon
from app.ui.core.texts import say, sentence
from app.ui.table.good_spots import GoodSpots
from app.ui.table.messages import Drop, read_subject
from app.ui.table.model import NUMBERED, Numbers
from app.ui.table.views.explain import card
from app.ui.words.names import named


def fitting_card(state: State, subject: str, helps: Helps, good: GoodSpots | None) -> Markup:
    """Offer the active seat's tiles for the spot of a subject; nothing if none can be built there."""
    read = read_subject(subject)
    cell = parse_cell(read[1]) if read is not None else None
    if cell is None or cell not in state.city.places:
        return NOTHING
    tiles = ordered_tiles(state, cell, helps, good)
    if not tiles:
        return NOTHING
    return card(
        say("fitting.title"), el("div", (_tile(state, tile, cell, good) for tile in tiles), class_="fitting")
    )


def ordered_tiles(state: State, cell: Cell, helps: Helps, good: GoodSpots | None) -> tuple[str, ...]:
    """Return the tiles for a cell: by the stars' estimates, else by the board's numbers, else as held."""
    if good is not None:
        return tiles_for(good.estimates, cell)
    seat = state.current
    hand = tuple(tile for tile in state.seats[seat].hand if state.rules.deck[tile].name)
    if helps not in NUMBERED:
        return hand

    def rank(tile: str) -> tuple[int, int]:
        brought = payoffs(state, tile, seat)
        return max(
            Numbers(each.worth, each.paid[seat] if each.paid is not None else None, each.rival(seat)).rank
            for facing in state.city.places[cell]
            for each in (brought[cell, facing],)
        )

    return tuple(sorted(hand, key=rank, reverse=True))


def _tile(state: State, tile: str, cell: Cell, good: GoodSpots | None) -> Markup:
    """Show a tile that can be held over the cell, with a star if it has one in the hand and there."""
    building = state.rules.deck[tile]
    starred = (
        good is not None and tile in good.stars.tiles and any(cell == at for at, _ in good.stars.spots[tile])
    )
    name = named(building)
    return button(
        Drop(tile, cell),
        drawing(building.id, "fitting-art"),
        el("span", name),
        icon("ui-star", "good-star") if starred else None,
        class_="button fitting-tile",
        label=say("spoken.good_tile", tile=sentence(name)) if starred else None,
    )
