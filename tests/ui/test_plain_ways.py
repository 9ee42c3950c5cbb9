"""No gesture without a plain way: what fingers and the mouse do, one tap on a control does too."""

from __future__ import annotations

import ast
from collections.abc import Callable
from random import Random

import pytest

from app.engine.actions import Abandon, Move
from app.engine.geometry import cell_text
from app.ui.core.messages import (
    Help,
    LookAt,
    Message,
    Open,
    Pick,
    Resized,
    Scroll,
    Tap,
    ZoomBy,
    parse_message,
)
from app.ui.core.update import update
from tests.test_layers import ROOT
from tests.ui.table import Player, attributes, new_session

PLAIN = {
    "Zoom": ("a pinch, the wheel", ["zoom-by 1.3"], "menu"),
    "Pan": ("a drag over the city, the wheel sideways", [f"scroll {way}" for way in "NESW"], "menu"),
    "DoubleTap": ("a double tap", ["zoom-by 1.3", "fit"], "menu"),
    "Turn": ("two fingers that twist", ["turn"], "held"),
    "Drop": ("a tile that is dragged", ["pick", "tap"], "build"),
    "Act": ("somebody who is dragged", ["act"], "move"),
    "Help": ("a long press, the second button", ["help"], "taken up"),
    "HoldShow": ("a press that holds what is told", ["hold-show yes"], "show"),
    "Hover": ("the mouse over a place", ["tap"], "build"),
    "Leave": ("the mouse that leaves", ["tap"], "build"),
}
"""What gestures send, the gesture, the messages of controls that do the same, and when these are there."""

TAPS = {"ShowNext", "Tap", "Pick"}
"""What a plain tap sends anyway."""


def named_in(path: str) -> set[str]:
    """The messages that a module names."""
    tree = ast.parse((ROOT / path).read_text(encoding="utf-8"))
    return {
        alias.name
        for node in ast.walk(tree)
        if isinstance(node, ast.ImportFrom) and node.module == "app.ui.core.messages"
        for alias in node.names
    } - {"Message", "parse_message"}


def test_every_gesture_is_known() -> None:
    sent = {
        name
        for path in (
            "app/browser/input/pointers.py",
            "app/browser/input/hovering.py",
            "app/ui/table/input/gestures.py",
        )
        for name in named_in(path)
    }
    assert sent - TAPS == set(PLAIN)


def at_the_table(settings: str = "off") -> Player:
    player = Player(new_session(3, cards=("renovator", "investor", "entrepreneur")), show=settings)
    player.send(Resized(390, 530))
    player.ready()
    return player


def menu() -> Player:
    """The menu is open."""
    player = at_the_table()
    player.send(Open("menu"))
    return player


def build() -> Player:
    """A tile is to be built."""
    return at_the_table()


def taken_up() -> Player:
    """A tile is up."""
    player = at_the_table()
    viewer = player.table.viewing.viewer
    assert viewer is not None
    player.send(Pick(player.table.shown.seats[viewer].hand[0]))
    return player


def held() -> Player:
    """A tile is held over a cell."""
    player = taken_up()
    assert player.table.attention.draft is not None
    player.send(Tap(next(iter(player.table.attention.draft.places))))
    return player


def asking(kind: type[Move] | type[Abandon]) -> Player:
    """Somebody is asked for a choice on the board."""
    player, rng = at_the_table(), Random(5)
    while (decision := player.table.decision) is not None and not isinstance(decision.options[0], kind):
        player.choose(rng.choice(list(decision.options)))
        player.ready()
    assert player.table.decision is not None
    return player


def move() -> Player:
    """People are to be moved."""
    return asking(Move)


def show() -> Player:
    """A story is told."""
    player, rng = at_the_table("slow"), Random(5)
    while player.table.attention.playback is None:
        decision = player.table.decision
        if decision is None:
            player.ready()
            continue
        player.choose(rng.choice(list(decision.options)))
    return player


MOMENTS: dict[str, Callable[[], Player]] = {
    "menu": menu,
    "build": build,
    "taken up": taken_up,
    "held": held,
    "move": move,
    "show": show,
}


@pytest.mark.parametrize("name", PLAIN)
def test_a_control_does_what_the_gesture_does(name: str) -> None:
    gesture, wanted, moment = PLAIN[name]
    markup = MOMENTS[moment]().markup()
    controls = {
        *attributes(markup, "data-message"),
        *(f"act {each}" for each in attributes(markup, "data-action")),
        *(f"pick {each}" for each in attributes(markup, "data-tile")),
        *(f"tap {each}" for each in attributes(markup, "data-cell")),
    }
    for message in wanted:
        assert any(f"{each} ".startswith(f"{message} ") for each in controls), (gesture, message)


def test_the_view_moves_by_buttons_and_holds_what_is_held() -> None:
    player = held()
    before = player.table.board.camera
    cell = player.table.attention.draft.cell if player.table.attention.draft is not None else None
    assert cell is not None
    for _ in range(6):
        player.send(ZoomBy(1.3))
    near = player.table.board.camera
    assert near.scale > before.scale
    assert near.showing(cell) is near
    for way, dx, dy in (("N", 0, 1), ("E", -1, 0), ("S", 0, -1), ("W", 1, 0)):
        was = player.table.board.camera
        player.send(Scroll(way))
        now = player.table.board.camera
        assert (now.x - was.x, now.y - was.y) == pytest.approx((dx * 390 / 3, dy * 530 / 3))
    player.send(Scroll("up"))
    assert player.table.board.camera == now


def explained(player: Player, message: Message) -> bool:
    """Whether a control that is there explains what it shall."""
    if str(message) not in attributes(player.markup(), "data-message"):
        return False
    player.model, _ = update(player.model, parse_message(str(message)))
    return 'class="card subject' in player.regions()["explain"]


def test_the_tile_that_is_up_is_explained_and_stays_up() -> None:
    player = taken_up()
    draft = player.table.attention.draft
    assert draft is not None
    assert explained(player, Help(f"tile {draft.tile}"))
    assert player.table.attention.draft is draft


def test_a_building_that_is_refused_is_explained() -> None:
    for player in (taken_up(), move()):
        city, decision = player.table.shown.city, player.table.decision
        assert decision is not None
        options = {getattr(option, "cell", None) for option in decision.options}
        cell = next(cell for cell in city if cell not in options)
        player.send(Tap(cell))
        assert explained(player, Help(f"cell {cell_text(cell)}"))


def test_a_tile_that_cannot_be_taken_up_is_explained_by_a_tap_and_another_ends_it() -> None:
    player = move()
    tile = sorted(attributes(player.regions()["tray"], "data-tile"))[0]
    player.send(Pick(tile))
    assert player.table.attention.subject == f"tile {tile}"
    player.send(Pick(tile))
    assert player.table.attention.subject == ""


def test_what_can_be_chosen_is_explained_where_the_game_is_looked_through() -> None:
    player = move()
    assert player.table.decision is not None
    option = player.table.decision.options[0]
    assert isinstance(option, Move)
    player.send(LookAt(len(player.table.session.history)))
    player.send(Tap(option.cell))
    assert player.table.attention.subject == f"cell {cell_text(option.cell)}"
