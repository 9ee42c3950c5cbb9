"""Plain-language phrases for legal actions, and matching of typed lines against them."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Final

from app.engine.business import claimed_from
from app.engine.geometry import Cell, cell_text
from app.engine.state import Abandon, Action, Build, Claim, Move, Renovate, Score, State, Swap, Token
from app.ui.core.texts import listed, say
from app.ui.words.handbook import fit_of, is_word, plain
from app.ui.words.sentences import building_name, name_at

HAND_DECISIONS: Final = ("build", "grifter")
"""Decisions in which a typed number picks a tile of the hand."""


def phrase(state: State, action: Action) -> str:
    """Return the phrase of an action: `build Cinema at 2,-1 facing east`."""
    match action:
        case Build(tile, cell, facing, double):
            key = "typed.build_double" if double else "typed.build"
            facing_words = say(f"facings.{facing}")
            return say(key, tile=building_name(state, tile), cell=cell_text(cell), facing=facing_words)
        case Renovate(tile, cell):
            return say("typed.renovate", tile=building_name(state, tile), **_place(state, cell))
        case Abandon(cell):
            return say("typed.abandon", **_place(state, cell))
        case Score(cell):
            return say("typed.score", **_place(state, cell))
        case Move(colour, cell):
            return say("typed.move", colour=say(f"people_words.{colour}"), **_place(state, cell))
        case Claim():
            names = [name_at(state, cell) for cell in claimed_from(state, action)]
            return say("typed.claim", building=listed(names, "or"))
        case Token(kind):
            return say("typed.token", kind=say(f"business_words.{kind}"))
        case Swap(tile, cell) if tile is not None and cell is not None:
            return say("typed.swap", tile=building_name(state, tile), **_place(state, cell))
    return say("typed.swap_none")


def _place(state: State, cell: Cell) -> dict[str, str]:
    return {"building": name_at(state, cell), "cell": cell_text(cell)}


def phrases(state: State) -> dict[Action, str]:
    """Return the phrase of each legal action."""
    options = state.decision.options if state.decision is not None else ()
    return {option: phrase(state, option) for option in options}


def words_of(line: str) -> list[str]:
    """Return the plain words of a line, a cell as one word."""
    line = plain(line).replace("’", "'")
    line = re.sub(r"(-?\d+)\s*[,、]\s*(-?\d+)", r" \1,\2 ", line)
    return re.findall(r"-?\d+,-?\d+|[\w'-]+", line)


def means(words: Sequence[str], text: str) -> bool:
    """Return whether typed words are those of a text."""
    meant = words_of(text)
    return len(words) == len(meant) and all(map(is_word, meant, words))


def with_numbers_replaced(words: list[str], state: State, viewer: int | None) -> list[str]:
    """Return words with each number replaced by the name of that tile in the player's hand.

    `1 2,-1 north` names the first tile that `hand` lists. In other decisions, a number alone picks one of the
    choices that `legal` lists.
    """
    if state.decision is None:
        return words
    if state.decision.kind not in HAND_DECISIONS:
        options = state.decision.options
        return words_of(str(options[int(words[0]) - 1])) if _number(words, len(options)) else words
    hand = state.hand(viewer)
    replaced = []
    for word in words:
        is_tile = _number([word], len(hand))
        replaced += words_of(building_name(state, hand[int(word) - 1])) if is_tile else [word]
    return replaced


def _number(words: list[str], most: int) -> bool:
    return len(words) == 1 and words[0].isdecimal() and len(words[0]) < 4 and 1 <= int(words[0]) <= most


def matching_actions(words: list[str], said: Mapping[Action, str]) -> list[Action]:
    """Return the actions that typed words can mean: each typed word fits a different word of the phrase.

    Words that begin so are preferred to words with the typed one inside. The full phrase of an action, or
    its text in the record, means exactly that action.
    """
    for action, text in said.items():
        if means(words, str(action)) or means(words, text):
            return [action]
    fits = {action: _fit(words, words_of(text)) for action, text in said.items()}
    best = max(fits.values(), default=0)
    matches = {action: words_of(text) for action, text in said.items() if fits[action] == best > 0}
    # Words that fit a phrase and longer versions of it (`… with two signs`) mean the shortest.
    shortest = min(matches, key=lambda action: len(matches[action]), default=None)
    if shortest is not None and all(
        longer[: len(matches[shortest])] == matches[shortest] for longer in matches.values()
    ):
        return [shortest]
    return list(matches)


def _fit(words: Sequence[str], phrase: list[str]) -> int:
    """Return how well typed words fit a phrase: 0 if any of them does not. Cells and numbers are whole."""
    left, total = list(phrase), 0
    for word in words:
        exact = "," in word or word.isdigit()
        fits = [2 * (each == word) if exact else fit_of(each, word) + (each == word) for each in left]
        best = max(fits, default=0)
        if not best:
            return 0
        left.pop(fits.index(best))
        total += min(best, 2)
    return total


def completions(line: str, state: State, most: int = 12) -> tuple[str, ...]:
    """Return the completions of an unfinished line, as whole lines."""
    words = words_of(line)
    if not words:
        return ()
    texts = phrases(state)
    return tuple(texts[action] for action in matching_actions(words, texts)[:most])
