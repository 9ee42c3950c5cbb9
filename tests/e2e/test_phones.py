"""Hands on phones: a tablet and its players' phones, each in its own browser, without a network."""

from __future__ import annotations

import base64
import os
from collections.abc import Callable

import pytest
from playwright.sync_api import BrowserContext, Page

from app.engine.draws import hand_at
from app.engine.record import decode
from app.engine.session import Session, replay
from app.engine.state import Action, Build, Renovate, State
from app.ui.table.phones import turn_word_at
from tests.e2e.drawing import draw
from tests.e2e.player import Game, Player, prefer
from tests.e2e.support import SIZES, answered, go, start, tap
from tests.e2e.test_saves import SEEN_BY_A_CAMERA
from tests.waits import waiting

pytestmark = pytest.mark.thorough

SLOTS = "() => [...document.querySelectorAll('.slots .slot')].map(slot => slot.dataset.tile ?? null)"
"""The tiles on a phone, by slot."""

AWAKE = """
    window.locks = [];
    const release = function () { this.dispatchEvent(new Event("release")); };
    const lock = () => Object.assign(new EventTarget(), { release });
    const wakeLock = { request: async kind => { locks.push(kind); return window.lock = lock(); } };
    Object.defineProperty(navigator, "wakeLock", { configurable: true, value: wakeLock });
"""
"""Records the page's wake lock requests."""

SEVEN = 45
"""The modules on a side of a QR code of version 7."""

QUIET = 8
"""Light modules around a code, both sides together."""

WHOLE = "STREETS_PHONES" in os.environ
"""Whether to play a whole game with five phones and both expansions."""


class PlayerWithPhones(Player):
    """Plays at a table whose players have their hands on phones."""

    def __init__(self, page: Page, seed: str, phones: list[Page]) -> None:
        super().__init__(page, seed)
        self.phones = phones

    def carry_out(self, state: State, action: Action) -> None:
        """Carry out an action, and follow it on the phone of its seat."""
        decision = state.decision
        assert decision is not None
        phone = self.phones[decision.seat]
        assert self.page.locator('[data-message="reveal"]').count() == 0
        tile = getattr(action, "tile", None)
        if tile is not None:
            self.lift(phone.evaluate(SLOTS).index(tile), tile)
        super().carry_out(state, action)
        if isinstance(action, Build | Renovate):
            tap(phone.locator(f'[data-tile="{tile}"]'))
            tap(phone.locator('[data-message^="built-it"]'))
        self.skip()
        session = replay(decode(self.record(), self.deck)).session
        self.give_word(session)
        for seat, each in enumerate(self.phones):
            if session.state.current != seat:
                assert tuple(each.evaluate(SLOTS)) == hand_at(session, seat).slots

    def lift(self, slot: int, tile: str) -> None:
        """Turn a tile face up on the table."""
        if self.page.locator(f'[data-tile="{tile}"]').count() == 0:
            assert self.page.locator("[data-tile]").count() <= 1
            for _ in range(2):
                tap(self.page.locator(f'[data-message="lift {slot}"]'))

    def give_word(self, session: Session) -> None:
        """Enter the word of a turn that is over, after a wrong one. Another seat may have ended it."""
        word = turn_word_at(session)
        if word is None or (phone := self.phones[word.seat]).locator("#turn-word").count() == 0:
            return
        if session.state.current == word.seat:
            return  # the next turn of that seat has begun
        assert self.page.locator("[data-turn-word]").get_attribute("data-turn-word") == word.word
        phone.locator("#turn-word").fill("TAT" if word.word != "TAT" else "MOM")
        answered(phone)
        assert phone.locator("#turn-word").count() == 1
        for letter in word.word:
            tap(phone.locator(f'[data-message="add-letter {letter}"]'))
        assert phone.locator("#turn-word").count() == 0


def code(tablet: Page, seat: int, decoder: Page) -> str:
    """Show the code of a seat's hand, and return the text that a camera reads."""
    tap(tablet.locator(f'[data-message="hand {seat}"]').first)
    shown = tablet.locator("svg[data-link]")
    shown.wait_for()
    assert float(str(shown.get_attribute("viewBox")).split()[-1]) - QUIET <= SEVEN
    draw(tablet)
    picture = base64.b64encode(shown.screenshot()).decode()
    read = str(decoder.evaluate(SEEN_BY_A_CAMERA, picture))
    assert read.endswith(str(shown.get_attribute("data-link")))
    return read


@pytest.mark.own_context
def test_hands_on_phones_without_a_network(
    new_context: Callable[..., BrowserContext], new_page: Callable[..., Page], address: str, sources: str
) -> None:
    players = 5 if WHOLE else 2
    decoder = new_page()
    decoder.goto(f"{sources}requirements/node.txt")
    context = new_context(service_workers="allow", viewport=SIZES["tablet"])
    tablet = context.new_page()
    prefer(tablet, start="plain", show="off", swaps="gaining")
    game = Game(
        "phones",
        "multiplayer",
        ("human",) * players,
        business=WHOLE,
        cards=("random",) * players if WHOLE else (),
    )
    game.go_on(tablet, address, 0)
    with waiting("keeping a copy"):
        tablet.wait_for_function("navigator.serviceWorker.controller !== null")
    phones = []
    for _ in range(players):
        page = new_context(viewport=SIZES["phone"]).new_page()
        page.add_init_script(AWAKE)
        start(page, address)
        phones.append(page)
    for page in (tablet, *phones):
        page.context.set_offline(True)

    for seat, phone in enumerate(phones):
        go(phone, code(tablet, seat, decoder))
        assert None not in phone.evaluate(SLOTS)
        assert phone.evaluate("locks") == ["screen"]
        phone.evaluate("lock.release()")  # little battery is left
        for _ in range(2):
            phone.evaluate("document.body.click()")
        assert phone.evaluate("locks") == ["screen"] * 2, "asked for again at the next tap, and once"
    tap(tablet.locator(".page > a.large"))
    player = PlayerWithPhones(tablet, "phones", phones)
    final = player.play(1_000 if WHOLE else 4)
    assert final.over or not WHOLE
    go(tablet, f"{address}#/game/kept")
    assert player.state() == final
