"""Several tabs on one storage: each change writes its own entry, and open tabs follow."""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterable
from dataclasses import replace

import pytest

from app.saves.puzzle_results import FirstAnswer
from app.ui.core.messages import (
    ChangeSetting,
    LanguageChanged,
    Message,
    RouteChanged,
    StoredChanged,
    StoredLoaded,
)
from app.ui.core.model import Model
from app.ui.core.registry import BringTexts, Effect, ReadStored, StoreText
from app.ui.core.stored import store, stored_keys, stored_value, text_to_store
from app.ui.core.update import update
from app.ui.features.book import BOOK_SETTING
from app.ui.features.hand.state import (
    HANDS,
    MOST_KEPT,
    PHONE_HAND,
    BuiltIt,
    KeptHand,
    PutAway,
    kept_hands_text,
    read_kept,
    with_kept_hand,
)
from app.ui.features.learn.progress import LEARNED, PROGRESS, Progress, read_progress, write_progress
from app.ui.features.new_game.form import FORM, AddPlace, Begin, SetGame, SetPlace, entries_to_store, form_of
from app.ui.features.post.state import POST
from app.ui.features.puzzles.state import PUZZLES, puzzles_of
from app.ui.features.report.box import (
    BOX,
    CHOICES,
    BoxedChoice,
    box_text,
    read_box,
    with_choice,
    with_solved,
)
from app.ui.features.rival.state import DUELS, Duel, with_duel
from app.ui.features.saves.state import Changed, Returned
from tests.saves.support import MemoryStore
from tests.ui.hands import dealt, link
from tests.ui.playing import seeded


class Tab:
    """A tab without a page. `late`: it has not yet received changes of others."""

    def __init__(self, device: Device) -> None:
        self.device = device
        self.late = False
        self.model = seeded()
        self.others: list[Effect] = []
        for key in stored_keys():
            text = device.store.get(key)
            if text is not None:
                self.send(StoredLoaded(key, text))

    def send(self, *messages: Message) -> None:
        for message in messages:
            self.model, effects = update(self.model, message)
            self.do(effects)

    def do(self, effects: Iterable[Effect]) -> None:
        for effect in effects:
            match effect:
                case StoreText():
                    text = text_to_store(effect, self.device.store.get(effect.key))
                    self.device.write(self, effect.key, text)
                    if text != effect.text:
                        self.send(StoredChanged(effect.key, text))
                case ReadStored(key):
                    found = self.device.store.get(key)
                    if found is not None:
                        self.send(StoredChanged(key, found))
                case _:
                    self.others.append(effect)

    def change(self, key: str, change: Callable[[Model], Model]) -> None:
        """Change a stored value as a handler does."""
        before, self.model = self.model, change(self.model)
        self.do((store(self.model, key, before),))


class Device:
    """A storage and its tabs, which get the browser's `storage` events."""

    def __init__(self, texts: dict[str, str] | None = None) -> None:
        self.store = MemoryStore(texts)
        self.tabs: list[Tab] = []

    def tab(self) -> Tab:
        self.tabs.append(Tab(self))
        return self.tabs[-1]

    def write(self, by: Tab, key: str, text: str) -> None:
        self.store.set(key, text)
        for tab in self.tabs:
            if tab is not by and not tab.late:
                tab.send(Changed(key))

    def stored(self, key: str) -> Model:
        """Return the model of a new tab."""
        return update(seeded(), StoredLoaded(key, self.store.texts[key]))[0]


def two_tabs(*, late: bool, texts: dict[str, str] | None = None) -> tuple[Device, Tab, Tab]:
    device = Device(texts)
    one, other = device.tab(), device.tab()
    one.late = other.late = late
    return device, one, other


late = pytest.mark.parametrize("late", [False, True], ids=["events", "no events"])

# --- Every stored value ---

SEATS: dict[str, tuple[str, int]] = {"a": ("gamea", 0), "b": ("gameb", 1)}
DATA = "A" * 12


def with_seat(model: Model, name: str) -> Model:
    game, seat = SEATS[name]
    return model.with_(POST, model[POST].replace(seats={**model[POST].seats, game: seat}))


def with_answer(model: Model, name: str) -> Model:
    known = puzzles_of(model)
    answer = FirstAnswer(f"puzzle{name}", "yes", 1200)
    return model.with_(PUZZLES, known.replace(results=known.results.having(answer)))


def with_hand(model: Model, name: str) -> Model:
    hand = model[PHONE_HAND]
    return model.with_(PHONE_HAND, hand.replace(kept=with_kept_hand(hand.kept, f"{name}-0", KeptHand(DATA))))


def with_theme_or_sound(model: Model, name: str) -> Model:
    change = {"a": {"theme": "dark"}, "b": {"sound": "quiet"}}[name]
    return replace(model, settings=replace(model.settings, **change))  # type: ignore[arg-type]


def with_place(model: Model, name: str) -> Model:
    change = {"a": {"business": True}, "b": {"consultants": True}}[name]
    return model.with_(FORM, replace(form_of(model), **change))  # type: ignore[arg-type]


CHANGES: dict[str, tuple[Callable[[Model, str], Model], Callable[[Model], object]]] = {
    "settings": (with_theme_or_sound, lambda model: (model.settings.theme, model.settings.sound)),
    "learned": (
        lambda model, name: model.with_(PROGRESS, model[PROGRESS].hinted(name)),
        lambda model: sorted(model[PROGRESS].hints),
    ),
    "box": (
        lambda model, name: model.with_(BOX, with_choice(model[BOX], BoxedChoice(name, 3, 2, 9))),
        lambda model: sorted(choice.game for choice in model[BOX]),
    ),
    "rivals": (
        lambda model, name: with_duel(model, name, Duel(name, 90, 80)),
        lambda model: sorted(model[DUELS].keys()),
    ),
    "post": (with_seat, lambda model: dict(model[POST].seats)),
    "hands": (with_hand, lambda model: sorted(model[PHONE_HAND].kept)),
    "new_game": (
        with_place,
        lambda model: (form_of(model).business, form_of(model).consultants),
    ),
    "puzzles": (
        with_answer,
        lambda model: sorted(answer.puzzle for answer in puzzles_of(model).results.answers),
    ),
}


@late
@pytest.mark.parametrize("key", stored_keys())
def test_changes_of_two_tabs_are_both_stored_and_both_tabs_show_them(key: str, late: bool) -> None:
    change, seen = CHANGES[key]
    device, one, other = two_tabs(late=late)
    one.change(key, lambda model: change(model, "a"))
    other.change(key, lambda model: change(model, "b"))
    both = seen(change(change(seeded(), "a"), "b"))
    assert seen(device.stored(key)) == seen(other.model) == both
    one.send(Returned())
    assert seen(one.model) == both


@pytest.mark.parametrize("key", stored_keys())
def test_each_value_merges_in_any_order(key: str) -> None:
    """Two changes from one text both count, in either order, and no change changes nothing."""
    value, (change, seen) = stored_value(key), CHANGES[key]
    was, a, b = seeded(), change(seeded(), "a"), change(seeded(), "b")
    old, one, other = (value.write(model) for model in (was, a, b))
    for first, second in ((one, other), (other, one)):
        assert seen(value.read(seeded(), value.schema.merge(first, old, second))) == seen(change(a, "b"))
    assert text_to_store(store(b, key, b), one) == one


@pytest.mark.parametrize("key", stored_keys())
def test_a_damaged_text_gives_way_to_the_whole_value(key: str) -> None:
    change, seen = CHANGES[key]
    effect = store(change(seeded(), "a"), key, seeded())
    for damaged in ("", "{", "[]", "7"):
        text = text_to_store(effect, damaged)
        assert seen(stored_value(key).read(seeded(), text)) == seen(change(seeded(), "a"))


# --- Settings ---


@late
def test_a_setting_of_another_tab_stays(late: bool) -> None:
    device, one, other = two_tabs(late=late)
    one.send(ChangeSetting("theme", "dark"), ChangeSetting("book", "off"))
    other.send(ChangeSetting("sound", "quiet"))
    chosen = device.stored("settings").settings
    assert (chosen.theme, chosen[BOOK_SETTING], chosen.sound) == ("dark", "off", "quiet")
    assert other.model.settings == chosen


def test_an_open_tab_follows_the_language_of_another() -> None:
    _, one, other = two_tabs(late=False)
    one.send(ChangeSetting("language", "ru"))
    assert BringTexts("ru") not in other.others
    one.send(LanguageChanged())
    assert BringTexts("ru") in other.others


def test_settings_of_another_version_stay() -> None:
    device = Device({"settings": json.dumps({"theme": "dark", "weather": "rain", "new_game": {"season": 3}})})
    tab = device.tab()
    tab.send(ChangeSetting("sound", "normal"))
    kept = json.loads(device.store.texts["settings"])
    assert (kept["theme"], kept["weather"], kept["sound"]) == ("dark", "rain", "normal")
    assert kept["new_game"]["season"] == 3


# --- The form ---


def begun(tab: Tab, seed: str, *changes: Message) -> None:
    tab.send(RouteChanged("#/new/together"), *changes, SetGame("seed", seed), Begin())


@late
def test_choices_for_new_games_of_two_tabs_are_both_kept(late: bool) -> None:
    device, one, other = two_tabs(late=late)
    begun(one, "one", SetPlace(0, "name", "Zoe"), SetPlace(0, "colour", "4"))
    begun(other, "other", SetPlace(1, "name", "Yan"), SetGame("business", "yes"))
    form = form_of(device.stored("new_game"))
    assert [place.name for place in form.places] == ["Zoe", "Yan"]
    assert form.business and form.places[0].look.colour == 4
    assert entries_to_store(form_of(other.model)) == entries_to_store(form)


def test_a_form_in_use_keeps_its_choices_and_follows_the_others() -> None:
    _, one, other = two_tabs(late=False)
    other.send(RouteChanged("#/new/together"), SetPlace(1, "name", "Yan"), SetGame("seed", "mine"))
    begun(one, "one", SetPlace(0, "name", "Zoe"), SetPlace(1, "name", "Xu"), SetGame("edition", "ru"))
    form = form_of(other.model)
    assert ([place.name for place in form.places], form.edition, form.seed) == (["Zoe", "Yan"], "ru", "mine")


def test_a_setting_of_another_tab_leaves_an_unfinished_name_alone() -> None:
    _, one, other = two_tabs(late=False)
    other.send(RouteChanged("#/new/together"), SetPlace(0, "name", " "))
    one.send(ChangeSetting("theme", "dark"))
    assert form_of(other.model).places[0].name == " " and other.model.settings.theme == "dark"


def test_a_setting_stores_no_unfinished_form() -> None:
    device, one, _ = two_tabs(late=False)
    begun(one, "one", SetPlace(0, "name", "Zoe"))
    one.send(SetPlace(0, "name", "Z"), ChangeSetting("theme", "dark"))
    assert form_of(device.stored("new_game")).places[0].name == "Zoe"


@late
@pytest.mark.parametrize("part", [("colour", "2", "2"), ("shape", "star", "star")])
def test_two_places_never_share_a_colour_or_a_shape(part: tuple[str, str, str], late: bool) -> None:
    device, one, other = two_tabs(late=late)
    begun(one, "one", SetPlace(0, part[0], part[1]))
    begun(other, "other", SetPlace(1, part[0], part[2]))
    looks = [place.look for place in form_of(device.stored("new_game")).places]
    assert len({look.colour for look in looks}) == len({look.shape for look in looks}) == 2
    assert str(getattr(looks[1], part[0])) == part[2]


def test_tables_of_different_size_are_taken_whole() -> None:
    device, one, other = two_tabs(late=True)
    begun(one, "one", SetPlace(0, "name", "Zoe"))
    begun(other, "other", AddPlace(), SetPlace(2, "name", "Yan"))
    assert [place.name for place in form_of(device.stored("new_game")).places][2:] == ["Yan"]


# --- Lessons ---


def test_progress_of_two_tabs_is_one() -> None:
    was = Progress(("a",), {"b": 3}, ("h",), 2, 6)
    lesson = was.having("b", 0, over=True).replace(following=3)
    half_way = was.having("c", 2, over=False).hinted("i")
    one, two, three = map(write_progress, (was, lesson, half_way))
    for stored_text, after in ((two, three), (three, two)):
        both = read_progress(LEARNED.merge(stored_text, one, after))
        assert both == Progress(("a", "b"), {"c": 2}, ("h", "i"), 3, 6)


# --- The box ---


def test_solving_a_choice_in_two_tabs_removes_it_from_the_box() -> None:
    boxed = (BoxedChoice("g", 3, 2, 9), BoxedChoice("h", 1, 1, 8))
    was, once = box_text(boxed), box_text(with_solved(boxed, "g", 3))
    assert read_box(CHOICES.merge(once, was, once)) == boxed[1:]
    assert read_box(CHOICES.merge(once, was, box_text(boxed[:1]))) == with_solved(boxed, "g", 3)[:1]


# --- Hands ---


@late
def test_hands_opened_in_two_tabs_are_both_kept(late: bool) -> None:
    device, one, other = two_tabs(late=late)
    one.send(RouteChanged(link(dealt(game="first"))))
    other.send(RouteChanged(link(dealt(game="second"))))
    assert len(read_kept(device.store.texts["hands"])) == 2
    one.send(PutAway())
    assert len(read_kept(device.store.texts["hands"])) == 1


def test_a_hand_open_in_two_tabs_goes_on_in_both() -> None:
    _, one, other = two_tabs(late=False)
    for tab in (one, other):
        tab.send(RouteChanged(link(dealt())))
    one.send(BuiltIt(1))
    assert other.model[PHONE_HAND].built == one.model[PHONE_HAND].built == (1,)


def test_the_oldest_hand_goes_in_every_tab() -> None:
    rng, hands = random.Random("hands"), {f"{n}-0": KeptHand(DATA) for n in range(MOST_KEPT)}
    now = {**dict(list(hands.items())[1:]), "new-0": KeptHand(DATA)}
    kept = {**hands, "3-0": KeptHand(DATA, (rng.randrange(3),))}
    merged = read_kept(HANDS.merge(*map(kept_hands_text, (kept, hands, now))))
    assert list(merged) == list(now) and merged["3-0"] == kept["3-0"]
