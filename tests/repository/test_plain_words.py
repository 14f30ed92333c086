"""Plain English: no banned word in what people read, and the check finds one wherever it is put."""

from __future__ import annotations

import pytest

from tests.repository.plain_words import ALLOWED, ROOT, Prose, every, files, find, instead, prose_of


def words(path: str, text: str) -> list[tuple[int, str]]:
    """The banned words of a file with this text, each with its line."""
    return [(found.line, found.word) for prose in prose_of(path, text) for found in find(prose)]


def test_no_text_has_a_banned_word() -> None:
    """In the interface, the docs, comments, docstrings and commands; `docs/developers/style.md` says what to write instead."""
    assert [str(found) for found in every()] == []


@pytest.mark.parametrize(
    ("path", "text", "found"),
    [
        ("a.py", '"""Deals anew."""\n', [(1, "anew")]),
        ("a.py", "x = 1  # for whoever asks\n", [(1, "whoever")]),
        ("a.py", "# One and\n# nobody\n# may.\n", [(2, "nobody may")]),
        ("src/unshuffled/cli/a.py", 'print("it is mended")\n', [(1, "mended")]),
        ("a.py", "x = 1\n\n\ndef test_it_is_dealt_anew():\n    pass\n", [(4, "anew")]),
        ("a.ts", 'test("nothing", f);\n  it.each([1])("x", f);\nit("is told", f);\n', [(3, "told")]),
        ("a.ts", "const a = 1;\n/** The\n * dear ones. */\n", [(3, "dear")]),
        ("a.tsx", "f();  // Nothing is told.\n", [(1, "told")]),
        ("a.css", "a {\n  /* Drawn anew. */\n}\n", [(2, "anew")]),
        ("docs/a.md", "# A page\n\nWritten *anew*.\n", [(3, "anew")]),
        (
            "a.ftl",
            "# A table\nmoment = { $n ->\n    [one] dealt anew\n   *[other] kept for good\n}\n",
            [(3, "anew"), (4, "for good")],
        ),
        ("Makefile", "golden: ## Write the files anew\n", [(1, "anew")]),
    ],
)
def test_a_banned_word_is_found_with_its_line(path: str, text: str, found: list[tuple[int, str]]) -> None:
    assert words(path, text) == found


@pytest.mark.parametrize(
    ("path", "text"),
    [
        ("a.py", "told = anew = 1\nprint('whoever')\n"),
        ("a.py", '"""See `told` and `record/dealt_anew`."""\n'),
        ("a.ts", 'const told = "https://whoever.example/anew";\n'),
        ("a.md", "```\nwhoever\n```\n"),
        ("a.md", "The two cannot be told apart; it runs until told to stop.\n"),
        ("a.ftl", "record-dealt-anew = { $told }: { mend }\n    .anew = Redealt\n"),
        ("a.json", '"whoever"'),
    ],
)
def test_code_and_names_are_free(path: str, text: str) -> None:
    assert words(path, text) == []


def test_what_to_write_instead_is_said() -> None:
    found = list(find(Prose("a.md", 7, "Whoever asks.")))

    assert [str(one) for one in found] == ["a.md:7: “whoever”; write: the person who, anyone who, a client that"]
    assert instead("told") == "sent, printed, reported, shown"


def test_every_exception_is_needed() -> None:
    for path, word in ALLOWED:
        text = (ROOT / path).read_text(encoding="utf-8")
        assert word in {found for _, found in words(path, text)}, (path, word)


def test_other_languages_are_not_read_as_english() -> None:
    read = set(files())

    assert "web/locales/en/page.ftl" in read
    assert "web/locales/de/page.ftl" not in read
    assert "docs/words/de.md" not in read
