"""Handlers for settings, languages and stored values."""

from __future__ import annotations

from dataclasses import replace

from app.ui.core.effects import BringTexts, Effect, UseCatalogue
from app.ui.core.messages import (
    CatalogueFailed,
    CatalogueLoaded,
    ChangeSetting,
    LanguageChanged,
    Motion,
)
from app.ui.core.model import Model
from app.ui.core.registry import Update, handles
from app.ui.core.stored import store
from app.ui.core.texts import say
from app.ui.features.settings.stored import with_setting
from app.ui.table.model import TABLE


@handles(ChangeSetting)
def choose(model: Model, message: ChangeSetting) -> Update:
    """Change and store a setting."""
    settings = with_setting(model.settings, message.setting, message.value)
    spoken = settings.language != model.settings.language
    model = replace(model, settings=settings)
    effects: tuple[Effect, ...] = (store(model, "settings"),)
    return model, (*effects, BringTexts(settings.language)) if spoken else effects


@handles(CatalogueLoaded)
def catalogue_loaded(model: Model, message: CatalogueLoaded) -> Update:
    """Switch to the fetched catalogue; hooks run first and still see the old language."""
    return model, (UseCatalogue(message.text, LanguageChanged()),)


@handles(LanguageChanged)
def language_changed(model: Model, message: LanguageChanged) -> Update:
    """Clear texts in the old language, then run the features' hooks."""
    table = model[TABLE]
    if table is not None:
        model = model.with_(TABLE, table.with_attention(refusal=None))
    return replace(model, notice=None, problem="", spoken=""), ()


@handles(CatalogueFailed)
def catalogue_failed(model: Model, message: CatalogueFailed) -> Update:
    """Report that the language could not be loaded; the next start tries again."""
    return model.with_notice(say("settings.not_spoken"), "problem"), ()


@handles(Motion)
def motion(model: Model, message: Motion) -> Update:
    """Follow the device's preference for motion."""
    return replace(model, settings=replace(model.settings, still=not message.moves)), ()
