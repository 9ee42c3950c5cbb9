"""What a puzzle says: its question, the reply to an answer, and the reasons."""

from __future__ import annotations

from typing import Final

from app.engine.actions import Abandon, Action, Build, Move, parse_action
from app.engine.geometry import Cell
from app.engine.state import State
from app.ui.core.texts import say
from app.ui.features.puzzles.collection import Comparison
from app.ui.features.puzzles.state import Solving
from app.ui.words.names import seat_name
from app.ui.words.reasons import decider, reason_words
from app.ui.words.sentences import building_name, name_at

PRAISE: Final = {"yes": "puzzles.right", "near": "puzzles.as_good", "no": "puzzles.wrong"}


def puzzle_question(solving: Solving, seen: State) -> str:
    """Return the question; `seen` is the position as the deciding seat knows it."""
    puzzle = solving.puzzle
    name = seat_name(seen, puzzle.seat)
    if puzzle.exact is None:
        return say("puzzles.ask_judged", name=name)
    answer = parse_action(puzzle.answers[0])
    colour = answer.colour if isinstance(answer, Move) else "tourist"
    person = say(f"people_words.{colour}")
    return say(f"puzzles.ask_{puzzle.exact}", name=name, person=person, tile=_coming(solving, seen))


def reply(solving: Solving, seen: State) -> tuple[str, ...]:
    """Return the reply to the latest answer, a sentence each."""
    praise = say("puzzles.answer" if solving.shown else PRAISE[solving.outcome])
    return praise, *_exact(solving, seen), *_reasons(solving, seen)


def comparison(solving: Solving) -> Comparison | None:
    """Return the wrong action to compare the answer with: the player's, or else the most tempting one."""
    comparisons = solving.puzzle.comparisons
    own = solving.compared
    if own is not None and (solving.settled or own.action == solving.answer):
        return own
    if not comparisons:
        return None
    return next((each for each in comparisons if each.action == solving.answer), comparisons[-1])


def cells_of(text: str) -> tuple[Cell, ...]:
    """Return the cell of an action's text, if it has one."""
    action = parse_action(text)
    return (action.cell,) if isinstance(action, Build | Move | Abandon) else ()


def _exact(solving: Solving, seen: State) -> tuple[str, ...]:
    """Return the engine's value of an exact answer."""
    puzzle = solving.puzzle
    if puzzle.exact is None or solving.dollars is None:
        return ()
    text = puzzle.answers[0] if solving.shown else solving.answer
    action = parse_action(text)
    sign = "more" if solving.dollars > 0 else "less" if solving.dollars < 0 else "same"
    return (
        say(
            f"puzzles.value_{puzzle.exact}",
            sign=sign,
            dollars=abs(solving.dollars),
            tile=_building(seen, action),
            next=_coming(solving, seen),
        ),
    )


def _coming(solving: Solving, seen: State) -> str:
    """Return the name of the Grifter's next tile, where the question is about it."""
    return (
        building_name(seen, (*seen.stack, *seen.grifter_stack)[0])
        if solving.puzzle.exact == "steering"
        else ""
    )


def _building(seen: State, action: Action) -> str:
    match action:
        case Build(tile):
            return building_name(seen, tile)
        case Abandon(cell) | Move(_, cell):
            return name_at(seen, cell)
    return ""


def _reasons(solving: Solving, seen: State) -> tuple[str, ...]:
    """Return why the answer is better than another action; nothing while the player still looks for it."""
    compared = comparison(solving)
    if compared is None or round(compared.loss) < 1:  # the worker may find next to nothing
        return ()
    own = compared.action == solving.answer or compared == solving.compared
    if not solving.settled and not own:
        return ()
    action = parse_action(compared.action)
    same_tile = _building(seen, action) == _building(seen, parse_action(solving.puzzle.answers[0]))
    key = "puzzles.costs" if own else f"puzzles.tempting_{'spot' if same_tile else 'tile'}"
    words = say(key, tile=_building(seen, action), dollars=round(compared.loss))
    if not solving.settled:
        return (words,)  # the reasons would give the answer away
    return words, *(reason_words(seen, reason, decider(seen)) for reason in compared.reasons)
