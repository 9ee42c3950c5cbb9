"""The tools around the board: taking back, the camera, overlays, the log and the way out."""

from __future__ import annotations

from typing import Final

from app.ui.html import Markup, el
from app.ui.messages import LARGER, SMALLER, Fit, Open, Overlay, Redo, Scroll, Undo, UndoTurn
from app.ui.texts import say
from app.ui.views.table.pieces import button, icon

OVERLAYS: Final = (
    ("owners", "sign", "buttons.overlay_owners"),
    ("streets", "ui-street", "buttons.overlay_streets"),
    ("people", "ui-people", "buttons.overlay_fomo"),
)
"""What can be laid over the city, each with its icon and its words."""


def toolbar(drawer: str, overlay: str) -> Markup:
    """Show the tools over the board."""
    return el(
        "div",
        _tool(Fit(), "ui-fit", "buttons.fit", stop=True),
        _tool(LARGER, "ui-zoom-in", "tools.zoom_in"),
        _tool(SMALLER, "ui-zoom-out", "tools.zoom_out"),
        *(_tool(Overlay(name), look, text, overlay == name) for name, look, text in OVERLAYS),
        _tool(Open("log"), "ui-log", "table.log", drawer == "log"),
        _tool(Open("menu"), "ui-menu", "buttons.menu", drawer == "menu"),
        class_="tools",
        role="toolbar",
        data_roving=True,
        aria_label=say("tools.title"),
    )


def view() -> Markup:
    """Show what fingers do to the view by gestures: larger, smaller, all of it, further that way."""
    return el(
        "div",
        _tool(LARGER, "ui-zoom-in", "tools.zoom_in", stop=True),
        _tool(SMALLER, "ui-zoom-out", "tools.zoom_out"),
        _tool(Fit(), "ui-fit", "buttons.fit"),
        _tool(Scroll("W"), "ui-back", "tools.scroll_W"),
        _tool(Scroll("N"), "ui-up", "tools.scroll_N"),
        _tool(Scroll("S"), "ui-down", "tools.scroll_S"),
        _tool(Scroll("E"), "ui-forward", "tools.scroll_E"),
        class_="view-tools",
        role="toolbar",
        data_roving=True,
        aria_label=say("tools.view"),
    )


def overlays(overlay: str) -> Markup:
    """Show what can be laid over the city, in words, for screens on which the tools leave it out."""
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
    """Show what takes back and does again; taking back what cannot be says why."""
    return el(
        "div",
        _tool(Undo(), "ui-undo", "buttons.undo", faded=problem is not None, stop=True),
        _tool(Redo(), "ui-redo", "buttons.redo", faded=not redoable),
        _tool(UndoTurn(), "ui-undo", "buttons.undo_turn", faded=problem is not None, twice=True),
        class_="history",
        role="toolbar",
        data_roving=True,
        aria_label=say("tools.history"),
    )


def _tool(
    message: object,
    name: str,
    text: str,
    pressed: bool | None = None,
    *,
    faded: bool = False,
    twice: bool = False,
    stop: bool = False,
) -> Markup:
    """Return a tool; `stop`: Tab stops here, arrows lead to the others of the bar."""
    return button(
        str(message),
        icon(name),
        icon(name) if twice else None,
        label=say(text),
        class_="tool" + (" faded" if faded else "") + (" twice" if twice else ""),
        tabindex=0 if stop else -1,
        aria_pressed=None if pressed is None else "true" if pressed else "false",
    )
