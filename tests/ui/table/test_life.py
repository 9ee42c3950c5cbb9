"""City life: closed streets look closed and have city life, which a setting turns off."""

from __future__ import annotations

from random import Random

import pytest

from app.engine.city import City
from app.engine.game import legal_actions
from app.ui.core.messages import ChangeSetting
from app.ui.table.views.city import STREETS, life
from tests.ui.markup import Element, find
from tests.ui.playing import Player, new_session


def grown(choices: int = 45) -> Player:
    """Return a player before a city in which streets are closed and open."""
    session = new_session(3)
    rng = Random("a lively town")
    for _ in range(choices):
        session = session.act(rng.choice(list(legal_actions(session.state))))
    player = Player(session)
    player.ready()
    return player


def closed(city: City) -> set[tuple[int, int]]:
    return {cell for cell in city if not city.is_open(cell)}


def test_the_buildings_of_closed_streets_and_no_others_have_a_sealed_kerb() -> None:
    player = grown()
    city = player.table.shown.city
    shown = find(player.regions()["city"], class_="tile")
    sealed = {tile["data-cell"] for tile in shown if "closed" in tile.classes}
    assert sealed == {f"{x},{y}" for x, y in closed(city)}
    assert 0 < len(sealed) < len(city)
    for tile in shown:
        assert ("#art-sealed-kerb" in drawn(tile)) == ("closed" in tile.classes)


def drawn(tile: Element) -> set[str]:
    return {use["href"] for use in tile.find("use")}


def test_the_road_is_sealed_at_both_ends_of_a_closed_street() -> None:
    player = grown()
    city = player.table.shown.city
    ends = {"#art-sealed-left", "#art-sealed-right"}
    tiles = {tile["data-cell"]: tile for tile in find(player.regions()["city"], class_="tile")}
    for street in set(city.streets.values()):
        first, *_, last = (*street.cells, street.cells[-1])
        at_ends = [drawn(tiles[f"{x},{y}"]) & ends for x, y in dict.fromkeys((first, last))]
        assert set().union(*at_ends) == (ends if city.is_enclosed(street) else set())


def test_life_is_in_closed_streets_alone() -> None:
    assert str(life(grown(1).table.shown.city, shown=True)) == ""
    city = grown().table.shown.city
    pieces = find(life(city, shown=True), class_="life")
    assert 0 < len(pieces) <= 2 * STREETS
    for piece in pieces:
        style = dict(part.split(":") for part in piece["style"].split(";"))
        x, y = float(style["--x"]), float(style["--y"])
        for way in (0.0, 1.0):
            at = (int((x + way * float(style["--right"])) // 1), int((y + way * float(style["--down"])) // 1))
            assert at in closed(city) or "life-smoke" in piece.classes


@pytest.mark.parametrize(("chosen", "there"), [("on", True), ("off", False)])
def test_life_can_be_switched_off(chosen: str, there: bool) -> None:
    player = grown()
    player.send(ChangeSetting("life", chosen))
    assert bool(player.regions()["life"]) == there
