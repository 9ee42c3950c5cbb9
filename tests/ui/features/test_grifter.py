"""The Grifter: his introduction, his few lines, his face and his card."""

from __future__ import annotations

from dataclasses import replace
from xml.etree import ElementTree

import pytest

import catalogues
from app.bots import BOTS
from app.engine.deck_file import standard_deck
from app.engine.game import observe
from app.engine.record import decode, encode
from app.engine.session import replay
from app.ui.core.messages import ChangeSetting, RouteChanged
from app.ui.core.texts import say
from app.ui.features.grifter.views import INTRODUCTION, LINE, MOODS, MOST, Line, line_at, line_words
from app.ui.features.learn.progress import PROGRESS, FirstGame, Progress
from app.ui.features.stars.state import SeekStars
from app.ui.table.messages import Act, Drop, Help, Pick, ShowNext, Undo
from environment import ROOT
from languages import languages
from tests.ui.markup import read
from tests.ui.playing import Player, new_session, there

KINDS = ("tie", "street_his", "street_yours", "little", "beaten", "won")


def begun(**settings: str) -> Player:
    """Return a player at the start of the first game."""
    player = Player(new_session(2), **settings)
    player.send(FirstGame())
    player.send(RouteChanged(str(player.table.route)))
    player.send(SeekStars())
    return player


def says(player: Player) -> str:
    """Return the kind of line in the bubble, or an empty text."""
    return "".join(each["data-says"] for each in read(player.markup()).find(data_says=None))


def spot(player: Player) -> Drop:
    """Return the message that holds the first tile over its first spot."""
    draft = player.table.attention.draft
    assert draft is not None
    return Drop(draft.tile, next(iter(draft.places)))


def test_he_introduces_himself_on_the_first_three_taps() -> None:
    player, seen = begun(hints="off"), []
    assert say("grifter_says.star") in player.markup()
    for message in (None, Pick(player.table.shown.seats[0].hand[0])):
        if message is not None:
            player.send(message)
        seen.append((says(player), player.model.spoken.rpartition("\n")[2]))
    assert say("grifter_says.yours") in player.markup()
    player.send(spot(player))
    draft = player.table.attention.draft
    assert says(player) == "sign" and draft is not None and draft.action is not None
    player.send(Act(str(draft.action)))
    seen.append((says(player), player.model.spoken))
    assert [kind for kind, _ in seen] == list(INTRODUCTION)
    for kind, spoken in seen[1:]:
        assert f"The Grifter: {say(f'grifter_says.{kind}')}" in spoken
    player.send(Pick(player.table.shown.seats[0].hand[0]))
    assert says(player) == ""


def test_he_is_heard_before_the_first_question_and_once_for_each_line() -> None:
    player = begun()
    assert say("grifter_says.goal") in player.model.spoken
    assert player.model.spoken.index(say("grifter_says.goal")) < player.model.spoken.index("pick a tile")
    tile = player.table.shown.seats[0].hand[0]
    player.send(Pick(tile))
    player.send(Pick(tile))
    assert says(player) == "goal" and say("grifter_says.goal") not in player.model.spoken


def test_the_introduction_depends_on_the_position_alone() -> None:
    player = begun()
    tile = player.table.shown.seats[0].hand[0]
    before = player.model[LINE]
    player.send(Pick(tile))
    player.send(Pick(tile))
    assert player.model[LINE] == before == Line("goal")


def test_he_introduces_himself_in_no_other_game() -> None:
    assert says(Player(new_session(1, mode="solo"))) == ""


def test_one_panel_at_a_time() -> None:
    player = begun()
    player.send(Help("seat 0"))
    assert says(player) == ""
    player.send(Help(""))
    assert says(player) == "goal"


def test_a_setting_turns_him_off() -> None:
    player = begun(grifter="off")
    assert says(player) == "" and say("grifter_says.goal") not in player.model.spoken
    player.send(ChangeSetting("grifter", "on"))
    assert says(player) == "goal"


# --- His lines in a game ---


def play(seed: str, bot: str = "greedy") -> tuple[Player, list[str]]:
    """Play a solo game; return the player and the lines in sight, in order."""
    player, lines = Player(new_session(1, mode="solo", seed=seed), hints="off", ties="page"), []
    heard = ""
    while (decision := player.table.decision) is not None:
        player.send(Act(str(BOTS[bot].choose(observe(player.table.session.state, decision.seat)))))
        if player.table.attention.playback is not None:
            player.send(ShowNext(player.table.attention.playback.choice, -1))
        heard += player.model.spoken
        if says(player):
            lines.append(line_words(there(player.model, LINE)))
            assert heard.count(f"The Grifter: {lines[-1]}") == 1
    return player, lines


@pytest.fixture(scope="module", params=["s1", "s3", "s11"])
def played(request: pytest.FixtureRequest) -> tuple[Player, list[str]]:
    return play(request.param)


def test_he_says_at_most_three_lines_a_game(played: tuple[Player, list[str]]) -> None:
    player, lines = played
    assert 1 <= len(lines) <= MOST
    last = read(player.markup()).find(class_="last-words")
    assert [each.text for each in last] == [line_words(there(player.model, LINE))]
    assert player.model.spoken.count("The Grifter: ") == 1


def test_a_record_gives_the_same_lines(played: tuple[Player, list[str]]) -> None:
    player, _ = played
    session = player.table.session
    again = replay(decode(encode(session.record), standard_deck())).session
    for actions in range(len(session.history) + 1):
        early, late = (replace(s, history=s.history[:actions]) for s in (session, again))
        assert line_at(replace(player.table, session=early)) == line_at(replace(player.table, session=late))


def test_undo_brings_no_line_twice() -> None:
    player, _ = play("s1")
    player.send(Undo())
    assert "The Grifter: " not in player.model.spoken


def test_he_keeps_quiet_among_people_and_in_lessons() -> None:
    player = Player(new_session(2))
    assert line_at(player.table) is None
    player = begun()
    player.model = player.model.with_(PROGRESS, Progress())
    assert line_at(replace(player.table, viewing=player.table.viewing.replace(follows=True))) is None


# --- The texts ---


@pytest.mark.parametrize("code", languages())
def test_every_kind_has_six_different_variants(code: str) -> None:
    own = catalogues.read(code)
    for kind in KINDS:
        variants = own.messages[f"grifter_says-{kind}"].source.partition("=")[2].strip().split("\n")
        assert len({each.strip() for each in variants}) == len(variants) >= 6, kind


def test_a_language_without_a_line_is_silent(monkeypatch: pytest.MonkeyPatch) -> None:
    read_all = catalogues.read

    def without(language: str) -> catalogues.Catalogue:
        catalogue = read_all(language)
        kept = {k: v for k, v in catalogue.messages.items() if language == "en" or k != "grifter_says-tie"}
        return replace(catalogue, messages=kept)

    monkeypatch.setattr(catalogues, "read", without)
    messages = catalogues.compiled_catalogue("de")["messages"]
    assert messages["grifter_says-tie"] == "" and messages["grifter_says-won"]
    monkeypatch.setattr("app.ui.core.texts._messages", messages)
    assert line_words(Line("tie", 5)) == "" and line_words(Line("won", 5))


# --- His face and his card ---


def test_he_has_six_expressions_in_one_drawing() -> None:
    drawings = ElementTree.parse(ROOT / "assets/art/icons.svg").getroot()
    grifter = next(each for each in drawings if each.get("id") == "grifter")
    shown = {str(each.get("display")) for each in grifter.iter() if each.get("display")}
    styles = (ROOT / "assets/styles/grifter.css").read_text(encoding="utf-8")
    for mood in {*MOODS.values()}:
        assert (
            f"var(--g-{mood},none)" in shown
            and f".mood-{mood} {{ --g-rest: none; --g-{mood}: inline;" in styles
        )
    assert "var(--g-rest,inline)" in shown and len({*MOODS.values()}) == 5
    assert len(ElementTree.tostring(grifter)) < 5500


def test_his_face_follows_the_game() -> None:
    player, _ = play("s1")
    won = 0 in player.table.session.state.winners
    assert f"portrait mood-{'beaten' if won else 'pleased'}" in player.markup()
    player = Player(new_session(1, mode="solo"), ties="me", show="slow")
    for _ in range(40):
        decision = player.table.decision
        assert decision is not None
        if decision.kind == "grifter":
            break
        player.send(Act(str(decision.options[0])))
    assert "mood-thinking" in player.markup() or "mood-shrugging" in player.markup()


def test_his_card_says_who_he_is() -> None:
    player = Player(new_session(1, mode="solo"))
    player.send(Help("seat 1"))
    (card,) = read(player.markup()).find(class_="subject")
    assert say("help.topics.grifter.text") in card.text
    assert "$" not in card.text
    assert card.find("a", href="#/rules/grifter")
