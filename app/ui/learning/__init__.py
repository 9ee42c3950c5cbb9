"""Learning by playing: lessons, pictures and drills, told by data and judged by the engine."""
