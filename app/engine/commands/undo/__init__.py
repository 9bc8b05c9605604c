"""Undo and redo as commands, their log lines, and the memory limit. The steps: `engine/history`."""
