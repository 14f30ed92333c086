"""Chance: every random outcome of a game, from its seed.

A number is a hash of the seed, the stream's name and a counter. The counters are part of the
state, so a stored game goes on where it left off; streams are named, so one shuffle more in one
place does not move the cards of another.

The server publishes `commitment(secret)` before anybody sits down. Each player then gives a nonce, and the seed is made
of the secret and the nonces. At the end the secret is published: anybody can check the shuffles, and nobody alone could
choose them, the server included.
"""

from collections.abc import Sequence
from hashlib import blake2b, sha256
from struct import Struct

STREAMS = ("setup", "turn_order", "nemesis", "player1", "player2", "player3", "player4", "extra", "sample")
SETUP, TURN_ORDER, NEMESIS, PLAYER, EXTRA, SAMPLE = 0, 1, 2, 3, 7, 8


def below(seed: str, counts: list[int], stream: int, n: int) -> int:
    """Return the stream's next number from 0 to n - 1.

    Numbers are 64-bit words, eight to a hash; the bias of a word modulo a pile's size is below 2**-57.
    """
    count = counts[stream]
    counts[stream] = count + 1
    return _words(seed, stream, count >> 3)[count & 7] % n


_WORDS = Struct(">8Q").unpack


def _words(seed: str, stream: int, number: int) -> tuple[int, ...]:
    return _WORDS(blake2b(f"{seed}/{STREAMS[stream]}/{number}".encode()).digest())


def shuffle(seed: str, counts: list[int], stream: int, pile: list[int]) -> None:
    """Fisher-Yates, from the end of the list; the same numbers as `below` would give, eight to a hash."""
    count = counts[stream]
    words: tuple[int, ...] = ()
    for i in range(len(pile) - 1, 0, -1):
        if not words or count & 7 == 0:
            words = _words(seed, stream, count >> 3)
        j = words[count & 7] % (i + 1)
        pile[i], pile[j] = pile[j], pile[i]
        count += 1
    counts[stream] = count


def commitment(secret: str) -> str:
    """What may be published before the game without telling the secret."""
    return sha256(f"unshuffled/{secret}".encode()).hexdigest()


def seed_with(secret: str, nonces: Sequence[str]) -> str:
    """The seed of a game: the server's secret with what each player gave, in the order of their seats."""
    if not nonces:
        return secret
    return sha256("/".join(["unshuffled", "seed", secret, *nonces]).encode()).hexdigest()[:32]
