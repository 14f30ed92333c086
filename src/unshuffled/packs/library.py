"""Loading packs: folders of YAML into one `Content`, with every reference checked."""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path

from unshuffled.packs import limits
from unshuffled.packs.check import references
from unshuffled.packs.compile.compiler import Compiler
from unshuffled.packs.naming import names
from unshuffled.packs.nodes import Node, Oops, PackError, Problem, did_you_mean, read
from unshuffled.packs.sources import Source, read_folder
from unshuffled.packs.steps import Blocks
from unshuffled.rules.core.content import Content, Pack
from unshuffled.rules.core.flow import FLOW
from unshuffled.rules.effects.protected import ProtectedCharge
from unshuffled.rules.effects.side_decks import GainCard
from unshuffled.rules.mechanics.actions import acts_of

SHIPPED = Path(__file__).parent.parent / "content"
TEMPLATE = Path(__file__).parent / "template"
"""What a new pack begins with."""
HEADER_KEYS = ("id", "names", "requires", "also")
_loaded: dict[str, Source] = {}
"""What this process has compiled, by digest."""


@cache
def load() -> Content:
    """The packs that ship with the game. Loaded once per process, and not checked: tests have done that."""
    return compile_sources(sources_of(shipped()), check=False)[0]


def load_with(folders: Sequence[Path]) -> Content:
    """The packs that ship with the game, and those in these folders beside them."""
    return load_folders([*shipped(), *folders]) if folders else load()


def folders_in(text: str) -> tuple[Path, ...]:
    """The folders in a setting such as UNSHUFFLED_PACKS, separated as in PATH."""
    return tuple(Path(part) for part in text.split(os.pathsep) if part)


def id_of(folder: Path) -> str:
    """What the pack in this folder calls itself; raises `PackError` if there is none."""
    return _open(read_folder(folder))[0].id


def shipped() -> list[Path]:
    """The folders of the packs that ship with the game."""
    return sorted(folder for folder in SHIPPED.iterdir() if (folder / "pack.yaml").is_file())


def load_folders(folders: list[Path]) -> Content:
    """These packs, required ones first; raises `PackError` with everything that is wrong."""
    return compile_folders(folders)[0]


def compile_folders(folders: list[Path]) -> tuple[Content, Blocks]:
    """The packs with the places their effects stand at, for tools that show the source."""
    return compile_sources(sources_of(folders))


def sources_of(folders: Sequence[Path]) -> list[Source]:
    """The packs in these folders."""
    return [read_folder(folder, trusted=folder.resolve().parent == SHIPPED) for folder in folders]


def load_sources(sources: Sequence[Source]) -> Content:
    """Return the content of games that have begun, required packs first; raises `PackError` with everything that is wrong.

    An effect that makes no sense is accepted: the release that began the game did, and the game goes on.
    """
    return compile_sources(sources, begun=True)[0]


def source_of(digest: str) -> Source | None:
    """Return the pack with this digest, if this process has loaded it."""
    return _loaded.get(digest)


def compile_sources(sources: Sequence[Source], begun: bool = False, check: bool = True) -> tuple[Content, Blocks]:
    """The packs with the places their effects stand at, for tools that show the source."""
    _loaded.update({source.digest: source for source in sources})
    content = Content()
    problems: list[Problem] = []
    blocks, places = Blocks(), dict[str, Node]()
    for pack, nodes in _in_order([_open(source) for source in sources]):
        content.packs[pack.id] = pack
        places[f"pack {pack.id}"] = nodes[0].items()["pack"].owned("pack")
        compiler = Compiler(content, pack.id, blocks, places)
        for node in nodes:
            compiler.kinds(node)
        for node in nodes:
            compiler.file(node)
        problems += compiler.problems
    content.blocks = dict(blocks) | {block.address: block for block in FLOW.blocks()}
    if check and not problems:
        # After a problem above something is missing that stands in the pack: asking for it would mislead.
        problems = references(content, blocks.nodes | places, sense=not begun)
    if problems:
        raise PackError(problems)
    _sides(content)
    _lay_side_decks(content)
    _name_protected(content)
    content.supply = {
        kind: [card for card in pile if not content.cards[card].nemesis and not content.cards[card].side_deck]
        for kind, pile in content.supply.items()
    }
    basics = [card for card in content.cards if card.tier and not card.nemesis]
    content.basics = [card for card in basics if not card.upgraded]
    content.upgraded = [card for card in basics if card.upgraded]
    content.player_acts = acts_of(content)
    return content, blocks


def _sides(content: Content) -> None:
    """Which card is seen of each until it is turned over."""
    for card in content.cards:
        card.front = content.index[card.looks_like] if card.looks_like else card.index
        if card.looks_like:
            card.two_sided = content.cards[card.front].two_sided = True


def _lay_side_decks(content: Content) -> None:
    """Tell each card its side deck, and each side deck who can give its cards."""
    for deck in content.side_decks.values():
        for id, copies in deck.cards.items():
            content.card(id).side_deck = deck.id
            content.card(id).copies = copies
    for block in content.blocks.values():
        for step in block.steps:
            if isinstance(step, GainCard):
                deck = content.side_decks[content.card(step.card).side_deck]
                deck.users.add(block.address.partition("/")[0].partition("@")[0])


def _name_protected(content: Content) -> None:
    """Tell each card whom it speaks of who is protected instead of Gravehold."""
    for block in content.blocks.values():
        id = block.address.partition("/")[0]
        for step in block.steps:
            if isinstance(step, ProtectedCharge) and id in content.index:
                content.card(id).names_protected = step.who


def _open(source: Source) -> tuple[Pack, list[Node]]:
    """A pack's header and its files."""
    nodes = [read(text, f"{source.name}/{name}", source.trusted) for name, text in source.files.items()]
    try:
        header = nodes[0].items()["pack"].owned("pack").items()
        for key, node in header.items():
            if key not in HEADER_KEYS:
                raise node.oops(f"unknown key {key!r}{did_you_mean(key, HEADER_KEYS)}")
        requires = [n.text() for n in header["requires"].list()] if "requires" in header else []
        also = [n.text() for n in header["also"].list()] if "also" in header else []
        id = header["id"].text()
        if not limits.ID.fullmatch(id):
            raise header["id"].oops(f"{id[:60]!r} is no id: small letters, digits and _, a letter first")
        return Pack(id, names(header["names"]), requires, source.digest, also), nodes
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
