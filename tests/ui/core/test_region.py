"""A region renders again when a part of the model that it shows has changed."""

from __future__ import annotations

from typing import NamedTuple

import pytest

from app.ui.core.html import same_parts


class Named(NamedTuple):
    """Parts with names."""

    city: object
    cells: tuple[tuple[int, int], ...]
    name: str


CITY, OTHER = [1], [1]
"""Equal, but different objects."""


@pytest.mark.parametrize(
    ("before", "now", "same"),
    [
        ((CITY, 1, "a", None), (CITY, 1, "a", None), True),
        ((CITY,), (OTHER,), False),
        (("a",), ("b",), False),
        ((), (), True),
        (None, (), False),
        ((CITY,), (CITY, CITY), False),
        ((CITY, ((0, 1),)), (CITY, ((0, 1),)), True),
        ((CITY, ((0, 1),)), (CITY, ((0, 2),)), False),
        ((Named(CITY, ((0, 1),), "a"),), (Named(CITY, ((0, 1),), "a"),), True),
        ((Named(CITY, ((0, 1),), "a"),), (Named(OTHER, ((0, 1),), "a"),), False),
        ((Named(CITY, (), "a"),), (None,), False),
    ],
)
def test_parts_are_compared_item_by_item(before: object, now: object, same: bool) -> None:
    assert same_parts(before, now) is same
