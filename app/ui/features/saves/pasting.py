"""Pasting: a link to a game, typed or pasted where the page has no bar for addresses."""

from __future__ import annotations

from dataclasses import replace

from app.engine.standard import standard_deck
from app.saves.reading import read_record
from app.ui.core.effects import FocusOn, Navigate
from app.ui.core.messages import OpenPasted, Pasting
from app.ui.core.model import Model
from app.ui.core.registry import Update, handles
from app.ui.core.texts import say
from app.ui.features.saves.library import PASTE_FIELD, Arrival
from app.ui.features.saves.opening import received
from app.ui.features.saves.pasted import PasteError, pasted_route

_PROBLEMS = {"none": "errors.paste_none", "link": "errors.link_damaged", "deal": "errors.deal_damaged"}


@handles(Pasting)
def pasting(model: Model, message: Pasting) -> Update:
    """Take note of what the field holds."""
    return replace(model, pasted=message.text, paste_problem=""), ()


@handles(OpenPasted)
def open_pasted(model: Model, message: OpenPasted) -> Update:
    """Go where the pasted link leads, open a pasted record, or say what is wrong."""
    text = model.pasted.strip()
    if text.startswith("{"):
        model = replace(model, pasted="", paste_problem="")
        return received(model, Arrival("file", text, read_record(text, standard_deck())))
    try:
        route = pasted_route(text)
    except PasteError as error:
        problem = say(_PROBLEMS[str(error)] if text else "errors.paste_empty")
        return replace(model, paste_problem=problem).saying(problem), (FocusOn(PASTE_FIELD),)
    return replace(model, pasted="", paste_problem=""), (Navigate(str(route)),)
