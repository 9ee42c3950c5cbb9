"""All files written by earlier versions can still be read.

If you change a format, add the next number to `fixtures/` and never change or remove older files.
"""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from app.engine.record import RECORD_VERSION
from app.engine.session import Session
from app.engine.setup import deal
from app.engine.snapshot import snapshot
from app.saves.copies import SEAL_VERSION, unseal
from app.saves.links import read_deal, read_link
from app.saves.reading import read_record
from app.saves.save import Header, read_save, summary_of

from .support import HERE, standard

FIXTURES = HERE / "fixtures"
RESULT = json.loads((FIXTURES / "snapshot.json").read_text(encoding="utf-8"))


def text(name: str) -> str:
    return (FIXTURES / name).read_text(encoding="utf-8")


def whole(record: str) -> Session:
    reading = read_record(record, standard())
    assert reading.problem is None and reading.session is not None
    assert json.loads(json.dumps(snapshot(reading.session.state))) == RESULT
    assert reading.session.extra["table"]["trust"] is True
    return reading.session


def test_every_version_has_its_fixtures() -> None:
    assert {path.name for path in FIXTURES.glob("record-*.json")} == {
        f"record-{n}.json" for n in range(1, RECORD_VERSION + 1)
    }
    assert {path.name for path in FIXTURES.glob("save-*.txt")} == {
        f"save-{n}.txt" for n in range(1, SEAL_VERSION + 1)
    }


@pytest.mark.parametrize("path", sorted(FIXTURES.glob("record-*.json")), ids=lambda path: path.stem)
def test_records_of_every_version_replay(path: Path) -> None:
    whole(text(path.name))


@pytest.mark.parametrize("path", sorted(FIXTURES.glob("save-*.txt")), ids=lambda path: path.stem)
def test_saves_of_every_version_open(path: Path) -> None:
    opened = unseal(text(path.name))
    assert isinstance(opened, tuple) and opened[0] == 41
    save = read_save(opened[1])
    looks = ((4, "star"), (1, "triangle"), (0, "circle"))
    assert save.header == Header("Friday, 9 o’clock", 1_700_000_000_000, 1_700_000_360_000, False, looks)
    assert save.summary == summary_of(whole(save.record).state)


@pytest.mark.parametrize("path", sorted(FIXTURES.glob("link-*.txt")), ids=lambda path: path.stem)
def test_links_of_every_version_open(path: Path) -> None:
    whole(read_link(text(path.name).strip()))


@pytest.mark.parametrize("path", sorted(FIXTURES.glob("deal-*.txt")), ids=lambda path: path.stem)
def test_deal_links_of_every_version_give_the_same_deal(path: Path) -> None:
    dealt = deal(read_deal(text(path.name).strip()), standard())
    expected = whole(text("record-1.json")).deal
    assert (dealt.rules, dealt.hands, dealt.stack) == (expected.rules, expected.hands, expected.stack)
