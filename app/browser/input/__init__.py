"""Input: events of the browser as messages."""
