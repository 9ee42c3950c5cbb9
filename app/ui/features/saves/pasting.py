"""Handlers for pasted links, which an installed app without an address bar needs."""

from __future__ import annotations

from app.engine.standard import standard_deck
from app.saves.reading import read_record
from app.ui.core.effects import FocusOn, Navigate
from app.ui.core.feature import contributions, load
from app.ui.core.model import Model
from app.ui.core.registry import Update, handles
from app.ui.core.texts import say
from app.ui.features.saves.library import PASTE_FIELD, PASTE_PROBLEM, PASTED, Arrival
from app.ui.features.saves.messages import OpenPasted, Pasting
from app.ui.features.saves.opening import open_record
from app.ui.features.saves.pasted import PasteError, pasted_route
from app.ui.features.saves.places import PasteReader


@handles(Pasting)
def pasting(model: Model, message: Pasting) -> Update:
    """Store the text of the field."""
    return model.with_(PASTED, message.text).with_(PASTE_PROBLEM, ""), ()


@handles(OpenPasted)
def open_pasted(model: Model, message: OpenPasted) -> Update:
    """Open the pasted link or record, or report what is wrong with it."""
    text = model[PASTED].strip()
    if text.startswith("{"):
        model = model.with_(PASTED, "").with_(PASTE_PROBLEM, "")
        return open_record(model, Arrival("file", text, read_record(text, standard_deck())))
    for reader in contributions(PasteReader):
        opened: Update | None = load(reader.read)(model.with_(PASTED, "").with_(PASTE_PROBLEM, ""), text)
        if opened is not None:
            return opened
    try:
        route = pasted_route(text)
    except PasteError as error:
        problem = say(str(error) if text else "errors.paste_empty")
        return model.with_(PASTE_PROBLEM, problem).saying(problem), (FocusOn(PASTE_FIELD),)
    return model.with_(PASTED, "").with_(PASTE_PROBLEM, ""), (Navigate(str(route)),)
