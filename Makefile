# Hexframe. `make run` opens a table that plays; `make test` runs all tests. Both set up what they
# need in .venv from the hash-pinned lock files; nothing but Python 3.11 or newer is assumed.

PYTHON ?= $(shell for p in python3 python3.14 python3.13 python3.12 python3.11 python; do \
	if $$p -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then echo $$p; break; fi; done)
VENV := .venv
BIN := $(VENV)/bin
RUN_READY := $(VENV)/.run-ready
DEV_READY := $(VENV)/.dev-ready
BUILD_INPUTS := pyproject.toml hatch_build.py app/web/bundle.py package.json package-lock.json

.PHONY: help run test test-long lint bench screenshots lock clean

help: ## this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / {printf "  make %-10s %s\n", $$1, $$2}' $(MAKEFILE_LIST)

$(VENV)/bin/python:
	@test -n "$(PYTHON)" || { echo "Hexframe needs Python 3.11 or newer; none was found."; exit 1; }
	$(PYTHON) -m venv $(VENV)

$(RUN_READY): $(VENV)/bin/python requirements/run.txt $(BUILD_INPUTS)
	$(BIN)/python -m pip install --quiet --require-hashes -r requirements/run.txt
	$(BIN)/python -m pip install --quiet --no-deps --editable .
	@touch $@

$(DEV_READY): $(RUN_READY) requirements/dev.txt
	$(BIN)/python -m pip install --quiet --require-hashes -r requirements/dev.txt
	@touch $@

run: $(RUN_READY) ## set up everything and open a table that plays
	@$(BIN)/hexframe serve --demo

test: $(DEV_READY) ## set up everything and run all tests
	@$(BIN)/python tests/run.py

test-long: $(DEV_READY) ## the same suites with the full counts
	@$(BIN)/python tests/run.py --long

lint: $(DEV_READY) ## style, types (Python and JavaScript), architecture
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/python tests/js/typecheck.py

bench: $(DEV_READY) ## every benchmark, as ratios measured in one run
	@for b in benchmarks/*.py; do case $$b in */_*) ;; *) echo "== $$b"; $(BIN)/python $$b || exit 1;; esac; done

screenshots: $(DEV_READY) ## the pictures of docs/screenshots, from a played demonstration and from tests
	$(BIN)/python -m tests.browser.screenshots
	HEXFRAME_PICTURES=1 $(BIN)/python -m pytest tests/browser -n 2 --dist worksteal -q

lock: ## compile the lock files anew (needs uv)
	requirements/lock.sh

clean: ## remove what make has built
	rm -rf $(VENV) static/dist node_modules .mypy_cache .ruff_cache .pytest_cache .hypothesis
