"""The effect language: each verb is one record that knows its fields and how it resolves.

`base` holds what all share: steps, amounts, counts, conditions. The verbs live by topic: `shapes`
(or, may, if, for), `who` (choosing players), `life` (damage and healing), `cards` (hand, deck,
discard pile), `gains`, `spells` (breaches, prepping, casting), `order` (the turn order deck) and
`foes` and `hordes` (everything a nemesis does). A verb arrives whole: record, resolver, extent, tests, words.
"""

from unshuffled.rules.effects import cards, foes, gains, hordes, life, order, shapes, spells

VERBS = {verb.VERB: verb for room in (shapes, life, cards, gains, spells, order, foes, hordes) for verb in room.VERBS}
"""Every verb a pack may use, by its spelling."""
