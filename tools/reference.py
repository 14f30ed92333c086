"""The reference of the front door: docs/researchers/api.md, made from signatures and docstrings.

`python -m tools.reference` regenerates it; a test compares it.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src/unshuffled"
PAGE = ROOT / "docs/researchers/api.md"

HEAD = """# The API

Everything here is imported from `unshuffled`. This page is made from the docstrings; `make reference` regenerates it.
What is promised to stay is on [What is stable](stability.md).
"""

SECTIONS = {
    "A game": ("api/game.py", ("Game",)),
    "Its records": ("api/records.py", ("Option", "Event", "Result", "Forecast")),
    "Bots": ("api/game.py", ("Bot", "mind")),
    "The protocol of minds": ("minds/contract.py", ("Mind", "Picker", "Observation")),
    "Errors": ("rules/core/errors.py", ("RulesError", "IllegalAnswer", "BadSetup", "BadSave")),
    "Errors of packs": ("packs/nodes.py", ("PackError",)),
    "What a view holds": ("rules/readings/shown.py", ("View",)),
}
"""Where each name is defined, in the order of the page."""


def page() -> str:
    """Return the page as it must be."""
    parts = [HEAD]
    for title, (path, names) in SECTIONS.items():
        body = ast.parse((SOURCE / path).read_text(encoding="utf-8")).body
        parts.append(f"## {title}\n")
        for name in names:
            parts += _views(body) if name == "View" else _entry(body, name)
    return "\n".join(parts)


def names() -> set[str]:
    """Return the names that have an entry."""
    return {name for _, found in SECTIONS.values() for name in found}


def _entry(body: list[ast.stmt], name: str) -> Iterator[str]:
    for at, node in enumerate(body):
        if isinstance(node, ast.ClassDef) and node.name == name:
            yield f"### {name}\n"
            yield _prose(node)
            yield from _members(node)
        elif isinstance(node, ast.FunctionDef) and node.name == name:
            yield f"### {name}\n"
            yield f"`{_signature(node)}`\n"
            yield _prose(node)
        elif isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == name:
            yield f"### {name}\n"
            yield f"`{ast.unparse(node.value)}`\n"
            yield f"{_text(body[at + 1])}\n"


def _members(of: ast.ClassDef) -> Iterator[str]:
    """Yield the entries of a class's public members, in the order of its source."""
    one = of.name.lower()
    for node in of.body:
        if isinstance(node, ast.Assign) and isinstance(node.value, ast.Name):
            yield f"#### {one}.{ast.unparse(node.targets[0])}\n"
            yield f"The same as `{node.value.id}`.\n"
        if not isinstance(node, ast.FunctionDef):
            continue
        if node.name == "__init__":
            yield from _fields(one, node)
        if node.name.startswith("_"):
            continue
        marks = {ast.unparse(mark) for mark in node.decorator_list}
        yield f"#### {of.name if 'classmethod' in marks else one}.{node.name}\n"
        yield f"property: `{_returns(node)}`\n" if "property" in marks else f"`{_signature(node)}`\n"
        yield _prose(node)


def _fields(one: str, of: ast.FunctionDef) -> Iterator[str]:
    """Yield the attributes that the constructor sets and describes."""
    types = {arg.arg: ast.unparse(arg.annotation) for arg in of.args.args if arg.annotation is not None}
    for node, after in zip(of.body, of.body[1:], strict=False):
        target = node.targets[0] if isinstance(node, ast.Assign) else None
        if isinstance(target, ast.Attribute) and not target.attr.startswith("_") and isinstance(after, ast.Expr):
            yield f"#### {one}.{target.attr}\n"
            yield f"attribute: `{types[target.attr]}`\n"
            yield f"{_text(after)}\n"


def _views(body: list[ast.stmt]) -> Iterator[str]:
    """A view is nested dictionaries: each with its keys and their types."""
    kinds = [node for node in body if isinstance(node, ast.ClassDef)]
    for node in reversed(kinds):
        yield f"### {node.name}\n"
        yield _prose(node)
        rows = [field for field in node.body if isinstance(field, ast.AnnAssign)]
        if ast.unparse(node.bases[0]) != "TypedDict":
            yield f"All keys of `{ast.unparse(node.bases[0])}`, and:\n"
        yield "| key | type |\n|---|---|"
        yield "\n".join(f"| `{ast.unparse(row.target)}` | `{_cell(row.annotation)}` |" for row in rows) + "\n"


def _cell(node: ast.expr) -> str:
    return ast.unparse(node).replace("|", r"\|")


def _signature(node: ast.FunctionDef) -> str:
    """Return the signature without `self`."""
    arguments = re.sub(r"^(self|cls)(, )?", "", ast.unparse(node.args))
    # The parser prints `a: int=1`.
    arguments = re.sub(r"(?<![=<>! ])=(?![= ])", " = ", arguments)
    return f"{node.name}({arguments}) -> {_returns(node)}"


def _returns(node: ast.FunctionDef) -> str:
    assert node.returns is not None
    return ast.unparse(node.returns)


def _text(node: ast.stmt) -> str:
    assert isinstance(node, ast.Expr)
    assert isinstance(node.value, ast.Constant)
    return str(node.value.value)


def _prose(node: ast.ClassDef | ast.FunctionDef) -> str:
    """Return a docstring as Markdown: examples are fenced."""
    said = ast.get_docstring(node) or ""
    return re.sub(r"(^>>> .*?)(?=\n\n|\Z)", r"```text\n\1\n```", said, flags=re.MULTILINE | re.DOTALL) + "\n"


def main() -> None:
    """Write the page."""
    PAGE.write_text(page(), encoding="utf-8")


if __name__ == "__main__":
    main()
