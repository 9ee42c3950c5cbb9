"""Views of the table: pure functions from parts of the model to markup, one module per region."""
