#!/usr/bin/env bash
# Compiles the hash-pinned lock files from pyproject.toml (needs `uv`, only for those who change a
# dependency). The files name no registry, so they install from whichever one pip is set up with.
set -eu
cd "$(dirname "$0")/.."
common="--quiet --universal --python-version 3.11 --generate-hashes --no-emit-index-url --no-emit-find-links --no-header"
uv pip compile $common pyproject.toml -o requirements/run.txt
uv pip compile $common pyproject.toml --group test --group lint -o requirements/dev.txt
