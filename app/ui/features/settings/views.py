"""The settings page: the rows of all features in groups; the rare ones have a page below it."""

from __future__ import annotations

from functools import cache
from typing import Final

from app.ui.core.feature import contributions
from app.ui.core.html import Child, Markup, Region, el, slot
from app.ui.core.messages import ChangeSetting
from app.ui.core.model import MORE_PAGE, Offer, Route, Setting, Settings
from app.ui.core.page_parts import page, page_head, section, take_later, update_offer
from app.ui.core.pieces import Choice, fieldset, icon, link, option_card, radio, radios, segments, start
from app.ui.core.places import SettingRow, SettingsSection, region_at
from app.ui.core.texts import knows, languages, listed, say
from app.ui.table.model import unfinished_game

GROUPS: Final = ("look", "help", "pace", "device")
"""The groups of the page in order."""

RARE: Final = "rare"
"""The group, and the end of the address, of the page below."""

PAGE: Final = Route("settings")
RARE_PAGE: Final = Route("settings", RARE)


@cache
def setting_rows(group: str) -> tuple[SettingRow, ...]:
    """Return the rows of a group in order."""
    return tuple(
        sorted((row for row in contributions(SettingRow) if row.group == group), key=lambda row: row.order)
    )


def settings(chosen: Settings, part: str, game: Route | None, newer: Offer) -> Markup:
    """Show all settings but the rare ones, or only these; each takes effect at once."""
    rare = part == RARE
    return el(
        "main",
        page_head(say("settings.group_rare"), game, PAGE)
        if rare
        else page_head(say("settings.title"), game, MORE_PAGE),
        el(
            "form",
            el("div", _rows(RARE, chosen), class_="group")
            if rare
            else (_group(each, chosen) for each in GROUPS),
            id="settings-rare" if rare else "settings",  # keeps the morph from reusing the state of a form
            class_="form",
        ),
        None if rare else _rare_link(),
        (slot(region.id) for region in _sections()),
        take_later(newer),
        class_="page settings",
    )


def _rare_link() -> Markup:
    """Link to the rare settings, and name them."""
    names = listed([say(f"settings.{row.title or row.setting.name}") for row in setting_rows(RARE)], "unit")
    words = el("span", say("settings.group_rare"), el("small", names))
    return link(RARE_PAGE, words, icon("ui-forward"), class_="button large rare-settings")


def _group(group: str, chosen: Settings) -> Markup:
    return section(f"settings-{group}", say(f"settings.group_{group}"), _rows(group, chosen))


def _rows(group: str, chosen: Settings) -> Markup:
    return el(
        "div",
        _language(chosen) if group == "look" else None,
        (_setting(chosen, row) for row in setting_rows(group)),
        _still(chosen) if group == "pace" else None,
        class_="settings-group",
    )


def _still(chosen: Settings) -> Child:
    return el("p", say("settings.reduced_motion"), class_="quiet") if chosen.still else None


def _language(chosen: Settings) -> Markup:
    """Show the languages, each under its own name."""
    names = {"system": say("settings.language_system"), **languages()}
    change = start(ChangeSetting("language", ""))
    return _row(
        say("settings.language"),
        segments("language", change, chosen.language, names),
    )


def _row(title: str, *fields: Markup) -> Markup:
    return fieldset(title, *fields, class_="setting")


def _setting(chosen: Settings, row: SettingRow) -> Markup:
    setting = row.setting
    prefix = row.prefix or setting.name
    explained = knows(f"settings.{prefix}_{setting.default}_text")
    return _row(
        say(f"settings.{row.title or row.setting.name}"),
        radios(
            (_value(setting, f"settings.{prefix}_{value}", value, chosen) for value in setting.values),
            "options" if explained else "segments",
        ),
    )


def _value(setting: Setting[str], key: str, value: str, chosen: Settings) -> Markup:
    choice = Choice(setting.name, value, start(ChangeSetting(setting.name, "")), chosen[setting] == value)
    if knows(f"{key}_text"):
        text = el("small", say(f"{key}_text"))
        return option_card(choice, say(key), text)
    own = f"settings.bots_{value}"
    name = say(own) if setting.name == "bots" and knows(own) else say(key)
    return radio(choice, name)


def _sections() -> tuple[Region, ...]:
    return tuple(region_at(part.region) for part in contributions(SettingsSection))


SCREEN: Final = page(
    lambda model: (model.settings, model.route.about, unfinished_game(model), update_offer(model)),
    settings,
    *_sections(),
)
