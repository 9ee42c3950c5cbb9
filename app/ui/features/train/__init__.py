"""Train: lessons, puzzles, costly choices to try again, the ladder and drills."""
