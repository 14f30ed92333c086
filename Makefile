# One door to every chore. `make` alone lists them; CI runs the same names.

VENV   := .venv
BIN    := $(VENV)/bin
PYTHON ?= python3
JOBS   ?= auto
COMPILE = $(BIN)/uv pip compile --quiet --universal --generate-hashes --no-header --python-version 3.11

.DEFAULT_GOAL := help
.PHONY: help install lock format lint types layers words test laws ledger golden bench check

help: ## List what can be done
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-9s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

install: ## Make .venv, with the locked dependencies and the project itself (editable)
	test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements/uv.txt
	$(BIN)/uv pip sync --quiet --python $(BIN)/python --require-hashes requirements/dev.txt
	$(BIN)/uv pip install --quiet --python $(BIN)/python --no-deps --no-build-isolation --editable .
	cd tests/words/node && npm ci --silent --no-audit --no-fund --ignore-scripts

lock: ## Write requirements/*.txt anew from pyproject.toml; UPGRADE=--upgrade takes newer versions
	$(COMPILE) $(UPGRADE) pyproject.toml -o requirements/runtime.txt
	$(COMPILE) $(UPGRADE) --group dev --extra host pyproject.toml -o requirements/dev.txt
	echo uv | $(COMPILE) $(UPGRADE) - -o requirements/uv.txt

format: ## Fix what can be fixed: import order, simple findings, layout
	$(BIN)/ruff check --fix-only .
	$(BIN)/ruff format .

lint: ## Find faults and check the layout of the code
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types: ## Check the types (mypy, strict)
	$(BIN)/mypy

layers: ## Check who imports whom
	$(BIN)/lint-imports

test: ## Run the tests
	$(BIN)/python -m pytest -n $(JOBS)

laws: ## Play 1024 random games and check what must hold in every one
	$(BIN)/unshuffled simulate --games 768 --check --deep-every 48
	$(BIN)/unshuffled simulate --games 256 --check --deep-every 48 --mind eager

words: ## Check that every sentence exists and formats in every language
	$(BIN)/unshuffled words check

ledger: ## Check that every clause, card, mage and nemesis has its test
	$(BIN)/unshuffled ledger --check

golden: ## Write the golden files anew; read the difference before committing it
	$(BIN)/python -m tests.golden.make

bench: ## Measure the engine against its yardstick
	$(BIN)/unshuffled bench engine

CHECKS := lint types layers words test laws ledger

check: ## Everything CI runs, in the same order, with the time each step took
	@set -e; for step in $(CHECKS); do \
	    start=$$(date +%s); \
	    echo "== $$step"; \
	    $(MAKE) --no-print-directory $$step; \
	    echo "== $$step took $$(( $$(date +%s) - start )) s"; \
	done
