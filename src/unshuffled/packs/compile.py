"""Decoding cards, mages, nemeses, markets and expeditions into the records of `rules`."""

from __future__ import annotations

from collections.abc import Callable

from unshuffled.packs import forms, keys, limits, mats, steps, tiles
from unshuffled.packs.hooks import CARD_MOMENTS, NEMESIS_MOMENTS, SPELL_MOMENTS, hooks
from unshuffled.packs.naming import LANGUAGE, motif, name, names
from unshuffled.packs.nodes import Node, Oops, Problem, did_you_mean
from unshuffled.rules.core.cards import (
    ABILITY,
    NEMESIS_CARD,
    PLAYER_CARD,
    TREASURE,
    Action,
    Card,
    DamageTaken,
    Kind,
    Redirect,
)
from unshuffled.rules.core.constants import FORBIDDEN, GAIN_USE
from unshuffled.rules.core.content import Content, Market, SideDeck
from unshuffled.rules.core.forms import LEVELS
from unshuffled.rules.core.language import Block
from unshuffled.rules.core.mats import EXPEDITION, NEVER, Mage, Nemesis, Protected
from unshuffled.rules.effects.gains import Pay
from unshuffled.rules.effects.shapes import has_price


class Compiler:
    """Takes one pack's nodes and adds their records to the content. Problems are collected, not raised."""

    def __init__(self, content: Content, pack: str, blocks: steps.Blocks, places: dict[str, Node]) -> None:
        self.content = content
        self.pack = pack
        self.blocks = blocks
        self.places = places
        self.problems: list[Problem] = []
        self.entries = dict.fromkeys(limits.ENTRIES, 0)

    def each(self, section: str, node: Node, what: str, make: Callable[[str, Node], None]) -> None:
        """Decode each entry of a section; a bad one does not hide the others' problems."""
        try:
            entries = node.items()
            self.entries[section] += len(entries)
            if self.entries[section] > limits.ENTRIES[section]:
                raise node.oops(f"more than {limits.ENTRIES[section]} {section} in one pack")
        except Oops as oops:
            self.problems.append(oops.problem)
            return
        for id, entry in entries.items():
            try:
                here = entry.owned(f"{what} {id[:60]!r}")
                if not limits.ID.fullmatch(id):
                    raise here.oops("is no id: small letters, digits and _, a letter first")
                if section not in ("terms", "kinds") and id in self.places:
                    raise here.oops(f"a {self.places[id].owner.split()[0]} with this id exists already")
                make(id, here)
                if section not in ("terms", "kinds"):
                    self.places[id] = here
            except Oops as oops:
                self.problems.append(oops.problem)

    def file(self, node: Node) -> None:
        """One file of a pack: any of the sections, in any order."""
        sections: dict[str, tuple[str, Callable[[str, Node], None]]] = {
            "kinds": ("kind", self.kind),
            "cards": ("card", self.card),
            "mages": ("mage", self.mage),
            "markets": ("market", self.market),
            "protected": ("protected", self.protected),
            "terms": ("term", self.term),
            "nemeses": ("nemesis", self.nemesis),
            "side_decks": ("side deck", self.side_deck),
            "expeditions": ("expedition", self.expedition),
        }
        try:
            entries = node.items()
            nemeses = list(entries["nemeses"].items()) if "nemeses" in entries else []
        except Oops as oops:
            self.problems.append(oops.problem)
            return
        # Kinds were read before, from all files. Cards first: a nemesis collects the cards of its own file.
        for key in ("terms", "cards", "side_decks", "mages", "protected", "markets", "nemeses", "expeditions"):
            if key in entries:
                what, make = sections[key]
                before = len(self.content.cards)
                self.each(key, entries[key], what, make)
                if key == "cards" and len(nemeses) == 1:
                    for card in self.content.cards[before:]:
                        card.nemesis = nemeses[0]
        for key, entry in entries.items():
            if key not in sections and key != "pack":
                self.problems.append(entry.oops(f"unknown section {key!r}{did_you_mean(key, sections)}").problem)

    def kinds(self, node: Node) -> None:
        """The kinds of cards that a file declares; they are known before any card is read."""
        try:
            entries = node.items()
        except Oops:
            return  # `file` reports it.
        if "kinds" in entries:
            self.each("kinds", entries["kinds"], "kind", self.kind)

    def kind(self, id: str, entry: Node) -> None:
        """A kind of card: whose it is, what a player does with it, and where in the market it can lie."""
        entries = self.known(entry, ("names", "family", "use", "market", "pile", "picture"))
        if id in self.content.kinds:
            raise entry.oops("this kind exists already; call yours differently")
        family = entries["family"].word((PLAYER_CARD, NEMESIS_CARD)) if "family" in entries else PLAYER_CARD
        made = Kind(id, family)
        for key in ("use", "market", "pile"):
            if key in entries and family == NEMESIS_CARD:
                raise entries[key].oops(f"only a kind of player card has {key!r}")
        if "market" in entries:
            place = entries["market"].word(tuple(GAIN_USE))
            made = Kind(id, family, "", place, self.content.kinds[place].pile)
        if "use" in entries:
            made.use = entries["use"].word(tuple(keys.USES))
        if "pile" in entries:
            made.pile = entries["pile"].number(1, limits.TIMES)
        if "picture" in entries:
            made.picture = entries["picture"].word(keys.PICTURES)
        elif made.use:
            made.picture = "spell" if made.use == "prep" else "relic"
        self.content.kinds[id] = made
        self.term(id, entries["names"])

    def known(self, entry: Node, allowed: tuple[str, ...]) -> dict[str, Node]:
        """The entries of a record, checked against the keys it may have."""
        entries = entry.items()
        for key, node in entries.items():
            if key in keys.MADE and key not in allowed:
                raise node.oops(f"unknown key {key!r}: {keys.MADE[key]}")
            if key not in allowed:
                raise node.oops(f"unknown key {key!r}{did_you_mean(key, allowed)}")
        for key in ("names",):
            if key not in entries:
                raise entry.oops(f"has no {key}")
        return entries

    def card(self, id: str, entry: Node) -> None:
        """A card of either side."""
        entries = self.known(entry, keys.CARD_KEYS)
        if "kind" not in entries:
            raise entry.oops("has no kind")
        kind = entries["kind"].text()
        card = Card(id, kind, self.pack, names(entries["names"]))
        for key, most in (("cost", limits.COST), ("tier", 3), ("power", limits.TIMES), ("swarm_life", limits.TIMES)):
            if key in entries:
                setattr(card, key, entries[key].number(0, most))
        if "starter" in entries:
            card.is_starter = entries["starter"].flag()
        if "link" in entries:
            card.link = entries["link"].flag()
        if "echo" in entries:
            card.echo = entries["echo"].flag()
        if "reconstructed" in entries:
            card.reconstructed = entries["reconstructed"].flag()
        if "upgraded" in entries:
            card.upgraded = entries["upgraded"].flag()
        if "motif" in entries:
            card.motif = motif(entries["motif"])
        if "treasure" in entries:
            card.treasure = entries["treasure"].number(1, max(LEVELS))
        if "copies" in entries:
            card.in_deck = entries["copies"].number(1, limits.TIMES)
        if "looks_like" in entries:
            card.looks_like = entries["looks_like"].text()
        if "counts_as" in entries:
            for key, node in entries["counts_as"].items().items():
                if key not in ("cards", "kinds"):
                    raise node.oops(f"unknown key {key!r}{did_you_mean(key, ('cards', 'kinds'))}")
                setattr(card, "counts_as" if key == "cards" else "counts_as_kinds", [n.text() for n in node.list()])
        if "replaces" in entries:
            card.replaces = [n.text() for n in entries["replaces"].list()]
        if "brings" in entries:
            card.brings = [n.text() for n in entries["brings"].list()]
        if "while_owned" in entries:
            for key, n in entries["while_owned"].items().items():
                if key not in keys.WHILE_OWNED:
                    raise n.oops(f"unknown key {key!r}{did_you_mean(key, keys.WHILE_OWNED)}")
                setattr(card, key, n.number(1, limits.TIMES))
        if "life" in entries:
            card.life = steps.amount(entries["life"])
        for key in keys.CARD_BLOCKS:
            if key in entries:
                setattr(card, key, self.block(entries[key], f"{id}/{key}"))
        if "gain_to" in entries:
            card.gain_to = redirect(entries["gain_to"])
        if "prep" in entries:
            card.prep = entries["prep"].word(keys.PREP_RULES)
        if "while_prepped" in entries:
            self._while_prepped(card, entries["while_prepped"])
        if "while_in_play" in entries:
            self._while_in_play(card, entries["while_in_play"])
        if "while_in_front" in entries:
            self._while_in_front(card, entries["while_in_front"])
        if "parts" in entries:
            card.parts = {key: self.block(n, f"{id}/{key}") for key, n in entries["parts"].items().items()}
        if "damage_taken" in entries:
            card.damage_taken = self._damage_taken(entries["damage_taken"], id)
        if "hooks" in entries and kind == TREASURE:
            _, card.reactions = hooks(entries["hooks"], id, (), self.block, card.treasure == 2)
        elif "hooks" in entries:
            if kind not in ("minion", "power") and card.life is None:
                raise entries["hooks"].oops(
                    "only cards that stay in play have 'hooks'; a spell's stand in 'while_prepped'"
                )
            found, card.reactions = hooks(entries["hooks"], id, CARD_MOMENTS, self.block)
            for hook in found:
                card.hooks[hook.when] = hook.do
        if "enters_on" in entries:
            card.enters_on = entries["enters_on"].text()
        if "returns" in entries:
            card.returns = entries["returns"].word(("under_nemesis_deck",))
        if "values" in entries:
            for edition, node in entries["values"].items().items():
                card.values[edition] = {key: n.number() for key, n in node.items().items()}
        if card.to_discard is not None and len(card.to_discard.steps) == 1:
            price = card.to_discard.steps[0]
            if isinstance(price, Pay):
                card.to_discard_aether = price.amount
        self._complete(card, entry)
        self.content.add(card)

    def _complete(self, card: Card, entry: Node) -> None:
        """What a card of its kind must have."""
        kind = self.content.kinds.get(card.kind)
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
        self._treasure(card, entry)

    def _treasure(self, card: Card, entry: Node) -> None:
        """A treasure of level 1 is a gem or spell that replaces a starting card; the others are of a kind of their own."""
        kind = self.content.kinds.get(card.kind)
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

    def _while_prepped(self, card: Card, node: Node) -> None:
        for key, n in node.items().items():
            if key == "actions":
                for i, a in enumerate(n.list()):
                    card.actions.append(self._action(a, f"{card.id}/actions.{i}"))
            elif key == "hooks":
                found, card.reactions = hooks(n, card.id, SPELL_MOMENTS, self.block)
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

    def _while_in_play(self, card: Card, node: Node) -> None:
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
                    card.actions.append(self._action(a, f"{card.id}/actions.{i}"))
            elif key == "minions_take_less":
                card.minions_take_less = n.number(1, limits.TIMES)
            else:
                raise n.oops(f"unknown key {key!r}{did_you_mean(key, keys.WHILE_IN_PLAY)}")

    def _while_in_front(self, card: Card, node: Node) -> None:
        if card.kind != "attack":
            raise node.oops("only an attack is placed in front of a player")
        for key, n in node.items().items():
            if key == "hooks":
                _, card.reactions = hooks(n, card.id, (), self.block)
            elif key == "any_player":
                card.any_player = n.flag()
            else:
                raise n.oops(f"unknown key {key!r}{did_you_mean(key, keys.WHILE_IN_FRONT)}")

    def _action(self, node: Node, address: str) -> Action:
        entries = node.items()
        for key, n in entries.items():
            if key not in ("pay", "once_per_turn", "do"):
                raise n.oops(f"unknown key {key!r}{did_you_mean(key, ('pay', 'once_per_turn', 'do'))}")
        if "do" not in entries:
            raise node.oops("an action needs 'do'")
        return Action(
            self.block(entries["do"], address),
            entries["pay"].number() if "pay" in entries else 0,
            entries["once_per_turn"].flag() if "once_per_turn" in entries else False,
        )

    def _damage_taken(self, node: Node, id: str) -> DamageTaken:
        made = DamageTaken()
        for key, n in node.items().items():
            if key == "at_most":
                made.at_most = n.number(1)
            elif key == "less":
                made.less = steps.amount(n)
            elif key == "by":
                made.by = n.word(keys.DAMAGE_BY)
            elif key in ("at_least", "cost_at_least", "cost_at_most"):
                setattr(made, key, n.number(0, limits.COST))
            elif key == "none_while":
                made.none_while = steps.condition(n)
            elif key == "then":
                made.then = self.block(n, f"{id}/damage_taken.then")
            else:
                raise n.oops(f"unknown key {key!r}{did_you_mean(key, keys.DAMAGE_TAKEN)}")
        costs = made.cost_at_least >= 0 or made.cost_at_most >= 0
        if costs != (made.by == "spells"):
            raise node.oops("'by: spells' goes with 'cost_at_least' or 'cost_at_most', and they with it")
        if made.at_least and made.less is None:
            raise node.oops("'at_least' is what 'less' leaves")
        if (made.by or made.at_least) and made.less is not None and not made.less.is_plain:
            raise node.oops("with 'by' or 'at_least', 'less' is a number")
        return made

    def block(self, node: Node, address: str) -> Block:
        """A block of steps, stored with the content."""
        return steps.block(node, address, self.blocks)

    def mage(self, id: str, entry: Node) -> None:
        """A mage mat."""
        entries = self.known(entry, keys.MAGE_KEYS)
        for key in ("breaches", "hand", "deck", "ability"):
            if key not in entries:
                raise entry.oops(f"has no {key}")
        mage = Mage(id, self.pack, names(entries["names"]))
        if "title" in entries:
            mage.title = names(entries["title"])
        if "motif" in entries:
            mage.motif = motif(entries["motif"])
        breaches = entries["breaches"].list()
        if len(breaches) != 4:
            raise entries["breaches"].oops("expected four breaches, I to IV")
        for b, n in enumerate(breaches):
            tiles.breach(self.block, mage, b, n)
        if "tracks" in entries:
            mage.tracks = [tiles.track(self.block, id, name, n) for name, n in entries["tracks"].items().items()]
        if "pile_tokens" in entries:
            for name, n in entries["pile_tokens"].items().items():
                mage.pile_tokens.append(tiles.pile_token(self.block, id, name, n))
        if "reconstructed" in entries:
            mage.reconstructed = entries["reconstructed"].flag()
        if "gravehold_share" in entries:
            mage.gravehold_share = entries["gravehold_share"].number(0, limits.TIMES)
        mage.hand = [n.text() for n in entries["hand"].list()]
        mage.deck = [n.text() for n in entries["deck"].list()]
        if len(mage.hand) + len(mage.deck) > limits.HAND_AND_DECK:
            raise entries["deck"].oops(f"more than {limits.HAND_AND_DECK} cards in hand and deck")
        ability = entries["ability"].items()
        for key, n in ability.items():
            if key not in ("names", "charges", "during", "if_drawn", "do"):
                raise n.oops(
                    f"unknown key {key!r}{did_you_mean(key, ('names', 'charges', 'during', 'if_drawn', 'do'))}"
                )
        for key in ("names", "charges", "during", "do"):
            if key not in ability:
                raise entries["ability"].oops(f"the ability has no {key}")
        mage.ability_names = names(ability["names"])
        mage.charges = ability["charges"].number(1, limits.TIMES)
        mage.during = ability["during"].word(keys.ABILITY_TIMES)
        if "if_drawn" in ability:
            mage.if_drawn = [n.word(keys.DECK_KINDS) for n in ability["if_drawn"].list()]
        mage.do = self.block(ability["do"], f"{id}/ability")
        mage.priced = has_price(mage.do)
        if "hooks" in entries:
            _, mage.reactions = hooks(entries["hooks"], id, (), self.block)
        self.content.mages[id] = mage

    def protected(self, id: str, entry: Node) -> None:
        """Who can be protected instead of Gravehold, with the cards of their ability deck."""
        entries = self.known(entry, keys.PROTECTED_KEYS)
        for key in ("life", "charges", "abilities"):
            if key not in entries:
                raise entry.oops(f"has no {key}")
        made = Protected(id, self.pack, names(entries["names"]))
        made.life = entries["life"].number(1, limits.NUMBER)
        made.charges = entries["charges"].number(1, limits.TIMES)
        made.abilities = [n.text() for n in entries["abilities"].list()]
        if not made.abilities or len(set(made.abilities)) < len(made.abilities):
            raise entries["abilities"].oops("expected ability cards, each once")
        if "reconstructed" in entries:
            made.reconstructed = entries["reconstructed"].flag()
        self.content.protected[id] = made

    def market(self, id: str, entry: Node) -> None:
        """A suggested market."""
        entries = self.known(entry, ("names", "cards"))
        if "cards" not in entries:
            raise entry.oops("has no cards")
        cards = [n.text() for n in entries["cards"].list()]
        self.content.markets[id] = Market(id, self.pack, names(entries["names"]), cards)

    def expedition(self, id: str, entry: Node) -> None:
        """A form of expeditions."""
        self.content.expeditions[id] = forms.form(id, self.pack, self.known(entry, forms.FORM_KEYS), entry)

    def term(self, id: str, entry: Node) -> None:
        """A word of the pack's own: a token, a deck, a routine. A language may give its genitive too."""
        made: dict[str, str] = {}
        for lang, node in entry.items().items():
            if not LANGUAGE.fullmatch(lang):
                raise node.oops(f"{lang!r} is no language code such as en or pt-BR")
            if node.is_map:
                for form, word in node.items().items():
                    if form not in keys.CASES:
                        raise word.oops(f"unknown form {form!r}{did_you_mean(form, keys.CASES)}")
                    made[lang if form == "nom" else f"{lang}.{form}"] = name(word)
            else:
                made[lang] = name(node)
        if "en" not in made:
            raise entry.oops("an English name is needed")
        if id in self.content.terms:
            raise entry.oops("this word exists already, in this pack or another; call yours differently")
        self.content.terms[id] = made

    def side_deck(self, id: str, entry: Node) -> None:
        """Player cards that lie open beside the table: a name, as in `terms`, and how many there are of each card."""
        entries = self.known(entry, ("names", "cards"))
        if "cards" not in entries:
            raise entry.oops("has no cards")
        cards = {name: n.number(1, limits.TIMES) for name, n in entries["cards"].items().items()}
        if not cards:
            raise entries["cards"].oops("a side deck has cards")
        self.content.side_decks[id] = SideDeck(id, self.pack, cards)
        self.term(id, entries["names"])

    def nemesis(self, id: str, entry: Node) -> None:
        """A nemesis mat, in each of its forms."""
        entries = self.known(entry, keys.NEMESIS_KEYS)
        forms: dict[str, Nemesis] = {}
        for form, key in keys.NEMESIS_FORMS.items():
            merged = dict(entries)
            if key and key in entries:
                merged.update(entries[key].items())
            forms[form] = self._form(id, entry, merged, form)
            if "expedition" in entries:
                there = entries["expedition"].items()
                merged.update(there)
                if key and key in there:
                    merged.update(there[key].items())
                forms[f"{EXPEDITION}{form}"] = self._form(id, entry, merged, f"{EXPEDITION}{form}")
        self.content.nemeses[id] = forms

    def _form(self, id: str, entry: Node, entries: dict[str, Node], form: str) -> Nemesis:
        at = id if form == "normal" else f"{id}@{form}"
        for key, node in entries.items():
            if key not in keys.NEMESIS_KEYS:
                raise node.oops(f"unknown key {key!r}{did_you_mean(key, keys.NEMESIS_KEYS)}")
        if "unleash" not in entries:
            raise entry.oops("has no unleash")
        made = Nemesis(id, self.pack, names(entries["names"]), form)
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
                setattr(made, key, self.block(entries[key], f"{at}/{key}"))
        if "counters" in entries:
            made.counters = [mats.counter(name, n) for name, n in entries["counters"].items().items()]
        if "tracks" in entries:
            for name, n in entries["tracks"].items().items():
                if any(counter.name == name for counter in made.counters):
                    raise n.oops(f"a counter {name!r} is there already")
                made.counters.append(mats.track(self.block, at, name, n))
            for name, n in entries["tracks"].items().items():
                if "life" in n.items():
                    mats.life_of_token(made, made.counter(name), n.items()["life"])
        self._life(made, entry, entries)
        if "decks" in entries:
            for name, n in entries["decks"].items().items():
                mats.deck(self.block, made, at, name, n)
        if "piles" in entries:
            for name, n in entries["piles"].items().items():
                mats.pile(made, name, n)
        if "rows" in entries:
            for name, n in entries["rows"].items().items():
                if made.row is not None:
                    raise n.oops("a nemesis has one row")
                made.row = mats.row(self.block, steps.condition, made, at, name, n)
        if "turn_card" in entries:
            self._turn_card(made, at, entries["turn_card"])
        if "routines" in entries:
            made.routines = {
                key: self.block(n, f"{at}/routine/{key}") for key, n in entries["routines"].items().items()
            }
        if "hooks" in entries:
            found, made.reactions = hooks(entries["hooks"], at, NEMESIS_MOMENTS, self.block)
            for hook in found:
                made.hooks.setdefault(hook.when, []).append(hook)
        if "actions" in entries:
            made.actions = [mats.action(self.block, at, name, n) for name, n in entries["actions"].items().items()]
        if "lose_when" in entries:
            made.lose_when = steps.condition(entries["lose_when"])
        if "supply" in entries:
            made.supply = {card: n.number(1, limits.TIMES) for card, n in entries["supply"].items().items()}
        if sum([counter.many for counter in made.counters]) > 1:
            raise entries["tracks"].oops("only one track can have many tokens")
        if "more_life" in entries:
            made.more_life = {kind: n.number(1) for kind, n in entries["more_life"].items().items()}
        if "damage_taken" in entries:
            made.damage_taken = self._damage_taken(entries["damage_taken"], at)
            if made.damage_taken.by or made.damage_taken.at_least:
                raise entries["damage_taken"].oops("'by' and 'at_least' are for minions")
        if "when_discarded" in entries:
            made.when_discarded = {
                key: self.block(n, f"{at}/when_discarded/{key}") for key, n in entries["when_discarded"].items().items()
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
                made.devour_missing = self.block(devour["missing"], f"{at}/devour.missing")
        if "open_pile" in entries:
            # Spelled so before piles could be declared.
            mats.open_pile(made, entries["open_pile"].text(), entries["open_pile"])
        if "mats" in entries:
            mats.mats(made, entries["mats"])
        if "swarm" in entries:
            made.swarm = mats.swarm(self.block, at, entries["swarm"])
        made.cards = [card for card in self.content.cards if card.nemesis == id]
        return made

    def _turn_card(self, made: Nemesis, at: str, node: Node) -> None:
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
        made.special_do = self.block(entries["do"], f"{at}/turn_card")

    def _life(self, made: Nemesis, entry: Node, entries: dict[str, Node]) -> None:
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


def redirect(node: Node) -> Redirect:
    """Where a gained card may or must go."""
    entries = node.items()
    for key, n in entries.items():
        if key not in ("to", "optional"):
            raise n.oops(f"unknown key {key!r}{did_you_mean(key, ('to', 'optional'))}")
    if "to" not in entries:
        raise node.oops("expected 'to'")
    optional = entries["optional"].flag() if "optional" in entries else False
    return Redirect(entries["to"].word(("top_of_deck", "hand")), optional)
