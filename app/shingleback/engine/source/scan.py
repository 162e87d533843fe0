"""Compares a folder of the source with the index."""

from collections.abc import Callable, Collection
from dataclasses import dataclass, field
from typing import Final

import msgspec.structs

from shingleback.engine.files.attributes import Stat
from shingleback.engine.repo.index import KnownFile
from shingleback.engine.source.access import SourceAccess
from shingleback.engine.source.excludes import Excludes
from shingleback.engine.source.mounted import IncludedMounts

LARGE_BYTES: Final = 1 << 30


@dataclass(slots=True)
class SurveyedChanges:
    """The entries of a folder that need work, by the kind of work.

    Attributes:
        copy: new entries, those with another size, time or type, and those that the drive has lost.
        recheck: the kernel saw a change, but the size is as before: another time, an attribute, a new hard link, a
            rename, or content whose time was set back. Or it is a different file, swapped with one of the same size and
            time. Only reading tells.
        unchanged: entries with another inode number, because the filesystem makes it up.
        removed: names that no longer exist.
    """

    copy: list[Stat] = field(default_factory=list)
    recheck: list[Stat] = field(default_factory=list)
    unchanged: list[Stat] = field(default_factory=list)
    removed: list[bytes] = field(default_factory=list)

    def __bool__(self) -> bool:
        return bool(self.copy or self.recheck or self.unchanged or self.removed)


def compare(
    indexed_files: dict[bytes, KnownFile], files: list[Stat], *, unseen: Collection[bytes] = (), has_inodes: bool = True
) -> SurveyedChanges:
    """Compare a folder's files with the index.

    `unseen` are names that may exist, but could not be looked at. `has_inodes`: the source's filesystem stores inode
    numbers (FAT, exFAT and FUSE make them up).
    """
    changes = SurveyedChanges()
    matched_count = 0
    for now in files:
        before = indexed_files.get(now.name)
        if before is None:
            changes.copy.append(now)
            continue
        matched_count += 1
        if before.stat == now:  # which the state of a lost file never is
            continue
        if before.is_lost:
            changes.copy.append(now)
        else:
            _list_change(changes, before.stat, now, has_inodes=has_inodes)
    if matched_count < len(indexed_files):
        names = {stat.name for stat in files}.union(unseen)
        changes.removed += [name for name in indexed_files if name not in names]
    return changes


def may_have_content_of(now: Stat, before: Stat) -> bool:
    """Whether a file of another time may have the same content, so that reading it first is worth it.

    A large file with the time of its last change was probably written to, like the disk of a virtual machine. It is not
    read twice.
    """
    is_alike = now.is_file and before.is_file and now.size == before.size
    return is_alike and (now.size < LARGE_BYTES or now.mtime_ns != now.ctime_ns)


def _list_change(changes: SurveyedChanges, before: Stat, now: Stat, *, has_inodes: bool) -> None:
    owned = now.with_owner_of(before)
    if owned == before:
        return
    if not now.has_content_of(before):
        is_same_file = now.inode == before.inode or not has_inodes
        (changes.recheck if is_same_file and may_have_content_of(now, before) else changes.copy).append(now)
    elif not has_inodes and msgspec.structs.replace(owned, inode=before.inode) == before:
        changes.unchanged.append(owned)
    else:
        changes.recheck.append(now)


@dataclass(frozen=True, slots=True)
class Rules:
    """How to walk the sources.

    Attributes:
        destination: device and inode of the backup, which is skipped if it lies within a source.
        hard_links: the drive supports hard links.
        accepts_losses: the user says that what folders have lost was removed on purpose.
        included_mounts: filesystems below a source that are part of the backup, unlike all others.
        windows_names: the drive allows only names that Windows allows.
        refused_names: returns an error number for each name; 0 for one that the drive takes.
        access: receives the path of each folder before it is touched.
        own_folders, records_folder: as in `BackupRequest`.
    """

    excludes: Excludes
    cross_filesystems: bool = False
    windows_names: bool = False
    destination: tuple[int, int] | None = None
    hard_links: bool = True
    accepts_losses: bool = False
    included_mounts: IncludedMounts = field(default_factory=IncludedMounts)
    access: SourceAccess = field(default_factory=SourceAccess)
    own_folders: tuple[bytes, ...] = ()
    records_folder: bytes = b""
    refused_names: Callable[[list[bytes]], list[int]] = lambda names: [0] * len(names)
