"""The archive: carries out in the browser what the interface asks of saved games, files and the clipboard."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from functools import cache
from typing import Any, Final

from js import Date, Intl, Object, Promise, document, navigator, window
from pyodide.ffi import create_once_callable, to_js

from app.browser import drawing
from app.browser.answers import Answers
from app.browser.storage import OneWriter
from app.saves.report import bug_report
from app.saves.save import blocks
from app.saves.store import Store, StoreError
from app.ui import texts
from app.ui.effects import (
    Adopt,
    AskPromise,
    BringBack,
    CopyGame,
    CopyLink,
    CopyReport,
    Download,
    DrawPicture,
    Effect,
    ExportKept,
    Fetch,
    Hold,
    Inspect,
    Keep,
    ListGames,
    Load,
    LookAgain,
    OfferLink,
    Paint,
    Remove,
    Retitle,
    ToClipboard,
)
from app.ui.keeper import Keeper
from app.ui.messages import (
    Copied,
    Fetched,
    FileRead,
    FileRefused,
    Message,
    NotFetched,
    PictureFailed,
    Promised,
)
from app.ui.views.pages.picture import plan

PICTURE: Final = "picture"
PAINT_AFTER: Final = 1500
"""Milliseconds after an action before its picture is kept: only the last of several quick ones is drawn."""

ID_LETTERS: Final = "abcdefghjkmnpqrstuvwxyz23456789"
MAX_FILE: Final = 400_000
"""Bytes of a file that are read; a game has some thousand."""


class Archive:
    """Keeps games, files and the clipboard, and answers in messages."""

    def __init__(self, store: Store, send: Callable[[Message], None], answers: Answers) -> None:
        self._store = store
        self._send = send
        self._answers = answers
        self._keeper = Keeper(store, lambda: int(Date.now()), drawn_id, _date)
        self._writer = OneWriter(send, answers)
        self._painting: Any = None

    def start(self) -> None:
        """Find out what the browser promises."""
        self._promised("persisted")

    def do(self, effect: Effect) -> None:
        """Carry out an effect; raises `LookupError` if it is none of the archive's."""
        keeper = self._keeper
        match effect:
            case Keep(game, session):
                self._send(keeper.keep(game, session))
            case AskPromise():
                self._promised("persist")
            case Load(game):
                self._send(keeper.load(game))
            case LookAgain(game):
                self._send(keeper.look_again(game))
            case Inspect(key):
                self._send(keeper.inspect(key))
            case ListGames(changed):
                self._send(keeper.listed(changed))
            case Retitle(game, title):
                self._send(keeper.rename(game, title))
            case CopyGame(game, title):
                self._send(keeper.duplicate(game, title))
            case Remove(name, game, key):
                self._send(keeper.delete(name, game) if game else keeper.delete_wreck(name, key))
            case BringBack():
                self._send(keeper.restore())
            case Adopt(session, origin):
                self._send(keeper.adopt(session, origin))
            case Hold(game, force):
                self._writer.hold(game, force=force)
            case Paint():
                self._paint_soon(effect)
            case ExportKept(game):
                file = keeper.exported(game)
                if file is not None:
                    download(*file)
            case Download(name, text):
                download(name, text)
            case ToClipboard(text):
                self._copy(text)
            case Fetch(name):
                self._fetch(name)
            case CopyLink(fragment):
                self._copy(_address(fragment))
            case OfferLink(fragment):
                drawing.share_link(_address(fragment), lambda: self._copy(_address(fragment)))
            case DrawPicture(name, drawn):
                drawing.draw(name, drawn, lambda: self._send(PictureFailed()))
            case CopyReport(record):
                version = str(document.documentElement.dataset.version)
                self._copy(bug_report(version, str(navigator.userAgent), record))
            case _:
                raise LookupError(f"nobody does {effect!r}")

    # --- The picture for the next start ---

    def _paint_soon(self, wanted: Paint) -> None:
        if self._painting is not None:
            window.clearTimeout(self._painting)
        after = 0 if wanted.state is None else PAINT_AFTER
        self._painting = window.setTimeout(create_once_callable(lambda: self._paint(wanted)), after)

    def _paint(self, wanted: Paint) -> None:
        self._painting = None
        try:
            if wanted.state is None:
                self._store.remove(PICTURE)
            else:
                self._store.set(PICTURE, plan(blocks(wanted.state), wanted.looks))
        except StoreError:
            return  # a picture is no loss; that nothing can be kept is said where games are kept

    # --- Files and the clipboard ---

    def read_file(self, file: Any) -> None:
        """Read a chosen file."""
        if file.size > MAX_FILE:
            self._send(FileRefused("large"))
            return
        self._answers.promised(
            file.text(),
            lambda text: self._send(FileRead(text)),
            lambda _: self._send(FileRefused("unreadable")),
        )

    def _fetch(self, name: str) -> None:
        def answered(response: Any) -> Any:
            return response.text() if response.ok else Promise.reject(response.status)

        window.fetch(f"./assets/lessons/{name}.toml").then(create_once_callable(answered)).then(
            create_once_callable(lambda text: self._send(Fetched(name, text))),
            create_once_callable(lambda _: self._send(NotFetched(name))),
        )

    def _copy(self, text: str) -> None:
        clipboard = getattr(navigator, "clipboard", None)
        if not clipboard:
            self._send(Copied(False))
            return
        self._answers.promised(
            clipboard.writeText(text),
            lambda _: self._send(Copied(True)),
            lambda _: self._send(Copied(False)),
        )

    # --- Promises ---

    def _promised(self, ask: str) -> None:
        safari = _forgetful_safari()
        asked = getattr(getattr(navigator, "storage", None), ask, None)
        if not asked:
            self._send(Promised(False, safari))
            return
        asked().then(
            create_once_callable(lambda promised: self._send(Promised(bool(promised), safari))),
            create_once_callable(lambda _: self._send(Promised(False, safari))),
        )


def _address(fragment: str) -> str:
    """Return the address of this page with another part behind `#`."""
    return f"{str(window.location.href).partition('#')[0]}{fragment}"


def drawn_id() -> str:
    """Draw a text of eight letters by chance, for ids and seeds."""
    return "".join(secrets.choice(ID_LETTERS) for _ in range(8))


def _forgetful_safari() -> bool:
    """Return whether this is a tab of Safari, which erases storage after seven days without a visit."""
    agent = str(navigator.userAgent)
    safari = "Version/" in agent and "Safari/" in agent and "Chrom" not in agent and "Android" not in agent
    return safari and not window.matchMedia("(display-mode: standalone)").matches


@cache
def _dates(language: str) -> Any:
    style = to_js({"dateStyle": "medium", "timeStyle": "short"}, dict_converter=Object.fromEntries)
    return Intl.DateTimeFormat.new(language, style)


def _date(time: int) -> str:
    return str(_dates(texts.language()).format(time))


def download(name: str, text: str) -> None:
    """Offer a text as a file."""
    kind = to_js({"type": "application/json"}, dict_converter=Object.fromEntries)
    link = document.createElement("a")
    link.href = window.URL.createObjectURL(window.Blob.new(to_js([text]), kind))
    link.download = name
    link.click()
    # Not at once: some browsers begin to read only after this.
    window.setTimeout(create_once_callable(lambda: window.URL.revokeObjectURL(link.href)), 60_000)
