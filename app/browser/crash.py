"""The crash screen: shows an unexpected exception, with ways to continue and a bug report.

Python exceptions in listeners, timers and promises reach the window as errors. The screen listens there, so
they also appear in the console. It uses neither the model nor the screens, which may be broken.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from js import document, navigator, window
from pyodide.ffi import JsException, create_proxy

from app.browser.interop import follow, how_started, optional

OURS: Final = "PythonError"
"""The browser's name for Python exceptions. Other errors, such as those of extensions, are ignored."""


class CrashScreen:
    """Shows the first unexpected exception until the player closes it."""

    def __init__(self, version: str, record: Callable[[], str | None]) -> None:
        self._version = version
        self._record = record
        self._sheet: Any = None
        for name, part in (("error", "error"), ("unhandledrejection", "reason")):
            window.addEventListener(
                name, create_proxy(lambda event, p=part: self._happened(getattr(event, p, None)))
            )

    def _happened(self, error: Any) -> None:
        reason = _text_of(error)
        if self._sheet or OURS not in reason:
            return
        from app.ui.core.page_parts import failure
        from app.ui.features.sharing.bug_report import bug_report

        report = bug_report(
            self._version, str(navigator.userAgent), how_started(), self._record(), reason.strip()
        )
        self._sheet = document.createElement("div")
        self._sheet.id = "failure"
        self._sheet.innerHTML = str(failure(report))
        document.body.append(self._sheet)
        for name, does in (
            ("reload", lambda _: window.location.reload()),
            ("copy", lambda _: self._copy(report)),
            ("close", lambda _: self._close()),
        ):
            document.getElementById(f"failure-{name}").addEventListener("click", create_proxy(does))
        document.getElementById("failure-reload").focus()

    def _close(self) -> None:
        self._sheet.remove()
        self._sheet = None

    def _copy(self, report: str) -> None:
        """Copy the report; if the browser refuses, show it for copying by hand."""
        copying = optional(lambda: navigator.clipboard.writeText(report))
        if copying is None:
            self._select()
        else:
            follow(copying, lambda _: self._copied(), lambda _: self._select())

    def _copied(self) -> None:
        if self._sheet:
            document.getElementById("failure-copied").hidden = False

    def _select(self) -> None:
        if self._sheet:
            text = document.getElementById("failure-report")
            text.closest("details").open = True
            text.focus()
            text.select()


def _text_of(error: Any) -> str:
    """Return the text of an error; other scripts may throw values without one."""
    try:
        return str(error)
    except JsException:
        return ""
