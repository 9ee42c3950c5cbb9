"""Text for the engine's codes, used by the command line."""

from __future__ import annotations

from typing import Final

from .consultants import CONSULTANTS
from .faults import Fault
from .session import ReplayError

FAULTS: Final = {
    # Set-ups.
    "no-date": "there is no date {date!r}; write one as in 2026-11-26",
    "no-stop": "there is no stop {number} on the journey",
    "no-edition": "there is no edition {edition!r}",
    "solo-players": "a solo game has one player",
    "no-difficulty": "a solo game needs a difficulty: easy, normal or hard",
    "players": "2 to 5 players can play",
    "difficulty": "only a solo game has a difficulty",
    "first": "the first player must be one of the seats",
    "long-seed": "a seed has at most {limit:character}",
    "no-name": "seat {seat} needs a name",
    "no-consultants": "a consultant needs the Consultants expansion",
    "no-expansion": "a consultant without the Consultants expansion",
    "card-twice": "{card} can advise only one player",
    "no-card": "there is no consultant {card!r}",
    "card-solo": "{card} is not for solo games",
    "card-players": "{card} is not for {players:player}",
    "card-business": "{card} cannot be used with the Business expansion",
    "few-tiles": "the deck has {tiles:tile} with the back {back}, too few to take out {removed}",
    "few-left": "the deck leaves {left:tile} for the game, too few to deal {dealt}",
    "uneven": "in solo the stack must have an even number of tiles",
    # Decks.
    "not-toml": "the deck is not TOML: {error}",
    "no-tiles": "the deck has no list of tiles under the key {key!r}",
    "many-tiles": "the deck has {tiles:tile}; at most {limit} may be in it",
    "id-twice": "used twice",
    "no-start": "tile {tile}: missing from the deck",
    "start-cell": "must be [{cell[0]}, {cell[1]}]",
    "start-facing": "must be {facing!r}",
    "not-start": "only the two tiles of the starting city have one",
    "not-an-entry": "tile number {tile} is not a table",
    "missing": "missing",
    "unknown": "unknown {value!r}; known: {known}",
    "not-a-text": "must be a text",
    "not-a-list": "must be a list",
    "not-a-table": "must be a table",
    "not-a-cell": "must be a list of two whole numbers",
    "not-a-flag": "must be true or false",
    "odd-id": "may only have small letters, digits and hyphens, 1 to 40 of them",
    "odd-name": "must have at most {limit:printable character} and not be empty",
    "odd-symbols": "must be one or two of the back's own kind",
    "start-symbols": "a tile of the starting city shows a symbol once",
    "start-business": "a tile of the starting city has none",
    "odd-business": "must be one icon, or two of one kind",
    "odd-none": "'none' is for the starting city, and for it only",
    "odd-dollars": "must be a whole number from 0 to {limit}",
    "odd-set": "a set has two symbols",
    # Records.
    "long-record": "the record is longer than {limit:character}",
    "deep-record": "the record is nested too deeply",
    "not-json": "the record is not JSON: {error}",
    "not-an-object": "the record is not a JSON object",
    "foreign": "this is not a record of a Streets game (key {key!r})",
    "odd-version": "the record's version is not a whole number (key {key!r})",
    "newer": "the record has version {found}, this program reads up to {version}: it was made by a newer one",
    "older": "the record has version {found}, which this program cannot read",
    "no-key": "the record has no key {key!r}",
    "not-one-of": "key {key!r} must be one of {known}",
    "flag": "key {key!r} must be true or false",
    "list": "key {key!r} must be a list",
    "long-list": "key {key!r} has more than {limit:item}",
    "difficulty-not-null": "key {key!r} must be null unless the mode is solo",
    "deck-id": "key {key!r} must be the id of a deck",
    "unknown-deck": "the deck {deck!r} is unknown and not in the record",
    "custom-deck": "custom deck: {fault}",
    "seed": "key {key!r} must be null or a text of at most {limit:character}",
    "seats": "key {key!r} must have 2 entries in solo, else 2 to 5",
    "cards-twice": "key {key!r}: the same consultant twice",
    "seats-cards": "key {key!r}: {fault}",
    "seat-object": "seat {seat} is not an object",
    "seat-no-key": "seat {seat} has no key {key!r}",
    "seat-name": "seat {seat}: key {key!r} must be a text",
    "seat-money": "seat {seat}: key {key!r} must be a whole number of dollars",
    "seat-kind": "seat {seat}: key {key!r} must be 'human' or a bot's id",
    "seat-grifter": "seat {seat}: key {key!r}: the Grifter has seat {grifter} of a solo game",
    "seat-card": "seat {seat}: key {key!r} must be a card's id or null, for the Grifter null",
    "hands": "key {key!r} must have one list for each seat",
    "grifters-hand": "key {key!r}: the Grifter has no hand",
    "grifter-stack": "key {key!r} must be empty unless the mode is solo",
    "dealt-twice": "the tile {tile!r} is dealt twice",
    "tile-lists": "key {key!r} must hold lists of tile ids",
    "unknown-tile": "key {key!r}: unknown tile {tile!r}",
    "start-tile": "key {key!r}: {tile!r} stands in the city from the start",
    "action-text": "action {number} is not a text",
    "many-keys": "the record has more than {limit:unknown key}",
    # Games with the real box.
    "tile-built": "{tile} stands at {cell[0]},{cell[1]}",
    "tile-covered": "{tile} lies under the building at {cell[0]},{cell[1]}",
    "tile-in-hand": "{tile} is in the hand of seat {seat}",
    "tile-lifted": "the Grifter has lifted {tile}",
    "tile-not-in-game": "{tile} is not in a game of this size",
    "tile-taken-out": "{tile} is not in this game: all tiles with the back {back} have been seen",
    "wrong-back": "no unseen tile in the hand of seat {seat} has the back of {tile}",
    "hand-known": "all tiles in the hand of seat {seat} are known",
    "no-back-left": "no unseen tile with the back {back} is left",
    "money-by-hand": "money set by hand must be at most {limit:dollar}",
}
"""The text of every fault by code, with values in braces; `{tiles:tile}` gives `1 tile` or `2 tiles`."""

PROBLEMS: Final = {
    "occupied": "a building stands there already",
    "corner-only": "a building must share a side with another one",
    "long-sides": "the long sides of two roads would meet",
    "apart": "its road would meet no other road",
    "too-long": "its street would have more than 5 buildings",
    "not-yours": "that building is not one's own",
    "move-empty": "nothing stands there to move to",
    "move-symbol": "the building does not show their symbol",
    "move-same": "they are leaving that building",
    "move-enclosed": "its street is enclosed",
    "move-abandoned": "nobody moves to abandoned buildings in this edition",
    "move-grifter": "they must go to a building of the Grifter's",
    "renovate-station": "Central Station may not be covered",
    "renovate-park": "City Park may not be covered in this edition",
    "renovate-open": "only buildings in enclosed streets are renovated",
    "over": "the game is over",
    "not-in-hand": "the tile is not in hand",
    "not-on-card": "only the Investor may double, and only the Renovator renovate, as its card says",
    "asked-abandon": "not offered: a building of one's own must be abandoned first",
    "asked-build": "not offered: a tile must be built",
    "asked-grifter": "not offered: the Grifter builds where his tile is worth the most",
    "asked-score": "not offered: the next street to score must be chosen",
    "asked-claim": "not offered: a claim must be chosen",
    "asked-token": "not offered: a token must be chosen",
    "asked-swap": "not offered: the Entrepreneur must choose",
    "asked-move": "not offered: a person must be moved to an allowed building",
    "not-an-action": "not an action",
    "grifter-elsewhere": "the Grifter would have built elsewhere",
}
"""Why an action is not legal, by the problem of `IllegalAction` or `ReplayError`."""


class _Number(int):
    """A number that formats with a noun in the singular or plural."""

    def __format__(self, noun: str) -> str:
        if not noun:
            return str(int(self))
        return f"{int(self)} {noun}" if self == 1 else f"{int(self)} {noun}s"


def fault_words(fault: Fault) -> str:
    """Return the text of a fault, in one line."""
    values = {name: _value(name, value) for name, value in fault.values}
    words = FAULTS[fault.code].format(**values)
    if "tile" in values and "key" in values and "{key" not in FAULTS[fault.code]:
        tile = (
            f"tile {values['tile']}" if isinstance(values["tile"], str) else f"tile number {values['tile']}"
        )
        return f"{tile}: key '{values['key']}': {words}"
    return words


def _value(name: str, value: object) -> object:
    match value:
        case Fault():
            return fault_words(value)
        case int():
            return _Number(value)
        case str() if name == "card" and value in CONSULTANTS:
            return " ".join(word.capitalize() for word in value.split("-"))
        case tuple() if name == "known":
            return ", ".join(value)
    return value


def replay_words(error: ReplayError) -> str:
    """Return which action failed, why, and the rule, in one line."""
    return f"action {error.number} ({error.action[:80]}): {PROBLEMS[error.problem]} ({error.rule})"
