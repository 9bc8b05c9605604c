"""Live tables: one writing task per table, view groups, and fan-out to sockets.

`Tables` (tables.py) is the entry point. This package contains no game rule and no SQL.
"""
