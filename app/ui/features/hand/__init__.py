"""A seat's hand on a phone, on its own page."""
