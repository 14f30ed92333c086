"""The measured difficulty of nemeses: as the file that the game ships with, and as a page of the docs."""

from __future__ import annotations

import json
from collections.abc import Mapping

from unshuffled.lab.report.difficulty import compare
from unshuffled.lab.report.figures import Cell, Share
from unshuffled.minds.measured import FEWEST, Cells
from unshuffled.rules.core.content import Content
from unshuffled.rules.core.setup import DIFFICULTIES

SEATS = range(1, 5)


def nested(cells: Mapping[Cell, Share]) -> Cells:
    """As `minds.measured` reads them."""
    found: Cells = {}
    for (nemesis, players, difficulty), share in sorted(cells.items()):
        found.setdefault(nemesis, {}).setdefault(difficulty, {})[str(players)] = [share.won, share.games]
    return found


def file_text(mind: str, cells: Mapping[Cell, Share]) -> str:
    """One line for each nemesis and difficulty."""
    rows = []
    for nemesis, of in nested(cells).items():
        lines = ",\n   ".join(f"{json.dumps(each)}: {json.dumps(seats)}" for each, seats in of.items())
        rows.append(f"  {json.dumps(nemesis)}: {{\n   {lines}}}")
    return f'{{"mind": {json.dumps(mind)}, "cells": {{\n' + ",\n".join(rows) + "\n}}\n"


def page_text(content: Content, mind: str, cells: Mapping[Cell, Share]) -> str:
    """The page, in Markdown."""
    lines = ["# Measured difficulty", ""]
    lines += [
        f"How often `{mind}` wins, in per cent with the 95 % interval (Wilson), beside the difficulty that is printed on the nemesis. Mages and market are drawn by lot for each game.",
        f"A cell with fewer than {FEWEST} games is empty. `unshuffled lab difficulty` makes this page from tables of games ([how](data.md)).",
        "",
        f"`{mind}` is a beginner with a good memory: it plays by rules of thumb and does not look ahead. Read the columns as an order, not as your own chance.",
    ]
    for difficulty in DIFFICULTIES:
        of = {id: {n: cells.get((id, n, difficulty), Share()) for n in SEATS} for id in content.nemeses}
        if not any(share.games >= FEWEST for seats in of.values() for share in seats.values()):
            continue
        together = {
            id: Share(sum(s.games for s in seats.values()), sum(s.won for s in seats.values()))
            for id, seats in of.items()
        }
        games = sum(share.games for share in together.values())
        lines += ["", f"## {difficulty.capitalize()}", "", f"{games:,} games.", ""]
        lines += ["| nemesis | printed | 1 mage | 2 mages | 3 mages | 4 mages | all |", "|---|---|---|---|---|---|---|"]
        for id in sorted(of, key=lambda id: (-together[id].rate, id)):
            nemesis = content.nemeses[id]["normal"]
            shown = " | ".join(_shown(share) for share in (*of[id].values(), together[id]))
            lines.append(f"| {nemesis.names['en']} | {nemesis.difficulty} | {shown} |")
        compared = compare(together, {id: content.nemeses[id]["normal"].difficulty for id in of})
        harder = max(compared.rows, key=lambda row: row.apart)
        easier = min(compared.rows, key=lambda row: row.apart)
        names = {id: content.nemeses[id]["normal"].names["en"] for id in of}
        lines += [
            "",
            f"Rank correlation with the printed difficulty: {compared.correlation:.2f} (Spearman). The largest disagreements: {names[harder.nemesis]} is {harder.apart:.1f} ranks harder "
            f"than printed, {names[easier.nemesis]} {-easier.apart:.1f} ranks easier.",
        ]
    return "\n".join(lines) + "\n"


def _shown(share: Share) -> str:
    if share.games < FEWEST:
        return ""
    low, high = share.interval
    return f"{100 * share.rate:.0f} [{100 * low:.0f}, {100 * high:.0f}]"
