"""A game with the real box: people build with real tiles and type each build in."""
