"""Games kept and sent: saves in two copies, the shelf of games, links, and reading what is not trusted."""
