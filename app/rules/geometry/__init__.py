"""Hexes and heights: maps, movement, range, sight and falling."""
