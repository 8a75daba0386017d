# `make run` and `make test` are all that a newcomer needs; `make help` lists the rest.

.DEFAULT_GOAL := help
.PHONY: help run test test-all-days test-walks bench bench-baseline engine dist compare tables format lint clean

help: ## Lists what can be made.
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/^([a-z-]+):[^#]*## (.*)/make \1|\2/' \
		| while IFS='|' read -r name text; do printf '%-20s %s\n' "$$name" "$$text"; done

run: engine ## Builds and serves the gallery, at an address that it prints. PORT=8000 chooses the port.
	@exec python3 Scripts/serve.py

test: ## Runs every check there is; installs what it needs where it may.
	@exec Scripts/check.sh

test-all-days: ## Tries every law on every day of every calendar, some minutes each. CALENDARS="hebrew coptic" chooses some.
	@Scripts/test-all-days.sh $(CALENDARS)

test-walks: ## Walks through pickers at random, 1.6 million moves in some 20 s. WALKS="SEED COUNT MOVES" chooses others.
	@Scripts/test-walks.sh $(WALKS)

bench: ## Measures the engine beside its rivals. CASES="hebrew picker" chooses those whose names begin so.
	@Scripts/bench.sh $(CASES)

bench-baseline: ## The same, and saves the numbers for later runs to stand beside: Benchmarks/baseline.txt.
	@Scripts/bench.sh --save Benchmarks/baseline.txt

engine: ## Builds the WebAssembly module and the JavaScript file that carries it, Web/engine-bytes.js.
	@Scripts/build-engine.sh

dist: engine ## Builds dist/date-wheel.js, one minified module with the engine inside, and prints its sizes.
	@Scripts/build-dist.sh

compare: ## Counts the days on which Foundation and the browsers have other dates.
	@exec Scripts/compare-calendars.sh

tables: ## Packs the tables in Data/ into Swift files.
	@Tools/generate-tables

format: ## Formats the Swift code in place.
	@Scripts/lint.sh --format

lint: ## Checks the Swift code's format and the JavaScript's types.
	@Scripts/lint.sh

clean: ## Removes everything that was built; the Python packages in .venv stay.
	@rm -rf .build Build dist Web/engine-bytes.js Tests/.pytest_cache
	@find Scripts Tests -name __pycache__ -prune -exec rm -rf {} +
