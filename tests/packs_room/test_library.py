"""The library: shipped packs, the order of packs, and the digest that stored games pin."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

from tests.packs_room.writing import GEM, HEADER, MAGE, Writer
from unshuffled.packs import library


def digest(folder: Path) -> str:
    (pack,) = library.load_folders([folder]).packs.values()
    return pack.digest


def test_the_shipped_packs_load_once() -> None:
    content = library.load()

    assert list(content.packs) == ["base", "war_eternal", "outcasts"]
    assert library.load() is content
    assert [content.index[card.id] for card in content.cards] == list(range(len(content.cards)))


def test_a_game_can_be_stored_no_matter_who_loads_the_packs_first() -> None:
    """The engine's own blocks are part of the content even if nothing else has been imported yet."""
    code = "from unshuffled.packs import library; print('flow/game' in library.load().blocks)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)

    assert done.stdout.strip() == "True"


def test_required_packs_come_first(writer: Writer) -> None:
    one = writer.pack("one", "pack: {id: one, names: {en: One}, requires: [two]}\n", mages=MAGE)
    two = writer.pack("two", "pack: {id: two, names: {en: Two}}\n", cards=GEM)

    assert list(library.load_folders([one, two]).packs) == ["two", "one"]


def test_the_digest_does_not_depend_on_where_the_folder_lies(writer: Writer, tmp_path: Path) -> None:
    here = writer.pack(cards=GEM, mages=MAGE)
    shutil.copytree(here, tmp_path / "elsewhere" / "renamed")

    assert digest(tmp_path / "elsewhere" / "renamed") == digest(here)


def test_the_digest_depends_on_every_file_its_name_and_its_text(writer: Writer) -> None:
    changed = [
        writer.pack("same", cards=GEM),
        writer.pack("cost", cards=GEM.replace("cost: 1", "cost: 2")),
        writer.pack("remark", cards=GEM + "# a remark\n"),
        writer.pack("header", HEADER.replace("Small", "Smaller"), cards=GEM),
        writer.pack("name", gems=GEM),
        writer.pack("more", cards=GEM, mages=MAGE),
    ]

    assert len({digest(folder) for folder in changed}) == len(changed)


def test_the_digest_does_not_depend_on_files_that_are_no_part_of_the_pack(writer: Writer) -> None:
    folder = writer.pack(cards=GEM)
    before = digest(folder)
    (folder / "README.md").write_text("About this pack.\n", encoding="utf-8")

    assert digest(folder) == before


def test_files_in_folders_of_a_pack_are_read(writer: Writer) -> None:
    folder = writer.pack(mages=MAGE)
    (folder / "deep").mkdir()
    (folder / "deep" / "cards.yaml").write_text(GEM, encoding="utf-8")

    assert list(library.load_folders([folder]).index) == ["dust"]


def test_words_that_yaml_would_guess_at_stay_words(writer: Writer) -> None:
    """`no` is a name, `1:30` no time of day; what a value means is said by its field."""
    cards = "cards:\n  no: {names: {en: no, de: 1:30}, kind: gem, cost: 1, play: [{aether: 1}]}\n"

    assert writer.load(cards=cards).card("no").names == {"en": "no", "de": "1:30"}


def test_the_shipped_packs_name_only_what_there_is() -> None:
    """`load` does not check them again at every start."""
    assert set(library.load_folders(library.shipped()).index) == set(library.load().index)
