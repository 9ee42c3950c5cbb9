"""Pending work: tracks what the page must finish after an event, so tests can wait until it is idle.

A click ends before its work does. A link changes the address and the page hears of it later, locks and the
clipboard respond when they can, and some effects follow the next frame. Deliberately slow things (fading
notices, bots, playback) do not count.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final

from js import Promise, window
from pyodide.ffi import create_once_callable, create_proxy

from app.browser.interop import follow

DELAY: Final = 100
"""Timers of this many milliseconds and more are deliberate waits and do not count."""


class PendingWork:
    """Counts pending work, and resolves promises when the page is idle."""

    def __init__(self) -> None:
        self._count = 0
        self._clicks = 0
        self._shown = ""
        self._wanted: str | None = None
        self._waiting: list[tuple[int, Any]] = []
        self._fits: Callable[[], bool] = lambda: True
        self._check = create_proxy(self._resolve)

    def idle(self, clicks: int = 0) -> Any:
        """Return a promise of the number of clicks, resolved after `clicks` of them with nothing pending."""

        def wait(keep: Any, _: Any) -> None:
            self._waiting.append((clicks, keep))
            self.check()

        return Promise.new(create_once_callable(wait))

    def check(self) -> None:
        """Resolve the promises that are due, after the current event."""
        if self._waiting:
            window.setTimeout(self._check, 0)

    def names(self) -> str:
        """Return the number of clicks and the names of the pending work, such as `2 board`."""
        return " ".join((str(self._clicks), *self._pending()))

    def _pending(self) -> Iterator[str]:
        if self._count:
            yield "effects"
        if self._wanted is not None:
            yield "link"
        if not self._fits():
            yield "board"  # the page will measure it, and the city will move
        if window.location.hash != self._shown:
            yield "address"  # the browser will report the new one

    def _resolve(self) -> None:
        if any(self._pending()):
            return
        due = [each for each in self._waiting if each[0] <= self._clicks]
        self._waiting = [each for each in self._waiting if each[0] > self._clicks]
        for _, keep in due:
            keep(self._clicks)

    # --- Pending work ---

    def clicked(self, event: Any, element: Any) -> None:
        """Count a click. A link within the page is pending until the address has changed."""
        self._clicks += 1
        link: Any = element and element.closest("a[href]")
        elsewhere = event.defaultPrevented or event.ctrlKey or event.metaKey or event.shiftKey or event.altKey
        here = window.location.href.partition("#")[0]
        within = link and not elsewhere and not link.target and link.href.startswith(f"{here}#")
        self._wanted = link.hash if within and link.hash != window.location.hash else None
        self.check()

    def address(self, fragment: str) -> None:
        """Note that the page now shows this address."""
        self._shown, self._wanted = fragment, None
        self.check()

    def wait_for(self, fits: Callable[[], bool]) -> None:
        """Wait for the board: `fits` returns whether its measurements are up to date."""
        self._fits = fits

    def after(self, milliseconds: int, do: Callable[[], None]) -> None:
        """Call a function after some milliseconds; a short delay is pending work."""
        do = do if milliseconds >= DELAY else self.finishing(do, self.begin())
        window.setTimeout(create_once_callable(do), milliseconds)

    def promised(self, promise: Any, kept: Callable[[Any], None], broken: Callable[[Any], None]) -> None:
        """Call `kept` on success or `broken` on failure of a promise, which is pending until then."""
        finish = self.begin()
        follow(promise, self.finishing(kept, finish), self.finishing(broken, finish))

    def begin(self) -> Callable[[], None]:
        """Begin a piece of work; return the function that ends it. Further calls of it do nothing."""
        self._count += 1
        done = False

        def finish() -> None:
            nonlocal done
            if not done:
                done = True
                self._count -= 1
                self.check()

        return finish

    def finishing(self, do: Callable[..., Any], finish: Callable[[], None]) -> Callable[..., Any]:
        """Return a function that calls `do` and then `finish`, even after an exception."""

        def call(*arguments: Any) -> Any:
            try:
                return do(*arguments)
            finally:
                finish()

        return call
