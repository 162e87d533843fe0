"""Whether reading writes to what is mounted at some places. Reads kernel memory only: it cannot hang."""

from collections.abc import Collection
from pathlib import Path

from shingleback.drives.mounts import MOUNTINFO, mounts
from shingleback.knowledge.mounting import access_times, worst
from shingleback.model.mounting import AccessTimes


def times_at(points: Collection[str], mountinfo: Path = MOUNTINFO) -> AccessTimes:
    """The worst of these mount points; UNKNOWN where nothing is mounted there."""
    wanted = set(map(Path, points))
    found = [one for one in mounts(mountinfo) if one.point in wanted] if wanted else []
    return worst(access_times(one.kind, one.options, one.of_all) for one in found)
