"""Positions of lessons and pictures, written as short records."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from app.engine.city import Deck
from app.engine.record import decode
from app.engine.session import Session, replay
from app.ui.core.texts import knows, say


def position(base: Mapping[str, Any], own: Mapping[str, Any]) -> str:
    """Return the record of a position: the common keys, updated with its own."""
    start = base["solo" if own.get("mode") == "solo" else "multiplayer"]
    record = {"difficulty": None, "seed": None, **start, **own}  # TOML has no null
    seats = [{"consultant": None, **seat} for seat in record["seats"]]
    return json.dumps({**record, "seats": seats})


def _person_name(name: str) -> str:
    """Return the name of a person in a position, in the current language."""
    key = f"person.{name.lower()}"
    return say(key) if knows(key) else name


def position_session(record: str, deck: Deck) -> Session:
    """Return the session of a position; raises `ValueError` if its record is illegal."""
    data = json.loads(record)
    seats = [{**seat, "name": _person_name(seat["name"])} for seat in data["seats"]]
    replayed = replay(decode(json.dumps({**data, "seats": seats}), deck))
    if replayed.error is not None:
        raise ValueError(str(replayed.error))
    return replayed.session
