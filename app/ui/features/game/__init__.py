"""A game being opened from a save, a link or a file."""
