# make play         open the tables of this machine in the browser
# make test         lint, types and the test suite
# make test-long    the same in depth: every variant, many more games, every screen, 200 kills, 100 disturbances of three servers (hours)
# make test-gpu     on a machine with a CUDA GPU: the same bits as on the CPU
# make package      wheel and sdist in dist/, tried in an empty environment
# make docs         the documentation as a site, in build/site
# make bench        how fast the engines are, beside other frameworks
# make screenshots  pictures of every screen
# Each does its own set-up in .venv, with uv where it is installed, and is quick when run again.

PYTHON ?= python3
BIN := .venv/bin
UV := $(shell command -v uv 2>/dev/null)
PIP := $(if $(UV),$(UV) pip install -q --python $(BIN)/python,$(BIN)/python -m pip install --disable-pip-version-check -q)
# Tests wait for each other's answers now and then: one worker more than there are cores for us.
WORKERS ?= $(shell $(BIN)/python -c 'import os; print(1 + (len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count()))')
PYTEST = $(BIN)/python -m pytest -n $(WORKERS) --dist worksteal --durations 10
# What is made side by side tells of it one after the other, where make can (since 4.0).
SYNC := $(addprefix --,$(filter output-sync,$(.FEATURES)))
# Hundreds of processes are started: none shall compile Python that another has compiled.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: play test check warm test-long test-gpu package docs bench screenshots clean

play: .venv/play
	@$(BIN)/hortus

test: .venv/test
	@$(MAKE) --no-print-directory $(SYNC) -j 2 check warm
	$(PYTEST)

# Of the check only the types take long, on one core; the compiler has the others meanwhile.
check: .venv/test
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	tests/web/node_modules/.bin/biome ci --error-on-warnings
	$(BIN)/lint-imports
	$(BIN)/mypy

warm: .venv/test
	$(BIN)/python -m tests.warm

test-long: warm
	HORTUS_TEST_KILLS=200 $(PYTEST) -m "not gpu" --timeout 7200

# Compiled when all is installed, not beside it.
test-gpu: .venv/gpu
	@$(MAKE) --no-print-directory warm
	$(BIN)/python -m pytest -m gpu tests/sim tests/envs

package: .venv/test
	$(BIN)/python scripts/check_package.py

docs: .venv/docs
	HORTUS_COMPILE=0 $(BIN)/python scripts/docs_site.py
	NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --strict -q
	@echo "The documentation is in build/site/index.html"

bench: .venv/test
	$(BIN)/python bench/run.py

screenshots: .venv/test
	$(BIN)/python -m tests.web.screenshots

.venv/bin/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo "Hortus needs Python 3.11 or newer; say which: make PYTHON=python3.12"; exit 1; }
	@echo "Making a virtual environment in .venv"
	@$(if $(UV),$(UV) venv -q --allow-existing --seed --python $(PYTHON),$(PYTHON) -m venv) .venv

.venv/play: .venv/bin/python pyproject.toml requirements/play.txt
	@echo "Installing what Hortus needs"
	@$(PIP) -r requirements/play.txt
	@$(PIP) --no-deps -e .
	@touch $@

.venv/docs: .venv/play requirements/docs.txt
	@echo "Installing what the documentation needs"
	@$(PIP) -r requirements/docs.txt
	@touch $@

.venv/test: .venv/docs requirements/test.txt scripts/tools.sh tests/web/package.json
	@echo "Installing what the tests need"
	@$(PIP) -r requirements/test.txt
	@scripts/tools.sh
	@touch $@

.venv/gpu: .venv/test requirements/gpu.txt
	@echo "Installing what the GPU needs"
	@$(PIP) -r requirements/gpu.txt
	@touch $@

clean:
	rm -rf .venv .pytest_cache .mypy_cache .ruff_cache .hypothesis tests/web/node_modules
