"""Views: what each group of viewers may see of a table, as JSON."""
