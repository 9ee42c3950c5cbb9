"""Good tiles and spots of the open hand: a feature finds them, and the board marks them with stars."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from app.engine.values import Value
from app.ui.core.model import Model, Slice

if TYPE_CHECKING:
    from app.bots.stars import HandEstimates, Stars
    from app.engine.people import Placement
    from app.engine.state import State
    from app.ui.table.model import Table


class GoodSpots(Value):
    """The stars of the position `shown`, and the estimates of all builds there, which order the tiles."""

    shown: State
    stars: Stars
    estimates: HandEstimates


GOOD_SPOTS: Final[Slice[GoodSpots | None]] = Slice("good spots", None)
"""The stars of a position; they count while the table shows it."""


def good_spots(model: Model, table: Table) -> GoodSpots | None:
    """Return the stars, if the person at the table is to build in their position."""
    good, question = model[GOOD_SPOTS], table.question
    if good is None or good.shown is not table.shown or question is None or question.kind != "build":
        return None
    return good


def good_tiles(model: Model, table: Table) -> tuple[str, ...]:
    """Return the tiles of the hand with a star."""
    good = good_spots(model, table)
    return good.stars.tiles if good is not None else ()


def good_placements(model: Model, table: Table, tile: str = "") -> tuple[Placement, ...]:
    """Return the placements with a star: those of a tile, by default of the picked one, else of the best."""
    good = good_spots(model, table)
    if good is None or not good.stars.tiles:
        return ()
    picked = tile or (table.drafted.tile if table.drafted is not None else good.stars.tiles[0])
    return good.stars.spots.get(picked, ())
