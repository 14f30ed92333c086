"""The rules reference: short entries in our own words, each with the clauses it stands on.

The entries are messages `ref-TOPIC` with a `.title`; the clauses are those of docs/rules.
"""

from __future__ import annotations

from unshuffled.words.phrases import Phrase, say

TOPICS: dict[str, tuple[str, ...]] = {
    "goal": ("GEN-01", "END-01", "END-04"),
    "turn-order": ("TURN-06", "TURN-07", "TURN-08", "TURN-10"),
    "wild-card": ("TURN-11", "TURN-12", "TURN-13", "VAR-05"),
    "player-turn": ("PHASE-01", "PHASE-02"),
    "casting-phase": ("CAST-01", "CAST-02", "CAST-03", "CAST-05", "CAST-08"),
    "main-phase": ("MAIN-01", "MAIN-02", "MAIN-03"),
    "playing": ("MAIN-04", "MAIN-06", "EFF-03"),
    "aether": ("MAIN-08", "MAIN-09", "MAIN-10", "MAIN-12"),
    "gaining": ("MAIN-15", "MAIN-16", "MAIN-17"),
    "charges": ("MAIN-20", "MAIN-23", "MAIN-24", "MAIN-26"),
    "focusing": ("BREACH-04", "BREACH-06", "BREACH-08", "BREACH-10", "BREACH-16"),
    "opening": ("BREACH-11", "BREACH-12", "BREACH-13", "BREACH-17", "BREACH-19"),
    "prepping": ("PREP-01", "PREP-02", "PREP-04"),
    "while-prepped": ("PREP-11", "PREP-12", "PREP-13"),
    "to-discard": ("NEM-18", "NEM-19", "NEM-20", "NEM-21"),
    "draw-phase": ("DRAW-01", "DRAW-02", "DRAW-03", "DRAW-04"),
    "never-shuffled": ("GEN-05", "DRAW-05", "DRAW-06", "DRAW-09", "DRAW-10"),
    "damage": ("DMG-01", "DMG-02", "DMG-03", "DMG-05", "DMG-06"),
    "nemesis-turn": ("NEM-01", "NEM-02", "NEM-08"),
    "minions": ("NEM-04", "NEM-11", "NEM-13"),
    "powers": ("NEM-05", "NEM-12", "NEM-14", "NEM-17"),
    "attacks": ("NEM-10",),
    "unleash": ("NEM-09", "NEM-23", "NEM-24", "NEM-25"),
    "choices": ("EFF-04", "EFF-05", "EFF-06"),
    "or": ("EFF-07", "EFF-08", "EFF-09"),
    "exhaustion": ("EXH-01", "EXH-02", "EXH-03", "EXH-04", "EXH-05", "EXH-10"),
    "ends": ("END-01", "END-02", "END-03", "END-04", "END-05"),
    "solo": ("SOLO-03", "SOLO-04", "SOLO-05", "SOLO-06", "SOLO-07"),
    "destroy": ("GEN-10", "KEY-12"),
    "ally": ("GEN-11", "GEN-12"),
    "reveal": ("REV-01", "REV-02", "REV-03"),
    "adjacent": ("BREACH-23", "BREACH-25", "PREP-06"),
    "echo": ("KEY-14",),
    "curses": ("KEY-10", "EXPD-12", "PR-101"),
    "wandering": ("KEY-38",),
    "number-token": ("SETUP-09", "PR-102"),
    "own-breaches": ("BREACH-22",),
    "tracks": ("SHEET-E153-03", "SHEET-E153-05", "SHEET-E153-08", "PR-111"),
    "rows": ("PR-113",),
    "delirium": ("PR-117",),
    "two-sides": ("PR-120", "PR-121"),
    "barracks": ("KEY-05", "EXPD-03", "EXPD-05"),
    "treasures": ("KEY-34",),
    "banished": ("KEY-04", "EXPD-04"),
    "upgraded": ("KEY-37", "EXPD-06"),
}
"""Topics in the order a newcomer would read them, with the clauses they restate."""


def title(topic: str) -> Phrase:
    """What the entry is called."""
    return say(f"ref-{topic}", "title")


def text(topic: str) -> Phrase:
    """What it says."""
    return say(f"ref-{topic}")
