"""Drawing a table as plain text, from a seat's view. Names come from the packs, in English for now."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from textwrap import wrap
from typing import Any

from unshuffled.rules.records import Content
from unshuffled.rules.views import View

WIDTH = 100
ROMAN = ("I", "II", "III", "IV")
YELLOW = ("right", "down", "left", "up")


def name(content: Content, id: str) -> str:
    """A card's, mage's or nemesis's English name; whatever else, as it is."""
    if id in content.index:
        return content.card(id).names["en"]
    if id in content.mages:
        return content.mages[id].names["en"]
    if id in content.nemeses:
        return content.nemeses[id]["normal"].names["en"]
    return id.replace("_", " ")


def tally(content: Content, ids: Iterable[str]) -> str:
    """Cards with equal ones counted: `Crystal ×3, Spark`."""
    counted = Counter(name(content, id) for id in ids)
    return ", ".join(f"{card} ×{n}" if n > 1 else card for card, n in counted.items()) or "–"


def listing(content: Content, ids: Iterable[str | None]) -> str:
    """Cards in their order, runs counted; unknown places as `?`."""
    runs: list[tuple[str, int]] = []
    for id in ids:
        card = "?" if id is None else name(content, id)
        if runs and runs[-1][0] == card:
            runs[-1] = (card, runs[-1][1] + 1)
        else:
            runs.append((card, 1))
    return ", ".join(f"{card} ×{n}" if n > 1 else card for card, n in runs) or "–"


def line(label: str, text: str) -> list[str]:
    """A labelled line, wrapped under itself."""
    return wrap(text, WIDTH - 13, initial_indent=f"  {label:<11}", subsequent_indent=" " * 13) or [f"  {label}"]


def table(content: Content, view: View) -> str:
    """The whole table."""
    rows = [_head(content, view), *_nemesis(content, view), *_supply(content, view)]
    for player in view["players"]:
        rows += ["", *_player(content, view, player)]
    return "\n".join(rows)


def _head(content: Content, view: View) -> str:
    if view["outcome"]:
        who = "the game is over"
    elif view["active"] == "nemesis":
        who = "turn of the nemesis"
    elif view["active"] >= 0:
        player = view["players"][view["active"]]
        who = f"turn of player {view['active'] + 1}, {name(content, player['mage'])}"
    else:
        who = "setting up" if view["turn"] == 0 else "between turns"
    left = f"── Turn {view['turn']} · {who} · {view['phase'].replace('_', ' ')} "
    right = f" Gravehold {view['gravehold']['life']}/{view['gravehold']['max']} ──"
    return left + "─" * max(2, WIDTH - len(left) - len(right)) + right


def _nemesis(content: Content, view: View) -> list[str]:
    foe = view["nemesis"]
    counters = "".join(f" · {counter.replace('_', ' ')} {n}" for counter, n in foe["counters"].items())
    tiers = Counter(place["tier"] for place in foe["deck"])
    deck = ", ".join(f"tier {tier}: {tiers[tier]}" for tier in sorted(tiers)) or "empty"
    swarm = foe.get("swarm")
    if swarm:
        counters += f" · {swarm['id']} ×{swarm['count']}" + (f" (life {swarm['life']})" if swarm["life"] > 1 else "")
    rows = [f"{name(content, foe['id'])}   life {foe['life']}/{foe['max']} · tier {foe['tier']}{counters}"]
    known = [place["card"] for place in foe["deck"] if place["card"]]
    rows += line("deck", f"{len(foe['deck'])} ({deck})" + (f", under it {listing(content, known)}" if known else ""))
    in_play = [
        f"{name(content, card['card'])} ({'life ' + str(card['life']) if card['max'] else str(card['tokens']) + ' power'})"
        for card in foe["in_play"]
    ]
    rows += line("in play", ", ".join(in_play) or "–")
    if foe["discard"]:
        rows += line("discarded", listing(content, foe["discard"]))
    if foe["open_pile"]:
        rows += line("open pile", listing(content, reversed(foe["open_pile"])) + " (top first)")
    for deck_name, side in foe["decks"].items():
        gone = f", discarded: {listing(content, side['discard'])}" if side["discard"] else ""
        rows += line(deck_name, f"deck of {len(side['deck'])}{gone}")
    order = view["turn_order"]
    hidden = Counter(order["hidden"])
    ahead = listing(content, order["deck"]) if any(order["deck"]) else str(len(order["deck"]))
    held = ", ".join(f"{t} token: {'table' if n < 0 else 'player ' + str(n + 1)}" for t, n in order["tokens"].items())
    rows += line(
        "turn order",
        f"drawn: {', '.join(order['discard']) or '–'}; to come: {ahead} ("
        + ", ".join(f"{card} ×{n}" if n > 1 else card for card, n in hidden.items())
        + ")"
        + (f"; {held}" if held else ""),
    )
    return rows


def _supply(content: Content, view: View) -> list[str]:
    piles = [
        f"{name(content, pile['card'])} {content.card(pile['card']).cost} ×{pile['count']}" for pile in view["supply"]
    ]
    return line("supply", " · ".join(piles))


def _breach(content: Content, player: dict[str, Any], at: int) -> str:
    breach = player["breaches"][at]
    spells = [name(content, spell["card"]) for spell in player["prepped"] if at + 1 in spell["breaches"]]
    held = f" [{' + '.join(spells)}]" if spells else ""
    if breach["state"] == "none":
        return f"{ROMAN[at]} –"
    if breach["state"] == "open":
        bonus = f" +{breach['bonus']}" if breach["bonus"] else ""
        return f"{ROMAN[at]} open{bonus}{held}"
    focused = ", focused" if breach["focused"] else ""
    return f"{ROMAN[at]} {YELLOW[breach['turned']]} (focus {breach['focus']}, open {breach['open']}{focused}){held}"


def _player(content: Content, view: View, player: dict[str, Any]) -> list[str]:
    mark = "▶" if player["seat"] == view["active"] else " "
    limited = "".join(f" +{part['amount']} for {'/'.join(part['uses'])}" for part in player["limited"])
    aether = f" · aether {player['aether']}{limited}" if player["aether"] or limited else ""
    tokens = "".join(f" · {token} {n}" for token, n in player["tokens"].items())
    life = "exhausted" if player["exhausted"] else f"life {player['life']}/{player['max']}"
    charges = f"charges {player['charges']}/{player['charges_needed']}"
    rows = [f"{mark} Player {player['seat'] + 1}: {name(content, player['mage'])}   {life} · {charges}{tokens}{aether}"]
    rows += line("hand", tally(content, player["hand"]))
    if player["played"]:
        rows += line("played", tally(content, player["played"]))
    rows += line("breaches", "   ".join(_breach(content, player, at) for at in range(4)))
    hidden = f" (? among {tally(content, player['hidden'])})" if player["hidden"] else ""
    rows += line("deck", f"{len(player['deck'])}: {listing(content, player['deck'])}{hidden}")
    rows += line("discard", listing(content, player["discard"]))
    return rows
