"""In a grown city, choices are uncovered and scoring facts legible before each tap, one thing at a time.

STREETS_SIGHT_GAMES=20 STREETS_SIGHT_GROWN=0 STREETS_SIGHT_CHOICES=999 plays 20 whole games.

From the start and with motion: the `Looker` of `test_controls.py`.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from dataclasses import replace
from itertools import cycle, islice

import pytest
from playwright.sync_api import Page

from scenes import Stage
from tests.e2e.looker import Looker
from tests.e2e.player import THREE
from tests.e2e.support import LYING, SIZES, STILL

pytestmark = pytest.mark.thorough

GAMES = int(os.environ.get("STREETS_SIGHT_GAMES", "1"))
"""The number of random games."""

CHOICES = int(os.environ.get("STREETS_SIGHT_CHOICES", "8"))
"""The number of actions in each."""

GROWN = int(os.environ.get("STREETS_SIGHT_GROWN", "56"))
"""Actions after which a city is grown."""

WITH_PLAYBACK = {"show": "slow", "bots": "off"}
"""Settings whose playback waits to be skipped."""


@pytest.mark.parametrize("number", range(GAMES))
def test_choices_are_uncovered_and_scoring_facts_legible(
    used_page: Callable[..., Page], address: str, number: int
) -> None:
    """Three players with consultants, on changing devices."""
    page = used_page(WITH_PLAYBACK, **STILL)
    Stage(page, address).open(replace(THREE, name=f"sight {number}").gone_on(GROWN), GROWN)
    player = Looker(page, f"sight {number}")
    for size in islice(cycle((*SIZES.values(), LYING)), CHOICES):
        page.set_viewport_size(size)
        if player.play(1).over:
            break
