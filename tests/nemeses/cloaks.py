"""What the tests of the Magus of Cloaks share."""

from tests.table import At, position


def toll(t: At) -> tuple[int, int, list[int]]:
    """Cloaks, Gravehold's life, the players' lives."""
    return (t.counter("cloaks"), t.game.gravehold, [p.life for p in t.game.players])


def cast(spell: str, cloaks: int, *keys: str, difficulty: str = "normal", in_play: list[tuple[str, int] | str]) -> At:
    """Cast one spell from breach I, with a card in hand so that the main phase stops."""
    t = position(
        "casting",
        nemesis="magus_of_cloaks",
        difficulty=difficulty,
        counters={"cloaks": cloaks},
        prepped={"I": spell},
        hand=["crystal"],
        in_play=in_play,
    )
    return t.do(f"cast {spell} 1", *keys)
