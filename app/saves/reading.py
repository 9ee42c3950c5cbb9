"""Reading records that are not trusted: what is wrong is told, what is good is kept."""

from __future__ import annotations

import re
from typing import Final, Literal

from app.engine.deck import Deck
from app.engine.limits import MAX_ACTIONS, MAX_TEXT
from app.engine.record import ForeignRecord, NewerRecord, RecordError, decode
from app.engine.session import Session, replay
from app.engine.values import Value

ProblemKind = Literal["large", "foreign", "newer", "damaged", "illegal"]

_ACTIONS: Final = re.compile(r'"actions"\s*:\s*\[')
_ACTION: Final = re.compile(r'\s*"([^"\\\x00-\x1f]{1,200})"\s*(,?)')


class Problem(Value):
    """What is wrong with a record.

    For `illegal` the action's number from 1, its text and why it is not offered (`ReplayError.problem`);
    else `key` names what is wrong in the text, as far as that is known.
    """

    kind: ProblemKind
    key: str = ""
    number: int = 0
    action: str = ""
    why: str = ""


class Reading(Value):
    """What a text gave: the session as far as it is good, if any is, and what stopped it, if anything did."""

    session: Session | None
    problem: Problem | None = None


def read_record(text: str, standard: Deck) -> Reading:
    """Read a record's text and play it as far as it is legal; never raises."""
    if len(text) > MAX_TEXT:
        return Reading(None, Problem("large"))
    try:
        return _played(text, standard)
    except ForeignRecord as error:
        return Reading(None, Problem("foreign", _key(error)))
    except NewerRecord as error:
        return Reading(None, Problem("newer", _key(error)))
    except RecordError as error:
        return Reading(_mended(text, standard), Problem("damaged", _key(error)))


def _played(text: str, standard: Deck) -> Reading:
    played = replay(decode(text, standard))
    if played.error is None:
        return Reading(played.session)
    error = played.error
    return Reading(
        played.session, Problem("illegal", "actions", error.number, error.action[:80], error.problem)
    )


def _key(error: RecordError) -> str:
    return str(dict(error.fault.values).get("key", ""))


def _mended(text: str, standard: Deck) -> Session | None:
    """Play a record whose text is broken off or spoilt among its actions, up to there."""
    start = _ACTIONS.search(text)
    if start is None:
        return None
    position, actions = start.end(), list[str]()
    while len(actions) < MAX_ACTIONS and (found := _ACTION.match(text, position)) is not None:
        actions.append(f'"{found[1]}"')
        position = found.end()
        if not found[2]:
            break
    try:
        return _played(f"{text[: start.end()]}{', '.join(actions)}]}}", standard).session
    except RecordError:
        return None
