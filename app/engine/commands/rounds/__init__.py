"""Commands about rounds, turns, movement and tests."""
