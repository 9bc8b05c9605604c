"""Turn order and pending falls of a conflict."""
