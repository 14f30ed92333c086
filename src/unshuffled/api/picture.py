"""A table as HTML, for notebooks: one element that needs no style sheet, no script and no font.

Its sentences are those of the text game, so it speaks every language; here they get bars, rings and colours. Everything
that comes from a pack is escaped.
"""

from __future__ import annotations

from collections import Counter
from html import escape

from unshuffled.rules.readings.shown import ShownPlayer, View
from unshuffled.terminal import draw
from unshuffled.words.phrases import Name
from unshuffled.words.speech import Voice

INK, DIM, NIGHT, PANEL, EDGE = "#ece7f4", "#a59db8", "#16131f", "#211c2e", "#3a3350"
NEMESIS, CITY, MAGE, BREACH = "#e0526b", "#e3a94a", "#63b98b", "#a98bff"
KINDS = {"gem": "#4fb3bf", "relic": "#e3a94a", "spell": "#a98bff"}
"""The colour at the edge of a card, by the kind of its pile."""
AROUND = 62.8
"""The length of a ring."""


def html(voice: Voice, view: View, question: str) -> str:
    """The table as a seat sees it, and what is asked."""
    board = draw.Board(voice, view)
    foe, city = view["nemesis"], view["gravehold"]
    rows = [
        _box(board.moment(), f"color:{DIM};margin-bottom:6px"),
        _div(
            _pool(voice(Name("nemesis", foe["id"])), board.foe(), foe["life"], foe["max"], NEMESIS)
            + _pool("", board.protected(), city["life"], city["max"], CITY),
            "display:flex;flex-wrap:wrap;gap:12px;align-items:flex-end",
        ),
    ]
    in_play = board.in_play()
    if in_play:
        rows.append(_line(board.label("in-play"), "".join(_chip(text, NEMESIS) for text in in_play)))
    rows.append(_line(board.label("order"), escape(board.order())))
    mages = "".join(_mage(board, player) for player in view["players"])
    rows.append(
        _div(mages, "display:grid;grid-template-columns:repeat(auto-fit,minmax(300px,1fr));gap:10px;margin-top:10px")
    )
    if question:
        rows.append(_box(question, "margin-top:10px;font-weight:600"))
    look = f"font:13px/1.5 system-ui,sans-serif;color:{INK};background:{NIGHT};border-radius:10px;padding:14px 16px;max-width:860px"
    return _div("".join(rows), look)


def _mage(board: draw.Board, player: ShownPlayer) -> str:
    active = player["seat"] == board.view["active"]
    name = board.voice.form(Name("mage", player["mage"]))
    held = Counter(player["hand"]).items()
    hand = "".join(_card(board.voice, id, n) for id, n in held) or "–"
    rings = "".join(_breach(board, player, at) for at in range(len(player["breaches"])))
    charges = "●" * player["charges"] + "○" * max(0, player["charges_needed"] - player["charges"])
    inside = [
        _pool(name, board.mage(player).strip("▶ "), player["life"], player["max"], MAGE),
        _box(charges, f"color:{CITY};letter-spacing:2px"),
        _div(rings, "display:flex;gap:8px;margin:6px 0"),
        _line(board.label("hand"), hand),
    ]
    if player["in_front"]:
        cards = draw.listing(board.voice, player["in_front"])
        inside.append(_line(board.label("in-front"), escape(cards)))
    edge = BREACH if active else EDGE
    return _div("".join(inside), f"background:{PANEL};border:1px solid {edge};border-radius:8px;padding:10px 12px")


def _breach(board: draw.Board, player: ShownPlayer, at: int) -> str:
    """A ring that is as full as the breach is open, with what is prepped there under it."""
    breach = player["breaches"][at]
    text = escape(board.breach(player, at), quote=True)
    spells = [draw.card(board.voice, spell["card"]) for spell in player["prepped"] if at + 1 in spell["breaches"]]
    full = 4 if breach["state"] == "open" else breach["turned"] if breach["state"] == "closed" else 0
    edge = EDGE if breach["state"] != "none" else "none"
    ring = (
        f'<svg width="30" height="30" viewBox="0 0 26 26" role="img" aria-label="{text}"><title>{text}</title>'
        f'<circle cx="13" cy="13" r="10" fill="none" stroke="{edge}" stroke-width="3"/>'
        f'<circle cx="13" cy="13" r="10" fill="{BREACH if spells else "none"}" fill-opacity=".35" stroke="{BREACH}" stroke-width="3" '
        f'stroke-dasharray="{full * AROUND / 4:.1f} {AROUND}" transform="rotate(-90 13 13)"/>'
        f'<text x="13" y="16.5" text-anchor="middle" font-size="9" fill="{INK}">{draw.ROMAN[at]}</text></svg>'
    )
    prepped = "".join(_box(spell, f"font-size:11px;color:{BREACH}") for spell in spells)
    return _div(ring + prepped, "flex:1;text-align:center;min-width:0;line-height:1.2")


def _card(voice: Voice, id: str, n: int) -> str:
    market = voice.content.card(id).market if id in voice.content.index else ""
    return _chip(draw.card(voice, id) + (f" ×{n}" if n > 1 else ""), KINDS.get(market, DIM))


def _chip(text: str, colour: str) -> str:
    look = f"display:inline-block;background:{NIGHT};border-left:3px solid {colour};border-radius:3px;padding:0 7px;margin:1px 5px 1px 0"
    return f'<span style="{look}">{escape(text)}</span>'


def _pool(name: str, text: str, life: int, most: int, colour: str) -> str:
    """A life as a bar, under its name and the rest of the line that begins with it."""
    share = 100 * max(0, min(life, most)) // most if most else 0
    title = f'<b style="font-size:15px">{escape(name)}</b>' if name else ""
    rest = text.partition(" · ")[2] if name else text
    bar = _div(
        _div("", f"width:{share}%;height:100%;background:{colour}"),
        f"height:6px;background:{EDGE};border-radius:3px;overflow:hidden",
    )
    return _div(f'{title} <span style="color:{DIM}">{escape(rest)}</span>{bar}', "flex:1 1 260px")


def _line(label: str, inside: str) -> str:
    return _div(f'<span style="color:{DIM}">{escape(label)}</span> &nbsp;{inside}', "margin-top:6px")


def _box(text: str, look: str) -> str:
    return _div(escape(text), look)


def _div(inside: str, look: str) -> str:
    return f'<div style="{look}">{inside}</div>'
