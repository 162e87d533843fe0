"""Opening, reading and changing files below an open root folder, one path component at a time.

The kernel never gets a whole path. So paths may be longer than 4096 bytes, a symlink in the middle is an error (ELOOP
or ENOTDIR), and nothing outside the root can be reached, even if the filesystem is unmounted in the meantime.

The program's own files in a backup are opened with care, because the drive's data may come from anyone: a named pipe
would block an open forever, a device may do anything when it is opened, and a symlink leads elsewhere.
"""

import contextlib
import errno
import os
import stat
from collections.abc import Callable, Iterator
from typing import BinaryIO, Final

from shingleback.domain.errors import DriveRefused, UsageError, Why
from shingleback.engine.files import linux
from shingleback.engine.files.linux import refusal_to_move
from shingleback.engine.repo import layout

FOLDER_FLAGS: Final = os.O_RDONLY | os.O_DIRECTORY | os.O_NOFOLLOW | os.O_CLOEXEC
_NO_NAMES: Final = (b".", b"..")
_READ_BYTES: Final = 1 << 20
_CHANGEABLE: Final = stat.S_IWUSR | stat.S_IXUSR
_NO_SUCH_FLAG: Final = (errno.EINVAL, errno.ENOSYS, errno.ENOTSUP)
_NOT_A_FOLDER: Final = (errno.ENOTDIR, errno.ELOOP)
_HOME: Final = layout.HOME + b"/"

_ALWAYS: Final = os.O_NOFOLLOW | os.O_NONBLOCK | os.O_NOCTTY | os.O_CLOEXEC


def parts_of(path: bytes) -> list[bytes]:
    return path.split(b"/") if path else []


def join(folder: bytes, name: bytes) -> bytes:
    """Join a folder and a name. Either may be empty, which means the top."""
    if not folder or not name:
        return folder or name
    return folder + b"/" + name


def split(path: bytes) -> tuple[bytes, bytes]:
    """Split a path into its folder and its name."""
    folder, _, name = path.rpartition(b"/")
    return folder, name


def folders_above(path: bytes) -> Iterator[bytes]:
    """Yield the folders that contain a path, the innermost first, without the top."""
    while path := split(path)[0]:
        yield path


class FolderCursor:
    """Keeps the chain of folders down to the last one used open, so that a walk in tree order opens each once."""

    def __init__(
        self,
        root_fd: int,
        *,
        no_atime: bool = False,
        overrides_modes: bool = False,
        check: Callable[[int], None] = lambda _fd: None,
        touch: Callable[[bytes], None] = lambda _path: None,
    ) -> None:
        """The caller keeps `root_fd`, and has to close it.

        `no_atime`: read folders without updating their access times, where allowed. `overrides_modes`: change the mode
        of folders of the copy if it excludes their owner. `check` is called with each opened folder, and may raise to
        refuse it. `touch` is called with the path of each folder before it is opened.
        """
        self.root_fd = root_fd
        self._touch = touch
        self._no_atime = no_atime
        self._takes_rights = overrides_modes
        self._check = check
        self._names: list[bytes] = []
        self._fds: list[int] = []
        self._path: bytes | None = None  # the path of the last folder, while it is open

    def open(self, path: bytes) -> int:
        """Return a descriptor, valid until the next call that leaves the folder. Raises the kernel's OSError."""
        if path == self._path:
            return self._top
        names = parts_of(path)
        common = 0
        for have, want in zip(self._names, names, strict=False):
            if have != want:
                break
            common += 1
        self._drop_below(common)
        for name in names[common:]:
            if name in _NO_NAMES:  # this program never lists such names
                raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT), name)
            self._touch(b"/".join((*self._names, name)))
            try:
                fd = open_folder(name, self._top, no_atime=self._no_atime)
            except PermissionError:
                if not (self._takes_rights and _override_mode(name, self._top)):
                    raise
                fd = open_folder(name, self._top, no_atime=self._no_atime)
            self._fds.append(fd)
            self._names.append(name)
            self._check(self._top)
        self._path = path
        return self._top

    def create(self, path: bytes, mode: int = 0o700) -> int:
        """Open a folder, and make it and its parents if they are missing.

        Raises DriveRefused if the filesystem says that a name is taken although nothing has it.
        """
        names = parts_of(path)
        for _ in names:
            try:
                return self.open(path)
            except FileNotFoundError:
                name = names[len(self._names)]
            try:
                os.mkdir(name, mode, dir_fd=self._top)
            except FileExistsError as error:
                if stat_or_none(name, self._top) is None:
                    raise DriveRefused(Why.DRIVE_CONTRADICTS) from error
        return self.open(path)

    @contextlib.contextmanager
    def opened(self, path: bytes) -> Iterator[int]:
        """Yield a descriptor for use in a `with` statement; all folders are closed at its end."""
        try:
            yield self.open(path)
        finally:
            self.forget()

    def leave(self, path: bytes) -> None:
        """Close the descriptors of a folder and those below it, which was or will be renamed."""
        names = parts_of(path)
        if self._names[: len(names)] == names:
            self._drop_below(len(names) - 1)

    def forget(self) -> None:
        """Close all open folders."""
        self._drop_below(0)

    @property
    def _top(self) -> int:
        return self._fds[-1] if self._fds else self.root_fd

    def _drop_below(self, depth: int) -> None:
        self._path = None
        while len(self._fds) > depth:
            os.close(self._fds.pop())
            self._names.pop()


def open_folder(name: bytes, parent_fd: int | None = None, *, no_atime: bool = False) -> int:
    """Open one folder. `no_atime`: without updating its access time, if this user may (otherwise EPERM)."""
    if no_atime:
        try:
            return os.open(name, FOLDER_FLAGS | os.O_NOATIME, dir_fd=parent_fd)
        except PermissionError:
            pass
    return os.open(name, FOLDER_FLAGS, dir_fd=parent_fd)


def unlock(fd: int) -> None:
    """Give the owner all rights to a folder whose mode forbids changes."""
    mode = stat.S_IMODE(os.fstat(fd).st_mode)
    if mode & _CHANGEABLE != _CHANGEABLE:
        os.fchmod(fd, mode | stat.S_IRWXU)


def _override_mode(name: bytes, parent_fd: int) -> bool:
    """Change the mode of the user's own folder that could not be opened, and if necessary of its parent.

    Returns False if it is not a folder.
    """
    try:
        info = os.stat(name, dir_fd=parent_fd, follow_symlinks=False)
    except PermissionError:
        unlock(parent_fd)
        info = os.stat(name, dir_fd=parent_fd, follow_symlinks=False)
    if not stat.S_ISDIR(info.st_mode):
        return False
    os.chmod(name, stat.S_IMODE(info.st_mode) | stat.S_IRWXU, dir_fd=parent_fd)
    return True


class Tree:
    """Renames, links and removes entries below a root. All paths are paths on the drive."""

    def __init__(self, root_fd: int, *, is_root: bool, touch: Callable[[bytes], None] = lambda _folder: None) -> None:
        """`is_root`: file modes do not restrict this user. `touch` is called with each folder before it is touched."""
        self._root_fd = root_fd
        self._areas = _Areas(root_fd, touch)
        self._second_areas = _Areas(root_fd, touch)  # for a second path while the first one is in use
        self._is_root = is_root

    def forget(self) -> None:
        """Close all folders."""
        self._areas.forget()
        self._second_areas.forget()

    # reading --------------------------------------------------------------------------------------------------

    def stat(self, path: bytes) -> os.stat_result | None:
        """Return the stat result of an entry, or None if it or its folder does not exist."""
        folder, name = split(path)
        try:
            return os.stat(name, dir_fd=self._areas.open(folder), follow_symlinks=False)
        except OSError as error:
            if error.errno not in (errno.ENOENT, *_NOT_A_FOLDER):
                raise
            return None

    def exists(self, path: bytes) -> bool:
        return self.stat(path) is not None

    def is_folder(self, path: bytes) -> bool:
        info = self.stat(path)
        return info is not None and stat.S_ISDIR(info.st_mode)

    def children(self, path: bytes) -> list[bytes]:
        return [os.fsencode(name) for name in os.listdir(self._areas.open(path))]

    def folder(self, path: bytes) -> int:
        """Return a descriptor of a folder, valid until the next call."""
        return self._areas.open(path)

    def has_same_content(self, path: bytes, other_path: bytes) -> bool:
        """Whether both are regular files with the same bytes; false if either cannot be read."""
        with contextlib.ExitStack() as on_end, contextlib.suppress(OSError, UsageError):
            files = [
                on_end.enter_context(os.fdopen(open_regular(name, self._areas.open(folder)), "rb"))
                for folder, name in (split(path), split(other_path))
            ]
            return have_same_bytes(*files)
        return False

    # changing -------------------------------------------------------------------------------------------------

    def make_folders(self, path: bytes) -> None:
        """Make a folder and its missing parents. Raises ENOTDIR or ELOOP if something else is there.

        Raises DriveRefused like `rename_new`.
        """
        self._unlock(self._areas.create(path))

    def rename_new(self, old: bytes, new: bytes) -> None:
        """Rename an entry, or raise FileExistsError if the new name is taken. Folders move with their contents.

        Raises DriveRefused if the filesystem refuses to move anything from the one folder to the other, or says that
        the new name is taken although nothing is there: after NTFS-3G had no room for a name, it says so of every new
        name in that folder until it is mounted again.
        """
        with self._saying_why(old, new):
            self._rename_new(old, new)
        self._areas.leave(old)
        self._second_areas.leave(old)

    def _rename_new(self, old: bytes, new: bytes) -> None:
        (old_folder, old_name), (new_folder, new_name) = split(old), split(new)
        old_fd, new_fd = self._unlocked(self._areas, old_folder), self._unlocked(self._second_areas, new_folder)
        is_in_the_way, mode = False, 0
        if old_folder != new_folder and not self._is_root:
            info = os.stat(old_name, dir_fd=old_fd, follow_symlinks=False)
            mode = stat.S_IMODE(info.st_mode)
            is_in_the_way = stat.S_ISDIR(info.st_mode) and not mode & stat.S_IWUSR  # its ".." could not be changed
        if not is_in_the_way:
            _rename_new(old_name, old_fd, new_name, new_fd)
            return
        os.chmod(old_name, mode | stat.S_IRWXU, dir_fd=old_fd)
        name, folder_fd = old_name, old_fd
        try:
            _rename_new(old_name, old_fd, new_name, new_fd)
            name, folder_fd = new_name, new_fd
        finally:
            os.chmod(name, mode, dir_fd=folder_fd)

    @contextlib.contextmanager
    def _saying_why(self, old: bytes, new: bytes) -> Iterator[None]:
        try:
            yield
        except FileExistsError as error:
            if self.exists(new):
                raise
            raise DriveRefused(Why.DRIVE_CONTRADICTS) from error
        except OSError as error:
            if error.errno != errno.EXDEV:
                raise
            raise refusal_to_move(FolderCursor(self._root_fd), old, new) from error

    def link(self, old: bytes, new: bytes) -> None:
        """Make a hard link. Raises DriveRefused like `rename_new`."""
        (old_folder, old_name), (new_folder, new_name) = split(old), split(new)
        old_fd, new_fd = self._areas.open(old_folder), self._unlocked(self._second_areas, new_folder)
        with self._saying_why(old, new):
            os.link(old_name, new_name, src_dir_fd=old_fd, dst_dir_fd=new_fd, follow_symlinks=False)

    def remove_file(self, path: bytes) -> None:
        folder, name = split(path)
        os.unlink(name, dir_fd=self._unlocked(self._areas, folder))

    def remove_empty_folder(self, path: bytes) -> None:
        folder, name = split(path)
        self.forget()
        os.rmdir(name, dir_fd=self._unlocked(self._areas, folder))

    def _unlocked(self, areas: "_Areas", path: bytes) -> int:
        fd = areas.open(path)
        self._unlock(fd)
        return fd

    def _unlock(self, fd: int) -> None:
        """Make a folder writable for its owner."""
        if not self._is_root:
            unlock(fd)


class _Areas:
    """One cursor per area of a backup: a batch alternates between them, and walks each in tree order."""

    def __init__(self, root_fd: int, touch: Callable[[bytes], None]) -> None:
        self._root_fd = root_fd
        self._touch = touch
        self._cursors: dict[bytes, FolderCursor] = {}

    def open(self, path: bytes) -> int:
        self._touch(path)
        return self._of(path).open(path)

    def create(self, path: bytes) -> int:
        self._touch(path)
        return self._of(path).create(path)

    def leave(self, path: bytes) -> None:
        self._of(path).leave(path)

    def forget(self) -> None:
        for cursor in self._cursors.values():
            cursor.forget()

    def _of(self, path: bytes) -> FolderCursor:
        area = path.split(b"/", 2)[1] if path.startswith(_HOME) else b""
        cursor = self._cursors.get(area)
        if cursor is None:
            cursor = self._cursors[area] = FolderCursor(self._root_fd, overrides_modes=True)
        return cursor


def _rename_new(old_name: bytes, old_fd: int, new_name: bytes, new_fd: int) -> None:
    try:
        linux.rename_noreplace(old_name, old_fd, new_name, new_fd)
    except OSError as error:
        if error.errno not in _NO_SUCH_FLAG:
            raise
        if stat_or_none(new_name, new_fd) is not None:
            raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST)) from error
        os.rename(old_name, new_name, src_dir_fd=old_fd, dst_dir_fd=new_fd)


def stat_or_none(name: bytes, folder_fd: int) -> os.stat_result | None:
    try:
        return os.stat(name, dir_fd=folder_fd, follow_symlinks=False)
    except FileNotFoundError:
        return None


def have_same_bytes(file: BinaryIO, other_file: BinaryIO) -> bool:
    """Read both files, unless their sizes differ. Raises OSError."""
    if os.fstat(file.fileno()).st_size != os.fstat(other_file.fileno()).st_size:
        return False
    while data := file.read(_READ_BYTES):
        if data != other_file.read(_READ_BYTES):
            return False
    return not other_file.read(1)


def is_folder(name: bytes, folder_fd: int) -> bool:
    info = stat_or_none(name, folder_fd)
    return info is not None and stat.S_ISDIR(info.st_mode)


def remove_tree(name: bytes, folder_fd: int) -> None:
    """Remove an entry if it exists; a folder with its contents, however deep, and whatever modes its folders have."""
    if not is_folder(name, folder_fd):
        with contextlib.suppress(FileNotFoundError):
            os.unlink(name, dir_fd=folder_fd)
        return
    cursor, waiting = FolderCursor(folder_fd, overrides_modes=True), [name]
    try:
        while waiting:
            path = waiting[-1]
            subfolders = _emptied_of_files(cursor.open(path))
            if subfolders:
                waiting += [join(path, subfolder) for subfolder in subfolders]
                continue
            waiting.pop()
            folder, name = split(path)
            cursor.leave(path)
            os.rmdir(name, dir_fd=cursor.open(folder))
    finally:
        cursor.forget()


def _emptied_of_files(fd: int) -> list[bytes]:
    """Remove the files in a folder, and return the names of its subfolders."""
    unlock(fd)
    folders = []
    for name in map(os.fsencode, os.listdir(fd)):
        if is_folder(name, fd):
            folders.append(name)
        else:
            with contextlib.suppress(FileNotFoundError):
                os.unlink(name, dir_fd=fd)
    return folders


def open_regular(name: bytes | str, folder_fd: int, flags: int = os.O_RDONLY) -> int:
    """Open one of the program's own files in a backup; create it if `flags` say so.

    Raises UsageError if something other than a regular file has its name, and the kernel's OSError.
    """
    try:
        _check(name, os.stat(name, dir_fd=folder_fd, follow_symlinks=False))
    except FileNotFoundError:
        if not flags & os.O_CREAT:
            raise
    fd = os.open(name, flags | _ALWAYS, 0o600, dir_fd=folder_fd)
    try:
        _check(name, os.fstat(fd))  # it may have been replaced
    except BaseException:
        os.close(fd)
        raise
    return fd


def open_own_folder(name: bytes, parent_fd: int) -> int:
    """Open one of the program's own folders. Raises UsageError if it is not a folder, and OSError."""
    try:
        return open_folder(name, parent_fd)
    except OSError as error:
        if error.errno not in (errno.ENOTDIR, errno.ELOOP):
            raise
        raise _odd(name) from None


def regular_files(folder_fd: int) -> list[str]:
    """Return the names of the regular files in one of the program's own folders: anything else is not its own."""
    with os.scandir(folder_fd) as entries:
        return [entry.name for entry in entries if entry.is_file(follow_symlinks=False)]


def _check(name: bytes | str, info: os.stat_result) -> None:
    if not stat.S_ISREG(info.st_mode):
        raise _odd(name)


def _odd(name: bytes | str) -> UsageError:
    """The error to report if something else has the name of one of the program's own files or folders."""
    path = os.fsencode(name)
    if path in layout.MADE_AGAIN:
        path = join(layout.HOME, path)
    elif path != layout.HOME:
        return UsageError(Why.MANIFEST_DAMAGED, file=os.fsdecode(path))
    return UsageError(Why.ODD_ENTRY, file=os.fsdecode(path))
