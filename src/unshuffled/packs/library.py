"""Loading packs: folders of YAML into one `Content`, with every reference checked."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from hashlib import sha256
from pathlib import Path

from unshuffled.packs.check import references
from unshuffled.packs.compile import Compiler, names
from unshuffled.packs.nodes import Node, Oops, PackError, Problem, did_you_mean, read
from unshuffled.packs.steps import Blocks
from unshuffled.rules import flows  # noqa: F401 it fills FLOW, whoever loads packs first
from unshuffled.rules.actions import acts_of
from unshuffled.rules.blocks import FLOW
from unshuffled.rules.records import Content, Pack

SHIPPED = Path(__file__).parent.parent / "content"
HEADER_KEYS = ("id", "names", "requires")


@cache
def load() -> Content:
    """The packs that ship with the game. Loaded once per process."""
    return load_folders(sorted(folder for folder in SHIPPED.iterdir() if (folder / "pack.yaml").is_file()))


def load_folders(folders: list[Path]) -> Content:
    """These packs, required ones first; raises `PackError` with everything that is wrong."""
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
    return content


def _files(folder: Path) -> Iterator[Path]:
    yield folder / "pack.yaml"
    yield from sorted(path for path in folder.rglob("*.yaml") if path.name != "pack.yaml")


def _open(folder: Path) -> tuple[Pack, list[Node]]:
    """A pack's header and its files. The digest does not depend on where the folder lies."""
    if not (folder / "pack.yaml").is_file():
        raise PackError(
            [Problem(f"{folder.name}/pack.yaml", 1, 1, "", "not found; a pack is a folder with a pack.yaml")]
        )
    hashed = sha256()
    nodes = []
    for path in _files(folder):
        name = path.relative_to(folder).as_posix()
        try:
            text = path.read_text(encoding="utf-8")
        except UnicodeDecodeError as error:
            raise PackError([Problem(f"{folder.name}/{name}", 1, 1, "", f"not UTF-8 text: {error.reason}")]) from None
        hashed.update(f"{name}\0{text}\0".encode())
        nodes.append(read(text, f"{folder.name}/{name}"))
    try:
        header = nodes[0].items()["pack"].owned("pack").items()
        for key, node in header.items():
            if key not in HEADER_KEYS:
                raise node.oops(f"unknown key {key!r}{did_you_mean(key, HEADER_KEYS)}")
        requires = [n.text() for n in header["requires"].list()] if "requires" in header else []
        return Pack(header["id"].text(), names(header["names"]), requires, hashed.hexdigest()[:16]), nodes
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
