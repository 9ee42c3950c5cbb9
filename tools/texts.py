"""Build `runtime/texts/`: the compiled catalogues, a file and a manifest for each language.

    python3 tools/texts.py

It also inserts the texts of pages without Python into `index.html` and `404.html`, and does nothing if all
files are current.
"""

from __future__ import annotations

import json
import os
import re
from collections.abc import Mapping
from html import escape
from pathlib import Path
from typing import Any, Final

from environment import ROOT, digest, run_main
from languages import TEXTS, languages

PAGE: Final = ROOT / "index.html"
LOST: Final = ROOT / "404.html"
MANIFEST: Final = ROOT / "assets" / "manifest.webmanifest"
COMPILED: Final = ROOT / "runtime" / "texts"
RECIPE: Final = tuple(
    ROOT / name
    for name in (
        "tools/texts.py",
        "tools/catalogues.py",
        "tools/languages.py",
        "requirements/texts.txt",
        "assets/manifest.webmanifest",
    )
)


def ensure_texts() -> Path:
    """Make sure that the compiled catalogues are current; return their folder."""
    stamp = COMPILED / ".stamp"
    known = languages()
    sources = [*RECIPE, *(path for code in known for path in sorted((TEXTS / code).iterdir()))]
    names = "\n".join(path.relative_to(ROOT).as_posix() for path in sources)
    fingerprint = digest(names.encode(), *sources)
    if stamp.is_file() and stamp.read_text() == fingerprint:
        return COMPILED
    import catalogues  # late, because it installs libraries needed only for compiling

    compiled = {code: catalogues.compiled_catalogue(code) for code in known}
    default = (catalogue["messages"]["new_game-solo_name"] for catalogue in compiled.values())
    unnamed = list(dict.fromkeys(form for name in default for form in _forms(name)))
    made = {code: {**catalogue, "unnamed": unnamed} for code, catalogue in compiled.items()}
    COMPILED.mkdir(parents=True, exist_ok=True)
    for path in COMPILED.glob("[!.]*"):
        if path.stem not in made:
            path.unlink()
    for code, catalogue in made.items():
        _write(COMPILED / f"{code}.json", _json(catalogue))
        _write(COMPILED / f"{code}.webmanifest", _json(_manifest(catalogue)))
    for path, inserted in ((PAGE, with_texts), (LOST, with_lost_texts)):
        page = path.read_text(encoding="utf-8")
        if inserted(page, made) != page:
            _write(path, inserted(page, made))
    _write(stamp, fingerprint)
    return COMPILED


def _forms(message: Any) -> list[str]:
    return [*message.values()] if isinstance(message, dict) else [message]


def with_texts(page: str, made: Mapping[str, Mapping[str, Any]]) -> str:
    """Return the page with the texts shown before Python starts, in all languages."""
    said = {
        code: {
            "script": catalogue["script"],
            **{name: text for name, text in catalogue["messages"].items() if name.startswith("boot-")},
        }
        for code, catalogue in made.items()
    }
    page = re.sub(
        '(<script type="application/json" id="boot-texts">).*?(</script>)',
        lambda found: found[1] + _json(said).replace("<", "\\u003c") + found[2],
        page,
        count=1,
    )
    unable = (f'<p lang="{code}">{escape(texts["boot-noscript"])}</p>' for code, texts in said.items())
    return re.sub(
        "<noscript>.*?</noscript>", lambda _: f"<noscript>{''.join(unable)}</noscript>", page, count=1
    )


def with_lost_texts(page: str, made: Mapping[str, Mapping[str, Any]]) -> str:
    """Return the host's page for unknown addresses with its texts in all languages."""
    sections = []
    for code, catalogue in made.items():
        text = {name: escape(text) for name, text in catalogue["messages"].items() if isinstance(text, str)}
        sections.append(
            f'<section lang="{code}" data-name="{text["boot-name"]}">\n<h1>{text["lost-title"]}</h1>\n'
            f'<p>{text["lost-text"]}</p>\n<a href="./">{text["lost-home"]}</a>\n</section>\n'
        )
    return re.sub("<main>.*?</main>", lambda _: f"<main>\n{''.join(sections)}</main>", page, flags=re.DOTALL)


def _manifest(catalogue: Mapping[str, Any]) -> dict[str, Any]:
    """Return the manifest in a language; its addresses are relative to another folder."""
    texts = catalogue["messages"]
    manifest: dict[str, Any] = json.loads(MANIFEST.read_text(encoding="utf-8"))
    icons = [{**icon, "src": icon["src"].replace("./", "../../assets/")} for icon in manifest["icons"]]
    named = {
        "name": texts["boot-name"],
        "short_name": texts["boot-name"],
        "description": texts["boot-description"],
    }
    page = dict.fromkeys(("start_url", "scope"), "../../")
    return {**manifest, **named, **page, "lang": catalogue["language"], "icons": icons}


def _json(data: object) -> str:
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))


def _write(path: Path, text: str) -> None:
    """Replace a file atomically: other processes may be reading or writing it."""
    fresh = path.with_name(f".{path.name}-{os.getpid()}")
    fresh.write_text(text, encoding="utf-8")
    fresh.replace(path)


def main(arguments: list[str]) -> None:
    ensure_texts()


if __name__ == "__main__":
    run_main(main)
