"""Play whole games in the page by taps or keys, using only the documented hooks.

The player picks random legal actions, carries each out as a person would, and tracks the state in CPython. In
the end, the record and the money shown must match.
"""

from __future__ import annotations

import json
import random
import re
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache, lru_cache
from itertools import zip_longest
from typing import TypedDict, Unpack

from playwright.sync_api import Locator, Page

from app.engine.city import Deck
from app.engine.deck_file import parse_deck
from app.engine.forecast import swap_gains, worths
from app.engine.game import apply, legal_actions
from app.engine.geometry import cell_text
from app.engine.record import decode
from app.engine.rng import Rng
from app.engine.session import Session, begin
from app.engine.setup import Deal, SeatChoice, Setup, deal
from app.engine.state import Action, Build, Renovate, State, Swap, parse_action
from app.saves.copies import seal
from app.saves.save import Header, save_of, write_save
from environment import ROOT
from tests.e2e.support import answered, start, tap
from tests.saves.support import played

QUICK = {"ties": "me", "show": "off", "bots": "off"}
"""Settings without the scoring playback, so that a game takes seconds."""

Press = Callable[[Locator], None]

SKIP = """() => {
    const skip = document.querySelector('.show-foot > .button');
    skip?.click();
    return skip !== null;
}"""
"""Finds and presses Skip in one go, because the playback may end just before a tap."""


@cache
def standard_deck() -> Deck:
    """Return the page's deck."""
    return parse_deck((ROOT / "assets/decks/standard.toml").read_text(encoding="utf-8"))


def quicken(page: Page) -> None:
    """Choose quick settings before the page starts."""
    prefer(page, **QUICK)


def prefer(page: Page, **settings: str) -> None:
    """Choose settings before the page starts, unless some are stored."""
    store(page, "streets.settings", json.dumps(settings))


def keep(page: Page, session: Session) -> None:
    """Store a game before the page starts, unless it is there: `#/game/kept`."""
    store(page, "streets.game.kept.a", seal(1, write_save(save_of(session, Header(updated=1)))))


def store(page: Page, key: str, text: str) -> None:
    """Store a text before the page starts, unless there is one."""
    page.add_init_script(
        f"localStorage.getItem({json.dumps(key)}) ||"
        f" localStorage.setItem({json.dumps(key)}, {json.dumps(text)})"
    )


def unasked(state: State, action: Action) -> list[Action]:
    """Return the page's automatic choices after an action: swaps of the Entrepreneur that gain nothing."""
    chosen: list[Action] = []
    state = apply(state, action).state
    while (gains := swap_gains(state)) and max(gains.values()) <= 0:
        chosen.append(Swap())
        state = apply(state, Swap()).state
    return chosen


@lru_cache
def reached(start: Deal, actions: tuple[str, ...]) -> State:
    """Return the state after a game's actions; cached, so repeated calls apply only new ones."""
    if not actions:
        return begin(start).state
    return apply(reached(start, actions[:-1]), parse_action(actions[-1])).state


class Player:
    """Plays the game on the table to its end."""

    def __init__(self, page: Page, seed: str, use: Press = tap) -> None:
        self.page = page
        self.use = use
        self.rng = Rng(f"player/{seed}")
        self.deck = standard_deck()

    def state(self) -> State:
        """The state after the page's record, which must be legal to its end."""
        record = decode(self.record(), self.deck)
        return reached(record.deal, record.actions)

    def record(self) -> str:
        """The record of the current game."""
        answered(self.page)
        text = self.page.evaluate("window.streets.record()")
        assert isinstance(text, str)
        return text

    def play(self, most: int = 1000) -> State:
        """Play to the end or for some actions; return the final state."""
        state = self.state()
        for _ in range(most):
            state = self.wait_for_person(state)
            if state.over:
                break
            action = self.choose(state)
            self.carry_out(state, action)
            for choice in (action, *unasked(state, action)):
                state = apply(state, choice).state
        return state

    def choose(self, state: State) -> Action:
        """Choose at random, but keep three of four buildings in the page's best facing."""
        options = legal_actions(state)
        action = options[self.rng.below(len(options))]
        if not isinstance(action, Build) or self.rng.below(4) == 0:
            return action
        worth = worths(state, action.tile)
        turned = [
            option
            for option in options
            if isinstance(option, Build)
            and (option.tile, option.cell, option.double) == (action.tile, action.cell, action.double)
        ]
        return max(turned, key=lambda build: worth[build.cell, build.facing])

    def finish(self) -> State:
        """Play to the end; the record and the money shown must match the actions."""
        state = self.play()
        assert state.over
        assert self.state() == state
        assert self.money_shown() == [seat.money for seat in state.seats]
        return state

    def wait_for_person(self, state: State) -> State:
        """Let bots play until a person must decide or the game ends."""
        if state.decision is not None and state.seats[state.decision.seat].kind != "human":
            state = self.state()
        return state

    def carry_out(self, state: State, action: Action) -> None:
        """Carry out an action as a person would."""
        self.skip()
        self.reveal()
        match action:
            case Build(tile=tile, cell=cell) | Renovate(tile=tile, cell=cell):
                self.build(state, action, tile, cell_text(cell))
            case _:
                self.use(self.choice(action))

    def build(self, state: State, action: Build | Renovate, tile: str, cell: str) -> None:
        """Pick the tile, tap the cell, turn the ghost to the facing, and build."""
        picked = self.page.locator(f'[data-tile="{tile}"]')
        grifter = state.decision is not None and state.decision.kind == "grifter"
        if not grifter and picked.get_attribute("aria-pressed") != "true":
            self.use(picked)
        self.use(self.page.locator(f'[data-cell="{cell}"]').first)
        for _ in range(4):
            if self.choice(action).count():
                break
            self.use(self.page.locator('[data-message="turn"]').first)
        self.use(self.choice(action))

    def choice(self, action: Action) -> Locator:
        """Return the control that commits an action."""
        return self.page.locator(f'[data-action="{action}"]').first

    def skip(self) -> None:
        """End the playback, because a tap would only advance it."""
        while self.page.evaluate(SKIP):
            answered(self.page)

    def reveal(self) -> None:
        """Accept the device, if it was passed on."""
        accept = self.page.locator('[data-message="reveal"]')
        if accept.count():
            self.use(accept)

    def money_shown(self) -> list[int]:
        """Return the money shown at the table, by seat."""
        shown = self.page.locator("[data-player] .seat-money").all_inner_texts()
        return [int(re.sub(r"[^\d-]", "", text)) for text in shown]


@dataclass(frozen=True)
class Game:
    """A game to play in the page: mode, seats, expansions and size."""

    name: str
    mode: str
    kinds: tuple[str, ...] = ("human",)
    business: bool = False
    cards: tuple[str, ...] = ()
    difficulty: str = ""
    size: str = "tablet"

    def open(self, page: Page, seed: str = "") -> None:
        """Begin it from the first page, with a seed or its name as the seed."""
        Form(page).open(
            self.mode,
            self.kinds,
            business=self.business,
            cards=self.cards,
            difficulty=self.difficulty,
            seed=seed or self.name,
        )

    def setup(self) -> Setup:
        """Return the setup of the game without the form."""
        seats = tuple(
            SeatChoice(f"P{n}", kind, card)
            for n, (kind, card) in enumerate(zip_longest(self.kinds, self.cards), start=1)
        )
        return Setup(
            seats,
            "solo" if self.mode == "solo" else "multiplayer",
            business=self.business,
            consultants=bool(self.cards),
            difficulty=self.difficulty or None,
            seed=self.name,
        )

    def gone_on(self, made: int) -> Session:
        """Return the game after a number of random actions."""
        return played(begin(deal(self.setup(), standard_deck())), made, random.Random(made))

    def go_on(self, page: Page, address: str, made: int) -> None:
        """Start the page with the game stored after a number of actions, and open it."""
        keep(page, self.gone_on(made))
        start(page, f"{address}#/game/kept")
        page.wait_for_selector("#board")


THREE = Game(
    "three with consultants", "multiplayer", ("human",) * 3, cards=("renovator", "hacker", "entrepreneur")
)
"""Three seats, each with a consultant that adds decisions."""


class Options(TypedDict, total=False):
    """The optional entries of the new-game form."""

    business: bool
    cards: tuple[str, ...]
    difficulty: str
    seed: str


class Form:
    """Fills in the new-game form by taps, whatever its entries were."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def pick(self, field: str, value: str) -> None:
        """Choose a segment, unless it is chosen."""
        self._set(f'[data-change="{field}"][value="{value}"]', on=True)

    def switch(self, field: str, *, on: bool = True) -> None:
        """Turn a switch on or off, if necessary."""
        self._set(f'[data-change="{field}"]', on=on)

    def _set(self, field: str, *, on: bool) -> None:
        if self.page.locator(field).is_checked() is not on:
            tap(self.page.locator(f"label:has({field})"))

    def select(self, field: str, value: str) -> None:
        """Choose an entry of a list."""
        self.page.locator(f'select[data-change="{field}"]').select_option(value)

    def people(self, count: int) -> None:
        """Seat this many people; one person plays alone."""
        faces = self.page.locator('.seat-face[id^="face-"]')
        for _ in range(faces.count(), count):
            tap(self.page.locator('[data-message="add-place"]'))
        for number in reversed(range(count, faces.count())):
            self.edit(number)
            tap(self.page.locator(f'[data-message="remove-place {number}"]'))

    def edit(self, number: int) -> None:
        """Open the details of a place, unless they are open."""
        if not self.page.locator(f"#name-{number}").count():
            tap(self.page.locator(f"#face-{number}"))

    def open_more(self) -> None:
        """Show the rare options, unless they are shown."""
        more = self.page.locator('[data-message="set-game more yes"]')
        if more.count():
            tap(more)

    def fill(self, mode: str, kinds: tuple[str, ...], **options: Unpack[Options]) -> None:
        """Open the new-game form from the first page and fill it in; `kinds` has one entry per seat."""
        tap(self.page.locator('a[href^="#/new"]').first)
        self.people(len(kinds) if mode != "solo" else 1)
        if mode == "solo":
            self.pick("set-game difficulty", options.get("difficulty") or "normal")
        else:
            self.pick("set-game mode", mode)
            for number, kind in enumerate(kinds):
                self.edit(number)
                self.pick(f"set-place {number} kind", kind)
        self.switch("set-game business", on=options.get("business", False))
        cards = options.get("cards", ())
        self.switch("set-game consultants", on=bool(cards))
        if cards:
            self.pick("set-game choosing", "yes")
            for number, card in enumerate(cards):
                self.edit(number)
                self.select(f"set-place {number} consultant", card)
        self.open_more()
        self.page.locator('[data-input="set-game seed"]').fill(options.get("seed") or "a town")

    def open(self, mode: str, kinds: tuple[str, ...], **options: Unpack[Options]) -> None:
        """Fill in the new-game form from the first page, and start."""
        self.fill(mode, kinds, **options)
        tap(self.page.locator('main [type="submit"]'))
