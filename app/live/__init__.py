"""Running tables: the one task that changes each, view groups, fan-out and sockets' outboxes.

`Tables` (tables.py) is the way in. Nothing here knows a rule or a line of SQL.
"""
