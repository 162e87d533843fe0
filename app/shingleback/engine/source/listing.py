"""Lists the folders of a source, and selects what to back up, without touching what the backup leaves out.

Names and types come from the folder itself (getdents), so the exclude rules need no entry's own data. Where the mount
table shows another filesystem, nothing is touched either: a dead share fails each call, and one whose server is away
blocks it. Each of the remaining entries is looked at for itself: one that fails takes nothing else along. On a share,
each is reported before that, since any of them may hang while the rest answers.
"""

import errno
import os
import stat as modes
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from operator import attrgetter
from typing import Final, NamedTuple

from shingleback.devices.mounts import is_within, mount_of, mounts
from shingleback.domain.errors import LeftOut, LeftOutReason, Skipped, SkipReason
from shingleback.engine.files.attributes import Stat, inode_of, stat_of
from shingleback.engine.files.folders import FolderCursor, join, open_folder
from shingleback.engine.repo.index import FolderRow
from shingleback.engine.source.access import ReportedEntry
from shingleback.engine.source.excludes import ExcludeMatch, SourceExcludes
from shingleback.engine.source.mounted import (
    AUTOMOUNT,
    EntryReports,
    MountsBelow,
    is_automatic,
    names_by_folder,
    paths_below,
)
from shingleback.engine.source.reader import SPECIAL_KINDS, Source, is_sparse, reason_of
from shingleback.engine.source.scan import Rules
from shingleback.engine.source.special_folders import CACHE_TAG, holds_snapshots, is_cache, is_snapshot

_ENCODING: Final = sys.getfilesystemencoding()
_ENCODING_ERRORS: Final = sys.getfilesystemencodeerrors()
_NO_NAMES: Final[frozenset[bytes]] = frozenset()
_name_of = attrgetter("name")


class ExcludedEntry(NamedTuple):
    """An entry that was not looked at. `rule` is as in `Skipped`."""

    name: bytes
    reason: SkipReason
    rule: str = ""


class UnseenEntry(NamedTuple):
    """An entry that is listed, but could not be looked at."""

    name: bytes
    error: OSError


@dataclass(slots=True)
class FolderListing:
    """The entries of one folder, in the filesystem's order, except those that vanished in the meantime.

    Attributes:
        sparse: names of files that may have holes.
        error: the filesystem failed before the end of the list; unlisted entries may exist.
    """

    entries: list[Stat] = field(default_factory=list)
    sparse: set[bytes] = field(default_factory=set)
    excluded: list[ExcludedEntry] = field(default_factory=list)
    unseen: list[UnseenEntry] = field(default_factory=list)
    error: OSError | None = None

    def names(self) -> set[bytes]:
        return {*map(_name_of, self.entries), *map(_name_of, self.excluded), *map(_name_of, self.unseen)}


class Place(NamedTuple):
    """A folder to visit, with its row in the index."""

    fd: int
    parent_id: int
    source: int
    path: bytes
    on_drive: bytes
    device: int
    stat: Stat
    row: FolderRow | None


@dataclass(slots=True)
class Findings:
    """The survey's findings besides the plan."""

    left_out: list[LeftOut] = field(default_factory=list)
    skipped: list[Skipped] = field(default_factory=list)
    unmatched_rules: list[str] = field(default_factory=list)


class Selection(NamedTuple):
    """The entries of a folder that are backed up.

    Attributes:
        retained: names whose folders on the drive stay, whether or not they are visited.
        sparse: names of files that may have holes.
        unseen: names that may exist, but could not be looked at: their files on the drive stay.
    """

    files: list[Stat]
    folders: list[Stat]
    retained: set[bytes]
    sparse: set[bytes]
    unseen: set[bytes]

    @property
    def is_empty(self) -> bool:
        return not (self.files or self.retained)


class SourceLister:
    """Lists folders of one source, and adds to the findings what is not selected. All paths are below the source."""

    def __init__(self, source: Source, rules: Rules, excludes: SourceExcludes, findings: Findings) -> None:
        """`excludes` are those of this source."""
        self._name = source.name
        self._path = source.path
        self._rules = rules
        self._findings = findings
        self._excludes = excludes
        table, top = mounts(), source.path.rstrip(b"/") + b"/"
        self._reports = EntryReports(rules.access, source.path, table)
        self._mounts = MountsBelow(source.path, table, rules.included_mounts, crosses=rules.cross_filesystems)
        self._own_names = names_by_folder(paths_below(top, rules.own_folders))
        self._records_folders = paths_below(top, [rules.records_folder]) - {b""}  # not the source itself

    def touch(self, path: bytes) -> None:
        """Report that a folder is about to be touched."""
        self._rules.access.touch(join(self._path, path))

    def is_of_records(self, path: bytes) -> bool:
        """Whether a folder holds only records of this program. They change in each run, which is no reason for one."""
        return any(is_within(path, folder) for folder in self._records_folders)

    def skip(self, path: bytes, reason: SkipReason, rule: str = "") -> None:
        self._findings.skipped.append(Skipped(join(self._name, path), reason, rule))

    def leave_out(self, path: bytes, error: OSError) -> LeftOutReason:
        """Report what could not be read; return the reason."""
        if isinstance(error, FileNotFoundError) and is_automatic(join(self._path, path), mounts()):
            error = _not_mounted()  # an automounter lists what it cannot mount
        reason = reason_of(error)
        detail = os.strerror(error.errno or 0) if reason is not LeftOutReason.NOT_MOUNTED else ""
        self._findings.left_out.append(LeftOut(join(self._name, path), reason, detail))
        return reason

    def select(self, fd: int, path: bytes, device: int, names_on_drive: Callable[[], set[bytes]]) -> Selection:
        """Return what to back up of the folder `path`, which lies on `device`.

        `names_on_drive` returns the names that the drive has there. Raises OSError if nothing of it can be listed.
        """
        listing, kinds = self.listing(fd, path), self._rules.excludes
        of_others = self._adapt(listing, fd, path, names_on_drive) if path in self._mounts.adapted else set()
        names = set(map(_name_of, listing.entries))
        if len(names) < len(listing.entries):
            # Some network and FUSE filesystems list a name twice.
            listing.entries = list({entry.name: entry for entry in listing.entries}.values())
        if kinds.snapshots and path and holds_snapshots(names, listing.entries):
            self.skip(path, SkipReason.SNAPSHOT)
            return Selection([], [], set(), set(), set())
        if kinds.caches and CACHE_TAG in names and is_cache(fd, listing.entries):
            self.skip(path, SkipReason.CACHE)
            tag = [entry for entry in listing.entries if entry.name == CACHE_TAG]
            return Selection(tag, [], set(), listing.sparse, set())
        unseen = self._unseen(path, listing, names_on_drive) | of_others.difference(names)
        for excluded in listing.excluded:
            self.skip(join(path, excluded.name), excluded.reason, excluded.rule)
        is_mounted = SkipReason.OTHER_FILESYSTEM
        retained = unseen | {excluded.name for excluded in listing.excluded if excluded.reason is is_mounted}
        files: list[Stat] = []
        folders: list[Stat] = []
        for entry in listing.entries:
            kind = entry.mode & 0o170000
            if kind == modes.S_IFDIR:
                if (device, entry.inode) == self._rules.destination:
                    self.skip(join(path, entry.name), SkipReason.DESTINATION)
                elif kinds.snapshots and is_snapshot(entry, fd, device):
                    self.skip(join(path, entry.name), SkipReason.SNAPSHOT)
                else:
                    folders.append(entry)
                    retained.add(entry.name)
            elif kind in (modes.S_IFREG, modes.S_IFLNK):
                files.append(entry)
            else:
                self.skip(join(path, entry.name), SkipReason.SPECIAL, SPECIAL_KINDS.get(kind, "special file"))
        return Selection(files, folders, retained, listing.sparse, unseen)

    def _unseen(self, path: bytes, listing: FolderListing, names_on_drive: Callable[[], set[bytes]]) -> set[bytes]:
        """Report the entries that could not be looked at; return the names whose copies stay for that reason."""
        for unseen in listing.unseen:
            self.leave_out(join(path, unseen.name), unseen.error)
        names = {unseen.name for unseen in listing.unseen}
        if listing.error is not None:
            self.leave_out(path, listing.error)
            names |= names_on_drive()
            names -= {entry.name for entry in listing.entries}
            names -= {excluded.name for excluded in listing.excluded}
        return names

    def listing(self, fd: int, path: bytes) -> FolderListing:
        """List the folder `path`, relative to the top of the source. Raises OSError if nothing of it can be listed."""
        listing = FolderListing()
        vanished: list[bytes] = []
        asks_files, away = self._excludes.asks_files, self._mounts.away
        add_entry, add_sparse = listing.entries.append, listing.sparse.add
        try:
            with os.scandir(fd) as entries:
                for entry in self._reports.of(entries, join(self._path, path)):
                    name = entry.name.encode(_ENCODING, _ENCODING_ERRORS)  # os.fsencode does the same, slower
                    is_folder: bool | None = None
                    try:
                        is_folder = entry.is_dir(follow_symlinks=False)  # looks at it only if its type is not listed
                        if (is_folder or asks_files) and (
                            excluded := self._excluded_entry(path, name, is_folder=is_folder)
                        ):
                            listing.excluded.append(excluded)
                            continue
                        if away and is_folder and join(path, name) in away:
                            listing.unseen.append(UnseenEntry(name, _not_mounted()))
                            continue
                        info = entry.stat(follow_symlinks=False)
                    except FileNotFoundError:
                        vanished.append(name)
                        continue
                    except OSError as error:
                        self._add_unseen(listing, path, UnseenEntry(name, error), is_folder=is_folder)
                        continue
                    if is_sparse(info) and modes.S_ISREG(info.st_mode):
                        add_sparse(name)
                    add_entry(stat_of(name, info))
        except OSError as error:
            if not (listing.entries or listing.excluded or listing.unseen):
                raise
            listing.error = error
        if vanished:
            self._look_again(listing, fd, path, vanished)
        self._add_missing_places(listing, path)
        self._drop_own_folders(listing, path)
        return listing

    def _look_again(self, listing: FolderListing, fd: int, path: bytes, vanished: list[bytes]) -> None:
        """Look again at vanished entries that are still listed: some filesystems list names that they do not find."""
        try:
            listed = set(map(os.fsencode, os.listdir(fd)))
        except OSError as error:
            listing.unseen += [UnseenEntry(name, error) for name in vanished]
            return
        for name in listed.intersection(vanished):
            try:
                self.touch(join(path, name))
                info = os.stat(name, dir_fd=fd, follow_symlinks=False)
                if is_sparse(info) and modes.S_ISREG(info.st_mode):
                    listing.sparse.add(name)
                listing.entries.append(stat_of(name, info))
            except FileNotFoundError:
                listing.unseen.append(UnseenEntry(name, OSError(errno.EIO, os.strerror(errno.ENOENT))))
            except OSError as error:
                listing.unseen.append(UnseenEntry(name, error))
        self.touch(path)

    def _adapt(
        self, listing: FolderListing, fd: int, path: bytes, names_on_drive: Callable[[], set[bytes]]
    ) -> set[bytes]:
        """Adapt the list of a folder that may be an automounter's, or leads to an included filesystem.

        Return the names that may still be there, because only some of the folder is looked at.
        """
        mount = mount_of(fd)
        is_automatic_folder = mount is not None and mount.kind == AUTOMOUNT
        if is_automatic_folder and self._rules.cross_filesystems:
            self._look_up(listing, fd, path, names_on_drive())
        if path not in self._mounts.passed:
            return set()
        if not is_automatic_folder:  # else nothing but the way to an included filesystem is listed
            if path.rpartition(b"/")[0] not in self._mounts.passed:
                self.skip(path, SkipReason.OTHER_FILESYSTEM)
            names = self._mounts.towards_included[path]
            listing.entries = [entry for entry in listing.entries if entry.name in names]
            listing.excluded = [entry for entry in listing.excluded if entry.name in names]
            listing.unseen = [entry for entry in listing.unseen if entry.name in names]
        return names_on_drive()

    def _look_up(self, listing: FolderListing, fd: int, path: bytes, names_on_drive: set[bytes]) -> None:
        """Have what the drive knows mounted in an automounter's folder, which may not list it until then."""
        for name in sorted(names_on_drive - listing.names()):
            if self._match(path, name, is_folder=True):
                continue
            try:
                self.touch(join(path, name))
                folder_fd = open_folder(name, fd, no_atime=True)
            except FileNotFoundError:
                if not self._rules.accepts_losses:
                    listing.unseen.append(UnseenEntry(name, _not_mounted()))
            except OSError as error:
                listing.unseen.append(UnseenEntry(name, error))
            else:
                try:
                    listing.entries.append(stat_of(name, os.fstat(folder_fd)))
                finally:
                    os.close(folder_fd)

    def _drop_own_folders(self, listing: FolderListing, path: bytes) -> None:
        if own_names := self._own_names.get(path):
            listing.entries = [entry for entry in listing.entries if entry.name not in own_names]

    def _add_missing_places(self, listing: FolderListing, path: bytes) -> None:
        """Add the places of included filesystems that are not even there: some programs remove them on unmounting."""
        expected_names = self._mounts.towards_away.get(path)
        if not expected_names:
            return
        for name in sorted(expected_names - listing.names()):
            if not self._match(path, name, is_folder=True):
                listing.unseen.append(UnseenEntry(name, _not_mounted()))

    def subfolders(self, fd: int, path: bytes) -> list[bytes]:
        """Return the names of the subfolders to enter. Entries that cannot be looked at are ignored."""
        names = []
        foreign = self._mounts.foreign.get(path, _NO_NAMES)
        with os.scandir(fd) as entries:
            for entry in self._reports.of(entries, join(self._path, path)):
                name = os.fsencode(entry.name)
                if is_folder(entry) and name not in foreign and not self._match(path, name, is_folder=True):
                    names.append(name)
        return names

    def _match(self, path: bytes, name: bytes, *, is_folder: bool) -> ExcludeMatch | None:
        whole = join(path, name)
        return self._excludes.of_folder(whole, name) if is_folder else self._excludes.of_file(whole, name)

    def _excluded_entry(self, path: bytes, name: bytes, *, is_folder: bool) -> ExcludedEntry | None:
        if match := self._match(path, name, is_folder=is_folder):
            return ExcludedEntry(name, *match)
        is_elsewhere = is_folder and self._mounts.excludes(path, name)
        return ExcludedEntry(name, SkipReason.OTHER_FILESYSTEM) if is_elsewhere else None

    def _add_unseen(self, listing: FolderListing, path: bytes, unseen: UnseenEntry, *, is_folder: bool | None) -> None:
        """Add an entry that could not be looked at. If not even its type is known, any rule may exclude it."""
        name = unseen.name
        if is_folder is None and (excluded := self._excluded_entry(path, name, is_folder=True)):
            listing.excluded.append(excluded)
        else:
            listing.unseen.append(unseen)


def _not_mounted() -> OSError:
    return OSError(errno.ENOMEDIUM, os.strerror(errno.ENOMEDIUM))


def is_folder(entry: "os.DirEntry[str] | os.DirEntry[bytes] | ReportedEntry") -> bool:
    """Whether an entry is a folder; False if it cannot be looked at."""
    try:
        return entry.is_dir(follow_symlinks=False)
    except OSError:
        return False


def folder_inodes(source: Source, lister: SourceLister) -> Iterator[int]:
    """Yield the inodes of a source and of all folders below it that are not excluded, except unreadable ones."""
    own_fd = open_folder(b".", source.fd, no_atime=True)
    cursor, waiting = FolderCursor(own_fd, no_atime=True), [b""]
    while waiting:
        path = waiting.pop()
        try:
            lister.touch(path)
            fd = cursor.open(path)
            yield inode_of(os.fstat(fd))
            waiting += [join(path, name) for name in lister.subfolders(fd, path)]
        except OSError:
            continue
    cursor.forget()
    os.close(own_fd)
