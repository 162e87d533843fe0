"""The rule of retention, as pure functions: which versions are removed, and which stay even if their room is needed.

All versions of the last thirty days stay, and of older ones the newest of each month. A removal cannot be undone and
the clock may be wrong, so ages are counted from the earliest of now and the times of the three versions before.
A version whose time cannot be right counts as no older than it may be.

If room is short, the oldest versions go first, but not the newest one of each of the last weeks and months: a run that
suddenly asks for much room may be an accident, which must not cost the history. They go only if the user says so, or
if new files have been waiting for their room for a week.
"""

from collections.abc import Callable
from datetime import datetime, timedelta
from typing import Final

from shingleback.domain.computer import ComputerMark
from shingleback.domain.local_time import is_credible
from shingleback.engine.repo.format import Version
from shingleback.engine.repo.index_state import VersionRef
from shingleback.engine.repo.state_digest import StateDigest
from shingleback.protocol.result_items import Tally

KEEP_ALL: Final = timedelta(days=30)
_TRUSTED: Final = 3
_WEEKS: Final = 4
_MONTHS: Final = 12


def due(versions: list[VersionRef], now: datetime) -> list[VersionRef]:
    """Return the versions that the rule does not keep, oldest first. `versions` are in the order of their making."""
    kept_months: set[tuple[int, int]] = set()
    expired = []
    times = _times(versions, now)
    for number, (version, created) in enumerate(zip(reversed(versions), reversed(times), strict=True)):
        month = (created.year, created.month)
        is_recent = now - created <= KEEP_ALL
        if number > 0 and not is_recent and month in kept_months:
            expired.append(version)
        kept_months.add(month)
    return expired[::-1]


def _times(versions: list[VersionRef], now: datetime) -> list[datetime]:
    """Return when the versions were made, as far as their order tells where the clock was wrong.

    A version is not older than the one before it. If its clock had not been set at all, it counts as old as the next.
    """
    times: list[datetime] = []
    next_made = now
    for version in reversed(versions):
        created = _creation_time(version)
        if is_credible(created):
            next_made = min(next_made, created)
        else:
            created = next_made.astimezone(created.tzinfo)
        times.append(created)
    times.reverse()
    for number in range(1, len(times)):
        if times[number] < times[number - 1] <= now:
            times[number] = times[number - 1]
    return times


def trusted_now(earlier: list[VersionRef], now: datetime) -> datetime:
    """Return the time from which a run counts ages: `now`, but not later than any of the three newest `earlier` ones.

    So a clock that is ahead ages no version during its first three runs.
    """
    return min([now, *map(_creation_time, earlier[-_TRUSTED:])])


def spared(versions: list[VersionRef]) -> list[VersionRef]:
    """Return the versions that stay while room is short: the newest of each of the last weeks and months with any.

    `versions` are in the order of their making.
    """
    newest_first = versions[::-1]
    weeks = _newest_of_each(newest_first, lambda created: created.isocalendar()[:2])
    months = _newest_of_each(newest_first, lambda created: (created.year, created.month))
    names = {version.name for version in (*versions[-1:], *weeks[:_WEEKS], *months[:_MONTHS])}
    return [version for version in versions if version.name in names]


def all_but_newest(versions: list[VersionRef]) -> list[VersionRef]:
    return versions[:-1]


def new_version(
    times: tuple[datetime, datetime],
    taken_names: set[str],
    total: Tally,
    left_out: int,
    mark: ComputerMark,
    state: StateDigest,
) -> Version:
    """Return a version with a free name. `times` are when the run started and finished."""
    started, finished = times
    return Version(
        name=version_name(started, taken_names),
        started_at=started.isoformat(timespec="seconds"),
        finished_at=finished.isoformat(timespec="seconds"),
        files=total.files,
        bytes=total.bytes,
        left_out=left_out,
        entries=state.entries,
        digest=state.hex,
        machine=mark.machine,
        installation=mark.installation,
    )


def version_name(started: datetime, taken_names: set[str]) -> str:
    """Return a free name: the local date and time, which sorts and suits any filesystem."""
    base = started.strftime("%Y-%m-%dT%H-%M-%S")
    name, count = base, 1
    while name in taken_names:
        count += 1
        name = f"{base}-{count}"
    return name


def _newest_of_each(newest_first: list[VersionRef], span_of: Callable[[datetime], tuple[int, int]]) -> list[VersionRef]:
    newest: dict[tuple[int, int], VersionRef] = {}
    for version in newest_first:
        newest.setdefault(span_of(_creation_time(version)), version)
    return list(newest.values())


def _creation_time(version: VersionRef) -> datetime:
    return datetime.fromisoformat(version.finished_at)
