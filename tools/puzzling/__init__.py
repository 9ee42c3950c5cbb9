"""The parts of `tools/puzzles.py`: judging positions, making exact puzzles, packing them."""
