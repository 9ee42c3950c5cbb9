"""Handlers for settings, languages and stored values."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from app.ui.core import messages
from app.ui.core.model import Model, Slice
from app.ui.core.registry import BringTexts, Update, UseCatalogue, handles
from app.ui.core.stored import store
from app.ui.core.texts import languages, say
from app.ui.features.settings.stored import with_setting
from app.ui.table.model import TABLE

LANGUAGE_BEFORE: Final[Slice[str]] = Slice("language_before", "")
"""The setting that a chosen language replaces, while its catalogue loads."""


@handles(messages.ChangeSetting)
def choose(model: Model, message: messages.ChangeSetting) -> Update:
    """Change and store a setting. A language is stored once the page has its catalogue."""
    before = model.settings.language
    model = replace(model, settings=with_setting(model.settings, message.setting, message.value))
    if model.settings.language == before:
        return model, (store(model, "settings"),)
    model = model.with_(LANGUAGE_BEFORE, model[LANGUAGE_BEFORE] or before)
    return model, (BringTexts(model.settings.language),)


@handles(messages.CatalogueLoaded)
def catalogue_loaded(model: Model, message: messages.CatalogueLoaded) -> Update:
    """Switch to the fetched catalogue; hooks run first and still see the old language."""
    return model, (UseCatalogue(message.text, messages.LanguageChanged()),)


@handles(messages.LanguageChanged)
def language_changed(model: Model, message: messages.LanguageChanged) -> Update:
    """Clear texts in the old language, then run the features' hooks."""
    table = model[TABLE]
    if table is not None:
        model = model.with_(TABLE, table.with_attention(refusal=None))
    return _stored_language(replace(model, notice=None, problem="", spoken=""))


@handles(messages.LanguageKept)
def language_kept(model: Model, message: messages.LanguageKept) -> Update:
    """Store a chosen setting that means the language in use."""
    return _stored_language(model)


def _stored_language(model: Model) -> Update:
    before = _with_language(model, model[LANGUAGE_BEFORE])
    model = model.with_(LANGUAGE_BEFORE, "")
    return model, (store(model, "settings", before),) if before.settings.language else ()


@handles(messages.CatalogueFailed)
def catalogue_failed(model: Model, message: messages.CatalogueFailed) -> Update:
    """Report that the chosen language could not be loaded, and return to the former one."""
    before = model[LANGUAGE_BEFORE] or model.settings.language
    model = _with_language(model, before).with_(LANGUAGE_BEFORE, "")
    return model.with_notice(say("settings.not_spoken"), "problem"), ()


@handles(messages.CatalogueMissing)
def catalogue_missing(model: Model, message: messages.CatalogueMissing) -> Update:
    """Report that the page will use this language later."""
    name = languages().get(message.language, message.language)
    return model.with_notice(say("settings.spoken_later", language=name), "problem"), ()


def _with_language(model: Model, language: str) -> Model:
    return replace(model, settings=replace(model.settings, language=language))


@handles(messages.Motion)
def motion(model: Model, message: messages.Motion) -> Update:
    """Follow the device's preference for motion."""
    return replace(model, settings=replace(model.settings, still=not message.moves)), ()
