"""The three editions of the rules and their differences (rules.md §10)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Edition:
    """An edition of the rules; each flag is a row of the table in rules.md §10, as in 2021 by default.

    `people_join_abandoned`: people may move to abandoned buildings. `copies_all`: a copy may copy enclosure
    and adjacency. `fomo_counts`: people with FOMO count in scoring. `fomo_rushes_anywhere`: they rush to a
    new building even if its own street is enclosed at once. `covers_park`: the Renovator may cover City Park.
    `shares_victory`: players who tie share the victory instead of playing a rematch.
    """

    id: str
    people_join_abandoned: bool = True
    copies_all: bool = True
    fomo_counts: bool = True
    fomo_rushes_anywhere: bool = True
    covers_park: bool = True
    shares_victory: bool = False


EDITIONS: Final = {
    edition.id: edition
    for edition in (
        Edition("2021"),
        Edition("draft", shares_victory=True),
        Edition(
            "ru",
            people_join_abandoned=False,
            copies_all=False,
            fomo_counts=False,
            fomo_rushes_anywhere=False,
            covers_park=False,
        ),
    )
}
