# One door to every chore. `make` alone lists them; CI runs the same names.

VENV   := .venv
BIN    := $(VENV)/bin
PYTHON ?= python3
JOBS   ?= auto
# What plays games; the other tests never see whether the rules are compiled.
COMPILED_TESTS = tests/rules tests/golden tests/cards tests/nemeses tests/conformance tests/lab/test_laws.py
COMPILE = $(BIN)/uv pip compile --quiet --universal --generate-hashes --no-header --python-version 3.11

.DEFAULT_GOAL := help
.PHONY: help install lock format lint types layers words page web e2e wire state test compiled laws wheel licences ledger readme album docs golden bench check

help: ## List what can be done
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-9s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

install: ## Make .venv, with the locked dependencies and the project itself (editable)
	test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements/uv.txt
	$(BIN)/uv pip sync --quiet --python $(BIN)/python --require-hashes requirements/dev.txt
	$(BIN)/uv pip install --quiet --python $(BIN)/python --no-deps --no-build-isolation --editable .
	cd tests/words/node && npm ci --silent --no-audit --no-fund --ignore-scripts
	cd web && npm ci --silent --no-audit --no-fund --ignore-scripts

lock: ## Write requirements/*.txt anew from pyproject.toml; UPGRADE=--upgrade takes newer versions
	$(COMPILE) $(UPGRADE) pyproject.toml -o requirements/runtime.txt
	$(COMPILE) $(UPGRADE) --group dev --extra host pyproject.toml -o requirements/dev.txt
	$(COMPILE) $(UPGRADE) --extra host --constraint requirements/dev.txt pyproject.toml -o requirements/host.txt
	echo hatchling | $(COMPILE) $(UPGRADE) --constraint requirements/dev.txt - -o requirements/build.txt
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

compiled: ## Build the wheel with compiled rules, and run the tests of the rules, the corpus and the laws against it
	rm -rf build/compiled
	HATCH_BUILD_HOOK_ENABLE_MYPYC=1 $(BIN)/uv build --quiet --no-build-isolation --python $(BIN)/python --out-dir build/compiled/dist
	$(BIN)/uv pip install --quiet --no-deps --target build/compiled/site build/compiled/dist/*.whl
	UNSHUFFLED_COMPILED=1 PYTHONPATH=build/compiled/site $(BIN)/python -m pytest -n $(JOBS) $(COMPILED_TESTS)
	PYTHONPATH=build/compiled/site $(BIN)/python -m unshuffled simulate --games 256 --check --deep-every 48

laws: ## Play 1024 random games and check what must hold in every one
	$(BIN)/unshuffled simulate --games 768 --check --deep-every 48
	$(BIN)/unshuffled simulate --games 256 --check --deep-every 48 --mind eager

words: ## Check that every sentence exists and formats in every language
	$(BIN)/unshuffled words check

page: ## Build the page into src/unshuffled/page, and check that its first load is small
	cd web && npm run --silent build && npm run --silent compress && npm run --silent size

web: ## Check the page: types from the server, TypeScript, lint, layout, tests
	cd web && npm run --silent wire -- --check && npm run --silent tsc && npm run --silent lint && npm run --silent test

e2e: ## Play through the built page in a real browser: whole games, losses, every decision, every screen, speed
	cd web && npm run --silent e2e

wire: ## Write web/src/protocol/wire.ts anew from the server's schemas
	cd web && npm run --silent wire

state: ## Write the classes of the state and the types of the view from rules/fields.py
	$(BIN)/python -m tests.repository.state
	$(BIN)/ruff format --quiet src/unshuffled/rules

wheel: page ## Build the wheel and the sdist into dist, with the page, the packs and the languages inside
	$(BIN)/uv build --quiet --no-build-isolation --python $(BIN)/python --out-dir dist

licences: ## Write docs/decisions/licences.md anew from what is installed
	$(BIN)/python -m tests.repository.licences

ledger: ## Check that every clause, card, mage and nemesis has its test
	$(BIN)/python -m tests.repository.ledger --check

readme: ## Write the README's numbers anew
	$(BIN)/python -m tests.repository.readme

album: ## Take the pictures of docs/screenshots anew, from the page that was built last
	cd web && node scripts/album.mjs

docs: ## Build the site of docs/ into build/site, and follow every link on it
	$(BIN)/python -m tests.repository.site lay
	$(BIN)/zensical build --strict --clean
	$(BIN)/python -m tests.repository.site check

golden: ## Write the golden files anew; read the difference before committing it
	$(BIN)/python -m tests.golden.make

bench: ## Measure the engine against its yardstick, and the server against servers without a game
	$(BIN)/unshuffled bench engine
	$(BIN)/python -m bench server

CHECKS := lint types layers words docs page e2e web test compiled laws ledger

check: ## Everything CI runs, in the same order, with the time each step took
	@set -e; for step in $(CHECKS); do \
	    start=$$(date +%s); \
	    echo "== $$step"; \
	    $(MAKE) --no-print-directory $$step; \
	    echo "== $$step took $$(( $$(date +%s) - start )) s"; \
	done
