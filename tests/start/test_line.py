"""The form of the largest files on a first visit, by what the browser reports (`assets/start/start.js`)."""

from __future__ import annotations

import json
from functools import cache
from typing import Any

import pytest

from environment import ROOT, node, run
from runtime import ensure_runtime

GZIP = ["pyodide.asm.wasm"]
XZ = ["python_stdlib.zip.xz", "app.zip.xz", "pyodide.asm.wasm.xz"]
NEAR = {"requestStart": 10, "responseStart": 30, "responseEnd": 40}
AWAY = {"requestStart": 10, "responseStart": 80, "responseEnd": 90}
BUSY = {"requestStart": 10, "responseStart": 30, "responseEnd": 400}
SLOWLY = {"requestStart": 10, "responseStart": 80, "responseEnd": 400}
LOADING = {"requestStart": 10, "responseStart": 80, "responseEnd": 0}

VISITS: dict[str, tuple[dict[str, Any], list[str]]] = {
    "Chromium on a slow line": ({"connection": {"downlink": 1.6}, "document": AWAY}, XZ),
    "Chromium on a fast line to a far server": ({"connection": {"downlink": 10}, "document": AWAY}, GZIP),
    "Chromium before it has measured, near the server": (
        {"connection": {"downlink": 1.45}, "document": NEAR},
        GZIP,
    ),
    "Chromium on a busy device, near the server": (
        {"connection": {"downlink": 1.45}, "document": BUSY},
        GZIP,
    ),
    "somebody saves data": ({"connection": {"downlink": 10, "saveData": True}, "document": NEAR}, XZ),
    "Firefox and Safari on a slow line": ({"document": SLOWLY}, XZ),
    "Firefox and Safari, a far server": ({"document": AWAY}, GZIP),
    "the document is still loading, for a short time": ({"document": LOADING, "now": 300}, GZIP),
    "the document is still loading, for a long time": ({"document": LOADING, "now": 320}, XZ),
    "a browser without times": ({}, GZIP),
    "the sources, which have no packed files": ({"version": "dev", "document": AWAY}, GZIP),
}


@cache
def requested() -> list[list[str]]:
    ensure_runtime()
    visits = json.dumps([visit for visit, _ in VISITS.values()])
    told = run([node(), ROOT / "tests/start/line.mjs", visits], "Starting").stdout
    result: list[list[str]] = json.loads(told)
    return result


@pytest.mark.parametrize("case", VISITS)
def test_the_smaller_form_is_requested_where_the_line_is_slow(case: str) -> None:
    assert requested()[list(VISITS).index(case)] == VISITS[case][1]
