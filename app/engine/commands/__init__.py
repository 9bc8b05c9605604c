"""Commands: the registry, permissions, and one package per noun with what each command does."""
