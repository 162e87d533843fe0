"""Draws the processes and the packages for docs/architecture.md.

    python docs/pictures/architecture.py

`tests/architecture` compares the picture with the import rules, so that both change together.
"""

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

PICTURE: Final = Path(__file__).with_name("architecture.svg")
LEVELS: Final = (
    ("domain",),
    ("messages", "protocol"),
    ("store",),
    ("devices",),
    ("monitor",),
    ("engine",),
    ("backup_sets", "care", "cloning", "preparation", "simulator"),
    ("measuring",),
    ("gui", "cli"),
    ("bootstrap",),
)
"""The packages, from those that all others may import to the one that may import all others."""
_WIDTH, _MARGIN, _ROW = 980, 24, 66
_BOX: Final = (44, 30)
"""The height of a box with two lines, and with one."""
_LETTER: Final = 7.8
_DARK, _GRAY, _LINE = "#1d2327", "#4a5158", "#9aa3ab"


@dataclass(frozen=True)
class Process:
    """A process, drawn as a large area.

    Attributes:
        place: left, top, width and height.
        colors: of the area and of its frame.
        parts: the packages inside of it, and what each does.
    """

    name: str
    note: str
    place: tuple[float, float, float, float]
    colors: tuple[str, str]
    parts: Sequence[tuple[str, str]]


_PROCESSES: Final = (
    Process(
        "Window and tray",
        "the person; Qt; never touches a drive",
        (24, 24, 290, 330),
        ("#e8f1fb", "#2f7dd1"),
        (
            ("gui", "views: pages, wizard, graph, tray"),
            ("gui/controllers", "state, signals, workers, countdowns"),
            ("devices/watch", "UDisks2, udev, sysfs, in one thread"),
            ("domain", "rules: is it shingled, what is normal"),
        ),
    ),
    Process(
        "Worker: supervisor, source side",
        "no Qt; the first never touches a folder",
        (404, 24, 290, 330),
        ("#e9f7f0", "#2a9d6f"),
        (
            ("cli, bootstrap", "arguments in, JSON lines out"),
            ("engine", "survey, plan, feed, transfer, versions"),
            ("monitor", "samples, cache estimate, time left"),
            ("preparation, care, cloning", "other work on a drive; measuring"),
        ),
    ),
    Process(
        "Worker: drive side",
        "may hang on the drive",
        (764, 24, 192, 190),
        ("#fdf3e3", "#c98a1b"),
        (("engine/drive", "writer, write-back"), ("commit", "durable, then listed")),
    ),
    Process(
        "Helper",
        "root, optional",
        (764, 230, 192, 124),
        ("#f6ecf9", "#8a63c9"),
        (("helper", "a few checked verbs"),),
    ),
)
_RULES: Final = (
    "helper imports domain alone, and is installed on its own. Only gui, cli and bootstrap import messages.",
    "Only gui and bootstrap import Qt. cli builds its objects with bootstrap, which stands above it.",
)


def draw() -> str:
    """Return the picture as SVG."""
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_WIDTH} 670" font-family="sans-serif" font-size="14">',
        "<title>The processes of Shingleback, and what is inside of each</title>",
        f'<rect width="{_WIDTH}" height="670" rx="14" fill="#ffffff"/>',
        '<marker id="to" viewBox="0 0 10 10" refX="9" refY="5" markerWidth="8" markerHeight="8"',
        ' orient="auto-start-reverse">',
        f'<path d="M0 0 10 5 0 10z" fill="{_GRAY}"/></marker>',
    ]
    for process in _PROCESSES:
        lines += _process(process)
    lines += [
        _arrow(316, 108, 402, both=True),
        _text(359, 98, "events,", 12),
        _text(359, 128, "pause, pace", 12),
        _arrow(696, 120, 762, both=True),
        _text(729, 110, "pipes", 12),
        _arrow(696, 304, 762),
        _text(729, 294, "D-Bus", 12),
        _text(_MARGIN, 396, "Who may import whom: an arrow leads from what is used to its users", 15, is_heading=True),
        *_levels(middle=508),
        *(_text(_MARGIN, 630 + 20 * at, rule, 12, _GRAY, is_centered=False) for at, rule in enumerate(_RULES)),
        "</svg>",
    ]
    return "\n".join(lines) + "\n"


def _process(process: Process) -> Iterator[str]:
    left, top, width, height = process.place
    fill, frame = process.colors
    middle = left + width / 2
    yield (
        f'<rect x="{left}" y="{top}" width="{width}" height="{height}" rx="10" fill="{fill}" stroke="{frame}" '
        'stroke-width="1.5"/>'
    )
    yield _text(middle, top + 24, process.name, 14, is_bold=True)
    yield _text(middle, top + 43, process.note, 12, _GRAY)
    for at, (name, what) in enumerate(process.parts):
        y = top + 60 + at * _ROW
        if at:
            yield _line(middle, y, middle, y - _ROW + _BOX[0])
        yield _box(left + 20, y, width - 40, _BOX[0])
        yield _text(middle, y + 20, name, 14)
        yield _text(middle, y + 36, what, 11, _GRAY)


def _levels(middle: float) -> Iterator[str]:
    widths = [max(map(len, level)) * _LETTER + 16 for level in LEVELS]
    gap = (_WIDTH - 2 * _MARGIN - sum(widths)) / (len(LEVELS) - 1)
    x = float(_MARGIN)
    for level, width in zip(LEVELS, widths, strict=True):
        if level is not LEVELS[0]:
            yield _arrow(x - gap + 2, middle, x - 2)
        yield from _column(x, middle, width, level)
        x += width + gap


def _column(x: float, middle: float, width: float, names: Collection[str]) -> Iterator[str]:
    step = _BOX[1] + 8
    top = middle - (len(names) * step - 8) / 2
    for at, name in enumerate(names):
        yield _box(x, top + at * step, width, _BOX[1])
        yield _text(x + width / 2, top + at * step + 20, name, 13)


def _box(x: float, y: float, width: float, height: float) -> str:
    return f'<rect x="{x:g}" y="{y:g}" width="{width:g}" height="{height}" rx="6" fill="#ffffff" stroke="{_LINE}"/>'


def _arrow(x1: float, y: float, x2: float, *, both: bool = False) -> str:
    start = ' marker-start="url(#to)"' if both else ""
    return _line(x1, y, x2, y, f' marker-end="url(#to)"{start}')


def _line(x1: float, y1: float, x2: float, y2: float, ends: str = "") -> str:
    return f'<line x1="{x1:g}" y1="{y1:g}" x2="{x2:g}" y2="{y2:g}" stroke="{_GRAY}" stroke-width="1.7"{ends}/>'


def _text(
    x: float,
    y: float,
    text: str,
    size: int,
    color: str = _DARK,
    *,
    is_bold: bool = False,
    is_heading: bool = False,
    is_centered: bool = True,
) -> str:
    anchor = ' text-anchor="middle"' if is_centered and not is_heading else ""
    weight = ' font-weight="bold"' if is_bold or is_heading else ""
    return f'<text x="{x:g}" y="{y:g}"{anchor} font-size="{size}"{weight} fill="{color}">{text}</text>'


if __name__ == "__main__":
    PICTURE.write_text(draw(), encoding="utf-8")
