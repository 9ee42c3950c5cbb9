"""Play with searching bots: the page's workers, and waiting for a bot."""

from __future__ import annotations

import json

from playwright.sync_api import Page

from app.engine.state import State
from tests.e2e.player import Player

WORKERS = """
window.workers = {made: [], answers: 0, held: []};
const Real = window.Worker;
window.Worker = class extends Real {
  constructor(...all) {
    super(...all);
    window.workers.made.push(this);
  }
  set onmessage(listener) {
    super.onmessage = (event) => {
      if (event.data.done) {
        if (window.workers.hold) { window.workers.held.push(() => listener(event)); return; }
        window.workers.answers += 1;
      }
      listener(event);
    };
  }
};
"""
"""Records the page's workers and their answers, which can be held back."""


def until_person(page: Page, player: Player) -> State:
    """Wait until a person must decide or the game ends; return the state then."""
    while True:
        known = actions(player)  # before the state, as the bot may act in between
        state = player.state()
        if state.decision is None or state.seats[state.decision.seat].kind == "human":
            return state
        page.wait_for_function("n => JSON.parse(window.streets.record()).actions.length > n", arg=known)


def actions(player: Player) -> int:
    return len(json.loads(player.record())["actions"])
