"""A pack by a stranger: nothing in it is run, nothing in it can grow without end, and it cannot change other packs."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from tests.packs_room.writing import DECK, GEM, HEADER, MAGE, NEMESIS, Writer, problems_of
from unshuffled.packs import library, limits

CODE = "from pathlib import Path\nPath(__file__).with_name('ran').touch()\n"


def test_python_files_in_a_pack_are_left_alone(writer: Writer) -> None:
    folder = writer.pack(cards=GEM)
    for name in ("__init__.py", "pack.py", "conftest.py", "cards.yaml.py"):
        (folder / name).write_text(CODE, encoding="utf-8")

    assert list(library.load_folders([folder]).index) == ["dust"]
    assert not (folder / "ran").exists()


@pytest.mark.parametrize(
    "value",
    [
        "!!python/object/apply:os.system ['touch ran']",
        "!!python/name:os.system x",
        "!!str Dust",
        "!mine Dust",
        "!!set {a}",
    ],
)
def test_a_tag_is_refused(writer: Writer, value: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A tag names a type to make; a pack is plain data."""
    monkeypatch.chdir(tmp_path)
    (problem,) = writer.problems(cards=GEM.replace("Dust", value))

    assert problem.startswith("small/cards.yaml:2:")
    assert problem.endswith("names a type; a pack is plain data")
    assert not (tmp_path / "ran").exists()


def test_aliases_are_refused(writer: Writer) -> None:
    """A few lines of them could stand for millions of cards."""
    laughs = "a: &a [x, x]\nb: &b [*a, *a]\nc: &c [*b, *b]\n"

    assert writer.problems(cards=laughs) == [
        "small/cards.yaml:1:4: 'a' is an anchor or an alias; a pack has none: write it out"
    ]


@pytest.mark.parametrize("deep", ["[" * 50_000, "{a: " * 20_000, "- " * 50_000])
def test_a_file_that_goes_too_deep_is_refused(writer: Writer, deep: str) -> None:
    (problem,) = writer.problems(cards=deep)

    assert problem.endswith("nested more than 40 deep")


def test_steps_in_steps_up_to_the_limit_are_read(writer: Writer) -> None:
    steps = "{repeat: 2, do: [" * 10 + "{aether: 1}" + "]}" * 10

    assert list(writer.load(cards=GEM.replace("{aether: 1}", steps)).index) == ["dust"]


def test_a_file_that_is_too_large_is_refused(writer: Writer) -> None:
    assert writer.problems(cards=GEM + "#" * limits.FILE_BYTES) == [
        "small/cards.yaml:1:1: is too large; a file has at most 256 kB, a pack 1024 kB"
    ]


def test_a_pack_that_is_too_large_is_refused(writer: Writer) -> None:
    remarks = {f"file_{n}": "cards: {}\n" + "#" * (limits.FILE_BYTES - 20) for n in range(5)}

    assert writer.problems(**remarks) == [
        "small/file_4.yaml:1:1: is too large; a file has at most 256 kB, a pack 1024 kB"
    ]


def test_a_pack_of_too_many_files_is_refused(writer: Writer) -> None:
    (problem,) = writer.problems(**{f"file_{n:03}": "cards: {}\n" for n in range(limits.FILES)})

    assert problem == "small/file_099.yaml:1:1: is one too many; a pack has at most 100 files"


def test_a_pack_of_too_many_cards_is_refused(writer: Writer) -> None:
    card = "{names: {en: Dust}, kind: gem, cost: 1, play: [{aether: 1}]}"
    half = ["cards:\n" + "".join(f"  {name}_{n}: {card}\n" for n in range(300)) for name in "ab"]

    assert writer.problems(a=half[0], b=half[1]) == ["small/b.yaml:2:3: more than 500 cards in one pack"]


def test_as_many_cards_as_are_allowed_are_read(writer: Writer) -> None:
    card = "{names: {en: Dust}, kind: gem, cost: 1, play: [{aether: 1}]}"
    cards = "cards:\n" + "".join(f"  c_{n}: {card}\n" for n in range(500))

    assert len(writer.load(cards=cards).cards) == 500


def test_a_mage_with_a_mountain_of_cards_is_refused(writer: Writer) -> None:
    mage = MAGE.replace("deck: [dust]", f"deck: [{', '.join(['dust'] * 40)}]")

    assert writer.problems(cards=GEM, mages=mage) == [
        "small/mages.yaml:6:11: mage 'ann': more than 40 cards in hand and deck"
    ]


@pytest.mark.parametrize("id", ["Dust", "my dust", "dust.x", "9dust", "d/ust", "dust-x", "d" * 61])
def test_an_id_that_would_break_a_key_is_refused(writer: Writer, id: str) -> None:
    (problem,) = writer.problems(cards=GEM.replace("dust", f'"{id}"'))

    assert problem.endswith("is no id: small letters, digits and _, a letter first")


def test_a_pack_without_a_proper_id_is_refused(writer: Writer) -> None:
    folder = writer.pack(header=HEADER.replace("id: small", "id: Very Small"), cards=GEM)

    assert problems_of([folder]) == [
        "small/pack.yaml:1:12: pack: 'Very Small' is no id: small letters, digits and _, a letter first"
    ]


def test_an_id_stands_for_one_thing_only(writer: Writer) -> None:
    assert writer.problems(cards=GEM, mages=MAGE.replace("ann:", "dust:")) == [
        "small/mages.yaml:3:5: mage 'dust': a card with this id exists already"
    ]


def test_a_card_of_another_pack_is_not_replaced(writer: Writer) -> None:
    folder = writer.pack(cards=GEM.replace("dust", "jade"))

    assert problems_of([*library.shipped(), folder]) == [
        "small/cards.yaml:2:9: card 'jade': a card with this id exists already"
    ]


def test_a_word_of_another_pack_is_not_replaced(writer: Writer) -> None:
    folder = writer.pack(terms="terms: {fury: {en: Calm}}\n")

    assert problems_of([*library.shipped(), folder]) == [
        "small/terms.yaml:1:15: term 'fury': this word exists already, in this pack or another; call yours differently"
    ]


def test_a_file_with_the_other_ending_is_named(writer: Writer) -> None:
    """Silence would look as if the pack had lost its cards."""
    folder = writer.pack(mages=MAGE)
    (folder / "cards.yml").write_text(GEM, encoding="utf-8")

    assert problems_of([folder]) == ["small/cards.yml:1:1: is not read; call it .yaml"]


def test_hidden_files_are_no_part_of_a_pack(writer: Writer) -> None:
    """A pack may live in a repository with settings of its own."""
    folder = writer.pack(cards=GEM)
    (folder / ".github").mkdir()
    (folder / ".github" / "checks.yaml").write_text("on: push\n", encoding="utf-8")

    assert list(library.load_folders([folder]).index) == ["dust"]


def test_a_link_out_of_the_folder_is_not_followed(writer: Writer, tmp_path: Path) -> None:
    folder = writer.pack(cards=GEM)
    (tmp_path / "elsewhere.yaml").write_text("secret: 1\n", encoding="utf-8")
    (folder / "more.yaml").symlink_to(tmp_path / "elsewhere.yaml")

    assert problems_of([folder]) == ["small/more.yaml:1:1: is no plain file"]


def test_a_pipe_is_not_waited_for(writer: Writer) -> None:
    folder = writer.pack(cards=GEM)
    os.mkfifo(folder / "more.yaml")

    assert problems_of([folder]) == ["small/more.yaml:1:1: is no plain file"]


def test_the_shipped_packs_with_a_strangers_pack_beside_them(writer: Writer) -> None:
    """Cards that were there keep their numbers, so that stored games stay readable."""
    folder = writer.pack(cards=GEM, grim=NEMESIS + DECK)
    content = library.load_with([folder])

    assert list(content.packs) == ["base", "war_eternal", "outcasts", "small"]
    assert content.ids[: len(library.load().ids)] == library.load().ids
    assert library.load_with([]) is library.load()


def test_folders_in_a_setting_are_separated_as_in_path() -> None:
    assert library.folders_in(os.pathsep.join(["packs/a", "packs/b", ""])) == (Path("packs/a"), Path("packs/b"))
    assert library.folders_in("") == ()
