"""Keyboard and form input as messages."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from js import window
from pyodide.ffi import create_proxy

from app.browser.input.events import attribute, listen, subject_of
from app.browser.observers.focusing import rove, step_option, type_ahead
from app.ui.core.messages import Message, parse_message
from app.ui.core.model import Model
from app.ui.table.input.keys import ACTIVATING, HeldKeys, Stroke, may_repeat, message_for_key
from app.ui.table.messages import Cancel, Help

TEXT_FIELDS: Final = (
    "textarea,input:not([type=checkbox],[type=radio],[type=range],[type=file],[type=submit],[type=button])"
)
"""Text fields, in which a held key may repeat."""

COMPOSING: Final = 229
"""The `keyCode` of keys taken by an input method, and of the key that ends its work in Safari."""


class Inputs:
    """Listens to keys and forms. `model` returns the current model; `read` is called with a chosen file."""

    def __init__(
        self, model: Callable[[], Model], send: Callable[[Message], None], read: Callable[[Any], None]
    ) -> None:
        self._model = model
        self._send = send
        self._read = read
        self._held = HeldKeys()
        self._began: dict[str, Any] = {}

    def listen(self) -> None:
        """Add the listeners."""
        listen("keydown", self._goes_down, capture=True)
        listen("keyup", self._goes_up, capture=True)
        listen("click", self._clicks, capture=True)
        window.addEventListener("blur", create_proxy(lambda _: self._forget()))
        listen("input", self._input)
        listen("change", self._change)
        listen("submit", self._submit)
        listen("keydown", self._key)

    # --- Held keys ---

    def _goes_down(self, event: Any, element: Any) -> None:
        """Stop a repeated keydown before the page or the focused control responds again."""
        key, repeated, meta = event.code or event.key, bool(event.repeat), bool(event.metaKey)
        if self._held.pressed(key, event.timeStamp, repeated=repeated, with_meta=meta):
            self._began[key] = element
            return
        if not element or _composing(event):
            return
        typing = element.matches(TEXT_FIELDS) and self._began_at(element, key)
        name = _stroke(event).name
        if may_repeat(name, typing=typing):
            return
        event.stopPropagation()
        if name in ACTIVATING or (len(name) == 1 and not (event.ctrlKey or event.metaKey or event.altKey)):
            event.preventDefault()  # leave the browser's own shortcuts alone

    def _goes_up(self, event: Any, element: Any) -> None:
        """Stop the click that some browsers make of a space bar pressed elsewhere."""
        key = event.code or event.key
        self._held.released(key)
        if event.key == " " and element and not self._began_at(element, key):
            event.preventDefault()
        self._began.pop(key, None)

    def _clicks(self, event: Any, element: Any) -> None:
        """Stop a second click from the same key press."""
        if not event.detail and element and not self._held.clicks(event.timeStamp):
            event.stopPropagation()
            event.preventDefault()

    def _began_at(self, element: Any, key: str) -> bool:
        began = self._began.get(key)
        return bool(began and began.isSameNode(element))

    def _forget(self) -> None:
        self._held.forget()
        self._began.clear()

    # --- Forms ---

    def _input(self, _: Any, field: Any) -> None:
        self._value(field, "input")

    def _change(self, _: Any, field: Any) -> None:
        if not field or getattr(field, "type", "") != "file":
            self._value(field, "change")
        elif field.files.length:
            self._read(field.files.item(0))
            field.value = ""

    def _value(self, field: Any, name: str) -> None:
        start = attribute(field, name) if field else None
        if start is not None:
            value = ("yes" if field.checked else "no") if field.type == "checkbox" else field.value
            self._send(parse_message(f"{start} {value}"))

    def _submit(self, event: Any, form: Any) -> None:
        text = attribute(form, "submit") if form else None
        if text is not None:
            event.preventDefault()
            self._send(parse_message(text))

    # --- Keys ---

    def _key(self, event: Any, element: Any) -> None:
        if not element or event.altKey or _composing(event):
            return
        if element.closest("input,textarea,select"):
            if event.key == "Escape" and element.closest("#drawer"):
                self._send(Cancel())
            elif step_option(event, element):
                event.preventDefault()
            return
        if type_ahead(event, element):
            return
        if event.key == "?" and not element.closest(".place"):  # places in the form have no explanation
            subject = subject_of(element)
            if subject is not None:
                self._send(Help(subject))
                return
        if rove(event, element):
            event.preventDefault()
            return
        if event.key == "Escape" and (menu := element.closest("details[data-menu][open]")):
            menu.open = False
            menu.querySelector("summary").focus()
            return
        on = element.closest("[data-cell],[data-tile],[data-action],[data-message],a,button,summary")
        cell = attribute(on, "cell") if on else None
        message = message_for_key(self._model(), _stroke(event), cell, bool(on))
        if message is not None:
            event.preventDefault()
            self._send(message)


def _stroke(event: Any) -> Stroke:
    return Stroke(event.key, event.code, bool(event.ctrlKey or event.metaKey), bool(event.shiftKey))


def _composing(event: Any) -> bool:
    """Return whether an input method is composing with this key."""
    return bool(event.isComposing) or event.keyCode == COMPOSING
