"""Guides: the strips above the board that features contribute."""

from __future__ import annotations

import pytest

from app.ui.core.feature import contributions, load
from app.ui.table.places import Guide


@pytest.mark.parametrize("guide", contributions(Guide), ids=lambda guide: guide.view)
def test_a_guide_names_functions(guide: Guide) -> None:
    assert callable(load(guide.parts)) and callable(load(guide.view))


def test_one_guide_is_the_default() -> None:
    assert [guide.view for guide in contributions(Guide) if guide.last][-1:] == ["features.learn.views:coach"]
