"""Reads and writes map files (`registry`); holds the demonstration mission (`demo`)."""
