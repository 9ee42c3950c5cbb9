"""The coach: hints, warnings before costly builds, and a comment after each turn of a practice game."""
