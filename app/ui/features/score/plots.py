"""The places of the street: its buildings, the next one, and the two ends."""

from __future__ import annotations

from typing import Final

from app.engine.geometry import Facing
from app.engine.standard import standard_deck
from app.saves.seating import PLAIN
from app.ui.core.html import Child, Markup, el
from app.ui.core.pieces import button, icon, sign
from app.ui.core.texts import listed, say
from app.ui.features.score.messages import ChooseSlot
from app.ui.features.score.sheet import LEFT, NEXT, Sheet
from app.ui.features.score.trying import seat_words
from app.ui.table.views.tiles import front
from app.ui.words.names import named
from app.ui.words.sentences import residents_words

TURNED: Final[dict[tuple[str, bool], Facing]] = {
    ("left", True): "E",
    ("left", False): "W",
    ("right", True): "W",
    ("right", False): "E",
}
"""The orientation of a building at an end: with its base to the street, or away from it."""


def plot(sheet: Sheet, slot: str) -> Markup:
    """Show a place of the street as a button that opens it."""
    tile, facing = _tile_on(sheet, slot)
    return button(
        ChooseSlot(slot),
        front(standard_deck()[tile], facing) if tile else icon("ui-plus"),
        _standing(sheet, slot),
        class_="street-plot" if slot.isdecimal() else "street-plot end-plot",
        label=plot_words(sheet, slot),
        aria_pressed=sheet.slot == slot,
    )


def _tile_on(sheet: Sheet, slot: str) -> tuple[str, Facing]:
    end = sheet.end(slot)
    if end is not None:
        return end.tile, TURNED[slot, end.points_in]
    building = sheet.building(int(slot)) if slot.isdecimal() else None
    return (building.tile, "S") if building is not None else ("", "S")


def plot_words(sheet: Sheet, slot: str) -> str:
    """Describe a place of the street in one phrase."""
    building = sheet.building(int(slot)) if slot.isdecimal() else None
    if building is not None:
        name = named(standard_deck()[building.tile])
        owner = say("score.nobodys") if building.owner is None else seat_words(sheet.form, building.owner)
        return listed([name, owner, *residents_words(building.people, building.fomo)], "unit")
    if slot == NEXT:
        return say("score.add")
    side = say("score.left_end") if slot == LEFT else say("score.right_end")
    end = sheet.end(slot)
    return side if end is None else listed([side, named(standard_deck()[end.tile])], "unit")


def _standing(sheet: Sheet, slot: str) -> Child:
    """Show the signs and people of a building."""
    building = sheet.building(int(slot)) if slot.isdecimal() else None
    if building is None:
        end = sheet.end(slot)
        return _signs(end.owner, 1) if end is not None else None
    people = sum(building.people) + sum(building.fomo)
    return [
        _signs(building.owner, building.signs),
        el("span", icon("ui-people"), people, class_="street-people", aria_hidden="true") if people else None,
    ]


def _signs(owner: int | None, signs: int) -> Child:
    if owner is None:
        return None
    return el("span", (sign(PLAIN[owner]) for _ in range(signs)), class_="street-signs", aria_hidden="true")
