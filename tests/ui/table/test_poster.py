"""The poster of a city: it has every building and sign, and names never become markup."""

from __future__ import annotations

from dataclasses import replace
from typing import get_args
from xml.etree import ElementTree

import pytest

from app.engine.game import legal_actions
from app.saves.marks import PLAIN
from app.ui.core.registry import OfferLink
from app.ui.features.sharing.messages import (
    DrawPicture,
    KeepPicture,
    PictureFailed,
    Shape,
    ShareDeal,
    ShareLink,
)
from app.ui.features.sharing.poster import SIZES, Poster, poster_text
from app.ui.table.links import deal_link, game_link
from app.ui.table.places import OtherCity
from environment import ROOT
from tests.ui.playing import Player, new_session

SHAPES = get_args(Shape)
SVG = "{http://www.w3.org/2000/svg}"


def drawn_of(contents: Poster, shape: Shape = "tall") -> ElementTree.Element:
    return ElementTree.fromstring(poster_text(contents, shape))


@pytest.mark.parametrize("shape", SHAPES)
def test_every_building_and_sign_uses_existing_symbols(shape: Shape) -> None:
    session = new_session(3)
    for _ in range(12):
        session = session.act(legal_actions(session.state)[0])
    state = session.state
    drawn = drawn_of(Poster(state, PLAIN), shape)
    used = [use.attrib["href"] for use in drawn.iter(f"{SVG}use")]
    buildings = [f"#art-{site.building.id}" for site in state.city.sites.values()]
    owned = sum(site.owner is not None for site in state.city.sites.values())
    pieces = ("#art-sign-", "#art-person-")
    assert sorted(each for each in used if not each.startswith(pieces)) == sorted(buildings)
    assert sum(each.startswith("#art-sign-") for each in used) == owned + len(state.seats)
    art = "".join(path.read_text(encoding="utf-8") for path in ROOT.glob("assets/art/*.svg"))
    assert all(f'id="{each.removeprefix("#art-")}"' in art for each in used)


def texts(drawn: ElementTree.Element) -> list[str | None]:
    return [text.text for text in drawn.iter(f"{SVG}text")]


def test_the_richest_comes_first_with_money_beside_the_name() -> None:
    state = new_session(3).state
    seats = [seat._replace(money=money) for seat, money in zip(state.seats, (40, 70, 55), strict=True)]
    drawn = drawn_of(Poster(replace(state, seats=tuple(seats)), PLAIN))
    last = list(drawn.iter(f"{SVG}text"))[-6:]
    assert [text.text for text in last] == [seats[1].name, "$70", seats[2].name, "$55", seats[0].name, "$40"]
    for name, money in zip(last[::2], last[1::2], strict=True):
        assert money.attrib["y"] == name.attrib["y"]


def test_the_people_of_every_building_are_drawn_and_counted() -> None:
    session = new_session(3)
    for _ in range(12):
        session = session.act(legal_actions(session.state)[0])
    sites = session.state.city.sites.values()
    there = [n for site in sites for n in (*site.people, *site.fomo) if n]
    drawn = drawn_of(Poster(session.state, PLAIN))
    assert there and sorted(text for text in texts(drawn) if text and text[0] == "×") == sorted(
        f"×{n}" for n in there
    )


def test_the_picture_has_a_title_and_room_for_the_date() -> None:
    drawn = drawn_of(Poster(new_session(2).state, PLAIN))
    assert texts(drawn)[:2] == ["Streets", None]


def test_a_name_stays_text() -> None:
    state = new_session(2).state
    seats = (state.seats[0]._replace(name="</text><script>&'\""), *state.seats[1:])
    drawn = drawn_of(Poster(replace(state, seats=seats), PLAIN))
    assert "</text><script>&'\"" in texts(drawn)
    assert not list(drawn.iter(f"{SVG}script"))


@pytest.mark.parametrize("shape", SHAPES)
def test_everything_is_on_the_poster(shape: Shape) -> None:
    """A city of any form, long names and a rival's city stay within the edges."""
    session = new_session(5)
    for _ in range(25):
        session = session.act(legal_actions(session.state)[0])
    state = session.state
    seats = tuple(seat._replace(name="家" * 24, money=1234) for seat in state.seats)
    sites = state.city.sites
    tall = {(0, row): site for row, site in enumerate(sites.values())}
    other = OtherCity("👨‍👩‍👧 Smith" * 2, 99, tall, PLAIN)
    across, down = SIZES[shape]
    for contents in (
        Poster(replace(state, seats=seats), PLAIN, "A rich street: $42"),
        Poster(state, PLAIN, "A rich street: $42", "", other),
        Poster(new_session(1, mode="solo").state, PLAIN),
    ):
        drawn = drawn_of(contents, shape)
        assert (drawn.attrib["width"], drawn.attrib["height"]) == (str(across), str(down))
        for part in (*drawn.iter(f"{SVG}use"), *drawn.iter(f"{SVG}rect")):
            x, y, wide, high = (float(part.attrib.get(name, 0)) for name in ("x", "y", "width", "height"))
            assert 0 <= x <= x + wide <= across + 0.2 and 0 <= y <= y + high <= down + 0.2
        for text in drawn.iter(f"{SVG}text"):
            assert 0 < float(text.attrib["y"]) < down - 10 and float(text.attrib["font-size"]) > 0
        if contents.other is not None:
            assert texts(drawn).count(other.name) == 2, "below its city and in the ranking"


def test_the_end_offers_a_picture_and_a_link() -> None:
    player = Player(new_session(2))
    player.effects.clear()
    player.send(KeepPicture("tall"))
    player.send(ShareLink())
    player.send(ShareDeal())
    picture, link, deal = player.effects
    assert isinstance(picture, DrawPicture) and picture.name == "streets-ana-ben-turn-1.png"
    assert link == OfferLink(game_link(player.table.session))
    assert deal == OfferLink(deal_link(player.table.session) or "")
    player.send(PictureFailed())
    assert player.model.notice is not None and player.model.notice.kind == "problem"
