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
    StoredChanged,
    StoredLoaded,
)
from app.ui.core.model import Model, Notice
from app.ui.core.origins import GuidedLesson
from app.ui.core.registry import Update, handles
from app.ui.core.stored import SETTINGS, STORED, store, with_setting
from app.ui.core.texts import say
from app.ui.features.new_game import form


@handles(ChangeSetting)
def choose(model: Model, message: ChangeSetting) -> Update:
    """Change and store a setting."""
    settings = with_setting(model.settings, message.setting, message.value)
    spoken = settings.language != model.settings.language
    model = replace(model, settings=settings)
    effects: tuple[Effect, ...] = (store(model, SETTINGS),)
    return model, (*effects, BringTexts(settings.language)) if spoken else effects


@handles(CatalogueLoaded)
def catalogue_loaded(model: Model, message: CatalogueLoaded) -> Update:
    """Switch to the fetched catalogue, after recognizing default names in the old language."""
    return model, (UseCatalogue(message.text, LanguageChanged(form.unnamed(model.form))),)


@handles(LanguageChanged)
def language_changed(model: Model, message: LanguageChanged) -> Update:
    """Translate default names, and clear texts in the old language."""
    table = model.table
    if table is not None:
        table = table.with_attention(refusal=None)
        if table.tutoring is not None:
            table = replace(table, origin=GuidedLesson(table.tutoring.answering("")))
    model = replace(model, table=table, form=form.with_default_names(model.form, message.unnamed))
    return replace(model, notice=None, problem="", spoken=""), ()


@handles(CatalogueFailed)
def catalogue_failed(model: Model, message: CatalogueFailed) -> Update:
    """Say that the language could not be loaded; the next start tries again."""
    return replace(model, notice=Notice(say("settings.not_spoken"), "problem")), ()


@handles(Motion)
def motion(model: Model, message: Motion) -> Update:
    """Follow the device's preference for motion."""
    return replace(model, settings=replace(model.settings, still=not message.moves)), ()


@handles(StoredLoaded)
def stored_loaded(model: Model, message: StoredLoaded) -> Update:
    """Read a stored value into the model; ignore keys unknown to this version."""
    value = STORED.get(message.key)
    return value.take(model, message.text) if value is not None else model, ()


@handles(StoredChanged)
def stored_changed(model: Model, message: StoredChanged) -> Update:
    """Follow a stored value that changed while this page was open."""
    language = model.settings.language
    model, _ = stored_loaded(model, StoredLoaded(message.key, message.text))
    spoken = model.settings.language != language
    return model, (BringTexts(model.settings.language),) if spoken else ()
