"""What each message does. Importing this package registers all handlers."""

from app.ui.handlers import (
    address,
    bots,
    building,
    camera,
    drills,
    first_game,
    games,
    learning,
    looking,
    new_game,
    playing,
    saving,
    settings,
    sharing,
    speaking,
    typing,
)

__all__ = [
    "address",
    "bots",
    "building",
    "camera",
    "drills",
    "first_game",
    "games",
    "learning",
    "looking",
    "new_game",
    "playing",
    "saving",
    "settings",
    "sharing",
    "speaking",
    "typing",
]
