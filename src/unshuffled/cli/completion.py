"""Completion of commands and options in the shell."""

from __future__ import annotations

from typing import Annotated, Literal

from cyclopts import Parameter
from cyclopts.completion.detect import ShellDetectionError

from unshuffled.cli.app import app
from unshuffled.cli.common import Stop

Shell = Literal["bash", "zsh", "fish", "powershell"]


def completion(shell: Shell | None = None, *, install: Annotated[bool, Parameter(negative=())] = False) -> int:
    """Print the shell completion script, or install it for this user.

    Parameters
    ----------
    shell
        Which shell. Default: the one you are using.
    install
        Write the script where the shell looks for it, and add a line to its start-up file if it needs one.
    """
    try:
        if install:
            print(f"{app.install_completion(shell=shell)}: start a new shell; Tab then completes `unshuffled`.")
        else:
            print(app.generate_completion(shell=shell))
    except (ShellDetectionError, OSError) as error:
        raise Stop(f"{error}; name the shell: unshuffled completion bash") from None
    return 0
