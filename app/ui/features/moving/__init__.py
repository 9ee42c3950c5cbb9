"""Moving to another device: games, results and settings in one file."""
