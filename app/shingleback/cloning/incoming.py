"""Files that a move brings to the new drive: on their way, with their initial attributes, and strays.

A stray is a file that an interrupted move has brought, and that a later run has removed or moved in the old backup. The
manifest does not list it. If it stayed, it would look like a part of the copy, so it goes to the folder `found`. A move
never removes files that may belong to somebody.
"""

import contextlib
import os
from collections.abc import Callable, Iterable
from typing import Final, Protocol

from shingleback.cloning.worklist import MovedFile
from shingleback.engine.drive.incoming import GrowingFile
from shingleback.engine.files.attributes import AttributeSetter, Initial, initial_of, without_privileges
from shingleback.engine.files.folders import Tree, join, split

PERMISSIONS: Final = 0o777
_SAMPLE: Final = b"sample"
_NEW: Final = os.O_WRONLY | os.O_CREAT | os.O_TRUNC | os.O_NOFOLLOW | os.O_CLOEXEC


class IncomingFile:
    """A file on its way. All errors are errors of the new drive."""

    def __init__(self, growing: GrowingFile, writing: Callable[[], contextlib.AbstractContextManager[None]]) -> None:
        self._growing = growing
        self._writing = writing

    def write(self, data: memoryview, offset: int) -> None:
        with self._writing():
            self._growing.write(data, offset)

    def finish(self, file: MovedFile, setter: AttributeSetter) -> None:
        """Finish the file without privileges, which only the manifest keeps: the old drive may come from anyone."""
        with self._writing():
            self._growing.finish(file.indexed_file.stat.size, setter, without_privileges(file.attributes))

    def discard(self) -> None:
        with self._writing():
            self._growing.discard()


def initial_in(folder_fd: int) -> Initial | None:
    """Return the initial attributes of a file made with all permissions; None if an ACL decides. Raises OSError."""
    fd = os.open(_SAMPLE, _NEW, PERMISSIONS, dir_fd=folder_fd)
    try:
        initial = initial_of(fd)
    finally:
        os.close(fd)
        os.unlink(_SAMPLE, dir_fd=folder_fd)
    return None if initial.has_acl else initial


def made_with(mode: int, initial: Initial | None) -> Initial | None:
    """Return the initial attributes of a file made with this mode; None if they have to be read."""
    return initial._replace(mode=initial.mode & mode & PERMISSIONS) if initial is not None else None


def write_new(name: bytes, folder_fd: int, pieces: Iterable[bytes]) -> None:
    fd = os.open(name, _NEW, 0o600, dir_fd=folder_fd)
    with os.fdopen(fd, "wb") as file:
        for piece in pieces:
            file.write(piece)


class IsStray(Protocol):
    """Whether a file, or a folder itself, does not belong where it is."""

    def __call__(self, path: bytes, /, *, is_folder: bool) -> bool: ...


def set_aside(
    tree: Tree,
    tops: Iterable[bytes],
    is_stray: IsStray,
    aside: bytes,
    attend: Callable[[], None],
) -> None:
    """Move strays below the tops to the folder `aside`. Raises OSError."""
    strays: list[bytes] = []
    waiting = [top for top in tops if tree.exists(top)]
    while waiting:
        attend()
        path = waiting.pop()
        is_folder = tree.is_folder(path)
        if is_stray(path, is_folder=is_folder):
            strays.append(path)
        elif is_folder:
            waiting += [join(path, name) for name in tree.children(path)]
    if not strays:
        return
    tree.make_folders(aside)
    for number, path in enumerate(strays, len(tree.children(aside))):
        tree.rename_new(path, join(aside, b"%d-%b" % (number, split(path)[1][:200])))
    tree.forget()
