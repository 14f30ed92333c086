# One door to every task. `make` alone lists them; CI runs the same names.

VENV   := .venv
BIN    := $(VENV)/bin
PYTHON ?= python3
UNSHUFFLED = $(BIN)/unshuffled
SITE   := build/compiled/site
JOBS   ?= auto
# Twice as many as there are cores: tests of the server mostly wait, and the others compute meanwhile.
TESTERS ?= $(shell echo $$(( 2 * $$(getconf _NPROCESSORS_ONLN) )))
# They wait most of the time.
LATE_TESTERS ?= $(shell echo $$(( 4 * $$(getconf _NPROCESSORS_ONLN) )))
SEED ?= 1
# What plays games; the other tests never see whether the rules are compiled.
COMPILED_TESTS = tests/rules tests/golden tests/cards tests/nemeses tests/conformance tests/lab/test_laws.py tests/minds
# For tests the C compiler need not try hard: it takes half as long. To measure, build with OPTIMIZE=-O3, as wheels are.
OPTIMIZE ?= -O1
COMPILE = $(BIN)/uv pip compile --quiet --universal --generate-hashes --no-header --python-version 3.11

# Hundreds of steps and tests start a Python, and each would compile two hundred modules. They are kept, and not beside the sources.
export PYTHONPYCACHEPREFIX := $(CURDIR)/build/pycache
unexport PYTHONDONTWRITEBYTECODE

.DEFAULT_GOAL := help
.PHONY: help install lock format lint types layers words page web e2e wire state quick services collect test test-all compile compiled laws wheel sbom audit licences ledger readme reference album clip docs golden bench simulation late e2e-all check nightly

help: ## List what can be done
	@awk -F ':.*## ' '/^[a-z0-9-]+:.*## / { printf "  make %-10s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

install: ## Make .venv, with the locked dependencies and the project itself (editable)
	test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements/uv.txt
	$(BIN)/uv pip sync --quiet --python $(BIN)/python --require-hashes requirements/dev.txt
	$(BIN)/uv pip install --quiet --python $(BIN)/python --no-deps --no-build-isolation --editable .
	cd tests/words/node && npm ci --silent --no-audit --no-fund --ignore-scripts
	cd tests/repository/node && npm ci --silent --no-audit --no-fund --ignore-scripts
	cd web && npm ci --silent --no-audit --no-fund --ignore-scripts

lock: ## Regenerate requirements/*.txt from pyproject.toml; UPGRADE=--upgrade takes newer versions
	$(COMPILE) $(UPGRADE) --group dev --extra host --extra otel --extra lab --extra rl pyproject.toml -o requirements/dev.txt
	$(COMPILE) $(UPGRADE) --constraint requirements/dev.txt pyproject.toml -o requirements/core.txt
	$(COMPILE) $(UPGRADE) --extra play --constraint requirements/dev.txt pyproject.toml -o requirements/play.txt
	$(COMPILE) $(UPGRADE) --extra host --constraint requirements/dev.txt pyproject.toml -o requirements/host.txt
	echo hatchling | $(COMPILE) $(UPGRADE) --constraint requirements/dev.txt - -o requirements/build.txt
	echo hatchling hatch-mypyc mypy setuptools types-PyYAML | tr ' ' '\n' | $(COMPILE) $(UPGRADE) --constraint requirements/dev.txt pyproject.toml - -o requirements/compile.txt
	echo cibuildwheel | $(COMPILE) $(UPGRADE) - -o requirements/wheels.txt
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

quick: ## Check in about a minute what needs no database, no broker and no browser
	@start=$$(date +%s); $(MAKE) --no-print-directory lint layers types && \
	UNSHUFFLED_QUICK=1 $(BIN)/python -m pytest -n 2 --dist worksteal -m quick --durations=0 --durations-min=2 && \
	echo "quick took $$(( $$(date +%s) - start )) s; make check runs the rest"

services: ## Start PostgreSQL and NATS for the tests, in containers; `docker compose -f deploy/services.yaml down` stops them
	docker compose -f deploy/services.yaml up --detach --wait

collect: ## Import every test: processes that run them at the same time then need not each compile all of them
	@found=$$($(BIN)/python -m pytest --collect-only -qq) || { echo "$$found"; exit 1; }

test: ## Run the tests of the required check
	$(BIN)/python -m pytest -n $(TESTERS) --dist worksteal

test-all: ## Run all tests at full size, those of the nightly set too
	UNSHUFFLED_FULL=1 $(BIN)/python -m pytest -n $(TESTERS) --dist worksteal -m ''

compiled: $(SITE) ## Build the wheel with compiled rules, and run the tests of the rules, the corpus and the laws against it
	UNSHUFFLED_COMPILED=1 PYTHONPATH=$(SITE) $(BIN)/python -m pytest -n $(JOBS) --dist worksteal -m '' $(COMPILED_TESTS)
	$(MAKE) --no-print-directory laws UNSHUFFLED="PYTHONPATH=$(SITE) $(BIN)/python -m unshuffled"

compile: $(SITE)

$(SITE): $(shell find src/unshuffled -name '*.py' -o -name '*.yaml' -o -name '*.ftl') pyproject.toml
	rm -rf build/compiled && mkdir -p build/compiled
	printf '#!/bin/sh\nexec cc "$$@" $(OPTIMIZE)\n' > build/compiled/cc && chmod +x build/compiled/cc
	CC=$(CURDIR)/build/compiled/cc HATCH_BUILD_HOOK_ENABLE_MYPYC=1 $(BIN)/uv build --quiet --no-build-isolation --python $(BIN)/python --out-dir build/compiled/dist
	$(BIN)/uv pip install --quiet --no-deps --target $@ build/compiled/dist/*.whl
	touch $@

laws: ## Play 1024 random games, 192 by quick and 50 whole expeditions, check what must hold in every one, and thousands of nemesis turns against their forecast
	$(UNSHUFFLED) simulate --games 768 --check --deep-every 48 --foresee-every 16
	$(UNSHUFFLED) simulate --games 256 --check --deep-every 48 --foresee-every 16 --mind eager
	$(UNSHUFFLED) simulate --games 192 --check --deep-every 48 --foresee-every 16 --mind quick --difficulty beginner
	$(UNSHUFFLED) expedition simulate --count 50

simulation: ## Simulate 10,000 bad days: crashes, partitions, lost messages; `python -m tests.simulation --seed N` replays one
	$(BIN)/python -m tests.simulation --seeds 10000

late: ## Run the tests of tables, stores and server on a network that is late; SEED=2 has other delays
	UNSHUFFLED_LATE=$(SEED) $(BIN)/python -m pytest -n $(LATE_TESTERS) --dist worksteal -m 'not timed' tests/tables tests/stores tests/server

words: ## Check that every sentence exists and formats in every language
	$(BIN)/unshuffled words check

page: ## Build the page into src/unshuffled/page, and check that its first load is small
	cd web && npm run --silent build && npm run --silent compress && npm run --silent size

web: ## Check the page: types from the server, TypeScript, lint, layout, tests
	cd web && npm run --silent wire -- --check && npm run --silent tsc && npm run --silent lint && npm run --silent test

e2e: ## Play through the built page in a real browser: a whole game, losses, every decision, every screen
	cd web && npm run --silent e2e

e2e-all: ## The same with everything: all languages, sizes and themes, long games, speed
	cd web && npm run --silent e2e:nightly

wire: ## Regenerate web/src/protocol/wire.ts from the server's schemas
	cd web && npm run --silent wire

state: ## Write the classes of the state and the types of the view from rules/core/fields.py
	$(BIN)/python -m tools.state
	$(BIN)/ruff format --quiet src/unshuffled/rules

wheel: page ## Build the wheel and the sdist into dist, with the page, the packs and the languages inside
	$(BIN)/uv build --quiet --no-build-isolation --python $(BIN)/python --out-dir dist

sbom: ## Write build/sbom.cdx.json, the bill of materials of a host: every locked package of the server and the page
	$(BIN)/python -m tools.sbom

audit: sbom ## Look for known vulnerabilities in all that is locked; asks the network
	$(BIN)/uv tool run pip-audit==2.10.1 --strict --disable-pip --require-hashes $(patsubst %,--requirement requirements/%.txt,host dev compile wheels)
	cd web && npm audit --audit-level=low

licences: ## Regenerate docs/decisions/licences.md from what is installed
	$(BIN)/python -m tools.licences

ledger: ## Check that every clause, card, mage and nemesis has its test
	$(BIN)/python -m tools.ledger --check

readme: ## Update the README's numbers
	$(BIN)/python -m tools.readme

reference: ## Regenerate docs/researchers/api.md from the docstrings
	$(BIN)/python -m tools.reference

album: ## Retake the pictures of docs/screenshots from the page that was built last
	cd web && node scripts/album.mjs

clip: ## Record the moving picture of the README from the page that was built last
	cd web && node scripts/clip.mjs

docs: ## Build the site of docs/ into build/site, and follow every link on it
	$(BIN)/python -m tools.site lay
	$(BIN)/zensical build --strict --clean
	$(BIN)/python -m tools.site check

golden: ## Regenerate the golden files; read the difference before committing it
	$(BIN)/python -m tests.golden.make

bench: ## Measure the engine against its yardstick, and the server against servers without a game
	$(BIN)/unshuffled bench engine
	$(BIN)/python -m bench server

# Each needs one core or little more: two run at a time. The others take all cores there are.
SINGLE := web types collect words ledger docs lint layers
CHECKS := e2e test
NIGHTLY := compiled test-all e2e-all simulation late audit

check: timed-page ## Everything that a change must pass, with the time each step took; .ci/run and pull requests run it
	@$(MAKE) --no-print-directory --jobs=2 --output-sync=recurse $(patsubst %,timed-%,$(SINGLE))
	@set -e; for step in $(CHECKS); do $(MAKE) --no-print-directory timed-$$step; done

nightly: timed-page ## Everything else: full sizes, compiled rules, bad days, a late network, all languages in the browser, known weaknesses
	@failed=; for step in $(NIGHTLY); do $(MAKE) --no-print-directory timed-$$step || failed="$$failed $$step"; done; \
	if [ -n "$$failed" ]; then echo "failed:$$failed"; exit 1; fi

timed-%:
	@echo "== $*"; start=$$(date +%s); $(MAKE) --no-print-directory $* && echo "== $* took $$(( $$(date +%s) - start )) s"
