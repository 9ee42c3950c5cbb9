"""Settings: changing them, another language, and what was stored on earlier visits."""

from __future__ import annotations

from dataclasses import replace

from app.ui.core.effects import BringTexts, Effect, UseCatalogue
from app.ui.core.messages import (
    CatalogueFailed,
    CatalogueLoaded,
    ChangeSetting,
    LanguageChanged,
    Motion,
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
    """Change a setting and keep it."""
    settings = with_setting(model.settings, message.setting, message.value)
    spoken = settings.language != model.settings.language
    model = replace(model, settings=settings)
    effects: tuple[Effect, ...] = (store(model, SETTINGS),)
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


@handles(StoredLoaded)
def stored_loaded(model: Model, message: StoredLoaded) -> Update:
    """Take a stored value into the model; one that this version does not know is left alone."""
    value = STORED.get(message.key)
    return value.take(model, message.text) if value is not None else model, ()
