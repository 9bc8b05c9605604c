"""Hostile input from strangers, broken programs and malicious players."""
