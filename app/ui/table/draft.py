"""A build in progress, and the numbers that the board shows for it."""

from __future__ import annotations

from collections.abc import Mapping, Set
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Final, NamedTuple

from app.engine.state import Build, Renovate

if TYPE_CHECKING:  # needed only for types, so a start need not wait for them
    from app.engine.events import TileLifted
    from app.engine.forecast import Preview
    from app.engine.geometry import Cell, Facing


NUMBERED: Final = ("expected", "full")
"""The levels of assistance with numbers on the board."""


class Numbers(NamedTuple):
    """The board's numbers for a placement, in dollars.

    `worth` is what the building could earn, `None` if it is not shown. `mine` and `rival` are paid at
    once to the seat that chooses and to its best rival; `mine` is `None` where no street closes. `expected`
    is the bots' estimate, `None` unless the player wants it.
    """

    worth: int | None
    mine: int | None = None
    rival: int = 0
    expected: int | None = None

    @property
    def rank(self) -> tuple[int, int]:
        """The sort key of placements: the estimate if there is one; else profits first, losses last."""
        if self.expected is not None:
            return 0, self.expected
        if self.mine is None:
            return 0, self.worth or 0
        net = self.mine - self.rival
        return (1 if net > 0 else -1), net


@dataclass(frozen=True, slots=True)
class BuildDraft:
    """A build in progress: a tile picked up, perhaps held over a cell in a facing.

    `places` are the legal facings by cell, best first. `covers` are the cells that a Renovator may build on,
    and `doubles` those that allow two signs. `worths` is each placement's current worth, and `numbers` what
    the board shows `seat` of it. `preview` is the outcome of the ghost, and `doubled` the same with two
    signs. `judged` is the Grifter's valuation of its tile.
    """

    tile: str
    places: Mapping[Cell, tuple[Facing, ...]]
    worths: Mapping[tuple[Cell, Facing], int]
    covers: Set[Cell] = frozenset()
    doubles: bool = False
    cell: Cell | None = None
    facing: Facing = "S"
    preview: Preview | None = None
    doubled: Preview | None = None
    judged: TileLifted | None = None
    seat: int = 0
    numbers: Mapping[tuple[Cell, Facing], Numbers] = field(default_factory=dict)

    def rank(self, cell: Cell, facing: Facing) -> tuple[int, int]:
        """Return the sort key of placements; higher is better."""
        numbers = self.numbers.get((cell, facing))
        return numbers.rank if numbers is not None else (0, 0)

    def without_ghost(self) -> BuildDraft:
        """Return the draft with the tile picked, but not over a cell."""
        return replace(self, cell=None, preview=None, doubled=None)

    @property
    def judgement(self) -> int | None:
        """The dollars that the Grifter counts for the ghost, or `None`."""
        if self.judged is None or self.judged.rule != "valuation":
            return None
        return next(
            (
                dollars
                for cell, facing, dollars in self.judged.worths
                if (cell, facing) == (self.cell, self.facing)
            ),
            None,
        )

    @property
    def action(self) -> Build | Renovate | None:
        """The action that builds the ghost, or `None` without one."""
        if self.cell is None:
            return None
        if self.cell in self.covers:
            return Renovate(self.tile, self.cell)
        return Build(self.tile, self.cell, self.facing)

    @property
    def double(self) -> Build | None:
        """The action that builds the ghost with two signs, where legal."""
        action = self.action
        if not self.doubles or not isinstance(action, Build):
            return None
        return Build(action.tile, action.cell, action.facing, double=True)
