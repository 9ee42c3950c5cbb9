"""Four times as large, with type twice as large, with longer words: all is there, whole and within reach."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import NamedTuple

import pytest
from playwright.sync_api import Page, ViewportSize

from scenes import SCENES, Stage
from tests.e2e.support import MAGNIFIED, SIZES, STILL, start, still
from tests.ui.pseudo import pseudo

WRONG = """() => {
    const wrong = [], app = document.getElementById("app");
    const named = (e) => `${e.tagName.toLowerCase()}.${e.className} “${
        (e.getAttribute("aria-label") || e.textContent).trim().slice(0, 40)}”`;
    const shown = (e) => e.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true })
        && !e.closest(".visually-hidden, [inert], #layer, svg");
    if (document.documentElement.scrollWidth > innerWidth)
        wrong.push(`the page is ${document.documentElement.scrollWidth} pixels wide`);

    for (const e of app.querySelectorAll("*")) {
        const words = [...e.childNodes].some((node) => node.nodeType === 3 && node.data.trim());
        const size = parseFloat(getComputedStyle(e).fontSize);
        if (!words || !size || !shown(e) || e.matches(".link")) continue;
        const range = document.createRange();
        range.selectNodeContents(e);
        const box = range.getBoundingClientRect();
        let across = true, down = true;
        for (let up = e; up !== document.body && (across || down); up = up.parentElement) {
            const style = getComputedStyle(up), around = up.getBoundingClientRect();
            if (style.clipPath !== "none") break;
            across &&= !/auto|scroll/.test(style.overflowX);
            down &&= !/auto|scroll/.test(style.overflowY);
            const hides = /hidden|clip/;
            const aside = box.right > around.right + 1 || box.left < around.left - 1;
            const below = box.bottom > around.bottom + size / 3 || box.top < around.top - size / 3;
            if ((across && hides.test(style.overflowX) && aside)
                || (down && hides.test(style.overflowY) && below)) {
                wrong.push(`cut off by ${named(up)}: ${named(e)}`);
                break;
            }
        }
    }

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
    scrollTo(0, 0);
    const city = document.querySelector(".table:not(.drawer-open) #board")?.getBoundingClientRect();
    if (city && (city.width < 140 || city.height < 100))
        wrong.push(`the city has ${city.width}×${city.height}`);
    return wrong;
}"""
"""Words of which a part is hidden, controls that nobody can get at, and a city too small to be seen."""

TYPE = "percent => document.documentElement.style.fontSize = percent === 100 ? '' : `${percent}%`"


class View(NamedTuple):
    """A window, and how large the type in it is, in percent."""

    window: ViewportSize
    type: int = 100


LARGE = {
    "400 %": View(MAGNIFIED),
    "twice the type on a phone": View(SIZES["phone"], 200),
    "twice the type on a tablet": View(SIZES["tablet"], 200),
    "twice the type upright": View(SIZES["portrait"], 200),
}
USUAL = {name: View(window) for name, window in SIZES.items()}
AROUND = ("home-first", "new-table", "settings", "learn", "share")
TABLE = ("lesson", "25-held", "scoring", "move", "curtain", "explained", "log", "menu", "typed", "end")


@pytest.mark.parametrize(
    ("language", "views", "scenes"),
    [
        ("English", LARGE, (*AROUND, *TABLE, "token", "grifter")),
        ("longer words", USUAL, (*AROUND, *TABLE)),
        ("Russian", {"phone": USUAL["phone"], **LARGE}, ("new-table", "25-held", "scoring", "log", "end")),
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
    page = new_page(**STILL, locale="ru" if language == "Russian" else "en")
    page.add_init_script('localStorage.setItem(\'streets.settings\', \'{"show":"slow","bots":"off"}\')')
    if language == "longer words":
        catalogue = json.dumps(pseudo())
        page.route("**/en.json", lambda route: route.fulfill(body=catalogue, content_type="application/json"))
    start(page, address)
    stage = Stage(page, address)
    wrong: list[str] = []
    for scene in scenes:
        SCENES[scene](stage)
        for name, view in views.items():
            page.set_viewport_size(view.window)
            page.evaluate(TYPE, view.type)
            still(page)
            wrong += [f"{scene}, {name}: {each}" for each in page.evaluate(WRONG)]
        page.set_viewport_size(SIZES["tablet"])
        page.evaluate(TYPE, 100)
        still(page)
    assert wrong == []
