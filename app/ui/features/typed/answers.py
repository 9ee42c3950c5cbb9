"""Answers to typed questions, in the same words as the screen."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from app.engine.city import placement_problem
from app.engine.events import TileLifted
from app.engine.forecast import preview, street_reports, waiting_people, worths
from app.engine.geometry import FACINGS, Cell, Facing, cell_text, parse_cell
from app.engine.people import Placement
from app.engine.session import Session
from app.engine.state import Action, Build, Renovate, State
from app.engine.valuation import receipt
from app.ui.core.model import Helps
from app.ui.core.texts import counted, labelled, listed, say, sentence
from app.ui.features.typed.phrases import HAND_DECISIONS, matching_actions, means, phrases, words_of
from app.ui.table.model import NUMBERED
from app.ui.words.handbook import hand_tile_words, how_well
from app.ui.words.log import payments, preview_words, report
from app.ui.words.names import named, seat_names
from app.ui.words.sentences import (
    building_name,
    crowd_words,
    grifter_lines,
    line_words,
    name_at,
    not_best_words,
    place_words,
    refusal_words,
    spoken_cell,
    spoken_scores,
    worth_words,
)

QUESTIONS: Final = (
    "hand",
    "legal",
    "worth",
    "street",
    "people",
    "fomo",
    "signs",
    "money",
    "last",
    "grifter",
    "what_if",
    "help",
)
"""The questions, by the keys of their words."""

COMMANDS: Final = ("question", "undo", "redo")
"""The other commands, by the keys of their words."""

BEST: Final = 5
"""The number of spots listed, best first."""


@dataclass(frozen=True, slots=True)
class Asked:
    """The game as the asking person may know it.

    `shown` is the state as the `viewer` may know it; `session` supplies the events. `secret`: show no
    dollars, because they would give away a puzzle's answer.
    """

    session: Session
    shown: State
    viewer: int | None
    helps: Helps
    secret: bool = False


def question_of(words: list[str]) -> tuple[str, list[str]] | None:
    """Return the question in typed words and its arguments, or `None`."""
    for name in QUESTIONS:
        for spelling in {say(f"typed.{name}"), name.replace("_", " ")}:
            length = len(words_of(spelling))
            if means(words[:length], spelling):
                return name, words[length:]
    return None


def answer(asked: Asked, name: str, about: list[str]) -> str:
    """Return the answer to a question, one line for each item."""
    lines = [line for line in _ANSWERS[name](asked, about) if line]
    return "\n".join(lines) or say("typed.nothing")


# --- The position ---


def _hand(asked: Asked, about: list[str]) -> Iterable[str]:
    hand = asked.shown.hand(asked.viewer)
    deck = asked.shown.rules.deck
    return [f"{n}. {hand_tile_words(deck[tile], asked.shown.rules)}" for n, tile in enumerate(hand, 1)]


def _signs_and_money(asked: Asked, about: list[str]) -> Iterable[str]:
    return [spoken_scores(asked.shown)]


def _people(asked: Asked, about: list[str]) -> Iterable[str]:
    for cell, site in asked.shown.city.sites.items():
        crowd = crowd_words(site.people)
        if crowd:
            yield sentence(labelled(listed([named(site.building), place_words(cell)], "unit"), listed(crowd)))


def _fomo(asked: Asked, about: list[str]) -> Iterable[str]:
    for colour, standing in waiting_people(asked.shown).items():
        for cell, count in standing.items():
            people = counted(colour, count)
            yield sentence(say("fomo.waiting", people=people, building=name_at(asked.shown, cell)))


def _street(asked: Asked, about: list[str]) -> Iterable[str]:
    state = asked.shown
    cells = _named_cells(state, about)
    if about and not cells:
        return [say("typed.unknown")]
    if cells:
        names = seat_names(state.seats)
        street = state.city.streets[cells[0]].cells
        return [sentence(spoken_cell(state.city, cell, names, asked.viewer)) for cell in street]
    ends = []
    for scored in street_reports(state):
        if not scored.enclosed and scored.receipts:
            names_ = listed([name_at(state, cell) for cell in scored.street.cells], "unit")
            count = len(scored.open_ends)
            if asked.secret:
                ends.append(say("typed.open_ends", street=names_, count=count))
                continue
            paid = payments(state, scored.dollars) or say("speech.nobody")
            ends.append(say("typed.open_street", street=names_, payments=paid, count=count))
    return ends


# --- The past ---


def _last(asked: Asked, about: list[str]) -> Iterable[str]:
    history = asked.session.history
    return report(history[-1].events, asked.shown, "full").splitlines() if history else []


def _grifter(asked: Asked, about: list[str]) -> Iterable[str]:
    lifted = _last_lift(asked.session)
    return grifter_lines(asked.shown, lifted, built=asked.shown.lifted is None) if lifted is not None else []


def _last_lift(session: Session) -> TileLifted | None:
    every = [*session.opening, *(event for played in session.history for event in played.events)]
    return next((event for event in reversed(every) if isinstance(event, TileLifted)), None)


# --- Possible moves and their worth ---


def _legal(asked: Asked, about: list[str]) -> Iterable[str]:
    state = asked.shown
    texts = phrases(state)
    wanted = matching_actions(about, texts) if about else list(texts)
    if state.decision is not None and state.decision.kind not in HAND_DECISIONS:
        numbers = {action: number for number, action in enumerate(state.decision.options, 1)}
        yield from (f"{numbers[action]}. {texts[action]}" for action in wanted)
        return
    builds: dict[str, dict[Cell, list[Facing]]] = {}
    for action in wanted:
        if isinstance(action, Build) and not action.double:
            builds.setdefault(action.tile, {}).setdefault(action.cell, []).append(action.facing)
    for tile, places in builds.items():
        yield _placements(asked, tile, places)
    yield from (texts[action] for action in wanted if not isinstance(action, Build))


def _placements(asked: Asked, tile: str, places: Mapping[Cell, Sequence[Facing]]) -> str:
    """Return the best spots of a tile, with facings and earnings."""
    state, earned = asked.shown, _earnings(asked, tile)

    def best(cell: Cell) -> tuple[int, int, int]:
        return -max(earned.get((cell, facing), 0) for facing in places[cell]), cell[1], cell[0]

    spots = []
    for cell in sorted(places, key=best):
        facings = []
        for facing in places[cell]:
            words, dollars = say(f"facings.{facing}"), earned.get((cell, facing))
            if dollars is not None:
                words = say("typed.legal_facing", facing=words, dollars=dollars)
            facings.append(words)
        spots.append(f"{cell_text(cell)} {' '.join(facings)}")
    cells = listed(spots, "unit")
    return say("typed.legal_build", tile=building_name(state, tile), count=len(spots), cells=cells)


def _earnings(asked: Asked, tile: str) -> Mapping[Placement, int]:
    """Return a tile's earnings by spot; empty if this assistance is off."""
    state = asked.shown
    if asked.viewer is None or asked.helps not in NUMBERED or state.decision is None:
        return {}
    return worths(state, tile, state.decision.mover)


def _worth(asked: Asked, about: list[str]) -> Iterable[str]:
    if asked.secret:
        yield say("typed.secret")
        return
    state = asked.shown
    for cell in _named_cells(state, about):
        if state.city.sites[cell].owner is None:
            yield sentence(labelled(name_at(state, cell), say("spoken.unowned")))
            continue
        now = receipt(state, cell)
        yield sentence(labelled(name_at(state, cell), say("preview.worth", dollars=now.dollars)))
        yield from (sentence(line_words(state, now, line)) for line in now.lines)
    if asked.viewer is None or asked.helps not in NUMBERED or not about:
        return
    for tile in state.seats[asked.viewer].hand:
        if _fit(about, building_name(state, tile)):
            yield from _best_places(state, tile, worths(state, tile, asked.viewer))
    if state.lifted is not None and _fit(about, building_name(state, state.lifted)):
        yield from _best_for_the_grifter(asked, state.lifted)


def _best_places(
    state: State, tile: str, earned: Mapping[Placement, int], judged: Mapping[Placement, int] | None = None
) -> Iterable[str]:
    for (cell, facing), dollars in sorted(earned.items(), key=lambda each: -each[1])[:BEST]:
        build = say(
            "typed.build",
            tile=building_name(state, tile),
            cell=cell_text(cell),
            facing=say(f"facings.{facing}"),
        )
        earnings = listed(worth_words(dollars, judged.get((cell, facing)) if judged else None), "unit")
        yield say("phrases.sentence", text=labelled(build, earnings))


def _best_for_the_grifter(asked: Asked, tile: str) -> Iterable[str]:
    """Yield the spots that are equally good for the Grifter, with the deciding number."""
    state, lifted = asked.shown, _last_lift(asked.session)
    if lifted is None or state.decision is None:
        return
    earned = worths(state, tile, state.decision.mover)
    judged = {(cell, facing): dollars for cell, facing, dollars in lifted.worths}
    best = {place: earned[place] for place in lifted.best}
    yield from _best_places(state, tile, best, judged if lifted.rule == "valuation" else None)


def _what_if(asked: Asked, about: list[str]) -> Iterable[str]:
    texts = phrases(asked.shown)
    builds: dict[Action, str] = {
        action: text for action, text in texts.items() if isinstance(action, Build | Renovate)
    }
    wanted = matching_actions(about, builds)
    if len(wanted) != 1:
        return several(wanted, builds) if wanted else [refusal_answer(asked, about) or say("typed.unknown")]
    action = wanted[0]
    if asked.secret:
        return [say("typed.secret")]
    if not isinstance(action, Build | Renovate) or asked.helps not in NUMBERED:
        return [say("typed.unknown")]
    return [
        say("phrases.sentence", text=texts[action]),
        *preview_words(asked.shown, preview(asked.shown, action), "full"),
    ]


def several(wanted: list[Action], said: dict[Action, str]) -> list[str]:
    """Return lines that say that a typed line is ambiguous and list its meanings."""
    return [say("typed.several", count=len(wanted)), *(said[action] for action in wanted[:BEST])]


def refusal_answer(asked: Asked, words: list[str]) -> str:
    """Return why nobody can build on the cell named in words; empty without a cell."""
    state = asked.shown
    cells = [parse_cell(word) for word in words if _is_cell(word)]
    if len(cells) != 1 or state.decision is None or state.decision.kind not in ("build", "grifter"):
        return ""
    meant_facings = [f for f in FACINGS if _fit(words[-1:], say(f"facings.{f}")) == 2] or list(FACINGS)
    problems = [placement_problem(state.city, cells[0], facing) for facing in meant_facings]
    first = next((problem for problem in problems if problem is not None), None)
    if first is not None and all(problems):
        return refusal_words(state, first)
    if state.decision.kind == "grifter":
        facing = meant_facings[0] if len(meant_facings) == 1 else None
        return not_best_words(_last_lift(asked.session), cells[0], facing)
    return ""


def _is_cell(word: str) -> bool:
    x, comma, y = word.partition(",")
    return bool(comma) and x.lstrip("-").isdigit() and y.lstrip("-").isdigit()


def _named_cells(state: State, about: list[str]) -> list[Cell]:
    """Return the cells of buildings named in words, by cell or by words of their names."""
    if len(about) == 1 and _is_cell(about[0]):
        cell = parse_cell(about[0])
        return [cell] if cell in state.city else []
    if not about:
        return []
    fits = {cell: _fit(about, named(site.building)) for cell, site in state.city.sites.items()}
    best = max(fits.values())
    return [cell for cell in fits if fits[cell] == best > 0]


def _fit(words: list[str], name: str) -> int:
    """Return how well typed words fit a name: 2 if they begin its words, 1 if some are inside, else 0."""
    return how_well(name, " ".join(words)) if words else 0


def _help(asked: Asked, about: list[str]) -> Iterable[str]:
    yield say("typed.how")
    yield say(
        "phrases.sentence", text=listed([say(f"typed.{name}") for name in (*QUESTIONS, *COMMANDS)], "unit")
    )
    texts = list(phrases(asked.shown).values())
    if texts:
        yield say("typed.example", text=texts[0])


_ANSWERS: Final[dict[str, Callable[[Asked, list[str]], Iterable[str]]]] = {
    "hand": _hand,
    "legal": _legal,
    "worth": _worth,
    "street": _street,
    "people": _people,
    "fomo": _fomo,
    "signs": _signs_and_money,
    "money": _signs_and_money,
    "last": _last,
    "grifter": _grifter,
    "what_if": _what_if,
    "help": _help,
}
