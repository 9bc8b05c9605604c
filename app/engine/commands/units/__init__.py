"""Commands about units: add, change, place, control."""
