"""Playback: frames per second and the longest task of each beat in a large city.

    python3 tools/bench.py --beats [--rounds N]

Replays the scoring of the last street closed by a build in random games of five, with 40 or more buildings in
the city, at normal speed and full CPU, on a tablet and a phone. Nobody taps during the playback. The playback
begins with the picture that answers the tap. This also reports the delay of that picture; `--browser`
measures the page's own share of it.
"""

from __future__ import annotations

import argparse
import statistics
from collections.abc import Iterator
from dataclasses import replace
from typing import NamedTuple

from playwright.sync_api import Browser

from app.engine.events import StreetScored
from app.engine.record import Record, encode
from app.engine.setup import SeatChoice, Setup
from app.engine.state import Build
from app.saves.links import link_data
from benches.games import NAMES, open_game
from benches.pages import LONG_TASK, published, verdict
from browser import ensure_chromium
from scenes import Stage, whole_game
from tests.e2e.player import prefer
from tests.e2e.support import SIZES

GREAT = 40
FEWEST_FRAMES = 55
SCREENS = ("tablet", "phone")

WATCH = """
window.frames_ = [];
window.tasks_ = [];
new PerformanceObserver((list) => window.tasks_.push(
    ...list.getEntries().map((task) => [task.startTime, task.startTime + task.duration])
)).observe({ type: "longtask" });
new PerformanceObserver((list) => {
    const clicks = list.getEntries().filter((entry) => entry.name === "click");
    for (const { startTime, duration } of clicks) window.seen_ = [startTime, startTime + duration];
}).observe({ type: "event", durationThreshold: 16 });
window.watch = () => {
    window.frames_.length = window.tasks_.length = 0;
    window.seen_ = null;
    let begun = false;
    const frame = (time) => {
        const told = document.querySelector(".show-foot > .quiet")?.textContent ?? "";
        begun ||= told !== "";
        if (begun) window.frames_.push([time, told]);
        if (!begun || told) requestAnimationFrame(frame);
        else window.over = true;
    };
    window.over = false;
    requestAnimationFrame(frame);
};
"""


class Beat(NamedTuple):
    """The measurements of a beat: its name, its frames per second, and its longest task in milliseconds."""

    name: str
    frames: float
    longest: float


def scorings(rounds: int) -> Iterator[tuple[Record, Build, int]]:
    """Yield games up to a build that scores a street in a large city, that build, and the city's size."""
    number = 0
    while rounds:
        setup = Setup(tuple(SeatChoice(name) for name in NAMES), seed=f"beats/{number}", first=0)
        session = whole_game(setup)
        number += 1
        for made in range(len(session.history) - 1, 0, -1):
            step, state = session.history[made], session.state_at(made)
            if len(state.city) < GREAT:
                break
            if isinstance(step.action, Build) and any(isinstance(e, StreetScored) for e in step.events):
                record = replace(session.record, actions=session.record.actions[:made])
                yield record, step.action, len(state.city) + 1
                rounds -= 1
                break


def play_back(stage: Stage, record: Record, build: Build) -> tuple[list[Beat], float]:
    """Open a game, build and play back; return the beats and the time until the answer was visible."""
    page = stage.page
    open_game(page, f"{stage.address}#/play/{link_data(encode(record))}")
    stage.hold(build)
    page.evaluate("watch()")
    page.locator(f'[data-action="{build}"]').first.tap()
    page.wait_for_function("window.over && window.seen_")
    tapped, seen = page.evaluate("window.seen_")
    frames: list[tuple[float, str]] = page.evaluate("window.frames_")
    tasks: list[tuple[float, float]] = page.evaluate("window.tasks_")
    frames = [(time, said) for time, said in frames if time >= seen]
    beats = []
    for name in dict.fromkeys(said for _, said in frames if said):
        number = [n for n, (_, said) in enumerate(frames) if said == name]
        first, last = frames[number[0]][0], frames[number[-1] + 1][0]
        within = [until - since for since, until in tasks if first <= since < last]
        beats.append(Beat(name, len(number) * 1000 / (last - first), max(within, default=0)))
    return beats, seen - tapped


def measure_playback(browser: Browser, address: str, screen: str, rounds: int) -> list[Beat]:
    """Measure playback on a screen, print a line for each round, and return all beats."""
    context = browser.new_context(viewport=SIZES[screen], has_touch=True, service_workers="block")
    context.set_default_timeout(60_000)
    page = context.new_page()
    prefer(page, show="normal", bots="off")
    page.add_init_script(WATCH)
    every: list[Beat] = []
    for number, (record, build, buildings) in enumerate(scorings(rounds + 1)):
        beats, answer = play_back(Stage(page, address), record, build)
        if not number:
            continue  # first calls compile
        every += beats
        slowest = min(beats, key=lambda beat: beat.frames)
        print(
            f"{screen:10}{buildings:>6}{answer:>10.0f} ms{len(beats):>7}"
            f"{statistics.fmean(beat.frames for beat in beats):9.1f}"
            f"{slowest.frames:9.1f} ({slowest.name}){max(beat.longest for beat in beats):9.0f} ms",
            flush=True,
        )
    context.close()
    return every


def main(arguments: list[str]) -> int:
    """Measure and print; return 1 if a target was missed."""
    parser = argparse.ArgumentParser(prog="bench.py --beats")
    parser.add_argument("--rounds", type=int, default=4, help="stories on each screen; default: 4")
    rounds = parser.parse_args(arguments).rounds
    ensure_chromium()
    good = []
    with published() as (browser, address):
        print(
            f"{'screen':10}{'tiles':>6}{'answer seen':>13}{'beats':>7}{'frames':>9}{'slowest':>9}"
            f"{'longest task':>20}"
        )
        for screen in SCREENS:
            beats = measure_playback(browser, address, screen, rounds)
            fewest, longest = min(beat.frames for beat in beats), max(beat.longest for beat in beats)
            good += [fewest >= FEWEST_FRAMES, longest <= LONG_TASK]
            print(f"       slowest beat {fewest:.1f} frames a second, at least {FEWEST_FRAMES}: "
                  f"{verdict(good[-2])}; longest task {longest:.0f} ms, at most {LONG_TASK}: "
                  f"{verdict(good[-1])}", flush=True)  # fmt: skip
    return 0 if all(good) else 1
