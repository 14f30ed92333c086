"""The ledger, on a small tree of its own: made-up clauses and made-up cards."""

from pathlib import Path
from textwrap import dedent

import pytest

from tools import ledger as books
from tools.ledger import Ledger, collect, main, missing, report

CLAUSES = """
# Clauses

- **POND-01** A frog jumps.
- **POND-02** A frog that cannot jump sits.
- **SHEET-FROG-01** Life 3.

| **ROW-01** | a row of a table |

A line that only mentions **POND-01** defines nothing.
"""

SCOPE = """
POND-01: test
POND-02: test
SHEET-FROG-01: test
ROW-01: test
"""


def write(root: Path, path: str, text: str) -> None:
    target = root / path
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text(dedent(text), encoding="utf-8")


def ledger_of(
    root: Path, tests: str = "", *, scope: str = SCOPE, content: dict[str, list[str]] | None = None
) -> Ledger:
    write(root, "docs/rules/clauses.md", CLAUSES)
    write(root, "docs/rules/scope.yaml", scope)
    write(root, "tests/test_pond.py", tests)
    return collect(root, content or {})


def test_a_clause_without_a_test_is_missing(tmp_path: Path) -> None:
    ledger = ledger_of(
        tmp_path,
        '''
        def test_a_frog_jumps():
            """POND-01, SHEET-FROG-01. It lands."""

        class TestRows:
            def test_a_row(self):
                """ROW-01."""
        ''',
    )

    assert missing(ledger) == ["clause POND-02 has no test"]
    assert ledger.clauses["POND-01"].tests == ["tests/test_pond.py::test_a_frog_jumps"]
    assert ledger.clauses["ROW-01"].tests == ["tests/test_pond.py::TestRows::test_a_row"]


def test_only_docstrings_and_decorators_of_tests_cite(tmp_path: Path) -> None:
    ledger = ledger_of(
        tmp_path,
        '''
        """POND-01 in a module's docstring is no citation."""
        import pytest

        CASES = [("ROW-01", 1)]

        def helper():
            """POND-01."""

        @pytest.mark.parametrize("clause", ["POND-02"])
        def test_in_a_parameter(clause):
            x = "POND-01"

        @pytest.mark.parametrize("clause, n", CASES)
        async def test_in_a_constant(clause, n): ...
        ''',
    )

    assert missing(ledger) == ["clause POND-01 has no test", "clause SHEET-FROG-01 has no test"]


def test_later_nothing_and_same_owe_no_test(tmp_path: Path) -> None:
    scope = """
    POND-01: test
    POND-02: {later: "with the second pond"}
    SHEET-FROG-01: {nothing: "a picture"}
    ROW-01: {same: POND-01}
    """
    ledger = ledger_of(tmp_path, 'def test_a():\n    """POND-01."""\n', scope=scope)

    assert missing(ledger) == []
    assert report(ledger).endswith("nothing is missing")


def test_same_as_a_clause_that_is_not_there_is_reported(tmp_path: Path) -> None:
    scope = """
    POND-01: {nothing: "a picture"}
    POND-02: {same: POND-09}
    SHEET-FROG-01: {same: POND-02}
    ROW-01: {same: POND-01}
    """

    assert missing(ledger_of(tmp_path, scope=scope)) == [
        "docs/rules/scope.yaml: POND-02 is the same as POND-09, which is no clause with tests",
        "docs/rules/scope.yaml: SHEET-FROG-01 is the same as POND-02, which is no clause with tests",
    ]


def test_a_scope_file_that_disagrees_with_the_rules_is_reported(tmp_path: Path) -> None:
    scope = """
    POND-01: {nothing: "a picture"}
    POND-01: test
    POND-02: {perhaps: "who knows"}
    SHEET-FROG-01: {later: ""}
    TREE-01: test
    """

    assert missing(ledger_of(tmp_path, scope=scope)) == [
        "docs/rules/scope.yaml:3: POND-01 is there twice",
        "docs/rules/scope.yaml:4: POND-02: expected 'test' or one of {later, nothing, same: reason}",
        "docs/rules/scope.yaml:5: SHEET-FROG-01: expected 'test' or one of {later, nothing, same: reason}",
        "docs/rules/scope.yaml: POND-02 is missing",
        "docs/rules/scope.yaml: SHEET-FROG-01 is missing",
        "docs/rules/scope.yaml: ROW-01 is missing",
        "docs/rules/scope.yaml: TREE-01 is no clause of the rules",
        "clause POND-02 has no test",
        "clause SHEET-FROG-01 has no test",
        "clause ROW-01 has no test",
    ]


def test_a_scope_file_that_is_not_yaml_is_reported(tmp_path: Path) -> None:
    first, *_ = missing(ledger_of(tmp_path, scope="POND-01: [test"))

    assert first.startswith("docs/rules/scope.yaml: not YAML:")


def test_a_citation_of_a_clause_that_does_not_exist_is_reported(tmp_path: Path) -> None:
    """The family is known, the number is not. A word of another shape, such as UTF-8, is left alone."""
    ledger = ledger_of(tmp_path, 'def test_a():\n    """POND-77, in UTF-8."""\n')

    assert missing(ledger)[0] == "tests/test_pond.py::test_a cites POND-77, which is no clause"


def test_a_ruling_is_known_and_owes_no_test_unless_the_scope_file_says_so(tmp_path: Path) -> None:
    write(tmp_path, "docs/rules/rulings.md", "- **PR-01** Frogs are green.\n- **PR-02** Frogs are wet.\n")
    ledger = ledger_of(tmp_path, 'def test_a():\n    """PR-01."""\n', scope=SCOPE + "PR-02: test\n")

    assert "clause PR-02 has no test" in missing(ledger)
    assert "clause PR-01 has no test" not in missing(ledger)
    assert ledger.clauses["PR-01"].tests == ["tests/test_pond.py::test_a"]


def test_content_is_found_as_a_word_of_any_string_of_a_test(tmp_path: Path) -> None:
    ledger = ledger_of(
        tmp_path,
        '''
        import pytest

        @pytest.mark.parametrize("card", ["lily"])
        def test_a(card):
            """pebble, in prose, does not count."""
            play(f"play reed", "target old_frog_tail")
        ''',
        content={"card": ["lily", "pebble", "reed"], "nemesis": ["old_frog", "old_frog_tail"]},
    )

    assert ledger.content == {
        "card": {"lily": ["tests/test_pond.py::test_a"], "pebble": [], "reed": ["tests/test_pond.py::test_a"]},
        "nemesis": {"old_frog": [], "old_frog_tail": ["tests/test_pond.py::test_a"]},
    }
    assert missing(ledger)[-2:] == ["card pebble has no test", "nemesis old_frog has no test"]


def test_a_worked_example_counts_as_a_test(tmp_path: Path) -> None:
    write(
        tmp_path,
        "tests/conformance/examples/pond.yaml",
        """
        id: EX-POND-01
        clauses: [POND-01, POND-02]
        given: {hand: [reed, lily]}
        ---
        - id: EX-POND-02
          clauses: [ROW-01]
        - title: no id
        """,
    )
    ledger = ledger_of(tmp_path, content={"card": ["lily", "pebble"]})

    assert missing(ledger) == [
        "tests/conformance/examples/pond.yaml: an example without id or clauses",
        "clause SHEET-FROG-01 has no test",
        "card pebble has no test",
    ]
    assert ledger.clauses["POND-02"].tests == ["tests/conformance/examples/pond.yaml::EX-POND-01"]


def test_the_report_counts_by_family_and_kind(tmp_path: Path) -> None:
    scope = SCOPE.replace("POND-02: test", 'POND-02: {later: "second pond"}')
    tests = 'def test_a():\n    """POND-01, POND-02."""\n    play("lily")\n'
    ledger = ledger_of(tmp_path, tests, scope=scope, content={"card": ["lily", "pebble"]})

    assert report(ledger).splitlines() == [
        "family      clauses  tested  missing  same  later  nothing  ruling",
        "----------  -------  ------  -------  ----  -----  -------  ------",
        "POND              2       1        0     0      1        0       0",
        "SHEET-FROG        1       0        1     0      0        0       0",
        "ROW               1       0        1     0      0        0       0",
        "total             4       1        2     0      1        0       0",
        "",
        "content  ids  tested  missing",
        "-------  ---  ------  -------",
        "card       2       1        1",
        "total      2       1        1",
        "",
        "note: POND-02 is marked 'later' and yet has a test",
        "missing: clause SHEET-FROG-01 has no test",
        "missing: clause ROW-01 has no test",
        "missing: card pebble has no test",
        "3 missing",
    ]


def test_the_check_fails_where_a_clause_has_no_test_and_names_it_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    ledger = ledger_of(tmp_path, 'def test_a():\n    """POND-01, POND-02, SHEET-FROG-01."""\n')
    monkeypatch.setattr(books, "of_repository", lambda: ledger)

    assert main(["--check"]) == 1
    assert capsys.readouterr().out == "missing: clause ROW-01 has no test\n1 missing\n"


def test_the_check_does_not_fail_where_nothing_is_missing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    ledger = ledger_of(tmp_path, 'def test_a():\n    """POND-01, POND-02, SHEET-FROG-01, ROW-01."""\n')
    monkeypatch.setattr(books, "of_repository", lambda: ledger)

    assert main(["--check"]) == 0
    assert capsys.readouterr().out == "nothing is missing\n"
