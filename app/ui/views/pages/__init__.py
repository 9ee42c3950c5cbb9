"""Pages: the views around the table."""
