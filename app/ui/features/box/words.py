"""Texts of a game with the real box: why a tile is impossible, and which action a correction would break."""

from __future__ import annotations

from app.engine.box import CorrectionError
from app.engine.faults import Fault
from app.engine.session import Session
from app.engine.state import parse_action
from app.ui.core.texts import say
from app.ui.words.names import seat_name
from app.ui.words.sentences import building_name, name_at, neighbour_words, problem_words


def box_fault_words(session: Session, fault: Fault) -> str:
    """Return why an entry is impossible, with the neighbours of the cell where its tile lies."""
    values, state = dict(fault.values), session.state
    seat, cell, tile = values.get("seat"), values.get("cell"), values.get("tile")
    return say(
        f"box.fault_{fault.code}",
        tile=building_name(state, str(tile)) if tile else "",
        name=seat_name(state, seat) if isinstance(seat, int) else "",
        place=neighbour_words(state.city, cell) if isinstance(cell, tuple) else "",
        symbol=say(f"symbol_words.{values['back']}") if "back" in values else "",
        dollars=values.get("limit", 0),
    )


def correction_words(session: Session, error: CorrectionError) -> str:
    """Return which later action a correction would make illegal, and why."""
    number, problem = error.error.number, error.error.problem
    played = session.history[number - 1]
    if problem == "grifter-elsewhere":
        why = say("box.elsewhere")
    elif problem.startswith("asked-"):
        why = say("box.asks_first")
    else:
        why = problem_words(problem)
    return say(
        "box.breaks",
        number=played.turn,
        name=seat_name(session.state, played.seat),
        text=played_words(session, number),
        why=why,
    )


def played_words(session: Session, number: int) -> str:
    """Return an action, counted from 1, in a few words: a build with its tile, else its kind."""
    played, before = session.history[number - 1], session.state_at(number - 1)
    action = parse_action(str(played.action))
    tile = getattr(action, "tile", None)
    if isinstance(tile, str):
        return building_name(before, tile)
    kind = before.decision.kind if before.decision is not None else "build"
    cell = getattr(action, "cell", None)
    name = name_at(played.state, cell) if isinstance(cell, tuple) else ""
    return say(f"box.did_{kind}", building=name)
