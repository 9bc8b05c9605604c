"""A table as one document: export and import."""
