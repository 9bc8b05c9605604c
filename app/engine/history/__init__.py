"""The history of a table: its undo steps, their memory, and what a seat may look back to.

Folds need it, so it knows no command. What needs a draft, the commands undo and redo, their log
lines and the memory limit, is in `commands/undo`.
"""
