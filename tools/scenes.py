"""Scenes for screenshots: every screen, and every kind of moment at the table.

Bots play games without a page. A page then reaches the wanted moments as a player would: open a link, pick a
tile, hold it over a cell, build.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import cache

from playwright.sync_api import Page

from app.bots import BOTS
from app.engine.__main__ import random_game
from app.engine.events import Enclosed
from app.engine.forecast import payoffs, preview
from app.engine.game import observe
from app.engine.geometry import cell_text
from app.engine.record import encode
from app.engine.session import Session, begin, replay
from app.engine.setup import SeatChoice, Setup, deal
from app.engine.state import Action, Build, State
from app.saves.links import link_data
from app.saves.post import Opening, Post, with_post
from app.ui.table.links import post_link
from tests.e2e.player import Form, standard_deck
from tests.e2e.support import answered, go, still, tap

NAMES = ("Ana", "Bo", "Cleo", "Dov", "Eve")


# --- Games ---


@cache
def game(players: int, business: bool = False, consultants: bool = False) -> Session:
    """Return a whole game that greedy plays for people; one player is solo."""
    seats = tuple(SeatChoice(name, "human", "random" if consultants else None) for name in NAMES[:players])
    setup = Setup(
        seats,
        "solo" if players == 1 else "multiplayer",
        business=business,
        consultants=consultants,
        difficulty="normal" if players == 1 else None,
        seed="a town",
        first=None if players == 1 else 0,
    )
    session = begin(deal(setup, standard_deck()))
    while (decision := session.state.decision) is not None:
        session = session.act(BOTS["greedy"].choose(observe(session.state, decision.seat)))
    return session


def whole_game(setup: Setup) -> Session:
    """Play a game at random to its end."""
    return replay(random_game(setup, standard_deck())).session


def until(session: Session, choices: int) -> Session:
    """Return a session after a number of choices."""
    return replace(session, history=session.history[:choices])


def moment(session: Session, wanted: Callable[[State], bool]) -> int:
    """Return the number of choices before the first matching state."""
    return next(number for number, state in enumerate(session.states) if wanted(state))


def asks(kind: str, buildings: int = 0) -> Callable[[State], bool]:
    """Return a condition: a kind of decision is pending in a city with at least that many buildings."""
    return lambda state: (
        state.decision is not None and state.decision.kind == kind and len(state.city) >= buildings
    )


def link(session: Session, choices: int) -> str:
    """Return the link to a game after a number of choices."""
    record = replace(session.record, actions=session.record.actions[:choices])
    return f"#/play/{link_data(encode(record))}"


def best_build(state: State) -> Build:
    """Return the build with the highest worth now."""
    decision = state.decision
    assert decision is not None
    builds = [option for option in decision.options if isinstance(option, Build)]
    return max(builds, key=lambda build: preview(state, build).receipt.dollars)


# --- Scenes ---


@dataclass(frozen=True)
class Stage:
    """A started page and its address."""

    page: Page
    address: str

    def open(self, session: Session, choices: int) -> None:
        """Open a game at a moment, and settle."""
        go(self.page, self.address + link(session, choices))
        self.settle()

    def settle(self) -> None:
        """Take over the device, keep the linked game, and close open panels."""
        self.page.locator("[data-decision], .finale, .box-tray").first.wait_for()
        self.reveal()
        for message in ("keep-again", "dismiss", "close"):
            # Click at once: a notice may disappear by itself before a tap.
            self.page.evaluate(
                f"""document.querySelector('[data-message="{message}"]:not([inert] *)')?.click()"""
            )
            answered(self.page)

    def reveal(self) -> None:
        """Take over the device if it is being handed over."""
        accept = self.page.locator('[data-message="reveal"]')
        if accept.count():
            tap(accept)

    def hold(self, build: Build) -> None:
        """Pick a tile and hold it over a cell in the wanted facing."""
        held = self.page.locator(f'[data-tile="{build.tile}"]')
        if held.get_attribute("aria-pressed") != "true":
            tap(held)
        still(self.page)  # the city zooms out for the spots
        tap(self.page.locator(f'[data-cell="{cell_text(build.cell)}"]').first)
        for _ in range(4):
            if self.page.locator(f'[data-action="{build}"]').count():
                return
            tap(self.page.locator('[data-message="turn"]').first)

    def choose(self, action: Action) -> None:
        """Commit an action."""
        tap(self.page.locator(f'[data-action="{action}"]').first)


Scene = Callable[[Stage], None]


def home(stage: Stage) -> None:
    """Show the home page without stored games."""
    go(stage.page, f"{stage.address}#/")


def new_solo(stage: Stage) -> None:
    """Show a new solo game with consultants."""
    go(stage.page, f"{stage.address}#/new")
    form = Form(stage.page)
    form.people(1)
    form.switch("set-game consultants")


def new_table(stage: Stage) -> None:
    """Show a new game for five with all options."""
    go(stage.page, f"{stage.address}#/new")
    form = Form(stage.page)
    form.people(5)
    form.edit(4)
    form.pick("set-place 4 kind", "greedy")
    form.switch("set-game business")
    form.switch("set-game consultants")
    form.pick("set-game choosing", "yes")
    form.open_more()
    form.pick("set-game edition", "ru")


def rules(stage: Stage) -> None:
    """Show the rules."""
    go(stage.page, f"{stage.address}#/rules")


def rule(stage: Stage) -> None:
    """Show a rule after looking it up."""
    go(stage.page, f"{stage.address}#/rules/people")


def settings(stage: Stage) -> None:
    """Show the settings."""
    go(stage.page, f"{stage.address}#/settings")


def learn(stage: Stage) -> None:
    """Show the lessons."""
    go(stage.page, f"{stage.address}#/learn")


def puzzle(stage: Stage) -> None:
    """Show a puzzle after its answer."""
    go(stage.page, f"{stage.address}#/puzzles/waiting")
    stage.page.locator(".puzzle-link").first.wait_for()
    tap(stage.page.locator(".puzzle-link").first)
    tap(stage.page.locator("[data-message='show-answer']"))
    still(stage.page)


def place(route: str) -> Scene:
    """Return the scene of a page with its own address."""

    def scene(stage: Stage) -> None:
        go(stage.page, f"{stage.address}#/{route}")

    return scene


def begins(stage: Stage) -> None:
    """Show the beginning of a game."""
    stage.open(game(2), 0)


def hand_over(stage: Stage) -> None:
    """Show the hand-over of the device."""
    session = game(3, business=True, consultants=True)
    go(stage.page, stage.address + link(session, moment(session, asks("build", 12))))
    stage.page.locator('[data-message="reveal"]').wait_for()


def picked_tile(stage: Stage) -> None:
    """Show 25 buildings and a picked tile."""
    session, build = best_spot()
    stage.open(session, len(session.history))
    tap(stage.page.locator(f'[data-tile="{build.tile}"]'))


def best_spot() -> tuple[Session, Build]:
    """Return a game with 25 buildings, and the build with the highest worth."""
    session = game(3, business=True, consultants=True)
    session = until(session, moment(session, asks("build", 25)))
    return session, best_build(session.state)


def held(stage: Stage) -> None:
    """Show 25 buildings and a tile held over its best spot."""
    session, build = best_spot()
    stage.open(session, len(session.history))
    stage.hold(build)


def closing_build(session: Session) -> tuple[int, Build]:
    """Return the first moment from 20 buildings on at which a build closes a street of two seats, and it."""
    for number, state in enumerate(session.states):
        decision = state.decision
        if decision is None or decision.kind != "build" or len(state.city) < 20:
            continue
        for tile in state.seats[decision.seat].hand:
            for (cell, facing), payoff in payoffs(state, tile).items():
                if payoff.paid is not None and payoff.net(decision.seat) > 0 and payoff.rival(decision.seat):
                    return number, Build(tile, cell, facing)
    raise ValueError("no build closes such a street")


def closing_spots(stage: Stage) -> None:
    """Pick a tile that could close streets."""
    session = game(3, business=True, consultants=True)
    number, build = closing_build(session)
    stage.open(session, number)
    tap(stage.page.locator(f'[data-tile="{build.tile}"]'))


def closes(stage: Stage) -> None:
    """Hold a tile where it closes a street."""
    session = game(3, business=True, consultants=True)
    number, build = closing_build(session)
    stage.open(session, number)
    stage.hold(build)


def refused(stage: Stage) -> None:
    """Show a forbidden spot."""
    session = game(2)
    number = moment(session, asks("build", 10))
    stage.open(session, number)
    tap(stage.page.locator("[data-tile]").first)
    tap(stage.page.locator('[data-cell="0,0"]').first)


def closing_spot() -> tuple[Session, Build]:
    """Return a game and a build that closes a street."""
    session = game(3, business=False, consultants=True)
    number = next(
        n
        for n, step in enumerate(session.history)
        if n > 12
        and isinstance(step.action, Build)
        and sum(isinstance(event, Enclosed) for event in step.events) == 1
        and session.state_at(n).seats[step.seat].kind == "human"
    )
    build = session.history[number].action
    assert isinstance(build, Build)
    return until(session, number), build


def about_to_score(stage: Stage) -> Build:
    """Hold a tile where it closes a street, and return that build."""
    session, build = closing_spot()
    stage.open(session, len(session.history))
    stage.hold(build)
    return build


def scores(stage: Stage) -> None:
    """Show the first step of a street's scoring after a build."""
    stage.choose(about_to_score(stage))


def beat(wanted: str) -> Scene:
    """Return the scene of the next step of a scoring that shows a selector, paused."""

    def scene(stage: Stage) -> None:
        if not stage.page.locator(".card.show").count():
            scores(stage)
        hold = stage.page.locator('[data-message="hold-show yes"]')
        if hold.count():
            tap(hold)
        while not stage.page.locator(wanted).count():
            tap(stage.page.locator('.steps [data-message^="show-next"]').last)

    return scene


def decision_scene(kind: str, players: int, *, business: bool = False, consultants: bool = False) -> Scene:
    """Return the scene of a kind of decision."""

    def scene(stage: Stage) -> None:
        session = game(players, business, consultants)
        stage.open(session, moment(session, asks(kind)))

    return scene


def drawer(message: str) -> Scene:
    """Return the scene of a page of the drawer during a game."""

    def scene(stage: Stage) -> None:
        session = game(3, business=True, consultants=True)
        stage.open(session, moment(session, asks("build", 20)))
        for page in ("open menu", "open help"):
            if not stage.page.locator(f'[data-message="{message}"]').count():
                tap(stage.page.locator(f'[data-message="{page}"]').first)
        tap(stage.page.locator(f'[data-message="{message}"]').first)

    return scene


def looking(stage: Stage) -> None:
    """Show the replay of a game."""
    drawer("open log")(stage)
    tap(stage.page.locator('.drawer-page [data-message="play-from 0"]'))
    tap(stage.page.locator('[data-message^="look-at"]').first)


def explained(stage: Stage) -> None:
    """Show the explanation of a building."""
    session = game(3, business=True, consultants=True)
    number = moment(session, asks("build", 20))
    stage.open(session, number)
    stage.page.locator('.pick, [data-cell="0,0"]').first.tap()
    answered(stage.page)


def typed(stage: Stage) -> None:
    """Show typed lines with their answers."""
    drawer("open typed")(stage)
    box = stage.page.locator("#typed-line")
    for line in ("hand", "legal"):
        box.fill(line)
        box.press("Enter")
        answered(stage.page)


def post_arrival(stage: Stage) -> None:
    """Show the question who plays, after a link by post was opened."""
    session = game(3, business=True, consultants=True)
    number = moment(session, lambda state: asks("build", 20)(state) and state.current == 1)
    actions = session.record.actions[:number]
    post = Post("scenes", (0, 1, 2), opened=(Opening(0, "2026-11-26"), Opening(0, "2026-12-03")))
    begun = with_post(replay(replace(session.record, actions=actions)).session, post)
    go(stage.page, f"{stage.address}#/")
    stage.page.evaluate("localStorage.removeItem('streets.post')")
    go(stage.page, f"{stage.address}{post_link(begun, post)}")


def by_post(stage: Stage) -> None:
    """Show a game that waits for somebody else, with its players and the code of its link."""
    post_arrival(stage)
    if stage.page.locator('[data-message="i-am 0"]').count():
        tap(stage.page.locator('[data-message="i-am 0"]'))
    tap(stage.page.locator('#prompt [data-message="post-code"]'))


def shared(stage: Stage) -> None:
    """Show the shared game with its link as a QR code."""
    go(stage.page, f"{stage.address}#/share")
    tap(stage.page.locator('[data-message="show-code link"]'))


def forty_five(stage: Stage) -> None:
    """Show the last tile of five players."""
    session = game(5, business=True)
    last = max(n for n, state in enumerate(session.states) if asks("build")(state))
    stage.open(session, last)


def game_over(stage: Stage) -> None:
    """Show the end of a game of three."""
    session = game(3, business=True, consultants=True)
    stage.open(session, len(session.history))


def phone_code(stage: Stage) -> None:
    """Show the code of a hand."""
    seats = tuple(SeatChoice(name) for name in NAMES[:3])
    go(
        stage.page,
        stage.address + link(begin(deal(Setup(seats, seed="phones", first=0), standard_deck())), 0),
    )
    stage.settle()
    go(stage.page, f"{stage.address}#/phones")
    tap(stage.page.locator('[data-message="hand 0"]'))
    stage.page.locator("svg[data-link]").wait_for()


def covered_hand(stage: Stage) -> None:
    """Ask for a tile of a hand on a phone."""
    phone_code(stage)
    tap(stage.page.locator(".page > a.large"))
    tap(stage.page.locator('[data-message="lift 1"]'))


def phone_hand(stage: Stage) -> None:
    """Show a hand on a phone, with a tile explained."""
    phone_code(stage)
    go(stage.page, stage.address + str(stage.page.locator("svg[data-link]").get_attribute("data-link")))
    tile = stage.page.locator("[data-tile]").first
    if tile.get_attribute("aria-pressed") != "true":
        tap(tile)


def phone_word(stage: Stage) -> None:
    """Ask for a turn word, after a wrong one."""
    phone_hand(stage)
    tap(stage.page.locator('[data-message^="built-it"]'))
    stage.page.locator("#turn-word").fill("TOT")


SCENES: dict[str, Scene] = {
    "home-first": home,
    "new-solo": new_solo,
    "new-table": new_table,
    "rules": rules,
    "rule": rule,
    "more": place("more"),
    "settings": settings,
    "train": place("train"),
    "learn": learn,
    "lesson": place("learn/2"),
    "drill": place("drill/worth"),
    "puzzles": place("puzzles"),
    "puzzle": puzzle,
    "daily": place("daily/2026-04-18"),
    "book": place("book"),
    "aid": place("aid"),
    "credits": place("credits"),
    "broken-link": place("play/nothing"),
    "start": begins,
    "hand-over": hand_over,
    "phone-code": phone_code,
    "covered-hand": covered_hand,
    "phone-word": phone_word,
    "25-taken-up": picked_tile,
    "25-held": held,
    "lit": closing_spots,
    "closes": closes,
    "refused": refused,
    "closing": beat(".outline.closing"),
    "scoring": beat(".card.show .receipt"),
    "signs-home": beat(".card.show h3 + p:not(.payee, .show-foot)"),
    "abandon": decision_scene("abandon", 3, consultants=True),
    "move": decision_scene("move", 3, business=True, consultants=True),
    "claim": decision_scene("claim", 3, business=True, consultants=True),
    "token": decision_scene("token", 5, business=True),
    "grifter": decision_scene("grifter", 1),
    "explained": explained,
    "log": drawer("open log"),
    "help": drawer("open help"),
    "menu": drawer("open menu"),
    "view": drawer("open view"),
    "typed": typed,
    "looking": looking,
    "share": shared,
    "post-who": post_arrival,
    "post": by_post,
    "45": forty_five,
    "end": game_over,
    "home": home,
}
"""The scenes in the order of a session: the last one has games to list."""
