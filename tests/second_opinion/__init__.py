"""A second opinion on the rules: a simple brute-force referee that shares no code with the engine."""
