"""Unshuffled: a cooperative deck-building game in which decks are never shuffled.

    from unshuffled import Game

The names below are promised to stay (docs/researchers/stability.md). They are imported at first use: a command that plays
no game does not load the rules.
"""

TYPE_CHECKING = False  # Type checkers know the name, and importing `typing` takes longer than all of this file.
if TYPE_CHECKING:
    from unshuffled.api import (
        BadSave,
        BadSetup,
        Bot,
        Event,
        Forecast,
        Game,
        IllegalAnswer,
        Mind,
        Observation,
        Option,
        PackError,
        Picker,
        Result,
        RulesError,
        View,
        mind,
    )

__version__ = "0.1.0"

__all__ = [
    "Game",
    "Option",
    "Event",
    "Result",
    "Forecast",
    "View",
    "Bot",
    "Mind",
    "Picker",
    "Observation",
    "mind",
    "RulesError",
    "IllegalAnswer",
    "BadSetup",
    "BadSave",
    "PackError",
    "__version__",
]


def __getattr__(name: str) -> object:
    if name in __all__:
        from importlib import import_module  # noqa: PLC0415

        found = getattr(import_module("unshuffled.api"), name)
        globals()[name] = found
        return found
    raise AttributeError(f"module 'unshuffled' has no attribute {name!r}; it has {', '.join(__all__)}")


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
