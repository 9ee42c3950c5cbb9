"""Context help: the explanation behind a long press or ?, and its rule.

The entries are on shelves (`assets/texts/help.toml`), their words in the catalogue.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from app.engine.state import Rules
from app.ui.core.texts import book, knows, passage, say


def entries(shelf: str) -> Iterable[str]:
    """Return the names of a shelf's entries."""
    return tuple(book("help").get(shelf, {}))


def entries_for(shelf: str, rules: Rules) -> Iterable[str]:
    """Return the names of a shelf's entries that apply to a game."""
    only: Mapping[str, str] = book("help")["only"]
    expansions = {"business": rules.business, "consultants": rules.consultants}
    played = {rules.mode, *(name for name, with_it in expansions.items() if with_it)}
    if only.get(shelf, rules.mode) not in played:
        return ()
    return tuple(name for name in entries(shelf) if only.get(name, rules.mode) in played)


def anchor(shelf: str, name: str) -> str:
    """Return the rules section of an entry."""
    section: str = book("help")[shelf][name]
    return section


def entry_name(shelf: str, name: str) -> str:
    """Return the name of an entry."""
    return say(f"help.{shelf}.{name}.name")


def entry_text(shelf: str, name: str, rules: Rules, **values: object) -> str:
    """Return the text of an entry for a game's mode and edition."""
    more = (f"help.{shelf}.{name}.more.{game}" for game in (rules.mode, rules.edition_id))
    return passage([say(f"help.{shelf}.{name}.text", **values), *(say(key) for key in more if knows(key))])
