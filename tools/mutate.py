"""Mutation testing: make small changes to the rules and check that a test fails.

    python3 tools/mutate.py [COUNT | all] [--seed TEXT] [--only MODULE] [--processes NUMBER]

Draws COUNT mutants (by default 100) of the engine's rule modules, evenly over their lines. Tests each in a
copy of the repository, file by file: first the test files that found most mutants of that module per second,
then the fastest. One process runs per core by default. Prints the survivors: either a test is missing, or the
mutant is equivalent and belongs in `mutants-same.txt` with the reason, which excludes it. For Linux and
macOS.
"""

from __future__ import annotations

import argparse
import ast
import json
import os
import random
import shutil
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as xml
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing, contextmanager
from functools import partial
from itertools import takewhile
from multiprocessing.pool import ThreadPool
from pathlib import Path
from queue import Queue
from typing import Final, NamedTuple

from environment import CORES, PYTHON, ROOT, ToolError, ensure_packages, run_main

ENGINE = Path("app/engine")
SKIPPED = ("__init__.py", "__main__.py", "wording.py")
"""Modules without rules: the command line and its texts, which a test could only repeat."""
SAME = Path(__file__).with_name("mutants-same.txt")
TESTS = ("tests/engine", "tests/second_opinion", "tests/saves")
EXCLUDED = "tests/engine/test_bench.py"
"""The test file that does not run against mutants."""

TIMEOUT_FACTOR = 5
"""After this multiple of a test file's processor time, a mutant counts as endless, and thus as found."""

RUNNER = """
import json, os, resource, sys
import hypothesis, hypothesis.strategies, pytest

for line in sys.stdin:
    seconds, *arguments = json.loads(line)
    if not (child := os.fork()):
        nothing = os.open(os.devnull, os.O_RDWR)
        for stream in range(3):
            os.dup2(nothing, stream)
        if seconds:
            resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds))
        quiet = ["-W", "ignore::pytest.PytestAssertRewriteWarning", "-p", "no:cacheprovider"]
        os._exit(pytest.main(["-x", "-q", *quiet, *arguments]))
    print(os.waitpid(child, 0)[1], flush=True)
"""
"""Run pytest on request in a fork that has already imported it; answer with the wait status.

A request may limit the processor time.
"""


class Mutant(NamedTuple):
    """A changed module: its line, the statement before and after, and the whole text."""

    module: Path
    line: int
    before: str
    after: str
    text: str

    @property
    def name(self) -> str:
        """The mutant's name in `mutants-same.txt`."""
        return f"{self.module.stem}: {self.before} -> {self.after}"


Edit = Callable[[], ast.AST | None]
"""Returns the replacement of a node; `None` removes the node."""

COMPARED: Final[dict[type[ast.cmpop], tuple[type[ast.cmpop], ...]]] = {
    ast.Lt: (ast.LtE, ast.GtE),
    ast.LtE: (ast.Lt, ast.Gt),
    ast.Gt: (ast.GtE, ast.LtE),
    ast.GtE: (ast.Gt, ast.Lt),
    ast.Eq: (ast.NotEq,),
    ast.NotEq: (ast.Eq,),
    ast.In: (ast.NotIn,),
    ast.NotIn: (ast.In,),
    ast.Is: (ast.IsNot,),
    ast.IsNot: (ast.Is,),
}
COMPUTED: Final[dict[type[ast.operator], type[ast.operator]]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.FloorDiv,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.FloorDiv,
    ast.BitOr: ast.BitAnd,
    ast.BitAnd: ast.BitOr,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
    ast.BitXor: ast.BitAnd,
}
CALLED: Final = {"min": "max", "max": "min", "any": "all", "all": "any", "sorted": "list", "sum": "len"}


def edits(node: ast.AST) -> list[Edit]:
    """Return the possible small changes of a node."""
    match node:
        case ast.Compare(left, [op], right):
            return [partial(ast.Compare, left, [other()], right) for other in COMPARED[type(op)]]
        case ast.BoolOp(op, values):
            other = ast.Or() if isinstance(op, ast.And) else ast.And()
            return [partial(ast.BoolOp, other, values), *(lambda value=value: value for value in values)]
        case ast.UnaryOp(ast.Not() | ast.USub(), operand):
            return [lambda: operand]
        case ast.BinOp(left, op, right) if type(op) in COMPUTED:
            return [partial(ast.BinOp, left, COMPUTED[type(op)](), right)]
        case ast.AugAssign(target, op, value) if type(op) in COMPUTED:
            return [partial(ast.AugAssign, target, COMPUTED[type(op)](), value), ast.Pass]
        case ast.Constant(bool(value)):
            return [lambda: ast.Constant(not value)]
        case ast.Constant(int() as number):
            return [partial(ast.Constant, number + 1), partial(ast.Constant, number - 1)]
        case ast.Constant(str() as text):
            return [partial(ast.Constant, text + "!")]
        case ast.If(test, body, orelse):
            return [partial(ast.If, ast.UnaryOp(ast.Not(), test), body, orelse)]
        case ast.IfExp(test, one, another):
            return [partial(ast.IfExp, test, another, one)]
        case ast.Return(value) if value is not None:
            return [lambda: ast.Return(ast.Constant(None))]
        case ast.Expr(ast.Call()) | ast.Assign():
            return [ast.Pass]
        case ast.Call(ast.Name(name), args, keywords) if name in CALLED:
            return [lambda: ast.Call(ast.Name(CALLED[name]), args, keywords)]
        case ast.comprehension(target, given, [_, *_], is_async):
            return [lambda: ast.comprehension(target, given, [], is_async)]
        case ast.keyword():
            return [lambda: None]
        case ast.Continue():
            return [ast.Break]
    return []


def idle(tree: ast.AST) -> set[int]:
    """Return the ids of nodes without effect at run time: docstrings, annotations, types."""
    roots: list[ast.AST] = []
    for node in ast.walk(tree):
        match node:
            case ast.Expr(ast.Constant(str())):
                roots.append(node)
            case ast.AnnAssign(annotation=annotation) | ast.arg(annotation=annotation):
                roots += [annotation] if annotation is not None else []
            case ast.FunctionDef(returns=returns) if returns is not None:
                roots.append(returns)
            case ast.Module(body):
                roots += [each for each in body if _names_a_type(each)]
            case ast.Assign([ast.Name("__slots__" | "__all__")]) | ast.keyword("slots"):
                roots.append(node)
            case ast.Assign(value=ast.Call(ast.Name("TypeVar"))) | ast.Call(ast.Name("dataclass_transform")):
                roots.append(node)
            case ast.Raise() | ast.keyword("strict"):
                roots.append(node)  # tests do not cover impossible states
    return {id(part) for root in roots for part in ast.walk(root)}


def _names_a_type(node: ast.stmt) -> bool:
    match node:
        case ast.Assign(value=ast.Subscript(ast.Name("Callable" | "Literal" | "list" | "tuple"))):
            return True
        case ast.Assign(value=ast.BinOp(op=ast.BitOr())):
            return True
    return False


class Put(ast.NodeTransformer):
    """Replaces one node."""

    def __init__(self, node: ast.AST, other: ast.AST | None) -> None:
        self.node, self.other = node, other

    def visit(self, node: ast.AST) -> ast.AST | None:
        return self.other if node is self.node else self.generic_visit(node)


def statement(tree: ast.AST, node: ast.AST) -> ast.stmt:
    """Return the innermost statement that contains a node."""
    holders = [s for s in ast.walk(tree) if isinstance(s, ast.stmt) and any(p is node for p in ast.walk(s))]
    return holders[-1]


def difference(before: str, after: str) -> tuple[str, str]:
    """Return the differing parts of two texts, with some context."""
    start = alike(before, after)
    end = alike(before[start:][::-1], after[start:][::-1])
    head = before[max(0, start - 40) : start]
    tail = before[len(before) - end :][:40]
    old, new = (text[start : len(text) - end] for text in (before, after))
    return f"{head}{old}{tail}".strip(), f"{head}{new}{tail}".strip()


def alike(one: str, other: str) -> int:
    """Return the length of two texts' common beginning."""
    return sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], zip(one, other, strict=False)))


def flat(part: ast.AST | None) -> str:
    """Return a statement as one line."""
    return " ".join(ast.unparse(part).split()) if part is not None else "nothing"


def mutant(root: Path, module: Path, number: int, variant: int) -> Mutant:
    """Return a module's mutant by the number of the node, in the order of `ast.walk`, and of its edit."""
    tree = ast.parse((root / module).read_text(encoding="utf-8"))
    node = [*ast.walk(tree)][number]
    holder = statement(tree, node)
    before, line = flat(holder), getattr(node, "lineno", holder.lineno)
    other = edits(node)[variant]()
    Put(node, other).visit(tree)
    text = ast.unparse(ast.fix_missing_locations(tree))
    before, after = difference(before, flat(other if holder is node else holder))
    return Mutant(module, line, before, after, text + "\n")


def draw_mutants(root: Path, only: str, count: int, seed: str) -> Iterator[Mutant]:
    """Draw mutants: a random line, then one of its changes, and no line twice before all others."""
    lines: dict[tuple[str, int], list[tuple[Path, int, int]]] = {}
    for path in sorted((root / ENGINE).glob("*.py")):
        if path.name in SKIPPED or only not in ("", path.stem):
            continue
        tree = ast.parse(path.read_text(encoding="utf-8"))
        still = idle(tree)
        for number, node in enumerate(ast.walk(tree)):
            if id(node) not in still:
                line = getattr(node, "lineno", 0)
                for variant in range(len(edits(node))):
                    change = (path.relative_to(root), number, variant)
                    lines.setdefault((path.stem, line), []).append(change)
    rng = random.Random(seed)
    left = {line: rng.sample(there, len(there)) for line, there in sorted(lines.items())}
    while count and left:
        for line in rng.sample(sorted(left), min(count, len(left))):
            changed = mutant(root, *left[line].pop())
            if changed.before != changed.after:
                yield changed
                count -= 1
            if not left[line]:
                del left[line]


class Bench:
    """A copy of the repository for running tests, until it is closed."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self._runner = subprocess.Popen(
            [PYTHON, "-c", RUNNER], cwd=root, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )

    def passes(self, seconds: int, *arguments: str | Path) -> bool:
        """Return whether tests pass within a number of seconds of processor time, if given."""
        assert self._runner.stdin is not None and self._runner.stdout is not None
        self._runner.stdin.write(json.dumps([seconds, *map(str, arguments)]) + "\n")
        self._runner.stdin.flush()
        return int(self._runner.stdout.readline()) == 0

    @contextmanager
    def holding(self, mutant: Mutant) -> Iterator[None]:
        """Put the mutant in its module's place for the block, then restore the module with its times."""
        target = self.root / mutant.module
        original, before = target.read_text(encoding="utf-8"), target.stat()
        target.write_text(mutant.text, encoding="utf-8")
        try:
            yield
        finally:
            target.write_text(original, encoding="utf-8")
            os.utime(target, ns=(before.st_atime_ns, before.st_mtime_ns))

    def close(self) -> None:
        """Stop the test runner."""
        self._runner.communicate()


class Campaign:
    """The test files, their durations, and their finds by module."""

    def __init__(self, took: dict[str, float]) -> None:
        self._took = took
        self._found: defaultdict[Path, Counter[str]] = defaultdict(Counter)

    def finds(self, bench: Bench, mutant: Mutant) -> bool:
        """Return whether a test fails with a mutant."""
        found = self._found[mutant.module]
        with bench.holding(mutant):
            for file in self._likely_first(found):
                if not bench.passes(round(TIMEOUT_FACTOR * (self._took[file] + 1)), file):
                    found[file] += 1
                    return True
        return False

    def _likely_first(self, found: Counter[str]) -> list[str]:
        took = self._took
        return sorted(took, key=lambda file: (-found[file] / (took[file] + 1), took[file]))


def durations(bench: Bench, report: Path) -> dict[str, float]:
    """Measure each test file in seconds, by running it without a mutant."""
    arguments = [*TESTS, f"--ignore={EXCLUDED}", f"--junitxml={report}"]
    if not bench.passes(0, *arguments):
        raise ToolError("The tests fail without any mutant.")
    took: defaultdict[str, float] = defaultdict(float)
    for case in xml.parse(report).getroot().iter("testcase"):
        took[f"{case.attrib['classname'].replace('.', '/')}.py"] += float(case.attrib["time"])
    return took


@contextmanager
def benches(processes: int) -> Iterator[tuple[Queue[Bench], Campaign]]:
    """Yield a copy of the repository for each process, and the campaign.

    The first copy compiles everything and passes it to the others. After that nobody writes compiled files,
    because two mutants may have the same time stamp and size.
    """
    left_out = (".git", ".venv", "node_modules", "runtime", "site", "test-results", "__pycache__", ".*_cache")
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="mutants-")))
        first = shutil.copytree(ROOT, folder / "first", ignore=shutil.ignore_patterns(*left_out))
        os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
        with closing(Bench(first)) as bench:
            campaign = Campaign(durations(bench, folder / "report.xml"))
        os.environ["PYTHONDONTWRITEBYTECODE"] = "1"
        free: Queue[Bench] = Queue()
        for number in range(processes):
            copy = shutil.copytree(first, folder / str(number))
            free.put(stack.enter_context(closing(Bench(copy))))
        yield free, campaign


def survives(free: Queue[Bench], campaign: Campaign, mutant: Mutant) -> tuple[Mutant, bool]:
    """Test a mutant in a free copy; return it with whether it survived."""
    bench = free.get()
    try:
        return mutant, not campaign.finds(bench, mutant)
    finally:
        free.put(bench)


def equivalent_mutants() -> set[str]:
    """Return the names of known equivalent mutants."""
    lines = SAME.read_text(encoding="utf-8").splitlines() if SAME.exists() else []
    return {line for line in lines if line and not line.startswith(("#", " "))}


def main(arguments: list[str]) -> int:
    """Run a campaign; return 1 if an unknown mutant survived."""
    parser = argparse.ArgumentParser(prog="mutate.py", description="Mutation testing of the engine.")
    parser.add_argument("count", nargs="?", default="100", help="a number, or all")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--only", default="", help="one module, by its name without .py")
    parser.add_argument("--processes", type=int, default=CORES)
    options = parser.parse_args(arguments)
    ensure_packages("test")
    count = sys.maxsize if options.count == "all" else int(options.count)
    same = equivalent_mutants()
    mutants = list(draw_mutants(ROOT, options.only, count, options.seed))
    new = [mutant for mutant in mutants if mutant.name not in same]
    tried = survivors = 0
    with benches(options.processes) as (free, campaign), ThreadPool(options.processes) as pool:
        try:
            for each, lives in pool.imap_unordered(partial(survives, free, campaign), new):
                tried += 1
                if lives:
                    survivors += 1
                    print(f"{each.module}:{each.line}\n    {each.before}\n    {each.after}\n", flush=True)
        finally:
            told = f"{tried - survivors} found, {len(mutants) - len(new)} the same, {survivors} survived"
            print(f"{tried} of {len(new)} mutants tried: {told}")
    return int(survivors > 0)


if __name__ == "__main__":
    run_main(main)
