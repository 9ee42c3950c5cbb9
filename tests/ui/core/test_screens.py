"""Screens: each has an address and a view."""

from __future__ import annotations

import pytest

from app.ui.core.messages import Message
from app.ui.core.model import Model
from app.ui.core.routes import Route
from app.ui.core.screens import arrive, parse_route, screen_of, screens
from tests.ui.markup import find
from tests.ui.playing import seeded


def test_an_unknown_screen_is_lost() -> None:
    assert parse_route("#/statistics/2026") == Route("lost", "/statistics/2026")
    assert parse_route("#/constructor").screen == "lost"


@pytest.mark.parametrize("name", screens())
def test_every_screen_has_an_address_and_a_view(name: str) -> None:
    assert parse_route(f"#/{name}").screen == name
    arrived, _ = arrive(seeded(Model(route=Route(name))))
    screen = screen_of(arrived)
    assert str(screen.frame.view(*screen.frame.parts(arrived)))


@pytest.mark.parametrize("name", screens())
def test_every_frame_has_a_place_for_its_regions_before_any_game(name: str) -> None:
    """A reload shows the frame before the page knows where to go."""
    arrived, _ = arrive(seeded(Model(route=Route(name))))
    screen = screen_of(arrived)
    frame = screen.frame.view(*screen.frame.parts(arrived))
    regions = {region.id for region in screen.regions}
    assert regions <= {each.attributes["id"] for each in find(frame, id=None)}


def test_two_messages_cannot_have_one_verb() -> None:
    with pytest.raises(ValueError, match="two messages are called route-changed"):
        type("RouteChanged", (Message,), {"__annotations__": {}})
