"""Strange input: held keys, odd events, lost releases."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from typing import Literal

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e.player import Form, Player
from tests.e2e.support import LYING, SIZES, answered, back, drawn, go, start, still, tap


@pytest.fixture
def pair(used_page: Callable[..., Page]) -> Page:
    """Return a page with a game of two on a tablet, before the first hand-over."""
    page = used_page()
    Form(page).open("multiplayer", ("human", "human"), seed="hands")
    still(page)
    return page


@pytest.fixture
def solo(used_page: Callable[..., Page]) -> Page:
    """Return a page with a solo game on a tablet, at the first build."""
    page = used_page()
    Form(page).open("solo", ("human",), difficulty="normal", seed="hands")
    still(page)
    return page


def choices(page: Page) -> int:
    """Return the number of actions in the game."""
    return len(json.loads(Player(page, "hands").record())["actions"])


# --- Held keys ---

REPEATS = 8


def hold(page: Page, key: str) -> None:
    """Hold a key until the keyboard has repeated it."""
    for _ in range(1 + REPEATS):
        page.keyboard.down(key)
        answered(page)
    page.keyboard.up(key)
    answered(page)


@pytest.mark.parametrize("key", ["Enter", " "])
def test_a_held_key_acts_once(used_page: Callable[..., Page], key: str) -> None:
    page = used_page()
    Form(page).fill("multiplayer", ("human", "human"))
    page.locator('main [type="submit"]').focus()
    hold(page, key)
    reveal = page.locator('[data-message="reveal"]')
    expect(reveal).to_be_visible()
    assert choices(page) == 0

    reveal.focus()
    hold(page, key)
    expect(reveal).to_have_count(0)
    assert choices(page) == 0

    hold(page, "1")
    expect(page.locator('[data-tile][aria-pressed="true"]')).to_have_count(1)
    hold(page, key)
    assert choices(page) == 0
    expect(page.locator("#prompt .build")).to_be_visible()
    hold(page, key)
    assert choices(page) == 1
    expect(reveal).to_be_visible()


def test_a_held_key_in_a_field_starts_nothing_else(used_page: Callable[..., Page]) -> None:
    page = used_page()
    Form(page).fill("multiplayer", ("human", "human"))
    page.locator("#seed").focus()
    hold(page, "a")
    assert "a" * (1 + REPEATS) in page.locator("#seed").input_value()
    hold(page, "Enter")
    expect(page.locator('[data-message="reveal"]')).to_be_visible()
    assert choices(page) == 0


def test_a_key_that_opens_a_field_does_not_write_in_it(solo: Page) -> None:
    hold(solo, "/")
    expect(solo.locator("#typed-line")).to_have_value("")


def test_arrows_may_repeat(solo: Page) -> None:
    solo.locator("[data-tile]").first.focus()
    solo.keyboard.down("ArrowRight")
    solo.keyboard.down("ArrowRight")
    solo.keyboard.up("ArrowRight")
    assert (
        solo.evaluate("() => [...document.querySelectorAll('[data-tile]')].indexOf(document.activeElement)")
        == 2
    )


# --- Odd events ---

ODD = """() => {
    const within = document.createElement("div");
    within.attachShadow({ mode: "open" }).innerHTML = "<input data-change='choose theme'>";
    const closed = document.createElement("div");
    const inner = closed.attachShadow({ mode: "closed" });
    inner.innerHTML = "<input type='file'>";
    document.body.append(within, closed);
    document.getElementById("app").firstElementChild.append(within.cloneNode());
    const text = document.createTreeWalker(document.getElementById("app"), NodeFilter.SHOW_TEXT).nextNode();
    const targets = [window, document, document.documentElement, document.body, text, within,
        inner.firstChild, within.shadowRoot.firstChild, document.createElement("p"),
        ...document.querySelectorAll("#board, #live, [data-tile], .hand svg use")];
    const names = ["click", "dblclick", "contextmenu", "pointerdown", "pointermove", "pointerup",
        "pointercancel", "lostpointercapture", "wheel", "keydown", "keyup", "input", "change", "submit",
        "dragstart"];
    const far = { clientX: 1e300, clientY: -1e300, deltaX: 1e300, deltaY: 1e300 };
    const flags = { bubbles: true, composed: true, cancelable: true };
    for (const target of targets)
        for (const name of names)
            for (const make of [
                () => new Event(name, flags),
                () => new CustomEvent(name, { ...flags, detail: { by: "a stranger" } }),
                () => new CustomEvent(name, { ...flags, detail: 1 }),
                () => new MouseEvent(name, { ...flags, clientX: 1e300, clientY: 1e300, detail: 1 }),
                () => new WheelEvent(name, { ...flags, ...far }),
                () => new UIEvent(name, flags),
                () => new InputEvent(name, { ...flags, data: null }),
            ])
                target?.dispatchEvent(make());
    const told = ["error", "unhandledrejection", "storage", "pageshow", "popstate", "hashchange", "blur"];
    for (const name of told)
        for (const make of [Event, CustomEvent])
            window.dispatchEvent(new make(name, { detail: "a stranger's" }));
    for (const key of ["", "²", "Unidentified", "Dead"])
        document.querySelector("[data-tile]").dispatchEvent(new KeyboardEvent("keydown", { ...flags, key }));
    within.remove();
    closed.remove();
}"""
"""Sends each kind of event under each name to every possible target."""


def test_odd_events_do_nothing(solo: Page) -> None:
    before = solo.evaluate("streets.record()")
    solo.evaluate(ODD)
    answered(solo)
    expect(solo.locator("#failure")).to_have_count(0)
    assert solo.evaluate("streets.record()") == before
    expect(solo.locator('[data-tile][aria-pressed="true"]')).to_have_count(0)


BOX = """kind => {
    const box = document.createElement("div");
    box.id = "stranger";
    document.body.append(box);
    const into = kind === "edited" ? box : box.attachShadow({ mode: kind });
    into.innerHTML = kind === "edited" ? "<p contenteditable>.</p>" : "<input>";
    into.firstElementChild.focus();
    window.stranger = into.firstElementChild;
}"""
"""Inserts another program's field into the page, and focuses it."""


@pytest.mark.thorough
@pytest.mark.parametrize("kind", ["open", "closed", "edited"])
def test_typing_in_a_strangers_field_does_not_reach_the_game(solo: Page, kind: str) -> None:
    solo.evaluate(BOX, kind)
    solo.keyboard.type("1m/ru")
    answered(solo)
    told = solo.evaluate("() => stranger.value ?? stranger.textContent")
    assert "1m/ru" in told
    expect(solo.locator('[data-tile][aria-pressed="true"]')).to_have_count(0)
    expect(solo.locator(".drawer-page")).to_have_count(0)
    solo.evaluate("document.getElementById('stranger').remove()")


@pytest.mark.thorough
def test_keys_of_an_input_method_do_not_reach_the_game(solo: Page) -> None:
    for options in ({"key": "1", "isComposing": True}, {"key": "Process", "keyCode": 229, "code": "Digit1"}):
        solo.evaluate(
            """options => document.querySelector("[data-tile]").dispatchEvent(
                new KeyboardEvent("keydown", { ...options, bubbles: true, composed: true }))""",
            options,
        )
    answered(solo)
    expect(solo.locator('[data-tile][aria-pressed="true"]')).to_have_count(0)


# --- Fingers ---

WAYS = [(x, y) for x in (-1, 0, 1) for y in (-1, 0, 1) if x or y]
FAR = 240
"""Pixels of a drag."""

LISTEN = """() => {
    window.taken = [];
    addEventListener("pointercancel", event => taken.push(event.target.outerHTML.slice(0, 80)), true);
}"""


class Fingers:
    """Touches a page with several numbered fingers."""

    def __init__(self, page: Page) -> None:
        self._devtools = page.context.new_cdp_session(page)
        self._down: dict[int, tuple[float, float]] = {}

    def _send(self, kind: str, fingers: Iterable[int]) -> None:
        points = [{"x": x, "y": y, "id": each} for each in fingers for x, y in (self._down[each],)]
        self._devtools.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    def down(self, at: tuple[float, float], finger: int = 0) -> None:
        """Put a finger down."""
        self._down[finger] = at
        self._send("touchStart", self._down)

    def move(self, at: tuple[float, float], finger: int = 0) -> None:
        """Move a finger that is down."""
        self._down[finger] = at
        self._send("touchMove", self._down)

    def up(self, finger: int = 0) -> None:
        """Lift a finger; the others stay."""
        self._send("touchEnd", [finger] if len(self._down) > 1 else [])
        del self._down[finger]


def middle(target: Locator) -> tuple[float, float]:
    """Return the centre of an element."""
    box = target.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


GROUND = """() => {
    const { left, right, top, bottom } = document.getElementById("rail").getBoundingClientRect();
    for (let y = bottom - 2; y > top; y -= 3)
        for (let x = right - 2; x > left; x -= 3)
            if (document.elementFromPoint(x, y)?.matches(".rail :not(button, button *)")) return [x, y];
}"""
"""A point of the seats' panel without any control."""


@pytest.mark.parametrize("size", ["phone", "lying"])
def test_a_finger_drags_in_every_direction_and_the_game_stays(
    used_page: Callable[..., Page], size: str
) -> None:
    window = {**SIZES, "lying": LYING}[size]
    page = used_page(viewport=window)
    Form(page).open("solo", ("human",), difficulty="normal", seed="hands")
    still(page)
    page.evaluate(LISTEN)
    fingers, there = Fingers(page), page.url
    tile = page.locator("[data-tile]:visible").nth(1)
    for across, down in WAYS:
        x, y = middle(tile)
        fingers.down((x, y))
        for far in range(20, FAR, 20):
            here = (x + across * far, y + down * far)
            if not (0 < here[0] < window["width"] and 0 < here[1] < window["height"]):
                break
            fingers.move(here)
        answered(page)
        expect(page.locator(".dragged")).to_have_count(1)
        fingers.up()
        expect(page.locator(".dragged")).to_have_count(0)
        answered(page)
        page.keyboard.press("Escape")
        page.keyboard.press("Escape")
        still(page)
    assert page.evaluate("taken") == []

    x, y = page.evaluate(GROUND)
    for across, down in WAYS:
        fingers.down((x, y))
        for far in range(20, FAR, 20):
            fingers.move((x + across * far, y + down * far))
        fingers.up()
    answered(page)
    drawn(page)
    assert page.url == there
    expect(page.locator("#board")).to_have_count(1)


def test_two_simultaneous_taps_both_count(solo: Page) -> None:
    fingers = Fingers(solo)
    heard = answered(solo)
    fingers.down(middle(solo.locator("[data-tile]").first), 1)
    fingers.down(middle(solo.locator('.tools [data-message="open menu"]')), 2)
    fingers.up(1)
    fingers.up(2)
    answered(solo, heard + 2)
    expect(solo.locator("[data-tile]").first).to_have_attribute("aria-pressed", "true")
    expect(solo.locator(".drawer-page")).to_be_visible()


@pytest.mark.thorough
def test_a_tap_counts_once_while_a_palm_rests_on_the_board(solo: Page) -> None:
    fingers = Fingers(solo)
    left, top = middle(solo.locator("#board"))
    fingers.down((left + 250, top + 250), 1)
    solo.wait_for_timeout(600)  # as long as a long press
    tile = solo.locator("[data-tile]").first
    for pressed in ("true", "false", "true"):
        heard = answered(solo)
        fingers.down(middle(tile), 2)
        fingers.up(2)
        answered(solo, heard + 1)
        expect(tile).to_have_attribute("aria-pressed", pressed)
    fingers.up(1)
    drawn(solo)
    assert answered(solo) == heard + 1


POINT = """([kind, type, id, x, y, target]) => {
    const options = { bubbles: true, composed: true, cancelable: true, isPrimary: true, pointerId: id };
    const at = document.querySelector(target) ?? document.elementFromPoint(x, y);
    at.dispatchEvent(new PointerEvent(`pointer${kind}`, {
        ...options, pointerType: type, clientX: x, clientY: y, buttons: kind === "up" ? 0 : 1 }));
}"""
"""Sends events of a pen or palm, as no driver has a pen and a finger at once."""


@pytest.mark.thorough
def test_a_pen_keeps_its_tile_when_a_palm_touches(solo: Page) -> None:
    tile, board = middle(solo.locator("[data-tile]").first), middle(solo.locator("#board"))
    cell = (board[0], board[1] + 20)
    solo.evaluate(POINT, ["down", "pen", 5, *tile, "[data-tile]"])
    solo.evaluate(POINT, ["move", "pen", 5, tile[0] + 40, tile[1], "[data-tile]"])
    expect(solo.locator(".dragged")).to_have_count(1)
    solo.evaluate(POINT, ["down", "touch", 6, board[0] + 200, board[1] + 200, "#board"])
    solo.evaluate(POINT, ["move", "touch", 6, board[0] + 240, board[1] + 200, "#board"])
    solo.evaluate(POINT, ["move", "pen", 5, *cell, "[data-tile]"])
    expect(solo.locator(".dragged")).to_have_count(1)
    solo.evaluate(POINT, ["up", "touch", 6, board[0] + 240, board[1] + 200, "#board"])
    solo.evaluate(POINT, ["up", "pen", 5, *cell, "[data-tile]"])
    expect(solo.locator(".dragged")).to_have_count(0)


# --- Lost releases ---

VIEW = "() => document.getElementById('layer').style.transform"


def lost_by_the_button(page: Page) -> None:
    """Move the mouse without a button, as after a release over the browser's menu."""
    x, y = middle(page.locator("#board"))
    mouse = page.context.new_cdp_session(page)
    mouse.send("Input.dispatchMouseEvent", {"type": "mouseMoved", "x": x, "y": y, "buttons": 0})


def lost_by_the_window(page: Page) -> None:
    """Let the window lose focus."""
    page.evaluate("dispatchEvent(new Event('blur'))")


def lost_by_the_menu(page: Page) -> None:
    """Let the browser open its menu."""
    page.evaluate("""() => document.getElementById("board").dispatchEvent(
        new PointerEvent("contextmenu", { bubbles: true, cancelable: true, pointerType: "mouse" }))""")


LOSSES = [lost_by_the_button, lost_by_the_window, lost_by_the_menu]


@pytest.mark.thorough
@pytest.mark.parametrize("lost", LOSSES)
def test_after_a_lost_release_the_mouse_carries_nothing(solo: Page, lost: Callable[[Page], None]) -> None:
    board = middle(solo.locator("#board"))
    for spot in (middle(solo.locator("[data-tile]").first), (board[0] + 250, board[1] + 250)):
        solo.mouse.move(*spot)
        solo.mouse.down()
        solo.mouse.move(spot[0] - 40, spot[1] - 30, steps=3)
        lost(solo)
        answered(solo)
        before = solo.evaluate(VIEW)
        expect(solo.locator(".dragged")).to_have_count(0)
        solo.mouse.move(spot[0] - 120, spot[1] - 90, steps=3)
        answered(solo)
        assert solo.evaluate(VIEW) == before
        expect(solo.locator(".dragged")).to_have_count(0)
        solo.mouse.up()
        solo.keyboard.press("Escape")
        solo.keyboard.press("Escape")
        still(solo)


@pytest.mark.thorough
@pytest.mark.parametrize("button", ["right", "middle"])
def test_only_the_primary_button_drags(solo: Page, button: Literal["right", "middle"]) -> None:
    board = middle(solo.locator("#board"))
    before = solo.evaluate(VIEW)
    for spot in (middle(solo.locator("[data-tile]").first), (board[0] + 250, board[1] + 250)):
        solo.mouse.move(*spot)
        solo.mouse.down(button=button)
        solo.mouse.move(spot[0] - 90, spot[1] - 60, steps=3)
        answered(solo)
        expect(solo.locator(".dragged")).to_have_count(0)
        solo.mouse.up(button=button)
    assert solo.evaluate(VIEW) == before


# --- Back ---


def opened(page: Page, message: str) -> Locator:
    """Open a part beside the table by its button, and return it."""
    tap(page.locator('.tools [data-message="open menu"]'))
    if message != "open menu":
        tap(page.locator(f'.drawer-page [data-message="{message}"]'))
    drawer = page.locator(".drawer-page")
    expect(drawer).to_be_visible()
    return drawer


def test_back_closes_open_parts_before_it_leaves_the_game(
    used_page: Callable[..., Page], address: str
) -> None:
    page = used_page(viewport=SIZES["phone"])
    page.goto(f"{address}#/")
    Form(page).open("solo", ("human",), difficulty="normal", seed="hands")
    still(page)
    game = page.url

    drawer = opened(page, "open menu")
    back(page)
    expect(drawer).to_have_count(0)
    assert page.url == game

    page.locator("[data-tile]").first.click(button="right")
    expect(page.locator(".subject")).to_be_visible()
    back(page)
    expect(page.locator(".subject")).to_have_count(0)
    assert page.url == game

    # Closed otherwise, leaving takes a single Back, however often something was opened.
    for _ in range(3):
        opened(page, "open log")
        tap(page.locator('.drawer-page [data-message="close"]'))
    back(page)
    page.wait_for_url(lambda url: url != game)
    expect(page.locator("#board")).to_have_count(0)

    # Returning shows the game.
    page.go_forward()
    answered(page)
    expect(page.locator("#board")).to_have_count(1)
    drawer = opened(page, "open menu")
    back(page)
    expect(drawer).to_have_count(0)
    assert page.url == game

    # The chip of the game goes back as well, so that Back does not return to the page.
    go(page, f"{address}#/rules")
    go(page, f"{address}#/rules/fomo")
    tap(page.locator(".page-head > .to-game"))
    page.wait_for_url(game)
    back(page)
    page.wait_for_url(lambda url: url != game)
    assert "#/rules" not in page.url

    # So does the arrow: Back leaves the pages that it left.
    go(page, f"{address}#/train")
    go(page, f"{address}#/learn")
    go(page, f"{address}#/learn/1")
    for above in ("learn", "train"):
        tap(page.locator("a.tool[data-back]"))
        page.wait_for_url(f"{address}#/{above}")
    back(page)
    page.wait_for_url(lambda url: "#/train" not in url and "#/learn" not in url)

    # In a history so long that the browser has forgotten the game, the chip adds an entry as any link does.
    go(page, game)
    page.evaluate(VISITS, ["#/rules", "#/credits"])
    tap(page.locator(".page-head > .to-game"))
    page.wait_for_url(game)


VISITS = """async addresses => {
    for (let visit = 0; visit < 60; visit++) {
        const arrived = new Promise(resolve => addEventListener("hashchange", resolve, { once: true }));
        location.hash = addresses[visit % addresses.length];
        await arrived;
    }
}"""
"""Visits the addresses in turn, more often than a browser's history has entries."""


# --- Motion ---


def test_reduced_motion_applies_when_it_is_switched_on(new_page: Callable[..., Page], address: str) -> None:
    page = new_page(reduced_motion="no-preference")
    start(page, f"{address}#/settings")
    asked = page.get_by_text("is set to reduce motion")
    expect(asked).to_have_count(0)
    page.emulate_media(reduced_motion="reduce")
    expect(asked).to_have_count(1)
    page.emulate_media(reduced_motion="no-preference")
    expect(asked).to_have_count(0)
