"""Values: small frozen data, like frozen, slotted dataclasses but faster to define.

`dataclasses` generates and compiles methods for each class: about a millisecond per class in the browser, a
seventh of the start for the hundred kinds of messages, effects, events and steps. All `Value` classes share
their methods. Use a dataclass for objects that compute fields on creation or are created by the thousand.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import FrozenInstanceError
from typing import Any, Self, dataclass_transform


@dataclass_transform(frozen_default=True)
class _Values(type):
    """Turns the annotations of a class into fields, in order, after those of its base."""

    _kinds: dict[str, str]
    _defaults: dict[str, object]
    _setters: tuple[Any, ...]

    def __new__(mcls, name: str, bases: tuple[_Values, ...], namespace: dict[str, Any]) -> _Values:
        annotations: dict[str, str] = namespace.get("__annotations__", {})
        own = {field: kind for field, kind in annotations.items() if not kind.startswith("ClassVar")}
        defaults = {field: namespace.pop(field) for field in own if field in namespace}
        base_kinds, base_defaults = (bases[0]._kinds, bases[0]._defaults) if bases else ({}, {})
        kinds = base_kinds | own
        namespace |= {"__slots__": tuple(own), "__match_args__": tuple(kinds)}
        cls = super().__new__(mcls, name, bases, namespace)
        cls._kinds = kinds
        cls._defaults = base_defaults | defaults
        cls._setters = tuple(getattr(cls, field).__set__ for field in kinds)
        return cls


class Value(metaclass=_Values):
    """Frozen data, equal to another value of the same class with equal fields.

    Creating one raises `TypeError` if a field is missing, unknown, or given twice.
    """

    def __init__(self, *values: object, **named: object) -> None:
        kind = type(self)
        if named or len(values) != len(kind._setters):
            values = _complete(kind, values, named)
        for put, value in zip(kind._setters, values, strict=True):
            put(self, value)

    def replace(self, **changes: object) -> Self:
        """Return a copy with some fields changed; raises `TypeError` for an unknown field."""
        kind = type(self)
        return kind(**{**dict(zip(fields(kind), _values(self), strict=True)), **changes})

    def __setattr__(self, name: str, value: object) -> None:
        raise FrozenInstanceError(f"cannot assign to field {name!r}")

    def __delattr__(self, name: str) -> None:
        raise FrozenInstanceError(f"cannot delete field {name!r}")

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Value) and type(self) is type(other) and _values(self) == _values(other)

    def __hash__(self) -> int:
        return hash((type(self), *_values(self)))

    def __repr__(self) -> str:
        shown = zip(fields(type(self)), _values(self), strict=True)
        return f"{type(self).__name__}({', '.join(f'{field}={value!r}' for field, value in shown)})"

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), _values(self)


def fields(kind: type[Value]) -> Mapping[str, str]:
    """Return the fields of a value class in order, with their annotations as written."""
    return kind._kinds


def _values(value: Value) -> tuple[object, ...]:
    return tuple([getattr(value, field) for field in fields(type(value))])


def _complete(kind: type[Value], values: tuple[object, ...], named: dict[str, object]) -> tuple[object, ...]:
    """Return the values of all fields from positional arguments, keyword arguments and defaults."""
    wanted = tuple(fields(kind))
    placed = dict(zip(wanted, values, strict=False))
    given = kind._defaults | placed | named
    if len(values) > len(wanted) or placed.keys() & named.keys() or given.keys() != set(wanted):
        raise TypeError(f"{kind.__name__} takes {', '.join(wanted) or 'nothing'}")
    return tuple([given[field] for field in wanted])
