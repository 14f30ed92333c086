"""Loading packs: folders of YAML into one `Content`, with every reference checked."""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from functools import cache
from hashlib import sha256
from pathlib import Path

from unshuffled.packs import limits
from unshuffled.packs.check import references
from unshuffled.packs.compile import Compiler, names
from unshuffled.packs.nodes import Node, Oops, PackError, Problem, did_you_mean, read
from unshuffled.packs.steps import Blocks
from unshuffled.rules import flows  # noqa: F401 it fills FLOW, whoever loads packs first
from unshuffled.rules.actions import acts_of
from unshuffled.rules.blocks import FLOW
from unshuffled.rules.records import Content, Pack

SHIPPED = Path(__file__).parent.parent / "content"
TEMPLATE = Path(__file__).parent / "template"
"""What a new pack begins with."""
HEADER_KEYS = ("id", "names", "requires")


@cache
def load() -> Content:
    """The packs that ship with the game. Loaded once per process."""
    return load_folders(shipped())


def load_with(folders: Sequence[Path]) -> Content:
    """The packs that ship with the game, and those in these folders beside them."""
    return load_folders([*shipped(), *folders]) if folders else load()


def folders_in(text: str) -> tuple[Path, ...]:
    """The folders in a setting such as UNSHUFFLED_PACKS, separated as in PATH."""
    return tuple(Path(part) for part in text.split(os.pathsep) if part)


def id_of(folder: Path) -> str:
    """What the pack in this folder calls itself; raises `PackError` if there is none."""
    return _open(folder)[0].id


def shipped() -> list[Path]:
    """The folders of the packs that ship with the game."""
    return sorted(folder for folder in SHIPPED.iterdir() if (folder / "pack.yaml").is_file())


def load_folders(folders: list[Path]) -> Content:
    """These packs, required ones first; raises `PackError` with everything that is wrong."""
    return compile_folders(folders)[0]


def compile_folders(folders: list[Path]) -> tuple[Content, Blocks]:
    """The packs with the places their effects stand at, for tools that show the source."""
    content = Content()
    problems: list[Problem] = []
    blocks, places = Blocks(), dict[str, Node]()
    for pack, nodes in _in_order([_open(folder) for folder in folders]):
        content.packs[pack.id] = pack
        compiler = Compiler(content, pack.id, blocks, places)
        for node in nodes:
            compiler.file(node)
        problems += compiler.problems
    content.blocks = dict(blocks) | {block.address: block for block in FLOW.values()}
    if not problems:
        # After a problem above something is missing that stands in the pack: asking for it would mislead.
        problems = references(content, blocks.nodes | places)
    if problems:
        raise PackError(problems)
    content.supply = {
        kind: [card for card in pile if not content.cards[card].nemesis] for kind, pile in content.supply.items()
    }
    content.player_acts = acts_of(content)
    return content, blocks


def _files(folder: Path) -> list[Path]:
    """The pack's YAML files, pack.yaml first. Anything else in the folder is left alone, hidden files too."""
    found: list[Path] = []
    for path in sorted(folder.rglob("*")):
        name = path.relative_to(folder)
        if any(part.startswith(".") for part in name.parts) or path.suffix not in (".yaml", ".yml"):
            continue
        if path.suffix == ".yml":
            raise _refused(folder, path, "is not read; call it .yaml")
        if path.is_symlink() or not path.is_file():
            raise _refused(folder, path, "is no plain file")
        if path != folder / "pack.yaml":
            found.append(path)
        if len(found) >= limits.FILES:
            raise _refused(folder, path, f"is one too many; a pack has at most {limits.FILES} files")
    return [folder / "pack.yaml", *found]


def _refused(folder: Path, path: Path, message: str) -> PackError:
    return PackError([Problem(f"{folder.name}/{path.relative_to(folder).as_posix()}", 1, 1, "", message)])


def _text(folder: Path, path: Path, left: int) -> bytes:
    """A file's text; never more than it may have, whatever the folder says about its size."""
    most = min(limits.FILE_BYTES, left)
    try:
        with path.open("rb") as file:
            text = file.read(most + 1)
    except OSError as error:
        raise _refused(folder, path, f"cannot be read: {error.strerror}") from None
    if len(text) > most:
        raise _refused(
            folder,
            path,
            f"is too large; a file has at most {limits.FILE_BYTES // 1024} kB, a pack {limits.PACK_BYTES // 1024} kB",
        )
    return text


def _open(folder: Path) -> tuple[Pack, list[Node]]:
    """A pack's header and its files. The digest does not depend on where the folder lies."""
    folder = folder.resolve()
    if not (folder / "pack.yaml").is_file():
        raise PackError(
            [Problem(f"{folder.name}/pack.yaml", 1, 1, "", "not found; a pack is a folder with a pack.yaml")]
        )
    hashed = sha256()
    nodes = []
    left = limits.PACK_BYTES
    for path in _files(folder):
        name = path.relative_to(folder).as_posix()
        read_bytes = _text(folder, path, left)
        left -= len(read_bytes)
        try:
            text = read_bytes.decode("utf-8").replace("\r\n", "\n").replace("\r", "\n")
        except UnicodeDecodeError as error:
            raise _refused(folder, path, f"not UTF-8 text: {error.reason}") from None
        hashed.update(f"{name}\0{text}\0".encode())
        nodes.append(read(text, f"{folder.name}/{name}", trusted=folder.parent == SHIPPED))
    try:
        header = nodes[0].items()["pack"].owned("pack").items()
        for key, node in header.items():
            if key not in HEADER_KEYS:
                raise node.oops(f"unknown key {key!r}{did_you_mean(key, HEADER_KEYS)}")
        requires = [n.text() for n in header["requires"].list()] if "requires" in header else []
        id = header["id"].text()
        if not limits.ID.fullmatch(id):
            raise header["id"].oops(f"{id[:60]!r} is no id: small letters, digits and _, a letter first")
        return Pack(id, names(header["names"]), requires, hashed.hexdigest()[:16]), nodes
    except KeyError as missing:
        raise PackError([nodes[0].oops(f"the pack has no {missing.args[0]!r}").problem]) from None
    except Oops as oops:
        raise PackError([oops.problem]) from None


def _in_order(waiting: list[tuple[Pack, list[Node]]]) -> Iterator[tuple[Pack, list[Node]]]:
    done: set[str] = set()
    while waiting:
        ready = next((entry for entry in waiting if set(entry[0].requires) <= done), None)
        if ready is None:
            pack, nodes = waiting[0]
            missing = ", ".join(sorted(set(pack.requires) - done))
            raise PackError([nodes[0].oops(f"pack {pack.id!r} requires {missing}, which is not loaded").problem])
        waiting.remove(ready)
        if ready[0].id in done:
            raise PackError([ready[1][0].oops(f"a pack {ready[0].id!r} is loaded already").problem])
        done.add(ready[0].id)
        yield ready
