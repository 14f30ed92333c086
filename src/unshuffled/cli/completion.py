"""Completion of commands and options in the shell."""

from __future__ import annotations

from typing import Annotated, Literal

from cyclopts import Parameter
from cyclopts.completion.detect import ShellDetectionError

from unshuffled.cli.common import Stop, app

Shell = Literal["bash", "zsh", "fish", "powershell"]


@app.command
def completion(shell: Shell | None = None, *, install: Annotated[bool, Parameter(negative=())] = False) -> int:
    """Print the script that lets a shell complete commands and options; or install it for this user.

    Parameters
    ----------
    shell
        Which shell. Without it: the one this was started from.
    install
        Write the script where the shell looks for it, and add a line to its start-up file if it needs one.
    """
    try:
        if install:
            print(f"{app.install_completion(shell=shell)}: start a new shell, and Tab completes `unshuffled`.")
        else:
            print(app.generate_completion(shell=shell))
    except (ShellDetectionError, OSError) as error:
        raise Stop(f"{error}; name the shell: unshuffled completion bash") from None
    return 0
