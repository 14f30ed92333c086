"""Ports for the servers that tests start."""

from __future__ import annotations

import os
import socket
from itertools import count

BLOCK = 64
BLOCKS = 300
FIRST = 12_000

_given = count()


def free_port() -> int:
    """A port that stays free until the server listens on it.

    The system would name one of those that it gives to outgoing connections, and a busy test makes many of them
    before its server is up. These lie below, and each process of a test run takes them from a block of its own.
    """
    first = FIRST + os.getpid() % BLOCKS * BLOCK
    for number in _given:
        port = first + number % BLOCK
        with socket.socket() as tried:
            try:
                tried.bind(("127.0.0.1", port))
            except OSError:
                assert number < 100 * BLOCK, f"all ports from {first} on are taken"
                continue
        return port
    raise AssertionError
