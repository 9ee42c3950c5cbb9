"""Stored values: data kept across visits, which features contribute as `Stored`.

The page reads all of them at the start and sends `StoredLoaded`. A handler that changes a value returns
`store`. The page then merges only the changes into the stored text, and the other tabs get `StoredChanged`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from types import MappingProxyType
from typing import TYPE_CHECKING, NamedTuple

from app.ui.core.feature import Stored, contributions, load
from app.ui.core.registry import Effect, StoreText

if TYPE_CHECKING:
    from app.saves.codec import Schema
    from app.ui.core.model import Model


class StoredValue(NamedTuple):
    """A value kept across visits: its stored form with its merge, and how the model reads and writes it."""

    schema: Schema
    read: Callable[[Model, str], Model]
    """Returns the model with a stored text; damaged parts change nothing. Raises `ValueError` without any."""
    write: Callable[[Model], str]


@cache
def stored_keys() -> Mapping[str, str]:
    """Return the targets of the stored values by key, in the order in which the page reads them."""
    return MappingProxyType({value.key: value.value for value in contributions(Stored)})


def stored_value(key: str) -> StoredValue:
    """Return a stored value; raises `KeyError` for an unknown key."""
    value: StoredValue = load(stored_keys()[key])
    return value


def moving_schemas() -> Mapping[str, Schema]:
    """Return the stored forms of the values that move to another device, by key."""
    return {value.key: stored_value(value.key).schema for value in contributions(Stored) if value.moves}


def store(model: Model, key: str, before: Model | None = None) -> StoreText:
    """Return the effect that stores the changes of a value since `before`.

    By default that is the model before the message (`with_before`), so a change of earlier messages needs it.
    """
    value = stored_value(key)
    return StoreText(key, value.write(model), value.write(before) if before is not None else "")


def with_before(before: Model, effects: tuple[Effect, ...]) -> tuple[Effect, ...]:
    """Return effects with the texts of their values in the model before."""
    if not any(isinstance(effect, StoreText) for effect in effects):
        return effects
    return tuple(
        effect.replace(before=stored_value(effect.key).write(before))
        if isinstance(effect, StoreText) and not effect.before and effect.key in stored_keys()
        else effect
        for effect in effects
    )


def text_to_store(effect: StoreText, stored: str | None) -> str:
    """Return the text to write under a key whose text is `stored` now."""
    if stored is None or stored == effect.before:
        return effect.text
    if effect.text == effect.before:
        return stored
    try:
        return stored_value(effect.key).schema.merge(stored, effect.before, effect.text)
    except ValueError:
        return effect.text  # what is stored is damaged
