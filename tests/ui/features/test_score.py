"""The page that scores a street: a few taps give the rulebook's numbers, and the rules refuse the rest."""

from __future__ import annotations

import json
import zlib
from base64 import b32encode
from html import unescape

import pytest

from app.engine.deck_file import standard_deck
from app.engine.game import apply, legal_actions
from app.engine.street_form import STREET_RULES, StreetBuilding, StreetEnd, StreetForm, StreetRefusal
from app.engine.street_score import StreetScore
from app.ui.core import texts
from app.ui.core.messages import Dismiss, RouteChanged, parse_message
from app.ui.core.model import Model
from app.ui.core.registry import Navigate
from app.ui.core.update import update
from app.ui.features.score.sheet import (
    SHEET,
    TRY,
    StreetDataError,
    read_street,
    score_of,
    street_data,
    street_route,
)
from app.ui.features.score.views import ANCHORS
from app.ui.table.links import table_link
from app.ui.table.model import TABLE, FinderState
from app.ui.table.views.finder import Finder, tiles_found
from app.ui.words.handbook import sections
from tests.ui.markup import find, page_of, read
from tests.ui.playing import there
from texts import ensure_texts

DECK = standard_deck()


def test_tiles_are_found_by_a_word_inside_a_japanese_name() -> None:
    texts.use(json.loads((ensure_texts() / "ja.json").read_text("utf-8")))
    for typed, name in (("ﾀﾜｰ", "viewpoint-tower"), ("ほてる", "grand-hotel"), ("れこーど", "record-shop")):
        assert found(typed)[0] == name
        assert "museum" not in found(typed)


@pytest.mark.parametrize(
    ("language", "typed", "names"),
    [
        ("de", "markt", ["flea-market"]),
        ("de", "MARKT", ["flea-market"]),
        ("de", "bahnhof", ["central-station"]),
        ("de", "kaffeeroe", ["coffee-roastery"]),
        ("de", "buero", ["office-tower"]),
        ("fr", "musee", ["museum"]),
        ("ru", "рынок", ["flea-market"]),
    ],
)
def test_tiles_are_found_by_words_inside_others_and_by_umlauts_typed_as_two_letters(
    language: str, typed: str, names: list[str]
) -> None:
    texts.use(json.loads((ensure_texts() / f"{language}.json").read_text("utf-8")))
    assert found(typed)[:1] == names


def found(typed: str) -> list[str]:
    finder = Finder({"tourist": tuple(DECK.buildings)}, FinderState(words=typed), lambda _: Dismiss())
    return tiles_found(finder, DECK)


class Hand:
    """Somebody who taps the page's controls, and counts the taps."""

    def __init__(self) -> None:
        self.model, _ = update(Model(), RouteChanged("#/score"))
        self.taps = 0

    @property
    def page(self) -> str:
        return unescape(page_of(self.model))

    def offers(self, message: str) -> bool:
        """Return whether a button or a field of the page sends a message."""
        for each in read(self.page).within():
            found = each.attributes
            if found.get("data-message") == message and "disabled" not in found:
                return True
            change, value = found.get("data-change"), found.get("value", message.rpartition(" ")[2])
            if change is not None and f"{change} {value}" == message:
                return True
        return False

    def tap(self, *messages: str) -> None:
        for message in messages:
            assert self.offers(message), message
            self.model, _ = update(self.model, parse_message(message))
            self.taps += 1

    def lay(self, tile: str) -> None:
        if not self.offers(f"lay-tile {tile}"):
            self.tap(f"open-back {DECK[tile].back or 'start'}")
        self.tap(f"lay-tile {tile}")

    @property
    def result(self) -> StreetScore | StreetRefusal:
        return score_of(self.model[SHEET].form)

    @property
    def dollars(self) -> tuple[int, ...]:
        assert isinstance(self.result, StreetScore)
        return self.result.dollars

    @property
    def problem(self) -> str:
        assert isinstance(self.result, StreetRefusal)
        return self.result.problem


def rulebook_street() -> Hand:
    hand = Hand()
    hand.lay("art-gallery")
    hand.tap("set-owner 0 0", *["add-people 0 1 no 1"] * 2)
    for number, tile in ((1, "flea-market"), (2, "starter-home")):
        hand.tap("choose-slot next")
        hand.lay(tile)
        hand.tap(f"set-owner {number} 1")
    for end, tile in (("left", "student-house"), ("right", "corner-cafe")):
        hand.tap(f"choose-slot {end}")
        hand.lay(tile)
    return hand


def test_the_rulebooks_street_takes_at_most_25_taps() -> None:
    hand = rulebook_street()
    assert hand.taps <= 25
    assert hand.dollars[:2] == (9, 18)
    assert "Red $9 and Blue $18." in hand.page


def test_an_end_that_faces_away_does_not_count() -> None:
    hand = rulebook_street()
    hand.tap("choose-slot left", "set-pointing left no")
    assert hand.dollars[:2] == (7, 18)  # a wild symbol completes the second set


def test_end_game_rounding() -> None:
    hand = Hand()
    hand.lay("starter-home")
    hand.tap("set-owner 0 0", *["add-people 0 2 no 1"] * 2, "choose-slot next")
    hand.lay("flea-market")
    hand.tap("unfold-game yes", "set-street-game final yes")
    assert hand.dollars[0] == 4
    assert hand.taps <= 25


def test_the_business_bonus() -> None:
    hand = Hand()
    hand.lay("library")
    hand.tap("unfold-game yes", "set-street-game players 2")
    hand.tap("set-street-game final yes", "set-street-game business yes")
    for seat, tokens in enumerate(((1, 4, 3, 2), (3, 2, 2, 2))):
        for kind, count in enumerate(tokens):
            hand.tap(*[f"add-tokens {seat} {kind} 1"] * count)
    assert hand.dollars == (35, 35)


def test_a_tile_is_offered_once() -> None:
    hand = Hand()
    hand.lay("art-gallery")
    hand.tap("choose-slot next", "open-back hipster")
    assert not hand.offers("lay-tile art-gallery")
    hand.model, _ = update(hand.model, parse_message("lay-tile art-gallery"))
    assert hand.problem == "tile-twice"
    assert "There’s only one Art Gallery in the game." in hand.page and "#/rules/setup" in hand.page


def test_a_search_finds_tiles_by_name_and_by_symbol() -> None:
    hand = Hand()
    hand.model, _ = update(hand.model, parse_message("find-tile fl"))
    assert hand.offers("lay-tile flea-market") and not hand.offers("lay-tile art-gallery")
    hand.model, _ = update(hand.model, parse_message("find-tile wild"))
    assert hand.offers("lay-tile corner-cafe")
    hand.model, _ = update(hand.model, parse_message("find-tile zzz"))
    assert "No such tile." in hand.page


def test_a_building_can_be_moved_replaced_and_removed() -> None:
    hand = rulebook_street()
    hand.tap("choose-slot 0", "shift-building 0 1")
    assert [each.tile for each in hand.model[SHEET].form.buildings][1] == "art-gallery"
    assert hand.dollars[:2] == (9, 18)
    hand.tap("remove-tile 1")
    assert len(hand.model[SHEET].form.buildings) == 2 and hand.dollars[0] == 0
    hand.tap("choose-slot right", "remove-tile right")
    assert hand.problem == "not-enclosed"
    hand.tap("clear-street")
    assert hand.problem == "no-buildings"


def test_surroundings_are_asked_where_a_valuation_needs_them() -> None:
    asking = [tile for tile in DECK.buildings if DECK[tile].valuation.kind == "adjacency"]
    hand = rulebook_street()
    assert "set-around" not in hand.page
    hand.tap("choose-slot next")
    hand.lay(asking[0])
    hand.tap("set-owner 3 0")
    before = hand.dollars[0]
    hand.tap("set-around 3 3")
    assert hand.dollars[0] == before + DECK[asking[0]].valuation.dollars


def test_cards_have_their_questions() -> None:
    hand = rulebook_street()
    hand.tap("unfold-game yes", "set-street-game card-0 hacker")
    before = hand.dollars[0]
    hand.tap("add-back hipster 1")
    assert hand.dollars[0] == before + 2
    hand.tap("set-street-game card-0 investor", "choose-slot 0", "set-signs 0 2")
    assert hand.model[SHEET].form.backs == ()
    hand.tap("set-street-game card-0 entrepreneur", "choose-slot swap")
    hand.lay("pop-up-shop" if "pop-up-shop" in DECK else "library")
    assert hand.model[SHEET].form.swap is not None
    hand.tap("set-street-game card-0 location-scout", "choose-slot elsewhere")
    hand.lay("museum")
    assert hand.model[SHEET].form.elsewhere == ((0, "museum"),)
    hand.tap("remove-elsewhere museum", "set-street-game players 1")
    assert hand.model[SHEET].form.mode == "solo" and "The Grifter" in hand.page


def test_every_refusal_has_its_rule() -> None:
    assert set(ANCHORS) == set(STREET_RULES)
    assert set(ANCHORS.values()) <= set(sections())


@pytest.mark.parametrize("final", ["no", "yes"])
def test_the_street_opens_as_a_position_to_try(final: str) -> None:
    hand = rulebook_street()
    if final == "yes":
        hand.tap("choose-slot right", "remove-tile right", "unfold-game yes", "set-street-game final yes")
    expected = hand.dollars
    (link,) = [each["href"] for each in find(hand.page, "a") if "/try-" in each["href"]]
    reloaded, _ = update(Model(), RouteChanged(link))
    table = there(reloaded, TABLE)
    state = table.session.state
    assert table_link(table) == link and reloaded[SHEET].form == hand.model[SHEET].form
    assert all(len(seat.hand) == 3 for seat in state.seats)
    if final == "no":
        (action,) = legal_actions(state)
        paid = apply(state, action).state
        assert tuple(seat.money for seat in paid.seats) == expected
    else:
        assert state.decision is not None and state.decision.kind == "build"


def test_without_a_street_there_is_nothing_to_try() -> None:
    for address in ("#/score/try-", "#/score/try-abc"):
        _, effects = update(Model(), RouteChanged(address))
        assert effects == (Navigate("#/score", replacing=True),)
    open_end = rulebook_street()
    open_end.tap("choose-slot right", "remove-tile right")
    there_again = street_route(open_end.model[SHEET].form)
    _, effects = update(Model(), RouteChanged(f"#/score/{TRY}{there_again.about}"))
    assert effects == (Navigate(str(there_again), replacing=True),)


def test_strange_messages_change_nothing() -> None:
    hand = rulebook_street()
    before = hand.model[SHEET]
    for message in (
        "choose-slot 9",
        "choose-slot x",
        "lay-tile nowhere",
        "set-owner 7 0",
        "set-owner x 0",
        "set-signs 8 2",
        "add-people 9 0 no 1",
        "add-people 0 7 no 1",
        "shift-building 0 -1",
        "set-street-game players 9",
        "set-street-game card-0 moon",
        "set-street-game moon 3",
        "add-tokens 9 0 1",
        "add-back moon 1",
        "swap-for 0",
        "remove-tile 9",
        "open-back moon",
    ):
        hand.model, _ = update(hand.model, parse_message(message))
        assert hand.model[SHEET] == before, message


def test_a_screen_reader_hears_a_list_of_tiles() -> None:
    hand = Hand()
    hand.tap("open-back hipster")
    page = read(hand.page)
    (field,) = [each for each in page.within() if each.attributes.get("role") == "combobox"]
    (listed,) = [each for each in page.within() if each.attributes.get("role") == "listbox"]
    assert field.attributes["aria-controls"] == listed.attributes["id"]
    options = [each for each in listed.within() if each.attributes.get("role") == "option"]
    places = [each.attributes["aria-posinset"] for each in options]
    assert places == [str(number) for number in range(1, len(options) + 1)]
    assert {each.attributes["aria-setsize"] for each in options} == {str(len(options))}
    assert [each.attributes["tabindex"] for each in options] == ["0", *["-1"] * (len(options) - 1)]
    assert all(each.attributes["aria-selected"] == "false" for each in options)


def test_a_search_lists_names_that_begin_so_first_and_says_which_one_enter_takes() -> None:
    hand = Hand()
    hand.model, _ = update(hand.model, parse_message("find-tile fl"))
    page = read(hand.page)
    (field,) = [each for each in page.within() if each.attributes.get("role") == "combobox"]
    first = next(each for each in page.within() if each.attributes.get("role") == "option")
    assert field.attributes["aria-activedescendant"] == first.attributes["id"] == "finder-flea-market"


# --- The address ---


def test_the_address_holds_the_street_as_it_is_laid() -> None:
    hand = rulebook_street()
    assert str(hand.model.route) == str(street_route(hand.model[SHEET].form))
    assert len(str(hand.model.route)) < 400
    reloaded, effects = update(Model(), RouteChanged(str(hand.model.route)))
    assert reloaded[SHEET].form == hand.model[SHEET].form and effects == ()
    hand.tap("share-street")
    back, effects = update(hand.model, RouteChanged("#/score"))
    assert back.route == hand.model.route and effects == (Navigate(str(hand.model.route), replacing=True),)
    hand.tap("clear-street")
    assert str(hand.model.route) == "#/score"


def test_every_entry_survives_the_address() -> None:
    full = StreetForm(
        (
            StreetBuilding("art-gallery", 0, 2, (0, 3, 0, 0), (0, 1, 0, 0), 4, encloses=True),
            StreetBuilding("library", None, around=0),
        ),
        (StreetEnd("student-house", points_in=True, owner=1), None),
        ("investor", "hacker", None),
        "ru",
        business=True,
        current=2,
        elsewhere=((1, "museum"),),
        backs=("wild", "hipster"),
        swap=("corner-cafe", 1),
        tokens=((1, 2, 3, 4), (0, 0, 0, 0), (12, 0, 0, 0)),
        final=True,
    )
    assert read_street(street_data(full)) == full
    assert read_street(street_data(StreetForm((), cards=(None,)))) == StreetForm((), cards=(None,))


def written(**changes: object) -> str:
    """Return the data of a small street with some of its parts replaced by others."""
    parts = {"buildings": [{"tile": "library"}], "ends": [None, None], "cards": [None, None], **changes}
    return b32encode(zlib.compress(json.dumps(parts).encode())).decode().rstrip("=").lower()


@pytest.mark.parametrize(
    "changes",
    [
        {"buildings": [{"tile": "<b>"}]},
        {"buildings": [{"tile": ["library"]}]},
        {"buildings": [{"tile": "library"}] * 6},
        {"buildings": [{"tile": "library", "owner": 2}]},
        {"buildings": [{"tile": "library", "people": [1, 0, 0]}]},
        {"buildings": [{"tile": "library", "people": [99, 0, 0, 0]}]},
        {"buildings": [{"tile": "library", "around": True}]},
        {"ends": [None]},
        {"ends": [["library", 1, None], None]},
        {"cards": []},
        {"cards": ["moon", None]},
        {"edition": "moon"},
        {"current": 2},
        {"elsewhere": [[4, "library"]]},
        {"backs": ["wild"] * 4},
        {"swap": ["library", 1]},
        {"tokens": [[13, 0, 0, 0]]},
        {"final": "yes"},
    ],
    ids=str,
)
def test_strange_data_is_refused(changes: dict[str, object]) -> None:
    assert read_street(written()).buildings[0].tile == "library"
    with pytest.raises(StreetDataError):
        read_street(written(**changes))


@pytest.mark.parametrize("cut", [1, 5, 20])
def test_a_damaged_address_says_so_and_shows_an_empty_street(cut: int) -> None:
    address = str(rulebook_street().model.route)
    model, effects = update(Model(), RouteChanged(address[:-cut]))
    assert effects == (Navigate("#/score", replacing=True),)
    model, _ = update(model, RouteChanged("#/score"))
    assert model.notice is not None and "damaged" in model.notice.text
    assert model[SHEET].form.buildings == ()
