"""The benches of `tools/bench.py`, a module for each, and what they share: `pages` and `games`."""
