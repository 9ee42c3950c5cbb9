"""Events: the one door by which they come from the document, and which element of the page each is about.

Extensions, password managers, translators and scripts of in-app browsers send events too: a `keydown`
without a key, a click on the document itself, a `change` from a box of their own. Such events reach no
listener, or come without an element of the page.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from js import document, window
from pyodide.ffi import create_proxy

from app.browser.interop import js_object

Listener = Callable[[Any, Any], None]
"""Takes an event and the element of the page that it is about, or `None`."""

FAR: Final = 1_000_000
"""Pixels beyond which no point and no movement is anybody's."""

_POINT: Final = ("clientX", "clientY")
_POINTER: Final = (*_POINT, "pointerId", "button", "buttons")

_NUMBERS: Final[dict[str, tuple[str, ...]]] = {
    **dict.fromkeys(("click", "dblclick", "contextmenu"), (*_POINT, "detail")),
    **dict.fromkeys(("pointerdown", "pointermove", "pointerup", "pointercancel"), _POINTER),
    "lostpointercapture": _POINTER,
    "wheel": (*_POINT, "deltaX", "deltaY", "deltaMode"),
}
"""The numbers that events of a name have; those of another kind that only bear the name lack them."""

_TEXTS: Final[dict[str, tuple[str, ...]]] = {
    **dict.fromkeys(("keydown", "keyup"), ("key", "code")),
    **dict.fromkeys(("pointerdown", "pointermove", "pointerup"), ("pointerType",)),
}
"""Likewise the texts that they have."""

PAGE_ROOTS: Final = "#app,#failure"
"""What the page consists of; all else in the document was put there by others."""


def listen(name: str, listener: Listener, *, capture: bool = False) -> None:
    """Hear events of a name on the document; with `capture`, before anything else on the page does."""

    def hear(event: Any) -> None:
        if _is_what_it_says(event, name):
            listener(event, element_of(event))

    options: Any = {"capture": capture}
    if name == "wheel":
        options["passive"] = False  # else the browser may scroll at once
    document.addEventListener(name, create_proxy(hear), js_object(options))


def element_of(event: Any) -> Any:
    """Return the element of the page that an event is about: with no focus, the body; else `None`.

    What happens in the shadow of an element is its owner's affair, and so is text that is edited in place.
    """
    target, path = event.target, event.composedPath()
    if not path.length or not path[0].isSameNode(target):
        return None
    if target.nodeType == window.Node.TEXT_NODE:
        target = target.parentElement
    if not target or target.nodeType != window.Node.ELEMENT_NODE:
        return None
    if getattr(target, "isContentEditable", False) or "-" in target.localName:
        return None
    nowhere = target.isSameNode(document.body) or target.isSameNode(document.documentElement)
    return target if nowhere or target.closest(PAGE_ROOTS) else None


def _is_what_it_says(event: Any, name: str) -> bool:
    """Return whether an event has what its name promises, and points at what can be on a screen."""
    for each in _NUMBERS.get(name, ()):
        number = getattr(event, each, None)
        if not isinstance(number, int | float) or (each in _POINT and abs(number) > FAR):
            return False
    return all(isinstance(getattr(event, each, None), str) for each in _TEXTS.get(name, ()))
