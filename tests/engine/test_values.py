"""Values behave like frozen dataclasses, and differ by class."""

from __future__ import annotations

import inspect
import pickle
import pkgutil
from dataclasses import FrozenInstanceError, is_dataclass
from importlib import import_module
from typing import Any, ClassVar

import pytest

import app.engine
from app.engine.values import Value, fields


class Point(Value):
    """A point."""

    kind: ClassVar[str] = "point"
    x: int
    y: int = 0


class Named(Point):
    """A point with a name."""

    name: str = ""


class Other(Value):
    """Another class with the same fields."""

    x: int
    y: int = 0


def test_fields_are_positional_named_or_default() -> None:
    assert (Point(1).x, Point(1).y) == (1, 0)
    assert Point(1, 2) == Point(y=2, x=1) == Point(1, y=2)
    assert Named(1, name="here") == Named(1, 0, "here")
    assert list(fields(Named).items()) == [("x", "int"), ("y", "int"), ("name", "str")]


@pytest.mark.parametrize(
    ("values", "named"),
    [((), {}), ((1, 2, 3), {}), ((1,), {"x": 1}), ((1, 2), {"y": 2}), ((1,), {"z": 1}), ((), {"y": 1})],
)
def test_missing_unknown_and_double_fields_are_refused(
    values: tuple[int, ...], named: dict[str, int]
) -> None:
    with pytest.raises(TypeError, match="Point takes x, y"):
        Point(*values, **named)


def test_replace_changes_some_fields() -> None:
    point = Named(1, 2, "here")
    assert point.replace(y=5, name="there") == Named(1, 5, "there")
    assert point.replace() == point == Named(1, 2, "here")
    with pytest.raises(TypeError, match="Named takes x, y, name"):
        point.replace(z=1)


def test_values_of_another_class_differ() -> None:
    assert Point(1) != Other(1)
    assert Point(1) != (1, 0)
    assert len({Point(1), Point(1, 0), Point(2), Other(1)}) == 3


def test_values_are_frozen_and_have_slots() -> None:
    with pytest.raises(FrozenInstanceError):
        Point(1).x = 2  # type: ignore[misc]
    with pytest.raises(FrozenInstanceError):
        del Point(1).x
    assert not hasattr(Point(1), "__dict__")


def test_a_value_can_be_matched_printed_and_pickled() -> None:
    match Named(1, 2, "here"):
        case Named(x, y, name):
            assert (x, y, name) == (1, 2, "here")
    assert repr(Named(1, 2, "here")) == "Named(x=1, y=2, name='here')"
    assert pickle.loads(pickle.dumps(Point(3, 4))) == Point(3, 4)


def test_every_dataclass_of_the_engine_is_frozen() -> None:
    names = [found.name for found in pkgutil.iter_modules(app.engine.__path__)]
    modules = [import_module(f"app.engine.{name}") for name in names]
    classes: set[Any] = {kind for module in modules for _, kind in inspect.getmembers(module, is_dataclass)}
    assert classes
    assert [kind for kind in classes if not kind.__dataclass_params__.frozen] == []
