"""Plain English: finds words that we do not use in what people read, in the interface, the docs, comments and commands.

`docs/developers/style.md` gives the reasons and what to write instead. Only prose is read: the texts of English `.ftl` files,
Markdown without its code, comments and docstrings, the texts that commands print, and the names of tests, which are sentences. Other names
in code are free.
"""

from __future__ import annotations

import ast
import io
import re
import subprocess
import tokenize
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

ROOT = Path(__file__).parents[2]

BANNED = {
    r"anew": "again, regenerate, reshuffle",
    r"whoever|whomever|whosoever": "the person who, anyone who, a client that",
    r"nobody may|no one may": "not allowed",
    r"told(?! apart| to (?:come|connect|move|stop|take|try))": "sent, printed, reported, shown",
    r"mend|mends|mended|mending": "fix",
    r"dear|dearer|dearest": "expensive",
    r"nonetheless|nevertheless": "still, but",
    r"foretell|foretold|foretells|foretelling": "forecast",
    r"chore|chores": "task",
    r"for good": "permanently",
    r"put down so": "in this order",
    r"free words": "chat",
    r"without a word": "silently",
    r"hereby|herein|thereof|therein|whereof|wherein": "say it with a shorter word",
}
"""What is not written, and what is."""

READ = (".py", ".ts", ".tsx", ".mjs", ".css", ".md", ".ftl", ".yml", ".yaml", ".toml", "Makefile", "Dockerfile")
"""Endings of the files that are read."""

_BANNED = re.compile(r"\b(" + "|".join(BANNED) + r")\b", re.IGNORECASE)
# In lower case and without what may not follow: a fast look at the raw text of a file.
_LIKELY = re.compile(r"(?:" + "|".join(w.partition("(?!")[0].replace(" ", r"[\W_]+") for w in BANNED) + ")(?![a-z])")

ALLOWED: dict[tuple[str, str], str] = {}
"""Exceptions: a file and a word in it, with the reason."""


@dataclass(frozen=True)
class Prose:
    """A piece of text that people read, and where it begins."""

    path: str
    line: int
    text: str


@dataclass(frozen=True)
class Found:
    """A banned word, and where it stands."""

    path: str
    line: int
    word: str

    def __str__(self) -> str:
        return f"{self.path}:{self.line}: “{self.word}”; write: {instead(self.word)}"


def instead(word: str) -> str:
    """What to write for a banned word."""
    return next(better for words, better in BANNED.items() if re.fullmatch(words, word, re.IGNORECASE))


def is_suspect(text: str) -> bool:
    """Return whether a text may have a banned word: most have none, and need not be parsed."""
    lower = text.lower()
    return any(not lower[m.start() - 1 : m.start()].isalpha() for m in _LIKELY.finditer(lower))


def find(prose: Prose) -> Iterator[Found]:
    """Yield the banned words of a text. A phrase may run over a line's end."""
    if not is_suspect(prose.text):
        return
    text = re.sub(r"\n[ \t]*(?:#|//|\*)?[ \t]*", lambda m: "\n" + " " * (len(m.group()) - 1), prose.text)
    joined = re.sub(r"\s", " ", text)
    squeezed = re.sub(r" +", " ", joined)
    starts = [m.start() for m in re.finditer(r"(?<! ) |[^ ]", joined)]
    for m in _BANNED.finditer(squeezed):
        at = starts[m.start()] if m.start() < len(starts) else 0
        yield Found(prose.path, prose.line + prose.text.count("\n", 0, at), m.group().lower())


def prose_of(path: str, text: str) -> Iterator[Prose]:
    """Yield the pieces of a file that people read, by its kind."""
    if not is_suspect(text):
        return
    if path.endswith(".py"):
        yield from _python(path, text)
    elif path.endswith((".ts", ".tsx", ".mjs", ".css")):
        yield from _script(path, text)
    elif path.endswith(".md"):
        yield from _markdown(path, text)
    elif path.endswith(".ftl"):
        yield from _fluent(path, text)
    elif path.endswith((".yml", ".yaml", ".toml")) or Path(path).name in ("Makefile", "Dockerfile"):
        yield from _hashes(path, text)


def _python(path: str, text: str) -> Iterator[Prose]:
    comments: list[tuple[int, str]] = []
    after_marks = "\n".join(line.partition("#")[2] for line in text.splitlines() if "#" in line)
    for token in tokenize.generate_tokens(io.StringIO(text).readline) if is_suspect(after_marks) else ():
        if token.type == tokenize.COMMENT:
            if comments and comments[-1][0] + comments[-1][1].count("\n") + 1 == token.start[0]:
                comments[-1] = (comments[-1][0], comments[-1][1] + "\n" + token.string)
            else:
                comments.append((token.start[0], token.string))
    for line, comment in comments:
        yield Prose(path, line, comment)
    printed = path.startswith("src/unshuffled/cli/")
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str):
            yield Prose(path, node.value.lineno, _without_code(node.value.value))
        elif isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            yield Prose(path, node.lineno, node.name.replace("_", " "))
        elif printed and isinstance(node, ast.Constant) and isinstance(node.value, str) and " " in node.value:
            yield Prose(path, node.lineno, node.value)


def _script(path: str, text: str) -> Iterator[Prose]:
    for m in re.finditer(r"/\*.*?\*/|(?:^|(?<=\s))//[^\n]*(?:\n[ \t]*//[^\n]*)*", text, re.DOTALL):
        yield Prose(path, 1 + text.count("\n", 0, m.start()), _without_code(m.group()))
    for m in re.finditer(r"^\s*(?:describe|it|test)(?:\.\w+)*\((\"[^\"\n]*\"|`[^`\n]*`)", text, re.MULTILINE):
        yield Prose(path, 1 + text.count("\n", 0, m.start(1)), m.group(1))


def _markdown(path: str, text: str) -> Iterator[Prose]:
    yield Prose(path, 1, _without_code(text))


def _fluent(path: str, text: str) -> Iterator[Prose]:
    for number, line in enumerate(text.splitlines(), 1):
        value = re.sub(r"^-?[\w-]+ =|^\s*\.[\w-]+ =|^\s*\*?\[[\w-]+\]|\{[^{}]*[{}]?", " ", line)
        yield Prose(path, number, value)


def _hashes(path: str, text: str) -> Iterator[Prose]:
    for number, line in enumerate(text.splitlines(), 1):
        if m := re.search(r"(?:^|\s)#.*", line):
            yield Prose(path, number, m.group())


def _without_code(text: str) -> str:
    """The text with its code blanked: fenced blocks and what stands in backticks. Lines stay where they are."""
    blank = lambda m: re.sub(r"[^\n]", " ", m.group())  # noqa: E731
    text = re.sub(r"^ *```.*?^ *```", blank, text, flags=re.DOTALL | re.MULTILINE)
    return re.sub(r"`[^`]*`", blank, text)


@lru_cache(1)
def files() -> tuple[str, ...]:
    """Every file whose English counts."""
    done = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=True)
    return tuple(path for path in done.stdout.splitlines() if _counts(path) and (ROOT / path).is_file())


def _counts(path: str) -> bool:
    if "/locales/" in path and "/locales/en/" not in path:
        return False
    return path.endswith(READ) and not path.startswith(("docs/words/", "src/unshuffled/content/"))


def every() -> list[Found]:
    """Banned words anywhere, without the exceptions."""
    out: list[Found] = []
    for path in files():
        for prose in prose_of(path, (ROOT / path).read_text(encoding="utf-8", errors="replace")):
            out += [found for found in find(prose) if (path, found.word) not in ALLOWED]
    return out
