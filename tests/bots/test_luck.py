"""Luck: the worth of revealed tiles, based on the seat's observation."""

from __future__ import annotations

from itertools import pairwise

import pytest

from app.bots.report import exchanged, luck, lucks, revealed
from app.bots.unseen import Unseen
from app.bots.verdict_text import decode_luck, encode_luck
from app.engine.game import observe
from app.engine.rng import Rng
from app.engine.state import State
from tests.bots.support import RandomPlayer, play, reshuffled
from tests.engine.support import DECK, setup, tiles_of

Shown = tuple[State, State, int, str]


def shown(players: int, seed: str) -> list[Shown]:
    """Return each tile revealed in a game: the states before and after, the seat, and the tile."""
    moments = list(play(setup(players, seed=seed), *[RandomPlayer(seed)] * players))
    return [
        (before, after, seat, tile)
        for (before, seat, _), (after, _, _) in pairwise(moments)
        for tile in revealed(observe(before, seat), observe(after, seat), seat)
    ]


def test_in_multiplayer_a_tile_is_revealed_when_it_is_drawn() -> None:
    moments = shown(2, "luck")
    assert len(moments) == 24
    for before, after, seat, tile in moments:
        assert before.stack[0] == tile
        assert tile in after.seats[seat].hand


def test_in_solo_a_tile_is_revealed_as_soon_as_it_is_face_up() -> None:
    moments = shown(1, "luck")
    tiles = [tile for *_, tile in moments]
    assert len(set(tiles)) == len(tiles)
    for before, after, seat, tile in moments:
        assert tile not in (*observe(before, seat).stack, *before.seats[seat].hand)
        assert tile in tiles_of(observe(after, seat))


@pytest.mark.parametrize("players", [2, 1, 3])
def test_hidden_tiles_do_not_change_luck(players: int) -> None:
    for _, after, seat, tile in shown(players, "hidden")[5::14]:
        other = reshuffled(after, seat, Rng("hidden"))
        assert luck(observe(other, seat), seat, tile) == luck(observe(after, seat), seat, tile)


def test_the_average_luck_of_a_draw_is_zero() -> None:
    _, after, seat, tile = shown(2, "mean")[8]
    seen = observe(after, seat)
    others = Unseen(seen).tiles(DECK[tile].back)
    total = 0.0
    for each in (tile, *others):
        total += luck(exchanged(seen, tile, each), seat, each).dollars
    assert abs(total / (1 + len(others))) < 1.5


def test_luck_yields_after_each_playout() -> None:
    _, after, seat, tile = shown(2, "steps")[3]
    *steps, found = lucks(observe(after, seat), seat, tile)
    assert found is not None
    assert steps == [None] * (12 * (1 + found.others))
    assert found.others
    assert decode_luck(encode_luck(found)).tile == found.tile


def test_exchanged_tiles_swap_places() -> None:
    _, after, _, tile = shown(2, "places")[3]
    other = after.stack[-1]
    swapped = exchanged(after, tile, other)
    assert swapped.stack[-1] == tile
    assert exchanged(swapped, tile, other) == after
