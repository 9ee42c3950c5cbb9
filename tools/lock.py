"""Write `requirements/GROUP.txt`, with hashes for every platform, from the groups in pyproject.toml.

python3 tools/lock.py      (needs uv on the PATH: `pip install uv`)
"""

from __future__ import annotations

import tomllib

from environment import ROOT, run, run_main


def main(arguments: list[str]) -> None:
    groups = tomllib.loads((ROOT / "pyproject.toml").read_text())["dependency-groups"]
    for group in groups:
        command = ["uv", "pip", "compile", "--quiet", "--universal", "--generate-hashes"]
        command += ["--custom-compile-command", "python3 tools/lock.py"]
        command += ["--group", group, "--output-file", f"requirements/{group}.txt"]
        run(command, f"Locking {group}")


if __name__ == "__main__":
    run_main(main)
