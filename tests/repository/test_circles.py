"""Inside `rules`, imports point one way."""

from __future__ import annotations

from tests.repository.circles import circles, imports, modules

RULES = "unshuffled.rules"
KNOT = "unshuffled.rules.core.language"
"""A step changes a game, and a game has steps on its stack: their types meet in this one file."""


def test_the_rules_have_no_import_circle() -> None:
    assert circles(imports(modules(RULES))) == []


def test_only_the_language_imports_something_for_its_types_alone() -> None:
    typed = imports(modules(RULES), only_types=True)

    assert {name: sorted(wanted) for name, wanted in typed.items() if wanted} == {
        KNOT: ["unshuffled.rules.core.stack", "unshuffled.rules.core.state"]
    }


def test_a_circle_would_be_found() -> None:
    texts = modules(RULES)
    texts["unshuffled.rules.core.chance"] += "\nfrom unshuffled.rules.core import setup\n"

    (circle,) = circles(imports(texts))
    assert {"unshuffled.rules.core.chance", "unshuffled.rules.core.setup"} <= set(circle)


def test_an_import_inside_a_function_counts() -> None:
    texts = {"a": "def f():\n    from b import x\n", "b": "import a\n"}

    assert circles(imports(texts)) == [["a", "b"]]
