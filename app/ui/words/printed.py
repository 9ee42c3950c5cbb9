"""Everything printed on a tile, in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.ui.core.texts import listed, money_words, passage, say, sentence
from app.ui.words import handbook
from app.ui.words.names import named

if TYPE_CHECKING:
    from app.engine.deck import Building
    from app.engine.state import Rules


def valuation_entry(building: Building) -> str:
    """Return the name of the help entry for a building's valuation."""
    valuation = building.valuation
    pair = valuation.kind == "sets" and len(set(valuation.symbols)) == 1
    return "sets-pair" if pair else valuation.kind


def valuation_words(building: Building) -> str:
    """Return a building's valuation in a few words."""
    return say(f"help.valuations.{valuation_entry(building)}.short", **_counts(building))


def valuation_help(building: Building, rules: Rules) -> str:
    """Return the help text for a building's valuation in a game."""
    return handbook.entry_text("valuations", valuation_entry(building), rules, **_counts(building))


def _counts(building: Building) -> dict[str, object]:
    """Return the words for what a valuation counts."""
    words = [say(f"symbol_words.{symbol}") for symbol in building.valuation.symbols]
    first, second = (*words, "", "")[:2]
    dollars = building.valuation.dollars
    return {"dollars": dollars, "colour": first, "symbol": first, "first": first, "second": second}


def symbol_words(building: Building) -> str:
    """Return a building's symbols in words."""
    symbols = [say(f"symbol_words.{symbol}") for symbol in building.symbols]
    return say("spoken.symbols", count=len(symbols), symbol=_listed(symbols))


def icon_words(building: Building) -> str:
    """Return a building's icons of the Business expansion in words."""
    kinds = [say(f"business_words.{kind}") for kind in building.icons]
    return say("spoken.icons", count=len(kinds), kind=_listed(kinds))


def _listed(words: list[str]) -> str:
    """Join words; two equal ones become `twice` one."""
    if len(words) == 2 and words[0] == words[1]:
        return say("spoken.twice", text=words[0])
    return listed(words)


def hand_tile_words(building: Building, rules: Rules) -> str:
    """Describe a tile, beginning with its most visible features."""
    dollars = building.valuation.dollars
    start = f"{named(building)} {money_words(dollars)}" if dollars else named(building)
    words = [f"{sentence(start)} {valuation_help(building, rules)}", sentence(symbol_words(building))]
    if rules.business and building.icons:
        words.append(sentence(icon_words(building)))
    return passage(words)
