"""Searching bots: in a worker or without one, the table always responds."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from app.engine.game import legal_actions
from app.engine.state import State
from tests.e2e.player import Form, Game, Player, quicken
from tests.e2e.support import STILL, go, start, tap
from tests.e2e.thinking import WORKERS, until_person

NONE = (
    "window.workers = {made: []}; window.Worker = class { constructor() { throw new Error('none here'); } };"
)

MADE = 53
"""Actions before the game goes on to its end; the bot then still has three tiles to build."""

START_OF_A_WORKER = 31_000
"""Milliseconds after which the page gives up a silent worker."""


def made(page: Page) -> int:
    return int(page.evaluate("window.workers.made.length"))


@pytest.fixture
def open_game(new_page: Callable[..., Page], address: str) -> Callable[..., Page]:
    """Return a function that starts a game of a person and a bot, with watched workers."""

    def open_game(kind: str, workers: str = WORKERS, *, hold: bool = False, clock: bool = False) -> Page:
        page = new_page(**STILL)
        if clock:
            page.clock.install()
        page.add_init_script(workers)
        quicken(page)
        start(page, address)
        if hold:
            page.evaluate("window.workers.hold = true")
        Form(page).open("multiplayer", ("human", kind), seed="thinking")
        return page

    return open_game


def begin(page: Page) -> Player:
    """Build if the person is first, so that the bot is next; return the player."""
    player = Player(page, "begin")
    state = player.state()
    if state.decision is not None and state.seats[state.decision.seat].kind == "human":
        player.carry_out(state, legal_actions(state)[0])
    return player


def play(page: Page, most: int = 1000) -> State:
    """Play randomly as the person to the end, or for some actions."""
    player = Player(page, "thinking")
    state = until_person(page, player)
    for _ in range(most):
        if state.over:
            break
        options = legal_actions(state)
        action = options[player.rng.below(len(options))]
        player.carry_out(state, action)
        state = until_person(page, player)
    return state


def test_a_game_to_its_end_against_a_bot_in_a_worker(new_page: Callable[..., Page], address: str) -> None:
    page = new_page(**STILL)
    page.add_init_script(WORKERS)
    quicken(page)
    Game("a thinking bot", "multiplayer", ("human", "club")).go_on(page, address, MADE)
    assert play(page).over
    assert made(page) == 1
    assert page.evaluate("window.workers.answers") >= 3
    tap(page.locator(".end-more summary"))
    tap(page.locator('a[href="#/"]:visible').first)
    page.wait_for_function("() => !document.querySelector('.thinks')")


def test_a_searching_bot_has_a_worker_and_the_table_responds(
    open_game: Callable[..., Page], address: str
) -> None:
    page = open_game("greedy", hold=True)
    play(page, 3)
    assert made(page) == 0
    go(page, f"{address}#/")
    Form(page).open("multiplayer", ("human", "expert"), seed="thinking")
    begin(page)
    assert made(page) == 1
    page.wait_for_selector(".thinking")
    before = page.locator("#layer").get_attribute("style")
    page.keyboard.press("+")
    page.wait_for_function(
        "style => document.getElementById('layer').getAttribute('style') !== style", arg=before
    )
    assert page.locator(".thinking").count() == 1


NO_TIME = (
    WORKERS
    + """
const post = Real.prototype.postMessage;
Real.prototype.postMessage = function (message) {
  post.call(this, message.limit ? {...message, limit: -1} : message);
};
window.thought = [];
"""
)
"""Searches get no time."""


@pytest.mark.thorough
def test_a_search_that_takes_too_long_is_settled(open_game: Callable[..., Page]) -> None:
    page = open_game("expert", NO_TIME)
    page.evaluate(
        "() => window.workers.made[0].addEventListener('message',"
        " ({ data }) => data.done && window.thought.push(data.steps))"
    )
    state = play(page, 3)
    assert not state.over
    assert set(page.evaluate("window.thought")) == {1}


@pytest.mark.thorough
@pytest.mark.parametrize("how", [pytest.param("killed", marks=pytest.mark.own_context), "none"])
def test_without_a_worker_the_game_continues(open_game: Callable[..., Page], how: str) -> None:
    killed = how == "killed"
    page = open_game("club", WORKERS if killed else NONE, hold=killed, clock=killed)
    player = begin(page)
    if killed:
        page.wait_for_selector(".thinking")
        page.evaluate("window.workers.made[0].terminate()")
        page.clock.fast_forward(START_OF_A_WORKER)
    state = until_person(page, player)
    bot = next(n for n, seat in enumerate(state.seats) if seat.kind == "club")
    assert bot in {site.owner for site in state.city.sites.values()}
    if killed:
        page.evaluate("window.workers.hold = false")
    assert not play(page, 3).over
