"""Deck files for the form of a new game."""

from __future__ import annotations

from dataclasses import replace

from app.engine.deck_file import DeckError, parse_deck
from app.engine.limits import MAX_TEXT
from app.ui.core.effects import Navigate
from app.ui.core.model import Model
from app.ui.core.registry import Update
from app.ui.core.routes import Route
from app.ui.core.texts import listed, say
from app.ui.features.new_game.stored import FORM, form_of


def open_deck_file(model: Model, text: str) -> Update | None:
    """Use a deck for the next new game, or report what is wrong with it; return `None` for other files."""
    try:
        deck = parse_deck(text[:MAX_TEXT], "custom")
    except DeckError as error:
        if error.fault.code in ("not-toml", "no-tiles"):
            return None
        wrong = dict(error.fault.values)
        entry = listed([str(wrong[key]) for key in ("tile", "key") if key in wrong], "unit")
        return model.with_notice(say("errors.deck_damaged", entry=entry), "problem"), ()
    return model.with_(FORM, replace(form_of(model), deck=deck)), (Navigate(str(Route("new"))),)
