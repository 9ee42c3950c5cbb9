"""The local server: content types, caching, and only the page's files."""

from __future__ import annotations

import threading
import urllib.error
import urllib.request
from collections.abc import Iterator

import pytest

import play
from environment import ROOT, ToolError
from server import PageServer


@pytest.fixture(scope="module")
def server() -> Iterator[PageServer]:
    with PageServer(ROOT) as server:
        thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.02})
        thread.start()
        yield server
        server.shutdown()
        thread.join()


@pytest.mark.parametrize(
    ("path", "kind"),
    [
        ("", "text/html"),
        ("app/main.py", "text/plain"),
        ("pyscript.toml", "text/plain"),
        ("assets/first/pictures.js", "text/javascript"),
        ("assets/manifest.webmanifest", "application/manifest+json"),
        ("runtime/pyodide/pyodide.mjs", "text/javascript"),
        ("runtime/pyodide/pyodide.asm.wasm", "application/wasm"),
    ],
)
def test_content_types_and_caching(server: PageServer, path: str, kind: str) -> None:
    with urllib.request.urlopen(server.address + path) as answer:
        assert answer.headers["Content-Type"].split(";")[0] == kind
        assert answer.headers["Cache-Control"] == "no-cache"
        seen = answer.headers["Last-Modified"]
    again = urllib.request.Request(server.address + path, headers={"If-Modified-Since": seen})
    with pytest.raises(urllib.error.HTTPError) as refused:
        urllib.request.urlopen(again)
    assert refused.value.code == 304
    refused.value.close()


@pytest.mark.parametrize(
    "path", [".git/HEAD", ".venv/pyvenv.cfg", "app/", "assets/../.git/HEAD", "..%2f..%2fetc/passwd"]
)
def test_hidden_files_folders_and_outside_paths_are_not_found(server: PageServer, path: str) -> None:
    with pytest.raises(urllib.error.HTTPError) as refused:
        urllib.request.urlopen(server.address + path)
    assert refused.value.code == 404
    refused.value.close()


def test_a_port_in_use_is_reported_or_skipped(server: PageServer, monkeypatch: pytest.MonkeyPatch) -> None:
    taken = server.server_address[1]
    with pytest.raises(ToolError, match=f"Port {taken} cannot be used"):
        play.open_server(taken)
    monkeypatch.setattr(play, "FIRST_PORT", taken)
    with play.open_server(None) as another:
        assert another.server_address[1] > taken


def test_an_incomplete_message_does_not_stop_the_page(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail() -> None:
        raise ToolError("interface.ftl:7: expected }")

    monkeypatch.setattr(play, "ensure_texts", fail)
    with PageServer(ROOT, 0, play.FreshPageHandler) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        with urllib.request.urlopen(server.address) as response:
            assert response.status == 200
        server.shutdown()
