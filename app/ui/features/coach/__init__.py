"""The coach: hints, a second thought before a costly build, and a line after each turn of practice."""
