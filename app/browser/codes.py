"""QR codes for addresses, made by a library that is loaded on first use."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from js import URL, Date, document
from pyodide.ffi import JsException
from pyscript import js_import

from app.browser.interop import js_object
from app.browser.pending import PendingWork
from app.ui.core.effects import MakeCode
from app.ui.features.sharing.messages import CodeFailed, CodeMade

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
