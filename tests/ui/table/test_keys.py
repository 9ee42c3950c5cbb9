"""The meaning of keys at the table."""

from __future__ import annotations

import re
from html import escape

import pytest

from app.ui.core.messages import ChangeSetting, Message
from app.ui.core.registry import FocusOn
from app.ui.table.input.keys import Stroke, keys_in_help, message_for_key
from app.ui.table.messages import (
    Act,
    Ask,
    Cancel,
    Fit,
    Focus,
    Open,
    Pick,
    Redo,
    Speak,
    Tap,
    Turn,
    TurnMap,
    Undo,
    UndoTurn,
)
from tests.ui.playing import Player, new_session


@pytest.fixture
def player() -> Player:
    player = Player(new_session(2))
    player.ready()
    return player


def key(
    player: Player,
    name: str,
    *,
    code: str = "",
    ctrl: bool = False,
    shift: bool = False,
    cell: str | None = None,
    on: bool = False,
) -> Message | None:
    return message_for_key(player.model, Stroke(name, code, ctrl, shift), cell, on or cell is not None)


def test_keys_that_write_superscript_digits_are_not_digits(player: Player) -> None:
    """French keyboards have one above Tab."""
    assert key(player, "²", code="Backquote") is None


def test_letters(player: Player) -> None:
    assert key(player, "r") == key(player, "R") == Turn()
    assert key(player, "u") == key(player, "z", ctrl=True) == Undo()
    assert key(player, "U", shift=True) == UndoTurn()
    assert key(player, "Z", ctrl=True, shift=True) == key(player, "y", ctrl=True) == Redo()
    assert key(player, "f") == Fit()
    assert key(player, "Escape") == Cancel()
    assert key(player, "q") is None
    assert key(player, "r", ctrl=True) is None


def test_digits_pick_tiles_of_the_open_hand(player: Player) -> None:
    hand = player.table.shown.seats[0].hand
    assert [key(player, str(n)) for n in range(5)] == [None, *(Pick(tile) for tile in hand), None]


def test_arrows_stay_within_the_city_and_its_surroundings(player: Player) -> None:
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


def test_keys_announce_scores_and_street(player: Player) -> None:
    player.send(Speak("scores"))
    assert player.model.spoken == "Ana, $0, 5 signs free. Ben, $0, 5 signs free."
    player.send(Speak("street"))
    assert player.model.spoken.startswith("Central Station, column 0, row 0, facing south")


def test_a_repeated_announcement_is_heard_twice(player: Player) -> None:
    said = set()
    for _ in range(2):
        player.send(Speak("scores"))
        said.add(player.model.spoken)
    assert len(said) == 2
    assert len({text.rstrip("\N{NO-BREAK SPACE}") for text in said}) == 1


def test_letters_and_digits_can_be_switched_off(player: Player) -> None:
    player.send(ChangeSetting("keys", "off"))
    assert key(player, "r") is None and key(player, "1") is None
    assert key(player, "ArrowRight") == Focus((1, 0))
    assert key(player, "z", ctrl=True) == Undo()


def test_a_key_means_the_same_on_every_layout(player: Player) -> None:
    hand = player.table.shown.seats[0].hand
    assert key(player, "к", code="KeyR") == key(player, "К", code="KeyR") == Turn()
    assert key(player, "я", code="KeyZ", ctrl=True) == Undo()
    assert key(player, "é", code="Digit2") == key(player, "2", code="Numpad2") == Pick(hand[1])
    assert key(player, "r", code="KeyO") == Turn()  # Dvorak: the character on the key
    assert key(player, "й", code="KeyQ") is None
    assert key(player, "?", code="Digit7", shift=True) == Open("help")


def test_keys_step_through_selectable_cells_by_place_and_by_worth(player: Player) -> None:
    assert key(player, "w") == key(player, "j") == Ask()  # no tile is picked
    player.send(Pick(player.table.shown.seats[0].hand[0]))
    draft = player.table.attention.draft
    assert draft is not None
    most = {cell: max(draft.worths[cell, f] for f in facings) for cell, facings in draft.places.items()}
    assert most[player.table.board.focus] == max(most.values())
    for name, order in (("j", sorted(most, key=lambda c: (c[1], c[0]))), ("w", None)):
        seen = []
        for _ in most:
            message = key(player, name)
            assert isinstance(message, Focus)
            player.send(message)
            seen.append(message.cell)
        assert set(seen) == set(most)
        turned = seen.index(order[0]) if order else max(range(len(seen)), key=lambda n: most[seen[n]])
        seen = seen[turned:] + seen[:turned]
        assert order is None or seen == order
        assert order is not None or [most[c] for c in seen] == sorted(most.values(), reverse=True)
    before = player.table.board.focus
    for name in ("j", "w"):
        player.send(Focus(before))
        player.send(key(player, name) or Ask())
        back = key(player, "k") if name == "j" else key(player, "W", shift=True)
        assert back == Focus(before)


def test_home_and_end_go_to_the_ends_of_row_and_board(player: Player) -> None:
    player.send(Focus((0, 0)))
    assert key(player, "Home", cell="0,0") == Focus((-1, 0))
    assert key(player, "Home", cell="0,0", ctrl=True) == Focus((-1, -1))
    last = max(player.table.shown.city, key=lambda cell: (cell[1], cell[0]))
    assert key(player, "End", cell="0,0", ctrl=True) == Focus((last[0] + 1, last[1] + 1))
    assert key(player, "Home", on=True) is None


def test_a_key_goes_to_the_current_question(player: Player) -> None:
    hand = player.table.shown.seats[0].hand
    assert key(player, "n") == Ask()
    player.effects.clear()
    player.send(Ask())
    assert player.effects == [FocusOn(f"hand-{hand[0]}")]
    assert "Ana" in player.model.spoken
    player.send(Pick(hand[1]))
    player.send(Focus((-1, -1)))
    player.effects.clear()
    player.send(Ask())
    x, y = player.table.board.focus
    assert player.effects == [FocusOn(f"c{x},{y}")]
    assert player.table.attention.draft is not None and (x, y) in player.table.attention.draft.places


def test_the_help_lists_every_key(player: Player) -> None:
    player.send(Open("help"))
    told = player.regions()["drawer"]
    listed = {cap for part in keys_in_help().values() for caps in part for cap in re.split("[ ,]+", caps)}
    letters = {cap for caps in keys_in_help()["letters"] for cap in re.split("[ ,]+", caps)}
    wanted = {*"123456789"[:5], *"NJKWRUCTSPOLMF+−?", "Enter", "Esc", "Home", "End", "←"}
    assert wanted <= listed
    assert all(f"<kbd>{escape(caps)}</kbd>" in told for part in keys_in_help().values() for caps in part)
    for letter in "abcdefghijklmnopqrstuvwxyz":
        assert (key(player, letter) is not None) == (letter.upper() in letters)


def test_on_a_turned_map_keys_move_as_seen_on_the_screen(player: Player) -> None:
    assert key(player, "v") == TurnMap()
    player.send(TurnMap())
    assert key(player, "ArrowRight", cell="0,0") == Focus((0, -1))  # north is on the right
    assert key(player, "ArrowUp", cell="0,0") == Focus((-1, 0))
    assert key(player, "ArrowLeft", cell="0,0") == Focus((0, 1))
    assert key(player, "ArrowDown", cell="0,0") == Focus((1, 0))
    assert key(player, "Home", cell="0,0") == Focus((0, 2))
    assert key(player, "Home", cell="0,0", ctrl=True) == Focus((-1, 2))
