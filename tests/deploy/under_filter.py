"""Runs Python under a seccomp filter for `setpriority`, as systemd does it: `under_filter.py ACTION ARGUMENTS…`.

`kill` ends the process at the call, which is what systemd does by default; `refuse` lets the call fail with EPERM.
"""

from __future__ import annotations

import ctypes
import os
import platform
import struct
import sys

SETPRIORITY = {"x86_64": 141, "aarch64": 140}
ACTIONS = {"kill": 0x80000000, "refuse": 0x00050001}
ALLOW = 0x7FFF0000
LOAD, IS_EQUAL, RETURN = 0x20, 0x15, 0x06
SET_NO_NEW_PRIVS, SET_SECCOMP, MODE_FILTER = 38, 22, 2


def install(action: str) -> None:
    """Filter this process and all that it becomes or starts."""
    steps = [
        (LOAD, 0, 0, 0),  # the number of the call
        (IS_EQUAL, 0, 1, SETPRIORITY[platform.machine()]),
        (RETURN, 0, 0, ACTIONS[action]),
        (RETURN, 0, 0, ALLOW),
    ]
    program = ctypes.create_string_buffer(b"".join(struct.pack("HBBI", *step) for step in steps))
    whole = ctypes.create_string_buffer(struct.pack("HxxxxxxQ", len(steps), ctypes.addressof(program)))
    libc = ctypes.CDLL(None, use_errno=True)
    libc.prctl.argtypes = [ctypes.c_int, *[ctypes.c_ulong] * 4]
    for call in ((SET_NO_NEW_PRIVS, 1), (SET_SECCOMP, MODE_FILTER, ctypes.addressof(whole))):
        if libc.prctl(*call, *[0] * (5 - len(call))):
            raise OSError(ctypes.get_errno(), "prctl")


if __name__ == "__main__":
    if sys.argv[1] in ACTIONS:
        install(sys.argv[1])
    os.execv(sys.executable, [sys.executable, *sys.argv[2:]])
