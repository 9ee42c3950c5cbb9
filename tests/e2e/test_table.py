"""Fingers, mouse and keyboard at the table, beyond playing: drag, pinch, refuse, explain."""

from __future__ import annotations

import base64
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from app.engine.setup import SeatChoice, Setup
from scenes import SCENES, Stage, asks, moment, whole_game
from tests.e2e.player import Form
from tests.e2e.support import SIZES, SMALL_PHONE, still, tap


@pytest.fixture
def solo(used_page: Callable[..., Page]) -> Page:
    """Return a page with a solo game on a tablet, at the first build."""
    page = used_page()
    Form(page).open("solo", ("human",), difficulty="normal")
    still(page)
    return page


def middle(target: Locator) -> tuple[float, float]:
    box = target.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


HEARD_LATE = """async tile => {
    const hear = (kind, timeStamp, Kind = PointerEvent) => {
        const event = new Kind(kind, { bubbles: true, isPrimary: true, detail: 1 });
        tile.dispatchEvent(Object.defineProperty(event, "timeStamp", { value: timeStamp }));
    };
    hear("pointerdown", 1000);
    while (!document.querySelector("#explain > *")) await new Promise(requestAnimationFrame);
    hear("pointerup", 1100);
    const explained = document.querySelector("#explain > *") !== null;
    hear("click", 1100, MouseEvent);
    return explained;
}"""
"""Taps a tile with a late end, after its explanation; returns whether that is open before the click."""


def test_a_tap_that_ends_late_is_not_a_long_press(solo: Page) -> None:
    """A busy browser delivers it late, when an explanation would already cover the tile."""
    tile = solo.locator("[data-tile]").nth(1)
    assert not tile.evaluate(HEARD_LATE)
    expect(tile).to_have_attribute("aria-pressed", "true")


def test_a_tile_dragged_onto_a_legal_cell_becomes_the_ghost(solo: Page) -> None:
    tile = solo.locator("[data-tile]").nth(1)
    solo.mouse.move(*middle(tile))
    solo.mouse.down()
    x, y = middle(tile)
    solo.mouse.move(x, y - 60, steps=4)
    expect(solo.locator(".hand-tile.dragged")).to_have_count(1)
    solo.mouse.move(*middle(solo.locator(".place.legal").first), steps=5)
    solo.mouse.up()
    expect(solo.locator(".hand-tile.dragged")).to_have_count(0)
    action = solo.locator(".build").get_attribute("data-action")
    assert action is not None and action.startswith(f"build {tile.get_attribute('data-tile')} ")


VEILED = """() => [...document.querySelectorAll("#marks .veil")].map((veil) => {
    const [x, y] = ["--x", "--y"].map((name) => veil.style.getPropertyValue(name));
    const fact = document.getElementById(`f${x},${y}`), value = fact.querySelector(".pictogram");
    const above = (over, under) => getComputedStyle(over).zIndex >= getComputedStyle(under).zIndex
        && under.compareDocumentPosition(over) & Node.DOCUMENT_POSITION_FOLLOWING;
    const plain = value?.checkVisibility() && getComputedStyle(fact).opacity === "1";
    const stays = !value || (plain && above(fact, veil));
    return [+getComputedStyle(veil).opacity, Boolean(stays)];
})"""
"""How much each building outside the question fades, and whether its scoring facts stay."""


def test_people_can_be_dragged_to_their_destinations(used_page: Callable[..., Page], address: str) -> None:
    page = used_page()
    SCENES["move"](Stage(page, address))
    still(page)
    veiled = page.evaluate(VEILED)
    assert veiled and all(fades <= 0.3 and stays for fades, stays in veiled)
    person, goes = page.locator("[data-person]"), page.locator('.option[data-action^="move"]').first
    action = goes.get_attribute("data-action")
    for target in (page.locator("[data-cell].place").first, goes):
        page.mouse.move(*middle(person))
        page.mouse.down()
        page.mouse.move(*middle(target), steps=4)
        expect(page.locator(".person.dragged")).to_have_count(1)
        page.mouse.up()
        expect(page.locator(".person.dragged")).to_have_count(0)
        still(page)
        assert (page.evaluate("JSON.parse(streets.record()).actions.at(-1)") == action) is (target is goes)


def test_the_city_can_be_moved_enlarged_and_fitted(solo: Page) -> None:
    station = solo.locator("[data-cell='0,0']")
    still(solo)
    fitted = station.bounding_box()
    assert fitted is not None
    x, y = middle(solo.locator("#board"))
    solo.mouse.move(x, y)
    solo.mouse.down()
    solo.mouse.move(x + 80, y + 30, steps=4)
    solo.mouse.up()
    still(solo)
    moved = station.bounding_box()
    assert moved is not None
    assert (round(moved["x"] - fitted["x"]), round(moved["y"] - fitted["y"])) == (80, 30)
    solo.mouse.wheel(0, -300)
    wider = "([at, width]) => document.querySelector(at).getBoundingClientRect().width > width * 1.2"
    solo.wait_for_function(wider, arg=["[data-cell='0,0']", moved["width"]])
    solo.get_by_role("button", name="Show the whole city").click()
    still(solo)
    again = station.bounding_box()
    assert again is not None and round(again["x"]) == round(fitted["x"])


def test_keys_alone_pick_turn_build_and_undo(solo: Page) -> None:
    solo.keyboard.press("2")
    expect(solo.locator("[data-tile][aria-pressed='true']")).to_have_count(1)
    focused = solo.locator(":focus")
    expect(focused).to_have_accessible_name(re.compile(r"Empty, you can build here, up to \$\d+"))
    best = focused.get_attribute("data-cell") or ""
    solo.keyboard.press("ArrowRight")
    expect(focused).not_to_have_attribute("data-cell", best)
    solo.keyboard.press("ArrowLeft")
    expect(focused).to_have_attribute("data-cell", best)
    solo.keyboard.press("Enter")
    before = solo.locator(".build").get_attribute("data-action")
    solo.keyboard.press("r")
    assert solo.locator(".build").get_attribute("data-action") != before
    solo.keyboard.press("Escape")
    expect(solo.locator(".build")).to_have_count(0)
    solo.keyboard.press("Escape")
    expect(solo.locator("[data-tile][aria-pressed='true']")).to_have_count(0)


def test_a_long_press_explains_a_tile(solo: Page) -> None:
    tile = solo.locator("[data-tile]").first
    solo.mouse.move(*middle(tile))
    solo.mouse.down()
    solo.wait_for_selector(".card.subject")
    solo.mouse.up()
    expect(solo.locator("[data-tile][aria-pressed='true']")).to_have_count(0)
    solo.keyboard.press("Escape")
    expect(solo.locator(".card.subject")).to_have_count(0)


def test_a_second_finger_leaves_no_tile_behind(solo: Page) -> None:
    touch = solo.context.new_cdp_session(solo)

    def send(kind: str, *points: tuple[float, float]) -> None:
        at = [{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(points)]
        touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": at})

    x, y = middle(solo.locator("[data-tile]").first)
    send("touchStart", (x, y))
    for far in range(20, 200, 20):
        send("touchMove", (x, y - far))
    expect(solo.locator(".dragged")).to_have_count(1)
    send("touchStart", (x, y - 200), (300, 400))
    send("touchCancel")
    expect(solo.locator(".dragged")).to_have_count(0)


def test_leaving_the_table_with_a_finger_down_is_harmless(solo: Page) -> None:
    x, y = middle(solo.locator("#board"))
    solo.mouse.move(x, y)
    solo.mouse.down()
    solo.mouse.move(x + 60, y, steps=3)
    solo.evaluate("location.hash = '#/'")
    expect(solo.locator("#board")).to_have_count(0)
    solo.mouse.move(x - 60, y, steps=3)
    solo.mouse.up()
    expect(solo.get_by_role("alertdialog")).to_have_count(0)


LONG_NAMES = ("Maximiliane Sophie", "Bartholomew", "Konstantin", "Wilhelmina", "Alexandrina")

BESIDE = """() => Math.max(...[...document.querySelectorAll("#stack *, .seat")]
    .filter((part) => part.checkVisibility()).map((part) => part.getBoundingClientRect().right))"""


def test_long_names_leave_room_for_the_stack_and_the_next_tile(
    used_page: Callable[..., Page], address: str
) -> None:
    page = used_page(viewport=SIZES["phone"])
    windows = {1: (SIZES["phone"], SMALL_PHONE), 5: (SIZES["portrait"],)}
    for players, sizes in windows.items():
        seats = tuple(SeatChoice(name) for name in LONG_NAMES[:players])
        setup = Setup(seats, seed="names", first=0)
        if players == 1:
            setup = Setup(seats, "solo", difficulty="normal", seed="names")
        session = whole_game(setup)
        Stage(page, address).open(session, moment(session, asks("build", 6)))
        for size in sizes:
            page.set_viewport_size(size)
            still(page)
            assert page.evaluate(BESIDE) <= size["width"], (players, size)


COLOURS = """async (text) => {
    const file = new Blob([Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))]);
    const picture = await createImageBitmap(file);
    const canvas = new OffscreenCanvas(picture.width, picture.height);
    const pen = canvas.getContext("2d");
    pen.drawImage(picture, 0, 0);
    const { data } = pen.getImageData(0, 0, picture.width, picture.height), counts = {};
    for (let at = 0; at < data.length; at += 4) {
        const colour = data.slice(at, at + 3).join();
        counts[colour] = (counts[colour] ?? 0) + 1;
    }
    return Object.fromEntries(Object.entries(counts).map(([colour, n]) => [colour, 4 * n / data.length]));
}"""
"""The share of each colour in a picture."""

ROAD, BRICK = "98,95,109", "203,105,76"


def test_a_picture_of_the_city_can_be_saved(used_page: Callable[..., Page], address: str) -> None:
    setup = Setup((SeatChoice("Ana"), SeatChoice("Ben")), seed="picture", first=0)
    session = whole_game(setup)
    page = used_page()
    Stage(page, address).open(session, len(session.history))
    with page.expect_download() as kept:
        page.locator(".end-more summary").click()
        page.locator('[data-message="keep-picture tall"]').click()
    assert kept.value.suggested_filename.endswith(".png")
    colours = page.evaluate(COLOURS, base64.b64encode(kept.value.path().read_bytes()).decode())
    assert colours[ROAD] > 0.005 and colours[BRICK] > 0.0001 and len(colours) > 200


def test_a_failed_picture_is_reported(used_page: Callable[..., Page], address: str) -> None:
    session = whole_game(Setup((SeatChoice("Ana"), SeatChoice("Ben")), seed="picture", first=0))
    page = used_page()
    Stage(page, address).open(session, len(session.history))
    page.evaluate("""() => {
        const images = HTMLImageElement.prototype, decode = images.decode;
        images.decode = () => { images.decode = decode; return Promise.reject(new Error("no picture")); };
    }""")
    tap(page.locator(".end-more summary"))
    tap(page.locator('[data-message="keep-picture tall"]'))
    expect(page.locator("#told").get_by_text("The picture couldn’t be made.")).to_be_visible()
