"""Change the rules in small ways and see that the tests notice.

    python3 tools/mutate.py [COUNT] [--seed TEXT] [--only MODULE]

Draws COUNT mutants (100 unless told) of the engine's rule modules, evenly over its lines; each is put into
a copy of the repository and tested, the quickest tests first, as many at once as there are processors. Tells
the survivors: either a test is missing, or the mutant means the same and belongs, with its reason, in
`mutants-same.txt`. For Linux and macOS.
"""

from __future__ import annotations

import argparse
import ast
import os
import random
import resource
import shutil
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as xml
from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from itertools import takewhile
from multiprocessing.pool import ThreadPool
from pathlib import Path
from queue import Queue
from typing import Final, NamedTuple

from environment import CORES, PYTHON, ROOT, ToolError, ensure_packages

ENGINE = Path("app/engine")
SKIPPED = ("__init__.py", "__main__.py", "wording.py")
"""What has no rules: the command line and its words, which a test could only repeat."""
SAME = Path(__file__).with_name("mutants-same.txt")
FIRST = "tests/engine/test_playthroughs.py"
"""Finds most mutants within a second."""
OTHERS = ("tests/engine", "tests/second_opinion", "tests/saves")
LEFT_OUT = ("tests/engine/test_bench.py", FIRST)
"""What is run against the mutants that are left, and what of it is not."""

FOR_EVER = 5
"""Times the processor time that tests take else, after which a mutant is taken never to end: found."""

PYTEST = """
import resource, sys, pytest
limit = int(sys.argv[1])
resource.setrlimit(resource.RLIMIT_CPU, (limit, limit))
sys.exit(pytest.main(["-x", "-q", "-p", "no:cacheprovider", *sys.argv[2:]]))
"""
"""Runs pytest for so many seconds of processor time, which do not pass while others compute."""


class Ring(NamedTuple):
    """Tests in their order, and for how many seconds of processor time they may run."""

    tests: Sequence[str]
    seconds: int


class Mutant(NamedTuple):
    """A changed module: the line, that line's statement before and after, and the whole text."""

    module: Path
    line: int
    before: str
    after: str
    text: str

    @property
    def name(self) -> str:
        """What the mutant is called in `mutants-same.txt`."""
        return f"{self.module.stem}: {self.before} -> {self.after}"


Edit = Callable[[], ast.AST | None]
"""Gives what stands in a node's place; `None` takes the node out."""

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
    """The small changes that can be made of a node."""
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
    """The nodes, by identity, whose change means nothing when run: docstrings, annotations, types."""
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
                roots.append(node)  # how an impossible state is met is nobody's concern
    return {id(part) for root in roots for part in ast.walk(root)}


def _names_a_type(node: ast.stmt) -> bool:
    match node:
        case ast.Assign(value=ast.Subscript(ast.Name("Callable" | "Literal" | "list" | "tuple"))):
            return True
        case ast.Assign(value=ast.BinOp(op=ast.BitOr())):
            return True
    return False


class Put(ast.NodeTransformer):
    """Puts something in the place of one node."""

    def __init__(self, node: ast.AST, other: ast.AST | None) -> None:
        self.node, self.other = node, other

    def visit(self, node: ast.AST) -> ast.AST | None:
        return self.other if node is self.node else self.generic_visit(node)


def statement(tree: ast.AST, node: ast.AST) -> ast.stmt:
    """The innermost statement that a node belongs to."""
    holders = [s for s in ast.walk(tree) if isinstance(s, ast.stmt) and any(p is node for p in ast.walk(s))]
    return holders[-1]


def difference(before: str, after: str) -> tuple[str, str]:
    """Two texts cut down to where they differ, with a little of what stands around."""
    start = alike(before, after)
    end = alike(before[start:][::-1], after[start:][::-1])
    head = before[max(0, start - 40) : start]
    tail = before[len(before) - end :][:40]
    old, new = (text[start : len(text) - end] for text in (before, after))
    return f"{head}{old}{tail}".strip(), f"{head}{new}{tail}".strip()


def alike(one: str, other: str) -> int:
    """How many characters two texts begin with alike."""
    return sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], zip(one, other, strict=False)))


def flat(part: ast.AST | None) -> str:
    """A statement on one line."""
    return " ".join(ast.unparse(part).split()) if part is not None else "nothing"


def mutant(root: Path, module: Path, number: int, variant: int) -> Mutant:
    """The mutant of a module by its node, in the order of `ast.walk`, and the node's edit."""
    tree = ast.parse((root / module).read_text(encoding="utf-8"))
    node = [*ast.walk(tree)][number]
    holder = statement(tree, node)
    before, line = flat(holder), getattr(node, "lineno", holder.lineno)
    other = edits(node)[variant]()
    Put(node, other).visit(tree)
    text = ast.unparse(ast.fix_missing_locations(tree))
    before, after = difference(before, flat(other if holder is node else holder))
    return Mutant(module, line, before, after, text + "\n")


def drawn(root: Path, only: str, count: int, seed: str) -> Iterator[Mutant]:
    """Draw mutants: a line at random, then one of its changes; each line once before any twice."""
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


def passes(root: Path, ring: Ring, **environment: str) -> bool:
    """Whether tests pass in a copy of the repository."""
    command: list[str | Path] = [PYTHON, "-c", PYTEST, str(ring.seconds), *ring.tests]
    quiet = subprocess.DEVNULL
    done = subprocess.run(command, cwd=root, env={**os.environ, **environment}, stdout=quiet, stderr=quiet)
    return done.returncode == 0


def found(root: Path, rings: list[Ring], mutant: Mutant) -> bool:
    """Whether a test notices a mutant."""
    target = root / mutant.module
    original = target.read_text(encoding="utf-8")
    target.write_text(mutant.text, encoding="utf-8")
    try:
        # Two mutants may be of one second and one size: no compiled form of them may be kept.
        return not all(passes(root, ring, PYTHONDONTWRITEBYTECODE="1") for ring in rings)
    finally:
        target.write_text(original, encoding="utf-8")


def measured(root: Path, folder: Path) -> list[Ring]:
    """The rings, by running them without a mutant: what is left after the first, the quickest file first."""
    rings = []
    report = folder / "report.xml"
    for tests in ([FIRST], [*OTHERS, *(f"--ignore={path}" for path in LEFT_OUT)]):
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        if not passes(root, Ring([*tests, f"--junitxml={report}"], resource.RLIM_INFINITY)):
            raise ToolError("The tests fail without any mutant.")
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
        spent = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
        rings.append(Ring(quickest_first(report), round(FOR_EVER * spent) + 1))
    return rings


def quickest_first(report: Path) -> list[str]:
    """The files that a report tells of, by the time that all their tests took together."""
    took: defaultdict[str, float] = defaultdict(float)
    for case in xml.parse(report).getroot().iter("testcase"):
        took[f"{case.attrib['classname'].replace('.', '/')}.py"] += float(case.attrib["time"])
    return sorted(took, key=took.__getitem__)


@contextmanager
def copies() -> Iterator[tuple[Queue[Path], list[Ring]]]:
    """Copies of the repository, one for each process, until the block is left, and what to run in them."""
    left_out = (".git", ".venv", "node_modules", "runtime", "site", "test-results", "__pycache__", ".*_cache")
    with tempfile.TemporaryDirectory(prefix="mutants-") as folder:
        first = shutil.copytree(ROOT, Path(folder, "0"), ignore=shutil.ignore_patterns(*left_out))
        rings = measured(first, Path(folder))
        free: Queue[Path] = Queue()
        free.put(first)
        for number in range(1, CORES):
            free.put(Path(shutil.copytree(first, Path(folder, str(number)))))
        yield free, rings


def put_to_test(free: Queue[Path], rings: list[Ring], mutant: Mutant) -> tuple[Mutant, bool]:
    """Test a mutant in a copy that is free; give it back with whether it lives."""
    root = free.get()
    try:
        return mutant, not found(root, rings, mutant)
    finally:
        free.put(root)


def known_same() -> set[str]:
    """The mutants that are known to mean the same."""
    lines = SAME.read_text(encoding="utf-8").splitlines() if SAME.exists() else []
    return {line for line in lines if line and not line.startswith(("#", " "))}


def main(arguments: list[str]) -> int:
    """Run a campaign; exit status 1 if a mutant survived that is not known to mean the same."""
    parser = argparse.ArgumentParser(prog="mutate.py", description="Mutation testing of the engine.")
    parser.add_argument("count", nargs="?", type=int, default=100)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--only", default="", help="one module, by its name without .py")
    options = parser.parse_args(arguments)
    same = known_same()
    mutants = list(drawn(ROOT, options.only, options.count, options.seed))
    tried = survivors = equal = 0
    with copies() as (free, rings), ThreadPool(CORES) as pool:
        try:
            for each, lives in pool.imap_unordered(partial(put_to_test, free, rings), mutants):
                tried += 1
                if lives and each.name in same:
                    equal += 1
                elif lives:
                    survivors += 1
                    print(f"{each.module}:{each.line}\n    {each.before}\n    {each.after}\n", flush=True)
        finally:
            told = f"{tried - survivors - equal} found, {equal} the same, {survivors} survived"
            print(f"{tried} mutants: {told}")
    return int(survivors > 0)


if __name__ == "__main__":
    try:
        ensure_packages("test")
        sys.exit(main(sys.argv[1:]))
    except KeyboardInterrupt:
        sys.exit(130)
    except ToolError as error:
        sys.exit(str(error))
