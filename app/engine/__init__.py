"""Play Streets from Python: the complete rules, without I/O.

Deal a game from a set-up and a seed, then choose among the legal actions. States never change: each action
returns a new state and the events on the way.

>>> from app.engine import SeatChoice, Setup, apply, deal, legal_actions, new_game, result, standard_deck
>>> setup = Setup((SeatChoice("Ana"), SeatChoice("Ben")), seed="a seed")
>>> state = new_game(deal(setup, standard_deck())).state
>>> state
<State turn 1: seat 0 to build, 2 buildings, $0 $0, 24 tiles left>
>>> print(legal_actions(state)[0])
build art-gallery -1,0 E
>>> while actions := legal_actions(state):
...     state, events = apply(state, actions[0])
>>> state
<State turn 30: over, 32 buildings, $100 $75, 0 tiles left>
>>> result(state)
Result(winners=(0,), money=(100, 75), shared=False)

Other names are in the modules, each of one concern; docs/architecture.md lists them.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .box import (
        begin_box,
        nameable,
        open_question,
        with_action,
        with_back,
        with_lifted,
        with_money,
        with_tile,
    )
    from .deck_file import parse_deck, standard_deck
    from .fixed_deals import daily, daily_date, daily_record
    from .game import IllegalAction, apply, legal_actions, new_game, observe, result
    from .record import Record, RecordError, decode, encode
    from .session import Session, begin, replay
    from .setup import SeatChoice, Setup, SetupError, deal
    from .state import Action, State, parse_action
    from .street_form import StreetBuilding, StreetEnd, StreetForm, StreetRefusal
    from .street_score import score_street

__all__ = [
    "Action",
    "IllegalAction",
    "Record",
    "RecordError",
    "SeatChoice",
    "Session",
    "Setup",
    "SetupError",
    "State",
    "StreetBuilding",
    "StreetEnd",
    "StreetForm",
    "StreetRefusal",
    "apply",
    "begin",
    "begin_box",
    "daily",
    "daily_date",
    "daily_record",
    "deal",
    "decode",
    "encode",
    "legal_actions",
    "nameable",
    "new_game",
    "observe",
    "open_question",
    "parse_action",
    "parse_deck",
    "replay",
    "result",
    "score_street",
    "standard_deck",
    "with_action",
    "with_back",
    "with_lifted",
    "with_money",
    "with_tile",
]

_MODULES = {
    "box": (
        "begin_box",
        "nameable",
        "open_question",
        "with_action",
        "with_back",
        "with_lifted",
        "with_money",
        "with_tile",
    ),
    "fixed_deals": ("daily", "daily_date", "daily_record"),
    "deck_file": ("parse_deck", "standard_deck"),
    "game": ("IllegalAction", "apply", "legal_actions", "new_game", "observe", "result"),
    "record": ("Record", "RecordError", "decode", "encode"),
    "session": ("Session", "begin", "replay"),
    "setup": ("SeatChoice", "Setup", "SetupError", "deal"),
    "state": ("Action", "State", "parse_action"),
    "street_form": ("StreetBuilding", "StreetEnd", "StreetForm", "StreetRefusal"),
    "street_score": ("score_street",),
}
_HOMES = {name: module for module, names in _MODULES.items() for name in names}


def __getattr__(name: str) -> object:
    # Import a module when one of its names is first used; this keeps the start of the page short.
    if name not in _HOMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    value = getattr(import_module(f".{_HOMES[name]}", __name__), name)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
