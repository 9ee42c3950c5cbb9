"""Screens: each has an address and a view."""

from __future__ import annotations

import pytest

from app.ui.core.messages import Message, RouteChanged
from app.ui.core.model import Model, Route
from app.ui.core.page_parts import arrive, parse_route, screen_of, screens
from app.ui.core.update import update
from tests.ui.markup import find, page_of
from tests.ui.playing import seeded


def test_an_unknown_screen_is_lost() -> None:
    assert parse_route("#/statistics/2026") == Route("lost", "/statistics/2026")
    assert parse_route("#/constructor").screen == "lost"


@pytest.mark.parametrize("name", screens())
def test_every_screen_has_an_address_and_a_view(name: str) -> None:
    assert parse_route(f"#/{name}").screen == name
    arrived, _ = arrive(seeded(Model(route=Route(name))))
    assert page_of(arrived, "app")


@pytest.mark.parametrize("name", screens())
def test_every_frame_has_a_place_for_its_regions_before_any_game(name: str) -> None:
    """A reload shows the frame before the page knows where to go."""
    arrived, _ = arrive(seeded(Model(route=Route(name))))
    screen = screen_of(arrived)
    frame = page_of(arrived, screen.frame.id)
    regions = {region.id for region in screen.regions}
    assert regions <= {each.attributes["id"] for each in find(frame, id=None)}


def test_two_messages_cannot_have_one_verb() -> None:
    with pytest.raises(ValueError, match="two messages are called route-changed"):
        type("RouteChanged", (Message,), {"__annotations__": {}})


@pytest.mark.parametrize("name", screens())
def test_an_address_with_an_unknown_rest_has_a_page(name: str) -> None:
    """It shows until the address leads elsewhere."""
    for about in ("nonsense", "0", "2026-02-30", "a/b=c&d", "%00"):
        arrived, _ = update(seeded(), RouteChanged(f"#/{name}/{about}"))
        assert page_of(arrived)
