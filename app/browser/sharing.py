"""Import and export: files, links, pictures and the clipboard."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any, Final

from js import JSON, document, navigator, window
from pyodide.ffi import create_once_callable, to_js

from app.browser.interop import js_object, optional
from app.browser.pending import PendingWork
from app.browser.promises import follow
from app.browser.started import how_started, page_version
from app.ui.core.effects import CopyLink, CopyWords, Download, MakeCode, OfferLink, OfferWords
from app.ui.core.messages import Message
from app.ui.features.post.messages import LinkLeft
from app.ui.features.saves.messages import FileRead, FileRefused
from app.ui.features.sharing.bug_report import bug_report
from app.ui.features.sharing.effects import CopyReport, DrawPicture
from app.ui.features.sharing.messages import Copied, NotShared, PictureFailed

MAX_FILE: Final = 24_000_000
"""The maximum size of a file in bytes: a full results book and a thousand games fit."""

MEDIA_TYPES: Final = {"csv": "text/csv", "json": "application/json", "txt": "text/plain"}
"""The media types of files, by the end of their names; phones choose an app by them."""

Shared = CopyLink | CopyReport | CopyWords | OfferWords | Download | DrawPicture | MakeCode | OfferLink
"""The effects that send something out of the page."""


class Sharing:
    """Carries out effects of sharing, reads chosen files, and answers in messages."""

    def __init__(self, send: Callable[[Message], None], pending: PendingWork) -> None:
        self._send = send
        self._pending = pending

    def do(self, effect: Shared) -> None:
        """Carry out an effect."""
        match effect:
            case Download(name, text):
                download(name, text)
            case CopyLink(fragment):
                self._copy_link(fragment)
            case OfferLink(fragment, text):
                address = _address(fragment)
                data = {"url": address, **({"text": text} if text else {})}
                self._offer(data, address, lambda: self._send(LinkLeft(fragment)))
            case CopyWords(text, fragments):
                self._copy(_with_addresses(text, fragments))
            case OfferWords(text, fragments):
                words = _with_addresses(text, fragments)
                self._offer({"text": words}, words)
            case MakeCode():
                from app.browser.codes import make

                text = effect.fragment if effect.plain else _address(effect.fragment)
                make(effect, text, self._send, self._pending)
            case DrawPicture(name, drawn):
                from app.browser.drawing import draw

                draw(name, drawn, download_blob, lambda: self._send(PictureFailed()))
            case CopyReport(record):
                self._copy(bug_report(page_version(), str(navigator.userAgent), how_started(), record))

    def read_file(self, file: Any) -> None:
        """Read a chosen file."""
        if file.size > MAX_FILE:
            self._send(FileRefused("large"))
            return
        self._pending.promised(
            file.text(),
            lambda text: self._send(FileRead(text)),
            lambda _: self._send(FileRefused("unreadable")),
        )

    def _offer(self, data: dict[str, str], text: str, done: Callable[[], None] = lambda: None) -> None:
        """Open the system's share sheet for some data, or copy a text where there is none."""
        shared = optional(lambda: navigator.share(JSON.parse(json.dumps(data))))
        if shared is None:  # no share sheet, or it rejects the text
            self._copy(text, done)
        else:
            follow(shared, lambda _: done(), lambda error: self._not_shared(text, done, error))

    def _not_shared(self, text: str, done: Callable[[], None], error: Any) -> None:
        """Offer another way after the player closed the sheet or the browser refused."""
        if str(getattr(error, "name", "")) == "AbortError":
            self._send(NotShared())
        else:
            self._copy(text, done)

    def _copy_link(self, fragment: str) -> None:
        self._copy(_address(fragment), lambda: self._send(LinkLeft(fragment)))

    def _copy(self, text: str, done: Callable[[], None] = lambda: None) -> None:
        copying = optional(lambda: navigator.clipboard.writeText(text))
        if copying is None:
            self._send(Copied(False))
            return

        def copied(_: Any) -> None:
            self._send(Copied(True))
            done()

        self._pending.promised(copying, copied, lambda _: self._send(Copied(False)))


def _address(fragment: str) -> str:
    """Return the page's address with another fragment, without tracking parameters."""
    return f"{window.location.origin}{window.location.pathname}{fragment}"


def _with_addresses(text: str, fragments: tuple[str, ...]) -> str:
    return "\n".join([text, *map(_address, fragments)])


def download(name: str, text: str) -> None:
    """Download a text as a file of the kind that its name ends with."""
    kind = js_object({"type": MEDIA_TYPES[name.rpartition(".")[2]]})
    download_blob(name, window.Blob.new(to_js([text]), kind))


def download_blob(name: str, blob: Any) -> None:
    """Download a blob as a file."""
    link = document.createElement("a")
    link.href = window.URL.createObjectURL(blob)
    link.download = name
    link.click()
    # Not at once: some browsers start reading after this call.
    window.setTimeout(create_once_callable(lambda: window.URL.revokeObjectURL(link.href)), 60_000)
