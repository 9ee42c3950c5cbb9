"""The text of a bug report: all that is needed to see the same thing again."""

from __future__ import annotations


def bug_report(version: str, browser: str, started: str, record: str | None, error: str = "") -> str:
    """Write a bug report: version, browser, how the page started, what went wrong, and the game's record."""
    lines = ["Streets bug report", f"version: {version}", f"browser: {browser}", f"start: {started}"]
    if error:
        lines += ["error:", error]
    return "\n".join([*lines, "record:" if record else "no game was open", *([record] if record else []), ""])
