"""Words: sentences about the game for the page, for screen readers and for the log."""
