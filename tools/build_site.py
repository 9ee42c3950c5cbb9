"""Build `site/`: the published static page, for any address, able to work offline.

    python3 tools/build_site.py [--out FOLDER] [--address ADDRESS]

The app's modules are compiled into one archive. The service worker contains the SHA-256 of each file.
"""

from __future__ import annotations

import argparse
import ast
import base64
import gzip
import hashlib
import json
import lzma
import re
import shutil
from pathlib import Path

import files
import preview
import rules_pages
from environment import ROOT, ToolError, run_main
from first_page import with_first_page
from first_turn import ensure_answers
from languages import SOURCE, languages
from runtime import PACKED, RUNTIME, compile_with_pyodide, ensure_runtime, loosened, pack

WORKER = "assets/sw.js"
PAGE = "index.html"
NOT_FOUND_PAGE = "404.html"
"""The page that hosts show for unknown addresses."""

SITEMAP = "sitemap.xml"
DECODER = "runtime/xz-decompress/xz-decompress.mjs"
ANSWERS = "runtime/answers/"
OUTSIDE = (preview.PICTURE, SITEMAP, DECODER, ANSWERS)
"""Files and folders outside the offline copy: for other sites, or for pages that do not come from it."""

ARCHIVE = "app.zip"
CODE = "runtime/pyodide/pyodide.asm.wasm"
STDLIB = "runtime/pyodide/python_stdlib.zip"
STYLES = "assets/styles/styles.css"
INLINE = ("assets/head", "assets/first")
"""The folders of the scripts that run before the first paint; each becomes a script in the page."""

SCRIPTS = ("assets/plain", "assets/boot")
"""The folders of the scripts that follow; each becomes one file."""

_COMPARING = ("assets/head/version.js", "assets/plain/version.js")
_FORMER = "assets/head.js"
_VERSION = 'window.streetsCompare("'
VERSIONED = {PAGE: 'data-version="'} | dict.fromkeys((_FORMER, "assets/plain.js", "assets/boot.js"), _VERSION)
"""The files that contain the version, and the text before it."""

_POLICY = "script-src 'self'"
_FIRST = '<script type="module" async src="./assets/start/start.js"></script>\n'
_LATER = ("assets/durable.js", "assets/offline.js")
_HASHES = '<script type="application/json" id="boot-answers">'
_SIZES = '<script type="application/json" id="boot-sizes">'
_PRELOADS = '<link rel="modulepreload" href="./runtime/pyodide/pyodide.asm.mjs">'
# Fetching and writing a hundred separate modules would take half as long as starting Python.
CONTENTS = "assets/start/contents.json"
_IMPORT_FROM_ARCHIVE = f"import sys\n\nsys.path.insert(0, {ARCHIVE!r})\nimport unpack\n\n"


def build(site: Path, address: str = "") -> str:
    """Build into `site`, replacing older contents; return the version.

    `address` is where the site will be published, if known: previews of links need it.
    """
    address = _checked_address(address)
    ensure_runtime()
    ensure_answers()
    shutil.rmtree(site, ignore_errors=True)
    site.mkdir(parents=True)
    _copy(ROOT / "assets", site / "assets")
    _copy(RUNTIME, site / "runtime")
    for name in ("LICENSE", PAGE, NOT_FOUND_PAGE, files.MAIN):
        (site / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(ROOT / name, site / name)
    (site / WORKER).unlink()
    (site / "runtime/stamp").unlink()

    wanted = files.wanted_files()
    modules = [name for name in wanted if name.endswith(".py")]
    compile_with_pyodide("modules", ROOT, site / ARCHIVE, *modules)
    pack(site / ARCHIVE, loosened(site / ARCHIVE))
    main = site / files.MAIN
    main.write_text(_IMPORT_FROM_ARCHIVE + main.read_text(encoding="utf-8"), encoding="utf-8")
    config = (ROOT / "pyscript.toml").read_text(encoding="utf-8")
    shipped = [ARCHIVE, *(name for name in wanted if name not in modules)]
    (site / CONTENTS).write_text(json.dumps(snapshot_contents(wanted)), encoding="utf-8")
    table = files.files_table(shipped)
    (site / "pyscript.toml").write_text(config[: config.index(files.MARK)] + table, encoding="utf-8")

    page = site / PAGE
    page.write_text(rules_pages.links(with_first_page(page.read_text(encoding="utf-8"))), encoding="utf-8")
    _add_rules(site, address)
    _finish_page(site, [*shipped, files.MAIN])
    _write_sizes(site)
    _write_hashes(site)
    _add_preview(site, address)
    return seal(site)


def snapshot_contents(names: list[str]) -> dict[str, object]:
    """Return the contents of a snapshot: files, modules, and the names that they import from the page."""
    modules = [name for name in names if name.endswith(".py")]
    return {
        "archive": ARCHIVE,
        "data": [name for name in names if not name.endswith(".py")],
        "globals": sorted({name for module in modules for name in page_globals(ROOT / module)}),
        "modules": [name.removesuffix(".py").removesuffix("/__init__").replace("/", ".") for name in modules],
    }


def page_globals(module: Path) -> set[str]:
    """Return the names that a module imports from the page's global scope."""
    tree = ast.parse(module.read_text(encoding="utf-8"))
    imports = (node for node in ast.walk(tree) if isinstance(node, ast.ImportFrom) and node.module == "js")
    return {alias.name for node in imports for alias in node.names}


def seal(site: Path) -> str:
    """Write the version of the files into the page, its first scripts and a new service worker; return it."""
    (site / "sw.js").unlink(missing_ok=True)
    _name_version(site, "dev")
    version = _version(site)
    _name_version(site, version)
    _write_worker(site, version)
    return version


def _name_version(site: Path, version: str) -> None:
    """Write a version in place of the present one."""
    for name, place in VERSIONED.items():
        path = site / name
        text = path.read_text(encoding="utf-8")
        text, places = re.subn(rf'({re.escape(place)})\w+"', rf'\g<1>{version}"', text, count=1)
        if not places:
            raise ToolError(f"{name} has no {place}: adapt tools/build_site.py")
        path.write_text(text, encoding="utf-8")


def is_offline(name: str) -> bool:
    """Return whether a file of a site is in the offline copy, which holds packed files unpacked."""
    return not name.startswith(OUTSIDE) and not name.endswith(PACKED)


def site_files(site: Path) -> list[str]:
    """Return the names of all files of a site, relative to its root."""
    return sorted(path.relative_to(site).as_posix() for path in site.rglob("*") if path.is_file())


def _copy(source: Path, target: Path) -> None:
    shutil.copytree(
        source,
        target,
        ignore=shutil.ignore_patterns(".*", "*.md", "*.ftl", "language.toml", "accepted.toml"),
        copy_function=shutil.copyfile,
    )


def _replace(text: str, old: str, new: str) -> str:
    if text.count(old) != 1:
        raise ToolError(f"{PAGE} should have {old} once: adapt tools/build_site.py")
    return text.replace(old, new)


def _finish_page(site: Path, fetched: list[str]) -> None:
    """Join the page's styles and first scripts, and preload the next files.

    Otherwise each would be requested only after the one before. The WebAssembly must not be preloaded, since
    the browser would not keep its compiled code.
    """
    page = site / PAGE
    scripts = [f"pyscript/{path.name}" for path in sorted((site / "runtime/pyscript").glob("*.js"))]
    modules = [*scripts, "idiomorph/idiomorph.mjs"]
    data = [
        "pyscript.toml",
        "runtime/pyodide/pyodide-lock.json",
        STDLIB,
        *fetched,
    ]
    preloads = [
        *(f'<link rel="modulepreload" href="./runtime/{name}">' for name in modules),
        *(f'<link rel="preload" as="fetch" crossorigin href="./{name}">' for name in data),
    ]
    sheets = r'<link rel="stylesheet" href="\./(assets/styles/\w+\.css)">\n'
    text = _join(site, page.read_text(encoding="utf-8"), sheets, STYLES)
    comparing = "".join((site / name).read_text(encoding="utf-8") for name in _COMPARING)
    for folder in SCRIPTS:
        text = _join(site, text, _tags_of(folder), f"{folder}.js")
    for folder in INLINE:
        text = _inline(site, text, folder)
    boot = site / "assets/boot.js"
    boot.write_text(comparing + boot.read_text(encoding="utf-8"), encoding="utf-8")
    (site / _FORMER).write_text(comparing, encoding="utf-8")
    # Requested before the styles, since a service worker answers in this order.
    early = [
        f'<link rel="preload" as="script" href="./{name}">\n'
        for name in (*(f"{folder}.js" for folder in SCRIPTS), *_LATER)
    ]
    text = _replace(text, _FIRST, "".join([_FIRST, *early]))
    text = _replace(text, _PRELOADS, "\n".join([*preloads, _PRELOADS]))
    page.write_text(text, encoding="utf-8")


def _write_sizes(site: Path) -> None:
    """Write the sizes of the largest downloads into the page, which estimates the remaining seconds.

    Hosts send gzip, except for files that are already packed (`assets/start/download.js`).
    """
    largest = [site / CODE, site / STDLIB, site / ARCHIVE]
    sizes = {
        "unpacked": (site / CODE).stat().st_size,
        "packed": {
            "gzip": [_compressed_size(path) for path in largest],
            "xz": [path.with_name(f"{path.name}{PACKED}").stat().st_size for path in largest],
        },
    }
    page = site / PAGE
    text = _replace(page.read_text(encoding="utf-8"), f"{_SIZES}null", f"{_SIZES}{json.dumps(sizes)}")
    page.write_text(text, encoding="utf-8")


def _write_hashes(site: Path) -> None:
    """Write the hashes of the answers before Python into the page, which takes no others."""
    hashes = {path.stem: f"sha256-{_hash(path)}" for path in sorted((site / ANSWERS).iterdir())}
    page = site / PAGE
    text = _replace(page.read_text(encoding="utf-8"), f"{_HASHES}{{}}", f"{_HASHES}{json.dumps(hashes)}")
    page.write_text(text, encoding="utf-8")


def _compressed_size(path: Path) -> int:
    return len(gzip.compress(path.read_bytes(), mtime=0))


def _checked_address(address: str) -> str:
    """Return the address of a site with a trailing slash, or an empty text for none."""
    if address and not re.fullmatch(r"https?://[^\s?#]+", address):
        raise ToolError(f"not the address of a site: {address}")
    return f"{address.rstrip('/')}/" if address else ""


def _add_rules(site: Path, address: str) -> None:
    """Add the rules as ordinary pages, and with an address their map for search engines."""
    rules_pages.write_rules(site, address)
    tokens = (site / "assets/styles/tokens.css").read_text(encoding="utf-8")
    (site / rules_pages.NIGHT).write_text(rules_pages.night(tokens), encoding="utf-8")
    if address:
        (site / SITEMAP).write_text(rules_pages.sitemap(address), encoding="utf-8")


def _add_preview(site: Path, address: str) -> None:
    """Add the tags of the link preview to the page, with the texts of the source language."""
    known = languages()
    said = json.loads((RUNTIME / f"texts/{SOURCE}.json").read_text(encoding="utf-8"))["messages"]
    tags = preview.link_preview(
        said["boot-name"],
        said["boot-description"],
        known[SOURCE]["locale"],
        [entry["locale"] for code, entry in known.items() if code != SOURCE],
        address,
    )
    own = f'<link rel="canonical" href="{address}">\n' if address else ""
    page = site / PAGE
    text = _replace(page.read_text(encoding="utf-8"), "</head>", f"{own}{tags}</head>")
    page.write_text(text, encoding="utf-8")


def _join(site: Path, text: str, tag: str, name: str) -> str:
    """Join the files of all matching tags in order, and return the page with one tag for them.

    The first paint waits for these files, and each request takes time.
    """
    tags = list(re.finditer(tag, text))
    parts = [site / found[1] for found in tags]
    joined = "".join(part.read_text(encoding="utf-8") for part in parts)
    for part in parts:
        part.unlink()
    (site / name).write_text(joined, encoding="utf-8")
    one = tags[0][0].replace(tags[0][1], name)
    return _replace(text, "".join(found[0] for found in tags), one)


def _tags_of(folder: str) -> str:
    """Return the pattern of a tag of a folder's scripts."""
    return rf'<script src="\./({folder}/\w+\.js)"></script>\n'


def _inline(site: Path, text: str, folder: str) -> str:
    """Put a folder's scripts into the page, without comments, and admit them by their hash."""
    joined = f"{folder}.js"
    text = _join(site, text, _tags_of(folder), joined)
    path = site / joined
    script = re.sub(r"^ *//.*\n|\n(?=\n)", "", path.read_text(encoding="utf-8"), flags=re.MULTILINE)
    path.unlink()
    if "</script" in script or "<!--" in script:
        raise ToolError(f"{folder} cannot be part of the page: it has a tag in it")
    hashed = base64.b64encode(hashlib.sha256(script.encode()).digest()).decode()
    text = _replace(text, _POLICY, f"{_POLICY} 'sha256-{hashed}'")
    return _replace(text, f'<script src="./{joined}"></script>', f"<script>{script}</script>")


def _hash(path: Path) -> str:
    return base64.b64encode(hashlib.sha256(path.read_bytes()).digest()).decode()


def _hash_of_unpacked(site: Path, name: str) -> str:
    content = lzma.decompress((site / f"{name}{PACKED}").read_bytes())
    return base64.b64encode(hashlib.sha256(content).digest()).decode()


def _version(site: Path) -> str:
    """Return a version derived from these files and this service worker."""
    sha = hashlib.sha256((ROOT / WORKER).read_bytes())
    for name in site_files(site):
        sha.update(f"{name} {_hash(site / name)}\n".encode())
    return sha.hexdigest()[:12]


def _write_worker(site: Path, version: str) -> None:
    kept = (name for name in site_files(site) if is_offline(name))
    hashes = {f"./{name}": _hash(site / name) for name in kept}
    hashes["./"] = hashes[f"./{PAGE}"]
    table = json.dumps(hashes, indent=1, sort_keys=True)
    others = json.dumps([code for code in languages() if code != SOURCE])
    unpacked = json.dumps({f"./{name}": _hash_of_unpacked(site, name) for name in (STDLIB, ARCHIVE)})
    head = (
        f"const VERSION = {json.dumps(version)};\nconst FILES = {table};\n"
        f"const UNPACKED = {unpacked};\nconst TRANSLATIONS = {others};\n"
    )
    text = re.sub(r"^/\* global .*\n", "", (ROOT / WORKER).read_text(encoding="utf-8"), flags=re.MULTILINE)
    (site / "sw.js").write_text(head + text, encoding="utf-8")


def main(given: list[str]) -> None:
    parser = argparse.ArgumentParser(description="Build the published page.")
    parser.add_argument("--out", type=Path, default=ROOT / "site", help="default: site/")
    parser.add_argument("--address", default="", help="where it will be published, for previews of links")
    arguments = parser.parse_args(given)
    version = build(arguments.out.resolve(), arguments.address)
    print(f"{arguments.out} is version {version}, {len(site_files(arguments.out))} files")


if __name__ == "__main__":
    run_main(main)
