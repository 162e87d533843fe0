"""Says why not everything fits, and which folder of the source needs most of the room."""

from collections import Counter
from collections.abc import Sequence
from typing import Final

from shingleback.domain.errors import DriveFull, Why
from shingleback.domain.text import display_path
from shingleback.engine.files.folders import folders_above, join
from shingleback.engine.source.plan import CopyPlan, FolderWork, content_bytes
from shingleback.engine.source.reader import Source
from shingleback.engine.source.retention import Shortfall

_WHY: Final = {
    Shortfall.NONE: Why.DRIVE_FULL,
    Shortfall.BEYOND: Why.DRIVE_TOO_SMALL,
    Shortfall.SPARED: Why.VERSIONS_SPARED,
}


def no_room(plan: CopyPlan, sources: Sequence[Source], shortfall: Shortfall) -> DriveFull:
    """Return the error for a run of which not everything fitted."""
    path, size_bytes = largest_demand(plan, sources)
    return DriveFull(_WHY[shortfall], path=display_path(path), size=size_bytes)


def largest_demand(plan: CopyPlan, sources: Sequence[Source]) -> tuple[bytes, int]:
    """Return the deepest folder that holds more than half of what is to be copied, with the size of that.

    If none does, return the source with the most.
    """
    demand_bytes: Counter[tuple[int, bytes]] = Counter()
    for _, work in plan.spool.read():
        if isinstance(work, FolderWork):
            size_bytes = sum(map(content_bytes, work.copy))
            for folder in {work.path, *folders_above(work.path), b""}:
                demand_bytes[work.source, folder] += size_bytes
    half_bytes = sum(demand_bytes[number, b""] for number in range(len(sources))) / 2
    most = max(demand_bytes, key=lambda place: (not place[1], demand_bytes[place]), default=(0, b""))
    holding_half = [place for place, size_bytes in demand_bytes.items() if size_bytes > half_bytes]
    source, path = max(holding_half, key=lambda place: len(place[1]), default=most)
    return join(sources[source].path, path), demand_bytes[source, path]
