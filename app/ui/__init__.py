"""The interface: messages change a frozen model, views turn the model into markup, the page shows it.

`core` runs what features contribute. `table` is the game on the table. Each folder of `features` is a
capability, and its package declares how it takes part.
"""

from __future__ import annotations

from typing import Final

FEATURES: Final = (
    "table",
    "features.home",
    "features.train",
    "features.more",
    "features.saves",
    "features.settings",
    "features.again",
    "features.coach",
    "features.grifter",
    "features.stars",
    "features.learn",
    "features.rules",
    "features.drills",
    "features.score",
    "features.puzzles",
    "features.report",
    "features.book",
    "features.journey",
    "features.same_tiles",
    "features.daily",
    "features.new_game",
    "features.box",
    "features.post",
    "features.phones",
    "features.hand",
    "features.sharing",
    "features.moving",
    "features.typed",
    "features.credits",
    "features.lost",
    "features.rival",
)
"""The features by folder, in the order in which their contributions take part."""
