"""Handlers for pasted links, which an installed app without an address bar needs."""

from __future__ import annotations

from dataclasses import replace

from app.engine.standard import standard_deck
from app.saves.reading import read_record
from app.ui.core.effects import FocusOn, Navigate
from app.ui.core.messages import OpenPasted, Pasting
from app.ui.core.model import Model
from app.ui.core.registry import Update, handles
from app.ui.core.texts import say
from app.ui.features.same_tiles.handlers import check_results, destination, found_in
from app.ui.features.saves.library import PASTE_FIELD, Arrival
from app.ui.features.saves.opening import received
from app.ui.features.saves.pasted import PasteError, pasted_route

_PROBLEMS = {"none": "errors.paste_none", "link": "errors.link_damaged", "deal": "errors.deal_damaged"}


@handles(Pasting)
def pasting(model: Model, message: Pasting) -> Update:
    """Store the text of the field."""
    return replace(model, pasted=message.text, paste_problem=""), ()


@handles(OpenPasted)
def open_pasted(model: Model, message: OpenPasted) -> Update:
    """Open the pasted link or record, or say what is wrong with it."""
    text = model.pasted.strip()
    if text.startswith("{"):
        model = replace(model, pasted="", paste_problem="")
        return received(model, Arrival("file", text, read_record(text, standard_deck())))
    found = found_in(text)
    if found:
        model, effects = check_results(replace(model, pasted="", paste_problem=""), found)
        return model, (*effects, Navigate(destination(found)))
    try:
        route = pasted_route(text)
    except PasteError as error:
        problem = say(_PROBLEMS[str(error)] if text else "errors.paste_empty")
        return replace(model, paste_problem=problem).saying(problem), (FocusOn(PASTE_FIELD),)
    return replace(model, pasted="", paste_problem=""), (Navigate(str(route)),)
