"""A disk that can be full: a small file system in memory, where one may be mounted; else a limit on the size of files."""

from __future__ import annotations

import resource
import subprocess
from pathlib import Path

SIZE = 64 * 2**20
BLOCK = 4096


class Disk:
    """A folder whose disk is full or not, for one process that writes there."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        command = ["mount", "-t", "tmpfs", "-o", f"size={SIZE}", "tmpfs", str(folder)]
        try:
            self.mounted = subprocess.run(command, check=False, capture_output=True).returncode == 0
        except FileNotFoundError:
            self.mounted = False

    @property
    def _filler(self) -> Path:
        return self.folder / "filler"

    def fill(self, process: int) -> None:
        """From now on no file here can grow."""
        if self.mounted:
            with self._filler.open("ab", buffering=0) as filler:
                try:
                    while True:
                        filler.write(bytes(BLOCK))
                except OSError:
                    return
        # A container may not mount anything. Writing then fails with another error, at the same places.
        largest = max(file.stat().st_size for file in self.folder.iterdir())
        resource.prlimit(process, resource.RLIMIT_FSIZE, (largest, resource.RLIM_INFINITY))

    def free(self, process: int) -> None:
        """There is room again."""
        if self.mounted:
            self._filler.unlink(missing_ok=True)
        else:
            resource.prlimit(process, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))

    def close(self) -> None:
        """Give the folder back."""
        if self.mounted:
            subprocess.run(["umount", "--lazy", str(self.folder)], check=True)
