"""The illustrated rules as static pages, one for each language, without scripts.

    python3 tools/rules_pages.py FOLDER [--address ADDRESS]

writes `rules/LANGUAGE/index.html` into the folder of a site. The views of the app render them.
"""

from __future__ import annotations

import argparse
import json
import re
import subprocess
import sys
from html import escape
from pathlib import Path
from typing import Any, Final

import preview
from environment import ROOT, ToolError, run_main
from first_page import COMPILED, shown, symbols_of
from languages import SOURCE, languages

NIGHT: Final = "assets/styles/night.css"
"""The colours of the dark theme for pages without scripts, made from `tokens.css`."""

LONGEST: Final = 160  # characters of a description that search engines show

HEAD: Final = """<!doctype html>
<html lang="{language}" class="typeset">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'self'; \
style-src-attr 'unsafe-inline'; img-src 'self'; font-src 'self'">
<title>{title}</title>
<meta name="description" content="{description}">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="theme-color" content="#f3ead9" media="(prefers-color-scheme: light)">
<meta name="theme-color" content="#14182b" media="(prefers-color-scheme: dark)">
<link rel="icon" href="../../assets/icons/app.svg" type="image/svg+xml">
<link rel="stylesheet" href="../../assets/styles/styles.css">
<link rel="stylesheet" href="../../{night}">
{links}</head>
<body>
"""


def write_rules(site: Path, address: str) -> None:
    """Write the pages of all languages into a site; another process renders them."""
    command = [sys.executable, str(Path(__file__).resolve()), str(site), "--address", address]
    done = subprocess.run(command, capture_output=True, text=True, encoding="utf-8", check=False)
    if done.returncode:
        raise ToolError(f"The pages of the rules cannot be rendered:\n{done.stderr}")


def page_of(code: str) -> str:
    """Return the address of a language's page, relative to the site."""
    return f"rules/{code}/"


def links(page: str) -> str:
    """Return the loading page with links to the rules beside the note about scripts."""
    for code, said in _titles().items():
        unable = re.search(rf'<noscript>.*?<p lang="{code}">[^<]*', page)
        if unable is None:
            raise ToolError("index.html has no text for browsers without scripts: adapt tools/rules_pages.py")
        link = f' <a href="./{page_of(code)}">{escape(said)}</a>'
        page = page[: unable.end()] + link + page[unable.end() :]
    return page


def _titles() -> dict[str, str]:
    return {
        code: json.loads((COMPILED / f"{code}.json").read_text(encoding="utf-8"))["messages"]["home-rules"]
        for code in languages()
    }


def render_page(code: str, address: str) -> str:
    """Return the page of a language. `address` is the site's, ending in a slash, or empty."""
    from app.ui.core import texts
    from app.ui.words import handbook

    texts.use(texts.read_catalogue((COMPILED / f"{code}.json").read_text(encoding="utf-8")))
    title = f"{texts.say('home.rules')} – {texts.say('home.title')}"
    first = next(iter(handbook.sections()))
    description = _shorten(" ".join(handbook.body(first)))
    head = HEAD.format(
        language=code,
        title=escape(title),
        description=escape(description),
        night=NIGHT,
        links=_head_links(code, address) + _preview(code, title, description, address),
    )
    body = without_app(shown(_rules()))
    home = f'<p class="page"><a class="button primary" href="../../">{escape(texts.say("lost.home"))}</a></p>'
    drawings = f'<svg xmlns="http://www.w3.org/2000/svg" hidden>{symbols_of(body)}</svg>'
    return f"{head}{body}{home}\n{drawings}\n</body>\n</html>\n"


def without_app(markup: str) -> str:
    """Return the markup of the rules without parts that need the app, with addresses from its own folder."""
    markup = re.sub(r"<search>.*?</search>", "", markup)
    markup = re.sub(r'href="#/rules/([\w-]+)"', r'href="#rule-\1"', markup)
    markup = markup.replace('href="#/"', 'href="../../"').replace('href="#/', 'href="../../#/')
    return markup.replace('href="./', 'href="../../')


def _rules() -> Any:
    """Return the model that shows the rules with their pictures."""
    from app.ui.core.messages import RouteChanged
    from app.ui.core.model import Model
    from app.ui.core.texts import ASSETS
    from app.ui.core.update import update
    from app.ui.features.learn.progress import LessonsFetched
    from app.ui.features.rules.handlers import AlbumFetched

    model, _ = update(Model(), RouteChanged("#/rules"))
    for file, fetched in (("lessons", LessonsFetched), ("album", AlbumFetched)):
        text = (ASSETS / "lessons" / f"{file}.toml").read_text(encoding="utf-8")
        model, _ = update(model, fetched(text))
    return model


def _shorten(text: str) -> str:
    if len(text) <= LONGEST:
        return text
    return text[: LONGEST - 1].rpartition(" ")[0] + "…"


def _head_links(code: str, address: str) -> str:
    """Return the links to the other languages, and the page's own address if it is known."""
    base = address or "../../"
    others = [
        f'<link rel="alternate" hreflang="{each}" href="{base}{page_of(each)}">\n' for each in languages()
    ]
    others.append(f'<link rel="alternate" hreflang="x-default" href="{base}{page_of(SOURCE)}">\n')
    own = [f'<link rel="canonical" href="{address}{page_of(code)}">\n'] if address else []
    return "".join([*own, *others])


def _preview(code: str, title: str, description: str, address: str) -> str:
    known = languages()
    others = [entry["locale"] for each, entry in known.items() if each != code]
    return preview.link_preview(title, description, known[code]["locale"], others, address, page_of(code))


def night(tokens: str) -> str:
    """Return a style sheet with the colours of the dark theme, for devices that prefer it."""
    found = re.search(r'@media screen \{\n  :root\[data-theme="dark"\] (\{.*?\n  \})\n\}', tokens, re.DOTALL)
    if found is None:
        raise ToolError("tokens.css has no colours of the night: adapt tools/rules_pages.py")
    return f"@media screen and (prefers-color-scheme: dark) {{\n  :root {found[1]}\n}}\n"


def sitemap(address: str) -> str:
    """Return the map of a site for search engines."""
    pages = ("", *map(page_of, languages()))
    places = "".join(f"<url><loc>{escape(address)}{page}</loc></url>\n" for page in pages)
    return (
        '<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n'
        f"{places}</urlset>\n"
    )


def main(given: list[str]) -> None:
    """Write the pages."""
    parser = argparse.ArgumentParser(description="Write the rules as ordinary pages.")
    parser.add_argument("site", type=Path)
    parser.add_argument("--address", default="", help="where the site will be published, ending in a slash")
    arguments = parser.parse_args(given)
    sys.path.insert(0, str(ROOT))
    for code in languages():
        page = arguments.site / page_of(code) / "index.html"
        page.parent.mkdir(parents=True, exist_ok=True)
        page.write_text(render_page(code, arguments.address), encoding="utf-8")


if __name__ == "__main__":
    run_main(main)
