"""The state of a table as frozen dataclasses, its snapshots and patches."""
