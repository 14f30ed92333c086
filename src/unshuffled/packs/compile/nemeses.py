"""Decoding the mat of a nemesis, in each of its forms."""

from __future__ import annotations

from unshuffled.packs import keys, limits, mats, steps
from unshuffled.packs.compile.parts import damage_taken, known
from unshuffled.packs.hooks import NEMESIS_MOMENTS, hooks
from unshuffled.packs.mats import Compile
from unshuffled.packs.naming import motif, names
from unshuffled.packs.nodes import Node, did_you_mean
from unshuffled.rules.core.mats import EXPEDITION, Nemesis


def nemesis(block: Compile, pack: str, id: str, entry: Node) -> dict[str, Nemesis]:
    """A nemesis mat, by its forms; without its cards."""
    entries = known(entry, keys.NEMESIS_KEYS)
    forms: dict[str, Nemesis] = {}
    for form, key in keys.NEMESIS_FORMS.items():
        merged = dict(entries)
        if key and key in entries:
            merged.update(entries[key].items())
        forms[form] = _form(block, pack, id, entry, merged, form)
        if "expedition" in entries:
            there = entries["expedition"].items()
            merged.update(there)
            if key and key in there:
                merged.update(there[key].items())
            forms[f"{EXPEDITION}{form}"] = _form(block, pack, id, entry, merged, f"{EXPEDITION}{form}")
    return forms


def _form(block: Compile, pack: str, id: str, entry: Node, entries: dict[str, Node], form: str) -> Nemesis:
    at = id if form == "normal" else f"{id}@{form}"
    for key, node in entries.items():
        if key not in keys.NEMESIS_KEYS:
            raise node.oops(f"unknown key {key!r}{did_you_mean(key, keys.NEMESIS_KEYS)}")
    if "unleash" not in entries:
        raise entry.oops("has no unleash")
    made = Nemesis(id, pack, names(entries["names"]), form)
    if "difficulty" in entries:
        made.difficulty = entries["difficulty"].number()
    if "motif" in entries:
        made.motif = motif(entries["motif"])
    if "rating" in entries:
        made.rating = entries["rating"].number(1, limits.RATING)
    for key in ("fixed_life", "untargetable", "reconstructed"):
        if key in entries:
            setattr(made, key, entries[key].flag())
    for key in keys.NEMESIS_BLOCKS:
        if key in entries:
            setattr(made, key, block(entries[key], f"{at}/{key}"))
    if "counters" in entries:
        made.counters = [mats.counter(name, n) for name, n in entries["counters"].items().items()]
    if "tracks" in entries:
        for name, n in entries["tracks"].items().items():
            if any(counter.name == name for counter in made.counters):
                raise n.oops(f"a counter {name!r} is there already")
            made.counters.append(mats.track(block, at, name, n))
        for name, n in entries["tracks"].items().items():
            if "life" in n.items():
                mats.life_of_token(made, made.counter(name), n.items()["life"])
    _life(made, entry, entries)
    if "decks" in entries:
        for name, n in entries["decks"].items().items():
            mats.deck(block, made, at, name, n)
    if "piles" in entries:
        for name, n in entries["piles"].items().items():
            mats.pile(made, name, n)
    if "rows" in entries:
        for name, n in entries["rows"].items().items():
            if made.row is not None:
                raise n.oops("a nemesis has one row")
            made.row = mats.row(block, steps.condition, made, at, name, n)
    if "turn_card" in entries:
        _turn_card(block, made, at, entries["turn_card"])
    if "routines" in entries:
        made.routines = {key: block(n, f"{at}/routine/{key}") for key, n in entries["routines"].items().items()}
    if "hooks" in entries:
        found, made.reactions = hooks(entries["hooks"], at, NEMESIS_MOMENTS, block)
        for hook in found:
            made.hooks.setdefault(hook.when, []).append(hook)
    if "actions" in entries:
        made.actions = [mats.action(block, at, name, n) for name, n in entries["actions"].items().items()]
    if "lose_when" in entries:
        made.lose_when = steps.condition(entries["lose_when"])
    if "supply" in entries:
        made.supply = {card: n.number(1, limits.TIMES) for card, n in entries["supply"].items().items()}
    if sum([counter.many for counter in made.counters]) > 1:
        raise entries["tracks"].oops("only one track can have many tokens")
    if "more_life" in entries:
        made.more_life = {kind: n.number(1) for kind, n in entries["more_life"].items().items()}
    if "damage_taken" in entries:
        made.damage_taken = damage_taken(block, entries["damage_taken"], at)
        if made.damage_taken.by or made.damage_taken.at_least:
            raise entries["damage_taken"].oops("'by' and 'at_least' are for minions")
    if "when_discarded" in entries:
        made.when_discarded = {
            key: block(n, f"{at}/when_discarded/{key}") for key, n in entries["when_discarded"].items().items()
        }
    if "when_destroyed" in entries:
        for kind, n in entries["when_destroyed"].items().items():
            if n.is_map and list(n.items()) != ["under"]:
                raise n.oops("expected any_discard or {under: a deck}")
            made.when_destroyed[kind] = n.items()["under"].text() if n.is_map else n.word(("any_discard",))
    if "devour" in entries:
        devour = entries["devour"].items()
        for key, n in devour.items():
            if key not in ("onto", "missing"):
                raise n.oops(f"unknown key {key!r}{did_you_mean(key, ('onto', 'missing'))}")
        if "onto" not in devour:
            raise entries["devour"].oops("devour has no onto")
        made.devour_onto = devour["onto"].text()
        if "missing" in devour:
            made.devour_missing = block(devour["missing"], f"{at}/devour.missing")
    if "mats" in entries:
        mats.mats(made, entries["mats"])
    if "swarm" in entries:
        made.swarm = mats.swarm(block, at, entries["swarm"])
    return made


def _turn_card(block: Compile, made: Nemesis, at: str, node: Node) -> None:
    """A turn order card of its own, instead of one nemesis card or both."""
    entries = node.items()
    for key, n in entries.items():
        if key not in ("name", "count", "do"):
            raise n.oops(f"unknown key {key!r}{did_you_mean(key, ('name', 'count', 'do'))}")
    for key in ("name", "do"):
        if key not in entries:
            raise node.oops(f"the turn order card has no {key}")
    made.special_turn = entries["name"].text()
    made.special_turns = entries["count"].number(1, 2) if "count" in entries else 1
    made.special_do = block(entries["do"], f"{at}/turn_card")


def _life(made: Nemesis, entry: Node, entries: dict[str, Node]) -> None:
    """The life of a nemesis: its own, or that of its tokens, which no level of difficulty changes (OPEN-13)."""
    if made.bodies:
        if "life" in entries:
            raise entries["life"].oops("its tokens have life, so it has none of its own; leave 'life' out")
        made.life = sum([made.counters[made.counters[n].life_at].start for n in made.bodies])
        made.fixed_life = True
    elif "life" not in entries:
        raise entry.oops("has no life")
    else:
        made.life = entries["life"].number(1)
