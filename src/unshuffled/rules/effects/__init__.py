"""The effect language: each verb is one record that knows its fields and how it resolves.

`language` holds what all share: steps, amounts, how much can be done. `counts`, `conditions` and `who` (choosing players) are
records like the verbs. The verbs live by topic: `shapes` (or, may, if, for), `life` (damage and healing), `cards` (hand, deck,
discard pile), `gains`, `spells` (breaches, prepping, casting), `order` (the turn order deck) and `nemesis`, `side_decks`, `devouring` and `swarm` (everything
a nemesis does). How packs spell them is not known here (`packs.grammar`). A verb arrives whole: record, resolver, extent, tests, words.
"""
