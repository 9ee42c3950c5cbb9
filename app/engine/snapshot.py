"""The snapshot of a state, for tests and tools (record.md, "The snapshot")."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable
from typing import Any

from .city import COLOURS, ICONS, Counts, Site
from .geometry import cell_text
from .state import SIGNS, State


def snapshot(state: State) -> dict[str, Any]:
    """Return a state as plain data, ready for JSON."""
    decision = state.decision
    return {
        "money": [seat.money for seat in state.seats],
        "signs": [
            SIGNS if state.rules.is_grifter(number) else seat.signs for number, seat in enumerate(state.seats)
        ],
        "hands": [list(seat.hand) for seat in state.seats],
        "stack": len(state.stack),
        "supply": dict(zip(COLOURS, state.supply, strict=True)),
        "tokens": [dict(zip(ICONS, seat.tokens, strict=True)) for seat in state.seats],
        "city": {cell_text(cell): _site(site) for cell, site in sorted(state.city.sites.items())},
        "moving": _present(state.moving),
        "over": state.over,
        "winners": list(state.winners),
        "decision": None
        if decision is None
        else {
            "seat": decision.seat,
            "kind": decision.kind,
            "options": [str(action) for action in decision.options],
        },
    }


def snapshot_line(state: State) -> str:
    """Return a state's snapshot as one line of compact JSON."""
    return json.dumps(snapshot(state), separators=(",", ":"))


def digest(states: Iterable[State]) -> str:
    """Return the SHA-256 of the states' snapshot lines, in hex.

    Each line ends with a line feed, as in the output of `python -m app.engine snapshot --each`.
    """
    sha = hashlib.sha256()
    for state in states:
        sha.update(f"{snapshot_line(state)}\n".encode())
    return sha.hexdigest()


def _site(site: Site) -> dict[str, Any]:
    return {
        "tile": site.building.id,
        "facing": site.facing,
        "owner": site.owner,
        "signs": site.signs,
        "people": _present(site.people),
        "fomo": _present(site.fomo),
    }


def _present(counts: Counts) -> dict[str, int]:
    return {colour: count for colour, count in zip(COLOURS, counts, strict=True) if count}
