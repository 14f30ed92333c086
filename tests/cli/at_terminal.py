"""The command in a real terminal: a process with a pseudo terminal of its own, typed into and read from."""

from __future__ import annotations

import os
import pty
import re
import select
import signal
import struct
import subprocess
import sys
import termios
from codecs import getincrementaldecoder
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from fcntl import ioctl
from pathlib import Path
from time import monotonic, sleep

ROOT = Path(__file__).parents[2]
CODES = re.compile(r"\x1b\[[0-9;?]*[a-zA-Z]|[\x01\x02\r]")
SECONDS = 120
"""A start takes two seconds where nothing else runs."""
# Ctrl-C reaches a process only from the terminal that controls it.
LAUNCH = """
import fcntl, os, signal, sys, termios
fcntl.ioctl(0, termios.TIOCSCTTY, 0)
# Tests that run in the background of a shell have it ignored, and hand that down.
signal.signal(signal.SIGINT, signal.SIG_DFL)
os.execv(sys.executable, sys.argv[1:])
"""


def environment(data: Path, **more: str) -> dict[str, str]:
    """A person's environment, whatever runs these tests."""
    ours = ("LC_", "LANG", "NO_COLOR", "UNSHUFFLED", "COLUMNS", "LINES", "PYTEST")
    kept = {name: value for name, value in os.environ.items() if not name.startswith(ours)}
    return kept | {
        "PYTHONPATH": f"{ROOT / 'src'}",
        "UNSHUFFLED_DATA": str(data),
        "LANG": "C.UTF-8",
        "TERM": "xterm-256color",
        **more,
    }


class Terminal:
    """What a person sees and types."""

    def __init__(self, process: subprocess.Popen[bytes], master: int) -> None:
        self.process = process
        self.master = master
        self.raw = ""
        # A character of several bytes may come in two pieces.
        self.decode = getincrementaldecoder("utf-8")("replace").decode
        self.read_up_to = 0

    def until(self, text: str) -> str:
        """Wait until this is on the screen after what was read before; gives everything up to it, colours left out."""
        until = monotonic() + SECONDS
        while text not in (new := CODES.sub("", self.raw[self.read_up_to :])):
            assert monotonic() < until, f"{text!r} did not come:\n{new}"
            if select.select([self.master], [], [], 0.2)[0]:
                try:
                    got = os.read(self.master, 65536)
                except OSError:  # the other end is closed
                    got = b""
                assert got, f"{text!r} did not come, and the process has ended:\n{new}"
                self.raw += self.decode(got)
        self.read_up_to = len(self.raw)
        return new

    def type(self, keys: str) -> None:
        os.write(self.master, keys.encode())

    def interrupt(self) -> None:
        """Ctrl-C, as soon as a key is waited for: Python's readline misses a signal that comes just before it waits."""
        until = monotonic() + SECONDS
        state = Path(f"/proc/{self.process.pid}/stat")
        while state.read_text("ascii").rpartition(")")[2].split()[0] != "S":
            assert monotonic() < until, "it never waits"
            sleep(0.01)
        self.type("\x03")

    def ended(self) -> int:
        """The exit code, once it has ended."""
        until = monotonic() + SECONDS
        while self.process.poll() is None:
            assert monotonic() < until
            if select.select([self.master], [], [], 0.1)[0]:
                with suppress(OSError):
                    self.raw += self.decode(os.read(self.master, 65536))
        return self.process.returncode

    def kill(self) -> None:
        """As the machine does that runs out of memory: nothing can be done about it."""
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()


@contextmanager
def playing(data: Path, *arguments: str, **more: str) -> Iterator[Terminal]:
    """`unshuffled play` with these arguments in a terminal of 80 columns and 24 lines."""
    master, slave = pty.openpty()
    ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
    command = [sys.executable, "-m", "unshuffled", "play", *arguments]
    with subprocess.Popen(
        [sys.executable, "-c", LAUNCH, *command],
        stdin=slave,
        stdout=slave,
        stderr=slave,
        env=environment(data, **more),
        start_new_session=True,
    ) as process:
        os.close(slave)
        try:
            yield Terminal(process, master)
        finally:
            if process.poll() is None:
                process.kill()
            process.wait()
            os.close(master)


def piped(data: Path, typed: str, *arguments: str, **more: str) -> str:
    """The same without a terminal: everything it writes."""
    done = subprocess.run(
        [sys.executable, "-m", "unshuffled", "play", *arguments],
        input=typed,
        capture_output=True,
        text=True,
        env=environment(data, **more),
        timeout=SECONDS,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout
