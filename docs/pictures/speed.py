"""Draws the pictures of docs/performance.md from the figures in speed.json and growth.json.

    python docs/pictures/speed.py

The figures are those of `python -m tests.benchmarks modeled` and `growth`; `tests/benchmarks` compares the pictures
with them.
"""

import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import log10
from pathlib import Path
from typing import Any, Final

FOLDER: Final = Path(__file__).parent
SPEED: Final = FOLDER / "speed.json"
GROWTH: Final = FOLDER / "growth.json"
_WIDTH, _MARGIN = 980, 24
_BAR, _GAP, _LEFT = 18, 24, 330
_LONGEST: Final = 560.0
_TOOLS: Final = {"shingleback": "#2a9d6f", "rsync": "#2f7dd1", "borg": "#c98a1b"}
_NAMES: Final = {"shingleback": "Shingleback", "rsync": "rsync", "borg": "borg (no plain files)"}
_COMMANDS: Final = {
    "first run": "#2a9d6f",
    "1 % changed": "#2f7dd1",
    "unchanged": "#8a63c9",
    "verify": "#c98a1b",
    "restore": "#c4453c",
    "versions": "#5b6770",
    "search": "#1d2327",
}
_DARK, _GRAY, _LINE = "#1d2327", "#4a5158", "#d5dade"
_PANEL: Final = (380, 300)


@dataclass(frozen=True)
class _Panel:
    """A graph with logarithmic axes."""

    left: float
    top: float
    title: str
    x_range: tuple[float, float]
    y_range: tuple[float, float]

    def x(self, value: float) -> float:
        return self.left + _PANEL[0] * _share(value, self.x_range)

    def y(self, value: float) -> float:
        return self.top + _PANEL[1] * (1 - _share(value, self.y_range))


def draw_speed(document: dict[str, Any]) -> str:
    """Return the picture of how long each program keeps the drive busy, as SVG."""
    rows, longest = document["rows"], max(max(row["times"].values()) for row in document["rows"])
    lines: list[str] = []
    y = 64.0
    for row in rows:
        lines += _text_lines(_MARGIN, y + 14, (row["what"], row["files"]))
        for tool, times in row["times"].items():
            length = _LONGEST * times / longest
            lines.append(f'<rect x="{_LEFT}" y="{y:g}" width="{length:.1f}" height="{_BAR}" fill="{_TOOLS[tool]}"/>')
            lines.append(_text(_LEFT + length + 6, y + 14, f"{times:.2f}", 13))
            y += _BAR + 3
        y += _GAP
    stream_x = _LEFT + _LONGEST / longest
    lines.append(_line(stream_x, 58, stream_x, y - _GAP, _GRAY, ' stroke-dasharray="4 3"'))
    lines.append(_text(stream_x + 4, 52, "1.00: all bytes in one row", 12, _GRAY))
    legend = _LEFT
    for tool, color in _TOOLS.items():
        lines.append(f'<rect x="{legend}" y="{y:g}" width="14" height="14" fill="{color}"/>')
        lines.append(_text(legend + 20, y + 12, _NAMES[tool], 13))
        legend += 40 + 9 * len(_NAMES[tool])
    lines.append(_text(_MARGIN, 30, "How long a shingled drive is busy (shorter is better)", 15, bold=True))
    lines.append(_text(_MARGIN, y + 40, document["note"], 12, _GRAY))
    return _svg(y + 58, "How long each program keeps a shingled drive busy", lines)


def draw_growth(document: dict[str, Any]) -> str:
    """Return the picture of how time and memory grow with the number of files, as SVG."""
    figures = [figure for figure in document["figures"] if figure["versions"] <= document["few_versions"]]
    counts = [figure["files"] for figure in figures]
    across = min(counts), max(counts)
    time = _Panel(90, 66, "Processor time for each file, in microseconds", across, (1, 3_000))
    memory = _Panel(90 + _PANEL[0] + 80, 66, "Memory, in MB", across, (10, 300))
    lines = [_text(_MARGIN, 30, f"From {across[0]:,} to {across[1]:,} files", 15, bold=True)]
    for panel, ticks, unit in ((time, (1, 10, 100, 1_000), "us"), (memory, (10, 30, 100, 250), "MB")):
        lines += _axes(panel, sorted(set(counts)), ticks)
        for command, color in _COMMANDS.items():
            points = {
                figure["files"]: figure["cpu_s"] / figure["files"] * 1e6 if unit == "us" else figure["peak_mb"]
                for figure in figures
                if figure["command"] == command
            }
            path = " ".join(f"{panel.x(files):.1f},{panel.y(value):.1f}" for files, value in sorted(points.items()))
            lines.append(f'<polyline points="{path}" fill="none" stroke="{color}" stroke-width="2"/>')
    below = 66 + _PANEL[1] + 56
    for at, (command, color) in enumerate(_COMMANDS.items()):
        x = 90 + at * 122
        lines.append(_line(x, below - 4, x + 20, below - 4, color, ' stroke-width="3"'))
        lines.append(_text(x + 26, below, command, 13))
    lines.append(_text(_MARGIN, below + 34, document["note"], 12, _GRAY))
    return _svg(below + 52, "How time and memory grow with the number of files", lines)


def _axes(panel: _Panel, counts: Sequence[int], ticks: Sequence[float]) -> Iterator[str]:
    right, bottom = panel.left + _PANEL[0], panel.top + _PANEL[1]
    yield _text(panel.left, panel.top - 12, panel.title, 13, bold=True)
    for tick in ticks:
        yield _line(panel.left, panel.y(tick), right, panel.y(tick), _LINE)
        yield _text(panel.left - 8, panel.y(tick) + 4, f"{tick:,}", 12, _GRAY, anchor="end")
    for count in counts:
        yield _line(panel.x(count), panel.top, panel.x(count), bottom, _LINE)
        yield _text(panel.x(count), bottom + 20, f"{count:,}", 12, _GRAY, anchor="middle")


def _share(value: float, span: tuple[float, float]) -> float:
    return (log10(value) - log10(span[0])) / (log10(span[1]) - log10(span[0]))


def _text_lines(x: float, y: float, texts: Sequence[str]) -> Iterator[str]:
    yield _text(x, y, texts[0], 14, bold=True)
    yield _text(x, y + 18, texts[1], 12, _GRAY)


def _line(x1: float, y1: float, x2: float, y2: float, color: str, more: str = "") -> str:
    return f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" stroke="{color}"{more}/>'


def _text(
    x: float, y: float, text: str, size: int, color: str = _DARK, *, bold: bool = False, anchor: str = "start"
) -> str:
    weight = ' font-weight="bold"' if bold else ""
    return (
        f'<text x="{x:.1f}" y="{y:.1f}" font-size="{size}"{weight} text-anchor="{anchor}" fill="{color}">{text}</text>'
    )


def _svg(height: float, title: str, lines: Sequence[str]) -> str:
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_WIDTH} {height:g}" font-family="sans-serif">',
            f"<title>{title}</title>",
            f'<rect width="{_WIDTH}" height="{height:g}" rx="14" fill="#ffffff"/>',
            *lines,
            "</svg>",
            "",
        ]
    )


def main() -> None:
    SPEED.with_suffix(".svg").write_text(draw_speed(json.loads(SPEED.read_bytes())), encoding="utf-8")
    GROWTH.with_suffix(".svg").write_text(draw_growth(json.loads(GROWTH.read_bytes())), encoding="utf-8")


if __name__ == "__main__":
    main()
