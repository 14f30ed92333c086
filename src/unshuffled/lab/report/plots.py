"""Pictures as SVG, drawn in the colours of the page they stand on. Each says what it shows to people who do not see it."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Final, NamedTuple

WIDTH: Final = 720
ROW: Final = 24
LABEL: Final = 190
"""Room for names on the left."""
RIGHT: Final = 110
TOP: Final = 30

LIGHT: Final = """--ground: #fbfaf7; --ink: #1d1a26; --dim: #5f5a6e; --line: #dcd7e4; --main: #5a35c8;
  --good: #1d7a5f; --good2: #58a98f; --good3: #9bcdbb; --bad: #a8322d; --bad2: #d0766b; --bad3: #e6b1a8;"""
DARK: Final = """--ground: #14111c; --ink: #eee9f7; --dim: #a9a2bb; --line: #37314a; --main: #b79cff;
  --good: #49b894; --good2: #2f8067; --good3: #1f5646; --bad: #ea7266; --bad2: #a94c44; --bad3: #6d322e;"""
STYLE: Final = """
svg text { font: 13px system-ui, sans-serif; fill: var(--ink); }
svg .dim { fill: var(--dim); }
svg .grid { stroke: var(--line); }
svg .zero { stroke: var(--dim); }
svg .interval { stroke: var(--main); stroke-width: 7; stroke-opacity: .3; }
svg .dot { fill: var(--main); }
svg .other { fill: none; stroke: var(--dim); stroke-width: 2; }
svg .good { fill: var(--good); }
svg .good2 { fill: var(--good2); }
svg .good3 { fill: var(--good3); }
svg .bad { fill: var(--bad); }
svg .bad2 { fill: var(--bad2); }
svg .bad3 { fill: var(--bad3); }
svg .curve { fill: none; stroke-width: 2.5; }
svg .curve.good { fill: none; stroke: var(--good); }
svg .curve.bad { fill: none; stroke: var(--bad); }
"""
"""How the parts of a picture look; every rule begins with the picture."""
ALONE: Final = "svg.unshuffled"


class Dot(NamedTuple):
    """A share with its interval; with `other`, a second one to compare, drawn hollow."""

    label: str
    value: float
    low: float
    high: float
    note: str = ""
    other: float | None = None


class Line(NamedTuple):
    """A curve: its name, its colour (a CSS class) and its points."""

    label: str
    colour: str
    points: Sequence[tuple[float, float]]


def dots(about: str, rows: Sequence[Dot], low: float = 0.0, high: float = 1.0) -> str:
    """One row for each share, with its interval as a bar."""
    plot = WIDTH - LABEL - RIGHT
    height = TOP + ROW * len(rows) + 8

    def at(value: float) -> str:
        return f"{LABEL + plot * (min(max(value, low), high) - low) / (high - low):.1f}"

    parts = [
        _line(at(tick), TOP - 6, at(tick), height - 8, "zero" if tick == 0 < -low else "grid")
        for tick in _ticks(low, high)
    ]
    parts += [
        _text(at(tick), TOP - 12, f"{tick:.0%}".replace("%", " %").replace("-", "−"), "middle")
        for tick in _ticks(low, high)
    ]
    for n, row in enumerate(rows):
        y = TOP + ROW * n + ROW / 2
        parts.append(_text(LABEL - 10, y + 4, row.label, "end"))
        parts.append(_line(at(row.low), y, at(row.high), y, "interval"))
        if row.other is not None:
            parts.append(f'<circle class="other" cx="{at(row.other)}" cy="{y}" r="5"/>')
        parts.append(f'<circle class="dot" cx="{at(row.value)}" cy="{y}" r="5"/>')
        parts.append(_text(WIDTH - RIGHT + 10, y + 4, row.note, "start", "dim"))
    return _svg(about, height, parts)


def stacked(about: str, rows: Sequence[tuple[str, dict[str, float]]], colours: dict[str, str]) -> str:
    """One bar for each row, divided into shares; `colours` has a CSS class for each part, in order."""
    plot = WIDTH - LABEL - 20
    top = TOP + 20
    height = top + ROW * len(rows) + 8
    parts = []
    for n, (label, shares) in enumerate(rows):
        y, x = top + ROW * n + 3, float(LABEL)
        parts.append(_text(LABEL - 10, y + 13, label, "end"))
        for part, colour in colours.items():
            wide = plot * shares.get(part, 0.0)
            parts.append(f'<rect class="{colour}" x="{x:.1f}" y="{y}" width="{wide:.1f}" height="{ROW - 6}"/>')
            x += wide
    return _svg(about, height, [*_legend(list(colours.items())), *parts])


def lines(about: str, curves: Sequence[Line], across: str, up: str) -> str:
    """Curves over a common axis, from 0."""
    height, left, bottom = 300, 50, 36
    points = [point for curve in curves for point in curve.points]
    right, top = max((x for x, _ in points), default=1.0), max((y for _, y in points), default=1.0)

    def place(x: float, y: float) -> tuple[float, float]:
        return left + (WIDTH - left - 20) * x / right, height - bottom - (height - bottom - TOP - 8) * y / top

    parts = []
    for tick in _steps(top):
        _, y = place(0, tick)
        parts.append(_line(left, f"{y:.1f}", WIDTH - 20, f"{y:.1f}", "grid"))
        parts.append(_text(left - 8, f"{y + 4:.1f}", f"{tick}", "end"))
    for tick in _steps(right):
        parts.append(_text(f"{place(tick, 0)[0]:.1f}", height - bottom + 16, f"{tick}", "middle"))
    parts.append(_text(WIDTH / 2, height - 4, across, "middle", "dim"))
    parts.append(_text(left, TOP - 4, up, "start", "dim"))
    for curve in curves:
        path = " ".join(f"{x:.1f},{y:.1f}" for x, y in (place(*point) for point in curve.points))
        parts.append(f'<polyline class="curve {curve.colour}" points="{path}"/>')
    return _svg(about, height, [*parts, *_legend([(curve.label, curve.colour) for curve in curves], at=260)])


def alone(picture: str) -> str:
    """The picture with its colours inside, for a file of its own or a notebook; its style reaches nothing around it."""
    style = (
        f"{ALONE} {{ {LIGHT} background: var(--ground); max-width: 100%; height: auto; }}"
        f"@media (prefers-color-scheme: dark) {{ {ALONE} {{ {DARK} }} }}"
        f"{STYLE.replace('svg ', f'{ALONE} ')}"
    )
    tag, rest = picture.split(">", 1)
    kind = ALONE.removeprefix("svg.")
    return f'{tag} xmlns="http://www.w3.org/2000/svg" class="{kind}" width="{WIDTH}"><style>{style}</style>{rest}'


def _ticks(low: float, high: float) -> list[float]:
    step = next(step for step in (0.01, 0.02, 0.05, 0.1, 0.2, 0.25, 0.5) if (high - low) / step <= 8)
    first = round(low / step)
    return [round(step * n, 4) for n in range(first, round(high / step) + 1)]


def _steps(most: float) -> list[int]:
    """Round numbers from 0, some six of them."""
    step = next(10**power * first for power in range(9) for first in (1, 2, 5) if most / (10**power * first) <= 7)
    return list(range(0, int(most) + 1, step))


def _legend(named: list[tuple[str, str]], at: float = LABEL) -> list[str]:
    parts = []
    x, y = at, 6
    for label, colour in named:
        wide = 34 + 7 * len(label)
        if x + wide > WIDTH:
            x, y = at, y + 20
        parts.append(f'<rect class="{colour} key" x="{x:.0f}" y="{y}" width="12" height="12"/>')
        parts.append(_text(x + 17, y + 10, label, "start"))
        x += wide
    return parts


def _line(x1: object, y1: object, x2: object, y2: object, kind: str) -> str:
    return f'<line class="{kind}" x1="{x1}" y1="{y1}" x2="{x2}" y2="{y2}"/>'


def _text(x: object, y: object, text: str, anchor: str, kind: str = "") -> str:
    return f'<text x="{x}" y="{y}" text-anchor="{anchor}"{f" class={kind!r}" if kind else ""}>{escape(text)}</text>'


def _svg(about: str, height: float, parts: list[str]) -> str:
    return f'<svg viewBox="0 0 {WIDTH} {height}" role="img" aria-label="{escape(about)}">{"".join(parts)}</svg>'
