"""Play games on phones and print the sizes of the table: buildings, targets, hand, closing streets, labels.

    python3 tools/sizes.py [--games N] [--first N] [--screens NAME ...]

A player who follows the numbers on the board plays solo games by taps, all of a screen in one page: the stops
of the journey, then games on Normal. The page is measured at every question, while a tile is picked and held,
and in every frame of playbacks and glides. Where the buildings to choose from are small, the player taps
twice: the first tap goes close. It prints the least, median and largest of each size, and all misses.
"""

from __future__ import annotations

import argparse
import os
import statistics
import sys
from collections import Counter, defaultdict
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from itertools import repeat

from environment import PYTHON, ROOT, ensure_packages, run_main

if __name__ == "__main__":
    if sys.executable != str(PYTHON):
        os.execv(ensure_packages("test"), [str(PYTHON), *sys.argv])
    sys.path.insert(0, str(ROOT))

from playwright.sync_api import Locator, Page, sync_playwright

from app.engine.fixed_deals import STOPS, journey_record
from app.engine.game import observe
from app.engine.rng import Rng
from app.engine.session import begin
from app.engine.setup import Deal, SeatChoice, Setup, deal
from app.engine.state import Action, Build, Renovate, State
from app.ui.table.input.camera import AIM, SIMPLE
from browser import FLAGS, ensure_chromium, system_chromium
from runtime import ensure_runtime
from scenes import Stage
from stars import numbers_of, one_of
from tests.e2e.drawing import UNDRAWN
from tests.e2e.player import Player, prefer, standard_deck
from tests.e2e.reach import COVERED
from tests.e2e.support import LYING, SIZES, SMALL_PHONE, serve, start, still, tap

SCREENS = {"phone": SIZES["phone"], "small": SMALL_PHONE, "lying": LYING}
PLAYED = {"show": "fast", "bots": "off"}
MOVING = 5
"""Of so many games one glides; the others have reduced motion, which is faster."""

CONTROL, HELD, CHOICE, HAND, CLOSING, LABEL = (
    "control", "building, held", "choice on the board", "tile of the hand",
    "building of a closing street", "label in a glide (times)",
)  # fmt: skip
LEAST = {CONTROL: AIM, HELD: AIM, CHOICE: AIM, HAND: 100, CLOSING: 60}
"""The goals in pixels."""

GROWN = 1.1
"""How much a visible label may grow in a glide."""

MEASURE = """() => {
    const layer = document.getElementById("layer"), box = (part) => part.getBoundingClientRect();
    const shown = (part) => part.checkVisibility({ visibilityProperty: true }) && box(part).width > 1
        && !part.closest(".visually-hidden");
    const all = (selector) => [...document.querySelectorAll(selector)].filter(shown);
    return [
        new DOMMatrix(getComputedStyle(layer).transform).a * 160,
        document.getElementById("board").dataset.detail,
        all("main.table :is(button, a[href]):not(#board *, .log *, .consultant)")
            .map((part) => [Math.min(box(part).width, box(part).height), part.className || part.id]),
        all("#tray .hand-tile").map((part) => box(part).width),
    ];
}"""
"""The pixels of a building, how it is drawn, and the pixels of the controls and of the hand's tiles."""

WATCH = """() => {
    window.sizes = { closed: [], labels: [] };
    const { closed, labels } = sizes, visible = (part) => getComputedStyle(part).visibility === "visible";
    let street = null;
    const frame = () => {
        const layer = document.getElementById("layer"), sums = document.querySelector(".sums");
        const scale = layer ? new DOMMatrix(getComputedStyle(layer).transform).a : 1;
        if (sums && visible(sums)) {
            if (sums !== street) closed.push(0);
            closed[closed.length - 1] = scale * 160;
            street = sums;
        }
        const glides = layer?.getAnimations().length ? layer.querySelectorAll("[id^=facts-], #places") : [];
        for (const part of glides) {
            const label = part.id === "places" ? part.querySelector(".place > *") : part;
            const zoom = parseFloat(part.style.getPropertyValue("--zoom"));
            if (label && part.childElementCount && visible(label))
                labels.push(Math.max(scale / zoom, zoom / scale));
        }
        requestAnimationFrame(frame);
    };
    frame();
}"""
"""Notes the size of buildings in each closing street, and how far visible labels are from their size in the
frames of glides."""


class Measurer(Player):
    """Follows the numbers on the board, and measures the page before each tap."""

    def __init__(self, page: Page, seed: str) -> None:
        super().__init__(page, seed, self.count)
        self.sizes: defaultdict[str, list[float]] = defaultdict(list)
        self.faults: Counter[str] = Counter()
        self.ties = Rng(f"ties/{seed}")
        self.taps = 0

    def count(self, target: Locator) -> None:
        """Tap, and count it."""
        self.taps += 1
        tap(target)

    def wait_for_person(self, state: State) -> State:
        """Return the state after the page's record: it may have broken a tie of the Grifter."""
        return self.state()

    def choose(self, state: State) -> Action:
        """Choose one of the best actions by the numbers on the board."""
        assert state.decision is not None
        numbers = numbers_of(observe(state, state.decision.seat))
        best = max(numbers.values())
        return one_of([action for action, number in numbers.items() if number == best], self.ties)

    def measure(self, when: str) -> float:
        """Measure the page at rest; return the size of a building."""
        still(self.page)
        building, detail, controls, hand = self.page.evaluate(MEASURE)
        self.sizes[f"building, {when}"].append(building)
        self.sizes[CONTROL] += [size for size, _ in controls]
        self.sizes[HAND] += hand
        self.faults.update(f"{name} of {size:.0f} px" for size, name in controls if size < AIM - 0.1)
        if (detail == "simple") is not (building < SIMPLE):
            self.faults[f"{detail} buildings of {building:.0f} px"] += 1
        if when != "close":  # to one choice; the others are out of view
            self.faults.update(self.page.evaluate(COVERED))
        return float(building)

    def carry_out(self, state: State, action: Action) -> None:
        self.page.wait_for_function("!document.querySelector('.show-foot')")
        self.reveal()
        size = self.measure("at a question")
        if isinstance(action, Build | Renovate):
            super().carry_out(state, action)
            return
        if self.choice(action).evaluate("option => option.matches('#options > .option')"):
            if size < AIM:
                self.use(self.choice(action))
                size = self.measure("close")
            self.sizes[CHOICE].append(size)
        self.use(self.choice(action))

    def build(self, state: State, action: Build | Renovate, tile: str, cell: str) -> None:
        picked = self.page.locator(f'[data-tile="{tile}"]')
        if picked.get_attribute("aria-pressed") != "true":
            self.use(picked)
        self.measure("picked")
        self.use(self.page.locator(f'[data-cell="{cell}"]').first)
        self.measure("held")
        while not self.choice(action).count():
            self.use(self.page.locator('[data-message="turn"]').first)
        self.use(self.choice(action))


def dealt(number: int) -> Deal:
    """Return the deal of a game: a stop of the journey, or a game on Normal."""
    if number < STOPS:
        return journey_record(number + 1).deal
    setup = Setup((SeatChoice("Player"),), "solo", difficulty="normal", seed=f"sizes/{number}")
    return deal(setup, standard_deck())


def play(page: Page, address: str, number: int) -> Measurer:
    """Play a game, and return its measurements."""
    page.emulate_media(reduced_motion="reduce" if number % MOVING else "no-preference")
    Stage(page, address).open(begin(dealt(number)), 0)
    page.evaluate("sizes.closed.length = sizes.labels.length = 0")
    player = Measurer(page, str(number))
    player.play()
    still(page)
    player.sizes[CLOSING], player.sizes[LABEL] = page.evaluate("[sizes.closed, sizes.labels]")
    return player


def report(screen: str, games: Sequence[Measurer]) -> bool:
    """Print the figures of a screen; return whether all goals are met."""
    width, height = SCREENS[screen].values()
    taps = statistics.median(game.taps for game in games)
    lines, faults = [], sum((game.faults for game in games), Counter[str]()).most_common(20)
    good = not faults
    for name in dict.fromkeys(name for game in games for name in game.sizes):
        values = sorted(value for game in games for value in game.sizes[name])
        if not values:
            continue
        least, middle, most = values[0], statistics.median(values), values[-1]
        met = least >= LEAST.get(name, 0) - 0.1 and (name != LABEL or most <= GROWN)
        figures = f"{least:8.2f}{middle:8.2f}{most:8.2f} of {len(values)}"
        lines.append(f"{name:32}{figures}{'' if met else ' MISSED'}")
        good &= met
    lines += [f"{count} × {fault}" for fault, count in faults]
    head = f"{screen}, {width}×{height}: {len(games)} games, {taps:.0f} taps a game"
    print("\n    ".join([head, *lines]), flush=True)
    return good


def measured(screen: str, numbers: Sequence[int]) -> bool:
    """Play these games on a screen, and print its figures; return whether all goals are met."""
    with serve(ROOT) as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=system_chromium(), args=FLAGS)
        page = browser.new_page(viewport=SCREENS[screen], has_touch=True, service_workers="block")
        page.set_default_timeout(60_000)
        page.add_init_script(UNDRAWN)
        prefer(page, **PLAYED)
        start(page, server.address)
        page.evaluate(WATCH)
        good = report(screen, [play(page, server.address, number) for number in numbers])
        browser.close()
    return good


def main(arguments: list[str]) -> int:
    """Play and print; return 1 if a goal is missed."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--games", type=int, default=25, help="the games on each screen; default: 25")
    parser.add_argument("--first", type=int, default=0, help="the number of the first game; default: 0")
    parser.add_argument("--screens", nargs="+", choices=SCREENS, default=list(SCREENS))
    chosen = parser.parse_args(arguments)
    ensure_chromium()
    ensure_runtime()
    numbers = range(chosen.first, chosen.first + chosen.games)
    with ProcessPoolExecutor(len(chosen.screens)) as pool:
        return 0 if all([*pool.map(measured, chosen.screens, repeat(numbers))]) else 1


if __name__ == "__main__":
    run_main(main)
