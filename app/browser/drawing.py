"""Pictures of the city and QR codes, made on first use."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, Final, NamedTuple

from js import URL, Date, DOMParser, File, Image, Promise, XMLSerializer, document, navigator, window
from pyodide.ffi import JsException, create_once_callable, to_js
from pyscript import js_import

from app.browser.interop import PendingWork, follow, js_object, optional, promise_of, today
from app.ui.core.registry import MakeCode
from app.ui.features.sharing.messages import CodeFailed, CodeMade
from app.ui.words.dates import full_date_words

WEIGHT: Final = 800
"""The weight of all texts."""

_OF_THEME: Final = re.compile(r"var\((--[\w-]+)\)")
"""A colour of the theme, which a separate picture does not know."""

LONGEST_SIDE: Final = 2400
"""The maximum length of a picture's longer side, in pixels."""


def draw(name: str, drawing: str, download: Callable[[str, Any], None], failed: Callable[[], None]) -> None:
    """Render a drawing with its symbols as a picture; share it, or `download` it under a name."""
    style = window.getComputedStyle(document.documentElement)
    coloured = _OF_THEME.sub(lambda name: str(style.getPropertyValue(name[1])).strip(), drawing)
    whole = DOMParser.new().parseFromString(coloured, "image/svg+xml")
    if not _insert_symbols(whole):
        failed()
        return
    texts = _take_texts_out(whole)
    offered = promise_of(_paint(whole, texts), lambda blob: _offer(name, blob, download))
    follow(offered, lambda _: None, lambda _: failed())


class _Text(NamedTuple):
    """A text of the drawing: its content, position and style."""

    written: str
    x: float
    y: float
    size: float
    anchor: str
    fill: str


def _insert_symbols(whole: Any) -> bool:
    """Copy the symbols that the drawing uses from the page into it; return whether all were loaded."""
    for name in {str(use.getAttribute("href"))[1:] for use in whole.querySelectorAll("use")}:
        symbol = document.getElementById(name)
        if not symbol:
            return False
        whole.documentElement.prepend(whole.importNode(symbol, True))
    return True


def _take_texts_out(whole: Any) -> list[_Text]:
    """Take the texts out of the drawing, because only a canvas can use the page's fonts."""
    texts = []
    for text in list(whole.querySelectorAll("text")):
        texts.append(
            _Text(
                text.textContent or full_date_words(today()),
                float(text.getAttribute("x")),
                float(text.getAttribute("y")),
                float(text.getAttribute("font-size")),
                text.getAttribute("text-anchor"),
                text.getAttribute("fill"),
            )
        )
        text.remove()
    return texts


def _paint(whole: Any, texts: list[_Text]) -> Any:
    """Return a promise of the drawing as a PNG."""
    image = Image.new()
    drawing = XMLSerializer.new().serializeToString(whole)
    image.src = f"data:image/svg+xml;charset=utf-8,{window.encodeURIComponent(drawing)}"

    def paint(_: Any) -> Any:
        scale = min(1.0, LONGEST_SIDE / max(image.naturalWidth, image.naturalHeight))
        canvas = document.createElement("canvas")
        canvas.width, canvas.height = round(image.naturalWidth * scale), round(image.naturalHeight * scale)
        pen = canvas.getContext("2d")
        pen.drawImage(image, 0, 0, canvas.width, canvas.height)
        pen.scale(scale, scale)
        for text in texts:
            pen.font = f"{WEIGHT} {text.size}px {window.getComputedStyle(document.body).fontFamily}"
            pen.textAlign, pen.fillStyle = text.anchor, text.fill
            pen.fillText(text.written, text.x, text.y)
        return Promise.new(create_once_callable(lambda done, _: canvas.toBlob(done, "image/png")))

    return promise_of(image.decode(), paint)


def _offer(name: str, blob: Any, download: Callable[[str, Any], None]) -> Any:
    """Share the picture, or download it if pictures cannot be shared."""
    kind = js_object({"type": "image/png"})
    file = File.new(to_js([blob]), name, kind)
    shared = js_object({"files": [file]})
    offered = optional(lambda: navigator.share(shared) if navigator.canShare(shared) else None)
    if offered is None:
        download(name, blob)
    return offered


CODE_LIBRARY: Final = "./runtime/lean-qr/index.mjs"
TOO_MUCH: Final = 4
"""The library's error number for too much data."""


def make(
    wanted: MakeCode, text: str, send: Callable[[CodeMade | CodeFailed], None], pending: PendingWork
) -> None:
    """Make the QR code of a text; send `CodeMade` or `CodeFailed`."""
    fragment = wanted.fragment

    def came(libraries: Any) -> None:
        (library,) = libraries
        # One mode for an address: optimizing the mix of modes takes far longer and gains nothing.
        modes = [library.mode.utf8] if wanted.plain else [library.mode.ascii]
        level = getattr(library.correction, wanted.level)
        options = js_object({"modes": modes, "minCorrectionLevel": level})
        drawn = js_object({"on": "1", "off": "0", "lf": "\n", "pad": 0})
        try:
            rows = str(library.generate(text, options).toString(drawn)).split()
        except JsException as error:
            if getattr(error, "code", None) != TOO_MUCH:
                raise
            send(CodeFailed(fragment, "long"))
            return
        send(CodeMade(fragment, tuple(rows)))

    address = URL.new(CODE_LIBRARY, document.baseURI).href

    def failed(_: Any) -> None:
        send(CodeFailed(fragment, "missing"))

    def try_again(_: Any) -> None:  # some browsers cache a failed address
        pending.promised(js_import(f"{address}?{Date.now()}"), came, failed)

    pending.promised(js_import(address), came, try_again)
