"""Train: lessons, puzzles, mistakes to try again, the ladder and drills."""
