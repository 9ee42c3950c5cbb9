"""What keys mean at the table."""

from __future__ import annotations

import pytest

from app.ui.input.keys import message_for_key
from app.ui.messages import Act, Cancel, Choose, Fit, Focus, Message, Pick, Redo, Speak, Tap, Turn, Undo
from tests.ui.table import Player, new_session


@pytest.fixture
def player() -> Player:
    player = Player(new_session(2))
    player.ready()
    return player


def key(
    player: Player, name: str, *, ctrl: bool = False, shift: bool = False, cell: str | None = None
) -> Message | None:
    return message_for_key(player.model, name, ctrl, shift, cell, cell is not None)


def test_letters(player: Player) -> None:
    assert key(player, "r") == key(player, "R") == Turn()
    assert key(player, "u") == key(player, "z", ctrl=True) == Undo()
    assert key(player, "Z", ctrl=True, shift=True) == key(player, "y", ctrl=True) == Redo()
    assert key(player, "f") == Fit()
    assert key(player, "Escape") == Cancel()
    assert key(player, "q") is None
    assert key(player, "r", ctrl=True) is None


def test_digits_take_up_the_tiles_of_the_open_hand(player: Player) -> None:
    hand = player.table.shown.seats[0].hand
    assert [key(player, str(n)) for n in range(5)] == [None, *(Pick(tile) for tile in hand), None]


def test_arrows_stay_on_and_beside_the_city(player: Player) -> None:
    assert key(player, "ArrowRight") == Focus((1, 0))
    assert key(player, "ArrowUp") == Focus((0, -1))
    player.send(Focus((0, -1)))
    assert key(player, "ArrowUp") == Focus((0, -1))


def test_enter_holds_the_tile_and_then_builds(player: Player) -> None:
    player.send(Pick(player.table.shown.seats[0].hand[0]))
    assert key(player, "Enter", cell="1,0") == Tap((1, 0))
    player.send(Tap((1, 0)))
    built = key(player, "Enter", cell="1,0")
    assert isinstance(built, Act) and built.action in player.offered()
    assert key(player, "Enter", cell="-1,0") == Tap((-1, 0))


def test_scores_and_street_are_said(player: Player) -> None:
    player.send(Speak("scores"))
    assert player.model.spoken == "Ana, $0, 5 signs free. Ben, $0, 5 signs free."
    player.send(Speak("street"))
    assert player.model.spoken.startswith("Central Station, facing south")


def test_what_is_said_twice_is_heard_twice(player: Player) -> None:
    said = set()
    for _ in range(2):
        player.send(Speak("scores"))
        said.add(player.model.spoken)
    assert len(said) == 2
    assert len({text.rstrip("\N{NO-BREAK SPACE}") for text in said}) == 1


def test_letters_and_digits_can_be_switched_off(player: Player) -> None:
    player.send(Choose("keys", "off"))
    assert key(player, "r") is None and key(player, "1") is None
    assert key(player, "ArrowRight") == Focus((1, 0))
    assert key(player, "z", ctrl=True) == Undo()
