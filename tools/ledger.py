"""The ledger: which test shows which clause of the rules, and which card, mage and nemesis.

It reads documents and test sources; it runs no test and does not judge whether a test is good. Clauses are defined in
`docs/rules/`, and `docs/rules/scope.yaml` says what each one owes: a test, nothing, or a test later, with a reason.
Which content exists is given by the caller, so that the ledger needs no pack; `of_repository` takes the packs that ship.

What counts as a test of a clause: its id in the docstring or in the decorators of a `test_*` function, or in the
`clauses` of a worked example. What counts as a test of a card, mage or nemesis: its id as a word of a string in such a
function (the docstring aside) or in a worked example. A decorator that uses a constant of its module counts as if the
constant stood there; so does a function that uses a constant which is one string.

The two lists must agree: every defined clause is in the scope file, and the scope file names no other. A test that
cites a clause of a known family which does not exist is a mistake, not a comment.

`python -m tools.ledger` prints all of it; with `--check` only what is missing, and fails if anything is.
"""

import argparse
import ast
import re
import sys
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Literal, get_args

import yaml

from unshuffled.packs import library

ROOT = Path(__file__).parents[1]

Status = Literal["test", "later", "nothing", "same", "ruling"]
"""What a clause owes. A `ruling` is a project ruling that the scope file does not name: a test is welcome."""

RULES = Path("docs/rules")
SCOPE = RULES / "scope.yaml"
RULINGS = RULES / "rulings.md"
TESTS = Path("tests")
EXAMPLES = TESTS / "conformance" / "examples"

_ID = re.compile(r"\b[A-Z][A-Z0-9]*(?:-[A-Z0-9]+)?-\d+\b")
_DEFINITION = re.compile(r"^(?:- |\| )\*\*([A-Z][A-Z0-9]*(?:-[A-Z0-9]+)?-\d+)\*\*", re.MULTILINE)
_WORD = re.compile(r"[a-z0-9_]+")


@dataclass(slots=True)
class Clause:
    """One clause of the rules, what it owes, and the tests that cite it."""

    id: str
    status: Status
    note: str = ""
    tests: list[str] = field(default_factory=list)

    @property
    def family(self) -> str:
        """Return the id without its number: `GEN`, `SHEET-UT`."""
        return self.id.rpartition("-")[0]

    @property
    def is_missing(self) -> bool:
        """Return whether a test is owed and none is there."""
        return self.status == "test" and not self.tests


@dataclass(slots=True)
class Ledger:
    """The clauses by id, the tests of content by kind and id, and faults of the files."""

    clauses: dict[str, Clause] = field(default_factory=dict)
    content: dict[str, dict[str, list[str]]] = field(default_factory=dict)
    problems: list[str] = field(default_factory=list)


@dataclass(slots=True)
class _Test:
    """A test as the ledger sees it: a name, the clauses it cites and the words of its strings."""

    name: str
    cited: set[str]
    words: set[str]


def collect(root: Path, content_ids: Mapping[str, list[str]]) -> Ledger:
    """Read the rules and the tests under *root*; *content_ids* lists the ids of each kind of content."""
    ledger = Ledger(content={kind: {name: [] for name in ids} for kind, ids in content_ids.items()})
    _read_clauses(root, ledger)
    families = {clause.family for clause in ledger.clauses.values()}
    for test in [*_python_tests(root, ledger.problems), *_examples(root, ledger.problems)]:
        for cited in sorted(test.cited):
            if cited in ledger.clauses:
                ledger.clauses[cited].tests.append(test.name)
            elif cited.rpartition("-")[0] in families:
                ledger.problems.append(f"{test.name} cites {cited}, which is no clause")
        for tests in ledger.content.values():
            for name in sorted(test.words & tests.keys()):
                tests[name].append(test.name)
    return ledger


def of_repository() -> Ledger:
    """Return the ledger of this repository with every card, mage and nemesis that ships."""
    content = library.load()
    ids = {"card": list(content.index), "mage": list(content.mages), "nemesis": list(content.nemeses)}
    return collect(ROOT, ids)


def missing(ledger: Ledger) -> list[str]:
    """Return everything that is missing or wrong, one line each."""
    return [
        *ledger.problems,
        *(f"clause {clause.id} has no test" for clause in ledger.clauses.values() if clause.is_missing),
        *(
            f"{kind} {name} has no test"
            for kind, tests in ledger.content.items()
            for name, found in tests.items()
            if not found
        ),
    ]


def report(ledger: Ledger) -> str:
    """Return the whole ledger as plain text tables with totals, and what is missing at the end."""
    head = ["family", "clauses", "tested", "missing", "same", "later", "nothing", "ruling"]
    families: dict[str, list[Clause]] = {}
    for clause in ledger.clauses.values():
        families.setdefault(clause.family, []).append(clause)
    clause_rows = [_clause_row(family, clauses) for family, clauses in families.items()]
    clause_rows.append(_clause_row("total", list(ledger.clauses.values())))

    content_rows = [_content_row(kind, list(tests.values())) for kind, tests in ledger.content.items()]
    content_rows.append(_content_row("total", [found for tests in ledger.content.values() for found in tests.values()]))

    return "\n".join(
        [
            *_table(head, clause_rows),
            "",
            *_table(["content", "ids", "tested", "missing"], content_rows),
            "",
            findings(ledger),
        ]
    )


def findings(ledger: Ledger) -> str:
    """Return what is missing, one line each, and how much it is."""
    early = [clause for clause in ledger.clauses.values() if clause.status in {"later", "nothing"} and clause.tests]
    gaps = missing(ledger)
    return "\n".join(
        [
            *(f"note: {clause.id} is marked '{clause.status}' and yet has a test" for clause in early),
            *(f"missing: {line}" for line in gaps),
            f"{len(gaps)} missing" if gaps else "nothing is missing",
        ]
    )


def main(arguments: list[str]) -> int:
    """Run the command and return its exit code."""
    parser = argparse.ArgumentParser(
        prog="python -m tools.ledger",
        description="Which tests show each clause of the rules, and exercise each card, mage and nemesis.",
    )
    parser.add_argument("--check", action="store_true", help="only say what is missing, and fail if anything is")
    check = parser.parse_args(arguments).check
    ledger = of_repository()
    print(findings(ledger) if check else report(ledger))
    return 1 if check and missing(ledger) else 0


def _read_clauses(root: Path, ledger: Ledger) -> None:
    scope, problems = _read_scope(root / SCOPE)
    ledger.problems += problems
    for path in sorted((root / RULES).glob("*.md")):
        for found in _DEFINITION.findall(path.read_text(encoding="utf-8")):
            if found in ledger.clauses:
                ledger.problems.append(f"{RULES / path.name}: {found} is defined twice")
                continue
            if found in scope:
                ledger.clauses[found] = scope.pop(found)
            elif path.name == RULINGS.name:
                ledger.clauses[found] = Clause(found, "ruling")
            else:
                ledger.clauses[found] = Clause(found, "test")
                ledger.problems.append(f"{SCOPE}: {found} is missing")
    ledger.problems += [f"{SCOPE}: {left} is no clause of the rules" for left in scope]
    for clause in ledger.clauses.values():
        if clause.status == "same":
            other = ledger.clauses.get(clause.note)
            if other is None or other.status == "same":
                ledger.problems.append(
                    f"{SCOPE}: {clause.id} is the same as {clause.note}, which is no clause with tests"
                )


def _read_scope(path: Path) -> tuple[dict[str, Clause], list[str]]:
    try:
        node = yaml.compose(path.read_text(encoding="utf-8"), Loader=yaml.SafeLoader)
    except FileNotFoundError:
        return {}, [f"{SCOPE}: not found"]
    except yaml.YAMLError as error:
        return {}, [f"{SCOPE}: not YAML: {' '.join(str(error).split())}"]
    if not isinstance(node, yaml.MappingNode):
        return {}, [f"{SCOPE}: expected a mapping of clause ids"]
    scope: dict[str, Clause] = {}
    problems = []
    for key, value in node.value:
        where = f"{SCOPE}:{key.start_mark.line + 1}"
        clause = _scope_entry(str(key.value), value)
        if clause is None:
            problems.append(f"{where}: {key.value}: expected 'test' or one of {{later, nothing, same: reason}}")
        elif clause.id in scope:
            problems.append(f"{where}: {clause.id} is there twice")
        else:
            scope[clause.id] = clause
    return scope, problems


def _scope_entry(name: str, node: yaml.Node) -> Clause | None:
    """`test`, or a mapping of one other status to its reason (for `same`: to the other clause)."""
    if isinstance(node, yaml.ScalarNode):
        return Clause(name, "test") if node.value == "test" else None
    if not isinstance(node, yaml.MappingNode) or len(node.value) != 1:
        return None
    key, value = node.value[0]
    for status in get_args(Status):
        if key.value == status and status not in {"test", "ruling"}:
            reason = value.value if isinstance(value, yaml.ScalarNode) else ""
            return Clause(name, status, reason) if reason else None
    return None


def _python_tests(root: Path, problems: list[str]) -> Iterator[_Test]:
    for path in sorted((root / TESTS).rglob("*.py")):
        where = path.relative_to(root).as_posix()
        try:
            module = ast.parse(path.read_text(encoding="utf-8"))
        except SyntaxError as error:
            problems.append(f"{where}:{error.lineno}: not Python")
            continue
        constants = dict(_constants(module))
        names = _names(root, module)
        for name, function in _functions(module.body):
            docstring = ast.get_docstring(function) or ""
            decorators = [text for node in function.decorator_list for text in _strings(node, constants)]
            skip = 1 if docstring else 0
            body = [text for node in function.body[skip:] for text in _strings(node, names)]
            yield _Test(f"{where}::{name}", _ids([docstring, *decorators]), _words([*decorators, *body]))


def _functions(body: list[ast.stmt], prefix: str = "") -> Iterator[tuple[str, ast.FunctionDef | ast.AsyncFunctionDef]]:
    for node in body:
        if isinstance(node, ast.ClassDef):
            yield from _functions(node.body, f"{prefix}{node.name}::")
        elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test_"):
            yield prefix + node.name, node


def _constants(module: ast.Module) -> Iterator[tuple[str, ast.expr]]:
    for node in module.body:
        if isinstance(node, ast.Assign):
            yield from ((target.id, node.value) for target in node.targets if isinstance(target, ast.Name))
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and node.value is not None:
            yield node.target.id, node.value


def _names(root: Path, module: ast.Module) -> dict[str, ast.expr]:
    """Constants that are one string, those imported from other tests too: a short name for an id."""
    found = dict(_constants(module))
    for node in module.body:
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("tests."):
            path = root.joinpath(*str(node.module).split(".")).with_suffix(".py")
            if path.is_file():
                others = dict(_constants(ast.parse(path.read_text(encoding="utf-8"))))
                found |= {
                    alias.asname or alias.name: others[alias.name] for alias in node.names if alias.name in others
                }
    return {name: value for name, value in found.items() if isinstance(value, ast.Constant)}


def _strings(node: ast.AST, constants: Mapping[str, ast.expr]) -> Iterator[str]:
    for part in ast.walk(node):
        if isinstance(part, ast.Constant) and isinstance(part.value, str):
            yield part.value
        elif isinstance(part, ast.Name) and part.id in constants:
            yield from _strings(constants[part.id], {})


def _examples(root: Path, problems: list[str]) -> Iterator[_Test]:
    for path in sorted((root / EXAMPLES).glob("*.yaml")):
        where = path.relative_to(root).as_posix()
        try:
            documents = list(yaml.safe_load_all(path.read_text(encoding="utf-8")))
        except yaml.YAMLError as error:
            problems.append(f"{where}: not YAML: {' '.join(str(error).split())}")
            continue
        for example in [
            entry for document in documents for entry in (document if isinstance(document, list) else [document])
        ]:
            if not isinstance(example, dict) or "id" not in example or not isinstance(example.get("clauses"), list):
                problems.append(f"{where}: an example without id or clauses")
                continue
            cited = _ids(str(clause) for clause in example["clauses"])
            yield _Test(f"{where}::{example['id']}", cited, _words(_scalars(example)))


def _scalars(value: object) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for key, entry in value.items():
            yield from _scalars(key)
            yield from _scalars(entry)
    elif isinstance(value, list):
        for entry in value:
            yield from _scalars(entry)


def _ids(texts: Iterable[str]) -> set[str]:
    return {found for text in texts for found in _ID.findall(text)}


def _words(texts: Iterable[str]) -> set[str]:
    return {word for text in texts for word in _WORD.findall(text)}


def _clause_row(name: str, clauses: list[Clause]) -> list[str]:
    counts = [
        len(clauses),
        sum(clause.status == "test" and not clause.is_missing for clause in clauses),
        sum(clause.is_missing for clause in clauses),
        *(sum(clause.status == status for clause in clauses) for status in ("same", "later", "nothing", "ruling")),
    ]
    return [name, *map(str, counts)]


def _content_row(name: str, tests: list[list[str]]) -> list[str]:
    tested = sum(bool(found) for found in tests)
    return [name, str(len(tests)), str(tested), str(len(tests) - tested)]


def _table(head: list[str], rows: list[list[str]]) -> Iterator[str]:
    widths = [max(map(len, column)) for column in zip(head, *rows, strict=True)]
    for row in [head, ["-" * width for width in widths], *rows]:
        first, *rest = row
        cells = [first.ljust(widths[0]), *(cell.rjust(width) for cell, width in zip(rest, widths[1:], strict=True))]
        yield "  ".join(cells)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
