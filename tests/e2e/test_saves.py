"""Games survive reloads, full or forbidden storage, damage, two tabs, links and hostile texts."""

from __future__ import annotations

import base64
import json
import random
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Page, expect

from app.saves.copies import seal
from app.saves.links import link_data
from app.saves.reading import read_record
from app.saves.save import Header, save_of, write_save
from app.ui.features.saves.state import LISTED, MORE
from tests.e2e.drawing import draw
from tests.e2e.player import Player, quicken
from tests.e2e.support import drawn, go, start, tap, wait_until, wait_until_ready
from tests.saves.injections import INJECTIONS, hostile_record
from tests.saves.support import played, standard, started

FULL = """
    const set = Storage.prototype.setItem;
    Storage.prototype.setItem = function (key, value) {
      if (window.torn && key.startsWith("streets.game.")) {
        set.call(this, key, value.slice(0, value.length / 2));
        throw new Error("killed");
      }
      if (window.full && key.startsWith("streets.")) throw new DOMException("full", "QuotaExceededError");
      return set.call(this, key, value);
    };
"""
OFF = """
    Object.defineProperty(window, "localStorage", {
      get() { throw new DOMException("Access is denied for this document.", "SecurityError"); },
    });
    navigator.locks.request = () => Promise.reject(new DOMException("Access is denied.", "SecurityError"));
"""
FETCHED = "() => performance.getEntriesByType('resource').map(each => each.name).join()"
SEEN_BY_A_CAMERA = """async png => {
    const { default: decode } = await import("/node_modules/qr/decode.js");
    const image = new Image();
    image.src = `data:image/png;base64,${png}`;
    await image.decode();
    const drawing = new OffscreenCanvas(image.width, image.height).getContext("2d");
    drawing.drawImage(image, 0, 0);
    return decode(drawing.getImageData(0, 0, image.width, image.height));
}"""
"""The text that another program reads from a picture of a QR code."""
SAVED = ".saved"
SAFARI = (
    "Mozilla/5.0 (iPad; CPU OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) "
    "Version/17.5 Mobile/15E148 Safari/604.1"
)


def trusting(text: str) -> str:
    """Return the record with trusting players, so that no hand-over interferes."""
    return json.dumps({**json.loads(text), "table": {"trust": True}})


GAME = trusting(played(started("e2e"), 12, random.Random(1)).text())
OTHER = trusting(played(started("another", players=3), 9, random.Random(2)).text())


def put(page: Page, address: str, texts: dict[str, str]) -> None:
    """Store texts before the app starts."""
    page.add_init_script(
        f"if (!sessionStorage.put) {{ sessionStorage.put = 1;"
        f"for (const [key, text] of Object.entries({json.dumps(texts)}))"
        f" localStorage.setItem('streets.' + key, text); }}"
    )
    quicken(page)
    start(page, address)


def save(text: str, count: int = 1) -> str:
    """Return a record's save, as the app writes it."""
    session = played(started("e2e"), 12, random.Random(1))
    return seal(count, write_save(save_of(session, Header(updated=count))).partition("\n")[0] + "\n" + text)


def kept(page: Page) -> dict[str, str]:
    """Return everything stored."""
    return dict(page.evaluate("() => Object.entries(localStorage)"))


def record(page: Page) -> list[str]:
    """Return the actions of the game on the table."""
    return list(json.loads(page.evaluate("() => window.streets.record()"))["actions"])


def test_a_reload_continues_the_game(new_page: Callable[..., Page], address: str) -> None:
    page = new_page()
    put(page, address, {"game.g.a": save(GAME)})
    tap(page.get_by_role("link", name="Continue").first)
    player = Player(page, "reload")
    before = record(page)
    player.play(2)
    expect(page.locator(SAVED)).to_have_text("Saved")
    after = record(page)
    assert len(after) == len(before) + 2
    page.reload()
    wait_until_ready(page)
    assert record(page) == after
    page.wait_for_function("() => 'box' in JSON.parse(localStorage['streets.picture'] || '{}')")

    # The list: rename, duplicate, delete, restore.
    go(page, f"{address}#/games")
    games = page.locator(".game")
    expect(games).to_have_count(1)
    tap(games.locator("summary"))
    tap(games.get_by_role("button", name="Rename"))
    page.get_by_label("Name of the game").fill("Evening <b>game</b>")
    page.keyboard.press("Enter")
    expect(games.get_by_role("heading")).to_have_text("Evening <b>game</b>")
    tap(games.locator("summary"))
    tap(games.get_by_role("button", name="Duplicate"))
    expect(games).to_have_count(2)
    tap(games.first.locator("summary"))
    tap(games.first.get_by_role("button", name="Delete"))
    expect(games).to_have_count(1)
    tap(page.get_by_role("button", name="Undo"))
    expect(games).to_have_count(2)
    with page.expect_download() as download:
        tap(games.last.locator("summary"))
        tap(games.last.get_by_role("button", name="Export"))
    assert json.loads(Path(download.value.path()).read_text(encoding="utf-8"))["actions"] == after
    tap(games.last.get_by_role("link", name="Continue"))
    page.wait_for_selector("#board")
    assert record(page) == after


def test_full_storage_is_reported_and_play_goes_on(new_page: Callable[..., Page], address: str) -> None:
    page = new_page()
    page.add_init_script(FULL)
    page.add_init_script("delete window.indexedDB")  # the mirror: tests/e2e/test_kills.py
    put(page, address, {"game.g.a": save(GAME)})
    tap(page.get_by_role("link", name="Continue").first)
    page.evaluate("window.full = true")
    player, before = Player(page, "full"), kept(page)
    player.play(1)
    expect(page.get_by_role("alert")).to_contain_text("storage is full")
    expect(page.locator(SAVED)).to_have_count(0)
    assert kept(page)["streets.game.g.a"] == before["streets.game.g.a"]
    with page.expect_download() as download:
        tap(page.get_by_role("button", name="Export"))
    assert json.loads(Path(download.value.path()).read_text(encoding="utf-8"))["actions"] == record(page)
    page.evaluate("window.full = false")
    player.play(1)
    expect(page.locator(SAVED)).to_have_text("Saved")

    # Killed during a write, only that action is lost, and the page says so.
    page.evaluate("window.torn = true")
    player.play(1)
    page.reload()
    wait_until_ready(page)
    assert len(record(page)) == 12 + 2
    expect(page.locator(".notice")).to_contain_text("The newest copy was damaged")
    Player(page, "whole").play(1)
    expect(page.locator(SAVED)).to_have_text("Saved")
    assert any(key.startswith("streets.aside.g.") for key in kept(page))


def test_forbidden_storage_is_reported_and_play_goes_on(new_page: Callable[..., Page], address: str) -> None:
    page = new_page()
    page.add_init_script(OFF)
    start(page, address)
    expect(page.get_by_role("alert")).to_contain_text("doesn’t let the page store anything")
    go(page, f"{address}#/play/{link_data(GAME)}")
    page.wait_for_selector("#board")
    Player(page, "off").play(2)
    expect(page.get_by_role("alert")).to_contain_text("doesn’t let the page store anything")
    assert len(record(page)) == 14

    # Another link would replace it, so it waits.
    go(page, f"{address}#/play/{link_data(OTHER)}")
    expect(page.get_by_role("alert")).to_contain_text("isn’t saved")
    assert len(record(page)) == 14
    tap(page.get_by_role("button", name="Open this game"))
    page.wait_for_selector("#board")
    assert record(page) == json.loads(OTHER)["actions"]


def test_only_one_of_two_tabs_writes(new_page: Callable[..., Page], address: str) -> None:
    first = new_page()
    put(first, address, {"game.g.a": save(GAME)})
    tap(first.get_by_role("link", name="Continue").first)
    Player(first, "tabs").play(1)
    second = first.context.new_page()
    start(second, f"{address}#/game/g")
    expect(second.get_by_text("Another tab is playing this game")).to_be_visible()
    assert record(second) == record(first)
    Player(first, "tabs again").play(1)
    second.wait_for_function("n => JSON.parse(window.streets.record()).actions.length === n", arg=14)
    assert record(second) == record(first)
    assert second.locator("[data-action]").count() == 0

    tap(second.get_by_role("button", name="Play here"))
    expect(first.get_by_role("button", name="Play here")).to_be_visible()
    Player(second, "tabs over").play(1)
    first.wait_for_function("n => JSON.parse(window.streets.record()).actions.length === n", arg=15)
    assert record(first) == record(second)

    second.close()
    expect(first.get_by_role("button", name="Play here")).to_have_count(0)
    Player(first, "tabs back").play(1)
    assert len(record(first)) == 16
    expect(first.locator(SAVED)).to_have_text("Saved")


def test_a_damaged_game_is_explained_and_kept(new_page: Callable[..., Page], address: str) -> None:
    illegal = json.loads(GAME)
    illegal["actions"][7] = "build art-gallery 90,90 N"
    damaged = {
        "game.illegal.a": save(json.dumps(illegal)),
        "game.torn.a": save(GAME)[:-40],
        "game.torn.b": "streets-save, nonsense",
        "game.newer.a": save(GAME.replace('"version": 1', '"version": 2')),
        "game.odd": "<script>alert(1)</script>",
    }
    page = new_page(user_agent=SAFARI)
    put(page, address, damaged)
    go(page, f"{address}#/games")
    expect(page.locator(".game.wreck")).to_have_count(3)
    expect(page.get_by_text("Add this page to your home screen")).to_be_visible()

    go(page, f"{address}#/game/illegal")
    expect(page.get_by_text("Move 8, build art-gallery 90,90 N, breaks a rule")).to_be_visible()
    with page.expect_download() as download:
        tap(page.get_by_role("button", name="Download the raw text"))
    assert Path(download.value.path()).read_text(encoding="utf-8") == json.dumps(illegal)
    tap(page.get_by_role("button", name="Continue from move 7"))
    page.wait_for_selector("#board")
    assert len(record(page)) == 7
    Player(page, "damaged").play(1)

    go(page, f"{address}#/game/newer")
    expect(page.get_by_text("newer version of this page")).to_be_visible()
    go(page, f"{address}#/game/torn")
    expect(page.get_by_text("This game is damaged. The page put it aside")).to_be_visible()
    go(page, f"{address}#/games")
    tap(page.locator(".game.wreck").last.get_by_role("link", name="See what’s left"))
    expect(page.get_by_role("heading", name="A damaged game")).to_be_visible()
    now = kept(page)
    assert {key: now[f"streets.{key}"] for key in damaged} == damaged


def test_a_link_opens_without_disturbing_the_running_game(
    new_page: Callable[..., Page], address: str, sources: str
) -> None:
    page = new_page(permissions=["clipboard-read", "clipboard-write"])
    put(page, address, {"game.g.a": save(GAME)})
    tap(page.get_by_role("link", name="Continue").first)
    Player(page, "link").play(1)
    running = record(page)
    go(page, f"{address}#/play/{link_data(OTHER)}")
    expect(page.locator(".notice")).to_contain_text("Your other game is still in the list.")
    assert record(page) == json.loads(OTHER)["actions"]
    page.reload()
    wait_until_ready(page)
    expect(page.get_by_text("Shared game, not saved yet")).to_be_visible()
    go(page, f"{address}#/games")
    expect(page.locator(".game")).to_have_count(1)
    go(page, f"{address}#/play/{link_data(OTHER)}")
    Player(page, "linked").play(1)
    linked = record(page)
    go(page, f"{address}#/games")
    expect(page.locator(".game")).to_have_count(2)
    go(page, f"{address}#/play/{link_data(OTHER)}")
    page.wait_for_selector("#board")
    assert record(page) == linked
    go(page, f"{address}#/game/g")
    page.wait_for_selector("#board")
    assert record(page) == running

    go(page, f"{address}#/share")
    tap(page.get_by_role("button", name="Copy", exact=True).first)
    expect(page.locator(".notice")).to_have_text("Copied.")
    copied = page.evaluate("() => navigator.clipboard.readText()")
    assert copied.startswith(f"{address}#/play/") and len(copied) < 1500
    assert "lean-qr" not in page.evaluate(FETCHED)
    tap(page.get_by_role("button", name="QR code").first)
    assert "lean-qr" in page.evaluate(FETCHED)
    draw(page)
    code = base64.b64encode(page.get_by_role("img", name="QR code").screenshot()).decode()
    page.context.new_page().goto(f"{sources}requirements/node.txt")  # any page beside the decoder
    assert page.context.pages[-1].evaluate(SEEN_BY_A_CAMERA, code) == copied
    page.context.pages[-1].close()
    go(page, f"{address}#/more")
    tap(page.get_by_role("button", name="Copy a bug report"))
    expect(page.locator(".notice")).to_have_text("Copied.")
    copied = page.evaluate("() => navigator.clipboard.readText()")
    assert copied.startswith("Streets bug report") and json.loads(GAME)["seed"] in copied

    go(page, f"{address}#/play/{link_data(OTHER)[:600]}")
    expect(page.get_by_text("This link is damaged or cut off.")).to_be_visible()
    go(page, f"{address}#/games")
    expect(page.locator(".game")).to_have_count(2)


def hostile_save(number: int, text: str) -> str:
    """Return a save with a hostile text in its title, names and everywhere else."""
    session = read_record(hostile_record(text), standard()).session
    assert session is not None
    return seal(1, write_save(save_of(session, Header(title=text, updated=number))))


TO_THE_END = """async () => {
    const more = document.querySelector('[data-message="more-games"]');
    more?.scrollIntoView();
    await streets.answered();
    return !more;
}"""
"""Scrolls to the end of the list of games, which then grows; returns whether there was one."""


def test_a_long_list_grows_when_scrolled_and_waits_for_keyboard_users(
    new_page: Callable[..., Page], address: str
) -> None:
    kept = {f"game.g{n}.a": hostile_save(n, str(n)) for n in range(LISTED + MORE + 1)}
    page = new_page(viewport={"width": 390, "height": 400})
    put(page, address, kept)
    go(page, f"{address}#/games")
    games, more = page.locator(".game"), page.locator('[data-message="more-games"]')
    expect(games).to_have_count(LISTED)
    more.focus()
    drawn(page)
    expect(games).to_have_count(LISTED)
    page.keyboard.press("Enter")
    expect(games).to_have_count(LISTED + MORE)
    more.blur()
    games.first.scroll_into_view_if_needed()
    wait_until(page, TO_THE_END)
    expect(games).to_have_count(LISTED + MORE + 1)


def test_hostile_texts_execute_nothing(new_page: Callable[..., Page], address: str) -> None:
    page = new_page()
    page.add_init_script("window.alert = window.prompt = window.confirm = () => { window.hit = true; };")
    texts = INJECTIONS[::5]  # each kind once
    put(page, address, {f"game.h{n}.a": hostile_save(n, text) for n, text in enumerate(texts)})
    go(page, f"{address}#/games")
    wait_until(page, TO_THE_END)
    expect(page.locator(".game")).to_have_count(len(texts))
    shown = page.locator(".game h2").all_inner_texts()
    assert len(shown) == len(texts) and sum("<" in text for text in shown) > len(texts) / 2
    for text in texts[::8]:
        go(page, f"{address}#/play/{link_data(hostile_record(text))}")
        page.wait_for_selector("#board")
    page.evaluate(
        """async texts => {
          for (const text of texts)
            for (const screen of ["play", "new/seed=", "damaged", "game", "rules"]) {
              location.hash = `#/${screen}/${text}`;
              await streets.answered();
            }
        }""",
        texts[::8],
    )
    go(page, f"{address}#/more")
    page.wait_for_selector("#paste")
    hostile = hostile_record(INJECTIONS[0]).encode()
    page.set_input_files(
        "#paste input[type=file]", files={"name": "x.json", "mimeType": "application/json", "buffer": hostile}
    )
    page.wait_for_selector("#board")
    assert page.evaluate("() => window.hit") is None
    assert page.locator("#app :is(script, iframe, object, embed, marquee, style, base, math)").count() == 0
