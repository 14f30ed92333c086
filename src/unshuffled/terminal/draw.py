"""Drawing a table as plain text in any language, from a seat's view."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from textwrap import wrap
from typing import Any

from unshuffled.rules.readings.shown import ShownPlayer, View
from unshuffled.words.phrases import Name, say
from unshuffled.words.players import turn_word
from unshuffled.words.speech import Voice

WIDTH = 100
ROMAN = ("I", "II", "III", "IV")


def card(voice: Voice, id: str) -> str:
    """A card's name, or the kind of an unseen card of a side deck."""
    return voice.form(Name("card" if id in voice.content.index else "term", id))


def tally(voice: Voice, ids: Iterable[str]) -> str:
    """Cards with equal ones counted: `Crystal ×3, Spark`."""
    counted = Counter(card(voice, id) for id in ids)
    return ", ".join(f"{name} ×{n}" if n > 1 else name for name, n in counted.items()) or "–"


def listing(voice: Voice, ids: Iterable[str | None]) -> str:
    """Cards in their order, runs counted; unknown places as `?`."""
    runs: list[tuple[str, int]] = []
    for id in ids:
        name = "?" if id is None else card(voice, id)
        if runs and runs[-1][0] == name:
            runs[-1] = (name, runs[-1][1] + 1)
        else:
            runs.append((name, 1))
    return ", ".join(f"{name} ×{n}" if n > 1 else name for name, n in runs) or "–"


def turn_cards(voice: Voice, view: View, words: Iterable[str | None]) -> str:
    """Turn order cards, a player's by their mage's name."""
    names = []
    for word in words:
        if word is None:
            names.append("?")
        elif word == "special":
            mat = voice.content.nemeses[view["nemesis"]["id"]][view["nemesis"]["form"]]
            names.append(voice.form(Name("term", mat.special_turn)))
        elif word.startswith("player"):
            seat = next((p for p in view["players"] if f"player{p['number']}" == word), view["players"][0])
            names.append(voice.form(Name("mage", seat["mage"])))
        else:
            names.append(voice.form(say("turn-card", card=turn_word(word), n=0, who="")))
    counted = Counter(names)
    return ", ".join(f"{name} ×{n}" if n > 1 else name for name, n in counted.items()) or "–"


def line(label: str, text: str) -> list[str]:
    """A labelled line, wrapped under itself."""
    return wrap(text, WIDTH, initial_indent=f"  {label:<14} ", subsequent_indent=" " * 17) or [f"  {label}"]


def table(voice: Voice, view: View) -> str:
    """The whole table."""
    rows = [_head(voice, view), *_nemesis(voice, view), *_supply(voice, view)]
    for player in view["players"]:
        rows += ["", *_player(voice, view, player)]
    return "\n".join(rows)


def _head(voice: Voice, view: View) -> str:
    phase = say("phase", phase=view["phase"].replace("_", "-"))
    if view["outcome"]:
        left = voice(say("table-over"))
    elif view["active"] == "nemesis":
        left = voice(say("table-turn", n=view["turn"], who=Name("nemesis", view["nemesis"]["id"]), phase=phase))
    elif view["active"] >= 0:
        mage = Name("mage", view["players"][view["active"]]["mage"])
        left = voice(say("table-turn", n=view["turn"], who=mage, phase=phase))
    else:
        left = voice(say("table-between", n=view["turn"]))
    right = voice(say("table-gravehold", **view["gravehold"]))
    return f"── {left} " + "─" * max(2, WIDTH - len(left) - len(right) - 8) + f" {right} ──"


def _label(voice: Voice, word: str) -> str:
    return voice.form(say(f"table-{word}"))


def _nemesis(voice: Voice, view: View) -> list[str]:
    foe = view["nemesis"]
    head = [
        voice(
            say("table-nemesis", nemesis=Name("nemesis", foe["id"]), life=foe["life"], max=foe["max"], tier=foe["tier"])
        )
    ]
    tracks = {track.name: len(track.steps) for track in voice.content.nemeses[foe["id"]][foe["form"]].counters}
    crowds = foe.get("tracks", {})
    for counter, n in foe["counters"].items():
        token = foe.get("tokens", {}).get(counter)
        if token:
            life = say("table-life", n=token["life"])
            where = say("table-track", term=Name("term", counter), n=n, of=tracks[counter])
            head.append(f"{voice.form(where)} ({voice.form(life)})" if token["life"] else f"{voice.form(where)} (–)")
        elif counter in crowds:
            there = " ".join(str(each) for each in crowds[counter])
            head.append(voice.form(say("table-crowd", term=Name("term", counter), steps=there)))
        elif tracks[counter]:
            head.append(voice.form(say("table-track", term=Name("term", counter), n=n, of=tracks[counter])))
        else:
            head.append(
                voice.form(say("table-counter", term=Name("term", counter), gen=Name("term", counter, "gen"), n=n))
            )
    swarm = foe.get("swarm")
    if swarm:
        head.append(voice.form(say("table-swarm", swarm=Name("swarm", foe["id"]), n=swarm["count"])))
    rows = [" · ".join(head)]
    tiers = Counter(place["tier"] for place in foe["deck"])
    places = ", ".join(voice.form(say("table-tiers", n=tiers[tier], tier=tier)) for tier in sorted(tiers))
    known = [place["card"] for place in foe["deck"] if place["card"]]
    rows += line(
        _label(voice, "deck"), f"{len(foe['deck'])} ({places})" + (f", {listing(voice, known)}" if known else "")
    )
    in_play = [
        f"{card(voice, c['card'])} ({voice.form(say('table-life', n=c['life']) if c['max'] else say('table-power', n=c['tokens']))})"
        + (f" [{voice.form(say('table-side', side=c['side']))}]" if "side" in c else "")
        for c in foe["in_play"]
    ]
    in_play = [
        f"{text} [{voice.form(Name('term', c['place']))}]" if "place" in c else text
        for text, c in zip(in_play, foe["in_play"], strict=True)
    ]
    rows += line(_label(voice, "in-play"), ", ".join(in_play) or "–")
    if foe["discard"]:
        rows += line(_label(voice, "discard"), listing(voice, foe["discard"]))
    if foe["open_pile"]:
        rows += line(_label(voice, "open-pile"), listing(voice, reversed(foe["open_pile"])))
    for name, side in foe["decks"].items():
        gone = f" · {listing(voice, side['discard'])}" if side["discard"] else ""
        top = f" ({card(voice, side['deck'][0])} …)" if side["deck"] and side["deck"][0] else ""
        rows += line(voice.form(Name("term", name)), f"{len(side['deck'])}{top}{gone}")
    for name, pile in foe.get("piles", {}).items():
        rows += line(voice.form(Name("term", name)), listing(voice, reversed(pile)))
    order = view["turn_order"]
    known_order = turn_cards(voice, view, order["deck"]) if any(order["deck"]) else ""
    left = turn_cards(voice, view, order["hidden"]) if order["hidden"] else ""
    drawn = voice.form(say("table-order-drawn", cards=turn_cards(voice, view, order["discard"])))
    ahead = voice.form(say("table-order-left", cards=" / ".join(x for x in (known_order, left) if x) or "–"))
    rows += line(_label(voice, "order"), f"{drawn} · {ahead}")
    return rows


def _supply(voice: Voice, view: View) -> list[str]:
    piles = [
        f"{card(voice, pile['card'])} ({voice.content.card(pile['card']).cost}) ×{pile['count']}"
        for pile in view["supply"]
    ]
    rows = line(_label(voice, "supply"), " · ".join(piles))
    if view["treasures"]:
        rows += line(_label(voice, "treasures"), listing(voice, view["treasures"]))
    return rows + _side_decks(voice, view)


def _side_decks(voice: Voice, view: View) -> list[str]:
    """What lies open beside the table, deck by deck."""
    rows: list[str] = []
    decks: dict[str, list[str]] = {}
    for id in view["beside"]:
        decks.setdefault(voice.content.card(id).side_deck, []).append(id)
    for deck, ids in decks.items():
        label = say("table-side-deck", term=Name("term", deck), gen=Name("term", deck, "gen"))
        rows += line(voice.form(label), tally(voice, ids))
    return rows


def _breach(voice: Voice, player: ShownPlayer, at: int) -> str:
    breach = player["breaches"][at]
    spells = [card(voice, spell["card"]) for spell in player["prepped"] if at + 1 in spell["breaches"]]
    held = f" [{' + '.join(spells)}]" if spells else ""
    state: str = breach["state"]
    numbers: dict[str, Any] = {}
    if breach["state"] == "closed":
        state = "focused" if breach["focused"] else state
        numbers = {"focus": breach["focus"], "open": breach["open"]}
    elif breach["state"] == "open":
        numbers = {"bonus": breach["bonus"]}
    return voice.form(say(f"table-breach-{state}", numeral=ROMAN[at], **numbers)) + held


def _deck(voice: Voice, player: ShownPlayer) -> str:
    """How many cards, and unless decks are closed (PR-60) which."""
    count = str(len(player["deck"]))
    if player["hidden"] is None:
        return count
    unknown = f" · {voice.form(say('table-unknown', cards=tally(voice, player['hidden'])))}" if player["hidden"] else ""
    return f"{count}: {listing(voice, player['deck'])}{unknown}"


def _player(voice: Voice, view: View, player: ShownPlayer) -> list[str]:
    mark = "▶" if player["seat"] == view["active"] else " "
    head = [
        voice(
            say(
                "table-player-exhausted" if player["exhausted"] else "table-player",
                n=player["seat"] + 1,
                mage=Name("mage", player["mage"]),
                life=player["life"],
                max=player["max"],
                charges=player["charges"],
                needed=player["charges_needed"],
            )
        )
    ]
    head += [
        voice.form(say("table-token", term=Name("term", token), gen=Name("term", token, "gen"), n=n))
        for token, n in player["tokens"].items()
    ]
    limited = sum(part["amount"] for part in player["limited"])
    if player["aether"] or limited:
        head.append(voice.form(say("table-aether", n=player["aether"])))
    if limited:
        head.append(voice.form(say("table-aether-limited", n=limited)))
    rows = [f"{mark} " + " · ".join(head)]
    rows += line(_label(voice, "hand"), tally(voice, player["hand"]))
    if player["played"]:
        rows += line(_label(voice, "played"), tally(voice, player["played"]))
    rows += line(_label(voice, "breaches"), " | ".join(_breach(voice, player, at) for at in range(4)))
    rows += line(_label(voice, "deck"), _deck(voice, player))
    rows += line(_label(voice, "discard"), listing(voice, player["discard"]))
    if player["treasures"]:
        rows += line(_label(voice, "treasures"), listing(voice, player["treasures"]))
    if player["in_front"]:
        rows += line(_label(voice, "in-front"), listing(voice, player["in_front"]))
    return rows
