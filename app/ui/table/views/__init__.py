"""Views of the table: pure functions from parts of the model to markup, a module for each region."""
