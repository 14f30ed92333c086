"""The pages for people: links lead somewhere, the menu knows every page, and code blocks are what they claim to be."""

from __future__ import annotations

import json
import re
import shlex
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import pytest
import yaml

from tools.pages import FENCE, ROOT, RUN, Fenced, blocks, commands, name_of, pages, run
from tools.site import check, moved, place_of
from unshuffled.cli.app import app
from unshuffled.packs.schema import pack_schema

PICTURE = re.compile(r"!\[([^\]]*)\]\(([^)\s]+)\)")
INLINE = re.compile(r"`((?:\.venv/bin/)?unshuffled [^`]+)`")
PROGRAM = re.compile(r"(?:^|&&\s*|\|\s*)(?:[A-Z_]+=\S+\s+)*(?:[^\s=]*/)?unshuffled\s+([^|&;]+)")
"""The command's words wherever it stands in a line: after settings, in another folder, behind `&&`."""
PACK_SECTIONS = {"pack", "cards", "mages", "nemeses", "markets", "terms"}
SHELL = {"sh", "console", "bash", ""}
PLAIN = {"text", "markdown", "nginx", "ini", "toml", "dockerfile", "sql", "ftl", "diff", "promql"}
"""Languages that are shown as they are."""

FENCED = [block for page in pages() for block in blocks(page)]


# Pages


def nav(items: Any) -> list[str]:
    """The pages of the menu, in its order."""
    if isinstance(items, str):
        return [items]
    return [page for item in items for page in nav(next(iter(item.values())) if isinstance(item, dict) else item)]


def test_the_menu_has_every_page_once() -> None:
    # Tags of YAML, which mkdocs files may have, are not used in ours.
    listed = nav(yaml.safe_load((ROOT / "mkdocs.yml").read_text(encoding="utf-8"))["nav"])
    there = [place_of(page) for page in pages() if name_of(page).startswith("docs/")]

    assert sorted(listed) == sorted(there)


def test_every_picture_is_there_and_says_what_it_shows() -> None:
    found = [
        f"{name_of(page)}: {target}"
        for page in pages()
        for label, target in PICTURE.findall(FENCE.sub("", page.read_text(encoding="utf-8")))
        if not label or not is_picture(page, target)
    ]

    assert found == []


def test_every_screenshot_is_shown_on_a_page() -> None:
    shown = {
        (page.parent / target).resolve()
        for page in pages()
        for _, target in PICTURE.findall(page.read_text(encoding="utf-8"))
    }

    assert [path.name for path in sorted((ROOT / "docs/screenshots").iterdir()) if path not in shown] == []


def is_picture(page: Path, target: str) -> bool:
    path = (page.parent / target).resolve()
    return path.is_file()


def test_a_link_to_a_file_beside_the_docs_leads_to_its_copy_on_the_site() -> None:
    text, linked = moved(ROOT / "docs/developers/index.md")

    assert "(../repository/CONTRIBUTING.md)" in text
    assert "](house.md)" in text
    assert linked == [ROOT / "CONTRIBUTING.md"]


def test_a_link_of_the_site_that_leads_nowhere_is_found(tmp_path: Path) -> None:
    (tmp_path / "b.html").write_text("<h2 id=here>B</h2>", encoding="utf-8")
    (tmp_path / "a.html").write_text(
        '<a href="b.html#here"></a><a href="b.html#gone"></a><a href="c.html"></a><img src="d.png">'
        '<a href="https://example.org/c.html"></a>',
        encoding="utf-8",
    )

    assert check(tmp_path) == ["a.html: b.html#gone", "a.html: c.html", "a.html: d.png"]


# Blocks of code


def test_every_language_of_a_block_is_one_that_is_checked_or_plain() -> None:
    known = SHELL | PLAIN | PARSERS.keys()

    assert [f"{block}: {block.language}" for block in FENCED if block.language not in known] == []


def parse_yaml(code: str) -> None:
    if all(value is None for value in yaml.safe_load_all(code)):
        raise ValueError("empty")


def parse_json(code: str) -> None:
    """Parse one value after the other, as messages are shown."""
    rest = code.strip()
    decoder = json.JSONDecoder()
    while rest:
        _, end = decoder.raw_decode(rest)
        rest = rest[end:].strip()


def parse_python(code: str) -> None:
    compile(code, "a page", "exec")


PARSERS = {"yaml": parse_yaml, "json": parse_json, "python": parse_python}


def faults(blocks: Iterable[Fenced]) -> list[str]:
    """Return the blocks that do not parse, with the reason."""
    found = []
    for block in blocks:
        if block.language in PARSERS:
            try:
                PARSERS[block.language](block.code)
            except (SyntaxError, ValueError, yaml.YAMLError) as error:
                found.append(f"{block}: {error}")
    return found


def test_blocks_of_code_parse() -> None:
    assert faults(FENCED) == []


@pytest.mark.parametrize(
    ("language", "code"), [("yaml", "cards: [jade"), ("yaml", ""), ("json", '{"kind":}'), ("python", "def f(:")]
)
def test_block_that_does_not_parse_is_found(language: str, code: str) -> None:
    (fault,) = faults([Fenced("docs/a.md", 7, language, code), Fenced("docs/a.md", 9, "json", "{} []")])

    assert fault.startswith("docs/a.md:7: ")


def test_what_looks_like_a_pack_is_one(tmp_path: Path) -> None:
    """A block with a section of packs is held against their schema."""
    schema = tmp_path / "pack.schema.json"
    schema.write_text(json.dumps(pack_schema()), encoding="utf-8")
    files = []
    for block in FENCED:
        if block.language == "yaml" and is_pack(block.code):
            files.append(tmp_path / f"{str(block).replace('/', '_')}.yaml")
            files[-1].write_text(block.code, encoding="utf-8")

    assert len(files) >= 3
    command = [sys.executable, "-m", "check_jsonschema", "--schemafile", str(schema), *map(str, files)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


def is_pack(code: str) -> bool:
    data = yaml.safe_load(code)
    return isinstance(data, dict) and bool(data) and set(data) <= PACK_SECTIONS


@pytest.mark.parametrize("page", RUN)
def test_python_of_a_page_prints_what_the_page_shows(page: str) -> None:
    """`python -m tools.pages` regenerates the results."""
    shown = (ROOT / page).read_text(encoding="utf-8")

    assert run(ROOT / page) == shown


def test_the_rule_test_that_is_shown_is_one_of_ours() -> None:
    shown = [block.code for block in blocks(ROOT / "docs/developers/testing.md") if block.language == "python"]

    assert len(shown) == 1
    assert shown[0] in (ROOT / "tests/rules/test_casting.py").read_text(encoding="utf-8")


# Commands


def shown_commands() -> list[tuple[str, str]]:
    """Where a command of ours is shown, and its words: in blocks, and within sentences."""
    found = []
    for block in FENCED:
        if block.language in SHELL:
            found += [(str(block), words) for line in commands(block.code) for words in PROGRAM.findall(line)]
    for page in pages():
        text = FENCE.sub("", page.read_text(encoding="utf-8"))
        found += [(name_of(page), words) for line in INLINE.findall(text) for words in PROGRAM.findall(line)]
    return found


def fault_of(words: str) -> str:
    """What the command would not understand; empty if it would."""
    if words.strip() in {"--help", "--version"}:
        return ""
    _, apps, rest = app.parse_commands(shlex.split(words))
    options = [word.partition("=")[0] for word in rest if word.startswith("-")]
    if apps[-1].default_command is None:
        return "" if rest in ([], ["--help"]) else f"no command: {words}"
    known = {"--help"}
    for argument in apps[-1].assemble_argument_collection(parse_docstring=False):
        known |= {*argument.names, *argument.negatives}
    return ", ".join(f"no option {option}: {words}" for option in options if option not in known)


def test_every_command_that_is_shown_exists_with_its_options() -> None:
    found = shown_commands()

    assert len(found) > 30
    assert [f"{place}: {fault}" for place, words in found if (fault := fault_of(words))] == []


@pytest.mark.parametrize(
    ("words", "fault"),
    [
        ("pack check ember_watch --games 8", ""),
        ("play --no-browser", ""),
        ("--help", ""),
        ("play --webcam", "no option --webcam: play --webcam"),
        ("pack shuffle", "no command: pack shuffle"),
        ("shuffle", "no command: shuffle"),
    ],
)
def test_what_is_no_command_would_be_found(words: str, fault: str) -> None:
    """A check that has never failed proves nothing."""
    assert fault_of(words) == fault


FROM_PYPI = re.compile(
    r"(?:uvx|pipx? (?:install|run)|uv tool (?:install|run))(?: [\w@./'*-]+)*? '?unshuffled(?![\w.-]*\.whl|-VERSION)[\w@\[\]]*"
)
AFTER_A_RELEASE = {"docs/release.md"}
"""What is done once a release is published."""


def not_published(text: str) -> list[str]:
    """Commands that fetch the project from where it is not."""
    return [found[0] for found in FROM_PYPI.finditer(text)]


def test_no_page_installs_what_is_not_published() -> None:
    """Until there is a release, one installs a wheel or from a clone."""
    found = {name_of(page): not_published(page.read_text(encoding="utf-8")) for page in pages()}

    assert {name: lines for name, lines in found.items() if lines and name not in AFTER_A_RELEASE} == {}


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("uvx unshuffled play", ["uvx unshuffled"]),
        ("pipx install unshuffled", ["pipx install unshuffled"]),
        ("pip install 'unshuffled[host]'", ["pip install 'unshuffled[host]"]),
        ("uvx unshuffled@0.2.0 play", ["uvx unshuffled@0"]),
        ("pipx install unshuffled-0.1.0-py3-none-any.whl", []),
        ("pip install --no-deps unshuffled-VERSION-py3-none-any.whl", []),
        ("pipx install dist/*-py3-none-any.whl", []),
    ],
)
def test_what_is_not_published_would_be_found(text: str, found: list[str]) -> None:
    assert not_published(text) == found


def test_every_make_target_that_is_shown_is_in_the_makefile() -> None:
    targets = set(re.findall(r"^([a-z0-9]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))
    shown = [
        (str(block), target)
        for block in FENCED
        if block.language in SHELL
        for line in commands(block.code)
        for target in re.findall(r"^make ([a-z0-9]+)", line)
    ]

    assert shown
    assert [f"{place}: make {target}" for place, target in shown if target not in targets] == []


def test_every_module_that_is_shown_to_be_run_is_there() -> None:
    shown = [
        (name_of(page), module)
        for page in pages()
        for module in re.findall(r"python -m ((?:bench|tests|tools)\.[\w.]+)", page.read_text(encoding="utf-8"))
    ]
    paths = [(place, module, ROOT / module.replace(".", "/")) for place, module in shown]

    assert shown
    assert [
        f"{place}: {module}"
        for place, module, path in paths
        if not path.with_suffix(".py").is_file() and not (path / "__main__.py").is_file()
    ] == []
