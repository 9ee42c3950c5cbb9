"""Which screen belongs to which address, and what regions it has."""

from __future__ import annotations

from app.ui.model import Model
from app.ui.views.pages import album, drills, home, learn, new_game, rules, saves, settings, share
from app.ui.views.region import Screen
from app.ui.views.table import screen as table

SCREENS = {
    "home": home.SCREEN,
    "new": new_game.SCREEN,
    "game": table.SCREEN,
    "learn": learn.SCREEN,
    "aid": album.AID,
    "drill": drills.SCREEN,
    "rules": rules.SCREEN,
    "settings": settings.SCREEN,
    "credits": settings.CREDITS,
    "share": share.SCREEN,
    **dict.fromkeys(("play", "open", "damaged"), saves.ARRIVAL),
}


def screen_of(model: Model) -> Screen:
    """Return the screen for where the model is."""
    if model.table_in_sight is not None:
        return table.SCREEN
    if model.route.screen == "try":
        return home.WAITING
    if model.route.screen == "game" and model.table is None:
        return saves.ARRIVAL if model.arrival is not None else home.WAITING
    return SCREENS.get(model.route.screen, home.SCREEN)
