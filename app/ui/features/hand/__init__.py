"""A seat's hand on a phone: a page of its own."""
