# Everything lives in .venv; the first run sets it up, later runs start at once.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready
DEV := $(VENV)/.dev
BUNDLE := $(VENV)/.bundle

.PHONY: docs run test test-slow lint compiled bundle test-bundle deb test-deb windows pictures golden fonts art sheets bench clean tables soak monkey fuzz killing
.DELETE_ON_ERROR:

run: $(READY)
	@$(BIN)/macclassic

$(READY): pyproject.toml packaging/system-packages.txt
	@sh packaging/system-packages.sh
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	@echo "Setting up $(VENV) (once)..."
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check -e .
	@touch $@

$(DEV): $(READY) macclassic_lab/pyproject.toml
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check -e '.[dev]' -e './macclassic_lab[all]'
	@touch $@

$(BUNDLE): $(DEV)
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check -e '.[bundle]'
	@touch $@

lint: $(DEV)
	@$(BIN)/ruff check .
	@$(BIN)/mypy
	@$(BIN)/lint-imports --no-cache
	@$(BIN)/python -m tools.checks.figures --gates

# On all cores; a worker that has nothing left takes tests from the other's end.
TESTS := QT_QPA_PLATFORM=offscreen $(BIN)/python -m pytest -q -n auto --dist worksteal

test: $(DEV) lint
	@$(TESTS) -m "not slow"

# Whole matches, other processes, compiling, random people in short: what takes long. Where a thread hangs is told late: to
# look at one that runs, as two minutes on a busy machine may need, can end its process (faulthandler asks for no lock).
test-slow: $(DEV)
	@$(TESTS) -o faulthandler_timeout=900 -m slow

# What the computer players think with, by mypyc, where there is a C compiler.
compiled: $(DEV)
	@$(BIN)/python -m tools.release.compiled

# The documentation as a site, from the same files: dist/site/index.html.
docs: $(DEV)
	@$(BIN)/python -m tools.docs.site

# The program as users install it, for the system this runs on: dist/macclassic, and an archive of it.
bundle: $(BUNDLE)
	@$(BIN)/python -m tools.release.bundle --archive

# Plays the frozen program, and compares what it shows with this checkout.
test-bundle: bundle
	@MACCLASSIC_BUNDLE=dist/macclassic QT_QPA_PLATFORM=offscreen \
		$(BIN)/python -m pytest -q -o faulthandler_timeout=900 tests/bundle

# The bundle as a package for Debian and its kin.
deb: bundle
	@$(BIN)/python -m tools.release.bundle.linux deb

# Installs, plays and removes the package in a bare Debian, which debootstrap fetches from the mirror: only for root.
# MACCLASSIC_DEBIAN=FOLDER names one that is there already, to be copied. lintian has its say where it is installed.
test-deb: deb
	@MACCLASSIC_DEB=$$(echo $(CURDIR)/dist/macclassic_*.deb) QT_QPA_PLATFORM=offscreen \
		$(BIN)/python -m pytest -q -rs -o faulthandler_timeout=900 tests/bundle/test_deb.py

# The same for Windows, built on Linux under Wine, played and compared (packaging/README.md). It says which of
# Debian's packages it needs; STEPS=tests runs the tests there.
windows: $(DEV)
	@packaging/windows/build.sh $(BIN)/python $(STEPS)

# The pictures of the README, from the program itself.
pictures: $(READY)
	@$(BIN)/python -m tools.docs.pictures

# Writes the golden frames again; look at every one that changed.
golden: $(DEV)
	@QT_QPA_PLATFORM=offscreen $(BIN)/python -m pytest -q tests -k test_golden --update-golden
	@$(BIN)/python -m tools.docs.control_sheet

# The fonts, pictures and sounds from their drawings.
fonts: $(DEV)
	@$(BIN)/python tools/fonts/build_fonts.py
art: $(DEV)
	@$(BIN)/python -m tools.art
	@$(BIN)/python -m tools.media.icons
	@$(BIN)/python -m tools.media.sounds

# Contact sheets of everything, to be looked at; BEFORE=COMMIT: of what has changed since, old beside new.
sheets: $(DEV)
	@$(BIN)/python -m tools.docs.sheets $(BEFORE)

# An evening at the screen; random people; damaged files; kill -9: long runs of what the tests do in short.
# Whether tables can be read, computed over 500 positions a game, in every language and size.
tables: $(DEV)
	@POSITIONS=500 $(TESTS) tests/games -k test_legible
soak: $(DEV)
	@$(BIN)/python -m tests.endurance.soak 5
monkey: $(DEV)
	@$(BIN)/python -m tests.endurance.monkey planted
	@$(BIN)/python -m tests.endurance.monkey 100000
	@$(BIN)/python -m tests.table.test_pointing 1 9 250
fuzz: $(DEV)
	@$(BIN)/python -m tests.endurance.fuzz 50000
killing: $(DEV)
	@$(BIN)/python -m tests.endurance.kill 200

bench: $(DEV)
	@$(BIN)/python -m benchmarks

clean:
	@test ! -x $(BIN)/python || $(BIN)/python -m tools.release.compiled --remove
	rm -rf $(VENV) build dist *.egg-info macclassic_lab/build macclassic_lab/*.egg-info .pytest_cache .mypy_cache .ruff_cache .hypothesis
