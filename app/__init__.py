"""Hexframe: a virtual tabletop for hex mech combat."""

__version__ = "0.1.0"
