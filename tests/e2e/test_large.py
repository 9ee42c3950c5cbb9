"""Four times as large, with larger type, longer words, forced colours: all is there and within reach.

A whole game magnified fourfold: `test_languages.py`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from scenes import SCENES, Stage
from tests.e2e.player import prefer
from tests.e2e.sight import CUT, speak_longer
from tests.e2e.support import LYING, MAGNIFIED, SIZES, STILL, answered, start, still, tap
from tests.e2e.test_in_sight import COVERED

OUT_OF_REACH = """() => {
    const wrong = [], app = document.getElementById("app");
    const named = (e) => `${e.tagName.toLowerCase()}.${e.className} “${
        (e.getAttribute("aria-label") || e.textContent).trim().slice(0, 40)}”`;
    const shown = (e) => e.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true })
        && !e.closest(".visually-hidden, [inert], #layer, svg");
    const covers = innerWidth <= 560 && document.querySelector(".subject") ? "#prompt, #tray" : "none";
    for (const e of app.querySelectorAll("button, a[href], input, select, summary")) {
        if (!shown(e) || e.closest(covers)) continue;
        const target = e.closest("label") ?? e;
        target.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
        const box = target.getBoundingClientRect();
        const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
        if (box.left < -1 || box.right > innerWidth + 1)
            wrong.push(`beyond the sides: ${named(target)}`);
        else if (!target.contains(top))
            wrong.push(`out of reach: ${named(target)} under ${top && named(top)}`);
    }
    for (const e of app.querySelectorAll("button, a[href], input, select, summary, .place.legal")) {
        const target = e.closest("label") ?? e, box = target.getBoundingClientRect();
        if (!shown(e) || getComputedStyle(target).display === "inline") continue;
        const plays = target.closest("main.table") && !target.closest("#board, .log")
            && !target.matches(".consultant");
        if (Math.min(box.width, box.height) < (plays ? 43.5 : 23.9))
            wrong.push(`${box.width}×${box.height} pixels small: ${named(target)}`);
    }
    scrollTo(0, 0);
    const city = document.querySelector(".table:not(.drawer-open) #board")?.getBoundingClientRect();
    if (city && (city.width < 140 || city.height < 100))
        wrong.push(`the city has ${city.width}×${city.height}`);
    return wrong;
}"""
"""Controls that are small or out of reach, and a city too small to be seen."""

WRONG = f"() => [...({CUT})(), ...({OUT_OF_REACH})()]"

TYPE = "percent => document.documentElement.style.fontSize = percent === 100 ? '' : `${percent}%`"


UNMARKED = """() => {
    const probe = document.body.appendChild(document.createElement("p"));
    probe.style.cssText = "background: Highlight; forced-color-adjust: none";
    const chosen = getComputedStyle(probe).backgroundColor;
    probe.remove();
    const marked = [".seat.current", ".place.legal", ".hover .tile", ".option", ".hand-tile.up",
        ".switch :checked", ".segments :checked + .said", ".option-card:has(:checked)"];
    return [...document.querySelectorAll(marked)].filter(e => {
        const style = getComputedStyle(e);
        const lines = [[style.borderStyle, style.borderWidth], [style.outlineStyle, style.outlineWidth]];
        return e.checkVisibility() && style.backgroundColor !== chosen
            && !lines.some(([line, width]) => line !== "none" && parseFloat(width) >= 2);
    }).map(e => `nothing marks ${e.outerHTML.slice(0, 120)}`);
}"""
"""What is chosen, legal, held or on turn, and looks like what is not where the colours are forced."""


KEPT = """() => [
    window.streets.record(),
    ...[...document.querySelectorAll("#app [data-action], #app [data-message]")]
        .map(each => each.dataset.action ?? each.dataset.message),
    ...[".hover", "#prompt", "#show", "#tray"].map(each => document.querySelector(each)?.innerHTML),
]"""
"""The game, what can be chosen, and what is held, asked and told."""


class View(NamedTuple):
    """A window, how large the type in it is, in percent, and whether the device forces its colours."""

    window: ViewportSize
    type: int = 100
    forced: bool = False


LARGE = {
    "400 %": View(MAGNIFIED),
    "twice the type on a phone": View(SIZES["phone"], 200),
    "twice the type on a tablet": View(SIZES["tablet"], 200),
    "twice the type upright": View(SIZES["portrait"], 200),
    "a phone turned": View(LYING),
    "forced colours": View(SIZES["tablet"], forced=True),
}
LONGER = {name: View(SIZES[name]) for name in ("phone", "portrait")}
"""Whole games in longer words, at every size: `test_full_games.py`."""

NARROW = {
    "phone": View(SIZES["phone"]),
    **{name: LARGE[name] for name in ("400 %", "twice the type on a phone", "twice the type on a tablet")},
}
TURNED = ("25-held", "move", "scoring")
"""A tile is held, people are being moved, a story is told."""

TURNS = (
    ("tablet", SIZES["tablet"]),
    ("tablet upright", SIZES["portrait"]),
    ("tablet again", SIZES["tablet"]),
    ("phone", SIZES["phone"]),
    ("phone lying", LYING),
    ("phone again", SIZES["phone"]),
)
AROUND = ("home-first", "new-table", "settings", "learn")
TOLD = ("lesson", "scoring", "explained", "log", "menu", "typed", "end")
"""What a whole game with quick settings does not come by."""

TABLE = (*TOLD, "25-held", "move", "curtain")


@pytest.mark.parametrize(
    ("language", "views", "scenes"),
    [
        (
            "English",
            LARGE,
            (*AROUND, *TABLE, "share", "looking", "token", "grifter", "refused", "25-taken-up"),
        ),
        ("longer words", LONGER, (*AROUND, *TOLD, "share")),
        ("Russian", NARROW, ("new-table", "25-held", "scoring", "log", "end")),
    ],
    ids=lambda part: part if isinstance(part, str) else "",
)
def test_all_is_whole_and_within_reach(
    language: str,
    views: dict[str, View],
    scenes: tuple[str, ...],
    new_page: Callable[..., Page],
    address: str,
) -> None:
    page = new_page(**STILL)
    prefer(page, show="slow", bots="off", language="ru" if language == "Russian" else "en")
    if language == "longer words":
        speak_longer(page)
    start(page, address)
    stage = Stage(page, address)
    wrong: list[str] = []
    for scene in scenes:
        SCENES[scene](stage)
        for name, view in views.items():
            page.set_viewport_size(view.window)
            page.evaluate(TYPE, view.type)
            page.emulate_media(forced_colors="active" if view.forced else "none")
            still(page)
            found = page.evaluate(UNMARKED if view.forced else WRONG)  # forced colours move nothing
            wrong += [f"{scene}, {name}: {each}" for each in found]
        page.set_viewport_size(SIZES["tablet"])
        page.evaluate(TYPE, 100)
        page.emulate_media(forced_colors="none")
        still(page)
        if language == "English" and scene in TURNED:
            wrong += [f"{scene}, {each}" for each in turned(page)]
        if language == "English" and scene == "25-taken-up":
            a_finger_beside_a_place_means_it(page)
    assert wrong == []


def turned(page: Page) -> list[str]:
    """Turn a tablet and a phone there and back: what was lost on the way, or is out of reach."""
    wrong = []
    if page.locator(".mover").count():
        tap(page.locator(".mover").first)
        still(page)
    look = [WRONG] if page.locator(".card.show").count() else [WRONG, COVERED]  # a story has the view
    kept = page.evaluate(KEPT)
    for name, window in (*TURNS, TURNS[0]):
        page.set_viewport_size(window)
        still(page)
        found = [each for what in look for each in page.evaluate(what)]
        wrong += [f"turned to the {name}: {each}" for each in found]
        if page.evaluate(KEPT) != kept:
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
"""A point beside a place that is smaller than a finger, where nothing else is meant."""


def a_finger_beside_a_place_means_it(page: Page) -> None:
    """On a phone a place in a great city is smaller than a finger; what is empty around it means it too."""
    page.set_viewport_size(SIZES["phone"])
    still(page)
    point = page.evaluate(BESIDE)
    heard = answered(page)
    page.touchscreen.tap(point["x"], point["y"])
    answered(page, heard + 1)
    x, y = point["cell"].split(",")
    expect(page.locator(".hover")).to_have_attribute("style", f"--x:{x};--y:{y}")
