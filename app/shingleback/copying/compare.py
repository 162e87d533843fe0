"""What differs between a folder of the source and what the index says of it. Pure functions."""

from dataclasses import dataclass, field

from shingleback.copying.entries import Stat
from shingleback.copying.index import Known


@dataclass(slots=True)
class Difference:
    """Entries by what is to be done with them; those with which nothing is to be done are not here.

    Attributes:
        copy: new, or another size, time or kind.
        recheck: the kernel saw a change, but size and time are as before: an attribute, a further name, a rename, or
            content whose time was put back. Only reading tells.
        same: nothing happened, but the inode number is another one (some filesystems make them up at each mount).
        gone: names that are no longer there.
    """

    copy: list[Stat] = field(default_factory=list)
    recheck: list[Stat] = field(default_factory=list)
    same: list[Stat] = field(default_factory=list)
    gone: list[bytes] = field(default_factory=list)

    def __bool__(self) -> bool:
        return bool(self.copy or self.recheck or self.same or self.gone)


def compare(known: dict[bytes, Known], files: list[Stat]) -> Difference:
    found = Difference()
    seen = 0
    for now in files:
        before = known.get(now.name)
        if before is None:
            found.copy.append(now)
            continue
        seen += 1
        if before.stat != now:
            _list_for(found, before.stat, now).append(now)
    if seen < len(known):
        names = {stat.name for stat in files}
        found.gone += [name for name in known if name not in names]
    return found


def _list_for(found: Difference, before: Stat, now: Stat) -> list[Stat]:
    if not now.has_content_of(before):
        return found.copy
    if before.ctime_ns in (now.ctime_ns, 0) and _owner(before) == _owner(now):
        return found.same
    return found.recheck


def _owner(stat: Stat) -> tuple[int, int, int]:
    return stat.mode, stat.uid, stat.gid
