"""Links are short and exact, and refuse games they cannot carry."""

from __future__ import annotations

import json
import zlib
from base64 import urlsafe_b64decode
from dataclasses import replace

import pytest

from app.engine.setup import RANDOM, SeatChoice, Setup, deal
from app.saves.links import LinkError, deal_data, deal_options, link_data, read_deal, read_link
from app.saves.reading import read_record
from app.ui.core.model import Route
from app.ui.core.page_parts import parse_route

from .support import EVERY_MODE, finished, standard, started

TYPICAL = 1_500


@pytest.mark.parametrize("mode", EVERY_MODE)
def test_a_game_survives_a_link(mode: str) -> None:
    session = finished(**EVERY_MODE[mode])
    fragment = str(Route("play", link_data(session.text())))
    reading = read_record(read_link(parse_route(fragment).about), standard())
    assert reading.problem is None and reading.session is not None
    assert reading.session.state == session.state
    assert reading.session.deal == session.deal


def test_a_link_to_a_two_player_game_fits_into_a_message() -> None:
    sizes = [len(link_data(finished(f"size {n}").text())) for n in range(30)]
    assert max(sizes) < TYPICAL, sizes


def test_a_link_is_plain_zlib_and_base64url() -> None:
    text = finished().text()
    data = link_data(text)
    padded = data + "=" * (-len(data) % 4)
    assert json.loads(zlib.decompress(urlsafe_b64decode(padded))) == json.loads(text)


def test_a_truncated_link_keeps_the_complete_choices() -> None:
    session = finished()
    data = link_data(session.text())
    reading = read_record(read_link(data[: len(data) * 3 // 4]), standard())
    assert reading.problem is not None and reading.session is not None
    steps = len(reading.session.history)
    assert 10 < steps < len(session.history)
    assert reading.session.history == session.history[:steps]


@pytest.mark.parametrize("data", ["", "A", "AAAA", "not base64!", "x" * 200_000, "=", "%3Cscript%3E", "é"])
def test_other_texts_are_not_links_to_a_game(data: str) -> None:
    with pytest.raises(LinkError):
        read_link(data)


@pytest.mark.parametrize("mode", EVERY_MODE)
@pytest.mark.parametrize("seed", ["plain", "with space & = % + # ü 😀", ""])
def test_a_deal_link_gives_the_same_deal(mode: str, seed: str) -> None:
    session = started(seed, **EVERY_MODE[mode])
    options = deal_options(session.deal)
    assert options is not None
    fragment = str(Route("new", deal_data(options)))
    setup = read_deal(parse_route(fragment).about)
    again = deal(setup, standard())
    assert (again.hands, again.stack, again.grifter_stack) == (
        session.deal.hands,
        session.deal.stack,
        session.deal.grifter_stack,
    )
    assert [s.consultant for s in again.seats] == [s.consultant for s in session.deal.seats]
    assert again.rules == session.deal.rules
    assert not any(seat.name in fragment for seat in session.deal.seats)
    assert len(fragment) < 300


def test_there_is_no_deal_link_if_the_seed_does_not_determine_the_deal() -> None:
    given = started("a").deal
    assert deal_options(replace(given, seed=None)) is None
    assert deal_options(replace(given, seed="b")) is None
    assert deal_options(replace(given, stack=given.stack[1:])) is None


def test_random_consultants_stay_random_in_a_link() -> None:
    seats = tuple(SeatChoice(f"Seat {n + 1}", "human", RANDOM) for n in range(3))
    setup = Setup(seats, consultants=True, seed="s")
    assert read_deal(deal_data(setup)) == setup


@pytest.mark.parametrize(
    "data",
    [
        "",
        "seed",
        "mode=solo",
        "seed=a&players=9",
        "seed=a&players=x",
        "seed=a&players=2&first=3",
        "seed=a&edition=klingon",
        "seed=a&mode=solo&difficulty=cruel",
        "seed=a&business=maybe",
        "seed=a&players=2&consultants=hacker",
        "seed=a&players=2&consultants=hacker,hacker",
        "seed=a&players=2&consultants=hacker,<script>",
        "seed=" + "x" * 65,
        "seed=%FF",
        "seed=\ud800",
        "&".join(f"seed{n}=a" for n in range(50)),
        "seed=a&players=" + "9" * 5000,
    ],
)
def test_impossible_deals_are_refused(data: str) -> None:
    with pytest.raises(LinkError):
        read_deal(data)
