"""Answers: what the page still owes to what has happened on it, for whoever must not ask too early.

A click is over long before its answer: a link changes the address and the page is told of it later, locks and
the clipboard answer when they can, an effect may be wanted right after the picture. All these are owed until
they are done. What takes its time on purpose is not: a fading notice, a thinking bot, the scoring show.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final

from js import Promise, window
from pyodide.ffi import create_once_callable, create_proxy

from app.browser.promises import follow

DELAY: Final = 100
"""Milliseconds from which on a wait is there to be seen, and no part of the answer."""


class Answers:
    """Counts what is owed, and keeps the promises given to those who wait for it."""

    def __init__(self) -> None:
        self._owed = 0
        self._clicks = 0
        self._shown = ""
        self._wanted: str | None = None
        self._asked: list[tuple[int, Any]] = []
        self._fits: Callable[[], bool] = lambda: True
        self._looking = create_proxy(self._look)

    def asked(self, clicks: int = 0) -> Any:
        """Return a promise of the number of clicks, kept once there were `clicks` and nothing is owed."""

        def wait(keep: Any, _: Any) -> None:
            self._asked.append((clicks, keep))
            self.look()

        return Promise.new(create_once_callable(wait))

    def look(self) -> None:
        """Keep the promises that can be kept, once the event being answered is over."""
        if self._asked:
            window.setTimeout(self._looking, 0)

    def owing(self) -> str:
        """Return how many clicks were heard and by name what is owed, for whoever waits in vain."""
        return " ".join((str(self._clicks), *self._debts()))

    def _debts(self) -> Iterator[str]:
        if self._owed:
            yield "effects"
        if self._wanted is not None:
            yield "link"
        if not self._fits():
            yield "board"  # the board is about to be measured, and the city to move
        if window.location.hash != self._shown:
            yield "address"  # the browser is about to tell of another one

    def _look(self) -> None:
        if any(self._debts()):
            return
        kept = [ask for ask in self._asked if ask[0] <= self._clicks]
        self._asked = [ask for ask in self._asked if ask[0] > self._clicks]
        for _, keep in kept:
            keep(self._clicks)

    # --- What is owed ---

    def clicked(self, event: Any, element: Any) -> None:
        """Count a click; one on a link within the page is answered when the address has changed."""
        self._clicks += 1
        link: Any = element and element.closest("a[href]")
        elsewhere = event.defaultPrevented or event.ctrlKey or event.metaKey or event.shiftKey or event.altKey
        here = window.location.href.partition("#")[0]
        within = link and not elsewhere and not link.target and link.href.startswith(f"{here}#")
        self._wanted = link.hash if within and link.hash != window.location.hash else None
        self.look()

    def address(self, fragment: str) -> None:
        """Note that the page is about to show what is at this address."""
        self._shown, self._wanted = fragment, None
        self.look()

    def wait_for(self, fits: Callable[[], bool]) -> None:
        """Take what tells whether the board is as it was measured; whoever measures it calls `look`."""
        self._fits = fits

    def after(self, milliseconds: int, does: Callable[[], None]) -> None:
        """Do something in some milliseconds; soon enough it is part of the answer."""
        does = does if milliseconds >= DELAY else self.paying(does, self.owe())
        window.setTimeout(create_once_callable(does), milliseconds)

    def promised(self, promise: Any, kept: Callable[[Any], None], broken: Callable[[Any], None]) -> None:
        """Go on when a promise of the browser is kept or broken."""
        pay = self.owe()
        follow(promise, self.paying(kept, pay), self.paying(broken, pay))

    def owe(self) -> Callable[[], None]:
        """Owe something; return what is called, the first time, when it is done."""
        self._owed += 1
        done = False

        def pay() -> None:
            nonlocal done
            if not done:
                done = True
                self._owed -= 1
                self.look()

        return pay

    def paying(self, does: Callable[..., Any], pay: Callable[[], None]) -> Callable[..., Any]:
        """Return a function that does something and pays for it, come what may."""

        def paying(*arguments: Any) -> Any:
            try:
                return does(*arguments)
            finally:
                pay()

        return paying
