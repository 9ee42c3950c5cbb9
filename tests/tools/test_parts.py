"""The parts of a test run, and the jobs of the workflow that run them."""

from __future__ import annotations

import re

import pytest

import test as run
from environment import ROOT, ToolError

WORKFLOW = (ROOT / ".github/workflows/ci.yml").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("given", "parts", "rest"),
    [
        ([], {"lint", "fast", "browsers"}, []),
        (["--fast", "tests/ui", "-k", "ghost"], {"lint", "fast"}, ["tests/ui", "-k", "ghost"]),
        (["--only", "lint"], {"lint"}, []),
        (["--slowest", "--only", "browsers", "-x"], {"browsers"}, ["--slowest", "-x"]),
    ],
)
def test_options_choose_the_parts_of_a_run(given: list[str], parts: set[str], rest: list[str]) -> None:
    assert run.parts_of(given) == (parts, rest)


@pytest.mark.parametrize("given", [["--only"], ["--only", "slow"], ["--fast", "--only", "lint"]])
def test_an_unknown_part_is_refused(given: list[str]) -> None:
    with pytest.raises(ToolError, match="--only takes one of lint, fast, browsers"):
        run.parts_of(given)


@pytest.mark.parametrize(
    ("parts", "arguments"),
    [
        ({"fast", "browsers"}, {"tests"}),
        ({"fast"}, {"tests", "--ignore=tests/e2e"}),
        ({"browsers"}, {"tests/e2e"}),
    ],
)
def test_each_part_runs_its_tests(parts: set[str], arguments: set[str]) -> None:
    given = {argument for argument in run.pytest_arguments(parts, []) if "tests" in argument}
    assert given == arguments


def test_named_tests_run_in_this_process() -> None:
    assert run.pytest_arguments({"fast"}, ["tests/ui"]) == ["--ignore=tests/e2e", "tests/ui"]


def test_the_jobs_of_the_workflow_run_every_part() -> None:
    assert set(re.findall(r"tools/test\.py --only (\w+)", WORKFLOW)) == set(run.PARTS)


def test_what_may_be_published_passes_the_long_tests() -> None:
    assert "LONG: ${{ github.event_name != 'pull_request' && '--all' || '' }}" in WORKFLOW
    assert re.findall(r"--only (\w+) \$LONG$", WORKFLOW, re.MULTILINE) == ["fast", "browsers"]


def test_nothing_is_published_before_every_job_has_passed() -> None:
    jobs = set(re.findall(r"^  (\w+):$", WORKFLOW.partition("\njobs:\n")[2], re.MULTILINE))
    needed = re.search(r"^  publish:\n    needs: \[(.*)\]$", WORKFLOW, re.MULTILINE)
    assert needed is not None
    assert set(needed[1].split(", ")) == jobs - {"publish"}


def test_the_fast_tests_run_on_the_oldest_python_and_on_the_pages() -> None:
    oldest = re.search(r'requires-python = ">=(.+)"', (ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    pyodide = (ROOT / "runtime/pyodide/pyodide-lock.json").read_text(encoding="utf-8")
    page = re.search(r'"python": ?"(\d+\.\d+)', pyodide)
    assert oldest is not None and page is not None
    assert f'python: ["{oldest[1]}", "{page[1]}"]' in WORKFLOW


def test_long_tests_run_with_all_and_when_named() -> None:
    parts = set(run.PARTS)
    assert "not thorough" in run.pytest_arguments(parts, [])
    assert "not thorough" not in run.pytest_arguments(parts, ["--all"])
    assert run.pytest_arguments(parts, ["tests/e2e/test_scenes.py"]) == ["tests/e2e/test_scenes.py"]
