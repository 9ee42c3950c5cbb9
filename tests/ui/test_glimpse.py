"""The pictures of how a street pays: small, and true."""

from __future__ import annotations

import tomllib

from app.engine.deck_file import standard_deck
from app.engine.forecast import preview
from app.engine.state import Build, parse_action
from app.ui.core.texts import ASSETS
from app.ui.features.rules.album import dealt
from app.ui.features.rules.glimpse import EAST, GLIMPSE, PAYING_STREET, PAYS, WEST
from app.ui.table.positions import position, position_session


def test_the_street_pays_what_the_picture_says() -> None:
    base = tomllib.loads((ASSETS / "lessons/album.toml").read_text("utf-8"))["base"]
    _, *built = PAYING_STREET
    actions = [f"build {tile} {x},0 S" for x, tile in enumerate(built, 1)]
    actions.append(f"build {EAST} {len(PAYING_STREET)},0 W")
    last = f"build {WEST} -1,0 E"
    deck = standard_deck()
    state = position_session(position(base, dealt({"actions": actions}, last, deck)), deck).state
    build = parse_action(last)
    assert isinstance(build, Build)
    (scoring,) = preview(state, build).enclosed
    assert {each.tile: (each.seat, each.dollars) for each in scoring.receipts} == PAYS


def test_the_pictures_are_small() -> None:
    assert len(str(GLIMPSE.view())) < 5000
