"""What a tag must agree with, the notes, the bill of materials and the documentation of all releases."""

from __future__ import annotations

import json
import re
import tomllib
from pathlib import Path

import pytest

from tools import release, sbom
from tools.release import ROOT, agree, notes
from tools.versions import add

CHANGELOG = """\
# Changelog

## Unreleased

## 0.2.0 (2026-11-20)

### Added

- A second game.

## 0.1.0 (2026-01-02)

- A game.
"""


@pytest.fixture
def ready(tmp_path: Path) -> Path:
    """A repository that can be released as 0.2.0."""
    files = {
        "pyproject.toml": '[project]\nversion = "0.2.0"\n',
        "src/unshuffled/__init__.py": '__version__ = "0.2.0"\n',
        "deploy/kubernetes/kustomization.yaml": "images:\n  - name: unshuffled\n    newTag: 0.2.0\n",
        "CHANGELOG.md": CHANGELOG,
    }
    for name, text in files.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text, encoding="utf-8")
    return tmp_path


def test_a_tag_that_agrees_can_be_released(ready: Path) -> None:
    assert agree("v0.2.0", ready) == []


@pytest.mark.parametrize(
    ("name", "right", "wrong", "said"),
    [
        ("pyproject.toml", "0.2.0", "0.1.9", "pyproject.toml has 0.1.9, the tag v0.2.0"),
        ("src/unshuffled/__init__.py", "0.2.0", "0.2", "src/unshuffled/__init__.py has 0.2, the tag v0.2.0"),
        (
            "deploy/kubernetes/kustomization.yaml",
            "newTag",
            "tag",
            "deploy/kubernetes/kustomization.yaml has no version, the tag v0.2.0",
        ),
        ("CHANGELOG.md", " (2026-11-20)", "", "CHANGELOG.md has no part '## 0.2.0 (YEAR-MONTH-DAY)'"),
        ("CHANGELOG.md", "### Added\n\n- A second game.\n", "", "CHANGELOG.md says nothing about 0.2.0"),
        (
            "CHANGELOG.md",
            "## Unreleased\n",
            "## Unreleased\n\n- Forgotten.\n",
            "CHANGELOG.md still has entries under 'Unreleased'",
        ),
    ],
)
def test_what_does_not_agree_is_named(ready: Path, name: str, right: str, wrong: str, said: str) -> None:
    text = (ready / name).read_text(encoding="utf-8")
    (ready / name).write_text(text.replace(right, wrong), encoding="utf-8")

    assert agree("v0.2.0", ready) == [said]


@pytest.mark.parametrize("tag", ["0.2.0", "v0.2", "v0.2.0-rc1", "vv0.2.0"])
def test_a_tag_is_v_and_three_numbers(ready: Path, tag: str) -> None:
    assert agree(tag, ready) == [f"{tag} is not v and three numbers"]


def test_the_notes_are_that_versions_part_of_the_changelog(ready: Path) -> None:
    assert notes("v0.2.0", ready) == "### Added\n\n- A second game.\n"
    assert notes("v0.1.0", ready) == "- A game.\n"


def test_the_version_is_the_same_wherever_it_is_written() -> None:
    version = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["version"]

    assert [wrong for wrong in agree(f"v{version}") if not wrong.startswith("CHANGELOG.md")] == []


def test_the_command_fails_when_something_does_not_agree(capsys: pytest.CaptureFixture[str]) -> None:
    assert release.main(["agree", "v99.0.0"]) == 1
    assert "pyproject.toml has" in capsys.readouterr().out


# The bill of materials


def test_the_bill_names_every_locked_package_of_a_host_and_none_of_its_tools() -> None:
    lock = (ROOT / "requirements/host.txt").read_text(encoding="utf-8")
    listed = {part["purl"] for part in sbom.bill()["components"]}

    assert {purl for purl in listed if purl.startswith("pkg:pypi/")} == {
        f"pkg:pypi/{name}@{version}" for name, version in re.findall(r"^(\S+)==([^ ;]+)", lock, re.MULTILINE)
    }
    assert any(purl.startswith("pkg:npm/react@") for purl in listed)
    assert any(purl.startswith("pkg:npm/%40fluent/bundle@") for purl in listed)
    assert not any(purl.startswith(("pkg:npm/vite@", "pkg:pypi/pytest@")) for purl in listed)


def test_the_bill_has_the_form_of_cyclonedx_and_names_nothing_twice() -> None:
    made = sbom.bill()
    refs = [part["bom-ref"] for part in made["components"]]

    assert (made["bomFormat"], made["specVersion"]) == ("CycloneDX", "1.6")
    assert re.fullmatch(r"urn:uuid:[0-9a-f-]{36}", made["serialNumber"])
    assert len(set(refs)) == len(refs)
    assert all(len(sum_["content"]) == 128 for part in made["components"] for sum_ in part.get("hashes", []))


def test_the_same_locks_give_the_same_bill() -> None:
    assert json.dumps(sbom.bill()) == json.dumps(sbom.bill())


# The docs of all versions


def test_the_newest_version_is_the_latest_and_older_ones_stay(tmp_path: Path) -> None:
    site, folder = tmp_path / "site", tmp_path / "all"
    site.mkdir()
    folder.mkdir()
    for tag in ("v0.9.0", "v0.10.0", "v0.9.1"):
        (site / "index.html").write_text(tag, encoding="utf-8")
        add(tag, site, folder)

    assert (folder / "latest/index.html").read_text(encoding="utf-8") == "v0.10.0"
    assert (folder / "0.9.0/index.html").read_text(encoding="utf-8") == "v0.9.0"
    versions = (folder / "versions.html").read_text(encoding="utf-8")
    assert re.findall(r">([\d.]+)</a>", versions) == ["0.10.0", "0.9.1", "0.9.0"]
    assert "latest/index.html" in (folder / "index.html").read_text(encoding="utf-8")


def test_only_the_documentation_of_a_version_is_added(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="not v and three numbers"):
        add("latest", tmp_path, tmp_path)
