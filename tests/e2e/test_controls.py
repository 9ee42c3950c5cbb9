"""After each hand-over every control of the table responds, at every size."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from app.engine.events import StreetScored
from app.engine.game import apply, legal_actions
from app.engine.session import Session
from app.engine.state import Action, State
from scenes import SCENES, Stage
from tests.e2e.looker import Looker
from tests.e2e.player import Form, Game, Player, prefer
from tests.e2e.support import LYING, SIZES, SMALL_PHONE, STILL, answered, start, still, tap
from tests.saves.support import finished

SLOW = {"show": "slow", "bots": "off"}
"""Settings whose playback waits to be skipped."""


def begin(page: Page, *kinds: str) -> None:
    """Begin a game."""
    Form(page).open("multiplayer", kinds, seed="controls")


@pytest.mark.thorough
def test_menu_log_explanation_and_playback_respond_after_each_hand_over(
    used_page: Callable[..., Page],
) -> None:
    """In one game that changes the device at each action; choices are in sight."""
    sizes = tuple(SIZES)
    page = used_page(SLOW)
    begin(page, "human", "human")
    player = Looker(page, "controls")
    skipped, moved = 0, set[str]()
    for number in range(60):
        size = sizes[number % len(sizes)]
        page.set_viewport_size(SIZES[size])
        still(page)
        skip = page.locator('[data-message^="show-next"]').first
        if skip.count():
            expect(skip).to_be_in_viewport(ratio=0.9)
            tap(skip)
            expect(skip).to_have_count(0)
            skipped += 1
        passed = page.locator('[data-message="reveal"]')
        if passed.count():
            expect(passed).to_be_in_viewport(ratio=1)
        player.reveal()
        for drawer in ("view", "log"):
            tap(page.locator('.tools [data-message="open menu"]'))
            tap(page.locator(f'.drawer-page [data-message="open {drawer}"]'))
            expect(page.locator(f".page-{drawer}")).to_be_visible()
            if drawer == "view" and size not in moved:
                the_view_moves_by_buttons(page)
                owners_can_be_laid_over_the_city(page)
                moved.add(size)
            tap(page.locator('.drawer-page [data-message="close"]'))
            expect(page.locator(".drawer-page")).to_have_count(0)
        tiles = page.locator("[data-tile]:visible")  # a phone replaces the hand by the question
        if tiles.count():
            tiles.first.click(button="right")
            tap(page.locator('.subject [data-message="help "]'))
            expect(page.locator(".subject")).to_have_count(0)
        state = player.state()
        if state.over or (skipped and moved == set(sizes)):
            break
        options = legal_actions(state)
        player.carry_out(state, scoring(state) or options[player.rng.below(len(options))])
    assert skipped and moved == set(sizes)


VIEW = """() => {
    const view = new DOMMatrix(document.getElementById("layer").style.transform);
    return [view.a, view.e, view.f];
}"""
"""The scale and position of the city."""

ASIDE = """() => {
    const city = document.getElementById("board").getBoundingClientRect();
    return [...document.querySelectorAll(".view-tools button")].filter(each => {
        const box = each.getBoundingClientRect();
        const over = box.left < city.right && box.right > city.left && box.top < city.bottom
            && box.bottom > city.top;
        return over || Math.min(box.width, box.height) < 44;
    }).map(each => each.title);
}"""
"""View buttons that cover the city or are small."""


def the_view_moves_by_buttons(page: Page) -> None:
    """Check that buttons replace pinch and drag, with the city in sight."""

    def after(message: str) -> list[float]:
        button = page.locator(f'.view-tools [data-message^="{message}"]')
        expect(button).to_be_in_viewport(ratio=0.9)
        tap(button)
        seen = page.evaluate(VIEW)
        assert isinstance(seen, list)
        return seen

    assert page.evaluate(ASIDE) == []
    whole = page.evaluate(VIEW)
    near = after("zoom-by 1.3")
    assert near[0] > whole[0] * 1.2
    for way, dx, dy in (("N", 0, 1), ("E", -1, 0), ("S", 0, -1), ("W", 1, 0)):
        scale, x, y = near
        near = after(f"scroll {way}")
        assert near[0] == scale
        assert [(here > was) - (here < was) for here, was in ((near[1], x), (near[2], y))] == [dx, dy]
    assert after("zoom-by 0.7")[0] < near[0]
    assert after("fit") == whole


OWNERS = '[data-message="overlay owners"]'


def owners_can_be_laid_over_the_city(page: Page) -> None:
    """Check that overlays have buttons, and that a tap on the name over the city removes one."""
    button, named = page.locator(f".overlay-tools {OWNERS}"), page.locator(f".stage {OWNERS}")
    for control, laid in ((button, True), (button, False), (button, True), (named, False)):
        tap(control)
        expect(button).to_have_attribute("aria-pressed", str(laid).lower())
        expect(named).to_have_count(int(laid))
        assert bool(page.locator(".owner").count()) == laid


def scoring(state: State) -> Action | None:
    """Return an option that scores a street, if there is one."""
    for option in legal_actions(state):
        if any(isinstance(event, StreetScored) for event in apply(state, option).events):
            return option
    return None


def test_a_tap_outside_closes_an_explanation(used_page: Callable[..., Page]) -> None:
    page = used_page(SLOW, viewport=SIZES["phone"])
    begin(page, "human", "human")
    Player(page, "controls").reveal()
    explained = page.locator(".subject")
    for outside in (
        page.locator('[data-message="fit"]'),
        page.locator("#stack p"),
    ):
        page.locator("[data-tile]").first.click(button="right")
        expect(explained).to_be_visible()
        tap(outside.first)
        expect(explained).to_have_count(0)


CUT = """() => [...document.querySelectorAll(".seat-name")]
    .filter(name => name.scrollWidth > name.clientWidth || name.scrollHeight > name.clientHeight + 2)
    .map(name => name.textContent)"""
"""Truncated names of seats."""


def test_the_names_of_a_solo_game_are_whole(used_page: Callable[..., Page]) -> None:
    page = used_page()
    Form(page).open("solo", ("human",), difficulty="hard")
    for size in SIZES.values():
        page.set_viewport_size(size)
        still(page)
        assert page.evaluate(CUT) == []


RUSSIAN = {"language": "ru"}

SMALL: ViewportSize = {"width": 667, "height": 375}
"""A small phone in landscape."""

WIDER = """() => [...document.querySelectorAll(".ranks, .leaving")]
    .filter(part => part.scrollWidth > part.clientWidth).map(part => part.className)"""
"""Parts of the end that scroll sideways."""


def test_the_end_shows_who_won_and_with_what(used_page: Callable[..., Page], address: str) -> None:
    """In Russian, with its longer words, and in solo with Business, where accounts have the most parts."""
    page = used_page(RUSSIAN, **STILL)
    session = finished("lying", players=1, mode="solo", difficulty="hard", business=True)
    Stage(page, address).open(session, len(session.history))
    for size in (LYING, SMALL, SMALL_PHONE, SIZES["phone"], SIZES["tablet"]):
        page.set_viewport_size(size)
        still(page)
        for shown in (".verdict h1", ".ranking .money.big >> nth=-1", ".leaving"):
            expect(page.locator(shown)).to_be_in_viewport(ratio=1)
        assert page.evaluate(WIDER) == []


def test_no_explanation_covers_the_grifters_tile_on_a_phone(
    used_page: Callable[..., Page], address: str
) -> None:
    page = used_page(viewport=SIZES["phone"], **STILL)
    SCENES["grifter"](Stage(page, address))
    tile = page.locator("#tray [data-tile]")
    for control in ('#prompt [data-message^="help"]', '[data-message="pull"]'):
        tap(page.locator(control).first)
        tile.click(trial=True)  # nothing covers its centre
        below = tile.bounding_box()
        card = page.locator(".card:is(.pulled, .subject)").bounding_box()
        assert below and card and card["y"] + card["height"] <= below["y"]
        page.keyboard.press("Escape")


def test_all_kinds_of_tokens_are_visible_on_a_phone(used_page: Callable[..., Page], address: str) -> None:
    page = used_page(RUSSIAN, viewport=SIZES["phone"], **STILL)
    SCENES["token"](Stage(page, address))
    tokens = page.locator("#prompt [data-action]")
    expect(tokens).to_have_count(4)
    for token in tokens.all():
        expect(token).to_be_in_viewport(ratio=1)


def test_the_next_tile_is_visible_on_a_phone_in_solo_with_business(
    used_page: Callable[..., Page], address: str
) -> None:
    page = used_page(viewport=SIZES["phone"], **STILL)
    game = Game("next tile", "solo", business=True, difficulty="normal")
    for made in (0, 5, 10, 15):
        Stage(page, address).open(game.gone_on(made), made)
        expect(page.locator(".next-tile")).to_be_in_viewport(ratio=0.99)


@pytest.mark.thorough
def test_default_names_are_whole_and_the_active_seat_is_visible(
    used_page: Callable[..., Page],
) -> None:
    """On a phone the seats scroll from turn to turn."""
    page = used_page()
    begin(page, "human", "human", "greedy", "human", "human")
    player = Player(page, "controls")
    for size in ("tablet", "portrait", "desktop", "phone", "phone", "phone"):
        page.set_viewport_size(SIZES[size])
        still(page)
        assert page.evaluate(CUT) == []
        expect(page.locator(".seat.current")).to_be_in_viewport(ratio=0.95)
        turn = player.state().turn
        while player.state().turn == turn:
            player.play(1)


def test_a_mouse_previews_and_fingers_do_not(new_page: Callable[..., Page], address: str) -> None:
    page = new_page(viewport=SIZES["desktop"], has_touch=False)
    prefer(page, show="off")
    start(page, address)
    page.goto(f"{address}#/new")
    page.locator('[data-message="add-place"]').click()
    page.locator('main [type="submit"]').click()
    page.locator('[data-message="reveal"]').click()
    page.locator("[data-tile]").first.click()
    place = page.locator(".place.legal").first
    place.hover()
    expect(page.locator(".hover.pale")).to_have_count(1)
    assert page.locator(".build").count() == 0
    page.locator("#prompt h2").hover()
    expect(page.locator(".hover.pale")).to_have_count(0)
    page.keyboard.press("Escape")
    page.locator('[data-cell="0,0"]').hover()
    expect(page.locator(".glance")).to_contain_text("Central Station")
    page.mouse.down()
    page.mouse.move(700, 420, steps=3)
    page.mouse.up()
    expect(page.locator(".glance")).to_have_count(0)


def test_a_long_press_on_undo_takes_back_the_whole_turn(used_page: Callable[..., Page], address: str) -> None:
    page = used_page(viewport=SIZES["phone"], **STILL)
    game = Game("long press", "solo", business=True, difficulty="normal")

    def made_in_turn(session: Session) -> int:
        return len(session.history) - len(session.undo_turn().history)

    sessions = (game.gone_on(made) for made in range(4, 40))
    session = next(each for each in sessions if each.undo_problem() is None and made_in_turn(each) > 1)
    Stage(page, address).open(session, len(session.history))
    box = page.locator('[data-hold="undo-turn"]').bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.down()
    page.wait_for_timeout(800)
    page.mouse.up()
    answered(page)
    left = "() => JSON.parse(window.streets.record()).actions.length"
    assert page.evaluate(left) == len(session.undo_turn().history)
