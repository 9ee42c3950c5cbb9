"""The settings page."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from app.ui.core.fields import Choice, fieldset, option_card, radio, radios, start
from app.ui.core.html import Markup, el
from app.ui.core.messages import ChangeSetting
from app.ui.core.model import Offer
from app.ui.core.notice import take_later, update_offer
from app.ui.core.page_parts import page, page_head
from app.ui.core.routes import Route
from app.ui.core.settings import Settings
from app.ui.core.texts import knows, languages, say
from app.ui.features.moving.views import moving
from app.ui.features.saves.library import FORGETFUL_TAB, PERSISTENT
from app.ui.features.saves.views import promise
from app.ui.table.model import table_route

SETTING_CHOICES: Final[Mapping[str, tuple[str, str, tuple[str, ...]]]] = {
    "theme": ("settings.theme", "theme", ("system", "light", "dark")),
    "contrast": ("settings.contrast", "contrast", ("normal", "more")),
    "helps": ("settings.helps", "helps", ("expected", "full", "legal", "none")),
    "coach": ("settings.coach", "coach", ("alone", "always", "off")),
    "think_again": ("settings.think_again", "think_again", ("never", "8", "4")),
    "hints": ("settings.hints", "hints", ("on", "off")),
    "show": ("settings.speed", "speed", ("off", "fast", "normal", "slow")),
    "bots": ("settings.bot_speed", "speed", ("off", "fast", "normal", "slow")),
    "map": ("settings.map", "map", ("upright", "turned")),
    "life": ("settings.life", "life", ("on", "off")),
    "puzzle_rating": ("settings.puzzle_rating", "puzzle_rating", ("on", "off")),
    "sound": ("settings.sound", "sound", ("off", "quiet", "normal")),
    "haptics": ("settings.haptics", "haptics", ("off", "on")),
    "swaps": ("settings.swaps", "swaps", ("gaining", "always")),
    "speech": ("settings.speech", "speech", ("short", "full")),
    "keys": ("settings.keys", "keys", ("on", "off")),
    "book": ("settings.book", "book", ("on", "off")),
    "start": ("settings.start", "start", ("fast", "plain")),
}
"""For each setting: the key of its name, the prefix of its values' keys, and the values."""


def settings(
    chosen: Settings, table: Route | None, newer: Offer, persistent: bool | None, home_screen: bool
) -> Markup:
    """Show all settings; each takes effect at once."""
    return el(
        "main",
        page_head(say("settings.title"), table),
        el(
            "form",
            _language(chosen),
            (_setting(chosen, setting) for setting in SETTING_CHOICES),
            id="settings",  # keeps the morph from reusing another form and its state
            class_="form",
        ),
        moving(),
        el("p", say("settings.reduced_motion"), class_="quiet") if chosen.still else None,
        promise(persistent, home_screen),
        take_later(newer),
        class_="page",
    )


def _language(chosen: Settings) -> Markup:
    """Show the languages, each under its own name."""
    known = {"system": say("settings.language_system"), **languages()}
    change = start(ChangeSetting("language", ""))
    return fieldset(
        say("settings.language"),
        radios(
            radio(Choice("language", code, change, chosen.language == code), name)
            for code, name in known.items()
        ),
    )


def _setting(chosen: Settings, setting: str) -> Markup:
    title, prefix, values = SETTING_CHOICES[setting]
    explained = knows(f"settings.{prefix}_{values[0]}_text")
    return fieldset(
        say(title),
        radios(
            (_value(setting, f"settings.{prefix}_{value}", value, chosen) for value in values),
            "options" if explained else "segments",
        ),
    )


def _value(setting: str, key: str, value: str, chosen: Settings) -> Markup:
    choice = Choice(setting, value, start(ChangeSetting(setting, "")), getattr(chosen, setting) == value)
    if knows(f"{key}_text"):
        text = el("small", say(f"{key}_text"))
        return option_card(choice, say(key), text)
    own = f"settings.bots_{value}"
    name = say(own) if setting == "bots" and knows(own) else say(key)
    return radio(choice, name)


SCREEN: Final = page(
    lambda model: (
        model.settings,
        table_route(model),
        update_offer(model),
        model[PERSISTENT],
        model[FORGETFUL_TAB],
    ),
    settings,
)
