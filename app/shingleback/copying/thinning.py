"""Which versions give way: a rule that a person understands. Pure functions.

All of the last thirty days are kept; of what is older, the newest of each month. When room is short, the oldest go
first. The newest version never goes.
"""

from datetime import datetime, timedelta
from typing import Final

from shingleback.copying.head import VersionRef

KEEP_ALL: Final = timedelta(days=30)


def due(versions: list[VersionRef], now: datetime) -> list[VersionRef]:
    """Versions that the rule does not keep, oldest first. `versions` are in the order in which they were made."""
    kept_months: set[tuple[int, int]] = set()
    due_ones = []
    for number, version in enumerate(reversed(versions)):
        made = datetime.fromisoformat(version.finished_at)
        month = (made.year, made.month)
        is_recent = now - made <= KEEP_ALL
        if number > 0 and not is_recent and month in kept_months:
            due_ones.append(version)
        kept_months.add(month)
    return due_ones[::-1]


def all_but_newest(versions: list[VersionRef]) -> list[VersionRef]:
    return versions[:-1]


def version_name(started: datetime, taken: set[str]) -> str:
    """The local date and time, in a form that any filesystem can hold and that sorts."""
    base = started.strftime("%Y-%m-%dT%H-%M-%S")
    name, count = base, 1
    while name in taken:
        count += 1
        name = f"{base}-{count}"
    return name
