"""The documentation of every release on one site: `python -m tools.versions v0.2.0 FOLDER` adds the site that was built last.

`latest` is a copy of the newest, the first page leads there, and `versions.html` lists all.
"""

from __future__ import annotations

import re
import shutil
import sys
from pathlib import Path

from tools.site import BUILT

VERSION = re.compile(r"\d+(?:\.\d+){2}")
PAGE = '<!doctype html>\n<html lang="en">\n<meta charset="utf-8">\n<title>Unshuffled</title>\n'


def add(tag: str, built: Path, folder: Path) -> list[str]:
    """Add a built site to the folder and return the versions there, newest first."""
    version = tag.removeprefix("v")
    if not VERSION.fullmatch(version):
        raise ValueError(f"{tag} is not v and three numbers")
    replace(built, folder / version)
    there = sorted(
        (path.name for path in folder.iterdir() if VERSION.fullmatch(path.name)),
        key=lambda name: [int(number) for number in name.split(".")],
        reverse=True,
    )
    replace(folder / there[0], folder / "latest")
    lines = "".join(f'<li><a href="{name}/index.html">{name}</a>\n' for name in there)
    (folder / "versions.html").write_text(f"{PAGE}<h1>Versions</h1>\n<ul>\n{lines}</ul>\n", encoding="utf-8")
    (folder / "index.html").write_text(
        f'{PAGE}<meta http-equiv="refresh" content="0; url=latest/index.html">\n'
        '<a href="latest/index.html">The newest version</a>\n<a href="versions.html">All versions</a>\n',
        encoding="utf-8",
    )
    # Without it GitHub Pages leaves out folders that begin with an underscore.
    (folder / ".nojekyll").touch()
    return there


def replace(site: Path, place: Path) -> None:
    """Copy a site to a place, instead of what is there."""
    shutil.rmtree(place, ignore_errors=True)
    shutil.copytree(site, place)


if __name__ == "__main__":
    print("versions:", *add(sys.argv[1], BUILT, Path(sys.argv[2])))
