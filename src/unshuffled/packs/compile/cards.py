"""Decoding a card of either side."""

from __future__ import annotations

from unshuffled.packs import keys, limits, steps
from unshuffled.packs.compile.parts import damage_taken, known
from unshuffled.packs.hooks import CARD_MOMENTS, SPELL_MOMENTS, hooks
from unshuffled.packs.mats import Compile
from unshuffled.packs.naming import motif, names
from unshuffled.packs.nodes import Node, did_you_mean
from unshuffled.rules.core.cards import ABILITY, PLAYER_CARD, TREASURE, Action, Card, Kind, Redirect
from unshuffled.rules.core.constants import FORBIDDEN
from unshuffled.rules.core.forms import LEVELS
from unshuffled.rules.core.mats import NEVER
from unshuffled.rules.effects.gains import Pay

Kinds = dict[str, Kind]
"""The kinds that are known, by id."""


def card(block: Compile, kinds: Kinds, pack: str, id: str, entry: Node) -> Card:
    """A card of either side."""
    entries = known(entry, keys.CARD_KEYS)
    if "kind" not in entries:
        raise entry.oops("has no kind")
    kind = entries["kind"].text()
    made = Card(id, kind, pack, names(entries["names"]))
    for key, most in (("cost", limits.COST), ("tier", 3), ("power", limits.TIMES), ("swarm_life", limits.TIMES)):
        if key in entries:
            setattr(made, key, entries[key].number(0, most))
    if "starter" in entries:
        made.is_starter = entries["starter"].flag()
    if "link" in entries:
        made.link = entries["link"].flag()
    if "echo" in entries:
        made.echo = entries["echo"].flag()
    if "reconstructed" in entries:
        made.reconstructed = entries["reconstructed"].flag()
    if "upgraded" in entries:
        made.upgraded = entries["upgraded"].flag()
    if "motif" in entries:
        made.motif = motif(entries["motif"])
    if "treasure" in entries:
        made.treasure = entries["treasure"].number(1, max(LEVELS))
    if "copies" in entries:
        made.in_deck = entries["copies"].number(1, limits.TIMES)
    if "looks_like" in entries:
        made.looks_like = entries["looks_like"].text()
    if "counts_as" in entries:
        for key, node in entries["counts_as"].items().items():
            if key not in ("cards", "kinds"):
                raise node.oops(f"unknown key {key!r}{did_you_mean(key, ('cards', 'kinds'))}")
            setattr(made, "counts_as" if key == "cards" else "counts_as_kinds", [n.text() for n in node.list()])
    if "replaces" in entries:
        made.replaces = [n.text() for n in entries["replaces"].list()]
    if "brings" in entries:
        made.brings = [n.text() for n in entries["brings"].list()]
    if "while_owned" in entries:
        for key, n in entries["while_owned"].items().items():
            if key not in keys.WHILE_OWNED:
                raise n.oops(f"unknown key {key!r}{did_you_mean(key, keys.WHILE_OWNED)}")
            setattr(made, key, n.number(1, limits.TIMES))
    if "life" in entries:
        made.life = steps.amount(entries["life"])
    for key in keys.CARD_BLOCKS:
        if key in entries:
            setattr(made, key, block(entries[key], f"{id}/{key}"))
    if "gain_to" in entries:
        made.gain_to = _redirect(entries["gain_to"])
    if "prep" in entries:
        made.prep = entries["prep"].word(keys.PREP_RULES)
    if "while_prepped" in entries:
        _while_prepped(block, made, entries["while_prepped"])
    if "while_in_play" in entries:
        _while_in_play(block, made, entries["while_in_play"])
    if "while_in_front" in entries:
        _while_in_front(block, made, entries["while_in_front"])
    if "parts" in entries:
        made.parts = {key: block(n, f"{id}/{key}") for key, n in entries["parts"].items().items()}
    if "damage_taken" in entries:
        made.damage_taken = damage_taken(block, entries["damage_taken"], id)
    if "hooks" in entries and kind == TREASURE:
        _, made.reactions = hooks(entries["hooks"], id, (), block, made.treasure == 2)
    elif "hooks" in entries:
        if kind not in ("minion", "power") and made.life is None:
            raise entries["hooks"].oops("only cards that stay in play have 'hooks'; a spell's stand in 'while_prepped'")
        found, made.reactions = hooks(entries["hooks"], id, CARD_MOMENTS, block)
        for hook in found:
            made.hooks[hook.when] = hook.do
    if "enters_on" in entries:
        made.enters_on = entries["enters_on"].text()
    if "returns" in entries:
        made.returns = entries["returns"].word(("under_nemesis_deck",))
    if "values" in entries:
        for edition, node in entries["values"].items().items():
            made.values[edition] = {key: n.number() for key, n in node.items().items()}
    if made.to_discard is not None and len(made.to_discard.steps) == 1:
        price = made.to_discard.steps[0]
        if isinstance(price, Pay):
            made.to_discard_aether = price.amount
    _complete(kinds, made, entry)
    return made


def _complete(kinds: Kinds, card: Card, entry: Node) -> None:
    """What a card of its kind must have."""
    kind = kinds.get(card.kind)
    needs = {"attack": "do", "power": "when_out", ABILITY: "do"}.get(card.kind)
    if kind is not None and kind.use:
        needs = keys.USES[kind.use]
    if needs and getattr(card, needs) is None:
        article = "an" if card.kind[0] in "aeiou" else "a"
        raise entry.oops(f"{article} {card.kind} needs {needs!r}")
    if kind is not None and kind.family == PLAYER_CARD:
        for use, block in keys.USES.items():
            if kind.use != use and getattr(card, block) is not None:
                raise entry.items()[block].oops(f"a {card.kind} has no {block!r}: its kind is not for that")
    if card.kind == "minion" and card.life is None:
        raise entry.oops("a minion needs 'life'")
    if card.kind == "power" and card.power < 1:
        raise entry.oops("a power needs 'power', the number of its tokens")
    if card.kind in keys.DECK_KINDS and not 1 <= card.tier <= 3:
        raise entry.oops("a card of the nemesis deck needs a tier from 1 to 3")
    if card.upgraded and card.kind not in keys.DECK_KINDS:
        raise entry.oops("only a card of the nemesis deck is upgraded")
    _treasure(kind, card, entry)


def _treasure(kind: Kind | None, card: Card, entry: Node) -> None:
    """A treasure of level 1 is a gem or spell that replaces a starting card; the others are of a kind of their own."""
    if card.kind == TREASURE and not card.treasure:
        raise entry.oops("a treasure needs 'treasure', its level")
    if card.treasure == 1 and (kind is None or not kind.use):
        raise entry.oops("a treasure of level 1 is a player card, such as a gem or a spell")
    if card.treasure == 1 and not card.replaces:
        raise entry.oops("a treasure of level 1 needs 'replaces', the starting cards it is taken instead of")
    if card.treasure > 1 and card.kind != TREASURE:
        raise entry.oops(f"a treasure of level {card.treasure} has the kind {TREASURE!r}")
    if card.treasure != 1 and card.replaces:
        raise entry.items()["replaces"].oops("only a treasure of level 1 replaces a card")
    for key in ("brings", "while_owned", "when_game_starts"):
        if key in entry.items() and not card.treasure:
            raise entry.items()[key].oops(f"only a treasure has {key!r}")
    if card.brings and card.treasure == 2:
        raise entry.items()["brings"].oops("a treasure of all players brings nobody a card")
    if card.treasure and card.is_starter:
        raise entry.items()["starter"].oops("a treasure is no starter")


def _while_prepped(block: Compile, card: Card, node: Node) -> None:
    for key, n in node.items().items():
        if key == "actions":
            for i, a in enumerate(n.list()):
                card.actions.append(_action(block, a, f"{card.id}/actions.{i}"))
        elif key == "hooks":
            found, card.reactions = hooks(n, card.id, SPELL_MOMENTS, block)
            for hook in found:
                card.while_prepped[hook.when] = hook.do
        elif key == "also_prep":
            card.also_prep = n.text()
        elif key == "less_damage":
            card.less_damage = n.number()
        elif key == "spell_bonus":
            card.spell_bonus = n.number(1, limits.TIMES)
        else:
            raise n.oops(f"unknown key {key!r}{did_you_mean(key, keys.WHILE_PREPPED)}")


def _while_in_play(block: Compile, card: Card, node: Node) -> None:
    if card.kind not in ("minion", "power") and card.life is None:
        raise node.oops("only minions and powers are in play")
    for key, n in node.items().items():
        if key == "action_costs":
            for name, cost in n.items().items():
                barred = cost.is_scalar and cost.text() == "never"
                card.action_costs[name] = NEVER if barred else cost.number(0, limits.COST)
        elif key == "forbids":
            for each in n.list() if n.is_list else [n]:
                card.forbids |= FORBIDDEN[each.word(tuple(FORBIDDEN))]
        elif key == "shields":
            n.word(("nemesis",))
            card.shields = True
        elif key == "protects":
            card.protects = n.text()
        elif key == "more_damage":
            card.more_damage = n.number(1, limits.TIMES)
        elif key == "guards":
            card.guards = n.flag()
            if card.guards and card.life is None:
                raise n.oops("only a minion can guard: damage must have somewhere to go")
        elif key == "actions":
            for i, a in enumerate(n.list()):
                card.actions.append(_action(block, a, f"{card.id}/actions.{i}"))
        elif key == "minions_take_less":
            card.minions_take_less = n.number(1, limits.TIMES)
        else:
            raise n.oops(f"unknown key {key!r}{did_you_mean(key, keys.WHILE_IN_PLAY)}")


def _while_in_front(block: Compile, card: Card, node: Node) -> None:
    if card.kind != "attack":
        raise node.oops("only an attack is placed in front of a player")
    for key, n in node.items().items():
        if key == "hooks":
            _, card.reactions = hooks(n, card.id, (), block)
        elif key == "any_player":
            card.any_player = n.flag()
        else:
            raise n.oops(f"unknown key {key!r}{did_you_mean(key, keys.WHILE_IN_FRONT)}")


def _action(block: Compile, node: Node, address: str) -> Action:
    entries = node.items()
    for key, n in entries.items():
        if key not in ("pay", "once_per_turn", "do"):
            raise n.oops(f"unknown key {key!r}{did_you_mean(key, ('pay', 'once_per_turn', 'do'))}")
    if "do" not in entries:
        raise node.oops("an action needs 'do'")
    return Action(
        block(entries["do"], address),
        entries["pay"].number() if "pay" in entries else 0,
        entries["once_per_turn"].flag() if "once_per_turn" in entries else False,
    )


def _redirect(node: Node) -> Redirect:
    """Where a gained card may or must go."""
    entries = node.items()
    for key, n in entries.items():
        if key not in ("to", "optional"):
            raise n.oops(f"unknown key {key!r}{did_you_mean(key, ('to', 'optional'))}")
    if "to" not in entries:
        raise node.oops("expected 'to'")
    optional = entries["optional"].flag() if "optional" in entries else False
    return Redirect(entries["to"].word(("top_of_deck", "hand")), optional)
