"""Figures of the puzzles: their number, difficulty, and explained losses."""

from __future__ import annotations

from collections.abc import Iterator

from app.ui.features.puzzles.collection import THEMES, Collection, Puzzle
from puzzling.packing import CARRIED

LEVELS = (1000, 1300, 1500)
FEW = 4


def figures(collection: Collection) -> Iterator[str]:
    """Yield a line for each theme, and one for all puzzles."""
    yield "theme      count  <1000  -1299  -1499  1500+  options  under 4  blind guess  with a near answer"
    for theme in THEMES:
        yield _line(theme, collection.themed(theme))
    yield _line("all", collection.puzzles)
    compared = [each for puzzle in collection.puzzles for each in puzzle.comparisons]
    shares = [sum(reason.about for reason in each.reasons) / each.loss for each in compared]
    judged = sum(puzzle.exact is None for puzzle in collection.puzzles)
    yield (
        f"{len(compared)} losses of {judged} judged puzzles:"
        f" reasons explain {CARRIED:.0%} and more of {sum(share >= CARRIED for share in shares)},"
        f" 70% and more of {sum(share >= 0.7 for share in shares)}"
    )


def _line(name: str, puzzles: tuple[Puzzle, ...]) -> str:
    levels = [sum(puzzle.level >= least for least in LEVELS) for puzzle in puzzles]
    options = [len(puzzle.options()) for puzzle in puzzles]
    blind = sum(len(puzzle.answers) / count for puzzle, count in zip(puzzles, options, strict=True))
    return (
        f"{name:10} {len(puzzles):5}"
        + "".join(f"{levels.count(band):7}" for band in range(len(LEVELS) + 1))
        + f"{sum(options) / len(options):9.0f}{sum(count < FEW for count in options):9}"
        + f"{blind / len(puzzles):13.1%}{sum(bool(puzzle.near) for puzzle in puzzles):20}"
    )
