"""The next hands: decks are never shuffled, so they can be read from the table. The page works them out the same way."""

from __future__ import annotations

from collections.abc import Sequence

from unshuffled.rules.core import constants
from unshuffled.rules.readings.shown import ShownPlayer, View
from unshuffled.terminal.draw import Board, listing
from unshuffled.words.phrases import Name, say
from unshuffled.words.speech import Voice

HANDS = 2
"""After these, most cards are in use, and nobody has said in which order they come back."""

COLUMN = 26
"""As wide as the longest label of any language."""
Hand = list[str | None]


def coming(
    player: ShownPlayer, keep: Sequence[str] = (), size: int = constants.HAND_SIZE, hands: int = HANDS
) -> list[Hand]:
    """The hands after the next draw phases, if all but `keep` of this one is used up. None is a card that nobody can know yet."""
    deck: Hand = list(player["deck"])
    heap: Hand = [*player["discard"], *player["played"]]
    heap += [None] * max(0, len(player["hand"]) - len(keep))
    made: list[Hand] = []
    for n in range(hands):
        hand: Hand = list(keep) if n == 0 else []
        while len(hand) < size:
            if not deck:
                deck, heap = heap, []
            if not deck:
                break
            hand.append(deck.pop(0))
        if not hand:
            break
        made.append(hand)
        heap += [None] * len(hand)
    return made


def text(voice: Voice, view: View, width: int) -> str:
    """The next hands of every player, the one whose turn it is first."""
    board = Board(voice, view, width)
    rows: list[str] = []
    for player in sorted(view["players"], key=lambda player: player["seat"] != view["active"]):
        acting = player["seat"] == view["active"]
        rows.append(voice(Name("mage", player["mage"])))
        hands = coming(player)
        if not hands:
            rows += board.line("", voice(say("coming-none")))
        for n, hand in enumerate(hands):
            label = "coming-then" if n else "coming-next" if acting else "coming-after"
            rows += board.line(voice(say(label)), listing(voice, hand), COLUMN)
        if acting and player["hand"]:
            kept = coming(player, player["hand"], hands=1)
            rows += board.line(voice(say("coming-kept")), listing(voice, kept[0]), COLUMN)
    return "\n".join(rows)
