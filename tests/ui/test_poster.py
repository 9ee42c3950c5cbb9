"""The picture of a city to keep: every building and sign is in it, and a name is never markup."""

from __future__ import annotations

from dataclasses import replace
from xml.etree import ElementTree

from app.engine.game import legal_actions
from app.ui.core.effects import DrawPicture, OfferLink
from app.ui.core.messages import KeepPicture, PictureFailed, ShareLink
from app.ui.features.sharing.game_links import game_link
from app.ui.features.sharing.poster import poster
from app.ui.table.seating import PLAIN
from environment import ROOT
from tests.ui.table import Player, new_session

SVG = "{http://www.w3.org/2000/svg}"


def test_every_building_and_sign_is_drawn_with_symbols_that_exist() -> None:
    session = new_session(3)
    for _ in range(12):
        session = session.act(legal_actions(session.state)[0])
    state = session.state
    drawn = ElementTree.fromstring(poster(state, PLAIN))
    used = [use.attrib["href"] for use in drawn.iter(f"{SVG}use")]
    buildings = [f"#art-{site.building.id}" for site in state.city.sites.values()]
    owned = sum(site.owner is not None for site in state.city.sites.values())
    assert sorted(each for each in used if not each.startswith("#art-sign-")) == sorted(buildings)
    assert sum(each.startswith("#art-sign-") for each in used) == owned + len(state.seats)
    art = "".join(path.read_text(encoding="utf-8") for path in ROOT.glob("assets/art/*.svg"))
    assert all(f'id="{each.removeprefix("#art-")}"' in art for each in used)


def test_a_name_stays_a_text() -> None:
    state = new_session(2).state
    seats = (state.seats[0]._replace(name="</text><script>&'\""), *state.seats[1:])
    drawn = ElementTree.fromstring(poster(replace(state, seats=seats), PLAIN))
    assert next(text.text for text in drawn.iter(f"{SVG}text")) == "</text><script>&'\""
    assert not list(drawn.iter(f"{SVG}script"))


def test_a_picture_and_a_link_are_offered() -> None:
    player = Player(new_session(2))
    player.effects.clear()
    player.send(KeepPicture())
    player.send(ShareLink())
    picture, link = player.effects
    assert isinstance(picture, DrawPicture) and picture.name == "streets-ana-ben-turn-1.png"
    assert link == OfferLink(game_link(player.table.session))
    player.send(PictureFailed())
    assert player.model.notice is not None and player.model.notice.kind == "problem"
