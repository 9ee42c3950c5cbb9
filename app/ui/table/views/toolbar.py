"""The tools around the board: undo, camera, overlays, log and the way out."""

from __future__ import annotations

from typing import Final, Literal, NamedTuple

from app.ui.core.html import Markup, el
from app.ui.core.messages import ChangeSetting, Message
from app.ui.core.pieces import button, icon
from app.ui.core.texts import say
from app.ui.table.messages import (
    LARGER,
    SMALLER,
    Fit,
    Open,
    Overlay,
    OverlayName,
    Redo,
    Scroll,
    TurnMap,
    Undo,
    UndoTurn,
)

OVERLAYS: Final[tuple[tuple[OverlayName, str, str], ...]] = (
    ("owners", "sign", "buttons.overlay_owners"),
    ("streets", "ui-street", "buttons.overlay_streets"),
    ("people", "ui-people", "buttons.overlay_fomo"),
)
"""The overlays, each with its icon and the key of its words."""


MapTool = Literal["", "offered", "turned"]
"""What the toolbar says about turning the map: nothing, that it is worth it, that it is turned."""


class Tool(NamedTuple):
    """A tool: its message, its icon, and the key of its words."""

    message: Message
    icon: str
    text: str
    pressed: bool | None = None
    faded: bool = False
    twice: bool = False
    """Whether the icon is drawn twice, because the tool goes further than another one."""
    offered: bool = False
    """Whether the tool stands out, because it helps now."""


def toolbar(drawer: str, overlay: str, sound: str, map_tool: MapTool) -> Markup:
    """Show the tools over the board."""
    return _bar(
        "tools",
        "tools.title",
        *(
            [Tool(TurnMap(), "ui-turn-map", "tools.turn_map", offered=map_tool == "offered")]
            if map_tool
            else []
        ),
        Tool(Fit(), "ui-fit", "buttons.fit"),
        Tool(LARGER, "ui-zoom-in", "tools.zoom_in"),
        Tool(SMALLER, "ui-zoom-out", "tools.zoom_out"),
        *(Tool(Overlay(name), look, text, overlay == name) for name, look, text in OVERLAYS),
        Tool(Open("log"), "ui-log", "table.log", drawer == "log"),
        _speaker(sound),
        Tool(Open("menu"), "ui-menu", "buttons.menu", drawer == "menu"),
    )


def _speaker(sound: str) -> Tool:
    """Return the tool that switches the sound on or off."""
    if sound == "off":
        return Tool(ChangeSetting("sound", "normal"), "ui-mute", "tools.sound", pressed=False)
    return Tool(ChangeSetting("sound", "off"), "ui-sound", "tools.sound", pressed=True)


def view(*, turns: bool) -> Markup:
    """Show buttons for gestures, zoom, fit and scroll, and for turning the map."""
    return _bar(
        "view-tools",
        "tools.view",
        Tool(LARGER, "ui-zoom-in", "tools.zoom_in"),
        Tool(SMALLER, "ui-zoom-out", "tools.zoom_out"),
        Tool(Fit(), "ui-fit", "buttons.fit"),
        Tool(Scroll("W"), "ui-back", "tools.scroll_W"),
        Tool(Scroll("N"), "ui-up", "tools.scroll_N"),
        Tool(Scroll("S"), "ui-down", "tools.scroll_S"),
        Tool(Scroll("E"), "ui-forward", "tools.scroll_E"),
        *([Tool(TurnMap(), "ui-turn-map", "tools.turn_map")] if turns else []),
    )


def overlays(overlay: str) -> Markup:
    """Show the overlays in words, for screens whose toolbar has no room for them."""
    return el(
        "div",
        (
            button(Overlay(name), icon(look), say(text), aria_pressed="true" if overlay == name else "false")
            for name, look, text in OVERLAYS
        ),
        class_="overlay-tools",
        role="group",
        aria_label=say("tools.overlays"),
    )


def history(problem: str | None, redoable: bool) -> Markup:
    """Show undo and redo; an unavailable undo says why."""
    stuck = problem is not None
    return _bar(
        "history",
        "tools.history",
        Tool(Undo(), "ui-undo", "buttons.undo", faded=stuck),
        Tool(Redo(), "ui-redo", "buttons.redo", faded=not redoable),
        Tool(UndoTurn(), "ui-undo", "buttons.undo_turn", faded=stuck, twice=True),
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
        icon(tool.icon) if tool.twice else None,
        label=say(tool.text),
        class_="tool"
        + (" faded" if tool.faded else "")
        + (" twice" if tool.twice else "")
        + (" offered" if tool.offered else ""),
        tabindex=0 if stop else -1,
        aria_pressed=None if tool.pressed is None else "true" if tool.pressed else "false",
    )
