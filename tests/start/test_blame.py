"""The origin of errors (`assets/boot/blame.js`), by the stacks and messages of the browsers."""

from __future__ import annotations

import json
from functools import cache

import pytest

from environment import ROOT, node, run

BASE = "https://ana.github.io/streets/"
CHROMIUM = "TypeError: x\n    at f ({}:1:2)"
FIREFOX = "f@{}:1:2\n"
SAFARI = "f@{}:1:2\nglobal code@"
CORE, MAIN, BOOT, PAGE = (f"{BASE}{name}" for name in ("runtime/a.js", "app.zip", "assets/boot.js", ""))
EXTENSION, OTHER = "chrome-extension://abc/content.js", "https://ana.github.io/other/app/main.py"

CULPRITS: dict[str, tuple[dict[str, str], str]] = {
    "no trace": ({"reason": "Error: x"}, ""),
    "our file in Chromium": ({"stack": CHROMIUM.format(CORE)}, "ours"),
    "our file in Firefox": ({"stack": FIREFOX.format(CORE)}, "ours"),
    "our file behind a query": ({"stack": FIREFOX.format(f"{CORE}?v=1")}, "ours"),
    "our archive": ({"stack": FIREFOX.format(MAIN)}, "ours"),
    "our machine code": ({"stack": f"{FIREFOX.format('wasm://wasm/1')}{FIREFOX.format(CORE)}"}, "ours"),
    "an extension": ({"stack": CHROMIUM.format(EXTENSION)}, "foreign"),
    "another page of the account": ({"stack": FIREFOX.format(OTHER)}, "foreign"),
    "a script in our page": ({"stack": FIREFOX.format(PAGE)}, "foreign"),
    "a script without an address": ({"stack": SAFARI.format("user-script:1")}, "foreign"),
    "others through our wrapper": (
        {"stack": FIREFOX.format(BOOT) + FIREFOX.format(EXTENSION)},
        "foreign",
    ),
    "our wrapper alone": ({"stack": FIREFOX.format(BOOT)}, ""),
    "our wrapper from the sources": ({"stack": FIREFOX.format(f"{BASE}assets/boot/errors.js")}, ""),
    "ours through others": ({"stack": FIREFOX.format(CORE) + FIREFOX.format(EXTENSION)}, "shared"),
    "a trap through others": (
        {"kind": "trap", "stack": FIREFOX.format(CORE) + FIREFOX.format(EXTENSION)},
        "ours",
    ),
    "an address in the message": ({"reason": f"error loading module: {CORE}"}, "ours"),
    "a foreign address in the message": ({"reason": f"error loading module: {EXTENSION}"}, ""),
    "a file noted by Firefox": ({"fileName": CORE}, "ours"),
    "a foreign file noted by Safari": ({"sourceURL": EXTENSION}, "foreign"),
    "Python": ({"reason": "PythonError: ValueError", "stack": CHROMIUM.format(EXTENSION)}, "ours"),
}

EXPLANATIONS: dict[str, tuple[str, bool, str]] = {
    "an exception": ("PythonError: Failed to fetch", False, "broken"),
    "no network": ("TypeError: Failed to fetch", False, "missing"),
    "no network in Safari": ("TypeError: Load failed", False, "missing"),
    "a download that breaks off": ("TypeError: compilation aborted: Network error: x", False, "missing"),
    "a page of the host": ("SyntaxError: Unexpected token '<'", False, "damaged"),
    "a cut file": ("CompileError: WebAssembly.compile(): expected magic word", False, "damaged"),
    "a cut file in an old browser": ("CompileError: invalid opcode", True, "old"),
    "switched off in Chromium": ("CompileError: Wasm code generation disallowed by embedder", False, "off"),
    "switched off in Firefox": ("CompileError: call to WebAssembly.compile() blocked by CSP", True, "off"),
    "switched off later": ("ReferenceError: WebAssembly is not defined", False, "off"),
    "anything else": ("RangeError: out of memory", False, "broken"),
}


@cache
def judged() -> list[list[str]]:
    errors = [error for error, _ in CULPRITS.values()]
    errors += [
        {"reason": reason, **({"old": "yes"} if old else {})} for reason, old, _ in EXPLANATIONS.values()
    ]
    told = run([node(), ROOT / "tests/start/blame.mjs", BASE, json.dumps(errors)], "Judging errors").stdout
    result: list[list[str]] = json.loads(told)
    return result


@pytest.mark.parametrize("case", CULPRITS)
def test_an_error_belongs_to_the_files_on_its_stack(case: str) -> None:
    assert judged()[list(CULPRITS).index(case)][0] == CULPRITS[case][1]


@pytest.mark.parametrize("case", EXPLANATIONS)
def test_a_reason_is_explained(case: str) -> None:
    assert judged()[len(CULPRITS) + list(EXPLANATIONS).index(case)][1] == EXPLANATIONS[case][2]
