"""Every scene passes axe, on every device, with larger type, longer words and forced colours.

A whole Russian game at 400 % zoom: `test_languages.py`; one in longer words, at every size:
`test_full_games.py`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from itertools import cycle

import pytest
from playwright.sync_api import Page, expect

from box_scenes import BOX_SCENES
from ends import ENDS
from languages import languages
from scenes import SCENES, Scene, Stage
from tests.e2e.axe import DEVICES, FAULTS, Inspector
from tests.e2e.device import TABLET, Device, View
from tests.e2e.player import prefer
from tests.e2e.reach import COVERED, UNMARKED, WRONG
from tests.e2e.sight import speak_longer
from tests.e2e.support import (
    LYING,
    MAGNIFIED,
    SIZES,
    STILL,
    answered,
    go,
    start,
    still,
    tap,
    wait_until_ready,
)

GAME_STATE = """() => [
    window.streets.record(),
    ...[...document.querySelectorAll("#app [data-action], #app [data-message]")]
        .map(each => each.dataset.action ?? each.dataset.message)
        .filter(each => !["fit", "turn-map"].includes(each)),
    ...[".hover", "#prompt", "#show", "#tray"].map(each => document.querySelector(each)?.innerHTML),
]"""
"""The game, its choices, the held tile, question and announcement. The window chooses the fitting tool."""


LARGE = {
    "twice the type on a phone": View(SIZES["phone"], 200),
    "twice the type upright": View(SIZES["portrait"], 200),
    "400 %": View(MAGNIFIED),
    "a phone turned": View(LYING),
    "twice the type on a tablet": View(SIZES["tablet"], 200),
    "forced colours": View(SIZES["tablet"], forced=True),
}
ALWAYS = "twice the type on a phone"
"""The view with the least room, in which each scene is checked; it takes turns with the others."""

MAIN = ("home-first", "new-table", "settings", "lesson", "25-held", "scoring", "grifter", "end")
"""The scenes that most people see first, checked in every run; `--all` checks the others."""

TURNED = ("25-held", "move", "scoring")
"""A held tile, a move of people, a playback."""

TURNS = (
    ("tablet", SIZES["tablet"]),
    ("tablet upright", SIZES["portrait"]),
    ("tablet again", SIZES["tablet"]),
    ("phone", SIZES["phone"]),
    ("phone lying", LYING),
    ("phone again", SIZES["phone"]),
)
INSPECTED_ENDS = ("end-stop", "end-friends-5")
"""The ends with a title and with the most seats; the others are for pictures, as each costs seconds."""

AROUND = ("home-first", "new-table", "settings", "learn")
RARE_SCENES = ("lesson", "scoring", "explained", "log", "menu", "view", "typed", "end")
"""Scenes that a whole game with quick settings does not reach."""

ENLARGED = {
    *(*AROUND, *RARE_SCENES, "share", "post", "hand-over", "looking"),
    *INSPECTED_ENDS,
    *("25-taken-up", "25-held", "refused", "move", "token", "grifter"),
}
"""Scenes checked in larger views."""


def with_playback(page: Page, address: str, **settings: str) -> Stage:
    """Start the page with a waiting playback."""
    prefer(page, show="slow", bots="off", **settings)
    start(page, address)
    return Stage(page, address)


def wrong_in(device: Device, scene: str, views: Mapping[str, View]) -> list[str]:
    """Return a scene's faults in some views: truncated, out of reach, or unmarked."""
    wrong = []
    for name, view in views.items():
        device.become(view)
        found = device.page.evaluate(UNMARKED if view.forced else WRONG)  # forced colours move nothing
        wrong += [f"{scene}, {name}: {each}" for each in found]
    return wrong


def walk(page: Page, stage: Stage, inspector: Inspector, scenes: Mapping[str, Scene]) -> list[str]:
    """Show scenes to axe, some of them enlarged and turned too; return their other faults."""
    wrong, device = [], inspector.device
    others = cycle(name for name in LARGE if name != ALWAYS)
    for name, scene in scenes.items():
        scene(stage)
        inspector.look(name)
        if name in ENLARGED:
            wrong += wrong_in(device, name, {view: LARGE[view] for view in (ALWAYS, next(others))})
        device.become(TABLET)
        if name in TURNED:
            wrong += [f"{name}, {each}" for each in turned(page)]
        if name == "25-taken-up":
            a_finger_beside_a_place_means_it(page)
            page.set_viewport_size(SIZES["tablet"])
    return wrong


def test_the_main_scenes_are_whole_reachable_and_accessible(
    new_page: Callable[..., Page], address: str
) -> None:
    page = new_page(**STILL)
    stage, inspector = with_playback(page, address), Inspector(Device(page))
    inspector.begin()
    wrong = walk(page, stage, inspector, {name: SCENES[name] for name in MAIN})
    assert wrong == [] and inspector.found == {}


@pytest.mark.thorough
def test_every_scene_is_whole_reachable_and_accessible(new_page: Callable[..., Page], address: str) -> None:
    page = new_page(**STILL)
    stage, device = with_playback(page, address), Device(page)
    inspector = Inspector(device)
    inspector.begin()
    wrong = walk(
        page, stage, inspector, {**SCENES, **BOX_SCENES, **{end: ENDS[end] for end in INSPECTED_ENDS}}
    )
    go(page, f"{address}#/")
    page.evaluate("localStorage.setItem('streets.game.torn.a', 'streets-save, nonsense')")
    page.reload()
    wait_until_ready(page)
    inspector.begin()
    inspector.look("home with a damaged game")
    go(page, f"{address}#/games")
    inspector.look("all games with a damaged one")
    tap(page.get_by_role("link", name="See what’s left").first)
    inspector.look("a damaged game")
    wrong += [f"{where}: {each}" for each, where in inspector.found.items()]
    assert wrong == [], "\n".join(wrong)

    inspector = Inspector(device)
    page.evaluate(FAULTS)
    for _ in DEVICES:
        inspector.look("faults")
    kinds = {(each.partition(":")[0], where) for each, where in inspector.found.items()}
    assert kinds == {
        ("button-name", "faults, tablet"),
        ("dark, color-contrast", "faults, tablet"),
        ("target-size", "faults, phone"),
    }


LONG = (*AROUND, *RARE_SCENES, "share", "post", "grifter")
"""Scenes checked in longer words."""


@pytest.mark.thorough
def test_longer_words_are_whole_and_within_reach(new_page: Callable[..., Page], address: str) -> None:
    page = new_page(**STILL)
    speak_longer(page)
    stage, device = with_playback(page, address), Device(page)
    wrong: list[str] = []
    for scene in LONG:
        device.become(TABLET)
        SCENES[scene](stage)
        wrong += wrong_in(device, scene, {"phone": View(SIZES["phone"])})
    assert wrong == [], "\n".join(wrong)


SPEAK = """code => {
    const key = "streets.settings", settings = { ...JSON.parse(localStorage[key] ?? "{}"), language: code };
    localStorage[key] = JSON.stringify(settings);
    dispatchEvent(new StorageEvent("storage", { key }));
}"""
"""Changes the language as another tab would: the page stays where it is."""

IN_ALL_LANGUAGES = ("home-first", "new-table", "settings", "25-held", "scoring", "end")
NARROWEST = {"a phone": View(SIZES["phone"]), "a phone turned": View(LYING)}
INSPECTED = "ru"
"""The language that axe reads besides English: long words, and the `$` after the number."""


@pytest.mark.thorough
def test_every_language_has_room(new_page: Callable[..., Page], address: str) -> None:
    page = new_page(**STILL)
    stage, device = with_playback(page, address, language="en"), Device(page)
    inspector = Inspector(device)
    inspector.begin()
    wrong: list[str] = []
    for scene in IN_ALL_LANGUAGES:
        SCENES[scene](stage)
        for code in (code for code in languages() if code != "en"):  # English: the walk above
            page.evaluate(SPEAK, code)
            page.wait_for_function("code => document.documentElement.lang === code", arg=code)
            wrong += wrong_in(device, f"{scene} in {code}", NARROWEST)
            for _ in DEVICES if code == INSPECTED else ():
                inspector.look(f"{scene} in {code}")
        device.become(TABLET)
        page.evaluate(SPEAK, "en")
    wrong += [f"{where}: {each}" for each, where in inspector.found.items()]
    assert wrong == [], "\n".join(wrong)


def turned(page: Page) -> list[str]:
    """Rotate a tablet and a phone there and back; return lost parts and controls out of reach."""
    wrong = []
    story = page.locator(".card.show").count()
    if not story and page.locator(".mover").count():
        tap(page.locator(".mover").first)
        still(page)
    look = [WRONG] if story else [WRONG, COVERED]  # playback sets the view
    kept = page.evaluate(GAME_STATE)
    for name, window in (*TURNS, TURNS[0]):
        page.set_viewport_size(window)
        still(page)
        found = [each for what in look for each in page.evaluate(what)]
        wrong += [f"turned to the {name}: {each}" for each in found]
        if page.evaluate(GAME_STATE) != kept:
            wrong.append(f"turned to the {name}: something is lost")
    return wrong


BESIDE = """() => {
    for (const place of document.querySelectorAll(".place.legal")) {
        const box = place.getBoundingClientRect(), x = box.left + box.width / 2, y = box.top - 3;
        const there = document.elementFromPoint(x, y);
        if (box.width < 40 && there?.closest("#board") && !there.closest(".tile, .legal, button"))
            return { x, y, cell: place.dataset.cell };
    }
}"""
"""A point beside a spot smaller than a finger, with no other target."""


def a_finger_beside_a_place_means_it(page: Page) -> None:
    """On a phone in a great city, a tap beside a spot counts for the spot."""
    page.set_viewport_size(SIZES["phone"])
    still(page)
    point = page.evaluate(BESIDE)
    heard = answered(page)
    page.touchscreen.tap(point["x"], point["y"])
    answered(page, heard + 1)
    x, y = point["cell"].split(",")
    expect(page.locator(".hover")).to_have_attribute("style", f"--x:{x};--y:{y}")
