"""Wording in situations that were once described wrongly: the sentences match the rules."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from random import Random

import pytest

from app.engine.business import bonuses
from app.engine.city import ICONS, Site
from app.engine.deck_file import standard_deck
from app.engine.events import FinishAbandon, GameEnded, PayStreet, TakeTokens, TileLifted
from app.engine.geometry import Cell, Facing
from app.engine.receipts import Receipt
from app.engine.session import Session
from app.engine.state import Build, Claim, Decision, Renovate, State, Token
from app.saves.marks import PLAIN
from app.ui.core.messages import RouteChanged
from app.ui.core.model import Model
from app.ui.core.update import update
from app.ui.features.new_game.form import fresh, with_entry
from app.ui.features.new_game.views import new_game_page
from app.ui.table.messages import Act, Pick, Tap
from app.ui.table.model import BuildDraft
from app.ui.table.views import explain
from app.ui.table.views.prompt import PromptParts
from app.ui.table.views.prompt import prompt as prompt_view
from app.ui.words.dates import moment_words
from app.ui.words.log import NOTHING_DRAWN, WORDS, report
from app.ui.words.sentences import paid_words, pointing_words, spoken_scores, spoken_street, street_words
from tests.ui.markup import find, page_of, text_of
from tests.ui.playing import Player, new_session, reached


def moments(session: Session, rng: Random, **settings: object) -> Iterator[Player]:
    """Yield a player of a random game at every decision."""
    player = Player(session, **settings)
    player.ready()
    while (decision := player.table.decision) is not None:
        yield player
        player.send(Act(str(rng.choice(list(decision.options)))))
        player.ready()


def prompt(player: Player) -> str:
    """Return the text of the prompt."""
    return text_of(player.regions()["prompt"])


def asks(state: State, decision: Decision, draft: BuildDraft | None) -> str:
    """Return the prompt for a decision."""
    return text_of(prompt_view(PromptParts(state, decision, draft, playing=0)))


# --- A new game ---


@pytest.mark.parametrize(("consultants", "dollars"), [("no", (0, 20, 50)), ("yes", (40, 60, 90))])
def test_the_form_states_the_grifters_advantage(consultants: str, dollars: tuple[int, ...]) -> None:
    form = with_entry(with_entry(fresh(), "mode", "solo"), "consultants", consultants)
    told = re.findall(r"The Grifter starts with \$(\d+)\.", text_of(new_game_page(form)))
    assert tuple(map(int, told)) == dollars


def test_the_form_states_the_grifters_own_edition() -> None:
    said = "The Grifter plays by the 2021 rules in every edition. That is our choice."
    form = with_entry(with_entry(with_entry(fresh(), "more", "yes"), "mode", "solo"), "edition", "ru")
    assert said in text_of(new_game_page(form))
    assert said not in text_of(new_game_page(with_entry(form, "mode", "multiplayer")))
    assert said not in text_of(new_game_page(with_entry(form, "edition", "2021")))


def test_the_form_states_the_first_player() -> None:
    form = with_entry(fresh(), "more", "yes")
    assert "hipster begins" in text_of(new_game_page(form))
    assert "hipster begins" not in text_of(new_game_page(with_entry(form, "mode", "solo")))


# --- The prompt ---


@pytest.mark.parametrize("helps", ["full", "legal", "none"])
def test_worths_are_announced_only_where_shown(helps: str) -> None:
    player = Player(new_session(2), helps=helps)
    player.ready()
    assert ("with the most it could earn there" in prompt(player)) is (helps == "full")
    assert "pick a tile" in prompt(player)


def test_a_renovation_does_not_suggest_rotating() -> None:
    session = new_session(3, cards=("renovator", "hacker", "investor"), seed="covers")
    player = Player(reached(session, "build", lambda state: bool(covers_of(state))))
    player.ready()
    cover = covers_of(player.table.session.state)[0]
    player.send(Pick(cover.tile))
    player.send(Tap(cover.cell))
    assert "The new building faces the same way. Renovate?" in prompt(player)
    assert "Rotate it" not in prompt(player)


def covers_of(state: State) -> list[Renovate]:
    """Return the legal renovations."""
    assert state.decision is not None
    return [option for option in state.decision.options if isinstance(option, Renovate)]


def test_a_claim_names_its_buildings() -> None:
    claims = 0
    for seed in range(5):
        session = new_session(4, business=True, seed=f"claims {seed}")
        for player in moments(session, Random(seed)):
            decision = player.table.decision
            if decision is None or decision.kind != "claim":
                continue
            state = player.table.session.state
            own = [site for site in state.city.sites.values() if site.owner == decision.mover]
            for option in decision.options:
                assert isinstance(option, Claim)
                (button,) = find(player.regions()["prompt"], "button", data_action=str(option))
                names, tokens = button.text.split(": ")
                kinds = set(option.icons)
                for name in names.split(" or "):
                    (site,) = (site for site in own if site.building.name == name)
                    assert kinds == set(site.building.icons) or kinds == {"wild"}
                    assert len(site.building.icons) == len(option.icons)
                assert tokens.startswith(f"{len(option.icons)} token" if kinds == {"wild"} else tokens[0])
                assert ("of any kind" in tokens) is (kinds == {"wild"})
                claims += 1
    assert claims > 4


@pytest.mark.parametrize(
    ("icons", "gone", "tiles", "words"),
    [
        (("leisure",), "leisure", ("cinema",), "leisure"),
        (("wild",), "leisure", ("cinema",), "leisure"),
        (("wild",), "leisure retail", ("cinema", "record-shop"), "leisure or retail"),
        (("wild",), "leisure", ("cinema", "record-shop"), "leisure"),
        (("wild",), "leisure", ("cinema", "bookshop"), None),
    ],
)
def test_an_exhausted_token_is_named(
    icons: tuple[str, ...], gone: str, tiles: tuple[str, ...], words: str | None
) -> None:
    state = new_session(business=True).state
    deck = state.rules.deck
    city = state.city
    for x, tile in enumerate(tiles, 1):
        city = city.with_building((x, 0), Site(deck[tile], "S", owner=0, signs=1))
    a, b, c, d = (0 if kind in gone else 5 for kind in ICONS)
    state = replace(state, city=city, bank=(a, b, c, d), agenda=(PayStreet(0, (0, 0)), TakeTokens(0, icons)))
    decision = Decision("token", 0, 0, (Token("residential"), Token("restaurant")))
    said = asks(state, decision, None)
    if words is None:
        assert "A wild icon lets you choose." in said
    else:
        assert f"There are no {words} tokens left, so this icon counts as wild." in said


def test_a_token_claimed_on_departure_says_so() -> None:
    state = new_session(business=True).state
    city = state.city.with_building((1, 0), Site(state.rules.deck["bookshop"], "S", owner=0, signs=1))
    state = replace(state, city=city, agenda=(FinishAbandon(0, (1, 0)), TakeTokens(0, ("wild",))))
    decision = Decision("token", 0, 0, (Token("residential"), Token("restaurant")))
    said = asks(state, decision, None)
    assert "Before you abandon a building, you claim its tokens. A wild icon lets you choose." in said


def test_the_remaining_streets_are_counted() -> None:
    player = Player(reached(new_session(5), "score", seed="a"))
    player.ready()
    assert player.table.decision is not None
    count = len(player.table.decision.options)
    assert f"{count} streets are still waiting to be scored. You choose the order." in prompt(player)


@pytest.mark.parametrize(
    ("people", "words", "best"),
    [
        (0, "sends anyone", "sends anyone"),
        (1, "sends 1 person", "Best spot: 1 person"),
        (3, "sends 3 people", "Best spot: 3 people"),
    ],
)
def test_zero_people_is_not_a_number(people: int, words: str, best: str) -> None:
    state = replace(new_session(1, mode="solo").state, lifted="penthouse")
    places: tuple[tuple[Cell, Facing], ...] = (((1, 0), "S"), ((-1, 0), "S"))
    found = tuple((cell, facing, people) for cell, facing in places)
    judged = TileLifted("penthouse", "enclosure", found, places)
    draft = BuildDraft("penthouse", {cell: (facing,) for cell, facing in places}, {}, judged=judged)
    decision = Decision("grifter", 0, 1, tuple(Build("penthouse", *place) for place in places))
    asked = asks(state, decision, draft)
    told = text_of(explain.grifter(state, judged, built=False))
    for said in (asked, told):
        assert "0 people" not in said
    assert words in asked.replace("send anyone", "sends anyone")
    assert best in told


# --- The table ---


def test_the_grifters_signs_are_not_counted() -> None:
    player = Player(new_session(1, mode="solo"))
    player.ready()
    told = "You, $0, 5 signs free. The Grifter, $20, unlimited signs."
    assert spoken_scores(player.table.shown) == told
    assert 'aria-label="The Grifter, $20, unlimited signs"' in player.regions()["rail"]


def test_the_endgame_stack_has_no_order_until_it_is_face_up() -> None:
    seen = set()
    for player in moments(new_session(1, mode="solo"), Random("endgame")):
        state = player.table.session.state
        stack = player.regions()["stack"]
        assert ("One of them has a" in stack) is bool(state.stack and state.grifter_stack)
        if not state.stack and state.grifter_stack:
            name = standard_deck()[state.grifter_stack[0]].name
            assert f"The Grifter’s next: {name}" in text_of(stack)
            seen.add("face up")
        else:
            assert "The Grifter’s next" not in text_of(stack)
    assert seen == {"face up"}


def help_card(subject: str, **game: object) -> str:
    """Return the text of a help card in a game."""
    player = Player(new_session(**game))  # type: ignore[arg-type]
    player.ready()
    state = player.table.shown
    parts = explain.SubjectParts(state, PLAIN[: len(state.seats)], "full")
    return text_of(explain.subject_card(parts, subject))


@pytest.mark.parametrize(
    ("subject", "words"),
    [
        ("tile fashion-outlet", "it can’t copy an enclosure or adjacency valuation either"),
        ("consultant renovator", "City Park may not be covered either"),
        ("topic abandoned", "nobody moves to it"),
        ("topic city-park", "the Renovator may not cover it"),
        ("topic fomo", "they do not count when scoring, and they do not rush to a building whose own street"),
        ("person tourist", "they never move to an abandoned building"),
        ("symbol tourist", "nobody moves to an abandoned building"),
    ],
)
def test_help_matches_the_edition(subject: str, words: str) -> None:
    assert f"In the Russian edition {words}" in help_card(subject, edition="ru")
    for edition in ("2021", "draft"):
        assert "Russian" not in help_card(subject, edition=edition)


def test_stack_help_matches_the_game() -> None:
    assert "the back of the next one" in help_card("topic stack")
    solo = help_card("topic stack", players=1, mode="solo")
    assert "face up" in solo and "back of" not in solo


def test_starting_buildings_bring_nobody() -> None:
    assert "arrives" not in help_card("cell 0,0")
    assert "When this is built, a hipster arrives." in help_card("tile student-house")
    assert "When this is built, a tourist arrives." in help_card("symbol tourist")


def test_where_symbols_count_is_stated_once() -> None:
    said = "Symbols count in the building’s own street. If the building stands at the end"
    for subject in ("cell 0,0", "cell 0,1", "tile student-house", "symbol parent"):
        assert help_card(subject).count(said) == 1
    assert said not in help_card("person parent")


# --- Sentences ---


def test_a_street_of_one_building_is_called_a_street() -> None:
    player = Player(new_session())
    assert street_words(player.table.shown, ((0, 0),)) == "the street of Central Station"
    assert spoken_street(player.table.shown, (0, 0), None).startswith("Central Station")


def _with_tokens(state: State, *tokens: tuple[int, int, int, int]) -> State:
    held = zip(state.seats, tokens, strict=True)
    return replace(state, seats=tuple(seat._replace(tokens=t) for seat, t in held))


def test_many_bonuses_are_announced_in_short_messages() -> None:
    state = _with_tokens(new_session(business=True).state, (4, 4, 3, 2), (1, 1, 1, 1))
    said = report([GameEnded(bonuses(state), (0,))], state, "full", NOTHING_DRAWN).splitlines()
    assert max(len(message.split()) for message in said) <= WORDS
    assert " ".join(said).count("Ana has") == 5


def test_bonuses_are_sentences() -> None:
    state = _with_tokens(new_session(business=True).state, (1, 4, 3, 2), (3, 2, 2, 2))
    told = [paid_words(state, receipt) for receipt in bonuses(state)]
    assert told == [
        "Ana has the most residential tokens (4): $10. Ana has the most leisure tokens (3): $10. "
        "Ana ties for the most retail tokens (2): $5. Ana has a complete set of tokens: $10.",
        "Ben has the most restaurant tokens (3): $10. Ben ties for the most retail tokens (2): $5. "
        "Ben has 2 complete sets of tokens: $20.",
    ]
    assert [receipt.dollars for receipt in bonuses(state) if isinstance(receipt, Receipt)] == [35, 35]


# --- The rules page ---


def rules_page() -> str:
    """Return the rules page with the section on moving people open."""
    model, _ = update(Model(), RouteChanged("#/rules/people"))
    return page_of(model)


def test_the_rules_include_earlier_omissions() -> None:
    page = text_of(rules_page())
    for words in (
        "A street that is not enclosed is called open.",
        "the player who looks most like a hipster begins",
        "Until then you see one back, which says nothing about the order to come.",
        "(Russian edition: they do not rush to a building whose own street is enclosed at once",
        "That is our choice",
        "a building has room for any number of people",
        "Ben has the most restaurant tokens",
        "Play your first game without the expansions: the base game offers plenty of choices.",
        "The Grifter never thinks ahead.",
    ):
        assert words in page, words


def test_only_conditions_are_listed_as_conditions() -> None:
    page = rules_page()
    people = page[page.index('id="rule-people"') : page.index('id="rule-fomo"')]
    assert people.index("meets two conditions") < people.index("<li>") < people.index("</ul>")
    assert people.count("<li>") == 2
    assert people.index("</ul>") < people.index("It does not matter who owns it")


def test_buildings_that_point_in_are_listed_in_one_sentence() -> None:
    state = new_session(2).state
    assert pointing_words(state, ()) == ""
    assert pointing_words(state, ((0, 0),)) == "Pointing in: Central Station"
    assert pointing_words(state, ((0, 0), (0, 1))) == "Pointing in: Central Station and City Park"


def test_a_seat_tells_its_money_signs_and_money_if_the_game_ended_now() -> None:
    told = help_card("seat 1", players=2, cards=("investor", "hacker"))
    assert "Ben" in told
    assert "$0" in told
    assert "5 signs left" in told
    assert "If the game ended now: $0" in told
    assert "Hacker" in told
    assert help_card("seat 7", players=2) == ""


def test_a_moment_has_its_year_only_if_it_is_another_one() -> None:
    assert moment_words("2026-11-26T16:31", "2026-12-01T09:00") == "26 November, 16:31"
    assert moment_words("2025-11-26T06:05", "2026-01-01T09:00") == "26 November 2025, 06:05"
