"""Names for what is given back, and giving them: nothing that has a name already loses it by that."""

import contextlib
import errno
import os
import secrets
from collections.abc import Iterator
from typing import Final

from shingleback.copying import linux

_LONGEST_NAME_BYTES: Final = 255


def look(name: bytes, folder_fd: int) -> os.stat_result | None:
    try:
        return os.stat(name, dir_fd=folder_fd, follow_symlinks=False)
    except FileNotFoundError:
        return None


def put_new(folder_fd: int, temporary: bytes, name: bytes) -> None:
    """Raises FileExistsError where something has the name; `temporary` is still there then."""
    try:
        linux.rename_noreplace(temporary, folder_fd, name, folder_fd)
    except OSError as error:
        if error.errno not in (errno.EINVAL, errno.ENOSYS):
            raise
        _put_new_by_link(folder_fd, temporary, name)


def put_over(folder_fd: int, temporary: bytes, name: bytes, seen: os.stat_result) -> None:
    """Takes the place of what was seen there. Raises FileExistsError where that has changed since."""
    found = look(name, folder_fd)
    if found is None:
        put_new(folder_fd, temporary, name)
    elif _identity(found) == _identity(seen):
        os.rename(temporary, name, src_dir_fd=folder_fd, dst_dir_fd=folder_fd)
    else:
        raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST))


def beside(name: bytes, mark: str) -> bytes:
    """A name for something that shall lie beside what has that name."""
    stem, dot, ending = name.rpartition(b".")
    behind = f" ({mark})".encode() + dot + ending
    if not stem or len(behind) >= _LONGEST_NAME_BYTES:
        stem, behind = name, f" ({mark})".encode()
    return shortened(stem, _LONGEST_NAME_BYTES - len(behind)) + behind


def shortened(name: bytes, most_bytes: int) -> bytes:
    """Cut off between two letters: half a letter is refused by some filesystems."""
    if len(name) <= most_bytes:
        return name
    cut = name[:most_bytes]
    return cut.decode("utf-8", "ignore").encode() if _is_text(name) else cut


def temporary_name(name: bytes) -> bytes:
    ending = b"." + secrets.token_hex(4).encode()
    return b"." + shortened(name, _LONGEST_NAME_BYTES - 1 - len(ending)) + ending


def damaged_name(name: bytes) -> bytes:
    ending = b".damaged"
    return shortened(name, _LONGEST_NAME_BYTES - len(ending)) + ending


@contextlib.contextmanager
def removed_on_failure(name: bytes, folder_fd: int) -> Iterator[None]:
    try:
        yield
    except BaseException:
        remove(name, folder_fd)
        raise


def remove(name: bytes, folder_fd: int) -> None:
    with contextlib.suppress(FileNotFoundError):
        os.unlink(name, dir_fd=folder_fd)


def _put_new_by_link(folder_fd: int, temporary: bytes, name: bytes) -> None:
    """Where the filesystem cannot promise that a rename replaces nothing."""
    try:
        os.link(temporary, name, src_dir_fd=folder_fd, dst_dir_fd=folder_fd, follow_symlinks=False)
    except FileExistsError:
        raise
    except OSError as error:  # it has no further names either
        if look(name, folder_fd) is not None:
            raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST)) from error
        os.rename(temporary, name, src_dir_fd=folder_fd, dst_dir_fd=folder_fd)
    else:
        os.unlink(temporary, dir_fd=folder_fd)


def _identity(found: os.stat_result) -> tuple[int, ...]:
    return found.st_dev, found.st_ino, found.st_size, found.st_mtime_ns, found.st_ctime_ns


def _is_text(name: bytes) -> bool:
    try:
        name.decode()
    except UnicodeDecodeError:
        return False
    return True
