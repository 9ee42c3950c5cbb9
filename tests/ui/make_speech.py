"""Speech: whole games as a screen reader tells them, to review what a change of the words does.

    python tools/texts.py && python -m tests.ui.make_speech

tells the games of `speech/` anew; what changed is reviewed as a diff. A game is one of the playthroughs of
the engine. A line with `>` is what was chosen, one with `:` a message.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

from app.engine.actions import parse_action
from app.engine.record import decode
from app.engine.session import begin
from app.engine.standard import standard_deck
from app.ui.core import texts
from app.ui.core.messages import Message
from app.ui.core.model import Settings
from tests.ui.table import Player

FOLDER = Path(__file__).parent / "speech"
COMPILED = texts.ASSETS.parent / "runtime" / "texts" / "en.json"
GAMES = Path(__file__).parent.parent / "engine" / "playthroughs"


class Listener(Player):
    """Plays and notes every message that is said."""

    def __init__(self, game: str, speech: str) -> None:
        line = (GAMES / f"{game}.txt").read_text(encoding="utf-8").splitlines()[0]
        self.record = decode(line, standard_deck())
        self.heard: list[str] = []
        super().__init__(begin(self.record.deal), speech=speech, swaps="always", show="normal")
        self.heard += self.model.spoken.splitlines()

    def send(self, message: Message) -> None:
        """Take a message, and hear what it leads to."""
        before = self.model.spoken
        super().send(message)
        if self.model.spoken != before:
            self.heard += self.model.spoken.splitlines()

    def turns(self) -> Iterator[tuple[str, list[str]]]:
        """Play the game; give what was chosen, and what was said up to the next choice."""
        self.ready()
        yield "", self.taken()
        for text in self.record.actions:
            self.choose(parse_action(text))
            self.ready()
            yield text, self.taken()

    def taken(self) -> list[str]:
        """Give what was heard since the last time."""
        heard, self.heard = self.heard, []
        return heard


def told(name: str) -> str:
    """The text of a file: the game's name, and how much is said."""
    game, _, speech = name.rpartition("-")
    assert speech in Settings.__annotations__["speech"]
    lines = []
    for chosen, heard in Listener(game, speech).turns():
        lines += [f"> {chosen}"] if chosen else []
        lines += [f"  : {message}" for message in heard]
    return "\n".join(lines) + "\n"


def files() -> list[Path]:
    """The texts there are."""
    return sorted(FOLDER.glob("*.txt"))


def main() -> None:
    """Tell all games anew."""
    texts.use(json.loads(COMPILED.read_text(encoding="utf-8")))
    for file in files():
        file.write_text(told(file.stem), encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
