"""The expert's thinking time in the page, in games against a random player.

    python3 tools/bench.py --thinking [--games N]

Two players, four players, and two with both expansions, each as often as requested. The thinking time lasts
from the request to the worker until its answer. This measures it on an idle machine, and with three busy
processes for each core, which leaves about a quarter of the CPU.
"""

from __future__ import annotations

import argparse
import statistics
from contextlib import nullcontext

from playwright.sync_api import Browser

from benches.pages import published, verdict
from browser import ensure_chromium
from stress import busy
from tests.e2e.player import Game, Player, quicken
from tests.e2e.support import start
from tests.e2e.thinking import until_person

TARGET, SLOW_TARGET = 1000, 2500  # milliseconds, 95th percentile

TIMED = """
window.thoughts = [];
window.Worker = class extends Worker {
    postMessage(message, ...rest) {
        if (message.begin) this.asked = performance.now();
        super.postMessage(message, ...rest);
    }
    set onmessage(listener) {
        super.onmessage = (event) => {
            const { done, steps } = event.data;
            if (done) window.thoughts.push([performance.now() - this.asked, steps]);
            listener(event);
        };
    }
};
"""
"""Records the duration and the playouts of each answer of a worker."""

GAMES = (
    Game("two", "multiplayer", ("human", "expert")),
    Game("four", "multiplayer", ("human", "expert", "expert", "expert")),
    Game(
        "both expansions",
        "multiplayer",
        ("human", "expert"),
        business=True,
        cards=("random", "random"),
    ),
)


def thoughts(browser: Browser, address: str, game: Game, seed: str) -> list[tuple[float, int]]:
    """Play a game to its end; return the milliseconds and playouts of each choice."""
    context = browser.new_context(viewport={"width": 1180, "height": 820}, has_touch=True)
    page = context.new_page()
    quicken(page)
    page.add_init_script(TIMED)
    start(page, address)
    game.open(page, seed)
    player = Player(page, seed)
    while not until_person(page, player).over:
        player.play(1)
    thought: list[tuple[float, int]] = page.evaluate("window.thoughts")
    context.close()
    return thought


def main(arguments: list[str]) -> int:
    """Measure and print; return 1 if a target was missed."""
    parser = argparse.ArgumentParser(prog="bench.py --thinking")
    parser.add_argument("--games", type=int, default=1, help="games of each kind; default: 1")
    games = parser.parse_args(arguments).games
    ensure_chromium()
    good = []
    with published() as (browser, address):
        for name, load, target in (("full", nullcontext(), TARGET), ("a quarter", busy(3), SLOW_TARGET)):
            print(f"Milliseconds of a thought in the page, machine {name}")
            print(f"{'game':>16}{'thoughts':>10}{'median':>8}{'95th pct':>10}{'longest':>9}{'playouts':>10}"
                  f"{'a second':>10}")  # fmt: skip
            every: list[float] = []
            with load:
                for game in GAMES:
                    found = [
                        thought
                        for number in range(games)
                        for thought in thoughts(browser, address, game, f"{game.name}/{number}")
                    ]
                    times = [time for time, _ in found]
                    every += times
                    print(
                        f"{game.name:>16}{len(times):>10}{statistics.median(times):>8.0f}{high(times):>10.0f}"
                        f"{max(times):>9.0f}{statistics.median(count for _, count in found):>10.0f}"
                        f"{sum(count for _, count in found) / sum(times) * 1000:>10.0f}",
                        flush=True,
                    )
            good.append(high(every) <= target)
            print(
                f"{'':16}95th percentile {high(every):.0f} ms, at most {target}: {verdict(good[-1])}",
                flush=True,
            )
    return 0 if all(good) else 1


def high(times: list[float]) -> float:
    """Return the 95th percentile."""
    return statistics.quantiles(times, n=20)[-1]
