"""The new drive of a move: which files are there, and how the others get there.

A file is written to the folder `incoming`, in bounded windows, at the chosen pace. A checkpoint makes all waiting files
durable, and only then puts them in their places. So every file in its place is complete, and an interrupted move can
continue with the rest without a record of its progress.

Until everything is there and was read back, the program's folder has another name, so that no program takes it for a
backup. A single rename turns it into one.
"""

import contextlib
import errno
import os
import stat
import time
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from typing import Final, NamedTuple, Self

from shingleback.cloning.incoming import PERMISSIONS, IncomingFile, initial_in, made_with, set_aside, write_new
from shingleback.cloning.moved_manifest import MovedManifest
from shingleback.cloning.worklist import MovedFile, MovedFolder, Worklist
from shingleback.devices.mounts import is_protected, mount_of
from shingleback.domain.errors import DriveFull, SafetyRefusal, Why
from shingleback.engine.drive import writeback
from shingleback.engine.drive.incoming import GrowingFile
from shingleback.engine.drive.new_files import NewFiles, new_files
from shingleback.engine.drive.writeback import WritePath
from shingleback.engine.files import linux
from shingleback.engine.files.attributes import AttributeSetter, Initial, without_privileged_xattrs, without_privileges
from shingleback.engine.files.folders import Tree, join, open_folder, open_own_folder, remove_tree, split
from shingleback.engine.files.linux import Guard
from shingleback.engine.repo import layout
from shingleback.engine.repo.abilities import FilesystemAbilities
from shingleback.engine.repo.about import companions
from shingleback.engine.repo.second_list import set_second_aside
from shingleback.engine.source.copy_context import Limits

UNFINISHED: Final = layout.UNFINISHED_MOVE
"""The name of the program's folder until the move is complete."""
MARK: Final = "of-"
"""The prefix of an empty folder's name in it, which ends with the id of the backup that is moving here."""
_HOME: Final = layout.HOME + b"/"
FOUND_IN_MOVE: Final = join(layout.HOME, join(layout.FOUND, b"moved"))
_ASIDE: Final = UNFINISHED + FOUND_IN_MOVE[len(layout.HOME) :]
_LINKS: Final = frozenset({errno.EMLINK, errno.EPERM, errno.EOPNOTSUPP})


def interim_path(path: bytes) -> bytes:
    """Return the path of an entry until the move is complete, given its final path."""
    return UNFINISHED + path[len(layout.HOME) :] if path.startswith(_HOME) else path


def final_path(path: bytes) -> bytes:
    """Return the final path of an entry, given its path until the move is complete."""
    return layout.HOME + path[len(UNFINISHED) :] if path.startswith(UNFINISHED + b"/") else path


def _empty_incoming(home_fd: int) -> None:
    remove_tree(layout.INCOMING, home_fd)
    os.mkdir(layout.INCOMING, 0o700, dir_fd=home_fd)


class _Waiting(NamedTuple):
    """A file, or a piece of one, that waits at `path` for its place `target`."""

    path: bytes
    target: bytes
    file: MovedFile


class Placed(NamedTuple):
    """The result of a checkpoint.

    Attributes:
        done: files that are in their places now.
        unlinked: files that could not be hard-linked, because the filesystem allows no more links.
    """

    done: list[MovedFile]
    unlinked: list[MovedFile]


@dataclass(slots=True)
class _Batch:
    """What the next checkpoint makes durable.

    Attributes:
        links: the files that it hard-links.
        last_folder: the last folder that was made.
        since_s: when the batch began.
    """

    waiting: list[_Waiting] = field(default_factory=list)
    links: list[MovedFile] = field(default_factory=list)
    waiting_bytes: int = 0
    last_folder: bytes = b""
    since_s: float = field(default_factory=time.monotonic)


@dataclass(frozen=True, slots=True)
class _OwnFolder:
    """The program's folder on the new drive, with what makes new files in its `incoming`.

    Attributes:
        initial: the attributes of a file made with all permissions; None if an ACL decides.
    """

    home_fd: int
    incoming_fd: int
    file_maker: NewFiles
    setter: AttributeSetter
    initial: Initial | None
    close: Callable[[], None]

    @classmethod
    def opened(cls, root_fd: int, filesystem: FilesystemAbilities) -> Self:
        """Open it, and remove files that waited in an interrupted run. Raises OSError."""
        with contextlib.ExitStack() as stack:
            home_fd = open_own_folder(UNFINISHED, root_fd)
            stack.callback(os.close, home_fd)
            _empty_incoming(home_fd)
            incoming_fd = open_own_folder(layout.INCOMING, home_fd)
            stack.callback(os.close, incoming_fd)
            info = os.fstat(incoming_fd)
            setter = AttributeSetter.for_user(
                info.st_uid, info.st_gid, modes=filesystem.modes, xattrs=filesystem.xattrs, stays_readable=True
            )
            file_maker = new_files(filesystem.kind, incoming_fd)
            stack.callback(file_maker.close)
            initial = initial_in(incoming_fd)
            return cls(home_fd, incoming_fd, file_maker, setter, initial, stack.pop_all().close)


class MoveTarget:
    """The open target folder on the new drive.

    Attributes:
        root_fd: its descriptor.
        filesystem: the filesystem's abilities.
    """

    def __init__(
        self,
        root_fd: int,
        path: bytes,
        filesystem: FilesystemAbilities,
        write_path: WritePath,
        *,
        is_gone: Callable[[Guard, OSError], bool],
        limits: Limits,
    ) -> None:
        """The caller keeps `root_fd`. `is_gone` tells whether the drive is gone. Nothing is written before `begin`."""
        self.root_fd = root_fd
        self.filesystem = filesystem
        mount = mount_of(root_fd)
        self._guard = Guard(root_fd, path)
        self._keeps_order = filesystem.keeps_order and is_protected(mount)
        self._has_left = is_gone
        self._limits = limits
        self._tree = Tree(root_fd, is_root=os.geteuid() == 0)
        self._write_path = write_path
        if not filesystem.caches_writes:
            self._write_path.use_unbounded_windows()
        elif filesystem.kind in writeback.KINDS:
            self._write_path.use_arranged_windows(filesystem.kind)
        elif writeback.suits(root_fd, mount):
            self._write_path.settle()
        self._opened_folder: _OwnFolder | None = None
        self._batch = _Batch()
        self._first_names: dict[tuple[int, bytes], bytes] = {}

    def close(self) -> None:
        """Close everything. The next run removes the waiting files."""
        self._write_path.windows.abandon()
        self._tree.forget()
        self._close_folder()

    def _close_folder(self) -> None:
        if self._opened_folder is not None:
            self._opened_folder.close()
            self._opened_folder = None

    def is_gone(self, error: OSError) -> bool:
        """Whether the drive is gone. May wait for the kernel to notice it."""
        return self._has_left(self._guard, error)

    # existing files ---------------------------------------------------------------------------------------------

    def has(self, file: MovedFile) -> bool:
        """Whether a file is already here, as far as its kind and size tell."""
        if file.indexed_file.stat.is_symlink:
            is_there = self.symlink_target(file) is not None
        else:
            infos = [self._tree.stat(interim_path(piece)) for piece in file.pieces]
            sizes = [info.st_size for info in infos if info is not None and stat.S_ISREG(info.st_mode)]
            is_there = len(sizes) == len(infos) and sum(sizes) == file.indexed_file.stat.size
        if is_there and file.link_key is not None:
            self._first_names.setdefault(file.link_key, file.target)
        return is_there

    @property
    def has_set_aside(self) -> bool:
        """Whether this run, or an earlier one of the same move, has put an entry into the folder for strays."""
        return self._tree.exists(_ASIDE) and bool(self._tree.children(_ASIDE))

    def symlink_target(self, file: MovedFile) -> bytes | None:
        folder, name = split(interim_path(file.target))
        try:
            return os.readlink(name, dir_fd=self._tree.folder(folder))
        except OSError as error:
            if error.errno not in (errno.ENOENT, errno.ENOTDIR, errno.EINVAL):
                raise
            return None

    # writing ----------------------------------------------------------------------------------------------------

    @property
    def is_checkpoint_due(self) -> bool:
        limits = self._limits
        return (
            self._batch.waiting_bytes >= limits.bytes
            or len(self._batch.waiting) + len(self._batch.links) >= limits.files
            or time.monotonic() - self._batch.since_s >= limits.seconds
        )

    def begin(self) -> None:
        """Make the program's folder if it is missing, and remove files that waited in an interrupted run."""
        with self._writing():
            with contextlib.suppress(FileExistsError):
                os.mkdir(UNFINISHED, 0o700, dir_fd=self.root_fd)
            self._close_folder()
            self._opened_folder = _OwnFolder.opened(self.root_fd, self.filesystem)

    def set_aside_strays(self, work: Worklist, tops: Iterable[bytes], attend: Callable[[], None]) -> None:
        """Set aside files from an earlier run that the backup no longer has in these places."""

        def is_stray(path: bytes, *, is_folder: bool) -> bool:
            file = work.at(final_path(path))
            return file is not None if is_folder else file is None or not self.has(file)

        with self._writing():
            set_aside(self._tree, [*tops, join(UNFINISHED, layout.VERSIONS)], is_stray, _ASIDE, attend)

    def growing(self, file: MovedFile, split_at: int | None, expected_bytes: int) -> "IncomingFile":
        """Make a new file that waits for its place. `split_at` is the size of its pieces, or None if it is whole."""
        name = b"%d" % file.number
        with self._writing():
            growing = GrowingFile(
                self._write_path,
                self._own_folder.file_maker,
                self._own_folder.incoming_fd,
                name,
                split_at=split_at,
            )
            growing.create(expected_bytes)
        return IncomingFile(growing, self._writing)

    def finish(self, file: MovedFile, incoming: "IncomingFile") -> None:
        """Finish a complete file, which gets its place at the next checkpoint."""
        incoming.finish(file, self._own_folder.setter)
        self._waits(file)

    def put_whole(self, file: MovedFile, content: memoryview) -> None:
        """Make a file of this content, without holes, in one step; it gets its place at the next checkpoint."""
        name, size, attributes = b"%d" % file.number, len(content), without_privileges(file.attributes)
        own_folder = self._own_folder
        with self._writing():
            fd = own_folder.file_maker.create(name, own_folder.incoming_fd, attributes.mode & PERMISSIONS)
            try:
                if size:
                    self._write_path.windows.expect(fd, size)
                    self._write_path.disk.write(fd, content, 0)
                own_folder.setter.to_open(fd, attributes, made_with(attributes.mode, own_folder.initial))
            except OSError:
                os.close(fd)
                os.unlink(name, dir_fd=own_folder.incoming_fd)
                raise
            self._write_path.windows.wrote(fd, 0, size, is_last=True)
        self._waits(file)

    def _waits(self, file: MovedFile) -> None:
        for piece in file.pieces:
            name = b"%d" % file.number + piece[len(file.target) :]
            self._batch.waiting.append(_Waiting(join(UNFINISHED, join(layout.INCOMING, name)), piece, file))
        self._batch.waiting_bytes += file.size_bytes
        if file.link_key is not None:
            self._first_names.setdefault(file.link_key, file.target)

    def put_symlink(self, file: MovedFile) -> None:
        name, own_folder = b"%d" % file.number, self._own_folder
        with self._writing():
            os.symlink(file.indexed_file.fact.target or b"", name, dir_fd=own_folder.incoming_fd)
            own_folder.setter.to_symlink(name, own_folder.incoming_fd, without_privileged_xattrs(file.attributes))
        self._batch.waiting.append(_Waiting(join(UNFINISHED, join(layout.INCOMING, name)), file.target, file))
        if file.link_key is not None:
            self._first_names.setdefault(file.link_key, file.target)

    def put_link(self, file: MovedFile) -> bool:
        """Have the next checkpoint hard-link a file to another of its names; return False if none is here or coming."""
        if not self.filesystem.hard_links or file.link_key is None or file.link_key not in self._first_names:
            return False
        self._batch.links.append(file)
        return True

    def checkpoint(self) -> "Placed":
        """Make all waiting files durable, and put them in their places."""
        with self._writing():
            self._write_path.windows.drain()
            self._sync()
            done = {waiting.file.number: waiting.file for waiting in self._batch.waiting}
            for waiting in self._batch.waiting:
                target = interim_path(waiting.target)
                folder = split(target)[0]
                try:
                    if folder != self._batch.last_folder:
                        self._tree.make_folders(folder)
                        self._batch.last_folder = folder
                    self._tree.rename_new(waiting.path, target)
                except (FileExistsError, NotADirectoryError):
                    raise SafetyRefusal(Why.MOVE_TARGET_TAKEN, path=os.fsdecode(target)) from None
            unlinked = []
            for file in self._batch.links:
                if self._link(file):
                    done[file.number] = file
                else:
                    unlinked.append(file)
            self._tree.forget()
        self._batch = _Batch()
        return Placed(list(done.values()), unlinked)

    def _link(self, file: MovedFile) -> bool:
        key = file.link_key
        first = self._first_names.get(key) if key is not None else None
        if key is None or first is None:
            return False
        target = interim_path(file.target)
        self._tree.make_folders(split(target)[0])
        try:
            self._tree.link(interim_path(first), target)
        except OSError as error:
            if error.errno not in _LINKS:
                raise
            del self._first_names[key]
            return False
        return True

    # finishing --------------------------------------------------------------------------------------------------

    def set_folders(self, folders: Iterable[MovedFolder], attend: Callable[[], None]) -> None:
        """Make missing (empty) folders, and set the attributes of all of them, the deepest first."""
        with self._writing():
            for folder in folders:
                attend()
                place = interim_path(folder.target)
                self._tree.make_folders(place)
                if folder.attributes is not None:
                    self._own_folder.setter.to_open(
                        self._tree.folder(place), without_privileged_xattrs(folder.attributes)
                    )
            self._tree.forget()

    def write_manifest(self, manifest: MovedManifest) -> None:
        """Write the manifest and the other files of the program's folder. Durable after the next checkpoint."""
        home_fd = self._own_folder.home_fd
        with self._writing():
            remove_tree(layout.MANIFEST, home_fd)
            for name in (layout.MANIFEST, layout.VERSIONS):
                with contextlib.suppress(FileExistsError):
                    os.mkdir(name, 0o700, dir_fd=home_fd)
            manifest_fd = open_folder(layout.MANIFEST, home_fd)
            try:
                for segment in sorted(manifest.manifest.iterdir()):
                    with segment.open("rb") as file:
                        write_new(os.fsencode(segment.name), manifest_fd, iter(lambda: file.read(1 << 20), b""))
            finally:
                os.close(manifest_fd)
            for name, content in companions(manifest.backup_info.origins).items():
                write_new(name, home_fd, [content])
            for file_name in manifest.about_files:
                write_new(os.fsencode(file_name), home_fd, [manifest.about_content(file_name)])

    def tidy_up(self, manifest: MovedManifest) -> None:
        """Empty `incoming`, mark the last change as carried out, and sync if renames may not survive in order."""
        with self._writing():
            _empty_incoming(self._own_folder.home_fd)
            if manifest.last_change:
                incoming = join(UNFINISHED, layout.INCOMING)
                self._tree.make_folders(join(incoming, layout.mark_name(manifest.last_change)))
                self._tree.forget()
            if not self._keeps_order:
                self._sync()

    def has_manifest(self, manifest: MovedManifest) -> bool:
        """Whether the manifest on the new drive is as it was made."""
        manifest_fd = open_own_folder(layout.MANIFEST, self._own_folder.home_fd)
        try:
            return manifest.is_in(manifest_fd)
        finally:
            os.close(manifest_fd)

    def remove(self, files: Iterable[MovedFile]) -> None:
        """Remove files that differ; the next copy brings them again."""
        with self._writing():
            for file in files:
                for piece in file.pieces:
                    self._tree.remove_file(interim_path(piece))
            self._tree.forget()
            self._sync()

    def make_valid(self) -> None:
        """Turn the program's folder into a valid backup, durably."""
        with self._writing():
            self._tree.forget()
            home_fd = self._own_folder.home_fd
            for mark in (name for name in os.listdir(home_fd) if name.startswith(MARK)):
                os.rmdir(mark, dir_fd=home_fd)
            set_second_aside(self.root_fd)
            os.rename(UNFINISHED, layout.HOME, src_dir_fd=self.root_fd, dst_dir_fd=self.root_fd)
            if not self.filesystem.syncs_whole:
                os.fsync(self.root_fd)
            self._sync()

    # helpers ----------------------------------------------------------------------------------------------------

    @property
    def _own_folder(self) -> _OwnFolder:
        if self._opened_folder is None:
            raise RuntimeError
        return self._opened_folder

    def _sync(self) -> None:
        self._write_path.disk.sync(self.root_fd)
        if not self.filesystem.syncs_whole:
            os.fsync(self._own_folder.home_fd)

    @contextlib.contextmanager
    def _writing(self) -> Iterator[None]:
        """Turn an OSError into a ShinglebackError about the new drive."""
        try:
            yield
        except OSError as error:
            number = error.errno or errno.EIO
            if number in linux.FULL:
                raise DriveFull(Why.MOVE_NO_ROOM) from error
            raise linux.refusal(number, is_gone=self.is_gone(error)) from error
