"""One command, `unshuffled`, with sub-commands. A file is a topic; `common` has what they share."""

from __future__ import annotations

import os
import sys

from unshuffled.cli import completion, doctor, play, read
from unshuffled.cli.common import Stop, app
from unshuffled.cli.expedition import expedition_app
from unshuffled.cli.host import db_app
from unshuffled.cli.lab import bench_app
from unshuffled.cli.pack import pack_app
from unshuffled.packs.nodes import PackError
from unshuffled.rules.core.errors import RulesError

app.command(bench_app)
app.command(db_app)
app.command(expedition_app)
app.command(pack_app)
app.command(read.words_app)


def main(argv: list[str] | None = None) -> int:
    """The entry point; errors a person can mend are one line."""
    try:
        code = app(argv, result_action="return_value")
    except (Stop, RulesError, PackError) as error:
        print(f"unshuffled: {error}", file=sys.stderr)
        return 2
    except BrokenPipeError:
        # The reader of a pipe has seen enough.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    return code if isinstance(code, int) else 0


__all__ = ["app", "completion", "doctor", "main", "play", "read"]
