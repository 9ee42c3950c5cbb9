"""Two hundred hostile texts in names, titles, seeds, decks and links stay texts."""

from __future__ import annotations

import contextlib
import json
import re
from functools import cache, lru_cache
from html.parser import HTMLParser

import pytest

from app.engine.setup import MAX_NAME
from app.saves.links import LinkError, link_data, read_deal, read_link
from app.saves.marks import PLAIN
from app.saves.reading import read_record
from app.saves.save import Header, SaveError, blocks_of, read_save, save_of, write_save
from app.ui.core.html import Markup
from app.ui.core.messages import RouteChanged
from app.ui.core.model import Model
from app.ui.core.page_parts import screen_of
from app.ui.core.update import update
from app.ui.features.saves.service import SaveService
from app.ui.features.saves.state import LIBRARY, Adopted, DamagedSaveRead, GamesListed, Library, Renaming
from app.ui.features.saves.views import plan
from app.ui.table.model import TABLE
from tests.ui.playing import table_of

from .injections import INJECTIONS, hostile_record
from .support import ROOT, MemoryStore, finished, standard, started

DRAWN = {"script", "iframe", "object", "embed", "marquee", "style", "base", "link", "meta", "math", "body"}


class Seen(HTMLParser):
    """Collects the elements and attributes that a browser would create."""

    def __init__(self, markup: str) -> None:
        super().__init__()
        self.tags: list[str] = []
        self.attributes: list[tuple[str, str]] = []
        self.feed(markup)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        self.attributes += [(name, value or "") for name, value in attrs]


parsed = cache(Seen)
"""Cached for markup that is the same with every hostile text."""


def shown(model: Model) -> list[Markup]:
    """Return the markup of everything on the screen of a model."""
    screen = screen_of(model)
    return [region.view(*region.parts(model)) for region in (screen.frame, *screen.regions)]


def check(model: Model, plain: Model) -> None:
    """Check that the elements are the same as with a harmless text in the same places."""
    for markup, harmless in zip(shown(model), shown(plain), strict=True):
        seen, expected = Seen(str(markup)), parsed(str(harmless))
        assert seen.tags == expected.tags
        assert not DRAWN & set(seen.tags)
        assert [name for name, _ in seen.attributes] == [name for name, _ in expected.attributes]
        assert not [value for name, value in seen.attributes if name in ("href", "src") and ":" in value]


@lru_cache(maxsize=2)
def opened(text: str) -> Model:
    """Return a model with a game that has the text in every place for one."""
    reading = read_record(read_link(link_data(hostile_record(text))), standard())
    assert reading.session is not None and reading.problem is None
    assert all(len(seat.name) <= MAX_NAME and seat.name.isprintable() for seat in reading.session.state.seats)
    model, _ = update(Model(), Adopted("g", reading.session, False))
    return model.with_(TABLE, table_of(model).with_board(drawer="log")) if model[TABLE] else model


def go(model: Model, fragment: str) -> Model:
    return update(model, RouteChanged(fragment))[0]


@pytest.mark.thorough
@pytest.mark.parametrize("text", INJECTIONS)
def test_hostile_texts_in_a_game(text: str) -> None:
    model, plain = opened(text), opened("plain plain plain plain")
    check(go(model, "#/game/g"), go(plain, "#/game/g"))
    check(go(model, "#/share"), go(plain, "#/share"))


@lru_cache(maxsize=2)
def listed(text: str) -> Library:
    """Return a list of games with the text as title and in names, after deleting a game."""
    session = read_record(hostile_record(text), standard()).session
    assert session is not None
    store = MemoryStore()
    service = SaveService(store, lambda: 1, lambda: "new", lambda _: text)
    service.keep("g", session)
    service.keep("h", session)
    service.rename("g", text)
    store.set(f"game.{text}", text)
    listing = service.delete(text, "h")
    assert isinstance(listing, GamesListed)
    return listing.library


@pytest.mark.thorough
@pytest.mark.parametrize("text", INJECTIONS)
def test_hostile_texts_in_the_list_of_games(text: str) -> None:
    models = [update(Model(), GamesListed(listed(t)))[0] for t in (text, "plain plain")]
    assert len(models[0][LIBRARY].entries) == len(models[1][LIBRARY].entries) == 1
    check(*models)
    check(*(update(model, Renaming("g"))[0] for model in models))


@pytest.mark.parametrize("text", INJECTIONS)
def test_hostile_texts_in_explanations_of_damage(text: str) -> None:
    def damaged(words: str) -> Model:
        record = json.loads(hostile_record("x"))
        record["actions"] = [words]
        return update(go(Model(), "#/damaged/x"), DamagedSaveRead(f"game.{words}", json.dumps(record)))[0]

    check(damaged(text), damaged("plain"))
    with pytest.raises(LinkError):
        read_link(text)
    check(go(Model(), f"#/play/{text}"), go(Model(), "#/play/plain?"))


@pytest.mark.parametrize("text", INJECTIONS)
def test_hostile_texts_in_decks_deals_and_headers(text: str) -> None:
    record = json.loads(hostile_record("x"))
    for key in ("edition", "deck", "difficulty"):
        reading = read_record(json.dumps({**record, key: text}), standard())
        assert reading.problem is not None
    tile = {
        "id": text,
        "name": text,
        "back": text,
        "symbols": [text],
        "business": [],
        "valuation": {"kind": text},
    }
    deck = {"deck": "x", "custom_deck": {"tile": [tile]}}
    reading = read_record(json.dumps({**record, **deck}), standard())
    assert reading.problem is not None and reading.session is None
    with contextlib.suppress(LinkError):
        assert read_deal(f"seed={text}&players=2").seed
    line, _, rest = write_save(save_of(started(), Header())).partition("\n")
    for key in ("mode", "city"):
        with pytest.raises(SaveError):
            read_save(json.dumps({**json.loads(line), key: text}) + "\n" + rest)


def test_the_start_accepts_the_picture_stored_for_it() -> None:
    """`assets/first/pictures.js` draws nothing else, so a foreign text cannot delay the start."""
    script = (ROOT / "assets/first/pictures.js").read_text(encoding="utf-8")
    taken = {name: re.compile(regex) for name, regex in re.findall(r"const (\w+) = /\^(.+)\$/;", script)}
    assert taken.keys() >= {"BOX", "COLOUR", "PATH"}
    longest, most = (int(n) for n in re.findall(r"const MAX_\w+ = (\d+);", script))
    for seed in ("a", "b", "c"):
        text = plan(blocks_of(finished(seed, players=5).state), PLAIN)
        drawn = json.loads(text)
        assert len(text) * 2 < longest and len(drawn["shapes"]) <= most
        assert taken["BOX"].fullmatch(drawn["box"])
        for colour, path in drawn["shapes"]:
            assert taken["COLOUR"].fullmatch(colour) and taken["PATH"].fullmatch(path)
