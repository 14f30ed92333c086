"""Somebody new: a clean clone, and a page whose commands are run and whose files are written, in its order and word for word."""

from __future__ import annotations

import os
import re
import shutil
import signal
import subprocess
import sys
import sysconfig
from contextlib import suppress
from pathlib import Path
from time import monotonic, sleep

import httpx

from tests.ports import free_port
from tests.repository.test_repository import tracked
from tools.pages import FENCE, ROOT, commands

SHELL = ("sh", "console", "bash")
INTO = re.compile(r"into `([^`\n]+)`:\s*\Z")
"""The sentence before a block that a reader is to put into a file."""
DONE = {
    r"git clone .*": "this is the clone",
    r"cd unshuffled": "this is the folder",
    r"make( (install|page|wheel))+": "the clone has an environment of its own over what is installed already, and the page that was built",
    r"make( (check|test|docs|lint|types|laws|e2e|web|bench))*": "is what runs this test, or a check of its own beside it",
    r"(pipx|uvx|uv tool|pip) .*": "fetches from elsewhere; tests/newcomer/test_wheel.py installs the wheel",
    r"docker .*|kubectl .*|systemctl .*|sudo .*": "needs a machine of its own",
}
"""Command lines that are not run, and why not."""
SERVES = re.compile(r"unshuffled (serve|play|pack play)\b(?!.*--text)")
"""Runs until it is stopped."""
PLAYS = re.compile(r"unshuffled (play|pack play)\b.*--text")
"""Asks a person."""
PORT = re.compile(r"--port \d+")
STOPPED = (0, 128 + signal.SIGINT)
"""How a program may end that was stopped with Ctrl+C."""
SECONDS = 300
"""A command of any of the pages takes a few seconds where nothing else runs."""


class Newcomer:
    """A person with a clone of what would be committed, and nothing else of ours."""

    def __init__(self, folder: Path) -> None:
        self.clone = folder / "unshuffled"
        for path in tracked():
            to = self.clone / path.relative_to(ROOT)
            to.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(path, to)
        shutil.copytree(ROOT / "src/unshuffled/page", self.clone / "src/unshuffled/page")
        self._install()
        self.home = folder / "home"
        self.home.mkdir()

    def _install(self) -> None:
        """What `make install` leaves: an environment whose `unshuffled` is the clone. The libraries are those of ours."""
        venv = self.clone / ".venv"
        subprocess.run([sys.executable, "-m", "venv", "--without-pip", venv], check=True)
        python = f"python{sys.version_info.major}.{sys.version_info.minor}"
        paths = [str(self.clone / "src"), sysconfig.get_path("purelib"), sysconfig.get_path("platlib")]
        (venv / "lib" / python / "site-packages" / "clone.pth").write_text("\n".join(paths) + "\n", encoding="utf-8")
        command = venv / "bin/unshuffled"
        # As installers write it: what starts further processes looks at `__name__`.
        lines = ["from unshuffled.cli import main", 'if __name__ == "__main__":', "    raise SystemExit(main())"]
        command.write_text("\n".join([f"#!{venv}/bin/python", *lines, ""]), encoding="utf-8")
        command.chmod(0o755)

    def follow(self, page: Path, cwd: Path) -> list[str]:
        """Do everything the page says, in this folder; gives the command lines that were run."""
        text = page.read_text(encoding="utf-8")
        ran = []
        for fence in FENCE.finditer(text):
            language, code = fence[2], fence[4]
            if into := INTO.search(text[: fence.start()]):
                (cwd / into[1]).write_text(code, encoding="utf-8")
            elif language in SHELL:
                for line in commands(code):
                    ran += self._line(line, cwd)
        return ran

    def _line(self, line: str, cwd: Path) -> list[str]:
        parts = [part.strip() for part in line.split(" && ")]
        left = [part for part in parts if not any(re.fullmatch(pattern, part) for pattern in DONE)]
        for part in left:
            self.run(part, cwd)
        return left

    def run(self, line: str, cwd: Path) -> None:
        """One command, which must end well; a server is asked for its page and stopped."""
        if SERVES.search(line):
            self._serve(line, cwd)
            return
        done = subprocess.run(
            ["bash", "-c", line],
            cwd=cwd,
            env=self._environment(),
            input="quit\n" if PLAYS.search(line) else "",
            capture_output=True,
            text=True,
            timeout=SECONDS,
            check=False,
        )
        assert done.returncode == 0, f"{line}\n{done.stdout}{done.stderr}"

    def _serve(self, line: str, cwd: Path) -> None:
        """The port is the one thing that is changed: the machine may have something of its own there."""
        port = free_port()
        line = PORT.sub(f"--port {port}", line) if PORT.search(line) else f"{line} --port {port}"
        with subprocess.Popen(
            ["bash", "-c", line],
            cwd=cwd,
            env=self._environment(),
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            start_new_session=True,
        ) as process:
            try:
                page = asked(process, f"http://127.0.0.1:{port}/")
            finally:
                # As Ctrl+C does: everything that the line started.
                with suppress(ProcessLookupError):
                    os.killpg(process.pid, signal.SIGINT)
                told, _ = process.communicate(timeout=SECONDS)
        assert page is not None, f"{line}\n{told}"
        assert "<title>Unshuffled</title>" in page
        assert process.returncode in STOPPED, f"{line}\n{told}"
        assert "Traceback" not in told

    def _environment(self) -> dict[str, str]:
        """A person's: their own home, the clone's commands first, and a browser that does nothing."""
        ours = ("PYTHON", "VIRTUAL_ENV", "UNSHUFFLED", "PYTEST", "LC_", "LANG")
        kept = {name: value for name, value in os.environ.items() if not name.startswith(ours)}
        path = f"{self.clone}/.venv/bin{os.pathsep}{kept.get('PATH', '')}"
        home = str(self.home)
        return kept | {
            "PATH": path,
            "HOME": home,
            "XDG_DATA_HOME": home,
            "BROWSER": "true",
            "LANG": "C.UTF-8",
        }


def asked(process: subprocess.Popen[str], address: str) -> str | None:
    """What the server at this address shows as soon as it answers; nothing if the process ends or takes too long."""
    until = monotonic() + SECONDS
    while process.poll() is None and monotonic() < until:
        try:
            return httpx.get(address, timeout=SECONDS).raise_for_status().text
        except httpx.ConnectError:
            # Nothing tells from outside when a port is listened to.
            sleep(0.1)
    return None
