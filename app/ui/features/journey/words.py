"""The names of the stops, and what is new on each."""

from __future__ import annotations

from typing import Final

from app.engine.fixed_deals import JOURNEY
from app.engine.setup import grifter_money
from app.ui.core.texts import say
from app.ui.words.names import solo_words

OWN_NAMES: Final = ("first", "stars", "numbers")
"""The keys of the names of the first stops; others have those of their novelties or their options."""

STOP_LESSON: Final = "business"
"""The rule whose lesson the stop with Business links to."""


def stop_name(stop: int) -> str:
    """Return the name of a stop."""
    options = JOURNEY[stop - 1]
    if stop <= len(OWN_NAMES):
        return say(f"journey.name_{OWN_NAMES[stop - 1]}" if stop > 1 else "first_game.end_title")
    if not is_introduced(stop):
        return solo_words(options.difficulty, options.business, options.card)
    return say(f"help.consultants.{options.card}.name" if options.card else "new_game.business")


def novelty(stop: int) -> str:
    """Return what is new on a stop, in one sentence; a guest says what the card does."""
    options = JOURNEY[stop - 1]
    if stop <= len(OWN_NAMES):
        return say(f"journey.new_{OWN_NAMES[stop - 1]}")
    if is_introduced(stop):
        return say(f"help.consultants.{options.card}.line" if options.card else "new_game.business_text")
    return handicap(stop)


def handicap(stop: int) -> str:
    """Return the difficulty of a stop, and the money that the Grifter starts with."""
    options = JOURNEY[stop - 1]
    how = say(f"difficulties.{options.difficulty}.name")
    return say("daily.how", how=how, dollars=grifter_money(options.difficulty, options.card is not None))


def is_introduced(stop: int) -> bool:
    """Return whether a page introduces the stop before its game: it has a lesson or a guest."""
    options = JOURNEY[stop - 1]
    return options.difficulty == "easy" and (options.business or options.card is not None)
