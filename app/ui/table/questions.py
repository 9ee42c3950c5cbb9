"""The words of the prompt: the question with its addressee, and its reason, written and spoken."""

from __future__ import annotations

from itertools import takewhile
from typing import Literal

from app.engine.business import run_out
from app.engine.events import FinishAbandon, PlacePerson
from app.engine.session import Session
from app.engine.state import Build, Decision, Move, Renovate, State
from app.saves.post import addressee, read_post, unsent
from app.ui.core.model import Helps
from app.ui.core.texts import counted, labelled, listed, passage, say, sentence
from app.ui.table.model import NUMBERED, BuildDraft, Table
from app.ui.words.handbook import valuation_words
from app.ui.words.names import named, seat_name
from app.ui.words.sentences import building_name, crowd_words


def waiting_words(session: Session, seat: int) -> tuple[str, str]:
    """Return what a seat does while another one plays, and why; both empty if it is its own turn."""
    state, post = session.state, read_post(session)
    to = addressee(state)
    if post is None or to is None or to == seat:
        return "", ""
    name = seat_name(state, to)
    if not unsent(session, post):
        return say("post.waiting", name=name), say("post.waiting_why", name=name)
    asking = state.current == seat
    return say("post.send_ask", name=name), say(
        "post.send_question" if asking else "post.send_why", name=name
    )


def spoken_question(table: Table, helps: Helps, length: Literal["short", "full"]) -> str:
    """Return the current question as announced unprompted."""
    if length == "full":
        return question(table, helps)
    decision = table.decision
    if decision is None:
        return waiting_words(table.session, table.viewing.seat)[0] if table.viewing.seat is not None else ""
    return question_words(table.shown, decision, None, built_this_turn(table))


def question(table: Table, helps: Helps) -> str:
    """Return the current question and its reason; empty if there is none."""
    decision = table.decision
    if decision is None:
        seat = table.viewing.seat
        return passage(filter(None, waiting_words(table.session, seat))) if seat is not None else ""
    second = built_this_turn(table)
    parts = (
        question_words(table.shown, decision, table.attention.draft, second),
        why_words(
            table.shown, decision, table.attention.draft, second, helps, on_phone=_on_phone(table, decision)
        ),
    )
    return passage(part for part in parts if part)


def built_this_turn(table: Table) -> bool:
    """Return whether this turn already had a build, as the Contractor allows."""
    this_turn = takewhile(lambda played: played.turn == table.shown.turn, reversed(table.session.history))
    return any(isinstance(played.action, Build | Renovate) for played in this_turn)


def question_words(state: State, decision: Decision, draft: BuildDraft | None, second: bool) -> str:
    """Return the question with its addressee, in one sentence."""
    name = seat_name(state, decision.seat)
    grifter = state.rules.is_grifter(decision.mover)
    match decision.kind:
        case "build" if draft is not None:
            return _where_words(state, draft)
        case "build" if second:
            return say("decisions.build.ask_second", name=name)
        case "grifter":
            return say("decisions.grifter.ask", name=name, tile=building_name(state, state.lifted or ""))
        case "move":
            option = decision.options[0]
            colour = option.colour if isinstance(option, Move) else ""
            key = "ask_grifter" if grifter else "ask"
            return say(f"decisions.move.{key}", name=name, colour=say(f"people_words.{colour}"))
        case "claim" | "token" | "score":
            return say(f"decisions.{decision.kind}.{'ask_grifter' if grifter else 'ask'}", name=name)
        case kind:
            return say(f"decisions.{kind}.ask", name=name)


def _where_words(state: State, draft: BuildDraft) -> str:
    if draft.cell is None:
        return say("decisions.build.ask_place", tile=building_name(state, draft.tile))
    return say(f"decisions.build.{'ask_renovate' if draft.cell in draft.covers else 'ask_facing'}")


def _on_phone(table: Table, decision: Decision) -> bool:
    covered = table.viewing.covered
    return covered is not None and covered.seat == decision.seat


def why_words(
    state: State,
    decision: Decision,
    draft: BuildDraft | None,
    second: bool,
    helps: Helps,
    *,
    on_phone: bool = False,
) -> str:
    """Return the reason for a question, or how to answer it; `on_phone`: the hand is on a phone."""
    grifter = state.rules.is_grifter(decision.mover)
    match decision.kind:
        case "grifter":
            return _grifter_hint(draft)
        case "score":
            count = len(decision.options)
            return say(f"decisions.score.{'why_grifter' if grifter else 'why'}", count=count)
        case "move":
            people = listed(crowd_words(state.moving))
            asking = state.agenda[-1]
            abandoning = isinstance(asking, PlacePerson) and asking.barred is not None
            key = "why_grifter" if grifter else "why_abandon" if abandoning else "why"
            return say(f"decisions.move.{key}", people=people)
        case "claim":
            return say(f"decisions.claim.{'why_grifter' if grifter else 'why'}")
        case "token":
            return say("decisions.token.why_grifter") if grifter else _token_hint(state)
        case "build" if draft is not None:
            building = state.rules.deck[draft.tile]
            return sentence(labelled(named(building), valuation_words(building)))
        case "build" if on_phone:
            return say("phones.why_build")
        case "swap" if on_phone:
            return say("phones.why_swap")
        case "build":
            return _build_hint(state, decision, second, helps)
        case kind:
            return say(f"decisions.{kind}.why")


def _build_hint(state: State, decision: Decision, second: bool, helps: Helps) -> str:
    """Return how to build, and the effect of the seat's consultant."""
    key = "why_second" if second else "why_full" if helps in NUMBERED else "why"
    texts = [say(f"decisions.build.{key}")]
    last = decision.options[-1]
    if isinstance(last, Renovate):
        texts.append(say("decisions.build.why_renovate"))
    elif isinstance(last, Build) and last.double:
        texts.append(say("decisions.build.why_double"))
    if is_last_turn(state, decision.seat):
        texts.append(say("table.last_turn"))
    return passage(texts)


def is_last_turn(state: State, seat: int) -> bool:
    """Return whether a seat that is to build has no turn after this one."""
    return not state.stack and len(state.seats[seat].hand) == 1


def _token_hint(state: State) -> str:
    """Return why a token may be chosen: a wild icon, or a kind that has run out."""
    kinds = [say(f"business_words.{kind}") for kind in run_out(state)]
    reason = (
        say("decisions.token.why_exhausted", kind=listed(kinds, "or"))
        if kinds
        else say("decisions.token.why")
    )
    abandoning = isinstance(state.agenda[-2], FinishAbandon)
    return f"{say('decisions.token.why_abandon')} {reason}" if abandoning else reason


def _grifter_hint(draft: BuildDraft | None) -> str:
    """Return the rule that made the Grifter's spots equal."""
    if draft is None or draft.judged is None:
        return ""
    best = max((worth for _, _, worth in draft.judged.worths), default=0)
    match draft.judged.rule:
        case "valuation":
            return say("decisions.grifter.why", dollars=best)
        case "enclosure" if best:
            return say("decisions.grifter.why_enclosure", people=counted("person", best))
        case "enclosure":
            return say("decisions.grifter.why_enclosure_nobody")
        case _:
            return say("decisions.grifter.why_anywhere")
