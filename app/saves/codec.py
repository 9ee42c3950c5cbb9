"""Schemas: stored JSON objects, declared field by field.

A field says how its plain data is read, and how two versions of it merge. One merge serves tabs and devices:
it adds the changes between two texts to a third, or, without an earlier text in common, joins two. Fields and
entries that this version does not know stay.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final

from app.saves.store import read_json

Plain = Any
"""Plain data of JSON; `None` for an absent field or entry."""

Merge = Callable[[Plain, Plain, Plain], Plain]
"""Merges plain data: the stored one, the one before a change, or `APART`, and the one after it."""

APART: Final[Plain] = object()
"""Stands for the data before a change if two devices have none in common."""

REQUIRED: Final = object()
"""The default of a field without which a text is of another kind."""


# --- Merging ---


def changed(stored: Plain, before: Plain, after: Plain) -> Plain:
    """Merge by entry; of two devices' entries the stored one stays.

    Objects, and lists of equal length, merge by entry; any other change replaces the whole value.
    """
    if before is APART:
        if isinstance(stored, dict) and isinstance(after, dict):
            return {**stored, **{name: value for name, value in after.items() if name not in stored}}
        return after if stored is None else stored
    if before == after:
        return stored
    if before is None and isinstance(stored, dict):
        before = {}
    if isinstance(stored, dict) and isinstance(before, dict) and isinstance(after, dict):
        remaining = {key: value for key, value in stored.items() if key in after or key not in before}
        news = {
            key: changed(stored.get(key), before.get(key), value)
            for key, value in after.items()
            if key not in before or before[key] != value
        }
        return {**remaining, **news}
    lists = isinstance(stored, list) and isinstance(before, list) and isinstance(after, list)
    if lists and len(stored) == len(before) == len(after):
        return [changed(*entries) for entries in zip(stored, before, after, strict=True)]
    return after


def replaced(stored: Plain, before: Plain, after: Plain) -> Plain:
    """Merge by entry; those of the other device replace the stored ones."""
    if before is APART:
        both = isinstance(stored, dict) and isinstance(after, dict)
        return {**stored, **after} if both else latest(stored, before, after)
    return changed(stored, before, after)


def latest(stored: Plain, before: Plain, after: Plain) -> Plain:
    """Return the data after the change, whole."""
    return stored if after is None else after


def united(stored: Plain, before: Plain, after: Plain) -> Plain:
    """Merge lists of names: without those removed, then with those added."""
    stored, after, before = stored or [], after or [], [] if before is APART else before or []
    names = [name for name in stored if name in after or name not in before]
    return list(dict.fromkeys([*names, *(name for name in after if name not in before)]))


def furthest(stored: Plain, before: Plain, after: Plain) -> Plain:
    """Merge numbers: the changed one, and of two changed ones the higher."""
    if before is not APART and before in (stored, after):
        return stored if after == before else after
    return max(stored or 0, after or 0)


def highest(stored: Plain, before: Plain, after: Plain) -> Plain:
    """Merge numbers that only grow."""
    return max(stored or 0, after or 0)


def kept(stored: Plain, before: Plain, after: Plain) -> Plain:
    """Merge data that never change."""
    return after if stored is None else stored


def either(stored: Plain, before: Plain, after: Plain) -> Plain:
    """Merge marks that nobody takes back."""
    return stored is True or after is True


@dataclass(frozen=True, slots=True)
class Entries:
    """Merges a collection: `split` gives the entries by name, `join` puts them together.

    `merge` merges two entries, and drops them with `None`. `newest`: a changed entry moves to the end.
    """

    split: Callable[[Plain], Mapping[str, Plain]]
    join: Callable[[dict[str, Plain]], Plain]
    merge: Merge = changed
    newest: bool = False

    def __call__(self, stored: Plain, before: Plain, after: Plain) -> Plain:
        """Merge the entries by name."""
        ours, news = (self.split(each) if each is not None else {} for each in (stored, after))
        was = {} if before is APART or before is None else self.split(before)
        merged = {name: entry for name, entry in ours.items() if name in news or name not in was}
        for name, entry in news.items():
            if name in was and (was[name] == entry or name not in ours):
                continue
            own = merged.pop(name, None) if self.newest else merged.get(name)
            merged[name] = entry if own is None else self.merge(own, was.get(name, APART), entry)
        if self.newest and (last := [*news][-1:]) != [*was][-1:] and last and last[0] in merged:
            merged[last[0]] = merged.pop(last[0])
        return self.join({name: entry for name, entry in merged.items() if entry is not None})


# --- Schemas ---


def as_it_is(value: Any) -> Any:
    """Return a value unchanged."""
    return value


@dataclass(frozen=True, slots=True)
class Field:
    """A field: its name in the text, how to read and write its plain data, its default, and its merge.

    `read` raises for damaged data; the field then has its default.
    """

    name: str
    read: Callable[[Any], Any]
    default: Any = REQUIRED
    merge: Merge = changed
    write: Callable[[Any], Plain] = as_it_is


_DAMAGED: Final = (ValueError, TypeError, LookupError, AttributeError)


@dataclass(frozen=True, slots=True)
class Schema:
    """A stored JSON object of at most `longest` characters.

    `rest` merges what no field declares, `whole` a record without fields. `former` turns data of earlier
    versions and merged data into the present form.
    """

    longest: int
    fields: tuple[Field, ...] = ()
    rest: Merge = changed
    former: Callable[[dict[str, Plain]], dict[str, Plain]] = as_it_is
    compact: bool = False
    whole: Merge | None = None

    def read(self, text: str) -> dict[str, Any]:
        """Return the values of a text's fields; raises `ValueError` if it is no such record."""
        data, values = self._data(text), {}
        for field in self.fields:
            try:
                values[field.name] = field.read(data[field.name])
            except _DAMAGED:
                if field.default is REQUIRED:
                    raise ValueError(f"no {field.name}") from None
                values[field.name] = field.default
        return values

    def write(self, value: object = None, **others: Any) -> str:
        """Return the text of the fields, from a value's attributes or by name; `None` leaves one out."""
        written = {
            field.name: field.write(
                others[field.name] if field.name in others else getattr(value, field.name)
            )
            for field in self.fields
        }
        return self.text({name: plain for name, plain in written.items() if plain is not None})

    def merge(self, stored: str, before: str | None, after: str) -> str:
        """Return a stored text with the changes between two others, or with the text of another device.

        Without `before`, `after` comes from the other device. Raises `ValueError` if the stored text cannot
        be read, or if the other device's is damaged.
        """
        ours, news = self._data(stored), self._data(after)
        was = {} if before is None else self._data(before)
        if self.whole is not None:
            return self.text(self.whole(ours, APART if before is None else was, news))
        merges = {field.name: field.merge for field in self.fields}
        for field in self.fields:
            for data in (ours, was, news):
                if field.name in data and not self._is_sound(field, data):
                    if before is None and data is news:
                        raise ValueError(f"a damaged {field.name}")
                    del data[field.name]
                    if field.default is not REQUIRED:
                        data[field.name] = field.write(field.default)
        merged: dict[str, Plain] = {}
        for name in dict.fromkeys([*merges, *ours, *news]):
            if name in ours or name in news:
                was_here = APART if before is None else was.get(name)
                both = merges.get(name, self.rest)(ours.get(name), was_here, news.get(name))
                merged |= {name: both} if both is not None else {}
        merged = self.former(merged)
        return stored if merged == ours else self.text(merged)

    @staticmethod
    def _is_sound(field: Field, data: Mapping[str, Plain]) -> bool:
        try:
            field.read(data[field.name])
        except _DAMAGED:
            return False
        return True

    def _data(self, text: str) -> dict[str, Plain]:
        return self.former(read_json(text, self.longest))

    def text(self, data: Mapping[str, Plain]) -> str:
        """Return the text of plain data."""
        return json.dumps(data, separators=(",", ":") if self.compact else None)
