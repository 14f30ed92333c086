"""The sections of a pack: each entry becomes a record of `rules` in the content."""

from __future__ import annotations

from collections.abc import Callable

from unshuffled.packs import forms, keys, limits, steps
from unshuffled.packs.compile import cards, mages, nemeses
from unshuffled.packs.compile.parts import known
from unshuffled.packs.naming import LANGUAGE, name, names
from unshuffled.packs.nodes import Node, Oops, Problem, did_you_mean
from unshuffled.rules.core.cards import NEMESIS_CARD, PLAYER_CARD, Kind
from unshuffled.rules.core.constants import GAIN_USE
from unshuffled.rules.core.content import Content, Market, SideDeck
from unshuffled.rules.core.language import Block


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
            mine = list(entries["nemeses"].items()) if "nemeses" in entries else []
        except Oops as oops:
            self.problems.append(oops.problem)
            return
        # Kinds were read before, from all files. Cards first: a nemesis collects the cards of its own file.
        for key in ("terms", "cards", "side_decks", "mages", "protected", "markets", "nemeses", "expeditions"):
            if key in entries:
                what, make = sections[key]
                before = len(self.content.cards)
                self.each(key, entries[key], what, make)
                if key == "cards" and len(mine) == 1:
                    for card in self.content.cards[before:]:
                        card.nemesis = mine[0]
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
        entries = known(entry, ("names", "family", "use", "market", "pile", "picture"))
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

    def card(self, id: str, entry: Node) -> None:
        """A card of either side."""
        self.content.add(cards.card(self.block, self.content.kinds, self.pack, id, entry))

    def block(self, node: Node, address: str) -> Block:
        """A block of steps, stored with the content."""
        return steps.block(node, address, self.blocks)

    def mage(self, id: str, entry: Node) -> None:
        """A mage mat."""
        self.content.mages[id] = mages.mage(self.block, self.pack, id, entry)

    def protected(self, id: str, entry: Node) -> None:
        """Who can be protected instead of Gravehold, with the cards of their ability deck."""
        self.content.protected[id] = mages.protected(self.pack, id, entry)

    def market(self, id: str, entry: Node) -> None:
        """A suggested market."""
        entries = known(entry, ("names", "cards"))
        if "cards" not in entries:
            raise entry.oops("has no cards")
        listed = [n.text() for n in entries["cards"].list()]
        self.content.markets[id] = Market(id, self.pack, names(entries["names"]), listed)

    def expedition(self, id: str, entry: Node) -> None:
        """A form of expeditions."""
        self.content.expeditions[id] = forms.form(id, self.pack, known(entry, forms.FORM_KEYS), entry)

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
        entries = known(entry, ("names", "cards"))
        if "cards" not in entries:
            raise entry.oops("has no cards")
        copies = {name: n.number(1, limits.TIMES) for name, n in entries["cards"].items().items()}
        if not copies:
            raise entries["cards"].oops("a side deck has cards")
        self.content.side_decks[id] = SideDeck(id, self.pack, copies)
        self.term(id, entries["names"])

    def nemesis(self, id: str, entry: Node) -> None:
        """A nemesis mat, in each of its forms, with the cards of its file."""
        made = nemeses.nemesis(self.block, self.pack, id, entry)
        for form in made.values():
            form.cards = [card for card in self.content.cards if card.nemesis == id]
        self.content.nemeses[id] = made
