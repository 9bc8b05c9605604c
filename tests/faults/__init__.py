"""Servers that are killed at a named point of a command, while clients lose nothing."""
