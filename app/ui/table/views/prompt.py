"""The prompt, with the question, its reason and the answers; the tray with the open hand; the hand-over."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final, NamedTuple

from app.engine.business import claimed_from
from app.engine.city import COLOURS, ICONS
from app.engine.forecast import Preview, swap_gain
from app.engine.geometry import Cell, cell_text
from app.engine.session import Session
from app.engine.state import Action, Claim, Decision, Move, State, Swap, Token
from app.saves.marks import PLAIN, Looks
from app.ui.core.feature import contributions
from app.ui.core.html import NOTHING, Child, Markup, el, group
from app.ui.core.messages import Message
from app.ui.core.model import Helps, Route
from app.ui.core.pieces import button, choice, icon, mark, money, portrait, unseen
from app.ui.core.texts import capital, counted, labelled, listed, money_words, say
from app.ui.table.automatic import any_option, for_grifter
from app.ui.table.crowd import NOBODY_SENT
from app.ui.table.input.choosing import FIRST_ANSWER
from app.ui.table.messages import Act, Help, Lift, MoveAll, Replay, Reveal, TakeBack, Turn
from app.ui.table.model import NUMBERED, BuildDraft, Refused, Thinking
from app.ui.table.phones import CoveredHand, TurnWord, may_have_phones
from app.ui.table.places import Placed, PromptButton, PromptCover, SeatButton
from app.ui.table.questions import is_last_turn, question_words, why_words
from app.ui.table.views import log
from app.ui.table.views.log import turn_words
from app.ui.table.views.tiles import back, hand_tile, name_in_parts
from app.ui.words.handbook import hand_tile_words
from app.ui.words.log import LogTurn, Recap, since_last_turn
from app.ui.words.names import named, seat_name, you
from app.ui.words.sentences import building_name, name_at, token_words

REFUGE: Final = {"tabindex": -1, "data_refuge": True}
"""The attributes of an element that takes a lost focus."""


def prompt_heading(text: str, *children: Child) -> Markup:
    """Show the question, or the sentence in its place."""
    return el("h2", text, *children, class_="ask", **REFUGE)


def word_line(state: State, looks: Looks, word: TurnWord) -> Markup:
    """Show the turn word for each waiting phone."""
    return el(
        "p",
        mark(looks[word.seat]),
        el("span", say("phones.word", name=seat_name(state, word.seat))),
        el("b", word.word, lang="en"),
        class_="turn-word",
        data_turn_word=word.word,
    )


def row(state: State, draft: BuildDraft, looks: Looks) -> Markup:
    """Show whom building the ghost would pay, or what it could earn later; nothing without a ghost."""
    preview = draft.preview
    if preview is None:
        return NOTHING
    return el(
        "p",
        _closing(state, preview, draft.seat, looks) if preview.enclosed else _open(draft, preview),
        _estimate(draft),
        el("span", say("preview.last_sign"), class_="last-sign")
        if preview.signs_left == 0 and not is_last_turn(state, draft.seat)
        else None,
        class_="outcome-row",
    )


def _open(draft: BuildDraft, preview: Preview) -> str:
    judged, dollars = draft.judgement, preview.receipt.dollars
    if judged is not None and judged != dollars:
        return capital(say("preview.judged", dollars=judged))
    return say("preview.earns_later", dollars=dollars)


def _estimate(draft: BuildDraft) -> Child:
    numbers = draft.numbers.get((draft.cell, draft.facing)) if draft.cell is not None else None
    if numbers is None or numbers.expected is None:
        return None
    return el("span", say("preview.expected", money=money_words(numbers.expected)), class_="quiet")


def _closing(state: State, preview: Preview, seat: int, looks: Looks) -> list[Child]:
    """Name the streets that close, then each seat's pay, that of the builder first."""
    paid = [sum(scoring.dollars[n] for scoring in preview.enclosed) for n in range(len(state.seats))]
    order = sorted((n for n, dollars in enumerate(paid) if dollars), key=lambda n: (n != seat, -paid[n]))
    closes = _streets(state, preview)
    if not order:
        return [say("preview.pays_nobody", closes=closes)]
    return [
        el("span", say("preview.pays", closes=closes)),
        *(
            el(
                "span",
                mark(looks[n]),
                el("span", you() if n == seat else seat_name(state, n), class_="payee-name"),
                " ",
                el("b", f"+{money_words(paid[n])}"),
                class_="pay",
            )
            for n in order
        ),
    ]


def _streets(state: State, preview: Preview) -> str:
    if len(preview.enclosed) > 1:
        return say("preview.closes_streets", count=len(preview.enclosed))
    old = [cell for cell in preview.enclosed[0].street if cell in state.city]
    if not old:
        return say("preview.closes_own")
    return say("preview.closes_street", building=name_at(state, old[0]))


class PromptParts(NamedTuple):
    """The inputs of the prompt."""

    state: State
    decision: Decision | None
    draft: BuildDraft | None = None
    refusal: Refused | None = None
    playing: int | None = None
    """The active seat, unless an earlier moment is shown."""
    second: bool = False
    """Whether this is the Contractor's second build."""
    replays: bool = False
    """Whether others have acted since, which can be replayed."""
    helps: Helps = "full"
    thinking: Thinking | None = None
    """A bot's search that is long enough to show."""
    sent: Mapping[Action, int] = NOBODY_SENT
    """How many people each action has just sent."""
    looks: Looks = PLAIN
    recaps: tuple[Recap, ...] = ()
    """The others' turns since the person at the device last chose."""
    telling: bool = False
    """Whether a playback runs, which the question follows."""
    on_phone: bool = False
    """The question is for a seat whose hand is on a phone."""
    word: TurnWord | None = None
    """The word that a phone waits for."""
    covers: tuple[Placed[PromptCover], ...] = ()
    buttons: tuple[PromptButton, ...] = ()


def prompt(parts: PromptParts) -> Markup:
    """Show the current decision; without one, say whose turn it is."""
    if parts.word is None or parts.telling or parts.state.over:
        return _question(parts)
    return group(_question(parts), word_line(parts.state, parts.looks, parts.word))


def _question(parts: PromptParts) -> Markup:
    state, decision, draft, refusal = parts.state, parts.decision, parts.draft, parts.refusal
    if parts.telling:
        return el("h2", say("table.story"), class_="ask visually-hidden", tabindex=-1, data_refuge=True)
    if state.over:
        return prompt_heading(say("log.game_ended"))
    if parts.covers:
        return parts.covers[0].markup
    if parts.thinking is not None:
        return _thinks(seat_name(state, parts.thinking.seat))
    if decision is None:
        if parts.playing is None:
            return NOTHING
        return group(
            prompt_heading(say("table.turn_of", name=seat_name(state, parts.playing))),
            log.lines(state, parts.recaps, parts.looks),
        )
    reason = why_words(state, decision, draft, parts.second, parts.helps, on_phone=parts.on_phone)
    if parts.on_phone and decision.kind == "swap":
        decision = _known_swaps(state, decision)
    return group(
        prompt_heading(question_words(state, decision, draft, parts.second)),
        _refusal(state, refusal) if refusal is not None else el("p", reason, class_="why"),
        row(state, draft, parts.looks) if draft is not None and parts.helps in NUMBERED else None,
        _answers(state, decision, draft, parts.sent, helped=refusal is None),
        log.lines(state, parts.recaps, parts.looks) if decision.kind == "build" and draft is None else None,
        _aside(
            replays=parts.replays and decision.kind == "build" and draft is None,
            buttons=parts.buttons if draft is None else (),
        ),
    )


def _known_swaps(state: State, decision: Decision) -> Decision:
    """Return the swaps of tiles that everybody knows, and no swap."""
    hand = state.seats[decision.seat].hand
    options = [o for o in decision.options if isinstance(o, Swap) and (o.tile is None or o.tile in hand)]
    return Decision(decision.kind, decision.seat, decision.mover, options)


def _thinks(name: str) -> Markup:
    """Show that a bot is thinking."""
    dots = el("span", (el("i") for _ in range(3)), class_="thinking", aria_hidden="true")
    return prompt_heading(say("table.thinks", name=name), dots)


def _refusal(state: State, refused: Refused) -> Markup:
    if not refused.anchor:
        return el("p", icon("ui-help"), el("span", refused.words), class_="refusal hint")
    return el(
        "p",
        icon("ui-warning"),
        el("span", refused.words),
        el("a", say("buttons.open_rule"), href=str(Route("rules", refused.anchor))),
        el("a", say("learn.show_me"), href=str(Route("learn", refused.anchor))),
        button(
            Help(f"cell {cell_text(refused.cell)}"),
            icon("ui-help"),
            label=say("buttons.about", name=name_at(state, refused.cell)),
            class_="tool",
        )
        if refused.cell in state.city
        else None,
        class_="refusal",
    )


def _aside(*, replays: bool, buttons: tuple[PromptButton, ...]) -> Markup:
    """Offer help with the answer: the others' turns and the features' buttons."""
    if not replays and not buttons:
        return NOTHING
    return _buttons(
        _named_button(Replay(), "ui-play", say("buttons.replay")) if replays else None,
        *(_named_button(each.message, each.icon, say(each.text), each.key or None) for each in buttons),
        class_="answers replay",
    )


def _named_button(message: Message | str, drawn: str, words: str, key: str | None = None) -> Markup:
    """Return a button whose words can give way where there is no room for them."""
    text = el("span", words)
    return button(message, icon(drawn), text, class_="button small", label=words, aria_keyshortcuts=key)


def _answers(
    state: State,
    decision: Decision,
    draft: BuildDraft | None,
    sent: Mapping[Action, int],
    *,
    helped: bool,
) -> Markup:
    """Show the answers; `helped`: the picked tile may be explained meanwhile."""
    if decision.kind in ("build", "grifter"):
        return _build_answers(state, decision, draft, helped=helped) if draft is not None else NOTHING
    answers = _listed_answers(state, decision, sent)
    any_ = _any(state, decision)
    return group(answers, _buttons(any_)) if any_ else answers


def _any(state: State, decision: Decision) -> Markup:
    """Show the button that breaks a tie of the Grifter's without a choice."""
    if not for_grifter(state, decision):
        return NOTHING
    return choice(
        any_option(state, decision.options), el("span", say("decisions.any")), class_="button small"
    )


def _listed_answers(state: State, decision: Decision, sent: Mapping[Action, int]) -> Markup:
    """Show the answers besides those on the board."""
    match decision.kind:
        case "claim":
            claims = [option for option in decision.options if isinstance(option, Claim)]
            return _choices(_claim(state, option, n) for n, option in enumerate(claims))
        case "token":
            held = state.seats[decision.mover].tokens
            tokens = [option for option in decision.options if isinstance(option, Token)]
            tokens.sort(key=lambda option: ICONS.index(option.kind))
            return _choices((_token(option, held, n) for n, option in enumerate(tokens)), "answers pairs")
        case "swap":
            swaps = [option for option in decision.options if isinstance(option, Swap)]
            swaps.sort(key=lambda option: (option.cell is not None, -swap_gain(state, option)))
            return _choices(_swap(state, option, n) for n, option in enumerate(swaps))
        case "move":
            moves = [option for option in decision.options if isinstance(option, Move)]
            return _movers(state, moves, sent, together=for_grifter(state, decision))
    return NOTHING


def _buttons(*children: Child, class_: str = "answers") -> Markup:
    return el("div", *children, class_=class_)


def _choices(buttons: Iterable[Markup], class_: str = "answers") -> Markup:
    """Show a row of answers with one Tab stop, in which arrows move."""
    return el("div", buttons, class_=class_, role="group", data_roving=True)


def _nth(number: int) -> Mapping[str, Any]:
    """Return the attributes of the first answer: its id and the Tab stop."""
    return {"id": FIRST_ANSWER if number == 0 else None, "tabindex": 0 if number == 0 else -1}


def _build_answers(state: State, decision: Decision, draft: BuildDraft, *, helped: bool) -> Markup:
    """Show the button that builds the held tile; before that, those for any spot and its explanation."""
    if draft.cell is not None:
        return _build(draft, draft.cell)
    any_ = _any(state, decision)
    if not helped:
        return _buttons(any_) if any_ else NOTHING
    about = say("buttons.about", name=building_name(state, draft.tile))
    return _buttons(
        any_,
        button(Help(f"tile {draft.tile}"), icon("ui-help"), el("span", about), class_="button small"),
        class_="answers about",
    )


def _build(draft: BuildDraft, cell: Cell) -> Markup:
    facings = draft.places[cell]
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
    label = "renovate" if cell in draft.covers else "build"
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
            unseen(say("buttons.build_double")),
            el("span", say("buttons.two_signs"), aria_hidden="true"),
            money(draft.doubled.receipt.dollars) if draft.doubled is not None and draft.worths else None,
            class_="button double",
        )
        if draft.double is not None
        else None,
        class_="answers building",
    )


def _claim(state: State, option: Claim, place: int) -> Markup:
    tokens = [token_words(kind, option.icons.count(kind)) for kind in dict.fromkeys(option.icons)]
    names = listed([name_at(state, cell) for cell in claimed_from(state, option)], "or")
    return choice(
        option,
        (icon(f"business-{kind}", f"business business-{kind}") for kind in option.icons),
        el("span", say("decisions.claim.option", building=names, tokens=listed(tokens))),
        **_nth(place),
    )


def _token(option: Token, held: tuple[int, ...], place: int) -> Markup:
    text = say(
        "decisions.token.option",
        kind=say(f"business_words.{option.kind}"),
        count=held[ICONS.index(option.kind)],
    )
    drawn = icon(f"business-{option.kind}", f"business business-{option.kind}")
    return choice(option, drawn, el("span", text), **_nth(place))


def _swap(state: State, option: Swap, place: int) -> Markup:
    if option.cell is None or option.tile is None:
        return choice(option, el("span", say("decisions.swap.option_none")), **_nth(place))
    return choice(
        option,
        el("span", _swap_words(state, option, option.tile, option.cell)),
        **_nth(place),
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


def _movers(state: State, moves: list[Move], sent: Mapping[Action, int], *, together: bool) -> Markup:
    """Show the people to move; for each destination, buttons send one or all, or take one back.

    `together`: the building's own button sends all of them.
    """
    left = sum(state.moving[COLOURS.index(move.colour)] for move in moves[:1])
    return group(
        el(
            "p",
            (
                el(
                    "span",
                    icon(f"person-{colour}", "person"),
                    el("b", f"×{count}"),
                    class_="waits",
                    data_person=colour if any(move.colour == colour for move in moves) else None,
                )
                for colour, count in zip(COLOURS, state.moving, strict=True)
                if count
            ),
            class_="crowd-left",
            aria_hidden="true",
        ),
        el(
            "ul",
            (el("li", _mover(state, move, left, sent, together=together)) for move in moves),
            class_="movers",
        ),
    )


def _mover(state: State, move: Move, left: int, sent: Mapping[Action, int], *, together: bool) -> Child:
    building, there = state.city.sites[move.cell].building, sent.get(move, 0)
    name = named(building)
    crowd = counted(move.colour, left)
    fewer = say("decisions.move.fewer", building=name)
    one, all_ = say("decisions.move.one_more"), say("decisions.move.all_to", people=crowd, building=name)
    here = f"{name} +{there}" if there else name
    return [
        button(TakeBack(str(move)), "\N{MINUS SIGN}", class_="tool", label=fewer) if there else None,
        button(
            MoveAll(str(move)) if together and left > 1 else Act(str(move)),
            name_in_parts(building),
            el("b", f"+{there}", class_="sent") if there else None,
            class_="button small mover",
            label=labelled(here, all_ if together and left > 1 else one),
        ),
        button(
            Act(str(move)) if together else MoveAll(str(move)),
            "+1" if together else say("decisions.move.all"),
            class_="button small",
            label=labelled(here, one) if together else all_,
        )
        if left > 1
        else None,
    ]


def handover(
    session: Session, awaiting: int | None, replays: bool, looks: Looks, word: TurnWord | None
) -> Markup:
    """Ask for the next player, and show what happened since their last turn, with the city in sight.

    `replays`: the board can replay it. `word` is the turn word for a waiting phone.
    """
    if awaiting is None:
        return NOTHING
    state = session.state
    return el(
        "div",
        el(
            "div",
            portrait(looks[awaiting], state.seats[awaiting].kind),
            el(
                "h1",
                say("hand_over.pass_to", name=seat_name(state, awaiting)),
                id="hand-over-title",
                tabindex=-1,
                data_refuge=True,
            ),
            el("p", say("hand_over.hidden"), class_="quiet"),
            button(Reveal(), icon("ui-eye"), say("hand_over.reveal"), class_="button primary large reveal"),
            word_line(state, looks, word) if word is not None else None,
            button(Replay(), icon("ui-play"), say("buttons.replay")) if replays else None,
            _news(session, awaiting, looks),
            [
                button(f"{each.verb} {awaiting}", icon(each.icon), say(each.here))
                for each in contributions(SeatButton)
                if awaiting in may_have_phones(session)
            ],
            class_="sheet",
        ),
        class_="hand-over",
        role="dialog",
        aria_modal="true",
        data_modal=True,
        aria_labelledby="hand-over-title",
    )


def _news(session: Session, awaiting: int, looks: Looks) -> Markup:
    turns = since_last_turn(session, awaiting)
    played = any(each.turn < session.state.turn and each.seat == awaiting for each in session.history)
    if not turns:
        return el("p", say("hand_over.since_start"), class_="quiet") if not session.history else NOTHING
    return el(
        "section",
        el("h2", say("hand_over.since" if played else "hand_over.so_far")),
        el("ol", (_turn(session, turn, looks) for turn in turns)),
        class_="news",
    )


def _turn(session: Session, turn: LogTurn, looks: Looks) -> Markup:
    state = session.state
    return el(
        "li",
        el(
            "h3",
            mark(looks[turn.seat]) if turn.seat is not None else None,
            turn_words(state, turn),
        ),
        el("ul", (el("li", entry.text) for entry in turn.entries)),
        el(
            "p",
            (
                el(
                    "span",
                    mark(looks[receipt.seat]),
                    building_name(state, receipt.tile) if receipt.tile is not None else None,
                    money(receipt.dollars),
                    class_="pays",
                )
                for entry in turn.entries
                for receipt in entry.receipts
            ),
            class_="payouts",
        ),
    )


class TrayParts(NamedTuple):
    """The inputs of the tray."""

    state: State
    viewer: int | None
    decision: Decision | None
    up: str | None
    """The picked tile."""
    covered: CoveredHand | None = None
    """The hand on a phone whose backs are shown."""
    lifting: int | None = None
    """The slot that is about to be turned face up."""
    good: tuple[str, ...] = ()
    """The tiles with a star."""


def tray(parts: TrayParts) -> Markup:
    """Show the viewer's hand; without a viewer, only backs, numbered for a hand on a phone.

    By post, a tile that was just drawn shows its back until the game returns.
    """
    state, viewer, decision = parts.state, parts.viewer, parts.decision
    active = decision is not None and decision.kind in ("build", "grifter")
    if decision is not None and decision.kind == "grifter" and state.lifted is not None:
        return el(
            "div",
            _tile(parts, (state.lifted,), state.lifted, active),
            class_="hand",
            role="group",
            aria_label=say("grifter.title"),
        )
    if viewer is None and parts.covered is not None:
        return _covered(parts, parts.covered)
    if viewer is None:
        hand = state.seats[state.current].hand
        return el(
            "div",
            (back(state.rules.deck[tile].back, "back large") for tile in hand),
            class_="hand hidden-hand",
        )
    deck = state.rules.deck
    held = state.seats[viewer].hand
    if not held:
        return el("p", say("empty.hand"), class_="quiet")
    hand = tuple(tile for tile in held if deck[tile].name)
    return el(
        "div",
        (_tile(parts, hand, tile, active) for tile in hand),
        (back(deck[tile].back, "back large") for tile in held if tile not in hand),
        class_="hand",
        role="group",
        data_roving=True,
        aria_label=say("table.hand"),
    )


def _covered(parts: TrayParts, covered: CoveredHand) -> Markup:
    """Show the backs of a hand on a phone. The deciding player lifts a tile by its number."""
    state, decision = parts.state, parts.decision
    active = decision is not None and decision.kind in ("build", "swap") and decision.seat == covered.seat
    lifted = state.seats[covered.seat].hand
    return el(
        "div",
        (
            _tile(parts, (tile,), tile, active)
            if tile in lifted
            else _numbered(state.rules.deck[tile].back, slot, asked=active, lifting=slot == parts.lifting)
            for slot, tile in enumerate(covered.slots)
            if tile is not None
        ),
        class_="hand covered-hand",
        role="group",
        aria_label=say("phones.tray"),
    )


def _numbered(symbol: str | None, slot: int, *, asked: bool, lifting: bool) -> Markup:
    number = slot + 1
    if not asked:
        return el("span", back(symbol, "back large"), el("b", number, class_="slot-number"), class_="covered")
    return el(
        "button",
        back(symbol, "back large"),
        el("span", say("phones.lift", number=number), class_="lift-asked")
        if lifting
        else el("b", number, class_="slot-number", aria_hidden="true"),
        type="button",
        id=f"back-{number}",
        class_="covered" + (" lifting" if lifting else ""),
        data_message=str(Lift(slot)),
        aria_label=say("phones.lift", number=number)
        if lifting
        else say("phones.back", number=number, symbol=say(f"symbol_words.{symbol}")),
        aria_keyshortcuts=str(number),
    )


def _tile(parts: TrayParts, hand: tuple[str, ...], tile: str, asked: bool) -> Markup:
    """Show a tile of the hand. Tab stops at the picked or first tile, and arrows move."""
    rules, up, good = parts.state.rules, parts.up, tile in parts.good
    building = rules.deck[tile]
    number, stop = hand.index(tile) + 1, tile == (up if up in hand else hand[0])
    words = hand_tile_words(building, rules)
    label = say("spoken.hand_tile", tile=words, count=number, total=len(hand))
    return el(
        "button",
        hand_tile(building, business=rules.business),
        icon("ui-star", "good-star") if good else None,
        type="button",
        id=f"hand-{tile}",
        class_=f"hand-tile of-{building.back}"
        + (" up" if tile == up else "")
        + (" idle" if not asked else ""),
        data_tile=tile,
        data_star=good,
        tabindex=0 if stop else -1,
        aria_pressed=tile == up,
        aria_label=say("spoken.good_tile", tile=label) if good else label,
        aria_keyshortcuts=str(number),
    )
