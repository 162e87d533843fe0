"""Text about the zones of a drive: a map, the counts of each use, and the write pointers."""

from typing import Final

from shingleback.domain.zones import ACTIVE, LOST, ZoneCell, ZoneUse, cells_of, count_of, pointers_of
from shingleback.messages.translate import binary_size
from shingleback.protocol.measuring import ZonesFinished

_WIDTH: Final = 64
_HEIGHT: Final = 12
_LEVELS: Final = "▁▂▃▄▅▆▇█"
_CONVENTIONAL: Final = "▒"
_EMPTY: Final = "·"
_LOST: Final = "!"
_NAMES: Final = {
    ZoneUse.CONVENTIONAL: "conventional: can be written anywhere",
    ZoneUse.EMPTY: "empty",
    ZoneUse.OPEN: "open: being written",
    ZoneUse.CLOSED: "closed: written in part",
    ZoneUse.FULL: "full: must be emptied as a whole before being written again",
    ZoneUse.READ_ONLY: "read-only: the drive refuses to write there",
    ZoneUse.OFFLINE: "offline: the data there is lost",
}
_MAX_POINTERS: Final = 16


def zone_lines(result: ZonesFinished) -> list[str]:
    runs = result.runs
    if not runs:
        return []
    total = sum(run.count for run in runs)
    signs = "".join(map(_sign, cells_of(runs, _WIDTH * _HEIGHT)))
    drawn = [signs[first : first + _WIDTH] for first in range(0, len(signs), _WIDTH)]
    each = max(1, -(-total // (_WIDTH * _HEIGHT)))
    active = pointers_of(runs)
    pointers = [
        f"  zone {number}: {binary_size(run.written_bytes)} of {binary_size(run.zone_bytes)}"
        for number, run in active[:_MAX_POINTERS]
    ]
    if len(active) > _MAX_POINTERS:
        pointers.append(f"  and {len(active) - _MAX_POINTERS} more")
    limits = []
    if result.most_open:
        opened = count_of(runs, frozenset({ZoneUse.OPEN}))
        limits.append(f"Open at once: {opened} of at most {result.most_open}")
    if result.most_active:
        limits.append(f"Open or closed at once: {count_of(runs, ACTIVE)} of at most {result.most_active}")
    return [
        f"{total} zones of {binary_size(result.zone_bytes)}, in order; each character stands for {each}:",
        "",
        *drawn,
        "",
        f"{_EMPTY} empty   {_LEVELS[0]} to {_LEVELS[-1]} how full   {_CONVENTIONAL} conventional   {_LOST} unwritable",
        *(f"{count} {name}" for use, name in _NAMES.items() if (count := count_of(runs, frozenset({use})))),
        *(["Written in part, up to the write pointer:", *pointers] if pointers else []),
        *limits,
    ]


def _sign(cell: ZoneCell) -> str:
    """Return the character for a cell. A lost zone always shows; `conventional` needs all zones of the cell."""
    if cell.uses & LOST:
        return _LOST
    if cell.uses == {ZoneUse.CONVENTIONAL}:
        return _CONVENTIONAL
    if not cell.full_part:
        return _EMPTY
    return _LEVELS[min(len(_LEVELS) - 1, int(cell.full_part * len(_LEVELS)))]
