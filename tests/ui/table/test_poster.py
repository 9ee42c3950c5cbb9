"""The poster of a city: it has every building and sign, and names never become markup."""

from __future__ import annotations

from dataclasses import replace
from xml.etree import ElementTree

from app.engine.game import legal_actions
from app.saves.marks import PLAIN
from app.ui.core.effects import OfferLink
from app.ui.features.sharing.messages import DrawPicture, KeepPicture, PictureFailed, ShareDeal, ShareLink
from app.ui.features.sharing.poster import poster
from app.ui.table.links import deal_link, game_link
from environment import ROOT
from tests.ui.playing import Player, new_session

SVG = "{http://www.w3.org/2000/svg}"


def test_every_building_and_sign_uses_existing_symbols() -> None:
    session = new_session(3)
    for _ in range(12):
        session = session.act(legal_actions(session.state)[0])
    state = session.state
    drawn = ElementTree.fromstring(poster(state, PLAIN))
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
    drawn = ElementTree.fromstring(poster(replace(state, seats=tuple(seats)), PLAIN))
    last = list(drawn.iter(f"{SVG}text"))[-6:]
    assert [text.text for text in last] == ["$70", seats[1].name, "$55", seats[2].name, "$40", seats[0].name]
    for money, name in zip(last[::2], last[1::2], strict=True):
        assert money.attrib["y"] == name.attrib["y"]
        assert 0 < int(name.attrib["x"]) - int(money.attrib["x"]) < 40


def test_the_people_of_every_building_are_drawn_and_counted() -> None:
    session = new_session(3)
    for _ in range(12):
        session = session.act(legal_actions(session.state)[0])
    sites = session.state.city.sites.values()
    there = [n for site in sites for n in (*site.people, *site.fomo) if n]
    drawn = ElementTree.fromstring(poster(session.state, PLAIN))
    assert there and sorted(text for text in texts(drawn) if text and text[0] == "×") == sorted(
        f"×{n}" for n in there
    )


def test_the_picture_has_a_title_and_room_for_the_date() -> None:
    drawn = ElementTree.fromstring(poster(new_session(2).state, PLAIN))
    assert texts(drawn)[:2] == ["Streets", None]


def test_a_name_stays_text() -> None:
    state = new_session(2).state
    seats = (state.seats[0]._replace(name="</text><script>&'\""), *state.seats[1:])
    drawn = ElementTree.fromstring(poster(replace(state, seats=seats), PLAIN))
    assert "</text><script>&'\"" in texts(drawn)
    assert not list(drawn.iter(f"{SVG}script"))


def test_the_end_offers_a_picture_and_a_link() -> None:
    player = Player(new_session(2))
    player.effects.clear()
    player.send(KeepPicture())
    player.send(ShareLink())
    player.send(ShareDeal())
    picture, link, deal = player.effects
    assert isinstance(picture, DrawPicture) and picture.name == "streets-ana-ben-turn-1.png"
    assert link == OfferLink(game_link(player.table.session))
    assert deal == OfferLink(deal_link(player.table.session) or "")
    player.send(PictureFailed())
    assert player.model.notice is not None and player.model.notice.kind == "problem"
