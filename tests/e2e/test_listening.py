"""A solo game by ear, using only the accessibility tree and the live region."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, NamedTuple

from playwright.sync_api import Page

from scenes import Stage
from tests.e2e.player import Game
from tests.e2e.support import STILL, answered

LINE = re.compile(r"^( *)- '?(\w+)(?: \"(.*?)\")?(?: \[(.*)\])?'?:?(?: (.*))?$")
PLACE = re.compile(r"^Empty, you can build here(?:, up to \$(\d+))?,")

NO_ANSWER = ("What did I miss?", "Hint", "Take one back")
"""Buttons below a question that lead back or help."""

ASTRAY = """() => {
    const signed = number => number < 0 ? `\u2212${-number}` : `${number}`;
    const offsets = new Set(), wrong = [];
    const first = document.querySelector("#layer [data-cell]").getBoundingClientRect();
    for (const row of document.querySelectorAll("#rows [role=row]"))
        for (const id of row.getAttribute("aria-owns").split(" ")) {
            const cell = document.getElementById(id), box = cell.getBoundingClientRect();
            const [x, y] = cell.dataset.cell.split(",").map(Number);
            const place = `column ${signed(x)}, row ${signed(y)}`, side = box.width;
            if (!cell.ariaLabel.includes(place)) wrong.push(`${cell.ariaLabel} is not at ${place}`);
            if (row.ariaLabel !== `Row ${signed(y)}`) wrong.push(`${row.ariaLabel} has a cell at ${place}`);
            const [across, down] = [(box.left - first.left) / side, (box.top - first.top) / side];
            offsets.add([cell.ariaColIndex - x, row.ariaRowIndex - y,
                Math.round(across) - x, Math.round(down) - y].join());
        }
    return offsets.size === 1 ? wrong : [...wrong, `rows and columns go astray: ${[...offsets]}`];
}"""
"""Cells whose announced row or column is wrong."""


class Node(NamedTuple):
    """An element as a screen reader announces it, and its depth."""

    depth: int
    role: str
    name: str


class Listener:
    """Plays by ear: builds at the most valuable spot, and elsewhere takes the first answer."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.heard: list[str] = []

    def listen(self) -> list[Node]:
        """Read the page, and record the live region."""
        answered(self.page)
        nodes = [
            Node(len(found[1]), found[2], found[3] or found[5] or "")
            for line in self.page.locator("body").aria_snapshot().splitlines()
            if (found := LINE.match(line.replace('\\"', "”")))
        ]
        status = max((place for place, node in enumerate(nodes) if node.role == "status"), default=len(nodes))
        said = [node.name for node in nodes[status:] if node.name]
        if said != self.heard[-len(said) :]:
            self.heard += said
        return nodes

    def press(self, role: Any, name: str) -> list[Node]:
        """Press Enter on a named control, and listen to the result."""
        self.page.get_by_role(role, name=name, exact=True).first.focus()
        self.page.keyboard.press("Enter")
        return self.listen()

    def play(self) -> None:
        """Answer questions until the end is announced."""
        for _ in range(200):
            nodes = self.listen()
            assert self.page.evaluate(ASTRAY) == []
            if any(node.role == "dialog" for node in nodes):
                return
            question = next(node.name for node in nodes if node.role == "heading")
            assert question in self.heard[-1] or question in " ".join(self.heard[-4:]), question
            self.answer(nodes)
        raise AssertionError(self.heard[-5:])

    def answer(self, nodes: list[Node]) -> None:
        """Build at the most valuable spot, or choose the first answer."""
        hand = within(nodes, "group", "Your hand")
        best = best_place(nodes)
        mine = best is None and not answers(nodes)
        if mine:
            offers = {tile: best_place(self.press("button", tile)) for tile in hand}
            tile = max(hand, key=lambda tile: (offers[tile] or ("", -1))[1])
            best = offers[tile] if tile == hand[-1] else best_place(self.press("button", tile))
        if best is None:
            self.press("button", answers(nodes)[0])
            return
        place, worth = best
        nodes = self.press("gridcell", place)
        while mine and f"would earn ${worth} now" not in " ".join(node.name for node in nodes).lower():
            nodes = self.press("button", "Rotate")
        said = len(self.heard)
        self.press("button", "Build")
        assert " builds " in " ".join(self.heard[said:])


def within(nodes: list[Node], role: str, name: str) -> list[str]:
    """Return the names of the buttons in a named group."""
    first = next((i for i, node in enumerate(nodes) if (node.role, node.name) == (role, name)), len(nodes))
    names = []
    for node in nodes[first + 1 :]:
        if node.depth <= nodes[first].depth:
            break
        if node.role == "button":
            names.append(node.name)
    return names


def best_place(nodes: list[Node]) -> tuple[str, int] | None:
    """Return the spot with the greatest announced worth, and that worth (-1 if none)."""
    places = [
        (node.name, int(found[1] or -1))
        for node in nodes
        if node.role == "gridcell" and (found := PLACE.match(node.name))
    ]
    return max(places, key=lambda place: place[1], default=None)


def answers(nodes: list[Node]) -> list[str]:
    """Return the answers: buttons between the question and the hand, or those in the city."""
    first = next(i for i, node in enumerate(nodes) if node.role == "heading")
    names = []
    for node in nodes[first + 1 :]:
        if node.role in ("group", "toolbar"):
            break
        if node.role == "button" and not node.name.startswith(NO_ANSWER):
            names.append(node.name)
    return names or within(nodes, "group", "The city")


MADE = 28
"""Actions before the game is continued."""


def test_a_solo_game_by_ear(used_page: Callable[..., Page], address: str) -> None:
    page = used_page(**STILL)
    Stage(page, address).open(Game("by ear", "solo", difficulty="easy").gone_on(MADE), MADE)
    listener = Listener(page)
    listener.play()
    told = " ".join(listener.heard)
    assert "The game is over." in told
    assert "Scored: " in told and "You end with $" in told
