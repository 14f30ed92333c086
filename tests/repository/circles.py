"""Who imports whom inside a package, and circles in it. Imports that only a type checker reads are told apart."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping
from pathlib import Path

ROOT = Path(__file__).parents[2] / "src"


def modules(package: str) -> dict[str, str]:
    """The modules of a package with their texts."""
    found = {}
    for path in sorted((ROOT / package.replace(".", "/")).rglob("*.py")):
        parts = path.relative_to(ROOT).with_suffix("").parts
        found[".".join(parts[:-1] if parts[-1] == "__init__" else parts)] = path.read_text(encoding="utf-8")
    return found


def imports(texts: Mapping[str, str], only_types: bool = False) -> dict[str, set[str]]:
    """For each module those it imports: really, or only for types."""
    return {name: set(_imported(name, text, texts, only_types)) for name, text in texts.items()}


def _imported(name: str, text: str, texts: Mapping[str, str], only_types: bool) -> Iterator[str]:
    tree = ast.parse(text)
    for_types = {
        id(inner)
        for node in ast.walk(tree)
        if isinstance(node, ast.If) and ast.unparse(node.test).endswith("TYPE_CHECKING")
        for inner in ast.walk(node)
    }
    for node in ast.walk(tree):
        if (id(node) in for_types) != only_types:
            continue
        wanted = []
        if isinstance(node, ast.ImportFrom) and node.module:
            wanted = [f"{node.module}.{alias.name}" for alias in node.names]
            wanted = [each if each in texts else node.module for each in wanted]
        elif isinstance(node, ast.Import):
            wanted = [alias.name for alias in node.names]
        yield from (each for each in wanted if each in texts and each != name)


def circles(graph: Mapping[str, set[str]]) -> list[list[str]]:
    """Modules from which an import leads back to themselves, by circle."""
    reach: dict[str, set[str]] = {}
    for start in graph:
        seen: set[str] = set()
        waiting = [start]
        while waiting:
            for next_one in graph[waiting.pop()] - seen:
                seen.add(next_one)
                waiting.append(next_one)
        reach[start] = seen
    found = {tuple(sorted(b for b in reach[a] if a in reach[b])) for a in graph if a in reach[a]}
    return [list(circle) for circle in sorted(found)]
