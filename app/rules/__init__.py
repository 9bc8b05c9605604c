"""Rules of the games: pure functions and values without I/O."""
