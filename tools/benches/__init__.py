"""The benchmarks of `tools/bench.py`, a module for each, and the shared modules `pages` and `games`."""
