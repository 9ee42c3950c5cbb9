"""Inputs: what keys and the fields of forms do, as messages."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from js import document
from pyodide.ffi import create_proxy

from app.browser.focusing import rove
from app.browser.pointers import attribute, subject_of
from app.ui.input.keys import Stroke, message_for_key
from app.ui.messages import Cancel, Help, Message, parse_message
from app.ui.model import Model


class Inputs:
    """Listens to keys and forms. `model` gives the model as it is; `read` is given a file that was chosen."""

    def __init__(
        self, model: Callable[[], Model], send: Callable[[Message], None], read: Callable[[Any], None]
    ) -> None:
        self._model = model
        self._send = send
        self._read = read

    def listen(self) -> None:
        """Begin to listen."""
        for name, listener in (
            ("input", self._input),
            ("change", self._change),
            ("submit", self._submit),
            ("keydown", self._key),
        ):
            document.addEventListener(name, create_proxy(listener))

    # --- Forms ---

    def _input(self, event: Any) -> None:
        self._value(event, "input")

    def _change(self, event: Any) -> None:
        if event.target.type == "file":
            self._read(event.target.files.item(0))
            event.target.value = ""
            return
        self._value(event, "change")

    def _value(self, event: Any, name: str) -> None:
        start = attribute(event.target, name)
        if start is not None:
            kind = event.target.type
            value = ("yes" if event.target.checked else "no") if kind == "checkbox" else event.target.value
            self._send(parse_message(f"{start} {value}"))

    def _submit(self, event: Any) -> None:
        event.preventDefault()
        text = attribute(event.target, "submit")
        if text is not None:
            self._send(parse_message(text))

    # --- Keys ---

    def _key(self, event: Any) -> None:
        if event.altKey:
            return
        if event.target.closest("input,textarea,select"):
            if event.key == "Escape" and event.target.closest("#drawer"):
                self._send(Cancel())
            return
        if event.key == "?" and not event.target.closest(".place"):  # of a place there is nothing to tell
            subject = subject_of(event.target)
            if subject is not None:
                self._send(Help(subject))
                return
        if rove(event):
            event.preventDefault()
            return
        on = event.target.closest("[data-cell],[data-tile],[data-action],[data-message],a,button,summary")
        stroke = Stroke(
            str(event.key), str(event.code), bool(event.ctrlKey or event.metaKey), bool(event.shiftKey)
        )
        message = message_for_key(self._model(), stroke, attribute(on, "cell") if on else None, bool(on))
        if message is not None:
            event.preventDefault()
            self._send(message)
