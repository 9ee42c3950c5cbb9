"""Texts of a puzzle: its question, the reply to an answer, and the reasons."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from app.bots.reasons import PRICES, Reason
from app.engine.actions import Abandon, Action, Build, Move, Renovate, parse_action
from app.engine.geometry import Cell
from app.engine.state import State
from app.ui.core.texts import knows, labelled, passage, say
from app.ui.features.puzzles.collection import Comparison
from app.ui.features.puzzles.state import Solving
from app.ui.words.names import seat_name
from app.ui.words.reasons import decider, reason_sentence, reason_words
from app.ui.words.sentences import building_name

PRAISE: Final = {"yes": "puzzles.right", "near": "puzzles.nearly", "no": "puzzles.wrong"}


def puzzle_question(solving: Solving, seen: State) -> str:
    """Return the question, with what the seat's consultant does.

    `seen` is the position as the deciding seat knows it. The last build needs the card's whole text, because
    some cards end before the end game scoring.
    """
    puzzle = solving.puzzle
    name = seat_name(seen, puzzle.seat)
    if puzzle.exact is None:
        question = say("puzzles.ask_judged", name=name)
    else:
        answer = parse_action(puzzle.answers[0])
        colour = say(f"people_words.{answer.colour}") if isinstance(answer, Move) else ""
        question = say(f"puzzles.ask_{puzzle.exact}", name=name, tile=_coming(solving, seen), colour=colour)
    card = seen.seats[puzzle.seat].consultant
    if card is None:
        return question
    ability = "text" if puzzle.exact == "finale" else "line"
    parts = (say(f"help.consultants.{card}.{part}") for part in ("name", ability))
    return passage((question, labelled(*parts)))


def reply(solving: Solving, seen: State) -> tuple[str, ...]:
    """Return the sentences of the reply to the last answer."""
    praise = say("puzzles.answer" if solving.shown else PRAISE[solving.outcome])
    if solving.as_good and not solving.shown:
        return praise, say("puzzles.as_good")
    return praise, *_exact(solving, seen), *_short_of(solving), *_reasons(solving, seen)


def comparison(solving: Solving) -> Comparison | None:
    """Return the wrong action to compare with the answer: the player's last one.

    With the answer on the board, the most tempting one replaces it if it costs almost nothing. There is none
    for an answer that the puzzle does not list.
    """
    own = solving.compared
    if solving.as_good:
        return None
    if not solving.settled or (own is not None and _costs(own)):
        return own
    return max(solving.puzzle.comparisons, key=lambda each: each.loss, default=None)


def _costs(compared: Comparison) -> int:
    """Return the cost of a wrong action in whole dollars; the worker may find almost none."""
    return max(0, round(compared.loss))


def cells_of(text: str) -> tuple[Cell, ...]:
    """Return the cell of an action's text, if it has one."""
    action = parse_action(text)
    return (action.cell,) if isinstance(action, Build | Renovate | Move | Abandon) else ()


def _exact(solving: Solving, seen: State) -> tuple[str, ...]:
    """Return the engine's value of an exact answer in words."""
    value = solving.value
    if value is None:
        return ()
    return (
        say(
            f"puzzles.value_{solving.puzzle.exact}",
            sign="more" if value.dollars > 0 else "less" if value.dollars < 0 else "same",
            dollars=abs(value.dollars),
            next=_coming(solving, seen),
            closes="some" if value.closes else "none",
            then="some" if value.next_tile else "none" if value.dollars else "never",
            tile=building_name(seen, value.next_tile) if value.next_tile else "",
        ),
    )


def _short_of(solving: Solving) -> tuple[str, ...]:
    """Return how many dollars more the best action brings than a nearly best one, in words."""
    if solving.shown or solving.outcome != "near":
        return ()
    return (
        say("puzzles.better_by", dollars=solving.short) if solving.short else say("puzzles.better_about"),
    )


def _coming(solving: Solving, seen: State) -> str:
    """Return the name of the Grifter's next tile, if the question is about it."""
    matters = solving.puzzle.exact in ("steering", "tempo")
    return building_name(seen, (*seen.stack, *seen.grifter_stack)[0]) if matters else ""


def _building(seen: State, action: Action) -> str:
    return building_name(seen, action.tile) if isinstance(action, Build | Renovate) else ""


def _reasons(solving: Solving, seen: State) -> tuple[str, ...]:
    """Return the cost of a wrong action and the reasons; before the answer, only its own flaw."""
    compared = comparison(solving)
    if compared is None or solving.outcome == "near":
        return ()
    action = parse_action(compared.action)
    tile, dollars = _building(seen, action), _costs(compared)
    if not solving.settled:
        if not dollars:
            return (say("puzzles.costs_little"),)
        return say("puzzles.costs", tile=tile, dollars=dollars), *_flaws(seen, compared.reasons)
    if compared == solving.compared:
        words = say("puzzles.earlier", dollars=dollars)
    else:
        same_tile = tile == _building(seen, parse_action(solving.puzzle.answers[0]))
        words = say(f"puzzles.tempting_{'spot' if same_tile else 'tile'}", tile=tile, dollars=dollars)
    return words, *(_why(seen, reason) for reason in compared.reasons)


def _why(seen: State, reason: Reason) -> str:
    """Return why the action on the board is better than another one."""
    key = f"puzzles.why_{reason.kind}"
    return reason_words(seen, reason, decider(seen), key if knows(key) else "")


def _flaws(seen: State, reasons: Iterable[Reason]) -> Iterator[str]:
    """Yield the parts of reasons about the wrong action alone, without those that would reveal the answer.

    The price of the answer is a gain of the wrong action, said after its flaws.
    """
    street: tuple[Cell, ...] = ()
    flawed = False
    for reason in reasons:
        key = f"puzzles.flaw_{reason.kind}"
        if reason.kind in PRICES:
            key = "puzzles.flaw_price" if flawed else ""
        elif reason.street and reason.street == street and knows(f"{key}_too"):
            key = f"{key}_too"
        if key and knows(key):
            street, flawed = reason.street, True
            yield reason_sentence(seen, reason, decider(seen), key)
