"""The differences between a folder of the source and the index. Pure functions."""

from dataclasses import dataclass, field

from shingleback.engine.repo.format import Stat
from shingleback.engine.repo.index import KnownFile


@dataclass(slots=True)
class SurveyedChanges:
    """Entries by what has to be done with them; those that need nothing are not here.

    Attributes:
        copy: new, or with another size, time or type.
        recheck: the kernel saw a change, but size and time are as before: an attribute, a new hard link, a rename, or
            content whose time was set back. Or it is another file: two that are alike in all this may have been
            swapped. Only reading tells.
        same: nothing happened, but the inode number is different because the filesystem makes it up.
        gone: names that no longer exist.
    """

    copy: list[Stat] = field(default_factory=list)
    recheck: list[Stat] = field(default_factory=list)
    same: list[Stat] = field(default_factory=list)
    gone: list[bytes] = field(default_factory=list)

    def __bool__(self) -> bool:
        return bool(self.copy or self.recheck or self.same or self.gone)


def compare(known: dict[bytes, KnownFile], files: list[Stat], *, has_inodes: bool = True) -> SurveyedChanges:
    """`has_inodes`: the source's filesystem keeps the numbers of its files (FAT, exFAT and FUSE make them up)."""
    found = SurveyedChanges()
    seen = 0
    for now in files:
        before = known.get(now.name)
        if before is None:
            found.copy.append(now)
            continue
        seen += 1
        if before.stat != now:
            _list_for(found, before.stat, now, has_inodes=has_inodes).append(now)
    if seen < len(known):
        names = {stat.name for stat in files}
        found.gone += [name for name in known if name not in names]
    return found


def _list_for(found: SurveyedChanges, before: Stat, now: Stat, *, has_inodes: bool) -> list[Stat]:
    if not now.has_content_of(before):
        return found.copy
    is_same = not has_inodes and before.ctime_ns == now.ctime_ns and _owner(before) == _owner(now)
    return found.same if is_same and before.links == now.links else found.recheck


def _owner(stat: Stat) -> tuple[int, int, int]:
    return stat.mode, stat.uid, stat.gid
