"""Daily deals: a solo game for every date, and a calendar of results."""
