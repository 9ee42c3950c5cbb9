"""The camera and the gestures that move it."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import replace
from itertools import product
from random import Random

import pytest

from app.engine.geometry import FACINGS, Cell, Facing, beside
from app.ui.core.model import Model, Settings
from app.ui.core.registry import StoreText
from app.ui.core.texts import say
from app.ui.core.update import update
from app.ui.features.rules.handlers import PositionToTry
from app.ui.table.handlers.camera import CLOSE
from app.ui.table.handlers.settling import put_on_table
from app.ui.table.input.camera import (
    AIM,
    CELL,
    HANDLE,
    LARGEST_SCALE,
    SMALLEST_SCALE,
    Camera,
    meant_facing,
    seen_cell,
    seen_facing,
)
from app.ui.table.input.gestures import Drag, Gestures
from app.ui.table.messages import (
    Approach,
    Cancel,
    CarryOver,
    Drop,
    Fit,
    Pan,
    Pick,
    Resized,
    Tap,
    Turn,
    TurnMap,
    Zoom,
)
from app.ui.table.model import TABLE
from app.ui.table.views.toolbar import free_corner
from tests.saves.support import started
from tests.ui.playing import Player, new_session, reached, table_of

CITY = tuple(product(range(-2, 4), range(-1, 3)))


@pytest.mark.parametrize("size", [(984, 660), (820, 700), (390, 420)])
def test_fit_shows_every_cell(size: tuple[float, float]) -> None:
    camera = Camera(width=size[0], height=size[1]).fitted(CITY)
    for x, y in CITY:
        left, top = camera.x + x * CELL * camera.scale, camera.y + y * CELL * camera.scale
        assert left >= 0 and top >= 0
        assert left + CELL * camera.scale <= size[0] and top + CELL * camera.scale <= size[1]
    assert camera.follows


def test_zoom_keeps_the_point_in_place() -> None:
    camera = Camera(40, -10, 0.5, 800, 600)
    zoomed = camera.zoomed(300, 200, 1.7)
    for there, here in ((300, 200),):
        assert (there - zoomed.x) / zoomed.scale == pytest.approx((there - camera.x) / camera.scale)
        assert (here - zoomed.y) / zoomed.scale == pytest.approx((here - camera.y) / camera.scale)
    assert not zoomed.follows


def test_zoom_has_limits() -> None:
    assert Camera().zoomed(0, 0, 1e9).scale == LARGEST_SCALE
    assert Camera().zoomed(0, 0, 1e-9).scale == SMALLEST_SCALE


def test_showing_moves_the_view_only_for_hidden_cells() -> None:
    camera = Camera(0, 0, 1, 400, 400)
    assert camera.showing((1, 1)) is camera
    assert camera.showing((5, 0)).x == 400 - 6 * CELL
    assert camera.showing((-1, 0)).x == CELL


def test_an_edge_leaves_room_around_the_cells() -> None:
    """The handles of a ghost stand out of its cell."""
    camera = Camera(width=820, height=700).fitted(CITY, edge=HANDLE)
    assert all(camera.showing(cell, edge=HANDLE) is camera for cell in CITY)
    assert Camera(0, 0, 1, 400, 400).showing((0, 0), edge=HANDLE).x == HANDLE
    assert Camera(0, 0, 1, 400, 400).showing((2, 0), edge=HANDLE).x == 400 - 3 * CELL - HANDLE


def test_a_small_wobble_is_still_a_tap() -> None:
    gestures = Gestures()
    gestures.down(1, 100, 100)
    assert gestures.moved(1, 103, 102) == []
    gestures.lifted(1)
    assert not gestures.swallows_click()


def test_a_drag_pans_and_swallows_the_click() -> None:
    gestures = Gestures()
    gestures.down(1, 100, 100)
    assert gestures.moved(1, 120, 90) == [Pan(20, -10)]
    assert gestures.moved(1, 121, 90) == [Pan(1, 0)]
    gestures.lifted(1)
    assert gestures.swallows_click()
    assert not gestures.swallows_click()


def test_two_fingers_pinch() -> None:
    gestures = Gestures()
    gestures.down(1, 100, 100)
    gestures.down(2, 200, 100)
    assert gestures.moved(2, 300, 100) == [Pan(50, 0), Zoom(200, 100, 2.0)]


def test_a_twist_of_two_fingers_turns_the_ghost_once() -> None:
    gestures = Gestures()
    gestures.down(1, 100, 100)
    gestures.down(2, 200, 100)
    turned = [m for y in range(100, 200, 10) for m in gestures.moved(2, 200, y) if isinstance(m, Turn)]
    assert turned == [Turn()]


def test_the_wheel_zooms_in_upwards_and_pans_sideways() -> None:
    zoom = Gestures().wheel(5, 6, 0, -100, 0, False)[0]
    assert isinstance(zoom, Zoom) and zoom.factor > 1 and (zoom.x, zoom.y) == (5, 6)
    assert Gestures().wheel(5, 6, 30, 2, 0, False) == [Pan(-30, -2)]


def test_a_tile_is_dragged_once_it_leaves_its_place() -> None:
    drag = Drag()
    drag.down("cinema", 1, 100, 700)
    assert drag.moved(1, 104, 696) == ""
    assert drag.moved(2, 300, 300) == ""
    assert drag.moved(1, 120, 650) == "cinema"
    assert drag.moved(1, 101, 700) == "cinema"
    assert drag.up(1) == "cinema"
    assert drag.swallows_click() and not drag.swallows_click()


def test_a_tap_on_a_tile_is_not_a_drag() -> None:
    drag = Drag()
    drag.down("cinema", 1, 100, 700)
    assert drag.up(1) == ""
    assert not drag.swallows_click()


def test_the_cell_at_a_point() -> None:
    camera = Camera(400, 300, 0.5, 800, 600)
    assert camera.cell_at(401, 301) == (0, 0)
    assert camera.cell_at(399, 299) == (-1, -1)
    assert camera.cell_at(400 + CELL, 301) == (2, 0)
    assert camera.cell_at(-1, 5) is None


def test_an_isolated_spot_is_as_wide_as_a_finger() -> None:
    camera = Camera(0, 0, 32 / CELL, 390, 400)
    alone, pair = [(1, 1)], [(1, 1), (2, 1)]
    assert camera.nearest(48 + 22, 48 - 22, alone) == (1, 1)
    assert camera.nearest(48 + 23, 48, alone) is None
    assert camera.nearest(48 - 21, 48, pair) == (1, 1)
    assert camera.nearest(64, 48 + 20, pair) is None  # equally near to the other
    assert Camera(0, 0, 1, 390, 400).nearest(-1, 80, [(0, 0)]) is None


def test_the_view_zooms_out_to_the_spots_of_a_picked_tile_and_back() -> None:
    player = Player(new_session())
    player.ready()
    player.send(Resized(390, 480))
    while (
        (decision := player.table.decision) is None
        or decision.kind != "build"
        or len(player.table.shown.city) < 14
    ):
        assert player.table.decision is not None
        player.choose(player.table.decision.options[-1])
        player.ready()
    rest = player.table.board.camera
    tile = player.table.shown.seats[decision.seat].hand[0]
    player.send(Pick(tile))
    camera, draft = player.table.board.camera, player.table.attention.draft
    assert draft is not None
    assert camera.scale < rest.scale
    for cell in draft.places:
        assert camera.showing(cell) is camera
    player.send(Pick(tile))
    assert player.table.board.camera == rest


def moved_by_hand(width: float, height: float) -> Player:
    """Return a table whose view was moved by hand, on a board of this size."""
    player = Player(new_session())
    player.ready()
    player.send(Resized(width, height))
    player.send(Pan(30, 10))
    return player


def take_up(player: Player) -> None:
    """Pick the first tile of the hand."""
    assert player.table.decision is not None
    player.send(Pick(player.table.shown.seats[player.table.decision.seat].hand[0]))


def test_a_view_moved_by_hand_stays_when_a_tile_is_picked() -> None:
    player = moved_by_hand(390, 480)
    moved = player.table.board.camera
    take_up(player)
    assert player.table.board.camera is moved


def test_rotating_the_device_keeps_a_view_moved_by_hand_and_the_held_tile() -> None:
    player = moved_by_hand(844, 300)
    camera = player.table.board.camera
    middle = camera.cell_at(422, 150)
    player.send(Resized(844, 280))
    assert (player.table.board.camera.x, player.table.board.camera.y) == (camera.x, camera.y)
    player.send(Resized(844, 300))
    player.send(Resized(390, 480))
    assert player.table.board.camera.cell_at(195, 240) == middle
    take_up(player)
    draft = player.table.attention.draft
    assert draft is not None
    cell = min(draft.places)
    player.send(Tap(cell))
    player.send(Pan(4000, 4000))
    player.send(Resized(844, 300))
    camera = player.table.board.camera
    side = CELL * camera.scale
    assert -0.01 <= camera.x + cell[0] * side <= 844 - side + 0.01
    assert -0.01 <= camera.y + cell[1] * side <= 300 - side + 0.01


def test_in_the_smallest_window_selectable_cells_come_first() -> None:
    """At the smallest scale a long city does not fit, but the Grifter's tied spots must all be visible."""
    cut = 0
    for number in range(4):
        player = Player(started(f"tie {number}", players=1, mode="solo", difficulty="easy"), ties="me")
        player.ready()
        player.send(Resized(320, 167))
        while player.table.decision is not None:
            draft, camera = player.table.attention.draft, player.table.board.camera
            if draft is not None and len(draft.places) == 2:
                whole = camera.fitted([*player.table.shown.city, *draft.places])
                cut += any(whole.showing(cell) is not whole for cell in draft.places)
                near = camera.fitted(draft.places)
                fit = all(near.showing(cell) is near for cell in draft.places)
                assert not fit or all(camera.showing(cell) is camera for cell in draft.places)
            player.choose(player.table.decision.options[0])
            player.ready()
    assert cut


def grown(buildings: int, seed: str = "grown", **settings: str) -> tuple[Player, str]:
    """Play at random until a city has this many buildings and a build is due; return a tile of the hand."""
    player, rng = Player(new_session(2), **settings), Random(seed)
    player.ready()
    while (decision := player.table.decision) is not None:
        if decision.kind == "build" and len(player.table.shown.city) >= buildings:
            return player, player.table.shown.seats[decision.seat].hand[0]
        player.choose(rng.choice(list(decision.options)))
        player.ready()
    raise AssertionError("the game is over")


def test_on_a_phone_the_view_comes_close_to_a_held_tile_that_a_second_tap_turns() -> None:
    player, tile = grown(25)
    player.send(Resized(390, 530))
    player.send(Pick(tile))
    far = player.table.board.camera
    assert far.scale * CELL < 72
    draft = player.table.attention.draft
    assert draft is not None
    for cell in draft.places:
        player.send(Fit())
        before = player.table.board.camera
        middle = [
            at + (along + 0.5) * before.scale * CELL
            for at, along in zip((before.x, before.y), cell, strict=True)
        ]
        player.send(Tap(cell))
        near = player.table.board.camera
        assert near.scale * CELL >= 72
        assert near.showing(cell, edge=HANDLE) is near
        assert near.cell_at(*middle) == cell
        assert "mini-city" in player.regions()["minimap"]
    player.send(Cancel())
    assert player.table.board.camera == far
    assert player.regions()["minimap"] == ""


def has_room(camera: Camera, cell: Cell) -> bool:
    """Return whether a ghost over a cell and its handles are in view."""
    left, top, side = camera.square(cell)
    reach = HANDLE - 0.01
    across = reach <= left <= camera.width - side - reach
    return across and reach <= top <= camera.height - side - reach


@pytest.mark.parametrize(
    ("size", "turned"),
    [((390, 530), False), ((390, 530), True), ((876, 820), False), ((390, 170), False)],
)
def test_the_view_leaves_room_for_the_handles_of_every_ghost(size: tuple[int, int], turned: bool) -> None:
    """Also in a view moved by hand, and where a hint takes room from the board."""
    player, tile = grown(25)
    player.send(Resized(*size))
    if turned:
        player.send(TurnMap())
    for moved in (False, True):
        player.send(Pick(tile))
        draft = player.table.attention.draft
        assert draft is not None
        for cell in list(draft.places)[::3]:
            if moved:
                player.send(Pan(70, -90))
            player.send(Tap(cell))
            assert has_room(player.table.board.camera, cell)
            player.send(Resized(size[0], size[1] - 30))
            assert has_room(player.table.board.camera, cell)
            player.send(Resized(*size))
        player.send(Pick(tile))


@pytest.mark.parametrize("size", [(390, 530), (604, 390), (320, 260)])
def test_the_mini_map_lies_over_no_spot_and_not_over_the_ghost(size: tuple[int, int]) -> None:
    player, tile = grown(25)
    player.send(Resized(*size))
    player.send(Pick(tile))
    draft = player.table.attention.draft
    assert draft is not None
    corners = Counter[str]()
    for cell in draft.places:
        player.send(Tap(cell))
        camera = player.table.board.camera
        corner = free_corner(camera, draft.places, cell)
        assert f'class="mini-city map-{corner}"' in player.regions()["minimap"]
        corners[corner] += 1
        if corner == "nowhere":
            continue
        x = camera.width - 90 if "right" in corner else 6
        y = camera.height - 90 if "low" in corner else 6
        for along, down in product(range(0, 85, 6), repeat=2):
            assert camera.cell_at(x + along, y + down) not in draft.places
    assert len(corners) > 1


def test_a_tile_carried_by_a_finger_leaves_the_view_until_it_is_dropped() -> None:
    player, tile = grown(25)
    player.send(Resized(390, 530))
    player.send(Pick(tile))
    draft = player.table.attention.draft
    assert draft is not None
    far, cell = player.table.board.camera, next(iter(draft.places))
    player.send(CarryOver(cell))
    held = player.table.attention.draft
    assert held is not None and held.cell == cell
    assert player.table.board.camera == far
    player.send(Drop(tile, cell))
    assert player.table.board.camera.scale > far.scale


def test_on_a_large_screen_the_view_stays_where_it_is() -> None:
    player, tile = grown(25)
    player.send(Resized(876, 820))
    player.send(Pick(tile))
    draft = player.table.attention.draft
    assert draft is not None
    far = player.table.board.camera
    player.send(Tap(next(iter(draft.places))))
    assert player.table.board.camera == far


@pytest.mark.parametrize("kind", ["abandon", "move"])
def test_a_question_about_the_board_leaves_the_city_where_it_is(kind: str) -> None:
    player = Player(reached(new_session(3, business=True), kind))
    player.ready()
    player.send(Resized(2400, 1600))
    table = player.table
    assert table.decision is not None and table.decision.kind == kind
    spots = [*table.shown.city, *table.shown.city.places]
    assert table.board.camera == table.board.camera.fitted(spots), "as while a build is asked for"


def test_a_final_city_fits_above_its_result_wherever_the_view_was() -> None:
    """The result takes half of an upright board when it appears."""
    player = moved_by_hand(390, 600)
    while player.table.decision is not None:
        player.send(Pan(0, -40))
        player.choose(player.table.decision.options[0])
        player.ready()
    player.send(Resized(390, 320))
    camera = player.table.board.camera
    for cell in player.table.shown.city:
        assert camera.showing(cell) is camera


# --- The turned map ---


def test_on_a_turned_map_north_is_on_the_right() -> None:
    assert [seen_facing(facing, True) for facing in ("N", "E", "S", "W")] == ["E", "S", "W", "N"]
    assert seen_cell((0, -1), True) == (1, 0)  # north of Central Station
    assert seen_cell((1, 0), True) == (0, 1)  # east of it


@pytest.mark.parametrize("facing", FACINGS)
def test_neighbours_and_facings_turn_together(facing: Facing) -> None:
    here, there = (2, -3), beside((2, -3), facing)
    assert seen_cell(there, True) == beside(seen_cell(here, True), seen_facing(facing, True))
    assert meant_facing(seen_facing(facing, True), True) == facing


def test_a_turned_map_finds_the_cell_under_a_finger() -> None:
    camera = Camera(400, 300, 0.5, 800, 600, turned=True)
    for cell in CITY:
        column, row = seen_cell(cell, True)
        x, y = 400 + (column + 0.5) * CELL / 2, 300 + (row + 0.5) * CELL / 2
        assert camera.cell_at(x, y) == camera.nearest(x, y, [cell]) == cell


def test_a_wide_city_is_worth_turning_on_an_upright_screen_where_its_cells_are_small() -> None:
    wide = tuple(product(range(9), range(5)))
    upright = Camera(width=390, height=560)
    assert upright.worth_turning(wide)
    turned = replace(upright, turned=True)
    assert turned.fitted(wide).scale > 1.25 * upright.fitted(wide).scale
    assert not turned.worth_turning(wide)
    assert not upright.worth_turning(tuple(product(range(7), range(7))))
    assert not replace(upright, width=800, height=1120).worth_turning(wide)


def test_turning_the_map_is_stored_and_the_next_game_begins_so() -> None:
    player = Player(new_session())
    player.ready()
    player.send(Resized(390, 480))
    player.send(TurnMap())
    assert player.table.board.camera.turned
    assert any(isinstance(effect, StoreText) and '"turned"' in effect.text for effect in player.effects)
    assert Player(new_session(), map="turned").table.board.camera.turned
    player.send(TurnMap())
    assert not player.table.board.camera.turned


def turning_player(**settings: str) -> Player:
    """Return a player whose wide city is small on an upright phone, before the board has this size."""
    player, _ = grown(20, "d", **settings)
    assert Camera(width=390, height=560).worth_turning(player.table.shown.city)
    return player


def is_turned(player: Player) -> bool:
    """Return whether the player's map is turned."""
    return player.table.board.camera.turned


def test_the_map_turns_by_itself_once_and_undo_turns_it_back_for_good() -> None:
    player = turning_player()
    player.send(Resized(390, 560))
    by_itself: bool = player.table.attention.turned
    assert is_turned(player) and by_itself
    assert say("tools.turned") in player.regions()["overlaid"]
    player.send(TurnMap())
    assert not is_turned(player)
    assert any(
        isinstance(effect, StoreText) and '"turning": "off"' in effect.text for effect in player.effects
    )
    player.send(Resized(380, 560))
    assert not is_turned(player)


def test_the_map_does_not_turn_while_a_tile_is_picked_or_after_a_move_of_the_view() -> None:
    player = turning_player()
    tile = player.table.shown.seats[player.table.shown.current].hand[0]
    player.send(Pick(tile))
    player.send(Resized(390, 560))
    assert not is_turned(player)
    player.send(Pick(tile))
    assert is_turned(player)
    moved = turning_player()
    moved.send(Resized(1200, 1200))
    moved.send(Pan(5, 5))
    moved.send(Resized(390, 560))
    assert not is_turned(moved)


def test_the_setting_keeps_the_map_from_turning() -> None:
    player = turning_player(turning="off")
    player.send(Resized(390, 560))
    assert not is_turned(player)


def test_a_lower_board_does_not_turn_the_map() -> None:
    """In portrait an open drawer reduces the board's height for a while."""
    player = turning_player()
    player.send(Resized(1200, 1200))
    for height in (300, 900, 200):
        player.send(Resized(1200, height))
        assert not is_turned(player)


def test_a_tap_on_a_small_choice_goes_close_to_it() -> None:
    player, _ = grown(25, turning="off")
    player.send(Resized(200, 240))
    camera = player.table.board.camera
    cell = min(player.table.shown.city)
    left, top, side = camera.square(cell)
    assert side < AIM
    player.send(Approach(left + side / 2, top + side / 2))
    close = player.table.board.camera
    assert close.scale * CELL == pytest.approx(CLOSE)
    assert close.cell_at(left + side / 2, top + side / 2) == cell


def test_the_map_of_a_lesson_stays_upright() -> None:
    model = Model(settings=Settings(map="turned"))
    model, _ = put_on_table(model, "try", new_session(), PositionToTry("street"))
    assert model[TABLE] is not None
    assert not table_of(model).board.camera.turned
    model, _ = update(model, TurnMap())
    assert model[TABLE] is not None and not table_of(model).board.camera.turned


def test_a_held_tile_stays_in_view_when_the_map_turns() -> None:
    player, tile = grown(25)
    player.send(Resized(390, 480))
    player.send(Pick(tile))
    draft = player.table.attention.draft
    assert draft is not None
    cell = min(draft.places)
    player.send(Tap(cell))
    player.send(TurnMap())
    camera = player.table.board.camera
    assert camera.turned and camera.showing(cell) is camera
    held = player.table.attention.draft
    assert held is not None and held.cell == cell


def test_turning_changes_only_the_display() -> None:
    player, tile = grown(12)
    player.send(Pick(tile))
    before = player.regions()["places"]
    cells = re.findall(r'data-cell="([^"]*)"', before)
    player.send(TurnMap())
    assert re.findall(r'data-cell="([^"]*)"', player.regions()["places"]) == cells
    built = player.regions()["city"]
    for cell, site in player.table.shown.city.sites.items():
        tile_shown = built[built.index(f'id="c{cell[0]},{cell[1]}"') :]
        assert f"art-{seen_facing(site.facing, True)}" in tile_shown[: tile_shown.index("</svg>")]
