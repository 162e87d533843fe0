"""Carrying out a batch: giving what waits in `incoming` its place.

The manifest is the journal. A batch is carried out after it was listed, so an interruption at any point is made good by
carrying the last batch out once more: each step recognizes that it has been done.
"""

import contextlib
import errno
import os
from collections.abc import Callable, Iterable
from operator import itemgetter
from typing import Final

from shingleback.copying import layout
from shingleback.copying.attributes import Giver
from shingleback.copying.entries import Attributes
from shingleback.copying.folders import join, split
from shingleback.copying.foresight import Foresight
from shingleback.copying.growing import paths_of_pieces
from shingleback.copying.manifest import Entry, File, Folder, Gone, Moved, Record, Symlink
from shingleback.copying.tree import Tree

_COPY_BYTES: Final = 1 << 24
_CANNOT_LINK: Final = (errno.EPERM, errno.ENOTSUP, errno.EMLINK, errno.ENOSYS)
_IN_THE_WAY: Final = (errno.ENOTDIR, errno.ELOOP)


class Journal:
    """Carries out records in the backup that `root_fd` is open on.

    Attributes:
        on_foreign: told the path of what was not of this backup, and where it was moved, out of the way.
    """

    def __init__(self, root_fd: int, run: int, giver: Giver, foresight: Foresight, *, hard_links: bool) -> None:
        self.on_foreign: Callable[[bytes, bytes], None] = lambda _path, _aside: None
        self._run = run
        self._giver = giver
        self._foresight = foresight
        self._hard_links = hard_links
        self._tree = Tree(root_fd, is_root=giver.is_root)
        self._trash_count = 0

    def carry_out(self, records: Iterable[Record], *, is_redo: bool = False) -> None:
        """`is_redo`: after an interruption; the first of the records may have been carried out already."""
        for record in self._foresight.before(records, _changed_by):
            match record:
                case Folder():
                    self._place_folder(record)
                case Symlink():
                    self._place_file(record, parts=0)
                case File(link_to=None):
                    self._place_file(record, parts=record.parts)
                case File():
                    self._place_link(record)
                case Gone(within=False):
                    self._displace_all(record, record.parts)
                case Moved():
                    self._move(record, is_redo=is_redo)
        self._tree.forget()

    def set_attributes(self, entries: Iterable[tuple[bytes, Attributes, bool]]) -> None:
        """Give attributes to what is in its place: (path on the drive, attributes, whether it is a symlink)."""
        for on_drive, attributes, is_symlink in self._foresight.before(entries, itemgetter(0)):
            folder, name = split(on_drive)
            # somebody may have changed the copy by hand; `verify` tells
            with contextlib.suppress(FileNotFoundError, PermissionError, NotADirectoryError):
                self._give(name, self._tree.folder(folder), attributes, is_symlink=is_symlink)
        self._tree.forget()

    def attributes_again(self, records: Iterable[Record]) -> None:
        """After an interruption: the attributes that the records say, of folders last."""
        listed = [entry for entry in records if isinstance(entry, Entry)]
        self.set_attributes(
            (entry.on_drive, entry.attributes(), isinstance(entry, Symlink)) for entry in reversed(listed)
        )

    def _give(self, name: bytes, folder_fd: int, attributes: Attributes, *, is_symlink: bool) -> None:
        if is_symlink:
            self._giver.to_symlink(name, folder_fd, attributes)
            return
        fd = os.open(name, os.O_RDONLY | os.O_NOFOLLOW | os.O_NONBLOCK | os.O_CLOEXEC, dir_fd=folder_fd)
        try:
            self._giver.to_open(fd, attributes)
        finally:
            os.close(fd)

    # placing --------------------------------------------------------------------------------------------------

    def _place_folder(self, record: Folder) -> None:
        place = record.on_drive
        if record.staged is None:
            self._make_folders(place)
            return
        waiting = layout.incoming_path(record.staged)
        if not self._tree.exists(waiting):
            return
        self._make_folders(split(place)[0])
        self._put_folder_in_place(waiting, place)

    def _put_folder_in_place(self, waiting: bytes, place: bytes) -> None:
        try:
            self._tree.rename_new(waiting, place)
        except FileExistsError:
            self._merge(waiting, place)

    def _merge(self, waiting: bytes, place: bytes) -> None:
        """A folder is there already that the manifest does not know: what we bring goes in, what is there stays."""
        if not self._tree.is_folder(place):
            self._move_aside(place)
        self._make_folders(place)
        for name in self._tree.children(waiting):
            if self._tree.is_folder(join(waiting, name)):
                self._put_folder_in_place(join(waiting, name), join(place, name))
            else:
                self._put_in_place(join(waiting, name), join(place, name), replace=False)
        self._tree.remove_empty_folder(waiting)

    def _place_file(self, record: File | Symlink, parts: int) -> None:
        if record.staged is None:
            if record.replaces is not None:  # a symlink, where the filesystem has none, took the place of a file
                self._displace_all(record, record.replaced_parts)
            return
        staged, pieces = layout.incoming_path(record.staged), paths_of_pieces(record.on_drive, parts)
        waiting = [path for path in pieces if self._tree.exists(join(staged, split(path)[1]))]
        is_simple = len(pieces) == 1 and not record.replaced_parts
        if record.replaces is not None and len(waiting) == len(pieces):  # none has its place yet
            self._displace_all(record, record.replaced_parts, leave_it=is_simple)
        for place in waiting:
            replace = is_simple and record.replaces is not None
            self._put_in_place(join(staged, split(place)[1]), place, replace=replace)

    def _put_in_place(self, waiting: bytes, place: bytes, *, replace: bool) -> None:
        self._make_folders(split(place)[0])
        if replace and not self._tree.is_folder(place):
            self._tree.rename(waiting, place)
            return
        try:
            self._tree.rename_new(waiting, place)
        except FileExistsError:
            self._move_aside(place)
            self._tree.rename_new(waiting, place)

    def _place_link(self, record: File) -> None:
        """Link it to a path on the drive under which the file is already."""
        first, place = record.first_name or b"", record.on_drive
        wanted = self._tree.stat(first)
        if wanted is None:
            return  # somebody removed the first name by hand; `verify` tells
        self._make_folders(split(place)[0])
        found = self._tree.stat(place)
        if found is not None and (found.st_dev, found.st_ino) == (wanted.st_dev, wanted.st_ino):
            return
        if record.replaces is not None:
            self._displace_all(record, record.replaced_parts)
        elif found is not None:
            self._move_aside(place)
        try:
            self._tree.link(first, place)
        except OSError as error:
            if error.errno != errno.EMLINK:
                raise
            self._copy_instead(first, place, record.attributes())

    def _copy_instead(self, first: bytes, place: bytes, attributes: Attributes) -> None:
        """The file has as many names as the filesystem allows: this one gets a copy of its own."""
        folder, name = split(first)
        source = os.open(name, os.O_RDONLY | os.O_NOFOLLOW | os.O_CLOEXEC, dir_fd=self._tree.folder(folder))
        folder, name = split(place)
        flags = os.O_WRONLY | os.O_CREAT | os.O_EXCL | os.O_NOFOLLOW | os.O_CLOEXEC
        target = os.open(name, flags, 0o600, dir_fd=self._tree.folder(folder))
        try:
            while os.copy_file_range(source, target, _COPY_BYTES):
                pass
            self._giver.to_open(target, attributes)
        finally:
            os.close(source)
            os.close(target)

    # making way -----------------------------------------------------------------------------------------------

    def _displace_all(self, record: File | Symlink | Gone, parts: int, *, leave_it: bool = False) -> None:
        is_folder = isinstance(record, Gone) and record.folder
        for path in paths_of_pieces(record.on_drive, parts):
            self._displace(path, record.kept, is_folder=is_folder, leave_it=leave_it)

    def _displace(self, path: bytes, kept: str | None, *, is_folder: bool, leave_it: bool) -> None:
        """Give a thing to the version that has it, unless that has one already; else let it go.

        With `leave_it` it keeps its place as well, where the filesystem can do that, until something else takes it.
        """
        if not self._tree.exists(path) or is_folder != self._tree.is_folder(path):
            return
        if kept is not None:
            keep_at = join(layout.version_path(kept), path)
            if not self._tree.exists(keep_at):
                self._keep(path, keep_at, leave_it=leave_it and self._hard_links)
                return
        if leave_it:
            return
        if is_folder:
            self._throw_away(path)
        else:
            self._tree.remove_file(path)

    def _keep(self, path: bytes, keep_at: bytes, *, leave_it: bool) -> None:
        self._tree.make_folders(split(keep_at)[0])
        if leave_it:
            try:
                self._tree.link(path, keep_at)
                return
            except OSError as error:
                if error.errno not in _CANNOT_LINK:
                    raise
        self._tree.rename_new(path, keep_at)

    def _throw_away(self, path: bytes) -> None:
        """Out of sight at one stroke; it is removed with all that is left in `incoming`."""
        self._trash_count += 1
        trash = layout.incoming_path(f"{self._run}/trash-{self._trash_count}")
        self._tree.make_folders(split(trash)[0])
        self._tree.rename_new(path, trash)

    def _move(self, record: Moved, *, is_redo: bool) -> None:
        """What is at the new place after an interruption was moved there; at the old place may be something new."""
        old = record.origin_on_drive
        if not self._tree.exists(old) or record.folder != self._tree.is_folder(old):
            return
        self._make_folders(split(record.on_drive)[0])
        try:
            self._tree.rename_new(record.origin_on_drive, record.on_drive)
        except FileExistsError:
            if is_redo:
                return
            self._move_aside(record.on_drive)
            self._tree.rename_new(record.origin_on_drive, record.on_drive)

    def _make_folders(self, path: bytes) -> None:
        """Folders that somebody removed are made again; what stands in their place and is no folder goes aside."""
        try:
            self._tree.make_folders(path)
        except OSError as error:
            if error.errno not in _IN_THE_WAY:
                raise
            in_the_way = path
            while not self._tree.exists(in_the_way):
                in_the_way = split(in_the_way)[0]
            self._move_aside(in_the_way)
            self._make_folders(path)

    def _move_aside(self, path: bytes) -> None:
        """What is not of this backup is kept in `found`."""
        count = 0
        while True:
            aside = join(join(join(layout.HOME, layout.FOUND), b"%d-%d" % (self._run, count)), path)
            if not self._tree.exists(aside):
                break
            count += 1
        self._tree.make_folders(split(aside)[0])
        self._tree.rename_new(path, aside)
        self.on_foreign(path, aside)


def _changed_by(record: Record) -> bytes | None:
    """What a record finds on the drive and changes; None where it only brings something."""
    match record:
        case Moved():
            return record.origin_on_drive
        case Gone(within=False):
            return record.on_drive
        case File() | Symlink() if record.replaces is not None:
            return record.on_drive
    return None
