"""Judge the test positions of the reasons again: `python -m tests.bots.make_reasons`.

Each line of `reasons.jsonl` is a position, as a record, with a bad action in it. This program writes the
verdict on that action and the kind of its first reason; review the diff.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

from app.bots.reasons import reasons
from app.bots.verdict import judge_action
from app.engine.game import observe
from app.engine.record import decode
from app.engine.session import replay
from app.engine.state import State, parse_action
from tests.bots.verdicts import verdict_line
from tests.engine.support import DECK, asked

POSITIONS: Final = Path(__file__).with_name("reasons.jsonl")


def observation_of(line: dict[str, Any]) -> State:
    """Return the observation of the deciding seat at the end of a line's record."""
    state = replay(decode(json.dumps(line["record"]), DECK)).session.state
    return observe(state, asked(state).seat)


def main() -> None:
    lines = []
    for text in POSITIONS.read_text(encoding="utf-8").splitlines():
        line = json.loads(text)
        seen = observation_of(line)
        verdict = judge_action(seen, parse_action(line["action"]))
        first = reasons(seen, verdict)[0].kind
        print(f"{line['kind']}: {first}, ${verdict.loss:.1f}")
        line |= {"kind": first, "verdict": verdict_line(verdict)}
        lines.append(json.dumps(line, separators=(",", ":")))
    POSITIONS.write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
