"""The version of the page and the kind of its start, from the scripts in `assets/`."""

from __future__ import annotations

from js import window


def page_version() -> str:
    """Return the version of the site, `dev` when served from the sources."""
    return str(window.streetsBoot.version)


def how_started() -> str:
    """Return the kind of start, why it was not the fast one, and its duration in milliseconds."""
    start = getattr(window, "streetsStart", None)  # missing if `assets/start/start.js` did not load
    return str(start.summary()) if start else "ordinary"


def from_snapshot() -> bool:
    """Return whether the page has started from a snapshot."""
    return getattr(getattr(window, "streetsStart", None), "way", "") == "snapshot"
