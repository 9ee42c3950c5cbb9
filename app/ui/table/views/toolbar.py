"""The tools around the board, the buttons for its view, and the mini-map."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final, Literal, NamedTuple

from app.engine.city import City
from app.engine.geometry import Cell
from app.ui.core.html import NOTHING, Markup, el, group
from app.ui.core.messages import Message
from app.ui.core.pieces import button, icon
from app.ui.core.texts import say
from app.ui.table import messages
from app.ui.table.input.camera import HANDLE, Camera, seen_cell

OVERLAYS: Final[tuple[tuple[messages.OverlayName, str, str, str], ...]] = (
    ("owners", "sign", "buttons.overlay_owners", "buttons.overlay_owners_text"),
    ("streets", "ui-street", "buttons.overlay_streets", "buttons.overlay_streets_text"),
    ("people", "ui-people", "buttons.overlay_fomo", "buttons.overlay_fomo_text"),
)
"""The overlays, each with its icon and the keys of its words and of what it shows."""


class Tool(NamedTuple):
    """A tool: its message, its icon, and the key of its words."""

    message: Message
    icon: str
    text: str
    pressed: bool | None = None
    faded: bool = False
    hold: Message | None = None
    """The message of a long press."""


def toolbar(drawer: str) -> Markup:
    """Show the tools over the board."""
    return _bar(
        "tools",
        "tools.title",
        Tool(messages.Fit(), "ui-fit", "buttons.fit"),
        Tool(messages.Open("menu"), "ui-menu", "buttons.menu", drawer in ("menu", "view")),
    )


def view_tools(*, turns: bool) -> Markup:
    """Show buttons for gestures, zoom, fit and scroll, and for turning the map."""
    return _bar(
        "view-tools",
        "tools.view",
        Tool(messages.LARGER, "ui-zoom-in", "tools.zoom_in"),
        Tool(messages.SMALLER, "ui-zoom-out", "tools.zoom_out"),
        Tool(messages.Fit(), "ui-fit", "buttons.fit"),
        *([Tool(messages.TurnMap(), "ui-turn-map", "tools.turn_map")] if turns else []),
        Tool(messages.Scroll("W"), "ui-back", "tools.scroll_W"),
        Tool(messages.Scroll("N"), "ui-up", "tools.scroll_N"),
        Tool(messages.Scroll("S"), "ui-down", "tools.scroll_S"),
        Tool(messages.Scroll("E"), "ui-forward", "tools.scroll_E"),
    )


def overlays(overlay: str) -> Markup:
    """Show the overlays in words."""
    return el(
        "div",
        (
            button(
                messages.Overlay(name),
                icon(look),
                el("span", el("strong", say(text)), el("small", say(shows))),
                aria_pressed=overlay == name,
            )
            for name, look, text, shows in OVERLAYS
        ),
        class_="overlay-tools",
        role="group",
        aria_label=say("tools.overlays"),
    )


def overlaid(overlay: str, turned: bool) -> Markup:
    """Name the overlay of the city, or say that the map has just `turned`, with a button to undo that."""
    if turned:
        undo = el("b", say("tools.turn_back"))
        return button(
            messages.TurnMap(), icon("ui-turn-map"), say("tools.turned"), undo, class_="button small overlaid"
        )
    return group(
        button(
            messages.Overlay(name),
            icon("ui-eye"),
            say(text),
            icon("ui-close"),
            class_="button small overlaid",
            label=say("tools.hide_overlay", name=say(text)),
        )
        for name, _, text, _ in OVERLAYS
        if name == overlay
    )


def history(undoable: bool, redoable: bool) -> Markup:
    """Show undo and redo; an unavailable undo says why."""
    return _bar(
        "history",
        "tools.history",
        Tool(messages.Undo(), "ui-undo", "tools.undo", faded=not undoable, hold=messages.UndoTurn()),
        Tool(messages.Redo(), "ui-redo", "buttons.redo", faded=not redoable),
    )


def _bar(class_: str, title: str, *tools: Tool) -> Markup:
    """Show a bar of tools with one Tab stop, in which arrows move."""
    return el(
        "div",
        (_tool(tool, stop=number == 0) for number, tool in enumerate(tools)),
        class_=class_,
        role="toolbar",
        data_roving=True,
        aria_label=say(title),
    )


def _tool(tool: Tool, *, stop: bool) -> Markup:
    return button(
        str(tool.message),
        icon(tool.icon),
        label=say(tool.text),
        class_="tool" + (" faded" if tool.faded else ""),
        data_hold=str(tool.hold) if tool.hold is not None else None,
        tabindex=0 if stop else -1,
        aria_pressed=tool.pressed,
    )


Corner = Literal["", "left", "right", "left-low", "right-low", "nowhere"]
"""A corner of the board, or `nowhere` if none is free; an empty text while there is no map."""

ROOM: Final = 96
"""Pixels along the edges of the board that the map takes, with a margin."""

TOP_CORNERS: Final[tuple[Corner, Corner]] = ("left", "right")
LOW_CORNERS: Final[tuple[Corner, Corner]] = ("left-low", "right-low")


def free_corner(camera: Camera, places: Collection[Cell], held: Cell | None) -> Corner:
    """Return a corner of the board without a legal spot and the ghost, an upper one far from the ghost first.

    On a turned map the compass is in the lower right one.
    """
    squares = [(*camera.square(cell), HANDLE if cell == held else 0) for cell in places]
    on_the_left = held is not None and camera.square(held)[0] < camera.width / 2
    far_first = -1 if on_the_left else 1
    for corner in (*TOP_CORNERS[::far_first], *LOW_CORNERS[::far_first]):
        if camera.turned and corner == "right-low":
            continue
        x = camera.width - ROOM if corner.startswith("right") else 0.0
        y = camera.height - ROOM if corner.endswith("low") else 0.0
        if not any(
            left - edge < x + ROOM
            and left + side + edge > x
            and top - edge < y + ROOM
            and top + side + edge > y
            for left, top, side, edge in squares
        ):
            return corner
    return "nowhere"


def minimap(city: City, places: Collection[Cell], held: Cell | None, corner: Corner, turned: bool) -> Markup:
    """Show a small map with the held tile and its legal spots. It ignores taps."""
    if not corner:
        return NOTHING
    seen = {cell: seen_cell(cell, turned) for cell in (*city, *places)}
    (left, right), (top, bottom) = ((min(along), max(along)) for along in zip(*seen.values(), strict=True))
    return el(
        "svg",
        (_square(seen[cell], "map-tile") for cell in city),
        (_square(seen[cell], "map-held" if cell == held else "map-place") for cell in places),
        viewBox=f"{left} {top} {right - left + 1} {bottom - top + 1}",
        class_=f"mini-city map-{corner}",
        aria_hidden="true",
    )


def _square(cell: Cell, class_: str) -> Markup:
    return el("rect", x=cell[0], y=cell[1], width=1, height=1, class_=class_)
