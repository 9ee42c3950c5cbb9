"""Which screen belongs to which address, and what regions it has."""

from __future__ import annotations

from app.ui.model import Model
from app.ui.naming import seat_names
from app.ui.texts import listed, say
from app.ui.views.pages import home
from app.ui.views.region import Screen

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
    """Return the screen for where the model is; what shows it is imported when somebody goes there."""
    match model.route.screen:
        case _ if model.table_in_sight is not None:
            from app.ui.views.table import screen as table

            return table.SCREEN
        case "try":
            return home.WAITING
        case "game" if model.table is None and model.arrival is None:
            return home.WAITING
        case "game" | "play" | "open" | "damaged":
            from app.ui.views.pages import arrival

            return arrival.SCREEN
        case "new":
            from app.ui.views.pages import new_game

            return new_game.SCREEN
        case "learn":
            from app.ui.views.pages import learn

            return learn.SCREEN
        case "aid":
            from app.ui.views.pages import album

            return album.AID
        case "drill":
            from app.ui.views.pages import drills

            return drills.SCREEN
        case "rules":
            from app.ui.views.pages import rules

            return rules.SCREEN
        case "settings":
            from app.ui.views.pages import settings

            return settings.SCREEN
        case "credits":
            from app.ui.views.pages import credits

            return credits.SCREEN
        case "share":
            from app.ui.views.pages import share

            return share.SCREEN
    return home.SCREEN
