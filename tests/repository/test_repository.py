"""What holds for the repository as a whole: what its files may not carry, and what they must."""

import ast
import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]

# Put together from parts, so that this file is not its own finding.
FORBIDDEN = {
    "a package registry's host": re.compile(
        r"\b(?:" + "|".join([r"pypi\." + "org", r"python" + r"hosted\.org", r"registry\.npm" + r"js\.org"]) + r")\b"
    ),
    "a path of one machine": re.compile(
        r"(?<![\w.~*-])/(?:" + "|".join(["wo" + "rk", "ro" + "ot", "ho" + "me"]) + r")(?:/|\b)"
    ),
}

NOTICE = "unofficial"

LINK = re.compile(r"(?<!!)\[[^\]]*\]\(([^)\s]+)\)")
FENCE = re.compile(r"^```.*?^```", re.MULTILINE | re.DOTALL)


def tracked() -> list[Path]:
    """Every file that is or would be committed; without git (an unpacked sdist), every file outside hidden folders."""
    listing = subprocess.run(
        ["git", "ls-files", "--cached", "--others", "--exclude-standard", "-z"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    if listing.returncode == 0:
        paths = [ROOT / name for name in listing.stdout.split("\0") if name]
    else:
        paths = [
            path for path in ROOT.rglob("*") if not any(part.startswith(".") for part in path.relative_to(ROOT).parts)
        ]
    return sorted(path for path in paths if path.is_file())


def pages() -> list[Path]:
    return [path for path in tracked() if path.suffix == ".md"]


def name_of(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


def text_of(path: Path) -> str:
    return path.read_text(encoding="utf-8", errors="replace")


@pytest.mark.parametrize("what", FORBIDDEN)
def test_no_file_carries_what_belongs_to_one_machine(what: str) -> None:
    found = [
        f"{name_of(path)}:{number}: {line.strip()}"
        for path in tracked()
        for number, line in enumerate(text_of(path).splitlines(), start=1)
        if FORBIDDEN[what].search(line)
    ]

    assert found == []


def test_what_is_forbidden_would_be_found() -> None:
    """A check that has never failed proves nothing."""
    host, path = FORBIDDEN.values()

    assert host.search("https://" + "pypi" + ".org/simple")
    assert path.search("cd " + "/wo" + "rk/main")
    assert not path.search("play/home and src/unshuffled/work/")


@pytest.mark.parametrize("lock", sorted((ROOT / "requirements").glob("*.txt")), ids=lambda path: path.name)
def test_a_lock_has_hashes_and_no_address(lock: Path) -> None:
    lines = lock.read_text(encoding="utf-8").splitlines()
    pinned = [number for number, line in enumerate(lines) if "==" in line]

    assert pinned
    assert [
        line for line in lines if "://" in line or line.lstrip().startswith(("-i", "--index", "--extra", "--find"))
    ] == []
    assert [lines[number] for number in pinned if "--hash=sha256:" not in lines[number + 1]] == []


@pytest.mark.parametrize("page", ["README.md", "NOTICE.md"])
def test_readme_and_notice_say_that_the_project_is_unofficial(page: str) -> None:
    text = text_of(ROOT / page).lower()

    assert NOTICE in text
    assert "no artwork" in text
    assert "belong to their owners" in text


def test_every_relative_link_of_a_page_leads_somewhere() -> None:
    broken = [
        f"{name_of(page)}: {target}"
        for page in pages()
        for target in LINK.findall(FENCE.sub("", text_of(page)))
        if not re.match(r"[a-z]+:", target) and not leads_somewhere(page, target)
    ]

    assert broken == []


def leads_somewhere(page: Path, target: str) -> bool:
    name, _, anchor = target.partition("#")
    path = (page.parent / name).resolve() if name else page
    if not path.exists():
        return False
    return not anchor or path.suffix != ".md" or anchor in anchors(path)


def anchors(page: Path) -> set[str]:
    """The anchors of a page's headings, as Markdown renderers make them."""
    headings = re.findall(r"^#+ (.+)$", FENCE.sub("", text_of(page)), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).strip().replace(" ", "-") for heading in headings}


def test_the_rules_import_the_standard_library_and_themselves_only() -> None:
    """import-linter holds the layers and a list of bans; this holds for every module there is."""
    foreign = [
        f"{name_of(path)}:{node.lineno}: {module}"
        for path in sorted((ROOT / "src/unshuffled/rules").rglob("*.py"))
        for node in ast.walk(ast.parse(text_of(path)))
        if isinstance(node, ast.Import | ast.ImportFrom)
        for module in ([alias.name for alias in node.names] if isinstance(node, ast.Import) else [node.module or "."])
        if not module.startswith("unshuffled.rules") and module.partition(".")[0] not in sys.stdlib_module_names
    ]

    assert foreign == []


def test_every_decision_is_in_the_index() -> None:
    folder = ROOT / "docs/decisions"
    index = text_of(folder / "README.md")

    assert [path.name for path in sorted(folder.glob("[0-9]*.md")) if f"]({path.name})" not in index] == []


def test_every_dependency_has_its_reason() -> None:
    """docs/decisions/dependencies.md says why each is there; a new one brings its row."""
    project = text_of(ROOT / "pyproject.toml")
    lists = re.findall(r"^(?:dependencies|play|host|otel|lab|rl|dev) = \[\n(.*?)^\]", project, re.MULTILINE | re.DOTALL)
    names = {name.lower() for block in lists for name in re.findall(r'^    "([A-Za-z0-9-]+)', block, re.MULTILINE)}
    names.remove("unshuffled")  # `host` includes `play`
    rows = set(re.findall(r"^\| `([^`]+)`", text_of(ROOT / "docs/decisions/dependencies.md"), re.MULTILINE))

    assert names == {row.lower() for row in rows}


def is_imported(package: str, source: str) -> bool:
    """Return whether a source of the page imports an npm package or one of its files."""
    return re.search(rf"""["']{re.escape(package)}["'/]""", source) is not None


def test_page_imports_every_package_it_depends_on() -> None:
    package = json.loads(text_of(ROOT / "web/package.json"))
    sources = [text_of(path) for path in tracked() if path.is_relative_to(ROOT / "web/src") and "." in path.name]

    unused = [name for name in package["dependencies"] if not any(is_imported(name, source) for source in sources)]

    assert unused == []


@pytest.mark.parametrize(
    ("source", "expected"),
    [
        ('import { animate } from "motion";', True),
        ('import { animate } from "motion/mini";', True),
        ("@import 'motion/style.css';", True),
        ('import { beats } from "@/motion/beats";', False),
        ('import { springs } from "motion-dom";', False),
        ('import { play } from "./motion/stage";', False),
    ],
)
def test_import_of_a_package_is_recognised(source: str, expected: bool) -> None:
    assert is_imported("motion", source) == expected
