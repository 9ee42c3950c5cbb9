"""The rules and their pictures."""
