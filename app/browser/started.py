"""How this page started, for bug reports."""

from __future__ import annotations

from js import window


def how_started() -> str:
    """Return the way, why it was not the quick one, and the milliseconds until the app was ready."""
    start = getattr(window, "streetsStart", None)  # none, if `assets/start/start.js` did not come
    return str(start.told()) if start else "ordinary"
