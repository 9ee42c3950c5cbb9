"""The text of a bug report: everything needed to reproduce the problem."""

from __future__ import annotations

from app.ui.words.names import isolated_in


def bug_report(version: str, browser: str, started: str, record: str | None, error: str = "") -> str:
    """Return a bug report: version, browser, kind of start, error, and the game's record."""
    lines = ["Streets bug report", f"version: {version}", f"browser: {browser}", f"start: {started}"]
    if error:
        lines += ["error:", error]
    return "\n".join([*lines, *(["record:", isolated_in(record)] if record else ["no game was open"]), ""])
