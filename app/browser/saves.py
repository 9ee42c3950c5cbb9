"""Saved games in the browser: carries out their effects, and lets only one tab write a game."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, Final

from js import AbortController, Date, Intl, Promise, navigator, window
from pyodide.ffi import create_once_callable, create_proxy

from app.browser.interop import js_object, optional
from app.browser.pending import PendingWork
from app.browser.promises import follow, reporting
from app.browser.sharing import download
from app.browser.storage import PREFIX
from app.saves.store import Store, StoreError
from app.ui.core import texts
from app.ui.core.effects import Effect
from app.ui.core.messages import Message
from app.ui.features.report.effects import KeepReport, ReadReport
from app.ui.features.saves.effects import (
    Adopt,
    AskPromise,
    BringBack,
    CopyGame,
    ExportKept,
    Inspect,
    ListGames,
    Load,
    LookAgain,
    LookUp,
    NoteWritten,
    Remove,
    Retitle,
)
from app.ui.features.saves.messages import Changed, LockResult, Promised
from app.ui.features.saves.service import SaveService
from app.ui.table.effects import Hold, Keep, Paint

PICTURE: Final = "picture"
PAINT_AFTER: Final = 1500
"""Milliseconds after an action until its picture is stored; quick actions share one picture."""

ID_LETTERS: Final = "abcdefghjkmnpqrstuvwxyz23456789"


class SavedGames:
    """Carries out effects on saved games with the save service, and answers in messages."""

    def __init__(self, store: Store, send: Callable[[Message], None], pending: PendingWork) -> None:
        self._store = store
        self._send = send
        self._service = SaveService(store, lambda: int(Date.now()), drawn_id, _date)
        self._writer = OneWriter(send, pending)
        self._painting: Any = None

    def start(self) -> None:
        """Ask whether storage is persistent."""
        self._promised("persisted")

    def do(self, effect: Effect) -> None:
        """Carry out an effect; raises `LookupError` for one that is not about saved games."""
        service = self._service
        match effect:
            case Keep(game, session):
                self._send(service.keep(game, session))
            case AskPromise():
                self._promised("persist")
            case Load(game):
                self._send(service.load(game))
            case LookUp(game):
                self._send(service.look_up(game))
            case LookAgain(game):
                self._send(service.look_again(game))
            case Inspect(key):
                self._send(service.inspect(key))
            case ListGames():
                self._send(service.listed())
            case NoteWritten(key):
                service.mark_changed(key)
            case Retitle(game, title):
                self._send(service.rename(game, title))
            case CopyGame(game, title):
                self._send(service.duplicate(game, title))
            case Remove(name, game, key):
                self._send(service.delete(name, game) if game else service.delete_damaged(name, key))
            case BringBack():
                self._send(service.restore())
            case Adopt(session, origin):
                self._send(service.adopt(session, origin))
            case Hold(game, force):
                self._writer.hold(game, force=force)
            case Paint():
                self._paint_soon(effect)
            case ExportKept(game):
                file = service.exported(game)
                if file is not None:
                    download(*file)
            case ReadReport(game):
                from app.ui.features.report.service import report_of  # only a report needs it

                self._send(report_of(self._store, game))
            case KeepReport(game, text):
                from app.ui.features.report.service import keep_report

                keep_report(self._store, game, text)
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
                from app.saves.save import blocks_of
                from app.ui.features.saves.thumbnail import plan

                self._store.set(PICTURE, plan(blocks_of(wanted.state), wanted.looks))
        except StoreError:
            return  # a missing picture is harmless, and saving games reports full storage

    # --- Persistent storage ---

    def _promised(self, ask: str) -> None:
        safari = _forgetful_safari()
        asked = optional(lambda: getattr(navigator.storage, ask)())
        if asked is None:
            self._send(Promised(False, safari))
            return
        follow(
            asked,
            lambda promised: self._send(Promised(bool(promised), safari)),
            lambda _: self._send(Promised(False, safari)),
        )


class OneWriter:
    """Lets only one of several tabs write a game (Web Locks), and reports which."""

    def __init__(self, send: Callable[[Message], None], pending: PendingWork) -> None:
        self._send = send
        self._pending = pending
        self._game = ""
        self._here = True
        self._turn = 0
        self._release: Any = None
        self._waiting: Any = None
        window.addEventListener("storage", create_proxy(self._stored))

    def _stored(self, event: Any) -> None:
        key = getattr(event, "key", None)
        if isinstance(key, str) and key.startswith(PREFIX):
            self._send(Changed(key.removeprefix(PREFIX)))

    def hold(self, game: str, *, force: bool) -> None:
        """Ask for a game's lock; `force` takes it from another tab."""
        if game == self._game and not force:
            self._send(LockResult(game, self._here, False))
            return
        self._let_go()
        self._game = game
        if force:
            self._ask({"steal": True}, self._pending.begin())
        else:
            self._ask({"ifAvailable": True}, self._pending.begin())

    def _let_go(self) -> None:
        self._turn += 1
        if self._release is not None:
            self._release()
            self._release = None
        if self._waiting is not None:
            self._waiting.abort()
            self._waiting = None

    def _ask(self, options: dict[str, Any], pay: Callable[[], None]) -> None:
        turn, game = self._turn, self._game

        def granted(lock: Any) -> Any:
            if turn != self._turn:
                return None
            if not lock:
                self._others(lost=False)
                return None
            self._here = True
            kept = Promise.new(create_once_callable(self._keep_release))
            self._send(LockResult(game, True, False))
            return kept

        def hold_alone() -> None:
            self._here = True
            self._send(LockResult(game, True, False))

        def ended(reason: Any) -> None:
            if turn != self._turn:
                return
            if reason.name != "AbortError":  # no locks without storage, so there is no other writer
                hold_alone()
            elif self._here:
                self._turn += 1
                self._release = None
                self._others(lost=True)

        first, last = (self._pending.finishing(does, pay) for does in (granted, ended))
        holding = create_once_callable(reporting(first))
        asked = optional(lambda: navigator.locks.request(f"{PREFIX}{game}", js_object(options), holding))
        if asked is None:  # only secure contexts have locks
            pay()
            hold_alone()
        else:
            follow(asked, lambda _: None, last)

    def _keep_release(self, resolve: Any, reject: Any) -> None:
        self._release = resolve

    def _others(self, *, lost: bool) -> None:
        """Report that another tab writes the game, and wait until it closes."""
        self._here = False
        self._send(LockResult(self._game, False, lost))
        self._waiting = AbortController.new()
        self._ask({"signal": self._waiting.signal}, lambda: None)  # its closing cannot be detected


def drawn_id() -> str:
    """Return a random text of eight letters, for ids and seeds."""
    import secrets  # imports six modules

    return "".join(secrets.choice(ID_LETTERS) for _ in range(8))


def _forgetful_safari() -> bool:
    """Return whether this is a Safari tab, which erases storage after seven days without a visit."""
    agent = str(navigator.userAgent)
    safari = "Version/" in agent and "Safari/" in agent and "Chrom" not in agent and "Android" not in agent
    return safari and not window.matchMedia("(display-mode: standalone)").matches


@cache
def _dates(language: str) -> Any:
    style = js_object({"dateStyle": "medium", "timeStyle": "short"})
    return Intl.DateTimeFormat.new(language, style)


def _date(time: int) -> str:
    return str(_dates(texts.language()).format(time))
