"""What each message does. Importing this package registers all handlers."""

from app.ui.handlers import (
    address,
    bots,
    building,
    camera,
    first_game,
    games,
    learning,
    new_game,
    playing,
    saving,
)

__all__ = [
    "address",
    "bots",
    "building",
    "camera",
    "first_game",
    "games",
    "learning",
    "new_game",
    "playing",
    "saving",
]
