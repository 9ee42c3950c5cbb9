"""The screens of all games and of one: saved, from a link or a file, or what is wrong with it."""

from __future__ import annotations

from app.ui.core.model import Model
from app.ui.core.region import Screen
from app.ui.core.registry import Update
from app.ui.core.waiting import WAITING
from app.ui.features.saves import arrival
from app.ui.features.saves.handlers import request_list
from app.ui.features.saves.library import ARRIVAL
from app.ui.features.saves.opening import visit_game
from app.ui.features.saves.views import GAMES_PAGE
from app.ui.table.model import TABLE


def arrive(model: Model) -> Update:
    """Follow the address of the list of games or of a game."""
    return request_list(model) if model.route.screen == "games" else visit_game(model)


def show(model: Model) -> Screen:
    """Return the list of games, the explanation of a record, or the page that waits for one."""
    if model.route.screen == "games":
        return GAMES_PAGE
    if model.route.screen == "game" and model[TABLE] is None and model[ARRIVAL] is None:
        return WAITING
    return arrival.SCREEN
