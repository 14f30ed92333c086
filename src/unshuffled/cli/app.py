"""The application: commands are imported when they are called."""

from __future__ import annotations

import os
import re
import sys

from cyclopts import App, CycloptsError, Parameter

from unshuffled import __version__
from unshuffled.cli.listing import COMMANDS

INTERRUPTED = 130
"""What a shell expects of a program that was stopped with Ctrl-C."""


def shown_default(value: object) -> str | None:
    """A default as `--help` shows it. An empty one, 0 and -1 stand for what the option's own text names."""
    return None if value in (None, False, "", 0, -1) else str(value)


app = App(
    name="unshuffled",
    version=__version__,
    version_flags=["--version", "-V"],
    help="A cooperative deck-building game in which decks are never shuffled.",
    help_format="plaintext",
    default_parameter=Parameter(show_default=shown_default),
)
for _command in COMMANDS:
    app.command(f"unshuffled.cli.{_command.place}", name=_command.name)


def run(words: list[str]) -> int:
    """Run a command; an error that a person can fix is one line."""
    # Only here: `--help` and `--version` answer without the rules.
    from unshuffled.cli.common import Stop  # noqa: PLC0415
    from unshuffled.packs.nodes import PackError  # noqa: PLC0415
    from unshuffled.rules.core.errors import RulesError  # noqa: PLC0415

    try:
        code = app(words, result_action="return_value", exit_on_error=False, print_error=False)
    except (Stop, RulesError, PackError) as error:
        return _refuse(str(error))
    except CycloptsError as error:
        return _refuse(_one_line(str(error)))
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return INTERRUPTED
    except BrokenPipeError:
        # The reader of a pipe has seen enough.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    return code if isinstance(code, int) else 0


def _refuse(why: str) -> int:
    print(f"unshuffled: {why}", file=sys.stderr)
    return 2


def _one_line(text: str) -> str:
    """What the parser says, in the style of our own errors: its list of all commands is what `--help` is for."""
    text = re.sub(r" Available commands: .*", " `unshuffled --help` lists the commands.", " ".join(text.split()))
    text = re.sub(r"^Unused Tokens: \[(.*)\]", r"not understood: \1; --help lists the options", text)
    return text[:1].lower() + text[1:].removesuffix(".")
