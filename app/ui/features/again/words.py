"""Texts for trying a choice again."""

from __future__ import annotations

from app.engine.state import State
from app.ui.core.texts import passage, say, sentence
from app.ui.features.again.state import Retry
from app.ui.words.actions import action_words
from app.ui.words.reasons import decider, gain_words, reason_words


def outcome_words(state: State, attempt: Retry) -> str:
    """Return the result of the last answer with its reasons, or the question before any answer."""
    verdict = attempt.best.verdict
    match attempt.outcome:
        case "same":
            return say("again.same")
        case "weighing":
            return say("again.weighing")
        case "right":
            why = (reason_words(state, reason, decider(state)) for reason in attempt.best.reasons)
            return passage([say("again.right", gain=gain_words(verdict)), *why])
        case "worse" if attempt.judged is not None:
            finding = attempt.judged
            why = (reason_words(state, reason, decider(state)) for reason in finding.reasons)
            return passage([say("again.worse", gain=gain_words(finding.verdict)), *why])
        case "shown":
            why = (reason_words(state, reason, decider(state)) for reason in attempt.best.reasons)
            return passage([sentence(say("report.better", action=action_words(state, verdict.best))), *why])
    return say("again.ask", action=action_words(state, verdict.played))
