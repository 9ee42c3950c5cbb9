"""Good tiles and spots of the open hand: a feature finds them, and the board marks them with stars."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from app.engine.values import Value
from app.ui.core.slices import Slice

if TYPE_CHECKING:
    from app.bots.stars import HandEstimates, Stars
    from app.engine.people import Placement
    from app.engine.state import State
    from app.ui.core.model import Model
    from app.ui.table.model import Table


class GoodSpots(Value):
    """The stars of the position `shown`, and the estimates of all builds there, which order the tiles."""

    shown: State
    stars: Stars
    estimates: HandEstimates


GOOD_SPOTS: Final[Slice[GoodSpots | None]] = Slice("good spots", None)
"""The stars of a position; they count while the table shows it."""

NO_GOOD_TILES: Final[tuple[str, ...]] = ()
NO_GOOD_PLACEMENTS: Final[tuple[Placement, ...]] = ()


def good_spots(model: Model, table: Table) -> GoodSpots | None:
    """Return the stars, if the person at the table is to build in their position."""
    known, question = model[GOOD_SPOTS], table.question
    if known is None or known.shown is not table.shown or question is None or question.kind != "build":
        return None
    return known


def good_tiles(model: Model, table: Table) -> tuple[str, ...]:
    """Return the tiles of the hand with a star."""
    known = good_spots(model, table)
    return known.stars.tiles if known is not None else NO_GOOD_TILES


def good_placements(model: Model, table: Table, tile: str = "") -> tuple[Placement, ...]:
    """Return the placements with a star: those of a tile, by default of the picked one, else of the best."""
    known = good_spots(model, table)
    if known is None or not known.stars.tiles:
        return NO_GOOD_PLACEMENTS
    up = tile or (table.drafted.tile if table.drafted is not None else known.stars.tiles[0])
    return known.stars.spots.get(up, NO_GOOD_PLACEMENTS)
