"""Stars on good tiles and spots where people learn, and the way on after a first game."""
