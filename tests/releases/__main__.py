from __future__ import annotations

import sys

from tests.releases import FOLDER, make


def main() -> int:
    """The command."""
    if len(sys.argv) != 2:
        print("python -m tests.releases REVISION", file=sys.stderr)
        return 2
    release = make(sys.argv[1], FOLDER.parents[1])
    print(f"{release.file.name}  {release.file.stat().st_size:,} bytes  {release.digest}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
