"""Settings: chosen once for all games, and kept with the choices of the last new game."""

from __future__ import annotations

import json
from dataclasses import asdict, fields, replace
from typing import Final, get_args, get_type_hints

from app.saves.plain import read_json
from app.ui.effects import StoreText
from app.ui.form import recalled, remembered
from app.ui.messages import Choose, Restored
from app.ui.model import Model, Settings
from app.ui.update import Update, handles

SETTINGS_KEY: Final = "settings"
MAX_SETTINGS: Final = 20_000
_KINDS: Final = get_type_hints(Settings)


def _changed(settings: Settings, setting: str, value: object) -> Settings:
    """Return the settings with one of them changed; anything unknown changes nothing."""
    if setting in _KINDS and value in get_args(_KINDS[setting]):
        return replace(settings, **{setting: value})  # type: ignore[arg-type]
    return settings


@handles(Choose)
def choose(model: Model, message: Choose) -> Update:
    """Change a setting and keep it."""
    settings = _changed(model.settings, message.setting, message.value)
    model = replace(model, settings=settings)
    return model, (StoreText(SETTINGS_KEY, settings_text(model)),)


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
    model = replace(model, form=recalled(stored.get("new_game")))
    for field in fields(Settings):
        value = stored.get(field.name)
        if isinstance(value, str):
            settings = _changed(settings, field.name, value)
    return replace(model, settings=settings), ()
