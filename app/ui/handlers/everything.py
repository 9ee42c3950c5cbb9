"""All that messages do, beyond what the first page needs."""

from __future__ import annotations

from app.ui.handlers import (
    bots,
    building,
    camera,
    cells,
    drills,
    first_game,
    games,
    keeping,
    learning,
    looking,
    new_game,
    opening,
    playing,
    sharing,
    typing,
)

__all__ = [
    "bots",
    "building",
    "camera",
    "cells",
    "drills",
    "first_game",
    "games",
    "keeping",
    "learning",
    "looking",
    "new_game",
    "opening",
    "playing",
    "sharing",
    "typing",
]
