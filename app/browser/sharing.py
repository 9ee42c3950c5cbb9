"""Import and export: files, links, pictures and the clipboard."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any, Final

from js import JSON, document, navigator, window
from pyodide.ffi import create_once_callable, to_js

from app.browser.effects import Browser
from app.browser.interop import follow, how_started, js_object, optional
from app.ui.core.messages import LinkLeft
from app.ui.core.registry import CopyLink, CopyWords, Download, MakeCode, OfferLink, OfferWords, performs
from app.ui.features.saves.state import FileRead, FileRefused
from app.ui.features.sharing.bug_report import bug_report
from app.ui.features.sharing.messages import Copied, CopyReport, DrawPicture, NotShared, PictureFailed

MAX_FILE: Final = 24_000_000
"""The maximum size of a file in bytes: a full results book and a thousand games fit."""

MEDIA_TYPES: Final = {"csv": "text/csv", "json": "application/json", "txt": "text/plain"}
"""The media types of files by extension, by which phones choose an app."""


@performs(Download)
def download(effect: Download, page: Browser) -> None:
    """Download a text as a file; the extension of its name gives the media type."""
    kind = js_object({"type": MEDIA_TYPES[effect.name.rpartition(".")[2]]})
    download_blob(effect.name, window.Blob.new(to_js([effect.text]), kind))


@performs(CopyLink)
def copy_link(effect: CopyLink, page: Browser) -> None:
    """Copy a link."""
    _copy(page, _address(effect.fragment), lambda: page.send(LinkLeft(effect.fragment)))


@performs(OfferLink)
def offer_link(effect: OfferLink, page: Browser) -> None:
    """Share a link, with a line of text."""
    address = _address(effect.fragment)
    data = {"url": address, **({"text": effect.text} if effect.text else {})}
    _offer(page, data, address, lambda: page.send(LinkLeft(effect.fragment)))


@performs(CopyWords)
def copy_words(effect: CopyWords, page: Browser) -> None:
    """Copy some text and addresses."""
    _copy(page, _with_addresses(effect.text, effect.fragments))


@performs(OfferWords)
def offer_words(effect: OfferWords, page: Browser) -> None:
    """Share some text and addresses."""
    words = _with_addresses(effect.text, effect.fragments)
    _offer(page, {"text": words}, words)


@performs(MakeCode)
def make_code(effect: MakeCode, page: Browser) -> None:
    """Make a QR code."""
    from app.browser.drawing import make

    make(effect, effect.fragment if effect.plain else _address(effect.fragment), page.send, page.pending)


@performs(DrawPicture)
def draw_picture(effect: DrawPicture, page: Browser) -> None:
    """Render a drawing as a picture, and offer it."""
    from app.browser.drawing import draw

    draw(effect.name, effect.drawing, download_blob, lambda: page.send(PictureFailed()))


@performs(CopyReport)
def copy_report(effect: CopyReport, page: Browser) -> None:
    """Copy a bug report."""
    _copy(page, bug_report(page.version, str(navigator.userAgent), how_started(), effect.record))


def read_file(page: Browser, file: Any) -> None:
    """Read a chosen file."""
    if file.size > MAX_FILE:
        page.send(FileRefused("large"))
        return
    page.pending.promised(
        file.text(),
        lambda text: page.send(FileRead(text)),
        lambda _: page.send(FileRefused("unreadable")),
    )


def _offer(page: Browser, data: dict[str, str], text: str, done: Callable[[], None] = lambda: None) -> None:
    """Open the system's share sheet for some data, or copy a text where there is none."""

    def not_shared(error: Any) -> None:
        if str(getattr(error, "name", "")) == "AbortError":  # the player closed the sheet
            page.send(NotShared())
        else:
            _copy(page, text, done)

    shared = optional(lambda: navigator.share(JSON.parse(json.dumps(data))))
    if shared is None:  # no share sheet, or it rejects the text
        _copy(page, text, done)
    else:
        follow(shared, lambda _: done(), not_shared)


def _copy(page: Browser, text: str, done: Callable[[], None] = lambda: None) -> None:
    copying = optional(lambda: navigator.clipboard.writeText(text))
    if copying is None:
        page.send(Copied(False))
        return

    def copied(_: Any) -> None:
        page.send(Copied(True))
        done()

    page.pending.promised(copying, copied, lambda _: page.send(Copied(False)))


def _address(fragment: str) -> str:
    """Return the page's address with another fragment, without tracking parameters."""
    return f"{window.location.origin}{window.location.pathname}{fragment}"


def _with_addresses(text: str, fragments: tuple[str, ...]) -> str:
    return "\n".join([text, *map(_address, fragments)])


def download_blob(name: str, blob: Any) -> None:
    """Download a blob as a file."""
    link = document.createElement("a")
    link.href = window.URL.createObjectURL(blob)
    link.download = name
    link.click()
    # Not at once: some browsers start reading after this call.
    window.setTimeout(create_once_callable(lambda: window.URL.revokeObjectURL(link.href)), 60_000)
