"""Compile modules for Pyodide, reproducibly; runs inside Pyodide (see compile.mjs).

compile.py stdlib IN.zip OUT.zip DENY.txt    the standard library without denied modules, as one archive
compile.py modules FROM OUT.zip NAME...      modules below FROM, as one archive that unpacks itself
"""

import ast
import io
import sys
import zipfile
from fnmatch import fnmatchcase
from importlib._bootstrap_external import _code_to_hash_pyc  # type: ignore[attr-defined]
from pathlib import Path

# The earliest date in a zip archive.
NO_DATE = (1980, 1, 1, 0, 0, 0)

# Changes of the standard library, each of which must match exactly once. They remove imports that a page
# never uses. The page only escapes HTML: the table of all named characters, which `unescape` needs, is as
# large as the engine. Its event loop is Pyodide's, without sockets or processes. It loads no packages.
CHANGES = {
    "html/__init__.py": ((b"from html.entities import html5 as _html5\n", b""),),
    "asyncio/__init__.py": (
        (b"from .base_events import *\n", b""),
        (b"from .streams import *\nfrom .subprocess import *\n", b""),
        (b"base_events.__all__ +\n           ", b""),
        (b"streams.__all__ +\n           subprocess.__all__ +\n           ", b""),
        (
            b"    from .unix_events import *  # pragma: no cover\n    __all__ += unix_events.__all__\n",
            b"    pass\n",
        ),
        (b"unix_events._DefaultEventLoopPolicy", b"events._BaseDefaultEventLoopPolicy"),
    ),
    "asyncio/events.py": (
        (  # names of default arguments
            b"import socket\nimport subprocess\n",
            b"from types import SimpleNamespace\n"
            b"socket = SimpleNamespace(AF_UNSPEC=0, AI_PASSIVE=1)\nsubprocess = SimpleNamespace(PIPE=-1)\n",
        ),
    ),
    "pyodide/_package_loader.py": (
        (b"from tempfile import NamedTemporaryFile\n", b""),
        (b"from zipfile import ZipFile\n", b""),
    ),
}

# The app's archive contains a second, uncompressed one. Compressed as a whole, it is a quarter smaller than
# module by module, because modules share names and phrases. `import unpack` replaces the outer archive on the
# path by the inner one.
INNER = "modules.zip"
UNPACK = f"""
import sys
with open({INNER!r}, "wb") as inner:
    inner.write(__loader__.get_data({INNER!r}))
sys.path[sys.path.index(__loader__.archive)] = {INNER!r}
"""


def lean(source: bytes) -> ast.Module:
    """Return the syntax tree of a module without docstrings and function annotations.

    Asserts stay, so that the published code is the tested code; class annotations define fields.
    """
    module = ast.parse(source)
    for node in ast.walk(module):
        match node:
            case ast.Module(body) | ast.ClassDef(body=body) | ast.FunctionDef(body=body):
                if ast.get_docstring(node, clean=False) is not None:
                    node.body = body[1:] or [ast.copy_location(ast.Pass(), body[0])]
            case ast.arg():
                node.annotation = None
        if isinstance(node, ast.FunctionDef):
            node.returns = None
    return module


def pyc_contents(source: bytes | ast.Module, name: str, optimize: int) -> bytes:
    """Return the contents of a .pyc file that Python never checks against its source."""
    code = compile(source, name, "exec", dont_inherit=True, optimize=optimize)
    return bytes(_code_to_hash_pyc(code, bytes(8), checked=False))


def is_denied(path: str, patterns: list[str]) -> bool:
    """Return whether a member of the archive, or a package around it, matches a pattern."""
    parts = path.removesuffix(".py").split("/")
    names = [".".join(parts[: end + 1]) for end in range(len(parts))]
    return any(fnmatchcase(name, pattern) for name in names for pattern in patterns)


def with_change(source: bytes, name: str) -> bytes:
    """Return the source of a module of the standard library with our change."""
    for old, new in CHANGES.get(name, ()):
        if source.count(old) != 1:
            raise ValueError(f"{name} should have this once: {old.decode()}; adapt tools/compile.py")
        source = source.replace(old, new)
    return source


def add(archive: zipfile.ZipFile, name: str, data: bytes, how: int = zipfile.ZIP_DEFLATED) -> None:
    """Add a member to an archive, without date and owner."""
    info = zipfile.ZipInfo(name, NO_DATE)
    info.external_attr = 0o644 << 16
    archive.writestr(info, data, how, 9)


def compile_stdlib(source: str, target: str, deny: str) -> None:
    """Write the archive of the standard library: modules without docstrings, other files unchanged."""
    lines = [line.strip() for line in Path(deny).read_text().splitlines()]
    patterns = [line for line in lines if line and not line.startswith("#")]
    with zipfile.ZipFile(source) as old, zipfile.ZipFile(target, "w") as new:
        for name in sorted(old.namelist()):
            if name.endswith("/") or is_denied(name, patterns):
                continue
            data = old.read(name)
            if name.endswith(".py"):
                # Pyodide reads the docstrings of its own modules and fails without them.
                optimize = 0 if name.startswith("_pyodide/") else 2
                data = pyc_contents(with_change(data, name), name, optimize)
                name += "c"
            add(new, name, data)


def compile_modules(source: str, target: str, names: list[str]) -> None:
    """Write the archive of the app's modules, with asserts."""
    inner = io.BytesIO()
    with zipfile.ZipFile(inner, "w") as new:
        for name in names:
            data = pyc_contents(lean(Path(source, name).read_bytes()), name, 0)
            add(new, name + "c", data, zipfile.ZIP_STORED)
    with zipfile.ZipFile(target, "w") as outer:
        add(outer, "unpack.py", UNPACK.encode())
        add(outer, INNER, inner.getvalue())


if __name__ == "__main__":
    what, *rest = sys.argv[1:]
    if what == "stdlib":
        compile_stdlib(*rest)
    else:
        compile_modules(rest[0], rest[1], rest[2:])
