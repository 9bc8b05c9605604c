"""Pending falls of a conflict."""
