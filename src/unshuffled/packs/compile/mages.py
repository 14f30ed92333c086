"""Decoding the mat of a mage, and somebody who is protected instead of Gravehold."""

from __future__ import annotations

from unshuffled.packs import keys, limits, tiles
from unshuffled.packs.compile.parts import known
from unshuffled.packs.hooks import hooks
from unshuffled.packs.mats import Compile
from unshuffled.packs.naming import motif, names
from unshuffled.packs.nodes import Node, did_you_mean
from unshuffled.rules.core.mats import Mage, Protected
from unshuffled.rules.effects.shapes import has_price


def mage(block: Compile, pack: str, id: str, entry: Node) -> Mage:
    """A mage mat."""
    entries = known(entry, keys.MAGE_KEYS)
    for key in ("breaches", "hand", "deck", "ability"):
        if key not in entries:
            raise entry.oops(f"has no {key}")
    made = Mage(id, pack, names(entries["names"]))
    if "title" in entries:
        made.title = names(entries["title"])
    if "motif" in entries:
        made.motif = motif(entries["motif"])
    breaches = entries["breaches"].list()
    if len(breaches) != 4:
        raise entries["breaches"].oops("expected four breaches, I to IV")
    for b, n in enumerate(breaches):
        tiles.breach(block, made, b, n)
    if "tracks" in entries:
        made.tracks = [tiles.track(block, id, name, n) for name, n in entries["tracks"].items().items()]
    if "pile_tokens" in entries:
        for name, n in entries["pile_tokens"].items().items():
            made.pile_tokens.append(tiles.pile_token(block, id, name, n))
    if "reconstructed" in entries:
        made.reconstructed = entries["reconstructed"].flag()
    if "gravehold_share" in entries:
        made.gravehold_share = entries["gravehold_share"].number(0, limits.TIMES)
    made.hand = [n.text() for n in entries["hand"].list()]
    made.deck = [n.text() for n in entries["deck"].list()]
    for edition, node in entries["values"].items().items() if "values" in entries else ():
        made.values[edition] = [n.text() for n in node.list()]
        if sorted(made.values[edition]) != sorted(made.deck):
            raise node.oops("the same cards in another order")
    if len(made.hand) + len(made.deck) > limits.HAND_AND_DECK:
        raise entries["deck"].oops(f"more than {limits.HAND_AND_DECK} cards in hand and deck")
    ability = entries["ability"].items()
    for key, n in ability.items():
        if key not in ("names", "charges", "during", "if_drawn", "do"):
            raise n.oops(f"unknown key {key!r}{did_you_mean(key, ('names', 'charges', 'during', 'if_drawn', 'do'))}")
    for key in ("names", "charges", "during", "do"):
        if key not in ability:
            raise entries["ability"].oops(f"the ability has no {key}")
    made.ability_names = names(ability["names"])
    made.charges = ability["charges"].number(1, limits.TIMES)
    made.during = ability["during"].word(keys.ABILITY_TIMES)
    if "if_drawn" in ability:
        made.if_drawn = [n.word(keys.DECK_KINDS) for n in ability["if_drawn"].list()]
    made.do = block(ability["do"], f"{id}/ability")
    made.priced = has_price(made.do)
    if "hooks" in entries:
        _, made.reactions = hooks(entries["hooks"], id, (), block)
    return made


def protected(pack: str, id: str, entry: Node) -> Protected:
    """Who can be protected instead of Gravehold, with the cards of their ability deck."""
    entries = known(entry, keys.PROTECTED_KEYS)
    for key in ("life", "charges", "abilities"):
        if key not in entries:
            raise entry.oops(f"has no {key}")
    made = Protected(id, pack, names(entries["names"]))
    made.life = entries["life"].number(1, limits.NUMBER)
    made.charges = entries["charges"].number(1, limits.TIMES)
    made.abilities = [n.text() for n in entries["abilities"].list()]
    if not made.abilities or len(set(made.abilities)) < len(made.abilities):
        raise entries["abilities"].oops("expected ability cards, each once")
    if "reconstructed" in entries:
        made.reconstructed = entries["reconstructed"].flag()
    return made
