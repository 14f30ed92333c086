"""Reading a whole table at once, so that no side effect of a card can hide."""

from tests.table import At, content


def aftermath(t: At) -> dict[str, object]:
    """Everything that is not as on an untouched table: full life, closed breaches II to IV, every pile empty."""
    g = t.game
    table: dict[str, tuple[object, object]] = {
        "unleashed": (t.counter("unleashed"), 0),
        "gravehold": (g.gravehold, 30),
        "nemesis life": (g.nemesis_life, 70),
        "in play": (t.in_play, []),
        "nemesis discard": (t.nemesis_discard, []),
        "turn discard": (t.turn_discard, []),
        "destroyed": ([content().cards[card].id for card in g.destroyed], []),
    }
    for n in range(1, len(g.players) + 1):
        p = t.p(n)
        table |= {
            f"p{n} life": (p.life, 10),
            f"p{n} charges": (p.charges, 0),
            f"p{n} aether": (p.aether, 0),
            f"p{n} hand": (p.hand, []),
            f"p{n} deck": (p.deck, []),
            f"p{n} discard": (p.discard, []),
            f"p{n} played": (p.played, []),
            f"p{n} prepped": (p.prepped, []),
            f"p{n} breaches": (p.breaches, ["open", "right", "right", "right"]),
        }
    return {name: now for name, (now, untouched) in table.items() if now != untouched}
