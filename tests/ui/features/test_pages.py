"""The pages for rules, settings and credits."""

from __future__ import annotations

import json
from html import unescape

import pytest

from app.ui.core.feature import contributions
from app.ui.core.messages import ChangeSetting, Fade, RouteChanged, StoredLoaded
from app.ui.core.model import Model, Notice, Settings
from app.ui.core.places import SettingRow
from app.ui.core.registry import FocusOn, StoreText
from app.ui.core.texts import book, say
from app.ui.core.update import update
from app.ui.words.handbook import anchor_id, sections
from tests.ui.markup import find, page_of
from tests.ui.playing import Player, attributes, new_session


@pytest.mark.parametrize("anchor", sections())
def test_every_rule_has_an_address(anchor: str) -> None:
    model, effects = update(Model(), RouteChanged(f"#/rules/{anchor}"))
    assert FocusOn(anchor_id(anchor)) in effects
    shown = page_of(model)
    assert shown.count(f'id="{anchor_id(anchor)}"') == 1
    assert shown.count("rule meant") == 1


def test_links_between_rules_are_valid() -> None:
    model, _ = update(Model(), RouteChanged("#/rules"))
    links = {
        link.removeprefix("#/rules/") for link in attributes(page_of(model), "href") if "/rules/" in link
    }
    assert links == set(sections())


def test_an_unknown_rule_is_reported() -> None:
    model, effects = update(Model(), RouteChanged("#/rules/moon"))
    assert not any(isinstance(effect, FocusOn) for effect in effects)
    assert model.notice is not None and model.notice.kind == "problem"
    assert "There’s no such rule." in page_of(model)


def test_the_rules_link_back_to_the_game() -> None:
    player = Player(new_session(2))
    table = player.table
    player.send(RouteChanged("#/rules/fomo"))
    assert "#/game/g" in attributes(page_of(player.model), "href")
    player.send(RouteChanged("#/game/g"))
    assert player.table == table


def test_every_setting_can_be_changed_and_is_stored() -> None:
    for row in contributions(SettingRow):
        setting = row.setting.name
        for value in row.setting.values:
            model, effects = update(Model(), ChangeSetting(setting, value))
            assert model.settings[row.setting] == value
            (store,) = effects
            assert isinstance(store, StoreText) and json.loads(store.text)[setting] == value
            again, _ = update(Model(), StoredLoaded("settings", store.text))
            assert again.settings == model.settings
            part = "/rare" if row.group == "rare" else ""
            model, _ = update(model, RouteChanged(f"#/settings{part}"))
            (checked,) = find(page_of(model), "input", name=setting, checked=None)
            assert checked["value"] == value


def test_the_page_shows_every_setting() -> None:
    rows = {row.setting.name for row in contributions(SettingRow)}
    assert {*Settings.__dataclass_fields__} - rows == {"language", "still", "others"}


def test_everyone_is_credited() -> None:
    model, _ = update(Model(), RouteChanged("#/credits"))
    shown = unescape(page_of(model))
    for section in book("credits")["section"]:
        for entry in section["entries"]:
            assert entry.get("name", "") in shown
            assert say(f"credits.{entry['id']}.role") in shown
    assert "Haakon Hoel Gaarder" in shown and "Sinister Fish Games" in shown


def test_a_notice_fades_but_not_its_successor() -> None:
    model, _ = update(Model(notice=Notice("old news")), Fade("old news"))
    assert model.notice is None
    model, _ = update(Model(notice=Notice("new news")), Fade("old news"))
    assert model.notice == Notice("new news")
