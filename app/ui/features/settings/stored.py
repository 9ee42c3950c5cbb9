"""Read, write and merge the stored settings."""

from __future__ import annotations

from dataclasses import asdict, replace
from functools import cache
from typing import Final

from app.saves.codec import Schema, replaced
from app.saves.store import read_json
from app.ui.core.feature import contributions
from app.ui.core.model import Model, Setting, Settings
from app.ui.core.places import SettingRow
from app.ui.core.stored import StoredValue
from app.ui.core.texts import languages

_SCHEMA: Final = Schema(20_000, rest=replaced)
"""The stored settings; those of other versions stay."""


@cache
def declared_settings() -> dict[str, Setting[str]]:
    """Return the settings of all rows by name."""
    return {row.setting.name: row.setting for row in contributions(SettingRow)}


def with_setting(settings: Settings, setting: str, value: object) -> Settings:
    """Return the settings with one changed; unknown settings and values change nothing."""
    if setting == "language" and value in ("system", *languages()):
        return replace(settings, language=str(value))
    declared = declared_settings().get(setting)
    if declared is not None and value in declared.values:
        return settings.with_(declared, str(value))
    return settings


def _read(model: Model, text: str) -> Model:
    """Read each setting separately: unknown or damaged ones keep their defaults."""
    stored, settings = read_json(text, _SCHEMA.longest), model.settings
    for name in ("language", *declared_settings()):
        value = stored.get(name)
        if isinstance(value, str):
            settings = with_setting(settings, name, value)
    return replace(model, settings=settings)


def _write(model: Model) -> str:
    """Return the text of the settings."""
    chosen = model.settings
    fields = {name: value for name, value in asdict(chosen).items() if isinstance(value, str)}
    return _SCHEMA.text(
        {**fields, **{name: chosen[setting] for name, setting in declared_settings().items()}}
    )


STORED: Final = StoredValue(_SCHEMA, _read, _write)
