"""Killing the whole browser loses at most one action of a game, and no game."""

from __future__ import annotations

import contextlib
import json
import os
import random
import select
import signal
import sys
import threading
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Error, Page, Playwright

from browser import SHORT_LIVED, chromium_shell
from tests.e2e.player import THREE, Form, Player, keep, quicken
from tests.e2e.snapshots import way
from tests.e2e.support import PATIENCE, STILL, go, start

pytestmark = pytest.mark.thorough

LAST_CHOICE = 1.0
"""Seconds until the kill; an action takes about half of that."""

KILLS = int(os.environ.get("STREETS_KILLS", "2"))
GAMES = """Object.keys(localStorage).filter(key => /^streets.game.[a-z0-9]+.[ab]$/.test(key))
    .map(key => key.slice(13, -2))"""


def launched(playwright: Playwright, profile: Path) -> BrowserContext:
    """Launch a separate browser with the killed one's profile."""
    context = playwright.chromium.launch_persistent_context(
        profile, executable_path=chromium_shell(), args=SHORT_LIVED, has_touch=True, **STILL
    )
    context.set_default_timeout(60_000)
    return context


def processes_of(profile: Path) -> list[int]:
    """Return the processes of the browser with the profile."""
    processes = []
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            command = (folder / "cmdline").read_bytes().decode(errors="replace")
        except OSError:
            continue  # already ended
        if f"--user-data-dir={profile}" in command:
            processes.append(int(folder.name))
    return processes


def kill(profile: Path) -> None:
    """Kill all processes of the browser with the profile, like a power cut.

    After a power cut nothing is left, but an ending process holds its files for a while.
    """
    processes = processes_of(profile)
    assert processes
    dying = []
    for process in processes:
        with contextlib.suppress(ProcessLookupError):  # with its parent
            dying.append(os.pidfd_open(process))
            signal.pidfd_send_signal(dying[-1], signal.SIGKILL)
    for process in dying:
        assert select.select([process], [], [], PATIENCE)[0], "it does not end"
        os.close(process)


def choices_in(player: Player) -> int:
    return len(json.loads(player.record())["actions"])


def opened(page: Page, address: str, game: str) -> Player:
    go(page, f"{address}#/game/{game}")
    page.wait_for_selector("[data-decision]")
    return Player(page, game)


@pytest.mark.skipif(sys.platform != "linux", reason="the browser's processes are found in /proc")
def test_a_killed_browser_loses_at_most_one_action(
    playwright: Playwright, address: str, tmp_path: Path
) -> None:
    profile = tmp_path / "profile"
    rng = random.Random("kills")
    known: dict[str, int] = {}  # games and their numbers of actions
    for number in range(KILLS):
        context = launched(playwright, profile)
        page = context.new_page()
        quicken(page)
        start(page, address)
        assert set(page.evaluate(GAMES)) >= set(known), "a game is gone"
        if number % 3 == 0 or not known:
            Form(page).open("solo", ("human",), seed=f"kill {number}")
            game = page.url.rpartition("/")[2]
            player = Player(page, game)
        else:
            game = rng.choice(sorted(known))
            player = opened(page, address, game)
            made = choices_in(player)
            assert made >= known[game] - 1, f"more than one choice is gone: {known[game]} made, {made} left"
        player.play(rng.randint(0, 2))
        known[game] = choices_in(player)
        # A random moment: before the next action, while it is written, or after it.
        killer = threading.Timer(rng.uniform(0, LAST_CHOICE), kill, [profile])
        killer.start()
        with contextlib.suppress(Error):  # the browser dies meanwhile
            player.play(1)
            page.wait_for_event("close")
        killer.join()
        with contextlib.suppress(Error):
            context.close()


PUTTING = """{
    const put = Cache.prototype.put;
    Cache.prototype.put = function (...given) {
        const done = put.apply(this, given);
        console.info("putting");
        return done;
    };
}"""
"""Reports that the page has begun to store its snapshot; the service worker stores the other files."""


@pytest.mark.skipif(sys.platform != "linux", reason="the browser's processes are found in /proc")
def test_a_browser_killed_while_it_writes_a_snapshot_starts_again(
    playwright: Playwright, address: str, tmp_path: Path
) -> None:
    profile, game = tmp_path / "profile", THREE.gone_on(30)
    context = launched(playwright, profile)
    page = context.new_page()
    quicken(page)
    keep(page, game)
    page.add_init_script(PUTTING)
    with page.expect_console_message(lambda message: message.text == "putting", timeout=60_000):
        start(page, address)
    kill(profile)
    with contextlib.suppress(Error):
        context.close()

    context = launched(playwright, profile)
    page = context.new_page()
    start(page, f"{address}#/game/kept")
    page.wait_for_selector("[data-decision]")
    assert json.loads(Player(page, "killed").record()) == json.loads(game.text())
    assert way(page) in (("snapshot", ""), ("ordinary", "there is no snapshot yet"))
    context.close()
