"""The table of all settings on docs/operations/settings.md, from the settings class, its docstrings and the options of `serve`.

`python -m tools.settings` regenerates it; a test compares it.
"""

from __future__ import annotations

import ast
import inspect
import re
from dataclasses import MISSING, fields
from pathlib import Path
from textwrap import dedent

from unshuffled.cli import host
from unshuffled.cli.settings import shown
from unshuffled.server.settings import BESIDES, Settings, variable

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs/operations/settings.md"
BEGIN, END = "<!-- settings -->\n", "<!-- end of settings -->"
DEFAULTS = {
    "secret": "made once, in the data folder",
    "push_key": "made once, in the data folder",
    "database_url": "SQLite in the data folder",
    "data": "`~/.local/share/unshuffled`",
}
"""Defaults that only a machine knows."""


def descriptions() -> dict[str, str]:
    """Return the docstring of each setting."""
    [made] = ast.parse(dedent(inspect.getsource(Settings))).body
    assert isinstance(made, ast.ClassDef)
    found = dict(BESIDES)
    for this, following in zip(made.body, made.body[1:], strict=False):
        if isinstance(this, ast.AnnAssign) and isinstance(this.target, ast.Name):
            assert isinstance(following, ast.Expr), f"{this.target.id} has no docstring"
            found[this.target.id] = str(ast.literal_eval(following.value))
    return found


def options() -> dict[str, str]:
    """Return the options of `serve` by the setting that their text names."""
    text = inspect.getdoc(host.serve) or ""
    named = re.findall(r"^(\w+)\n +.*?\(UNSHUFFLED_(\w+)\)", text, re.MULTILINE)
    return {setting.lower(): f"--{option.replace('_', '-')}" for option, setting in named}


def default(name: str) -> str:
    """Return the default of a setting as the page shows it."""
    if name in DEFAULTS:
        return DEFAULTS[name]
    value = next((setting.default for setting in fields(Settings) if setting.name == name), "")
    assert value is not MISSING
    if isinstance(value, int | float) and not isinstance(value, bool):
        return f"{value:,}"
    return f"`{shown(value, is_secret=False)}`" if value not in ("", ()) else ""


def table() -> str:
    """Return the rows of all settings by name."""
    described, given = descriptions(), options()
    rows = [
        f"| `{variable(name)}` | {default(name)} | {f'`{given[name]}`' if name in given else ''} | {described[name]} |"
        for name in sorted(described, key=variable)
    ]
    return "\n".join(["| Setting | Default | Option | What |", "|---|---|---|---|", *rows]) + "\n"


def regenerated() -> str:
    """Return the page with its table as it must be."""
    text = PAGE.read_text(encoding="utf-8")
    before, _, rest = text.partition(BEGIN)
    return before + BEGIN + "\n" + table() + "\n" + END + rest.partition(END)[2]


if __name__ == "__main__":
    PAGE.write_text(regenerated(), encoding="utf-8")
