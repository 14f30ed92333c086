"""The daily table: checking that a day's seed is the one that was published before."""

from __future__ import annotations

import json

from cyclopts import App

from unshuffled.cli.common import Json, Packs, Stop, lang_of, pack_folders
from unshuffled.packs import library
from unshuffled.rules.core import chance
from unshuffled.rules.core.version import RULES
from unshuffled.tables.contents import digests_of
from unshuffled.tables.daily import MOST_MAGES, Day, setup_of
from unshuffled.words.phrases import Name
from unshuffled.words.speech import Voice

daily_app = App(name="daily", help="The daily table: check the seed of a day.")


@daily_app.command
def verify(
    day: str,
    *,
    seed: str,
    commitment: str,
    rules: int = RULES,
    lang: str = "",
    pack: Packs = None,
    as_json: Json = False,
) -> int:
    """Verify a day's seed: it must give the commitment that was published the day before, and the setup that was played.

    For example: `unshuffled daily verify 2026-11-17 --seed 9f2c… --commitment 5d41…`.

    A game of that day is proved with `unshuffled verify game.txt --commitment 5d41…`.

    Parameters
    ----------
    day
        Its date, as in 2026-11-17.
    seed
        The seed, as the page shows it when the day is over.
    commitment
        What the page showed the day before.
    rules
        The version of the rules it was played with; the server says it at /api/daily. Default: the newest.
    lang
        en, de, fr, pl or cs. Default: the language of your environment, else English.
    pack
        Folder of a pack that the server had; repeatable (UNSHUFFLED_PACKS).
    as_json
        Print the result for programs.
    """
    found = chance.commitment(seed)
    if found != commitment.strip().lower():
        raise Stop(f"the seed gives {found}, but {commitment} was published: this is not the seed of {day}")
    content = library.load_with(pack_folders(pack))
    setup = setup_of(content, Day(day, seed, digests_of(content), rules), MOST_MAGES)
    if as_json:
        chosen = {"mages": setup.mages, "nemesis": setup.nemesis, "market": setup.market}
        print(json.dumps({"proved": True, "day": day, **chosen}))
        return 0
    voice = Voice(content, lang_of(lang))

    def named(kind: str, ids: list[str]) -> str:
        return ", ".join(voice.name(Name(kind, id)) for id in ids)

    print(f"{day}: proved, the seed is the one that was published before. With the packs installed here it gives:")
    for kind, ids in (("nemesis", [setup.nemesis]), ("mage", setup.mages), ("card", setup.market)):
        print(f"  {named(kind, ids)}")
    return 0
