"""Pictures of the city, shared through the system if possible and downloaded otherwise."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from js import DOMParser, File, Image, Promise, XMLSerializer, document, navigator, window
from pyodide.ffi import create_once_callable, to_js

from app.browser.interop import js_object
from app.browser.promises import follow, promised

LARGEST: Final = 2400
"""The maximum length of a picture's longer side, in pixels."""


def draw(name: str, drawing: str, download: Callable[[str, Any], None], failed: Callable[[], None]) -> None:
    """Render a drawing with its symbols as a picture; share it, or `download` it under a name."""
    whole = _whole(drawing)
    if whole is None:
        failed()
        return
    offered = promised(_painted(whole), lambda blob: _offer(name, blob, download))
    follow(offered, lambda _: None, lambda _: failed())


def _whole(drawing: str) -> str | None:
    """Return the drawing with its symbols from the page, or `None` if they have not loaded."""
    whole = DOMParser.new().parseFromString(drawing, "image/svg+xml")
    for name in {str(use.getAttribute("href"))[1:] for use in whole.querySelectorAll("use")}:
        symbol = document.getElementById(name)
        if not symbol:
            return None
        whole.documentElement.prepend(whole.importNode(symbol, True))
    return str(XMLSerializer.new().serializeToString(whole))


def _painted(drawing: str) -> Any:
    """Return a promise of the drawing as a PNG."""
    image = Image.new()
    image.src = f"data:image/svg+xml;charset=utf-8,{window.encodeURIComponent(drawing)}"

    def paint(_: Any) -> Any:
        scale = min(1.0, LARGEST / max(image.naturalWidth, image.naturalHeight))
        canvas = document.createElement("canvas")
        canvas.width, canvas.height = round(image.naturalWidth * scale), round(image.naturalHeight * scale)
        canvas.getContext("2d").drawImage(image, 0, 0, canvas.width, canvas.height)
        return Promise.new(create_once_callable(lambda done, _: canvas.toBlob(done, "image/png")))

    return promised(image.decode(), paint)


def _offer(name: str, blob: Any, download: Callable[[str, Any], None]) -> Any:
    """Share the picture, or download it if pictures cannot be shared."""
    kind = js_object({"type": "image/png"})
    file = File.new(to_js([blob]), name, kind)
    shared = js_object({"files": [file]})
    if hasattr(navigator, "canShare") and navigator.canShare(shared):
        return navigator.share(shared)
    download(name, blob)
    return None
