# Perfidie: `make play` to play, `make test` to check everything. Both do all the set-up themselves.
SHELL := /bin/bash
.DEFAULT_GOAL := help
VENV ?= .venv
export VENV
# What Python has compiled it keeps: the tests start many programs, and each would compile everything anew.
unexport PYTHONDONTWRITEBYTECODE
BIN := $(VENV)/bin
SOURCES := pyproject.toml constraints.txt scripts/setup

.PHONY: help play terminal test check unit unit-browser unit-programs unit-site unit-computing bench strength soak kills audit golden docs coverage versions dist compiled clean

help:  ## Say what can be done
	@grep -hE '^[a-z]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 12

$(VENV)/.play: $(SOURCES)
	@scripts/setup play

$(VENV)/.dev: $(SOURCES)
	@scripts/setup dev

$(VENV)/.peers: $(SOURCES)
	@scripts/setup peers

play: $(VENV)/.play  ## Open the table in the browser, on this machine
	@$(BIN)/perfidie serve

terminal: $(VENV)/.play  ## Play in the terminal against bots
	@$(BIN)/perfidie play

test: check unit  ## Lint, types, layers and the whole test suite

DOCS := $(BIN)/sphinx-build -W --keep-going -q -b html -d build/doctrees docs build/docs

check: $(VENV)/.dev  ## Lint, types, layers, and docs that build without a warning
	$(BIN)/ruff check src tests bench docs/conf.py docs/pictures scripts
	$(BIN)/ruff format --check src tests bench docs/conf.py docs/pictures scripts
	$(BIN)/mypy
	$(BIN)/lint-imports --no-cache
	$(DOCS)

# Two parts at once, for two cores; whenever one is through the next begins, so that both have work to the end.
unit: $(VENV)/.dev
	@$(MAKE) --no-print-directory -j2 -O unit-browser unit-site unit-computing unit-programs

PROGRAMS := tests/arena tests/project tests/guide tests/bench tests/store tests/web/test_kill.py tests/web/test_api_fuzz.py tests/web/test_streams.py tests/web/test_leaving.py tests/web/test_supervisor.py tests/cli/test_command_line.py

unit-browser:
	$(BIN)/pytest tests/browser -m "not soak" -p no:cacheprovider

unit-programs:
	$(BIN)/pytest $(PROGRAMS) -m "not soak" -p no:cacheprovider

unit-site:
	$(BIN)/pytest --doctest-modules tests/web -m "not soak" -p no:cacheprovider $(addprefix --ignore=,$(filter tests/web/%,$(PROGRAMS)))

unit-computing:
	$(BIN)/pytest --doctest-modules $(addprefix src/perfidie/,engine texts bots school) tests -m "not soak" $(addprefix --ignore=,tests/browser tests/web $(PROGRAMS))

bench: $(VENV)/.peers  ## Measure against the yardstick and the peers, write bench/results.md (QUICK=1, AGAINST=a checkout)
	$(BIN)/python bench/run.py $(if $(QUICK),--quick) $(if $(AGAINST),--against $(AGAINST))

strength: $(VENV)/.peers  ## Play the matches behind what is said of the bots (hours), write bench/results.md
	$(BIN)/python bench/exact.py
	$(BIN)/python bench/ceiling.py
	$(BIN)/python bench/strength.py

soak: $(VENV)/.dev  ## Long runs: laws, a thousand kills, rolling restarts, a day's worth of tables (hours)
	$(BIN)/pytest tests -m soak --timeout=7200

kills: $(VENV)/.dev  ## The thousand kills alone (KILLS=, MINUTES=)
	$(BIN)/python bench/kills.py --kills $(or $(KILLS),1000) --minutes $(or $(MINUTES),60)

audit: $(VENV)/.dev  ## Other people's tools judge it: pip-audit, bandit, fuzzers, a scanner of headers
	$(BIN)/python scripts/audit.py

golden: $(VENV)/.dev  ## Write the golden playthroughs anew (then read the diff)
	$(BIN)/perfidie check --write-golden

docs: $(VENV)/.dev  ## Build the documentation site in build/docs
	$(DOCS) -E -a
	@echo "build/docs/index.html"

coverage: $(VENV)/.dev  ## Show how much of each room the tests reach; details in build/coverage
	$(BIN)/python scripts/rooms_reached.py $(TESTS)

versions:  ## Run the quick half of the suite on every Python found here
	@scripts/versions

dist: $(VENV)/.dev  ## Build the wheel and the source archive in dist/
	rm -rf dist
	$(BIN)/python -m hatchling build
	$(BIN)/twine check --strict dist/*

compiled: $(VENV)/.dev  ## Build the wheel for this platform, engine, rules and search compiled, in dist/
	HATCH_BUILD_HOOK_ENABLE_CUSTOM=true $(BIN)/python -m hatchling build -t wheel

clean:  ## Remove the virtual environment and caches
	rm -rf $(VENV) .pytest_cache .mypy_cache .ruff_cache .hypothesis build dist
