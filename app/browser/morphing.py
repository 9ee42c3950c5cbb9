"""Morphing: updates the document to new markup, changing only what differs."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from js import document, window
from pyodide.ffi import create_proxy
from pyscript.js_modules.idiomorph import Idiomorph

from app.browser.interop import js_object
from app.ui.core.html import Markup


class Morphing:
    """Updates the contents of elements; a frame is updated without its regions."""

    def __init__(self) -> None:
        # After `moveBefore`, Chromium does not draw elements that `content-visibility` hid. Idiomorph works
        # without it.
        window.Element.prototype.moveBefore = None
        self._template = document.createElement("template")
        keeps = create_proxy(_keeps)
        self._whole = _options(beforeAttributeUpdated=keeps)
        self._one = _options("outerHTML", beforeAttributeUpdated=keeps)
        self._around = _options(beforeNodeMorphed=create_proxy(_passes_regions), beforeAttributeUpdated=keeps)

    def show(self, element: Any, markup: Markup, shown: Markup) -> None:
        """Show markup as the contents of an element, given its present markup."""
        changed = _changed(shown.elements, markup.elements)
        if not shown and self._is_there(element, markup):
            return
        if changed is None:
            Idiomorph.morph(element, self._parsed(str(markup)), self._whole)
        else:
            self._show_some(element, shown.elements, markup.elements, changed)

    def show_around_regions(self, element: Any, markup: Markup, shown: Markup) -> None:
        """Show markup as the contents of an element, without touching the regions in it."""
        if not shown and self._is_there(_without_regions(element), markup):
            return
        Idiomorph.morph(element, self._parsed(str(markup)), self._around)

    def _show_some(
        self, parent: Any, shown: Mapping[str, str], wanted: Mapping[str, str], changed: Sequence[str]
    ) -> None:
        """Update the changed elements of a row; remove the old ones and insert the new ones."""
        # Not through the document: an element moving between regions is briefly in both.
        here = parent.children
        for id in shown.keys() - wanted.keys():
            here.namedItem(id).remove()
        fresh = self._parsed("".join(wanted[id] for id in changed)).children
        following = dict(zip(wanted, [*list(wanted)[1:], ""], strict=True))
        for id in reversed(changed):
            element = fresh.namedItem(id)
            if id in shown:
                Idiomorph.morph(here.namedItem(id), element, self._one)
            else:
                parent.insertBefore(element, here.namedItem(following[id]))

    def _is_there(self, element: Any, markup: Markup) -> bool:
        """Return whether an element has this markup as its contents, as on a page from before Python."""
        self._template.innerHTML = str(markup)
        return bool(self._template.innerHTML == element.innerHTML)

    def _parsed(self, markup: str) -> Any:
        """Return markup as nodes; Idiomorph would parse a text into a new document each time."""
        self._template.innerHTML = markup
        return self._template.content


def _changed(shown: Mapping[str, str], wanted: Mapping[str, str]) -> list[str] | None:
    """Return the elements that differ, or `None` if comparing all of them is better."""
    changed = [id for id, text in wanted.items() if shown.get(id) != text]
    same_order = [id for id in shown if id in wanted] == [id for id in wanted if id in shown]
    return changed if same_order and 4 * len(changed) < len(wanted) else None


def _without_regions(element: Any) -> Any:
    """Return a copy of an element with empty regions."""
    copy = element.cloneNode(True)
    for region in copy.querySelectorAll("[data-region]"):
        region.textContent = ""
    return copy


def _options(style: str = "innerHTML", **callbacks: Any) -> Any:
    options = {"morphStyle": style, "callbacks": callbacks}
    return js_object(options)


def _passes_regions(old: Any, new: Any) -> bool:
    """Skip the contents of regions; the frame only sets the attributes of their elements."""
    if not hasattr(old, "hasAttribute") or not old.hasAttribute("data-region") or old.id != new.id:
        return True
    for name in new.getAttributeNames():
        if old.getAttribute(name) != new.getAttribute(name):
            old.setAttribute(name, new.getAttribute(name))
    for name in old.getAttributeNames():
        if name not in ("style", "data-detail") and not new.hasAttribute(name):  # the camera sets these
            old.removeAttribute(name)
    return False


def _keeps(name: str, element: Any, change: str) -> bool:
    """Keep what the markup does not set: the layer's transform, the board's detail, and open menus.

    A menu closes when something in it has been chosen.
    """
    if change != "remove":
        return True
    if name == "open" and element.hasAttribute("data-menu"):
        return bool(element.querySelector(":scope > :not(summary) :focus"))
    return not (element.id == "layer" or (element.id == "board" and name == "data-detail"))
