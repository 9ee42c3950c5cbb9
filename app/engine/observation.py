"""Serialize an observed state, for example to send it to the bot worker; hidden tiles are placeholders.

A record would reveal all hidden tiles. The decision follows from the agenda, so the text only stores whether
the seat may know it. Texts are trusted and meant for the same version of the program.
"""

from __future__ import annotations

import json
from dataclasses import replace
from functools import lru_cache
from typing import Any, Final

from . import events, values
from .city import City, Deck, Site
from .deck_file import deck_data, deck_from_data
from .state import Draft, Rules, Seat, State
from .turn import run

_RULES: Final = ("mode", "edition_id", "business", "consultants", "difficulty")
_PLAIN: Final = (
    "stack",
    "grifter_stack",
    "supply",
    "bank",
    "current",
    "turn",
    "lifted",
    "moving",
    "winners",
    "over",
)


def encode_state(state: State) -> str:
    """Return a state as a line of JSON."""
    data: dict[str, Any] = {name: getattr(state, name) for name in _PLAIN}
    data["rules"] = {name: getattr(state.rules, name) for name in _RULES}
    data["deck"] = [state.rules.deck.id, deck_data(state.rules.deck)]
    data["city"] = [[cell, site.building.id, *site[1:]] for cell, site in state.city.sites.items()]
    data["seats"] = state.seats
    data["agenda"] = [
        [type(step).__name__, *(getattr(step, name) for name in values.fields(type(step)))]
        for step in state.agenda
    ]
    data["asked"] = state.decision is not None
    return json.dumps(data, separators=(",", ":"), ensure_ascii=False)


def decode_state(text: str) -> State:
    """Return the state encoded by `encode_state`."""
    data = json.loads(text)
    deck_id, deck_text = data["deck"]
    deck = _deck(deck_id, json.dumps(deck_text))
    city = City({}, {})
    for cell, tile, *rest in data["city"]:
        city = city.with_building(_frozen(cell), Site(deck[tile], *_frozen(rest)))
    state = State(
        rules=Rules(deck, **data["rules"]),
        city=city,
        seats=tuple(Seat(*_frozen(seat)) for seat in data["seats"]),
        agenda=tuple(getattr(events, name)(*_frozen(rest)) for name, *rest in data["agenda"]),
        decision=None,
        **{name: _frozen(data[name]) for name in _PLAIN},
    )
    return replace(state, decision=run(Draft(state))) if data["asked"] else state


@lru_cache(maxsize=1)
def _deck(deck_id: str, text: str) -> Deck:
    return deck_from_data(json.loads(text), deck_id)


def _frozen(value: Any) -> Any:
    """Return plain data with lists turned into tuples."""
    return tuple([_frozen(each) for each in value]) if isinstance(value, list) else value
