"""A game on its way to the table: from a save, a link or a file."""
