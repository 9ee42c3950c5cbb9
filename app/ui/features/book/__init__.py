"""The results book: every finished game, players, and head to head."""
