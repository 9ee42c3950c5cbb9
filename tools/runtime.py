"""Build `runtime/`: the page's dependencies, from locked npm packages, and the catalogues.

    python3 tools/runtime.py

Does nothing if `runtime/` matches the lock file, recipe and catalogues. The standard library determines how
fast the page starts, so it is compiled and stripped of unused modules.
"""

from __future__ import annotations

import io
import json
import lzma
import os
import re
import shutil
import zipfile
from pathlib import Path

from environment import BIN, ROOT, ToolError, digest, node, npm, run, run_main
from texts import ensure_texts

RUNTIME = ROOT / "runtime"
MODULES = ROOT / "node_modules"

# The files that a page with one <script type="py">, a TOML configuration and no plugin loads, and the
# licences.
COPIES = {
    "pyodide": ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm"),
    "@pyscript/core": ("LICENSE", "dist/core.js"),
    "idiomorph": ("LICENSE",),
    "lean-qr": ("LICENSE", "index.mjs"),
    "xz-decompress": (),  # names its licences in its text
}
FOLDERS = {"@pyscript/core": "pyscript"}
"""The folders of packages that have another name there."""
# PyScript's other files have a hash in their names: `core.js` names the core, the core names the rest. The
# error plugin is loaded even if the page turns it off.
PYSCRIPT_PARTS = (("core.js", "core"), ("core-*.js", "toml"), ("core-*.js", "error"))

# The imports of PyScript's Python package, as written in the core's text, and the names that the app uses.
PYSCRIPT_IMPORTS = (
    r"from polyscript import lazy_py_modules as py_import\n"
    r"from pyscript.context import RUNNING_IN_WORKER,PyWorker,"
    r"config,current_target,document,js_import,js_modules,sync,window\n"
    r"from pyscript.display import HTML,display\n"
    r"from pyscript.fetch import fetch\n"
    r"from pyscript.storage import Storage,storage\n"
    r"from pyscript.websocket import WebSocket\n"
    r"from pyscript.events import when,Event\n"
    r"if not RUNNING_IN_WORKER:from pyscript.workers import create_named_worker,workers"
)
PYSCRIPT_TAKEN = "from pyscript.context import js_import,js_modules"

# What a script of CommonJS expects around it; browsers have the streams that it would require.
COMMON_JS = "const module = { exports: {} };\nconst { exports } = module;\nconst require = () => ({});\n"

PACKED = ".xz"
# The page needs as much memory to unpack. With 8 MB the machine code would be 5 kB smaller.
DICTIONARY = 1 << 22
FILTER = {"id": lzma.FILTER_LZMA2, "preset": 9 | lzma.PRESET_EXTREME, "dict_size": DICTIONARY}

DENY = ROOT / "tools/stdlib-deny.txt"
RECIPE = (
    Path(__file__),
    ROOT / "tools/compile.mjs",
    ROOT / "tools/compile.py",
    ROOT / "tools/blank.mjs",
    ROOT / "tools/trim.mjs",
    DENY,
)


def ensure_runtime() -> Path:
    """Make sure that `runtime/` is complete and current; return its path."""
    stamp = RUNTIME / "stamp"
    fingerprint = digest(ROOT / "package-lock.json", *RECIPE)
    if stamp.is_file() and stamp.read_text() == fingerprint:
        ensure_texts()
        return RUNTIME
    print("Building runtime/ (once for each version) ...", flush=True)
    _install()
    fresh = ROOT / f".runtime-{os.getpid()}"
    try:
        _build(fresh)
        (fresh / "stamp").write_text(fingerprint)
        shutil.rmtree(RUNTIME, ignore_errors=True)
        fresh.rename(RUNTIME)
    finally:
        shutil.rmtree(fresh, ignore_errors=True)
    ensure_texts()
    return RUNTIME


def _install() -> None:
    """Install exactly the packages of the lock file with npm, checked against its hashes."""
    stamp = MODULES / ".streets-lock"
    fingerprint = digest(ROOT / "package-lock.json")
    if stamp.is_file() and stamp.read_text() == fingerprint:
        return
    path = os.pathsep.join([os.environ.get("PATH", ""), str(BIN)])
    run([npm(), "ci", "--ignore-scripts"], "npm ci", env={**os.environ, "PATH": path})
    stamp.write_text(fingerprint)


def compile_with_pyodide(*arguments: str | Path) -> None:
    """Run `tools/compile.py` inside Pyodide, which sees the file system below /host."""
    inside = [
        f"/host{a.resolve().as_posix()[len(a.drive) :]}" if isinstance(a, Path) else a for a in arguments
    ]
    run([node(), ROOT / "tools/compile.mjs", *inside], "Compiling with Pyodide")


def _build(target: Path) -> None:
    for package, names in COPIES.items():
        folder = target / FOLDERS.get(package, package)
        folder.mkdir(parents=True)
        for name in names:
            shutil.copyfile(MODULES / package / name, folder / Path(name).name)
    pyodide = target / "pyodide"
    run([node(), ROOT / "tools/blank.mjs", pyodide / "pyodide.asm.wasm"], "Blanking tables of encodings")
    run([node(), ROOT / "tools/trim.mjs", pyodide], "Trimming Pyodide")
    pyscript = target / FOLDERS["@pyscript/core"]
    for origin, part in PYSCRIPT_PARTS:
        (source,) = pyscript.glob(origin)
        found = set(re.findall(rf'"\./({part}-[\w-]+\.js)"', source.read_text(encoding="utf-8")))
        if len(found) != 1:
            raise ToolError(f"{source.name} names {sorted(found)} as its {part}: adapt tools/runtime.py")
        name = found.pop()
        shutil.copyfile(MODULES / "@pyscript/core/dist" / name, pyscript / name)
    shorten(next(pyscript.glob("core-*.js")))
    compile_with_pyodide(
        "stdlib", MODULES / "pyodide/python_stdlib.zip", target / "pyodide/python_stdlib.zip", DENY
    )
    pack(pyodide / "pyodide.asm.wasm", (pyodide / "pyodide.asm.wasm").read_bytes())
    pack(pyodide / "python_stdlib.zip", loosened(pyodide / "python_stdlib.zip"))
    # Packages are never loaded, so their list is empty.
    lock = json.loads((MODULES / "pyodide/pyodide-lock.json").read_text(encoding="utf-8"))
    (target / "pyodide/pyodide-lock.json").write_text(json.dumps({"info": lock["info"], "packages": {}}))
    # These packages have their minified form only as scripts of other kinds, but the page needs modules.
    script = (MODULES / "idiomorph/dist/idiomorph.min.js").read_text(encoding="utf-8")
    (target / "idiomorph/idiomorph.mjs").write_text(f"{script}\nexport {{ Idiomorph }};\n", encoding="utf-8")
    script = (MODULES / "xz-decompress/dist/package/xz-decompress.min.js").read_text(encoding="utf-8")
    text = f"{COMMON_JS}{script}\nexport const {{ XzReadableStream }} = module.exports;\n"
    (target / "xz-decompress/xz-decompress.mjs").write_text(text, encoding="utf-8")


def pack(path: Path, content: bytes) -> None:
    """Write the content of a file packed with xz beside it, for `assets/start/download.js`."""
    packed = lzma.compress(content, check=lzma.CHECK_CRC32, filters=[FILTER])
    path.with_name(f"{path.name}{PACKED}").write_bytes(packed)


def loosened(archive: Path) -> bytes:
    """Return an archive with the same members uncompressed, which xz makes smaller as a whole."""
    loose = io.BytesIO()
    with zipfile.ZipFile(archive) as old, zipfile.ZipFile(loose, "w") as new:
        for info in old.infolist():
            content = old.read(info)
            info.compress_type = zipfile.ZIP_STORED
            new.writestr(info, content)
    return loose.getvalue()


def shorten(core: Path) -> None:
    """Let PyScript's package import only names that the app uses; a first start compiles it from source."""
    text = core.read_text(encoding="utf-8")
    if text.count(PYSCRIPT_IMPORTS) != 1:
        raise ToolError(f"{core.name} should have this once: {PYSCRIPT_IMPORTS}; adapt tools/runtime.py")
    core.write_text(text.replace(PYSCRIPT_IMPORTS, PYSCRIPT_TAKEN), encoding="utf-8")


def main(arguments: list[str]) -> None:
    ensure_runtime()


if __name__ == "__main__":
    run_main(main)
