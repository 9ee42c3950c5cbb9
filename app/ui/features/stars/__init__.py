"""Stars on good tiles and spots for learners, and a suggestion after a first game."""
