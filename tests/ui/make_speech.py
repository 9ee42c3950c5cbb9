"""Record what a screen reader announces in whole games, so that changes of wording can be reviewed.

    python tools/texts.py && python -m tests.ui.make_speech

rewrites the files of `speech/`; review the changes as a diff. The games are playthroughs of the engine. Lines
with `>` are actions, lines with `:` announcements.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

from app.engine.deck_file import standard_deck
from app.engine.record import decode
from app.engine.session import begin
from app.engine.state import parse_action
from app.ui.core import texts
from app.ui.core.messages import Message
from app.ui.core.model import Settings
from tests.ui.playing import Player

FOLDER = Path(__file__).parent / "speech"
COMPILED = texts.ASSETS.parent / "runtime" / "texts" / "en.json"
GAMES = Path(__file__).parent.parent / "engine" / "playthroughs"


class Listener(Player):
    """Plays a game and records every announcement."""

    def __init__(self, game: str, speech: str) -> None:
        line = (GAMES / f"{game}.txt").read_text(encoding="utf-8").splitlines()[0]
        self.record = decode(line, standard_deck())
        self.heard: list[str] = []
        settings = {"speech": speech, "swaps": "always", "show": "normal", "ties": "me"}
        super().__init__(begin(self.record.deal), **settings)
        self.heard += self.model.spoken.splitlines()

    def send(self, message: Message) -> None:
        """Send a message, and record its announcements."""
        before = self.model.spoken
        super().send(message)
        if self.model.spoken != before:
            self.heard += self.model.spoken.splitlines()

    def turns(self) -> Iterator[tuple[str, list[str]]]:
        """Play the game; yield each action with the announcements up to the next one."""
        self.ready()
        yield "", self.taken()
        for text in self.record.actions:
            self.choose(parse_action(text))
            self.ready()
            yield text, self.taken()

    def taken(self) -> list[str]:
        """Return the announcements since the last call."""
        heard, self.heard = self.heard, []
        return heard


def speech_text(turns: Iterable[tuple[str, Sequence[str]]]) -> str:
    """Return the text of a file: each action with its announcements."""
    lines = []
    for chosen, heard in turns:
        lines += [f"> {chosen}"] if chosen else []
        lines += [f"  : {message}" for message in heard]
    return "\n".join(lines) + "\n"


def files() -> list[Path]:
    """Return the existing files."""
    return sorted(FOLDER.glob("*.txt"))


def main() -> None:
    """Rewrite all files."""
    texts.use(json.loads(COMPILED.read_text(encoding="utf-8")))
    for file in files():
        game, _, speech = file.stem.rpartition("-")
        assert speech in Settings.__annotations__["speech"]
        file.write_text(speech_text(Listener(game, speech).turns()), encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
