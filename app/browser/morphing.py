"""Morphing: bringing what stands in the document up to new markup, and no more of it than differs."""

from __future__ import annotations

from typing import Any

from js import document, window
from pyodide.ffi import create_proxy, to_js
from pyscript.js_modules.idiomorph import Idiomorph

# Chromium does not draw what was moved with this while `content-visibility` hid it; Idiomorph does without.
window.Element.prototype.moveBefore = None


class Morphing:
    """Changes the contents of elements; a frame's around its regions, which are shown for themselves."""

    def __init__(self) -> None:
        self._template = document.createElement("template")
        self._whole = _options()
        self._around = _options(beforeNodeMorphed=create_proxy(_passes_regions))

    def show(self, element: Any, markup: str) -> None:
        """Show markup as the contents of an element."""
        Idiomorph.morph(element, self._parsed(markup), self._whole)

    def show_around_regions(self, element: Any, markup: str) -> None:
        """Show markup as the contents of an element, and leave those of the regions in it alone."""
        Idiomorph.morph(element, self._parsed(markup), self._around)

    def _parsed(self, markup: str) -> Any:
        """Return markup as nodes; a text Idiomorph would parse into a new document each time."""
        self._template.innerHTML = markup
        return self._template.content


def _options(**callbacks: Any) -> Any:
    options = {"morphStyle": "innerHTML", "callbacks": callbacks}
    return to_js(options, dict_converter=window.Object.fromEntries)


def _passes_regions(old: Any, new: Any) -> bool:
    """Pass by what is in a region: the frame says the attributes of the region's element, and no more."""
    if not hasattr(old, "hasAttribute") or not old.hasAttribute("data-region") or old.id != new.id:
        return True
    for name in new.getAttributeNames():
        if old.getAttribute(name) != new.getAttribute(name):
            old.setAttribute(name, new.getAttribute(name))
    for name in old.getAttributeNames():
        if name != "style" and not new.hasAttribute(name):  # the only style there is the camera's
            old.removeAttribute(name)
    return False
