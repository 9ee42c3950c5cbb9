"""The prompt: one sentence that says what is asked of whom and why, and the buttons that answer it."""

from __future__ import annotations

from app.engine.actions import Build, Claim, Move, Renovate, Swap, Token
from app.engine.business import claimed_from, run_out
from app.engine.deck import COLOURS, ICONS
from app.engine.forecast import swap_gain
from app.engine.geometry import Cell
from app.engine.state import Decision, State
from app.engine.steps import FinishAbandon, PlacePerson
from app.ui.html import NOTHING, Child, Markup, el, group
from app.ui.messages import MoveAll, Replay, Turn
from app.ui.model import BuildDraft, Helps, Refused
from app.ui.naming import named, seat_name
from app.ui.routes import Route
from app.ui.telling.words import building_name, name_at, valuation_words
from app.ui.texts import counted, listed, say
from app.ui.views.table.pieces import button, choice, icon, money


def prompt(
    state: State,
    decision: Decision | None,
    draft: BuildDraft | None,
    refused: Refused | None,
    acting: bool,
    second: bool,
    replays: bool,
    helps: Helps,
    thinker: int | None,
) -> Markup:
    """Ask what is to be decided now; while nothing is asked here, say who is playing.

    `acting`: the present is shown; `second`: it is the Contractor's second build; `replays`: the Grifter has
    had a turn that can be shown again; `thinker`: the seat that has been thinking for a while.
    """
    if state.over:
        return _sentence(say("log.game_ended"))
    if thinker is not None:
        return _thinks(seat_name(state, thinker))
    if decision is None:
        return _sentence(say("table.turn_of", name=seat_name(state, state.current))) if acting else NOTHING
    return group(
        _sentence(_asked(state, decision, draft, second)),
        _refusal(refused)
        if refused is not None
        else el("p", _why(state, decision, draft, second, helps), class_="why"),
        _answers(state, decision, draft),
        _replay() if replays and decision.kind == "build" and draft is None else None,
    )


def _sentence(text: str) -> Markup:
    return el("h2", text, class_="ask", tabindex=-1, data_refuge=True)


def _thinks(name: str) -> Markup:
    dots = el("span", (el("i") for _ in range(3)), class_="thinking", aria_hidden="true")
    return el("h2", say("table.thinks", name=name), dots, class_="ask", tabindex=-1, data_refuge=True)


def _refusal(refused: Refused) -> Markup:
    if not refused.anchor:
        return el("p", icon("ui-help"), el("span", refused.words), class_="refusal hint", role="alert")
    return el(
        "p",
        icon("ui-warning"),
        el("span", refused.words),
        el("a", say("buttons.open_rule"), href=str(Route("rules", refused.anchor))),
        el("a", say("learn.show_me"), href=str(Route("learn", refused.anchor))),
        class_="refusal",
        role="alert",
    )


def _replay() -> Markup:
    return _buttons(button(Replay(), icon("grifter"), say("buttons.replay_grifter"), class_="button small"))


def _asked(state: State, decision: Decision, draft: BuildDraft | None, second: bool) -> str:
    name = seat_name(state, decision.seat)
    grifter = state.rules.is_grifter(decision.mover)
    match decision.kind:
        case "build" if draft is not None:
            return _asked_where(state, draft)
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


def _asked_where(state: State, draft: BuildDraft) -> str:
    if draft.cell is None:
        return say("decisions.build.ask_place", tile=building_name(state, draft.tile))
    return say(f"decisions.build.{'ask_renovate' if draft.cell in draft.covers else 'ask_facing'}")


def _why(state: State, decision: Decision, draft: BuildDraft | None, second: bool, helps: Helps) -> str:
    grifter = state.rules.is_grifter(decision.mover)
    match decision.kind:
        case "grifter":
            return _why_grifter(draft)
        case "score":
            count = len(decision.options)
            return say(f"decisions.score.{'why_grifter' if grifter else 'why'}", count=count)
        case "move":
            people = listed([counted(c, n) for c, n in zip(COLOURS, state.moving, strict=True) if n])
            asking = state.agenda[-1]
            abandoning = isinstance(asking, PlacePerson) and asking.barred is not None
            key = "why_grifter" if grifter else "why_abandon" if abandoning else "why"
            return say(f"decisions.move.{key}", people=people)
        case "claim":
            return say(f"decisions.claim.{'why_grifter' if grifter else 'why'}")
        case "token":
            return say("decisions.token.why_grifter") if grifter else _why_token(state)
        case "build" if draft is not None:
            building = state.rules.deck[draft.tile]
            return f"{named(building)}: {valuation_words(building)}."
        case "build":
            return _why_build(state, decision, second, helps)
        case kind:
            return say(f"decisions.{kind}.why")


def _why_build(state: State, decision: Decision, second: bool, helps: Helps) -> str:
    """Say how to build, and what this seat's consultant adds."""
    said = [say(f"decisions.build.{'why_second' if second else 'why_full' if helps == 'full' else 'why'}")]
    last = decision.options[-1]
    if isinstance(last, Renovate):
        said.append(say("decisions.build.why_renovate"))
    elif isinstance(last, Build) and last.double:
        said.append(say("decisions.build.why_double"))
    if not state.stack and len(state.seats[decision.seat].hand) == 1:
        said.append(say("table.last_turn"))
    return " ".join(said)


def _why_token(state: State) -> str:
    """Say why a token may be chosen: a wild icon, or one whose kind has run out."""
    kinds = [say(f"business_words.{kind}") for kind in run_out(state)]
    reason = (
        say("decisions.token.why_exhausted", kind=listed(kinds, "or"))
        if kinds
        else say("decisions.token.why")
    )
    abandoning = isinstance(state.agenda[-2], FinishAbandon)
    return f"{say('decisions.token.why_abandon')} {reason}" if abandoning else reason


def _why_grifter(draft: BuildDraft | None) -> str:
    """Say why the Grifter's places are equally good, by the rule that made them so."""
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


def _answers(state: State, decision: Decision, draft: BuildDraft | None) -> Markup:
    match decision.kind:
        case "build" | "grifter":
            return _build(draft)
        case "claim":
            return _buttons(_claim(state, option) for option in decision.options if isinstance(option, Claim))
        case "token":
            held = state.seats[decision.mover].tokens
            return _buttons(_token(option, held) for option in decision.options if isinstance(option, Token))
        case "swap":
            swaps = [option for option in decision.options if isinstance(option, Swap)]
            swaps.sort(key=lambda option: (option.cell is not None, -swap_gain(state, option)))
            return _buttons(_swap(state, option) for option in swaps)
        case "move":
            return _all_here(state, decision)
    return NOTHING


def _buttons(*children: Child, class_: str = "answers") -> Markup:
    return el("div", *children, class_=class_)


def _build(draft: BuildDraft | None) -> Markup:
    if draft is None or draft.cell is None:
        return NOTHING
    facings = draft.places[draft.cell]
    dots = el(
        "span",
        (el("i", class_="dot on" if f == draft.facing else "dot") for f in facings),
        class_="dots",
        aria_hidden="true",
    )
    turn = button(
        Turn(),
        icon("ui-turn"),
        el("span", say("buttons.turn")),
        dots,
        label=say("buttons.turn"),
        class_="button turn",
        problem=None,
        disabled=len(facings) < 2,
        aria_keyshortcuts="R",
    )
    label = "renovate" if draft.cell in draft.covers else "build"
    return _buttons(
        turn,
        choice(
            draft.action,
            icon("ui-check"),
            el("span", say(f"buttons.{label}")),
            class_="button primary build",
            aria_keyshortcuts="Enter",
        ),
        choice(
            draft.double,
            icon("sign"),
            icon("sign"),
            el("span", say("buttons.build_double")),
            money(draft.doubled.receipt.dollars) if draft.doubled is not None and draft.worths else None,
            class_="button",
        )
        if draft.double is not None
        else None,
        class_="answers building",
    )


def _claim(state: State, option: Claim) -> Markup:
    tokens = [_tokens(kind, option.icons.count(kind)) for kind in dict.fromkeys(option.icons)]
    names = listed([name_at(state, cell) for cell in claimed_from(state, option)], "or")
    return choice(
        option,
        (icon(f"business-{kind}", f"business business-{kind}") for kind in option.icons),
        el("span", say("decisions.claim.option", building=names, tokens=listed(tokens))),
    )


def _tokens(kind: str, count: int) -> str:
    if kind == "wild":
        return say("claims.wild", count=count)
    return say("claims.kind", count=count, kind=say(f"business_words.{kind}"))


def _token(option: Token, held: tuple[int, ...]) -> Markup:
    text = say(
        "decisions.token.option",
        kind=say(f"business_words.{option.kind}"),
        count=held[ICONS.index(option.kind)],
    )
    return choice(
        option, icon(f"business-{option.kind}", f"business business-{option.kind}"), el("span", text)
    )


def _swap(state: State, option: Swap) -> Markup:
    if option.cell is None or option.tile is None:
        return choice(option, el("span", say("decisions.swap.option_none")))
    return choice(
        option,
        el("span", _swap_words(state, option, option.tile, option.cell)),
    )


def _swap_words(state: State, option: Swap, tile: str, cell: Cell) -> str:
    gain = swap_gain(state, option)
    key = "option" if gain >= 0 else "option_less"
    return say(
        f"decisions.swap.{key}",
        tile=building_name(state, tile),
        building=name_at(state, cell),
        dollars=abs(gain),
    )


def _all_here(state: State, decision: Decision) -> Markup:
    option = decision.options[0]
    colour = option.colour if isinstance(option, Move) else COLOURS[0]
    count = state.moving[COLOURS.index(colour)]
    if count < 2:
        return NOTHING
    people = counted(colour, count)
    return _buttons(
        el("span", say("buttons.all_to", people=people)),
        (
            button(MoveAll(str(move)), name_at(state, move.cell), class_="button small")
            for move in decision.options
            if isinstance(move, Move)
        ),
    )
