"""The rulebook's pictures and the player aids: every board is a legal record and matches its caption."""

from __future__ import annotations

import re
from html import unescape

import pytest

from app.engine.city import placement_problem
from app.engine.deck_file import standard_deck
from app.engine.forecast import preview
from app.engine.game import legal_actions
from app.engine.state import Build, Renovate, parse_action
from app.ui.core.messages import RouteChanged
from app.ui.core.model import Model
from app.ui.core.registry import Fetch, FocusOn, Navigate
from app.ui.core.texts import ASSETS, say
from app.ui.core.update import update
from app.ui.features.learn.course import COURSE, read_course
from app.ui.features.learn.handlers import FETCH_LESSONS
from app.ui.features.rules.album import ALBUM, Picture, read_album
from app.ui.features.rules.handlers import FETCH_ALBUM, AlbumFetched, PositionToTry, Seek
from app.ui.features.rules.pictures import rule_picture
from app.ui.table.messages import Keep, Pick
from app.ui.table.model import TABLE
from app.ui.table.positions import position_session
from app.ui.words.handbook import anchor_id, sections
from tests.ui.markup import find, page_of, read
from tests.ui.playing import attributes, table_of

TEXT = (ASSETS / "lessons" / "album.toml").read_text(encoding="utf-8")
DECK = standard_deck()
BOOK = read_album(TEXT, DECK)
ALL_LESSONS = read_course((ASSETS / "lessons" / "lessons.toml").read_text(encoding="utf-8"))
ICONS = set(re.findall(r'id="([^"]+)"', (ASSETS / "art" / "icons.svg").read_text(encoding="utf-8")))
pictures = pytest.mark.parametrize("shown", BOOK.pictures, ids=lambda shown: shown.name)


def test_every_section_has_a_picture_and_every_picture_a_section() -> None:
    assert {shown.rule for shown in BOOK.pictures} == set(sections())
    names = [shown.name for shown in BOOK.pictures]
    assert len(names) == len(set(names))


@pictures
def test_every_board_is_a_legal_record(shown: Picture) -> None:
    state = position_session(shown.record, DECK).state
    assert set(shown.light) | set(shown.receipts) <= set(state.city)
    if not shown.ghost:
        return
    action = parse_action(shown.ghost)
    assert isinstance(action, Build | Renovate)
    if "Forbidden" in say(shown.caption) or "one too many" in say(shown.caption):
        assert isinstance(action, Build)
        assert placement_problem(state.city, action.cell, action.facing) is not None
    else:
        assert action in legal_actions(state)
        assert shown.pays == bool(preview(state, action).enclosed) or not shown.pays


@pictures
def test_a_picture_has_no_controls_of_the_table(shown: Picture) -> None:
    markup = str(rule_picture(shown))
    assert f'href="#/try/{shown.name}"' in markup
    hooks = {"data-cell", "data-tile", "data-message", "data-action", "id"}
    assert [each for each in read(markup).within() if hooks & set(each.attributes)] == []
    assert unescape(markup).count(say(shown.caption)) >= 1
    sentences = re.findall(r"[.!?](?=\s|$)", say(shown.caption))
    assert 1 <= len(sentences) <= 2


def test_the_worked_example_pays_what_the_rules_say() -> None:
    (shown,) = BOOK.of("example")
    action = parse_action(shown.ghost)
    assert isinstance(action, Build)
    (scoring,) = preview(position_session(shown.record, DECK).state, action).enclosed
    assert sorted((str(paid.tile), paid.dollars) for paid in scoring.receipts) == [
        ("art-gallery", 9),
        ("flea-market", 11),
        ("starter-home", 7),
    ]


def test_the_harder_example_pays_what_its_section_says() -> None:
    (shown,) = BOOK.of("advanced-example")
    action = parse_action(shown.ghost)
    assert isinstance(action, Build)
    (scoring,) = preview(position_session(shown.record, DECK).state, action).enclosed
    paid = {str(paid.tile): (paid.seat, paid.dollars) for paid in scoring.receipts}
    assert paid == {
        "museum": (0, 14),
        "fashion-outlet": (0, 13),
        "play-park": (1, 6),
        "tattoo-parlour": (1, 1),
    }
    told = say("rule.advanced-example.body")
    assert all(f"${dollars}" in told for _, dollars in paid.values())


# --- The rules page ---


def rules_at(anchor: str = "") -> Model:
    model, effects = update(Model(), RouteChanged(f"#/rules/{anchor}" if anchor else "#/rules"))
    assert {effect for effect in effects if isinstance(effect, Fetch)} == {FETCH_ALBUM, FETCH_LESSONS}
    return model


def test_the_rules_show_before_their_pictures_load() -> None:
    model = rules_at("fomo")
    assert "board-picture" not in page_of(model)
    model, effects = update(model, AlbumFetched(TEXT))
    assert effects == (FocusOn(anchor_id("fomo")),)
    assert page_of(model).count("board-picture") == len(BOOK.pictures)


def test_a_section_links_to_its_lesson() -> None:
    model = Model().with_(COURSE, ALL_LESSONS).with_(ALBUM, BOOK)
    model, _ = update(model, RouteChanged("#/rules"))
    links = attributes(page_of(model), "href")
    for lesson in ALL_LESSONS.lessons:
        assert f"#/learn/{lesson.number}" in links


def test_search_finds_matching_sections() -> None:
    model = rules_at()
    model, _ = update(model, Seek("wild pointing"))
    shown = page_of(model)
    assert 0 < len(find(shown, "h3")) < len(sections())
    model, _ = update(model, Seek("xylophone"))
    assert find(page_of(model), "h3") == []
    model, _ = update(model, RouteChanged("#/rules/fomo"))
    assert len(find(page_of(model), "h3")) == len(sections())


def test_sections_whose_title_matches_come_first() -> None:
    model, _ = update(rules_at(), Seek("fomo"))
    titles = [heading.text for heading in find(page_of(model), "h3")]
    matching = ["fomo" in title.casefold() for title in titles]
    assert 0 < sum(matching) < len(titles) and matching == sorted(matching, reverse=True)


def test_the_contents_are_folded_except_for_the_part_that_is_read() -> None:
    assert not [each for each in find(page_of(rules_at()), "details") if "open" in each.attributes]
    opened = [each for each in find(page_of(rules_at("fomo")), "details") if "open" in each.attributes]
    assert len(opened) == 1 and "#/rules/fomo" in attributes(page_of(rules_at("fomo")), "href")


# --- Trying a position ---


def test_a_picture_opens_as_an_unsaved_position() -> None:
    model, effects = update(Model(), RouteChanged("#/try/placing"))
    assert effects == (FETCH_ALBUM,)
    model, effects = update(model, AlbumFetched(TEXT))
    table = model[TABLE]
    assert table is not None and table.origin == PositionToTry("placing")
    assert table.session.practice
    tile = table.shown.seats[table.shown.current].hand[0]
    model, more = update(model, Pick(tile))
    assert model[TABLE] is not None and table_of(model).attention.draft is not None
    assert not [e for e in (*effects, *more) if isinstance(e, Keep)]
    assert f'data-tile="{tile}"' in page_of(model)
    model, _ = update(model, RouteChanged("#/rules"))
    assert "#/try/placing" in attributes(page_of(model), "href")


def test_an_unknown_position_opens_the_rules() -> None:
    _, effects = update(Model().with_(ALBUM, BOOK), RouteChanged("#/try/moon"))
    assert effects == (Navigate("#/rules/moon", replacing=True),)


# --- The player aid ---


def test_the_player_aid_is_one_page_with_a_solo_part() -> None:
    model, effects = update(Model(), RouteChanged("#/aid"))
    assert effects == (FETCH_ALBUM,)
    model, _ = update(model, AlbumFetched(TEXT))
    shown = unescape(page_of(model))
    for part in BOOK.aids:
        assert say(f"aid.{part.name}.title") in shown
        for number, icon in enumerate(part.icons, 1):
            assert icon in ICONS and say(f"aid.{part.name}.{number}") in shown
    assert sum(part.solo for part in BOOK.aids) == 1
