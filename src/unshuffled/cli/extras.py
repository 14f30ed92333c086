"""The extras of the package: which modules each brings, and the sentence for a person who has not installed one.

A command looks here before it imports such a module. `tests/repository/test_extras.py` compares this with pyproject.toml.
"""

from __future__ import annotations

from importlib.util import find_spec

from unshuffled.cli.common import Stop

MODULES = {
    "play": (
        "aiosqlite",
        "alembic",
        "argon2",
        "httptools",
        "httpx",
        "litestar",
        "prometheus_client",
        "sqlalchemy",
        "structlog",
        "uvicorn",
        "websockets",
    ),
    "host": ("asyncpg", "cryptography", "nats", "webauthn"),
    "lab": ("cmaes", "numpy", "pyarrow", "ray"),
    "rl": ("gymnasium", "numpy", "pettingzoo"),
}
"""Without uvloop: it is not on every system, and uvicorn does without it."""


def install(extra: str) -> str:
    """What a person types to get it."""
    return f"pip install 'unshuffled[{extra}]'"


def has(extra: str) -> bool:
    """Is all of it installed?"""
    return all(find_spec(module) is not None for module in MODULES[extra])


def need(extra: str, what: str, instead: str = "") -> None:
    """Stop here without the extra: what needs it, how to get it, and what works without."""
    if not has(extra):
        raise Stop(f"{what} needs more packages: {install(extra)}" + (f"; {instead}" if instead else ""))
