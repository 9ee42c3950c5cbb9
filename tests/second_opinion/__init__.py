"""A second opinion on the rules: a plain brute-force referee that shares nothing with the engine."""
