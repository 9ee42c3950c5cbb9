"""Which screen belongs to which address, and what regions it has."""

from __future__ import annotations

from app.ui.model import Model
from app.ui.naming import seat_names
from app.ui.texts import listed, say
from app.ui.views.pages import album, arrival, credits, drills, home, learn, new_game, rules, settings, share
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
    "credits": credits.SCREEN,
    "share": share.SCREEN,
    **dict.fromkeys(("play", "open", "damaged"), arrival.SCREEN),
}


TITLES = {
    "new": "new_game.title",
    "learn": "learn.title",
    "aid": "rules.aid",
    "drill": "drills.title",
    "rules": "home.rules",
    "settings": "settings.title",
    "credits": "home.credits",
    "share": "share.title",
}


def title_of(model: Model) -> str:
    """Return the title of the window: where the model is, and what this is."""
    name, table = say("home.title"), model.table_in_sight
    if table is not None and not table.passing:
        return f"{listed(seat_names(table.session.state.seats), 'unit')} – {name}"
    key = TITLES.get(model.route.screen)
    return f"{say(key)} – {name}" if key is not None else name


def screen_of(model: Model) -> Screen:
    """Return the screen for where the model is."""
    if model.table_in_sight is not None:
        return table.SCREEN
    if model.route.screen == "try":
        return home.WAITING
    if model.route.screen == "game" and model.table is None:
        return arrival.SCREEN if model.arrival is not None else home.WAITING
    return SCREENS.get(model.route.screen, home.SCREEN)
