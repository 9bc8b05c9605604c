#!/usr/bin/env bash
# Compiles the hash-pinned lock files from pyproject.toml (needs `uv`, only for those who change a
# dependency). The files name no registry, so they install from whichever one pip is set up with.
# An extra stays in its pin (`coverage[toml]==…`): without it pip takes the newest release for a package
# that is asked for with an extra, and refuses it because it has no hash.
set -eu
cd "$(dirname "$0")/.."
common="--quiet --universal --python-version 3.11 --generate-hashes --no-emit-index-url --no-emit-find-links --no-header --no-strip-extras"
uv pip compile $common pyproject.toml -o requirements/run.txt
uv pip compile $common pyproject.toml --group test --group lint -o requirements/dev.txt
