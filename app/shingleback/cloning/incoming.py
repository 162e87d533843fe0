"""What a move brings to the new drive: a file on its way, what one has that was just made, and strays.

A stray is what an interrupted move has brought, and the old backup has no more, or has elsewhere: a run came in
between. Nothing lists it. In its place it would be taken for a part of the copy, so it goes to the folder of what was
found. No step of a move removes what may be somebody's.
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
    """A file on its way. Errors are those of the new drive."""

    def __init__(self, growing: GrowingFile, writing: Callable[[], contextlib.AbstractContextManager[None]]) -> None:
        self._growing = growing
        self._writing = writing

    def write(self, data: memoryview, offset: int) -> None:
        with self._writing():
            self._growing.write(data, offset)

    def finish(self, file: MovedFile, setter: AttributeSetter) -> None:
        """The old drive may come from somebody else, so no program gets special rights: only the manifest has them."""
        with self._writing():
            self._growing.finish(file.known.stat.size, setter, without_privileges(file.attributes))

    def discard(self) -> None:
        with self._writing():
            self._growing.discard()


def initial_in(folder_fd: int) -> Initial | None:
    """What a new file has there that may have all permissions; None where an ACL decides on them. Raises OSError."""
    fd = os.open(_SAMPLE, _NEW, PERMISSIONS, dir_fd=folder_fd)
    try:
        initial = initial_of(fd)
    finally:
        os.close(fd)
        os.unlink(_SAMPLE, dir_fd=folder_fd)
    return None if initial.has_acl else initial


def made_with(mode: int, initial: Initial | None) -> Initial | None:
    """What a file has that was made with this mode; None where that has to be looked up."""
    return initial._replace(mode=initial.mode & mode & PERMISSIONS) if initial is not None else None


def write_new(name: bytes, folder_fd: int, pieces: Iterable[bytes]) -> None:
    fd = os.open(name, _NEW, 0o600, dir_fd=folder_fd)
    with os.fdopen(fd, "wb") as file:
        for piece in pieces:
            file.write(piece)


class IsStray(Protocol):
    """Whether a file, or a folder as such, belongs to no place where it is."""

    def __call__(self, path: bytes, /, *, is_folder: bool) -> bool: ...


def set_aside(
    tree: Tree,
    tops: Iterable[bytes],
    is_stray: IsStray,
    aside: bytes,
    attend: Callable[[], None],
) -> None:
    """`aside`: the folder for them. Raises OSError."""
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
