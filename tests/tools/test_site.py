"""The built site: complete, relative, and versioned by its contents."""

from __future__ import annotations

import base64
import gzip
import hashlib
import io
import json
import lzma
import re
import shutil
import tomllib
import zipfile
from pathlib import Path

import pytest

import build_site
import files
import preview
from environment import ROOT, ToolError
from runtime import compile_with_pyodide


def listed(site: Path) -> dict[str, str]:
    """Return the service worker's table of files and hashes."""
    table = re.search(r"^const FILES = (\{.*?\});", (site / "sw.js").read_text(), re.MULTILINE | re.DOTALL)
    assert table
    return dict(json.loads(table[1]))


def test_the_worker_lists_every_file_with_its_hash(built: Path) -> None:
    table = listed(built)
    assert table.pop("./") == table["./index.html"]
    assert sorted(table) == [
        f"./{name}"
        for name in build_site.site_files(built)
        if not name.startswith(("sw.js", *build_site.OUTSIDE)) and not name.endswith(".xz")
    ]
    for name, expected in table.items():
        digest = hashlib.sha256((built / name).read_bytes()).digest()
        assert base64.b64encode(digest).decode() == expected


def test_packed_files_are_smaller_and_unpack_to_the_ordinary_ones(built: Path) -> None:
    packed = [path for path in built.rglob("*") if path.suffix == ".xz"]
    names = {path.relative_to(built).as_posix().removesuffix(".xz") for path in packed}
    assert names == {build_site.CODE, build_site.STDLIB, build_site.ARCHIVE}
    for path in packed:
        plain, unpacked = path.with_suffix("").read_bytes(), lzma.decompress(path.read_bytes())
        assert path.stat().st_size < 0.8 * len(gzip.compress(plain))
        if path.with_suffix("").suffix == ".zip":
            assert members(unpacked) == members(plain), "compressed only as a whole"
        else:
            assert unpacked == plain


def members(archive: bytes) -> list[tuple[str, bytes]]:
    """Return the members of an archive in order, by name."""
    with zipfile.ZipFile(io.BytesIO(archive)) as opened:
        return [(name, opened.read(name)) for name in opened.namelist()]


def test_the_worker_accepts_the_archives_that_a_page_has_unpacked(built: Path) -> None:
    (table,) = re.findall(r"^const UNPACKED = (\{.*\});", (built / "sw.js").read_text(), re.MULTILINE)
    for name in (build_site.STDLIB, build_site.ARCHIVE):
        digest = hashlib.sha256(lzma.decompress((built / f"{name}.xz").read_bytes())).digest()
        assert json.loads(table)[f"./{name}"] == base64.b64encode(digest).decode()


def test_the_page_knows_the_sizes_of_both_forms(built: Path) -> None:
    (data,) = re.findall(r'id="boot-sizes">(.*?)<', (built / "index.html").read_text("utf-8"))
    sizes = json.loads(data)
    names = (build_site.CODE, build_site.STDLIB, build_site.ARCHIVE)
    assert sizes["unpacked"] == (built / build_site.CODE).stat().st_size
    assert sizes["packed"] == {
        "gzip": [len(gzip.compress((built / name).read_bytes(), mtime=0)) for name in names],
        "xz": [(built / f"{name}.xz").stat().st_size for name in names],
    }


def test_modules_are_compiled_and_data_is_unchanged(built: Path) -> None:
    config = tomllib.loads((built / "pyscript.toml").read_text())
    assert config["interpreter"].startswith("./")
    data = [name for name in files.wanted_files() if not name.endswith(".py")]
    assert [name.removeprefix("./") for name in config["files"]] == [build_site.ARCHIVE, *data]
    assert all((built / name).is_file() for name in config["files"])
    with zipfile.ZipFile(built / build_site.ARCHIVE) as outer, outer.open("modules.zip") as inner:
        assert outer.namelist() == ["unpack.py", "modules.zip"]
        modules = [name.removesuffix("c") for name in zipfile.ZipFile(inner).namelist()]
    assert modules == [name for name in files.wanted_files() if name.endswith(".py")]
    assert [path.name for path in (built / "app").rglob("*")] == ["main.py"]


def test_the_version_follows_the_contents(built: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy"
    shutil.copytree(built, copy)
    first = build_site.seal(copy)
    assert f'data-version="{first}"' in (built / "index.html").read_text(), "sealing again changes nothing"
    (copy / "LICENSE").write_text("another")
    assert build_site.seal(copy) != first


@pytest.mark.thorough
def test_the_build_is_reproducible(built: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Modules are compiled again only in part: compiling everything takes seconds."""
    archive, part, again = built / build_site.ARCHIVE, tmp_path / "part.zip", tmp_path / "again"
    some = [name for name in files.wanted_files() if re.match(r"app/(engine|ui/words)/.+[.]py", name)]
    compile_with_pyodide("modules", ROOT, part, *some)
    whole, compiled = modules_in(archive), modules_in(part)
    assert len(compiled) == len(some) > 30
    assert compiled == {name: whole[name] for name in compiled}

    monkeypatch.setattr(build_site, "compile_with_pyodide", lambda *given: shutil.copyfile(archive, given[2]))
    build_site.build(again)
    assert listed(again) == listed(built)


def modules_in(archive: Path) -> dict[str, tuple[bytes, object]]:
    """Return the compiled modules in an archive, with their dates, by name."""
    with zipfile.ZipFile(archive) as outer, outer.open("modules.zip") as inner:
        modules = zipfile.ZipFile(inner)
        return {each.filename: (modules.read(each), each.date_time) for each in modules.infolist()}


def test_the_page_runs_only_the_inline_scripts_of_its_policy(built: Path) -> None:
    page = (built / "index.html").read_text("utf-8")
    scripts = re.findall(r"<script>(.*?)</script>", page, re.DOTALL)
    hashes = [base64.b64encode(hashlib.sha256(script.encode()).digest()).decode() for script in scripts]
    assert len(scripts) == 2 and re.findall(r"'sha256-([^']+)'", page) == hashes[::-1]
    assert not re.search(r"\son[a-z]+=|javascript:|<style", page)


def test_old_pages_find_scripts_that_compare_versions(built: Path) -> None:
    version = re.search(r'data-version="(\w+)"', (built / "index.html").read_text("utf-8"))
    assert version and version[1] != "dev"
    for name in ("head.js", "plain.js", "boot.js"):
        assert f'window.streetsCompare("{version[1]}")' in (built / "assets" / name).read_text("utf-8")


def tags(page: str) -> dict[str, str]:
    """Return the contents of a page's named tags and properties."""
    return dict(re.findall(r'<meta (?:name|property)="([^"]+)" content="([^"]*)">', page))


def test_a_link_shows_the_title_and_the_description_of_the_catalogue(built: Path) -> None:
    said = json.loads((built / "runtime/texts/en.json").read_text("utf-8"))["messages"]
    page = tags((built / "index.html").read_text("utf-8"))
    assert (page["og:title"], page["og:description"]) == (said["boot-name"], said["boot-description"])
    assert (page["og:locale"], page["og:locale:alternate"]) == ("en_GB", "ru_RU")


def test_without_an_address_the_preview_names_no_file(built: Path) -> None:
    page = tags((built / "index.html").read_text("utf-8"))
    assert page["twitter:card"] == "summary" and not {"og:image", "og:url"} & set(page)


@pytest.mark.parametrize("address", ["https://a.example/streets", "https://a.example/streets/"])
def test_with_an_address_the_preview_names_the_page_and_the_picture(address: str, tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text("<head>\n</head>", "utf-8")
    build_site._add_preview(tmp_path, build_site._checked_address(address))
    page = tags((tmp_path / "index.html").read_text("utf-8"))
    assert page["og:url"] == "https://a.example/streets/"
    canonical = re.findall(
        '<link rel="canonical" href="([^"]+)">', (tmp_path / "index.html").read_text("utf-8")
    )
    assert canonical == ["https://a.example/streets/"]
    assert page["og:image"] == f"https://a.example/streets/{preview.PICTURE}"
    assert page["twitter:card"] == "summary_large_image"


@pytest.mark.parametrize(
    ("locale", "named"), [("ja", "ja_JP"), ("uk", "uk_UA"), ("en-GB", "en_GB"), ("de", "de_DE")]
)
def test_a_preview_names_the_territory_of_a_language(locale: str, named: str) -> None:
    assert f'"og:locale" content="{named}"' in preview.link_preview("", "", locale, [], "")


def test_a_preview_escapes_its_texts() -> None:
    assert 'content="&quot;&gt;&lt;script&gt;"' in preview.link_preview('"><script>', "", "en", [], "")


def test_an_address_that_is_none_is_refused(tmp_path: Path) -> None:
    with pytest.raises(ToolError, match="not the address"):
        build_site.build(tmp_path, "streets/#home")


def test_the_picture_has_the_size_of_the_tags_and_is_small() -> None:
    data = (ROOT / preview.PICTURE).read_bytes()
    frame = re.search(rb"\xff[\xc0\xc2]..\x08(..)(..)", data, re.DOTALL)  # the head of a JPEG's frame
    assert frame
    height, width = (int.from_bytes(side) for side in frame.groups())
    assert (width, height) == (preview.WIDTH, preview.HEIGHT)
    assert len(data) < 120_000
