"""How the page started, for bug reports."""

from __future__ import annotations

from js import window


def how_started() -> str:
    """Return the kind of start, why it was not the fast one, and its duration in milliseconds."""
    start = getattr(window, "streetsStart", None)  # missing if `assets/start/start.js` did not load
    return str(start.told()) if start else "ordinary"
