"""The table: the views of a game being played."""
