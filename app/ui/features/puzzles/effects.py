"""Effects of the puzzles."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.ui.core.effects import Effect

if TYPE_CHECKING:
    pass


class FetchPuzzles(Effect):
    """Fetch the collection of puzzles; send `PuzzlesFetched` or `PuzzlesNotFetched`."""
