"""Applying a batch to the copy (commit), so that the last one can be redone after an interruption (redo).

**Commit.** A batch is applied after it was listed, in three passes that cannot interfere, whatever was swapped:

1. *Out*: all entries that go or move leave their places, the deepest path first. Moving ones wait in `incoming`, under
   names made of their ids, which are free because ids are unique. Kept ones go to places in `versions` that were chosen
   to be free. As the deepest go first, an entry's old path still leads to it when its turn comes.
2. *In*: all moved and new entries get their places, the highest path first, so that their folders exist already. Their
   names are free because the old entries have left: the new state is a tree, in which no two entries share a place.
3. *Attributes*.

**Redo.** After an interruption, the last batch is applied again, and files that were never listed are removed. Between
the first two passes, the commit makes an empty folder as a mark. Journaling filesystems keep renames in order. So
without the mark nothing has been put in yet, and each path leads to its entry from before the batch, or to nothing.
With the mark everything has left, and the entries in `incoming` remain to be put in. So a redo can be repeated safely.

**No order.** If the filesystem does not keep renames in order, a power cut can lose one together with its file; for
good, if only an older version needs that file. No sync can come between the two halves of a rename. But the folders
that files move into are made durable first, because a lost folder loses all its files.
"""

import errno
import itertools
import os
import stat
from collections.abc import Callable, Iterable, Sequence
from operator import itemgetter
from typing import Final, TypeGuard

from shingleback.engine.drive.prefetch import FolderNames, MetadataPrefetch
from shingleback.engine.drive.unfinished import UnfinishedChange, batch_at, unfinished_change
from shingleback.engine.files.attributes import Attributes, AttributeSetter
from shingleback.engine.files.folders import Tree, folders_above, join, open_folder, remove_tree, split
from shingleback.engine.repo import layout
from shingleback.engine.repo.abilities import FilesystemAbilities, is_stored_time
from shingleback.engine.repo.format import (
    BatchPlace,
    Entry,
    File,
    Folder,
    GoneEntry,
    Merged,
    Moved,
    Record,
    SymlinkEntry,
    stands_for,
)
from shingleback.engine.repo.layout import paths_of_pieces

_OUT: Final = (GoneEntry, Moved)
_FILES: Final = (File, SymlinkEntry)
_FOLDERS: Final = (Folder, Moved)
_COPY_BYTES: Final = 1 << 24
_IN_THE_WAY: Final = (errno.ENOTDIR, errno.ELOOP)
_CHANGED_BY_HAND: Final = (*_IN_THE_WAY, errno.ENOENT, errno.ENXIO, errno.EACCES, errno.EPERM)
"""It is gone, something else has its place (a symlink, a socket), or it is somebody else's."""


class Commit:
    """Applies batches in one backup.

    Attributes:
        has_merged: a folder of the last batch existed already, so it lacks the attributes that ours got while it
            waited.
    """

    def __init__(
        self,
        tree: Tree,
        run: int,
        setter: AttributeSetter,
        prefetch: MetadataPrefetch,
        on_foreign: Callable[[bytes, bytes], None],
        barrier: Callable[[], None] | None = None,
    ) -> None:
        """Make it for one run.

        `on_foreign`: called with the path of an entry that is not part of this backup, and the path it was moved to.
        `barrier`: makes all changes so far durable; None if the filesystem keeps renames in order.
        """
        self._on_foreign = on_foreign
        self._barrier = barrier
        self._run = run
        self._setter = setter
        self._prefetch = prefetch
        self._tree = tree
        self.has_merged = False

    def carry_out(self, records: Sequence[Record], batch: str, *, is_redo: bool = False) -> None:
        """Apply a batch; `batch` is its id. `is_redo`: an interrupted run may have applied a part of it."""
        self.has_merged = False
        outs = [record for record in records if isinstance(record, _OUT)]
        outs.sort(key=lambda record: _old_place(record).count(b"/"), reverse=True)
        mark = layout.mark_path(batch)
        try:
            if outs and not (is_redo and self._tree.exists(mark)):
                self._make_durable_folders(outs)
                for out in self._prefetch.before(outs, _old_place):
                    self._take_out(out, is_redo=is_redo)
                self._sync()
                self._tree.make_folders(mark)
                self._sync()
            ins = [record for record in records if _takes_place(record)]
            ins.sort(key=_depth)
            self._put_all_in(ins)
            for record in ins:
                if isinstance(record, _FILES) and record.first_name is not None:
                    self._put_link(record, record.first_name)
        finally:
            self._tree.forget()

    def _sync(self) -> None:
        if self._barrier is not None:
            self._barrier()

    def _make_durable_folders(self, outs: Iterable[GoneEntry | Moved]) -> None:
        """Make the folders for kept entries durable, if renames need it."""
        if self._barrier is None:
            return
        gone_entries = (
            record for record in outs if isinstance(record, GoneEntry) and self._tree.exists(record.on_drive)
        )
        places = (record.kept_at for record in gone_entries)
        folders = {split(layout.kept_path(place))[0] for place in places if place is not None}
        if new := sorted(folder for folder in folders if not self._tree.exists(folder)):
            for folder in new:
                self._make_folders(folder)
            self._barrier()

    def set_attributes(self, entries: Iterable[tuple[bytes, Attributes, bool]]) -> None:
        """Set attributes of entries in their place: (path on the drive, attributes, whether it is a symlink)."""
        for on_drive, attributes, is_symlink in self._prefetch.before(entries, itemgetter(0)):
            folder, name = split(on_drive)
            try:
                self._give(name, self._tree.folder(folder), attributes, is_symlink=is_symlink)
            except OSError as error:
                if error.errno not in _CHANGED_BY_HAND:  # which `verify` reports
                    raise
        self._tree.forget()

    def attributes_again(self, records: Iterable[Record]) -> None:
        """Set the attributes in the records again after an interruption.

        Names of one file may be listed with different ones if it changed meanwhile: the last ones count. Folders come
        after all that is in them.
        """
        listed = [record for record in records if isinstance(record, Entry)]
        files = [entry for entry in listed if not isinstance(entry, Folder)]
        folders = sorted((entry for entry in listed if isinstance(entry, Folder)), key=_depth, reverse=True)
        self.set_attributes(
            (entry.on_drive, entry.attributes(), isinstance(entry, SymlinkEntry)) for entry in (*files, *folders)
        )

    def _give(self, name: bytes, folder_fd: int, attributes: Attributes, *, is_symlink: bool) -> None:
        if is_symlink:
            self._setter.to_symlink(name, folder_fd, attributes)
            return
        fd = os.open(name, os.O_RDONLY | os.O_NOFOLLOW | os.O_NONBLOCK | os.O_CLOEXEC, dir_fd=folder_fd)
        try:
            self._setter.to_open(fd, attributes)
        finally:
            os.close(fd)

    # out ------------------------------------------------------------------------------------------------------

    def _take_out(self, record: GoneEntry | Moved, *, is_redo: bool) -> None:
        if isinstance(record, Moved):
            old, new = record.origin_on_drive, layout.moving_path(record.id)
            self._leave_place(old, new, is_folder=record.folder, is_redo=is_redo)
            return
        kept_at = record.kept_at
        if kept_at is not None:
            olds, news = paths_of_pieces(record.on_drive, record.parts), paths_of_pieces(kept_at, record.parts)
            for old, new in zip(olds, news, strict=True):
                self._leave_place(old, layout.kept_path(new), is_folder=record.folder, is_redo=is_redo)
        elif record.folder:  # moved away in one step; it is removed with the rest of `incoming`
            self._leave_place(record.on_drive, layout.trash_path(record.id), is_folder=True, is_redo=is_redo)
        else:
            for old in paths_of_pieces(record.on_drive, record.parts):
                if self._tree.exists(old) and not self._tree.is_folder(old):
                    self._tree.remove_file(old)

    def _leave_place(self, old: bytes, new: bytes, *, is_folder: bool, is_redo: bool) -> None:
        if is_redo and self._tree.exists(new):
            return
        if not self._tree.exists(old) or is_folder != self._tree.is_folder(old):
            return  # removed by hand; `verify` reports it
        self._make_folders(split(new)[0])
        self._rename(old, new)

    # in -------------------------------------------------------------------------------------------------------

    def _put_all_in(self, ins: Iterable[Folder | File | SymlinkEntry | Moved]) -> None:
        fresh: set[bytes] = set()
        for record in ins:
            if isinstance(record, Moved) and not fresh.isdisjoint(folders_above(record.on_drive)):
                self._sync()
                fresh.clear()
            self._put_in(record)
            if isinstance(record, Folder) or (isinstance(record, Moved) and record.folder):
                fresh.add(record.on_drive)

    def _put_in(self, record: Folder | File | SymlinkEntry | Moved) -> None:
        place = record.on_drive
        match record:
            case Moved():
                self._put_in_place(layout.moving_path(record.id), place)
            case Folder():
                if record.staged:
                    self._put_folder_in_place(layout.waiting_path(record.staged), place)
                if not self._tree.is_folder(place):
                    self._make_folders(place)
            case File() | SymlinkEntry() if record.staged:
                waiting = layout.waiting_path(record.staged)
                parts = record.parts if isinstance(record, File) else 0
                for piece in paths_of_pieces(place, parts):
                    self._put_in_place(join(waiting, split(piece)[1]), piece, record)

    def _put_in_place(self, waiting: bytes, place: bytes, record: File | SymlinkEntry | None = None) -> None:
        """Give an entry its place. `record` is its line, if it is a new file or symlink."""
        if self._tree.exists(waiting):
            self._make_folders(split(place)[0])
            self._rename(waiting, place, record)

    def _looks_like(self, place: bytes, size: int, mtime_ns: int) -> bool:
        info = self._tree.stat(place)
        if info is None or not stat.S_ISREG(info.st_mode) or info.st_size != size:
            return False
        return is_stored_time(info.st_mtime_ns, mtime_ns)

    def _put_folder_in_place(self, waiting: bytes, place: bytes) -> None:
        if not self._tree.exists(waiting):
            return
        self._make_folders(split(place)[0])
        try:
            self._tree.rename_new(waiting, place)
        except FileExistsError:
            self._merge(waiting, place)

    def _merge(self, waiting: bytes, place: bytes) -> None:
        """Merge a folder into one that is there but not in the manifest; anything else there is moved aside."""
        self.has_merged = True
        if not self._tree.is_folder(place):
            self._set_aside(place)
        self._make_folders(place)
        for name in self._tree.children(waiting):
            if self._tree.is_folder(join(waiting, name)):
                self._put_folder_in_place(join(waiting, name), join(place, name))
            else:
                self._put_in_place(join(waiting, name), join(place, name))
        self._tree.remove_empty_folder(waiting)

    def _put_link(self, record: File | SymlinkEntry, first: bytes) -> None:
        """Make a hard link to the path `first` on the drive."""
        place, first_info = record.on_drive, self._tree.stat(first)
        if first_info is None or stat.S_ISDIR(first_info.st_mode):
            return  # the first name was removed by hand, or is a folder now; `verify` reports it
        self._make_folders(split(place)[0])
        info = self._tree.stat(place)
        if info is not None:
            if (info.st_dev, info.st_ino) == (first_info.st_dev, first_info.st_ino):
                return
            self._clear(place, record)
        try:
            self._tree.link(first, place)
        except OSError as error:
            if error.errno != errno.EMLINK:
                raise
            self._copy_instead(first, place, record.attributes())

    def _copy_instead(self, first: bytes, place: bytes, attributes: Attributes) -> None:
        """Copy a file that already has as many hard links as the filesystem allows."""
        folder, name = split(first)
        source = os.open(name, os.O_RDONLY | os.O_NOFOLLOW | os.O_CLOEXEC, dir_fd=self._tree.folder(folder))
        folder, name = split(place)
        flags = os.O_WRONLY | os.O_CREAT | os.O_EXCL | os.O_NOFOLLOW | os.O_CLOEXEC
        target = os.open(name, flags, 0o600, dir_fd=self._tree.folder(folder))
        try:
            while os.copy_file_range(source, target, _COPY_BYTES):
                pass
            self._setter.to_open(target, attributes)
        finally:
            os.close(source)
            os.close(target)

    # foreign files --------------------------------------------------------------------------------------------

    def _rename(self, old: bytes, new: bytes, record: File | SymlinkEntry | None = None) -> None:
        try:
            self._tree.rename_new(old, new)
        except FileExistsError:
            if self._tree.has_same_content(old, new):  # as after the list was lost; no batch needs its room twice
                self._tree.remove_file(new)
            else:
                self._clear(new, record)
            self._tree.rename_new(old, new)

    def _clear(self, place: bytes, record: File | SymlinkEntry | None) -> None:
        """Clear the place of an entry. Anything but the damaged copy of that entry is moved aside."""
        if isinstance(record, File) and self._looks_like(place, record.size, record.mtime_ns):
            self._tree.remove_file(place)
        else:
            self._set_aside(place)

    def clear_foreign(self, folders: Iterable[FolderNames]) -> tuple[int, bytes]:
        """Move everything to `found` that the folders do not list; return how much, and the last new path."""
        count, aside = 0, b""
        for folder in folders:
            for name in self._tree.children(folder.path) if self._tree.is_folder(folder.path) else ():
                if name not in folder.names:
                    count, aside = count + 1, self._move_to_found(join(folder.path, name))
        self._tree.forget()
        return count, aside

    def put_healed(self, waiting: bytes, place: bytes, size: int, mtime_ns: int) -> None:
        """Give a healed file its place. Anything there but its damaged copy is moved aside."""
        self._make_folders(split(place)[0])
        if self._looks_like(place, size, mtime_ns):
            self._tree.remove_file(place)
        self._rename(waiting, place)
        self._tree.forget()

    def unfinished(self, home_fd: int, place: BatchPlace | None, *, is_last_word: bool) -> UnfinishedChange:
        return unfinished_change(home_fd, self._tree, place, is_last_word=is_last_word)

    def save_moving(self, names: Iterable[bytes]) -> None:
        """Move to `found` what a run that the manifest lacks was moving, since older versions may need it."""
        for name in names:
            self._set_aside(join(join(layout.HOME, layout.INCOMING), name))
        self._tree.forget()

    def _set_aside(self, path: bytes) -> None:
        self._on_foreign(path, self._move_to_found(path))

    def _make_folders(self, path: bytes) -> None:
        """Make a folder with its parents, if they are missing. Anything else in their place is moved aside."""
        try:
            self._tree.make_folders(path)
        except OSError as error:
            if error.errno not in _IN_THE_WAY:
                raise
            in_the_way = path
            while not self._tree.exists(in_the_way):
                in_the_way = split(in_the_way)[0]
            self._set_aside(in_the_way)
            self._make_folders(path)

    def _move_to_found(self, path: bytes) -> bytes:
        """Move an entry that is not part of this backup to `found`, into the first folder there where it fits.

        Returns its new path.
        """
        for count in itertools.count():
            aside = join(join(join(layout.HOME, layout.FOUND), b"%d-%d" % (self._run, count)), path)
            if self._tree.exists(aside):
                continue
            try:
                self._tree.make_folders(split(aside)[0])
            except OSError as error:
                if error.errno not in _IN_THE_WAY:
                    raise
                continue
            self._tree.rename_new(path, aside)
            return aside
        raise AssertionError  # the count is endless


def _old_place(record: GoneEntry | Moved) -> bytes:
    return record.origin_on_drive if isinstance(record, Moved) else record.on_drive


def _takes_place(record: Record) -> TypeGuard[Entry | Moved]:
    """Whether a record puts an entry into its place. Files made in their place, as most are in a first run, do not."""
    if isinstance(record, _FILES):
        return bool(record.staged) or record.first_name is not None
    return isinstance(record, _FOLDERS)


def _depth(record: Folder | File | SymlinkEntry | Moved) -> int:
    return record.on_drive.count(b"/")


def followed(home_fd: int, segment: str, offset: int, end: int) -> tuple[str, int]:
    """Return the segment and length that the next segment has to name as the one that it follows.

    The last batch of `segment` is from `offset` to `end`. A merged segment stands for others.
    """
    if not layout.is_merged(segment):
        return segment, end
    last = batch_at(home_fd, segment, offset, end)[-1:]
    return stands_for(segment, end, next((record for record in last if isinstance(record, Merged)), None))


def setter_for(home_fd: int, filesystem: FilesystemAbilities) -> AttributeSetter:
    """Return a setter for this filesystem, after making a folder to find out who owns new files here."""
    name = b"owner"
    remove_tree(name, home_fd)  # left by a run that was killed here
    os.mkdir(name, 0o700, dir_fd=home_fd)
    fd = open_folder(name, home_fd)
    try:
        info = os.fstat(fd)
    finally:
        os.close(fd)
        os.rmdir(name, dir_fd=home_fd)
    return AttributeSetter.for_user(
        info.st_uid, info.st_gid, modes=filesystem.modes, xattrs=filesystem.xattrs, stays_readable=True
    )
