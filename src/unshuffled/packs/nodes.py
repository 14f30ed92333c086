"""YAML with positions: every value knows its file, line and column.

PyYAML's `compose` gives nodes, not objects, so none of YAML 1.1's guesses (`no`, `1:30`) can bite:
what a scalar means is decided by the field it stands in.
"""

from __future__ import annotations

import difflib
import re
from collections.abc import Iterable
from dataclasses import dataclass

import yaml

from unshuffled.packs import limits

try:
    from yaml import CSafeLoader as Loader
except ImportError:  # PyYAML was built without libyaml
    from yaml import SafeLoader as Loader  # type: ignore[assignment]


NUMBER = re.compile(r"-?[0-9]{1,9}")


@dataclass(slots=True)
class Problem:
    """Something wrong in a pack: where, in what, and what was expected."""

    file: str
    line: int
    column: int
    owner: str
    message: str

    def __str__(self) -> str:
        owner = f"{self.owner}: " if self.owner else ""
        place = f"{self.file}:{self.line}:{self.column}" if self.line else self.file
        return f"{place}: {owner}{self.message}"


class PackError(Exception):
    """A pack cannot be used. All problems found are listed."""

    def __init__(self, problems: list[Problem]) -> None:
        super().__init__("\n".join(str(problem) for problem in problems))
        self.problems = problems


class Oops(Exception):
    """One problem, raised while decoding a value and collected by its owner."""

    def __init__(self, problem: Problem) -> None:
        super().__init__(str(problem))
        self.problem = problem


@dataclass(slots=True)
class Node:
    """A YAML node with the file it came from and the card it belongs to."""

    yaml: yaml.Node
    file: str
    owner: str = ""

    def oops(self, message: str) -> Oops:
        """A problem at this place."""
        mark = self.yaml.start_mark
        return Oops(Problem(self.file, mark.line + 1, mark.column + 1, self.owner, message))

    @property
    def is_scalar(self) -> bool:
        """A plain value?"""
        return isinstance(self.yaml, yaml.ScalarNode)

    @property
    def is_list(self) -> bool:
        """A sequence?"""
        return isinstance(self.yaml, yaml.SequenceNode)

    @property
    def is_map(self) -> bool:
        """A mapping?"""
        return isinstance(self.yaml, yaml.MappingNode)

    def owned(self, owner: str) -> Node:
        """The same node, belonging to a named card, mage or nemesis."""
        return Node(self.yaml, self.file, owner)

    def items(self) -> dict[str, Node]:
        """The entries of a mapping; a key may stand once."""
        if not isinstance(self.yaml, yaml.MappingNode):
            raise self.oops(f"expected a mapping, got {self.shape()}")
        found: dict[str, Node] = {}
        for key, value in self.yaml.value:
            name = Node(key, self.file, self.owner)
            if not isinstance(key, yaml.ScalarNode):
                raise name.oops("expected a plain key")
            if key.value in found:
                raise name.oops(f"{key.value!r} stands here twice")
            found[key.value] = Node(value, self.file, self.owner)
        return found

    def list(self) -> list[Node]:
        """The elements of a sequence."""
        if not isinstance(self.yaml, yaml.SequenceNode):
            raise self.oops(f"expected a list, got {self.shape()}")
        return [Node(value, self.file, self.owner) for value in self.yaml.value]

    def text(self) -> str:
        """A plain value as it is written."""
        if not isinstance(self.yaml, yaml.ScalarNode):
            raise self.oops(f"expected one word, got {self.shape()}")
        return str(self.yaml.value)

    def word(self, allowed: Iterable[str]) -> str:
        """One of a few words."""
        text = self.text()
        allowed = list(allowed)
        if text not in allowed:
            raise self.oops(f"unknown value {text!r}{did_you_mean(text, allowed)}")
        return text

    def number(self, least: int = 0, most: int = limits.NUMBER) -> int:
        """A whole number between two others."""
        text = self.text()
        if not NUMBER.fullmatch(text):
            raise self.oops(f"expected a whole number, got {text[:40]!r}")
        number = int(text)
        if not least <= number <= most:
            raise self.oops(f"expected a number from {least} to {most}, got {number}")
        return number

    def flag(self) -> bool:
        """`true` or `false`."""
        return self.word(("true", "false")) == "true"

    def shape(self) -> str:
        """What stands here, in words."""
        return "a mapping" if self.is_map else "a list" if self.is_list else repr(self.yaml.value)


def nearest(word: str, known: Iterable[str], alike: float = 0.65) -> str:
    """Return the known word that is most like an unknown one; empty if none is."""
    return next(iter(difflib.get_close_matches(word, sorted(known), 1, alike)), "")


def did_you_mean(word: str, known: Iterable[str], alike: float = 0.65) -> str:
    """The end of an error about an unknown word."""
    known = sorted(known)
    close = nearest(word, known, alike)
    if close:
        return f", did you mean {close!r}?"
    return f" (known: {', '.join(known)})"


def read(text: str, file: str, trusted: bool = False) -> Node:
    """Parse YAML text. What we did not write ourselves is looked at first: it may not go too deep, nor name types."""
    try:
        if not trusted:
            _guard(text, file)
        node = yaml.compose(text, Loader=Loader)
    except yaml.YAMLError as error:
        mark = getattr(error, "problem_mark", None)
        line, column = (mark.line + 1, mark.column + 1) if mark is not None else (1, 1)
        wrong = f"not YAML: {getattr(error, 'problem', error)}"
        if "\t" in text.split("\n")[line - 1 : line][0][:column]:
            wrong = "not YAML: there is a tab here; indent with spaces"
        raise PackError([Problem(file, line, column, "", wrong)]) from None
    if node is None:
        raise PackError([Problem(file, 1, 1, "", "the file is empty")])
    return Node(node, file)


def _guard(text: str, file: str) -> None:
    """Refuse what no pack needs: tags, which name types; aliases, which grow when they are followed; a bottomless pit."""
    depth = 0
    for event in yaml.parse(text, Loader=Loader):
        wrong = ""
        if isinstance(event, yaml.CollectionStartEvent):
            depth += 1
            if depth > limits.NESTING:
                wrong = f"nested more than {limits.NESTING} deep"
        elif isinstance(event, yaml.CollectionEndEvent):
            depth -= 1
        if isinstance(event, yaml.NodeEvent) and event.anchor is not None:
            wrong = f"'{event.anchor}' is an anchor or an alias; a pack has none: write it out"
        tag = getattr(event, "tag", None)
        if tag is not None:
            wrong = f"the tag {tag[:60]!r} names a type; a pack is plain data"
        if wrong:
            mark = event.start_mark
            assert mark is not None  # a parser of text always knows where it is; only newer stubs doubt it
            raise PackError([Problem(file, mark.line + 1, mark.column + 1, "", wrong)])
