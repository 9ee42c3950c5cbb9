"""Games by keys alone: few presses, and the focus is always visible."""

from __future__ import annotations

import re
from collections.abc import Callable
from statistics import median

import pytest
from playwright.sync_api import Page, expect

from app.engine.state import Action, Build, State
from scenes import Stage
from tests.e2e.player import QUICK, THREE, Form, Game, Player, prefer
from tests.e2e.support import SIZES, STILL, answered

FOCUS = """() => {
    const at = document.activeElement, seen = { contentVisibilityAuto: true, visibilityProperty: true };
    if (!at || !document.getElementById("app").contains(at)) return `lost: ${at && at.nodeName}`;
    if (!at.checkVisibility(seen)) return `not rendered: ${at.outerHTML.slice(0, 200)}`;
    if (at.closest("[inert], [aria-hidden=true]")) return `covered: ${at.outerHTML.slice(0, 200)}`;
    const ring = at.matches("[data-cell]") ? getComputedStyle(at, "::after").borderTopStyle
        : getComputedStyle(at).outlineStyle;
    if (ring !== "solid") return `without a ring: ${at.outerHTML.slice(0, 200)}`;
    document.getElementById("layer")?.getAnimations().forEach(each => each.finish());
    const box = at.getBoundingClientRect();
    const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    const on = at.matches("[data-cell]") ? at.closest("#layer") : at;
    if (!on.contains(top))
        return `under ${top && top.outerHTML.slice(0, 99)}: ${at.outerHTML.slice(0, 200)}`;
    const cells = [...document.querySelectorAll("#board:not([aria-hidden]) [data-cell]")];
    return cells.filter(cell => !cell.checkVisibility(seen)).map(cell => `not rendered: ${cell.id}`).join();
}"""
"""Faults of the focus and of the cells that it can reach."""


class Typist(Player):
    """Plays by keys, counts them, and checks the focus after each."""

    def __init__(self, page: Page, seed: str, *, letters: bool = True) -> None:
        super().__init__(page, seed)
        self.letters = letters
        self.pressed = 0
        self.builds: list[int] = []

    def press(self, *keys: str) -> None:
        """Press keys one by one."""
        for key in keys:
            self.page.keyboard.press(key)
            self.pressed += 1
            answered(self.page)
            assert self.page.evaluate(FOCUS) == "", key

    def take_up(self, number: int) -> None:
        """Pick a tile of the hand."""
        if self.letters:
            self.press(str(1 + number))
        else:
            self.tab_to("[data-tile]")
            self.press("Home", *["ArrowRight"] * number, "Enter")

    def tab_to(self, target: str) -> None:
        """Press Tab until the focus is on the target."""
        for _ in range(20):
            if self.page.evaluate("target => document.activeElement.matches(target)", target):
                return
            self.press("Tab")
        raise AssertionError(f"Tab leads to no {target}")

    def carry_out(self, state: State, action: Action) -> None:
        """Carry out an action at one of the most valuable spots."""
        self.pressed = 0
        if self.page.locator('[data-message="reveal"]').count():
            self.press("Enter")
        decision = state.decision
        assert decision is not None
        if decision.kind == "build":
            self.take_up(self.rng.below(len(state.seats[decision.seat].hand)))
        elif self.letters:
            self.press("n")
        if decision.kind in ("claim", "token", "swap"):
            self.tab_to("[data-action]")
            self.press(*["ArrowRight"] * self.rng.below(2), "Enter")
            return
        self.tab_to("[data-cell]")
        self.press(*["w" if self.letters else "PageDown"] * self.rng.below(3))
        if decision.kind != "build" and not self.letters:
            self.press("PageUp")
        self.press("Enter")
        if isinstance(action, Build):
            if self.letters and self.page.locator(".turn:enabled").count():
                self.press(*["r"] * self.rng.below(2))
            self.press("Enter")
            self.builds.append(self.pressed)

    def play(self, most: int = 1000) -> State:
        """Play to the end, or for some actions."""
        for _ in range(most):
            state = self.state()
            if state.decision is None:
                break
            self.carry_out(state, state.decision.options[0])
            assert self.state() != state, "nothing was chosen"
        return self.state()


MADE = 39
"""The number of actions in the solo game, of some sixty."""


def test_a_solo_build_takes_few_keys(used_page: Callable[..., Page], address: str) -> None:
    page = used_page(viewport=SIZES["desktop"], **STILL)
    game = Game("keys", "solo", business=True, difficulty="normal")
    Stage(page, address).open(game.gone_on(MADE), MADE)
    typist = Typist(page, "keys")
    assert typist.play().over
    assert median(typist.builds) <= 8, typist.builds
    typist.tab_to('.leaving [data-message="rematch"]')
    typist.press("Enter")
    expect(page.locator(":focus")).to_have_attribute("id", re.compile("hand-"))


@pytest.mark.thorough
def test_a_build_in_a_game_of_three_takes_few_keys(new_page: Callable[..., Page], address: str) -> None:
    """Without letters; some ten hand-overs must leave all cells within reach."""
    page = new_page(**STILL)
    prefer(page, **QUICK, keys="off")
    THREE.go_on(page, address, made=70)
    typist = Typist(page, "three", letters=False)
    state = typist.play()
    assert state.over
    assert typist.money_shown() == [seat.money for seat in state.seats]
    assert median(typist.builds) <= 8, typist.builds

    focused = page.locator(":focus")
    expect(focused).to_have_attribute("id", "end-title")
    typist.tab_to(".moment")
    typist.press("Enter")
    expect(focused).to_have_text("Replay")
    typist.press("Escape", "Escape")
    expect(focused).to_have_attribute("id", "end-title")
    typist.tab_to(".end-more summary")
    typist.press("Enter", "Tab", "Escape")
    expect(focused).to_contain_text("More")
    expect(page.locator(".end-more[open]")).to_have_count(0)


def test_keys_move_into_opened_parts_and_back(used_page: Callable[..., Page]) -> None:
    page = used_page()
    Form(page).open("solo", ("human",), difficulty="easy", seed="keys")
    focused = page.locator(":focus")
    page.keyboard.press("n")
    expect(focused).to_have_attribute("aria-keyshortcuts", "1")
    page.keyboard.press("ArrowRight")
    expect(focused).to_have_attribute("aria-keyshortcuts", "2")
    page.keyboard.press("End")
    expect(focused).to_have_attribute("aria-keyshortcuts", "3")
    page.keyboard.press("Enter")
    expect(focused).to_have_attribute("role", "gridcell")
    cell = focused.get_attribute("id") or ""
    for opens, closes in (("m", "Enter"), ("?", "Escape")):
        page.keyboard.press(opens)
        expect(page.locator("#drawer-title")).to_be_focused()
        page.keyboard.press("Tab")
        expect(focused).to_have_accessible_name("Close")
        page.keyboard.press(closes)
        expect(focused).to_have_attribute("id", cell)
    page.keyboard.press("/")
    box = page.locator("#typed-line")
    expect(box).to_be_focused()
    page.keyboard.type("hand")
    page.keyboard.press("Enter")
    answers = page.locator(".typed-lines li")
    expect(answers).to_have_count(1)
    expect(answers).to_contain_text("Worth $")
    expect(box).to_have_value("")
    expect(box).to_be_focused()
    page.keyboard.press("Escape")
    expect(focused).to_have_attribute("id", cell)
    stops: set[str | None] = set()
    for _ in range(8):
        page.keyboard.press("Tab")
        row = "document.activeElement.closest('[data-roving]')?.getAttribute('aria-label')"
        stops.add(page.evaluate(row))
    assert stops - {None} == {"Your hand", "Undo and redo", "Tools"}
