# make play   play in this terminal
# make test   lint, types and the whole test suite
# make bench  how fast the engines are
# Each does its own set-up in .venv and is quick when run again.

PYTHON ?= python3
BIN := .venv/bin

.PHONY: play test bench clean

play: .venv/play
	@$(BIN)/hortus warm lucky-numbers
	@$(BIN)/hortus play lucky-numbers

test: .venv/test
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/python -m pytest -n auto --dist worksteal

bench: .venv/play
	$(BIN)/python bench/playouts.py

.venv/bin/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo "Hortus needs Python 3.11 or newer; say which: make PYTHON=python3.12"; exit 1; }
	@echo "Making a virtual environment in .venv"
	@$(PYTHON) -m venv .venv

.venv/play: .venv/bin/python pyproject.toml requirements/play.txt
	@echo "Installing what Hortus needs"
	@$(BIN)/python -m pip install --disable-pip-version-check --progress-bar on -q -r requirements/play.txt
	@$(BIN)/python -m pip install --disable-pip-version-check -q --no-deps -e .
	@touch $@

.venv/test: .venv/play requirements/test.txt
	@echo "Installing what the tests need"
	@$(BIN)/python -m pip install --disable-pip-version-check --progress-bar on -q -r requirements/test.txt
	@touch $@

clean:
	rm -rf .venv .pytest_cache .mypy_cache .ruff_cache .hypothesis
