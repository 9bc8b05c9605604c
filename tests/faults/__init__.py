"""Servers that are killed at a named point of a command, and clients that must not notice."""
