"""Links altered by messengers, mail programs and editors: read if unambiguous, otherwise refused."""

from __future__ import annotations

import html
from collections.abc import Callable
from dataclasses import replace
from urllib.parse import quote

import pytest

from app.engine.consultants import CONSULTANTS
from app.engine.setup import RANDOM, SeatChoice, Setup
from app.saves.links import LinkError, deal_data, link_data, read_deal, read_link
from app.ui.core.model import HOME, Route
from app.ui.core.page_parts import parse_route

from .support import finished

Touch = Callable[[str], str]

RECORD = finished("touched").text()
PLAY = str(Route("play", link_data(RECORD)))
SEATS = tuple(SeatChoice(f"Seat {n + 1}", "human", RANDOM) for n in range(3))
DEAL = Setup(SEATS, business=True, consultants=True, seed="a b & c?d_", first=1)
NEW = str(Route("new", deal_data(DEAL)))

BEHIND = (
    *".,)>\"'*_…];!?»”’",
    "**",
    ").",
    "\u200b",
    "\ufeff",
    "\u00ad",
    " ",
    "\n",
    "%0A",
    "%20",
    "%E2%80%A6",
)
WITH_OPTIONS = (
    *("&fbclid=IwAR0x", "?fbclid=IwAR0x", "&utm_source=a&utm_medium=b", "?utm_source=a", "&amp;si=x"),
    *("?ref=share", "&igshid=1", "?x=1", "&amp;amp;gclid=2"),
)
BEFORE: dict[str, Touch] = {
    "bang": lambda link: link.replace("#/", "#!/"),
    "escaped slash": lambda link: link.replace("#/", "#%2F"),
    "no slash": lambda link: link.replace("#/", "#"),
    "two slashes": lambda link: link.replace("#/", "#//"),
    "capitals": lambda link: f"{link[:3].upper()}{link[3:]}",
    "all escaped": lambda link: "#" + quote(link[1:], safe=""),
    "twice escaped": lambda link: "#" + quote(quote(link[1:], safe=""), safe=""),
    "escaped like a form": lambda link: "#" + quote(link[1:], safe="/"),
    "escaped as HTML": html.escape,
    "twice escaped as HTML": lambda link: html.escape(html.escape(link)),
    "zero-width space before": lambda link: link.replace("#/", "#\u200b/"),
}
INSIDE = ("\n", "\r\n", " ", "\u00ad", "\u200b", "\u2060", "%0D%0A", "%E2%80%8B", "\n> ", "=\n")


def read_play(link: str) -> str:
    route = parse_route(link)
    assert route.screen == "play", route
    return read_link(route.about)


def read_new(link: str) -> Setup:
    route = parse_route(link)
    assert route.screen == "new", route
    return read_deal(route.about)


@pytest.mark.parametrize("touch", BEFORE.values(), ids=BEFORE)
def test_alterations_of_the_whole_link_are_undone(touch: Touch) -> None:
    assert read_play(touch(PLAY)) == read_play(PLAY)
    assert read_new(touch(NEW)) == DEAL


@pytest.mark.parametrize("end", [*BEHIND, *WITH_OPTIONS])
def test_text_behind_a_link_is_ignored(end: str) -> None:
    assert read_play(PLAY + end) == read_play(PLAY)
    assert read_new(NEW + end) == DEAL
    assert parse_route(f"#/game/a1b2{end}") == Route("game", "a1b2")
    assert parse_route(f"#/rules/solo-tips{end}") == Route("rules", "solo-tips")
    assert parse_route(f"#/settings{end}") == Route("settings")
    assert parse_route(f"#/{end}") == HOME


@pytest.mark.parametrize("between", INSIDE)
def test_a_link_broken_in_the_middle_is_joined(between: str) -> None:
    for place in (20, len(PLAY) // 2, len(PLAY) - 3):
        assert read_play(PLAY[:place] + between + PLAY[place:]) == read_play(PLAY)


@pytest.mark.parametrize("between", [text for text in INSIDE if text not in (" ", "\n> ", "=\n")])
@pytest.mark.parametrize("before", ["seed=", "&mode", "multi", "&players", "yes&", "random,random", "first"])
def test_options_broken_in_the_middle_are_joined(between: str, before: str) -> None:
    place = NEW.index(before) + len(before)
    assert read_new(NEW[:place] + between + NEW[place:]) == DEAL


@pytest.mark.parametrize("dash", "\u2010\u2011\u2012\u2013\u2014\u2212")
def test_dashes_become_hyphens_again(dash: str) -> None:
    games = (finished(f"dashes {n}").text() for n in range(60))
    link = next(link for link in map(link_data, games) if "-" in link and "--" not in link)
    assert read_link(link.replace("-", dash)) == read_link(link)


@pytest.mark.parametrize("dash", "\u2013\u2014")
def test_a_dash_for_two_hyphens_becomes_two_hyphens_again(dash: str) -> None:
    games = (finished(f"hyphens {n}").text() for n in range(400))
    link = next(link for link in map(link_data, games) if "--" in link and "---" not in link)
    assert read_link(link.replace("--", dash)) == read_link(link)


@pytest.mark.parametrize("end", ["…", "...", " …", "%E2%80%A6"])
def test_a_shortened_link_gives_its_beginning(end: str) -> None:
    part = read_play(PLAY[: len(PLAY) // 2] + end)
    assert part and read_play(PLAY).startswith(part.rstrip("\ufffd"))


@pytest.mark.parametrize("length", range(len("#/new/"), len(NEW)))
def test_no_truncated_deal_link_gives_a_deal(length: int) -> None:
    with pytest.raises(LinkError):
        read_new(NEW[:length])


@pytest.mark.parametrize("was", ["random", "yes", "multiplayer", "2", "3", "a%2520b", "c%253Fd"])
def test_no_changed_option_gives_a_different_deal(was: str) -> None:
    for now in ("", "x", "no", "solo", "4", "1", "hacker", was.upper()):
        changed = NEW.replace(was, now, 1)
        try:
            assert changed == NEW or read_new(changed) == DEAL
        except LinkError:
            continue


SOLO = Setup((SeatChoice("Seat 1", "human", None),), mode="solo", difficulty="hard", seed="old", first=0)
OLD = "#/new/seed=old&mode=solo&players=1&difficulty=hard&first=1"
"""A link from an earlier version without a checksum."""


@pytest.mark.parametrize("end", ["", *BEHIND, *(end for end in WITH_OPTIONS if "x=1" not in end)])
def test_links_of_earlier_versions_still_deal(end: str) -> None:
    assert read_new(OLD + end) == SOLO


@pytest.mark.parametrize(
    "link",
    [
        *("#/new/seed=old", "#/new/seed=old&mode=solo", "#/new/seed=old&players=2", "#/new/seed=old&mo"),
        *("#/new/mode=solo&players=1&difficulty=hard", "#/new/seed=old&mode=solo&players=1"),
        *("#/new/mode=solo&players=1&difficulty=hard&seed=old.", "#/new/mode=solo&players=1&seed=old."),
        *(f"{OLD}&x=1", f"{OLD}&edition=", f"{OLD}&seed=new", OLD.replace("old", "ol%252564"), f"{OLD}&bus"),
        *(OLD.replace("mode", "Mode"), OLD.replace("solo", "SOLO"), OLD.replace("old", "o\u200bld")),
    ],
)
def test_missing_unknown_or_ambiguous_options_are_refused(link: str) -> None:
    with pytest.raises(LinkError):
        read_new(link)


def test_the_checksum_covers_every_option() -> None:
    cards = tuple(CONSULTANTS)
    others = (
        replace(DEAL, seed="a b & c?d"),
        replace(DEAL, business=False),
        replace(DEAL, first=None),
        replace(DEAL, edition="draft"),
        replace(DEAL, seats=(SeatChoice("Seat 1", "human", cards[0]), *SEATS[1:])),
    )
    for other in others:
        mixed = deal_data(other).replace(check_of(other), check_of(DEAL))
        with pytest.raises(LinkError):
            read_deal(mixed)


def check_of(setup: Setup) -> str:
    return deal_data(setup).partition("check=")[2].partition("&")[0]


@pytest.mark.parametrize(
    "fragment", ["", "#", "#/", "#!", "#!/", "#_=_", "#/?fbclid=1", "#?utm_source=a", "#:~:text=a", "#."]
)
def test_a_fragment_without_a_page_leads_home(fragment: str) -> None:
    assert parse_route(fragment) == HOME


@pytest.mark.parametrize("fragment", ["#/nowhere", "#/plya/abc", "#/playabc", "#about", "#/12"])
def test_an_address_without_a_page_is_lost(fragment: str) -> None:
    assert parse_route(fragment).screen == "lost"
