"""Every gesture has an alternative: a control that does the same with one tap."""

from __future__ import annotations

import ast
from collections.abc import Callable
from random import Random

import pytest

from app.engine.geometry import cell_text
from app.engine.state import Abandon, Move
from app.ui.core.messages import Message, parse_message
from app.ui.core.update import update
from app.ui.table.messages import Help, LookAt, Open, Pick, Resized, Scroll, Tap, ZoomBy
from tests.test_layers import ROOT
from tests.ui.playing import Player, attributes, new_session

PLAIN = {
    "Zoom": ("a pinch, the wheel", ["zoom-by 1.3"], "view"),
    "Pan": ("a drag over the city, the wheel sideways", [f"scroll {way}" for way in "NESW"], "view"),
    "DoubleTap": ("a double tap", ["zoom-by 1.3", "fit"], "view"),
    "Turn": ("two fingers that twist", ["turn"], "held"),
    "CarryOver": ("a tile that is carried", ["tap"], "build"),
    "Drop": ("a tile that is dragged", ["pick", "tap"], "build"),
    "Act": ("somebody who is dragged", ["act"], "move"),
    "Help": ("a long press, the second button", ["help"], "taken up"),
    "HurryShow": ("a press that hurries what is told", ["show-next"], "show"),
    "Hover": ("the mouse over a place", ["tap"], "build"),
    "Leave": ("the mouse that leaves", ["tap"], "build"),
}
"""For each message of a gesture: the gesture, the equivalent controls' messages, and when they appear."""

TAPS = {"ShowNext", "Tap", "Pick", "Approach", "Close"}
"""Messages that a simple tap also sends, or the browser's button for the way back."""


def named_in(path: str) -> set[str]:
    """Return the messages that a module names."""
    found = set()
    for node in ast.walk(ast.parse((ROOT / path).read_text(encoding="utf-8"))):
        match node:
            case ast.ImportFrom("app.ui.core.messages" | "app.ui.table.messages", names):
                found |= {alias.name for alias in names}
            case ast.Attribute(ast.Name("messages"), name) if name[0].isupper():
                found.add(name)
    return found - {"Message", "parse_message"}


def test_every_gesture_has_an_entry() -> None:
    sent = {
        name
        for path in ("app/browser/input/events.py", "app/ui/table/input/gestures.py")
        for name in named_in(path)
    }
    assert sent - TAPS == set(PLAIN)


def at_the_table(settings: str = "off") -> Player:
    player = Player(new_session(3, cards=("renovator", "investor", "entrepreneur")), show=settings)
    player.send(Resized(390, 530))
    player.ready()
    return player


def view() -> Player:
    """Open the page of the drawer that moves the view."""
    player = at_the_table()
    player.send(Open("view"))
    return player


def build() -> Player:
    """Return a player who must build."""
    return at_the_table()


def taken_up() -> Player:
    """Return a player with a picked tile."""
    player = at_the_table()
    viewer = player.table.viewing.viewer
    assert viewer is not None
    player.send(Pick(player.table.shown.seats[viewer].hand[0]))
    return player


def held() -> Player:
    """Return a player who holds a tile over a cell."""
    player = taken_up()
    assert player.table.attention.draft is not None
    player.send(Tap(next(iter(player.table.attention.draft.places))))
    return player


def asking(kind: type[Move] | type[Abandon]) -> Player:
    """Return a player with a choice on the board."""
    player, rng = at_the_table(), Random(5)
    while (decision := player.table.decision) is not None and not isinstance(decision.options[0], kind):
        player.choose(rng.choice(list(decision.options)))
        player.ready()
    assert player.table.decision is not None
    return player


def move() -> Player:
    """Return a player who must move people."""
    return asking(Move)


def show() -> Player:
    """Return a player during a playback."""
    player, rng = at_the_table("slow"), Random(5)
    while player.table.attention.playback is None:
        decision = player.table.decision
        if decision is None:
            player.ready()
            continue
        player.choose(rng.choice(list(decision.options)))
    return player


MOMENTS: dict[str, Callable[[], Player]] = {
    "view": view,
    "build": build,
    "taken up": taken_up,
    "held": held,
    "move": move,
    "show": show,
}


@pytest.mark.parametrize("name", PLAIN)
def test_a_control_does_the_same_as_the_gesture(name: str) -> None:
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


def test_buttons_move_the_view_and_keep_the_held_tile_visible() -> None:
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
    """Return whether a visible control explains the subject."""
    if str(message) not in attributes(player.markup(), "data-message"):
        return False
    player.model, _ = update(player.model, parse_message(str(message)))
    return 'class="card subject' in player.regions()["explain"]


def test_explaining_a_picked_tile_keeps_it_picked() -> None:
    player = taken_up()
    draft = player.table.attention.draft
    assert draft is not None
    assert explained(player, Help(f"tile {draft.tile}"))
    assert player.table.attention.draft is draft


def test_a_refused_building_can_be_explained() -> None:
    for player in (taken_up(), move()):
        city, decision = player.table.shown.city, player.table.decision
        assert decision is not None
        options = {getattr(option, "cell", None) for option in decision.options}
        cell = next(cell for cell in city if cell not in options)
        player.send(Tap(cell))
        assert explained(player, Help(f"cell {cell_text(cell)}"))


def test_tapping_a_tile_that_cannot_be_picked_explains_it_until_the_next_tap() -> None:
    player = move()
    tile = sorted(attributes(player.regions()["tray"], "data-tile"))[0]
    player.send(Pick(tile))
    assert player.table.attention.subject == f"tile {tile}"
    player.send(Pick(tile))
    assert player.table.attention.subject == ""


def test_choices_on_the_board_can_be_explained_in_the_replay() -> None:
    player = move()
    assert player.table.decision is not None
    option = player.table.decision.options[0]
    assert isinstance(option, Move)
    player.send(LookAt(len(player.table.session.history)))
    player.send(Tap(option.cell))
    assert player.table.attention.subject == f"cell {cell_text(option.cell)}"
