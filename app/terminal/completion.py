"""Tab completion of a line, if Python has readline (on Unix, not on Windows)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager

from app.terminal.shorthand import next_words


@contextmanager
def completing(typeable: Callable[[], Iterable[str]]) -> Iterator[bool]:
    """Complete lines from the phrases that can be typed; yield whether readline edits the lines."""
    try:
        import readline
    except ImportError:
        yield False
        return

    found: list[str] = []

    def complete(begun: str, number: int) -> str | None:
        nonlocal found
        if number == 0:
            line = readline.get_line_buffer()[: readline.get_endidx()]
            offers = [f"{word} " for word in next_words(line, typeable())]
        return offers[number] if number < len(offers) else None

    before = readline.get_completer(), readline.get_completer_delims()
    readline.set_completer(complete)
    readline.set_completer_delims(" ")
    # macOS has libedit instead of GNU readline, which this docstring reveals.
    readline.parse_and_bind("bind ^I rl_complete" if "libedit" in str(readline.__doc__) else "tab: complete")
    try:
        yield True
    finally:
        readline.set_completer(before[0])
        readline.set_completer_delims(before[1])
