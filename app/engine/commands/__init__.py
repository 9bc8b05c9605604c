"""Commands: the registry, permissions, and one package per noun with what each command does."""

from __future__ import annotations

from importlib import import_module
from pkgutil import walk_packages


def load_commands() -> None:
    """Imports every module below this package, which fills the registry of commands."""
    for module in walk_packages(__path__, f"{__name__}."):
        import_module(module.name)
