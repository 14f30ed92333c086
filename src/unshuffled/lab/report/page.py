"""The report as one HTML page: pictures, and each as a table for people who would rather read."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from html import escape
from typing import Final

from unshuffled.lab.report import plots
from unshuffled.lab.report.difficulty import Compared, compare
from unshuffled.lab.report.figures import Figures, Share
from unshuffled.rules.core import constants
from unshuffled.rules.core.content import Content
from unshuffled.rules.core.setup import DIFFICULTIES

ENDS: Final = {
    constants.NEMESIS_SLAIN: ("nemesis slain", "good"),
    constants.NEMESIS_SPENT: ("nemesis out of cards", "good2"),
    constants.NEMESIS_RULE_WON: ("won by a rule", "good3"),
    constants.GRAVEHOLD_FALLEN: ("Gravehold fell", "bad"),
    constants.ALL_EXHAUSTED: ("all mages exhausted", "bad2"),
    constants.NEMESIS_RULE_LOST: ("lost by a rule", "bad3"),
}

STYLE: Final = f"""
:root {{ color-scheme: light dark; {plots.LIGHT} }}
@media (prefers-color-scheme: dark) {{ :root {{ {plots.DARK} }} }}
body {{ max-width: 780px; margin: 0 auto; padding: 24px 16px 64px; background: var(--ground); color: var(--ink);
  font: 16px/1.5 system-ui, sans-serif; }}
h1, h2 {{ line-height: 1.2; }} h2 {{ margin: 40px 0 8px; font-size: 21px; }} p.lead {{ color: var(--dim); }}
svg {{ width: 100%; height: auto; }}{plots.STYLE}table {{ border-collapse: collapse; font-variant-numeric: tabular-nums; }}
caption {{ text-align: left; color: var(--dim); }}
th, td {{ padding: 4px 14px 4px 0; border-bottom: 1px solid var(--line); text-align: left; }}
summary {{ cursor: pointer; color: var(--main); }}
.scroll {{ overflow-x: auto; }} .heat td {{ padding: 4px 8px; text-align: right;
  background: color-mix(in srgb, var(--good) calc(var(--won) * .6), transparent); }}
"""


def document(title: str, lead: str, sections: Sequence[str]) -> str:
    """A whole page."""
    head = f'<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>{escape(title)}</title>'
    body = f'<h1>{escape(title)}</h1><p class="lead">{escape(lead)}</p>{"".join(sections)}'
    return f'<!doctype html><html lang="en"><head>{head}<style>{STYLE}</style></head><body>{body}</body></html>\n'


def section(title: str, text: str, picture: str, header: Sequence[str], rows: Sequence[Sequence[object]]) -> str:
    """A picture under a heading, with its numbers."""
    cells = "".join(f"<th>{escape(each)}</th>" for each in header)
    body = "".join("<tr>" + "".join(f"<td>{escape(str(each))}</td>" for each in row) + "</tr>" for row in rows)
    table = f'<div class="scroll"><table><tr>{cells}</tr>{body}</table></div>'
    if picture:
        table = f"<details><summary>As a table</summary>{table}</details>"
    said = f"<p>{escape(text)}</p>" if text else ""
    return f"<section><h2>{escape(title)}</h2>{said}{picture}{table}</section>"


def report(content: Content, figures: Figures) -> str:
    """All sections for which there are games."""
    nemesis_names = {id: forms["normal"].names["en"] for id, forms in content.nemeses.items()}
    mage_names = {id: mage.names["en"] for id, mage in content.mages.items()}
    low, high = figures.all.interval
    lead = (
        f"{figures.all.games:,} games by {', '.join(sorted(figures.minds))}; {_percent(figures.all.rate)} won "
        f"({_percent(low)} to {_percent(high)}). Bars are 95 % intervals (Wilson)."
    )
    if figures.failed:
        lead += f" {figures.failed} games failed and are not counted."
    by_rate = sorted(figures.by_nemesis, key=lambda id: -figures.by_nemesis[id].rate)
    sections = [
        _shares("Wins by nemesis", {nemesis_names.get(id, id): figures.by_nemesis[id] for id in by_rate}),
        _shares(
            "Wins by number of mages",
            {f"{n} mage{'s' * (n != '1')}": figures.by_players[n] for n in sorted(figures.by_players)},
        ),
        _shares(
            "Wins by difficulty",
            {each: figures.by_difficulty[each] for each in DIFFICULTIES if each in figures.by_difficulty},
        ),
        _shares(
            "Wins by mage",
            {
                mage_names.get(id, id): figures.by_mage[id]
                for id in sorted(figures.by_mage, key=lambda id: -figures.by_mage[id].rate)
            },
            "A game counts for each mage in it.",
        ),
        _cells(figures, {id: nemesis_names.get(id, id) for id in by_rate}),
        _ends([(nemesis_names.get(id, id), figures.outcomes[id]) for id in by_rate]),
        _lengths(figures),
        _curves(figures, "nemesis", "Life of the nemesis"),
        _curves(figures, "gravehold", "Life of Gravehold"),
    ]
    printed = {id: forms["normal"].difficulty for id, forms in content.nemeses.items()}
    if len(figures.by_nemesis) > 2:
        sections.append(_printed(compare(figures.by_nemesis, printed), nemesis_names))
    return document("What the games say", lead, [each for each in sections if each])


def _shares(title: str, rows: Mapping[str, Share], text: str = "") -> str:
    if len(rows) < 2:
        return ""
    dots = [plots.Dot(label, share.rate, *share.interval, _percent(share.rate)) for label, share in rows.items()]
    table = [
        [label, share.games, share.won, _percent(share.rate), *map(_percent, share.interval)]
        for label, share in rows.items()
    ]
    return section(title, text, plots.dots(title, dots), ["", "games", "won", "share", "from", "to"], table)


def _cells(figures: Figures, names: Mapping[str, str]) -> str:
    """Wins in per cent for each combination, darker where they are rarer."""
    players = sorted({players for _, players, _ in figures.cells})
    difficulties = [each for each in DIFFICULTIES if any(key[2] == each for key in figures.cells)]
    columns = [(difficulty, number) for difficulty in difficulties for number in players]
    if len(columns) < 2 or len(names) < 2:
        return ""
    top = "".join(f'<th colspan="{len(players)}">{escape(each)}</th>' for each in difficulties)
    head = "".join(f"<th>{number}</th>" for _, number in columns)
    body = ""
    for id, name in names.items():
        cells = [figures.cells.get((id, number, difficulty)) for difficulty, number in columns]
        body += f"<tr><th>{escape(name)}</th>" + "".join(map(_heat, cells)) + "</tr>"
    fewest = min(share.games for share in figures.cells.values())
    text = f"In per cent, by difficulty and number of mages; at least {fewest:,} games each."
    table = f'<table class="heat"><tr><th></th>{top}</tr><tr><th></th>{head}</tr>{body}</table>'
    return f'<section><h2>Wins by combination</h2><p>{text}</p><div class="scroll">{table}</div></section>'


def _heat(share: Share | None) -> str:
    if share is None:
        return "<td></td>"
    low, high = share.interval
    title = f"{share.won} of {share.games}: {_percent(low)} to {_percent(high)}"
    return f'<td style="--won: {100 * share.rate:.0f}%" title="{title}">{100 * share.rate:.0f}</td>'


def _ends(rows: list[tuple[str, Counter[str]]]) -> str:
    found = [end for end in ENDS if any(counted[end] for _, counted in rows)]
    shares = [(label, {ENDS[end][0]: counted[end] / counted.total() for end in found}) for label, counted in rows]
    picture = plots.stacked("How games end", shares, {ENDS[end][0]: ENDS[end][1] for end in found})
    table = [[label, *(_percent(parts[ENDS[end][0]]) for end in found)] for label, parts in shares]
    return section("How games end", "", picture, ["", *(ENDS[end][0] for end in found)], table)


def _lengths(figures: Figures) -> str:
    curves = []
    for won, label, colour in ((True, "won", "good"), (False, "lost", "bad")):
        counted = figures.turns[won]
        curves.append(plots.Line(label, colour, [(turn, counted[turn]) for turn in range(max(counted, default=0) + 1)]))
    table = [
        [
            label,
            _quantile(figures.turns[won], 0.25),
            _quantile(figures.turns[won], 0.5),
            _quantile(figures.turns[won], 0.75),
        ]
        for won, label in ((True, "won"), (False, "lost"))
        if figures.turns[won]
    ]
    picture = plots.lines("Games by their number of turns", curves, "turns", "games")
    return section(
        "How long games last", "", picture, ["", "a quarter within", "half within", "three quarters within"], table
    )


def _curves(figures: Figures, whose: str, title: str) -> str:
    curves = [
        plots.Line(label, colour, figures.curve(whose, won))
        for won, label, colour in ((True, "games that were won", "good"), (False, "games that were lost", "bad"))
    ]
    if not any(curve.points for curve in curves):
        return ""
    table = [[curve.label, *(f"{life:.1f}" for turn, life in curve.points if turn % 5 == 1)] for curve in curves]
    longest = max(curves, key=lambda curve: len(curve.points))
    header = ["turn", *(str(turn) for turn, _ in longest.points if turn % 5 == 1)]
    text = "The mean over all games that still go on at that turn."
    return section(title, text, plots.lines(title, curves, "turn", "life"), header, table)


def _printed(compared: Compared, names: Mapping[str, str]) -> str:
    rows = [
        [names.get(each.nemesis, each.nemesis), each.printed, _percent(each.rate), f"{each.apart:+.1f}"]
        for each in compared.rows
    ]
    text = (
        f"Rank correlation of the printed difficulty with the share of losses: {compared.correlation:.2f} (Spearman; 1 is full agreement). "
        "The last column says by how many ranks the games find a nemesis harder than printed."
    )
    return section("Printed and measured difficulty", text, "", ["", "printed", "won", "harder by"], rows)


def _quantile(counted: Counter[int], share: float) -> int:
    left = counted.total() * share
    for value in sorted(counted):
        left -= counted[value]
        if left <= 0:
            return value
    return 0


def _percent(share: float) -> str:
    return f"{100 * share:.0f} %"
