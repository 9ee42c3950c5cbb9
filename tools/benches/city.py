"""The size of the city: the board's share of the screen, and the size of a building.

    python3 tools/bench.py --city [--games N]

Opens a five-player game at 5, 25 and 45 buildings on four screens, and measures the board's box in the
browser. The size of a building with the whole city in view depends on the city. CPython therefore computes it
for many random games, with the page's own camera in a box of that size, and with a rotated map where the page
offers it. Prints the medians: a building at rest, and with all spots in view, as with a picked tile. The last
column is the share of the screen that the tiles cover at rest.
"""

from __future__ import annotations

import argparse
import statistics
from collections.abc import Iterator
from dataclasses import replace

from playwright.sync_api import Page, sync_playwright

from app.engine.record import encode
from app.engine.session import replay
from app.engine.setup import SeatChoice, Setup
from app.saves.links import link_data
from app.ui.table.handlers.camera import fitting_camera
from app.ui.table.input.camera import CELL, Camera
from app.ui.table.model import Table
from benches.games import FIVE, NAMES, cut, open_game
from benches.pages import verdict
from browser import FLAGS, ensure_chromium, system_chromium
from environment import ROOT
from scenes import whole_game
from tests.e2e.player import quicken
from tests.e2e.support import LYING, SIZES, serve

COUNTS = (5, 25, 45)
TARGETS = {"tablet": 88, "portrait": 88, "phone": 45, "lying": 45, "desktop": 97}
"""The required size of a building in pixels at 45 tiles."""


def tables(games: int, buildings: int) -> Iterator[Table]:
    """Yield tables of random games of five, at a number of buildings and with a pending build."""
    for number in range(games):
        setup = Setup(tuple(SeatChoice(name) for name in NAMES), seed=f"city/{number}", first=0)
        game = whole_game(setup)
        session = replay(cut(game, buildings)).session
        yield Table("", session, session.state)


def reach(table: Table) -> list[tuple[int, int]]:
    """Return the cells of the city and all its spots."""
    return [*table.shown.city, *table.shown.city.places]


def side(camera: Camera) -> float:
    """Return the side of a building in pixels."""
    return camera.scale * CELL


def rotated(table: Table, camera: Camera) -> Camera:
    """Return the camera with the map rotated, if the page would offer that."""
    return replace(camera, turned=camera.worth_turning(table.shown.city))


def box(page: Page, link: str) -> tuple[float, float]:
    """Open a shared game and return the width and height of its board in pixels."""
    open_game(page, link)
    width, height = page.evaluate("[board.clientWidth, board.clientHeight]")
    return float(width), float(height)


def main(arguments: list[str]) -> int:
    """Print the tables; return 1 if a building at 45 tiles is too small."""
    parser = argparse.ArgumentParser(prog="bench.py --city")
    parser.add_argument("--games", type=int, default=60, help="random games; default: 60")
    games = parser.parse_args(arguments).games
    ensure_chromium()
    session = whole_game(FIVE)
    many = {count: list(tables(games, count)) for count in COUNTS}
    good = []
    with sync_playwright() as playwright, serve(ROOT) as server:
        browser = playwright.chromium.launch(executable_path=system_chromium(), args=FLAGS)
        print(f"{'screen':10}{'tiles':>6}{'box':>12}{'share':>8}{'building':>10}{'tile up':>10}{'tiles':>7}")
        for name, size in {**SIZES, "lying": LYING}.items():
            context = browser.new_context(viewport=size, has_touch=True, service_workers="block")
            page = context.new_page()
            quicken(page)
            for count in COUNTS:
                link = f"{server.address}#/play/{link_data(encode(cut(session, count)))}"
                width, height = box(page, link)
                share = width * height / (size["width"] * size["height"])
                camera = Camera(width=width, height=height)
                rest = statistics.median(
                    side(fitting_camera(table, rotated(table, camera))) for table in many[count]
                )
                up = statistics.median(
                    side(rotated(table, camera).fitted(reach(table))) for table in many[count]
                )
                said = f"{name:10}{count:6}{width:7.0f}×{height:<4.0f}{share:8.0%}{rest:7.1f} px{up:7.1f} px"
                said += f"{count * rest**2 / (size['width'] * size['height']):7.0%}"
                if count == COUNTS[-1]:
                    good.append(rest >= TARGETS[name])
                    said += f"  at least {TARGETS[name]}: {verdict(good[-1])}"
                print(said, flush=True)
            context.close()
        browser.close()
    return 0 if all(good) else 1
