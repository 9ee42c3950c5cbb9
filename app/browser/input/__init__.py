"""Input: translates browser events into messages."""
