"""What is kept for all games: the settings, the choices of the last new game, and what was learned."""

from __future__ import annotations

import json
from dataclasses import asdict, fields, replace
from typing import Final, get_args, get_type_hints

from app.saves.store import read_json
from app.ui import form
from app.ui.effects import BringTexts, Effect, StoreText, UseCatalogue
from app.ui.form import remembered
from app.ui.learning import progress
from app.ui.messages import (
    CatalogueFailed,
    CatalogueLoaded,
    Choose,
    LanguageChanged,
    Motion,
    Recalled,
    Restored,
)
from app.ui.model import Model, Notice, Settings
from app.ui.origins import GuidedLesson
from app.ui.registry import Update, handles
from app.ui.texts import languages, say

SETTINGS_KEY: Final = "settings"
MAX_SETTINGS: Final = 20_000
_KINDS: Final = get_type_hints(Settings)


def _changed(settings: Settings, setting: str, value: object) -> Settings:
    """Return the settings with one of them changed; anything unknown changes nothing."""
    if setting == "language" and value in ("system", *languages()):
        return replace(settings, language=str(value))
    if setting in _KINDS and value in get_args(_KINDS[setting]):
        return replace(settings, **{setting: value})  # type: ignore[arg-type]
    return settings


@handles(Choose)
def choose(model: Model, message: Choose) -> Update:
    """Change a setting and keep it."""
    settings = _changed(model.settings, message.setting, message.value)
    spoken = settings.language != model.settings.language
    model = replace(model, settings=settings)
    effects: tuple[Effect, ...] = (StoreText(SETTINGS_KEY, settings_text(model)),)
    return model, (*effects, BringTexts(settings.language)) if spoken else effects


@handles(CatalogueLoaded)
def catalogue_loaded(model: Model, message: CatalogueLoaded) -> Update:
    """Have the catalogue taken into use. Default names are recognized before, in their own language."""
    return model, (UseCatalogue(message.text, LanguageChanged(form.unnamed(model.form))),)


@handles(LanguageChanged)
def language_changed(model: Model, message: LanguageChanged) -> Update:
    """Say default names anew, and forget what was said in the language before."""
    table = model.table
    if table is not None:
        table = table.with_attention(refusal=None)
        if table.tutoring is not None:
            table = replace(table, origin=GuidedLesson(table.tutoring.answering("")))
    model = replace(model, table=table, form=form.renamed(model.form, message.unnamed))
    return replace(model, notice=None, problem="", spoken=""), ()


@handles(CatalogueFailed)
def catalogue_failed(model: Model, message: CatalogueFailed) -> Update:
    """Say that a language could not be had; it is spoken from the next start on."""
    return replace(model, notice=Notice(say("settings.not_spoken"), "problem")), ()


@handles(Motion)
def motion(model: Model, message: Motion) -> Update:
    """Let things move, or stay, as the device asks for from now on."""
    return replace(model, settings=replace(model.settings, still=not message.moves)), ()


def settings_text(model: Model) -> str:
    """Write what is kept for all games: the settings, and the choices of the last new game."""
    kept = {name: value for name, value in asdict(model.settings).items() if isinstance(value, str)}
    return json.dumps({**kept, "new_game": remembered(model.form)})


@handles(Restored)
def restored(model: Model, message: Restored) -> Update:
    """Take the stored settings, each for itself: an unknown or damaged one keeps its default."""
    try:
        stored = read_json(message.text, MAX_SETTINGS)
    except ValueError:
        return model, ()
    settings = model.settings
    model = replace(model, form=form.recalled(stored.get("new_game")))
    for field in fields(Settings):
        value = stored.get(field.name)
        if isinstance(value, str):
            settings = _changed(settings, field.name, value)
    return replace(model, settings=settings), ()


@handles(Recalled)
def recalled(model: Model, message: Recalled) -> Update:
    """Take what was learned on earlier visits."""
    return replace(model, learned=progress.read(message.text)), ()
