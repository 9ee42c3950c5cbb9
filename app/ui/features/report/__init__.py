"""The game report: what each choice cost, what the tiles were worth, and why."""
