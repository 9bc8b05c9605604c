"""Views: what a group of viewers may see, as JSON."""
