"""What a form needs, and what these packs have of it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import asdict, dataclass, replace
from typing import Any

import msgspec

from unshuffled.expeditions.codes import Code, Refused
from unshuffled.rules.core.cards import ABILITY
from unshuffled.rules.core.content import Content
from unshuffled.rules.core.forms import CARDS, GRAVEHOLD, LEVELS, WAYS, Form, Reward
from unshuffled.rules.core.setup import MARKET

Pool = dict[str, list[str]]


@dataclass
class Lack:
    """Something that a form needs: a thing by its id, or so many of a sort."""

    what: str
    """nemesis, rating, mage, card, treasure, ability, upgraded or protect by id; a sort of the pool by number."""
    id: str = ""
    wanted: int = 0
    have: int = 0

    def __str__(self) -> str:
        if self.wanted:
            return f"{self.what}{' ' + self.id if self.id else ''}: {self.wanted} needed, {self.have} there"
        return f"no {self.what} {self.id}"


def pool(content: Content, packs: Iterable[str] = (), form: Form | None = None) -> tuple[Pool, dict[str, int]]:
    """What random things are drawn from, and the ratings of the nemeses one can meet: of these packs, or of all.

    Cards that speak of who is protected instead of Gravehold are among them if the form has a battle for them (PR-141).
    """
    protects = {"", *([battle.protect for battle in form.battles] if form is not None else [])}
    chosen = list(packs) or list(content.packs)
    made: Pool = {"mage": sorted(id for id, mage in content.mages.items() if mage.pack in chosen)}
    for kind in CARDS:
        found = [content.cards[card] for card in content.supply[kind]]
        made[kind] = sorted(c.id for c in found if c.pack in chosen and c.names_protected in protects)
    for level in LEVELS:
        made[f"treasure_{level}"] = sorted(c.id for c in content.cards if c.treasure == level and c.pack in chosen)
    for tier in (1, 2, 3):
        made[f"upgraded_{tier}"] = sorted(c.id for c in content.upgraded if c.tier == tier and c.pack in chosen)
    normal = [forms["normal"] for forms in content.nemeses.values()]
    return made, {nemesis.id: nemesis.rating for nemesis in normal if nemesis.rating and nemesis.pack in chosen}


def lacks(content: Content, form: Form, pool: Pool, ratings: dict[str, int]) -> list[Lack]:
    """Why the form cannot be played with these packs; nothing if it can."""
    found: list[Lack] = []
    rewards = [form.start, *[battle.win for battle in form.battles]]
    wanted = Counter(battle.rating for battle in form.battles if battle.rating)
    for rating, battles in sorted(wanted.items()):
        have = sum(1 for each in ratings.values() if each == rating)
        if have < battles:
            found.append(Lack("rating", str(rating), battles, have))
    for battle in form.battles:
        if battle.nemeses and not any(id in content.nemeses for id in battle.nemeses):
            found += [Lack("nemesis", id) for id in battle.nemeses]
        found += [Lack("upgraded", id) for id in battle.upgraded_cards if not _is_upgraded(content, id)]
        if battle.protect != GRAVEHOLD and battle.protect not in content.protected:
            found.append(Lack("protect", battle.protect))
    for reward in rewards:
        found += [Lack("mage", id) for id in reward.mages if id not in content.mages]
        found += [Lack("card", id) for id in reward.cards if not _is_market_card(content, id)]
        found += [Lack("treasure", id) for id in reward.treasures if not _is_treasure(content, id)]
        found += [Lack("ability", id) for id in reward.abilities if not _is_ability(content, id)]
    if not any(lack.what in ("card", "mage") for lack in found):
        found += _start(content, form.start, pool)
    unique = {(lack.what, lack.id): lack for lack in found}
    return list(unique.values())


def _start(content: Content, start: Reward, pool: Pool) -> list[Lack]:
    """The first market and a mage must be there."""
    have = {of: min(start.random.get(of, 0), len(pool.get(of, ()))) for of in ("mage", *CARDS)}
    have["mage"] += len(start.mages)
    for id in start.cards:
        have[content.card(id).market] += 1
    return [Lack(of, "", wanted, have[of]) for of, wanted in (("mage", 1), *MARKET) if have[of] < wanted]


def short(form: Form, pool: Pool) -> list[Lack]:
    """What the form gives more of than these packs have. It is played with fewer (PR-71)."""
    wanted: Counter[str] = Counter()
    for battle in form.battles:
        wanted.update({f"upgraded_{tier}": count for tier, count in battle.upgraded.items()})
        wanted.update({of: count for of, count in battle.win.random.items() if of.startswith("treasure")})
    wanted.update({of: count for of, count in form.start.random.items() if of.startswith("treasure")})
    return [Lack(of, "", count, len(pool[of])) for of, count in sorted(wanted.items()) if len(pool[of]) < count]


def _is_upgraded(content: Content, id: str) -> bool:
    return id in content.index and content.card(id).upgraded


def _is_treasure(content: Content, id: str) -> bool:
    return id in content.index and content.card(id).treasure > 0


def _is_ability(content: Content, id: str) -> bool:
    return id in content.index and content.card(id).kind == ABILITY


def _is_market_card(content: Content, id: str) -> bool:
    return id in content.index and content.index[id] in content.supply.get(content.card(id).market, [])


def gone(content: Content, pool: Pool, ratings: dict[str, int]) -> list[str]:
    """What an expedition could draw when it was begun, and these packs do not have."""
    named = [id for ids in pool.values() for id in ids]
    known = content.index.keys() | content.mages.keys() | content.nemeses.keys()
    return [id for id in [*named, *ratings] if id not in known]


def data_of(content: Content, form: Form) -> dict[str, Any]:
    """The form as JSON values, with the nemeses that are there: what comes later must not change who is met."""
    battles = [
        replace(battle, nemeses=[id for id in battle.nemeses if id in content.nemeses]) for battle in form.battles
    ]
    return asdict(replace(form, battles=battles))


def form_of(data: dict[str, Any]) -> Form:
    """The form in these JSON values."""
    try:
        form = msgspec.convert(data, Form)
    except msgspec.ValidationError as error:
        raise Refused(Code.FORM, f"not a form of expeditions: {error}") from None
    ids = [battle.id for battle in form.battles]
    ways = {way for battle in form.battles for way in [*battle.if_won, *battle.if_lost]}
    if not ids or len(set(ids)) < len(ids) or not ways <= {*ids, *WAYS}:
        raise Refused(Code.FORM, "not a form of expeditions: its battles lead nowhere")
    return form
