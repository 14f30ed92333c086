"""The package is light: what only a server, the lab or a learner needs is an extra, and nothing of it is imported without need."""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
from importlib.metadata import packages_distributions
from pathlib import Path

import pytest

from tests.repository.test_repository import ROOT
from unshuffled.cli.extras import MODULES

PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
ROOMS = ("server", "stores")
"""They need the extra `play`; the rest of the package does not."""
LIGHT = {"stores/folder.py"}
"""Where text games are kept is in this room too."""
TENSORS = {"envs/aec.py", "envs/observe.py", "envs/team.py"}
"""They need the extra `rl`; the other environments do not."""


def names(requirements: list[str]) -> set[str]:
    return {re.split(r"[^A-Za-z0-9-]", text)[0].lower() for text in requirements}


@pytest.mark.parametrize("extra", MODULES)
def test_each_module_of_an_extra_comes_with_a_package_that_pyproject_names(extra: str) -> None:
    """And each of its packages has its module, so that a missing one is noticed before it is imported."""
    named = names(PROJECT["optional-dependencies"][extra]) - {"uvloop", "unshuffled"}
    distributions = packages_distributions()

    assert {distributions[module][0].lower().replace("_", "-") for module in MODULES[extra]} == named


def test_the_extra_for_hosts_includes_that_for_playing() -> None:
    assert "unshuffled[play]" in PROJECT["optional-dependencies"]["host"]


def light_modules() -> list[str]:
    """Every module that works with the package alone."""
    source = ROOT / "src"
    return [
        ".".join(path.relative_to(source).with_suffix("").parts)
        for path in sorted((source / "unshuffled").rglob("*.py"))
        if path.name not in {"__init__.py", "__main__.py"}
        and path.relative_to(source / "unshuffled").as_posix() not in TENSORS
        and (
            path.relative_to(source / "unshuffled").parts[0] not in ROOMS
            or path.relative_to(source / "unshuffled").as_posix() in LIGHT
        )
    ]


def imported_without(blocked: list[str], modules: list[str]) -> subprocess.CompletedProcess[str]:
    """A Python in which the blocked packages are not there imports the modules."""
    code = """
import importlib, sys
for name in sys.argv[1].split(","):
    sys.modules[name] = None
for name in sys.argv[2].split(","):
    importlib.import_module(name)
"""
    command = [sys.executable, "-c", code, ",".join(blocked), ",".join(modules)]
    return subprocess.run(command, capture_output=True, text=True, check=False, cwd=Path(sys.prefix))


def test_no_module_of_the_core_imports_what_an_extra_brings() -> None:
    blocked = [module for modules in MODULES.values() for module in modules]

    done = imported_without([*blocked, "uvloop"], light_modules())

    assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.slow("imports the server in a new process")
def test_the_server_does_not_import_what_only_hosts_have() -> None:
    done = imported_without(list(MODULES["host"]), ["unshuffled.server.run", "unshuffled.server.home"])

    assert (done.returncode, done.stderr) == (0, "")


def test_an_import_of_what_an_extra_brings_would_be_found() -> None:
    """A check that has never failed proves nothing."""
    done = imported_without(["litestar"], ["unshuffled.server.run"])

    assert done.returncode == 1
    assert "import of litestar halted" in done.stderr
