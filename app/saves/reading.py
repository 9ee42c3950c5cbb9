"""Read untrusted records: report what is wrong, keep what is valid."""

from __future__ import annotations

import re
from typing import Final, Literal

from app.engine.city import Deck
from app.engine.record import MAX_ACTIONS, MAX_TEXT, ForeignRecord, NewerRecord, RecordError, decode
from app.engine.session import Session, replay
from app.engine.values import Value

ProblemKind = Literal["large", "foreign", "newer", "damaged", "illegal"]

_ACTIONS: Final = re.compile(r'"actions"\s*:\s*\[')
_ACTION: Final = re.compile(r'\s*"([^"\\\x00-\x1f]{1,200})"\s*(,?)')


class Problem(Value):
    """The error in a record.

    For `illegal`: the action's number from 1, its text, and the reason (`ReplayError.problem`). For the
    others, `key` names the faulty key if it is known.
    """

    kind: ProblemKind
    key: str = ""
    number: int = 0
    action: str = ""
    why: str = ""


class Reading(Value):
    """The session up to the first error, if any actions are intact, and the error, if any."""

    session: Session | None
    problem: Problem | None = None


def read_record(text: str, standard: Deck) -> Reading:
    """Read a record and replay its legal actions; never raises."""
    if len(text) > MAX_TEXT:
        return Reading(None, Problem("large"))
    try:
        return _replay(text, standard)
    except ForeignRecord as error:
        return Reading(None, Problem("foreign", _key(error)))
    except NewerRecord as error:
        return Reading(None, Problem("newer", _key(error)))
    except RecordError as error:
        return Reading(_mend(text, standard), Problem("damaged", _key(error)))


def _replay(text: str, standard: Deck) -> Reading:
    played = replay(decode(text, standard))
    if played.error is None:
        return Reading(played.session)
    error = played.error
    return Reading(
        played.session, Problem("illegal", "actions", error.number, error.action[:80], error.problem)
    )


def _key(error: RecordError) -> str:
    return str(dict(error.fault.values).get("key", ""))


def _mend(text: str, standard: Deck) -> Session | None:
    """Replay a record that is truncated or damaged within its actions, up to the damage."""
    start = _ACTIONS.search(text)
    if start is None:
        return None
    position, actions = start.end(), list[str]()
    while len(actions) < MAX_ACTIONS and (match := _ACTION.match(text, position)) is not None:
        actions.append(f'"{match[1]}"')
        position = match.end()
        if not match[2]:
            break
    try:
        return _replay(f"{text[: start.end()]}{', '.join(actions)}]}}", standard).session
    except RecordError:
        return None
