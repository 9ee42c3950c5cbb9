"""Inputs: what keys and the fields of forms do, as messages."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from js import document, window
from pyodide.ffi import create_proxy, to_js

from app.browser.pointers import attribute, subject_of
from app.ui.input.keys import message_for_key
from app.ui.messages import Focus, Help, Message, parse_message
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
        if event.altKey or event.target.closest("input,textarea,select"):
            return
        if event.key == "?" and (subject := subject_of(event.target)) is not None:
            self._send(Help(subject))
            return
        on = event.target.closest("[data-cell],[data-tile],[data-action],[data-message],a,button")
        cell = attribute(on, "cell") if on else None
        message = message_for_key(
            self._model(),
            str(event.key),
            bool(event.ctrlKey or event.metaKey),
            bool(event.shiftKey),
            cell,
            bool(on),
        )
        if message is None:
            return
        event.preventDefault()
        self._send(message)
        table = self._model().table
        if (cell is not None or isinstance(message, Focus)) and table is not None:
            x, y = table.focus
            target = document.getElementById(f"c{x},{y}")
            if target:
                target.focus(to_js({"preventScroll": True}, dict_converter=window.Object.fromEntries))
