"""Reading: cards, mats, rules, the check of the languages, the schema of packs."""

from __future__ import annotations

import json

from cyclopts import App

from unshuffled.cli.common import Json, Packs, Stop, id_of, lang_of, pack_folders
from unshuffled.packs import find, library
from unshuffled.packs.schema import pack_schema
from unshuffled.rules.core.cards import Card
from unshuffled.terminal import sheet
from unshuffled.words import check as words_check
from unshuffled.words import reference
from unshuffled.words.phrases import Name
from unshuffled.words.speech import LANGUAGES, Voice

words_app = App(name="words", help="The texts people read.")


def card(name: str, *, lang: str = "", pack: Packs = None, as_json: Json = False) -> int:
    """Print a card, mage or nemesis as it reads on the table.

    For example: `unshuffled card "Jagged Lightning" --lang de`.

    Parameters
    ----------
    name
        Its name in any language, accents or not, or its id.
    lang
        en, de, fr, pl or cs. Default: the language of your environment, else English.
    pack
        Folder of an extra pack to search; repeatable (UNSHUFFLED_PACKS).
    as_json
        Print id and text for programs.
    """
    content = library.load_with(pack_folders(pack))
    named = {**find.cards(content), **find.mages(content), **find.nemeses(content), **find.protected(content)}
    found = find.find(named, name)
    if not found:
        id_of(named, name, "card")
    voice = Voice(content, lang_of(lang))
    if as_json:
        print(json.dumps([{"id": id, "text": sheet.sheet(voice, id)} for id in found], ensure_ascii=False, indent=1))
        return 0
    for n, id in enumerate(found):
        print(("\n" if n else "") + sheet.sheet(voice, id))
    return 0


def cards(*, set: str = "", kind: str = "", lang: str = "", as_json: Json = False) -> int:  # noqa: A002 the word people know
    """List cards with their costs.

    For example: `unshuffled cards --set base --kind spell`.

    Parameters
    ----------
    set
        A pack, such as base or war_eternal.
    kind
        gem, relic, spell, attack, minion, power, or a nemesis's own kind.
    lang
        en, de, fr, pl or cs. Default: the language of your environment, else English.
    as_json
        Print the list for programs.
    """
    content = library.load()
    voice = Voice(content, lang_of(lang))
    if set and set not in content.packs:
        raise Stop(f"no set {set!r}; known: {', '.join(content.packs)}")
    kinds_known = sorted({card.kind for card in content.cards})
    if kind and kind not in kinds_known:
        raise Stop(f"no kind {kind!r}; known: {', '.join(kinds_known)}")
    chosen = [card for card in content.cards if (not set or card.pack == set) and (not kind or card.kind == kind)]
    if as_json:
        print(json.dumps([_values(voice, card) for card in chosen], ensure_ascii=False, indent=1))
        return 0
    for found in chosen:
        print(sheet.row(voice, found))
    return 0


def _values(voice: Voice, card: Card) -> dict[str, object]:
    return {
        "id": card.id,
        "name": voice.name(Name("card", card.id)),
        "set": card.pack,
        "kind": card.kind,
        "cost": card.cost,
    }


def rules(topic: str = "", *, lang: str = "") -> int:
    """Print the rules in short, each entry with its clauses.

    For example: `unshuffled rules casting-phase --lang fr`.

    Parameters
    ----------
    topic
        A topic. Default: all.
    lang
        en, de, fr, pl or cs. Default: the language of your environment, else English.
    """
    voice = Voice(library.load(), lang_of(lang))
    if topic and topic not in reference.TOPICS:
        raise Stop(f"no topic {topic!r}; known: {', '.join(reference.TOPICS)}")
    for name, clauses in reference.TOPICS.items():
        if not topic or name == topic:
            print(f"{voice(reference.title(name))}\n  {voice(reference.text(name))}\n  [{', '.join(clauses)}]\n")
    return 0


@words_app.command(name="check")
def words_check_() -> int:
    """Check that every message exists and formats in every language."""
    problems = words_check.check(library.load())
    for problem in problems:
        print(problem)
    print(
        f"{len(problems)} problems in {len(LANGUAGES)} languages"
        if problems
        else "every message exists in every language"
    )
    return 1 if problems else 0


def schema() -> int:
    """Print the JSON Schema of a pack, for an editor that completes and checks YAML.

    For example: `unshuffled schema > pack.schema.json`.
    """
    print(json.dumps(pack_schema(), indent=2))
    return 0
