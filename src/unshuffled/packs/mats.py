"""What lies on a nemesis mat besides its text: decks, piles, counters, tracks, mats and a swarm."""

from __future__ import annotations

from collections.abc import Callable

from unshuffled.packs import limits, steps
from unshuffled.packs.naming import names
from unshuffled.packs.nodes import Node, did_you_mean
from unshuffled.rules.core.language import Block, Condition
from unshuffled.rules.core.mats import Counter, MatAction, Nemesis, Pile, Row, Swarm

MANY = 10_000
"""As many tokens as one likes."""
DECK_KEYS = ("kind", "when_empty", "discard", "two_sided", "refills")
Compile = Callable[[Node, str], Block]
"""Makes a block of steps under an address."""


def deck(block: Compile, made: Nemesis, at: str, name: str, node: Node) -> None:
    """A deck lies face down and has a discard pile."""
    entries = node.items()
    for key, n in entries.items():
        if key not in DECK_KEYS:
            raise n.oops(f"unknown key {key!r}{did_you_mean(key, DECK_KEYS)}")
    deck = Pile(name, entries["kind"].text() if "kind" in entries else name, face_down=True)
    if any(other.kind == deck.kind for other in made.piles):
        raise node.oops(f"another deck has the cards of kind {deck.kind!r} already")
    if "when_empty" in entries:
        deck.when_empty = block(entries["when_empty"], f"{at}/decks/{name}.when_empty")
    for key in ("two_sided", "refills"):
        if key in entries:
            setattr(deck, key, entries[key].flag())
    made.piles.append(deck)
    deck.discards = len(made.piles)
    made.piles.append(Pile(f"{name} discard"))


def pile(made: Nemesis, name: str, node: Node) -> None:
    """Add an open pile; players may be allowed to gain its top card."""
    entries = node.items()
    for key, n in entries.items():
        if key != "gain":
            raise n.oops(f"unknown key {key!r}{did_you_mean(key, ('gain',))}")
    if "gain" in entries:
        entries["gain"].word(("top",))
        if made.open_pile >= 0:
            raise entries["gain"].oops("only one pile can be gained from")
    pile = Pile(name)
    pile.gain_top = "gain" in entries
    new_pile(made, pile, node)


def new_pile(made: Nemesis, pile: Pile, node: Node) -> None:
    """Lay it on the mat, under a name of its own."""
    if any(other.name == pile.name for other in made.piles):
        raise node.oops(f"a deck or pile {pile.name!r} is there already")
    made.piles.append(pile)


TRACK_KEYS = (
    "start",
    "steps",
    "group",
    "passing",
    "last_again",
    "no_way_back",
    "life",
    "many",
    "enter",
    "loop",
    "pushes",
)
OF_MANY = ("enter", "loop", "pushes")
MOST_PLAYERS = 4


def track(block: Compile, at: str, name: str, node: Node) -> Counter:
    """A track: how many steps it has, or what happens on each; the token begins before the first one."""
    entries = node.items()
    for key, n in entries.items():
        if key not in TRACK_KEYS:
            raise n.oops(f"unknown key {key!r}{did_you_mean(key, TRACK_KEYS)}")
    if "steps" not in entries:
        raise node.oops("a track needs 'steps': their number, or a list of what happens on each")
    spaces = entries["steps"]
    blocks: list[Block | None] = []
    if spaces.is_scalar:
        blocks += [None] * spaces.number(1, limits.TIMES)
    else:
        for i, n in enumerate(spaces.list()):
            empty = n.is_list and not n.list()
            blocks.append(None if empty else block(n, f"{at}/tracks/{name}.{i + 1}"))
    if not 1 <= len(blocks) <= limits.TIMES:
        raise spaces.oops(f"expected 1 to {limits.TIMES} steps")
    start = entries["start"].number(0, len(blocks)) if "start" in entries else 0
    made = Counter(name, start, 0, len(blocks), blocks)
    if "group" in entries:
        made.group = entries["group"].text()
    if "passing" in entries:
        made.landing = not entries["passing"].flag()
    if "last_again" in entries:
        made.last_again = entries["last_again"].flag()
        if made.last_again and blocks[-1] is None:
            raise entries["last_again"].oops("nothing happens on the last step, so nothing can happen again")
    if "no_way_back" in entries:
        made.no_way_back = tuple([n.number(1, len(blocks)) for n in entries["no_way_back"].list()])
    if "many" in entries and entries["many"].flag():
        _many(made, entries, node)
    for key in OF_MANY:
        if key in entries and not made.many:
            raise entries[key].oops(f"{key!r} is for a track with 'many: true'")
    return made


def life_of_token(made: Nemesis, n: int, node: Node) -> None:
    """The token of track n has life of its own, which is counted like tokens."""
    track = made.counters[n]
    life = node.number(1)
    counter = Counter(f"{track.name} life", life, 0, life)
    counter.life_of = track.name
    track.life_at = len(made.counters)
    made.counters.append(counter)
    made.bodies.append(n)


ROW_KEYS = ("deck", "spaces", "gain", "reached", "when_empty", "skip")


def row(block: Compile, condition: Callable[[Node], Condition], made: Nemesis, at: str, name: str, node: Node) -> Row:
    """A row of spaces: piles with names of their own, filled from a deck."""
    entries = node.items()
    for key, n in entries.items():
        if key not in ROW_KEYS:
            raise n.oops(f"unknown key {key!r}{did_you_mean(key, ROW_KEYS)}")
    for key in ("deck", "spaces"):
        if key not in entries:
            raise node.oops(f"the row has no {key}")
    decks = [deck.name for deck in made.decks]
    deck = entries["deck"].text()
    if deck not in decks:
        raise entries["deck"].oops(f"unknown deck {deck!r}{did_you_mean(deck, decks)}")
    spaces = entries["spaces"].list()
    if not 2 <= len(spaces) <= limits.TIMES:
        raise entries["spaces"].oops("a row has at least two spaces: cards leave it from the last one")
    piles: list[int] = []
    for n in spaces:
        piles.append(len(made.piles))
        new_pile(made, Pile(n.text()), n)
    row = Row(name, piles, made.pile(deck))
    if "gain" in entries:
        row.gain = entries["gain"].flag()
    if "reached" in entries:
        row.reached = block(entries["reached"], f"{at}/rows/{name}.reached")
    if "when_empty" in entries:
        row.when_empty = block(entries["when_empty"], f"{at}/rows/{name}.when_empty")
    if "skip" in entries:
        skip = entries["skip"].items()
        if sorted(skip) != ["space", "while"]:
            raise entries["skip"].oops("expected {space: number, while: condition}")
        row.skipped = skip["space"].number(2, len(piles) - 1) - 1
        row.skip_while = condition(skip["while"])
    return row


def _many(made: Counter, entries: dict[str, Node], node: Node) -> None:
    """A track with any number of equal tokens: where they enter, for 1 to 4 players, and what follows the last step."""
    for key in ("start", "group", "last_again", "no_way_back"):
        if key in entries:
            raise entries[key].oops(f"{key!r} is for a track with one token")
    if "enter" not in entries:
        raise node.oops("a track with many tokens needs 'enter': their first step, by the number of players")
    made.many = True
    made.largest = MANY
    made.enter = tuple([n.number(1, len(made.steps)) for n in entries["enter"].list()])
    if len(made.enter) != MOST_PLAYERS:
        raise entries["enter"].oops("expected four steps, for 1 to 4 players")
    if "loop" in entries:
        made.loop = entries["loop"].number(1, len(made.steps))
    if "pushes" in entries:
        made.pushes = entries["pushes"].number(1, len(made.steps))


def mats(made: Nemesis, node: Node) -> None:
    """Mats beside the nemesis's own: which of its decks, piles, counters and tracks lie there."""
    known = [pile.name for pile in made.piles] + [counter.name for counter in made.counters]
    for name, n in node.items().items():
        made.mats[name] = [each.text() for each in n.list()]
        for each, at in zip(made.mats[name], n.list(), strict=True):
            if each not in known:
                raise at.oops(f"no deck, pile, counter or track {each!r}{did_you_mean(each, known)}")


def action(block: Compile, at: str, name: str, node: Node) -> MatAction:
    """Something any player may do in their main phase."""
    entries = node.items()
    known = ("pay", "if", "do")
    for key, n in entries.items():
        if key not in known:
            raise n.oops(f"unknown key {key!r}{did_you_mean(key, known)}")
    if "do" not in entries:
        raise node.oops("an action needs 'do'")
    return MatAction(
        name,
        block(entries["do"], f"{at}/actions/{name}"),
        entries["pay"].number(0, limits.COST) if "pay" in entries else 0,
        steps.condition(entries["if"]) if "if" in entries else None,
    )


def swarm(block: Compile, at: str, node: Node) -> Swarm:
    """Many equal small minions."""
    entries = node.items()
    known = ("names", "card", "life", "max", "overflow", "spread")
    for key, n in entries.items():
        if key not in known:
            raise n.oops(f"unknown key {key!r}{did_you_mean(key, known)}")
    for key in ("names", "card", "life", "max"):
        if key not in entries:
            raise node.oops(f"the swarm has no {key}")
    return Swarm(
        entries["card"].text(),
        names(entries["names"]),
        entries["life"].number(1),
        entries["max"].number(1, limits.TIMES),
        block(entries["overflow"], f"{at}/swarm.overflow") if "overflow" in entries else None,
        block(entries["spread"], f"{at}/swarm.spread") if "spread" in entries else None,
    )


def counter(name: str, node: Node) -> Counter:
    """A counter of a nemesis."""
    entries = node.items()
    for key, n in entries.items():
        if key not in ("start", "min", "max"):
            raise n.oops(f"unknown key {key!r}{did_you_mean(key, ('start', 'min', 'max'))}")
    return Counter(
        name,
        entries["start"].number() if "start" in entries else 0,
        entries["min"].number() if "min" in entries else -1,
        entries["max"].number() if "max" in entries else 10_000,
    )
