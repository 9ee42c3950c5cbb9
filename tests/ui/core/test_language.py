"""Changing the language, also during a game."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest

from app.bots import BOTS
from app.engine.deck_file import standard_deck
from app.ui.core import texts
from app.ui.core.messages import (
    CatalogueFailed,
    CatalogueLoaded,
    CatalogueMissing,
    ChangeSetting,
    LanguageChanged,
    LanguageKept,
    Message,
    RouteChanged,
    StoredLoaded,
)
from app.ui.core.model import Model
from app.ui.core.registry import BringTexts, StoreText, UseCatalogue
from app.ui.core.texts import Words, knows, listed, passage, say, sentence
from app.ui.core.update import update
from app.ui.features.new_game.form import MOST, SetGame, SetPlace, default_name, form_of
from app.ui.table.messages import Tap
from app.ui.words.names import named
from languages import languages
from tests.ui.markup import page_of
from tests.ui.playing import Player, new_session, seeded
from texts import ensure_texts

COMPILED = {code: (ensure_texts() / f"{code}.json").read_text(encoding="utf-8") for code in languages()}


def speaking(model: Model, code: str) -> Model:
    """Return the model after the page fetched and activated a catalogue."""
    model, (effect,) = update(model, CatalogueLoaded(COMPILED[code]))
    assert isinstance(effect, UseCatalogue)
    texts.use(texts.read_catalogue(effect.text))
    model, effects = update(model, effect.message)
    assert effects == ()
    return model


def test_handling_a_catalogue_has_no_side_effect() -> None:
    model = Model()
    after, _ = update(model, CatalogueLoaded(COMPILED["ru"]))
    assert replace(after, slices={}) == model and texts.language() == "en"


@pytest.mark.parametrize("arrived", [LanguageChanged(), LanguageKept()])
def test_a_chosen_language_is_fetched_and_then_stored(arrived: Message) -> None:
    model, effects = update(Model(), ChangeSetting("language", "ru"))
    assert effects == (BringTexts("ru"),)
    model, (store,) = update(model, arrived)
    assert isinstance(store, StoreText) and json.loads(store.text)["language"] == "ru"
    assert json.loads(store.before)["language"] == "system", "another tab may have changed it"
    assert update(model, arrived)[1] == (), "only a choice is stored"
    again, _ = update(Model(), StoredLoaded("settings", store.text))
    assert again.settings.language == "ru"


def test_a_language_that_cannot_be_fetched_is_not_stored() -> None:
    model, _ = update(Model(), ChangeSetting("language", "ru"))
    model, _ = update(model, ChangeSetting("language", "de"))
    model, effects = update(model, CatalogueFailed("de"))
    assert effects == () and model.settings.language == "system"
    assert model.notice is not None and model.notice.kind == "problem"
    assert update(model, LanguageChanged())[1] == ()


@pytest.mark.parametrize("code", ["", "xx", "__proto__", "RU"])
def test_an_unknown_language_changes_nothing(code: str) -> None:
    model, _ = update(Model(), ChangeSetting("language", code))
    assert model.settings.language == "system"


def test_the_language_can_change_during_a_game() -> None:
    player = Player(new_session())
    record = player.table.session.text()
    assert say("buttons.menu") in page_of(player.model)
    player.model = speaking(player.model, "ru")
    assert "Меню" in page_of(player.model) and "Центральный вокзал" in page_of(player.model)
    assert player.table.session.text() == record
    player.model = speaking(player.model, "en")
    assert "Меню" not in page_of(player.model)


def test_default_names_are_translated() -> None:
    model, _ = update(Model(), SetPlace(1, "name", "Ben"))
    model = speaking(model, "ru")
    assert [place.name for place in form_of(model).places] == ["Игрок 1", "Ben"]
    assert form_of(model).alone.name == "Мэр"


def test_a_refusal_in_the_old_language_disappears() -> None:
    player = Player(new_session())
    player.send(Tap((0, 0)))
    player.model = speaking(player.model, "ru")
    assert player.table.attention.refusal is None and player.model.spoken == ""


def test_a_language_that_is_missing_at_the_start_is_reported_by_its_own_name() -> None:
    model, _ = update(Model(), CatalogueMissing("ru"))
    assert model.notice is not None and "Русский" in model.notice.text


@pytest.mark.parametrize("code", languages())
def test_each_language_has_its_own_name(code: str) -> None:
    texts.use(texts.read_catalogue(COMPILED[code]))
    assert texts.language() == code
    model, _ = update(Model(), RouteChanged("#/settings"))
    assert all(f">{name}<" in page_of(model) for name in texts.languages().values())
    model, _ = update(Model(), RouteChanged("#/"))
    assert {other for other in languages() if f'lang="{other}"' in page_of(model)} == set(languages()) - {
        code
    }


@pytest.mark.parametrize("code", languages())
def test_bots_have_their_own_names_and_tempers(code: str) -> None:
    """A bot added later may lack them."""
    texts.use(texts.read_catalogue(COMPILED[code]))
    names = [default_name(number, kind) for kind in BOTS for number in range(MOST)]
    assert len(set(names)) == len(BOTS) * MOST
    model, _ = update(seeded(), RouteChanged("#/new"))
    model, _ = update(model, SetGame("mode", "multiplayer"))
    model, _ = update(model, SetGame("palette", "1"))
    for kind in BOTS:
        model, _ = update(model, SetPlace(1, "kind", kind))
        assert form_of(model).places[1].name in names
        assert not knows(f"kinds.{kind}.temper") or say(f"kinds.{kind}.temper") in page_of(model)
    assert sum(knows(f"kinds.{kind}.temper") for kind in BOTS) >= 4


def test_names_of_buildings_have_grammatical_forms() -> None:
    texts.use(texts.read_catalogue(COMPILED["ru"]))
    buildings = standard_deck().buildings.values()
    called = [say("log.paid", name="Аня", dollars=3, building=named(building)) for building in buildings]
    names = [say(f"building.{building.id}") for building in buildings]
    forms = [name.form("accusative") for name in names if isinstance(name, Words)]
    assert called == [f"Аня получает 3\u00a0$ за {form}." for form in forms]
    assert "Аня получает 3\u00a0$ за «Смотровую башню»." in called


def test_lists_of_names_have_grammatical_forms() -> None:
    texts.use(texts.read_catalogue(COMPILED["ru"]))
    museum, library = say("building.museum"), say("building.library")
    assert isinstance(museum, Words) and museum == "Музей"
    row = listed([museum, library])
    assert isinstance(row, Words) and row.form("genitive") == "«Музея» и «Библиотеки»"
    assert (
        say("log.paid", name="Аня", dollars=3, building=library) == "Аня получает 3\u00a0$ за «Библиотеку»."
    )


def test_a_spanish_list_changes_its_word_before_the_same_sound() -> None:
    texts.use(texts.read_catalogue(COMPILED["es"]))
    last = ("Inés", "Ida", "hípster", "Hilda", "hielo", "Iago", "Yolanda", "Ana")
    assert [listed(["Ana", "Vera", name]).split()[-2] for name in last] == [*"eeee", *"yyyy"]
    assert [listed(["7", name], "or").split()[1] for name in ("ocho", "Homero", "nueve")] == ["u", "u", "o"]
    texts.use(texts.read_catalogue(COMPILED["fr"]))
    assert listed(["Vera", "Ida"]) == "Vera et Ida"


@pytest.mark.parametrize(("code", "said"), [("en", "One. Two."), ("ja", "One。Two。")])
def test_sentences_end_and_follow_each_other_as_their_script_does(code: str, said: str) -> None:
    texts.use(texts.read_catalogue(COMPILED[code]))
    assert passage(map(sentence, ("one", "two"))) == said
