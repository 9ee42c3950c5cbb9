"""The answers before Python are what the app shows: after any messages, in any window, in every language."""

from __future__ import annotations

import gzip
import json
import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import first_page
import first_turn
from app.ui.core import texts
from app.ui.core.messages import Seeded
from app.ui.core.update import update
from app.ui.table.messages import Resized
from app.ui.table.model import shown_table
from languages import languages

WINDOWS = ((390.0, 450.0), (560.0, 300.0), (880.0, 640.0), (1180.0, 900.0))
WALKS = 12


class Answers:
    """A file as `assets/boot/answers.js` reads it."""

    def __init__(self, path: Path) -> None:
        self.file: dict[str, Any] = json.loads(path.read_text("utf-8"))
        self.pages: dict[str, list[Any]] = self.file["pages"]

    def regions(self, page: int) -> dict[str, str]:
        """Return the markup of a page's regions."""
        regions = self.regions(self.pages["origin"][page]) if page else {}
        for number in self.pages["fresh"][page]:
            name, pieces = self.file["regions"][number]
            regions[name] = "".join(self.file["pieces"][piece] for piece in pieces)
        return regions

    def edges(self, page: int) -> dict[str, int]:
        """Return the page that each message leads to."""
        return {
            self.file["messages"][message]: target
            for choices, *targets in self.pages["leads"][page]
            for message, target in zip(self.file["choices"][choices], targets, strict=True)
        }

    def said(self, was: int, message: str, page: int) -> str:
        """Return the announcement after a message."""
        known = self.file["messages"].index(message)
        seldom = [
            words
            for each, to, words, *before in self.file["seldom"]
            if (each, to) == (known, page) and was in before
        ]
        others = [words for each, words, *pages in self.file["otherwise"] if each == known and page in pages]
        return str(self.file["said"][[*seldom, *others, self.pages["said"][page]][0]])

    def camera(self, page: int, width: float, height: float) -> tuple[float, float, float]:
        """Return the camera's position and scale."""
        least, most = self.file["scales"]
        for left, top, across, down, edge, limit in self.file["cameras"][self.pages["camera"][page]]:
            wide, high = (width - 2 * edge) / (across * 160), (height - 2 * edge) / (down * 160)
            scale = max(min(wide, high, most), least)
            if scale >= limit:
                x = width / 2 - (left + across / 2) * 160 * scale
                return x, height / 2 - (top + down / 2) * 160 * scale, scale
        raise AssertionError("no view fits")


@pytest.fixture(params=languages())
def answers(request: pytest.FixtureRequest, built: Path) -> Iterator[Answers]:
    texts.use(texts.read_catalogue((first_page.COMPILED / f"{request.param}.json").read_text("utf-8")))
    yield Answers(built / "runtime" / "answers" / f"{request.param}.json")


def shown(model: Any) -> dict[str, str]:
    return {name: region.markup for name, region in first_turn.contents(model).items()}


def test_python_repeats_the_messages_and_shows_the_same_page(answers: Answers) -> None:
    rng = random.Random("walks")
    for number in range(WALKS):
        window = WINDOWS[number % len(WINDOWS)]
        model = update(first_page.newcomer("2026-05-03"), Seeded(f"{number:064}"))[0]
        page = 0
        while edges := answers.edges(page):
            message = rng.choice([*edges])
            was, page = page, edges[message]
            model = first_turn.followed(model, message)
            if not was:
                model = update(model, Resized(*window))[0]
            assert model.spoken.rstrip(first_turn.NO_BREAK) == answers.said(was, message, page)
        assert page in answers.file["last"]
        assert answers.regions(page) == shown(model)


def test_the_camera_is_that_of_python_in_every_window(answers: Answers) -> None:
    rng = random.Random("cameras")
    model, page = update(first_page.newcomer("2026-05-03"), Seeded("1" * 64))[0], 0
    for _ in range(WALKS):
        edges = answers.edges(page)
        message = rng.choice([text for text in edges if not text.startswith("act")])
        model, page = first_turn.followed(model, message), edges[message]
        for window in WINDOWS:
            camera = shown_table(update(model, Resized(*window))[0]).board.camera
            place = camera.x, camera.y, camera.scale
            assert place == pytest.approx(answers.camera(page, *window), abs=0.01)


def test_every_tile_spot_and_build_has_an_answer(answers: Answers) -> None:
    pages = range(1, len(answers.pages["origin"]))
    turn = [page for page in pages if answers.edges(page)]
    assert len(turn) > 100 and len(answers.file["last"]) > 10
    for page in turn:
        markup = "".join(answers.regions(page).values())
        found = re.findall(r'data-(tile|action|cell|message)="([^"]*)"', markup)
        starts = {"tile": "pick ", "action": "act ", "cell": "tap "}
        wanted = {starts[kind] + text for kind, text in found if kind in starts}
        wanted |= {text for _, text in found if text == "turn" or text.startswith("face")}
        assert wanted <= answers.edges(page).keys()


def test_every_link_of_the_first_page_has_its_page(answers: Answers) -> None:
    home = update(first_page.newcomer("2026-05-03"), Seeded("1" * 64))[0]
    links = set(re.findall(r'href="(#/[^"]*)"', first_page.shown(home)))
    assert links == answers.file["links"].keys()
    for address, page in answers.file["links"].items():
        assert answers.regions(page) == shown(first_turn.followed(home, address))


def test_a_language_is_at_most_forty_kilobytes(answers: Answers) -> None:
    packed = json.dumps(answers.file, ensure_ascii=False, separators=(",", ":")).encode()
    assert len(gzip.compress(packed)) <= 40_000
