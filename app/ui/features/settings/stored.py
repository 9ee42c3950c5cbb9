"""Read, write and merge the stored settings."""

from __future__ import annotations

import json
from dataclasses import asdict, fields, replace
from typing import Final, get_args, get_type_hints

from app.saves.store import merged_entries, read_json
from app.ui.core.model import Model
from app.ui.core.settings import Settings
from app.ui.core.texts import languages

MAX_SETTINGS: Final = 20_000
_KINDS: Final = get_type_hints(Settings)


def with_setting(settings: Settings, setting: str, value: object) -> Settings:
    """Return the settings with one changed; unknown settings and values change nothing."""
    if setting == "language" and value in ("system", *languages()):
        return replace(settings, language=str(value))
    if setting in _KINDS and value in get_args(_KINDS[setting]):
        return replace(settings, **{setting: value})  # type: ignore[arg-type]
    return settings


def read(model: Model, text: str) -> Model:
    """Read each setting separately: unknown or damaged ones keep their defaults."""
    stored, settings = read_json(text, MAX_SETTINGS), model.settings
    for field in fields(Settings):
        value = stored.get(field.name)
        if isinstance(value, str):
            settings = with_setting(settings, field.name, value)
    return replace(model, settings=settings)


def write(model: Model) -> str:
    """Return the text of the settings."""
    return json.dumps(
        {name: value for name, value in asdict(model.settings).items() if isinstance(value, str)}
    )


def merge(stored: str, before: str, after: str) -> str:
    """Merge each setting; settings of other versions stay."""
    return json.dumps(merged_entries(*(read_json(text, MAX_SETTINGS) for text in (stored, before, after))))
