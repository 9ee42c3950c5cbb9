"""The three editions of the rules and the points in which they differ (rules.md §10)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Edition:
    """One edition of the rules; each flag is a row of the table in rules.md §10.

    `people_join_abandoned`: people may move to abandoned buildings. `copies_all`: a copy may copy
    enclosure and adjacency. `fomo_counts`: people with FOMO count when scoring. `covers_park`: the
    Renovator may cover City Park. `shares_victory`: a tie is a shared victory, not a rematch.
    """

    id: str
    people_join_abandoned: bool
    copies_all: bool
    fomo_counts: bool
    covers_park: bool
    shares_victory: bool


EDITIONS: Final = {
    edition.id: edition
    for edition in (
        Edition("2021", True, True, True, True, False),
        Edition("draft", True, True, True, True, True),
        Edition("ru", False, False, False, False, False),
    )
}
