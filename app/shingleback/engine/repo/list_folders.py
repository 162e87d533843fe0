"""The two folders that hold the copies of the manifest, and what is written into both."""

import contextlib
import os
from collections.abc import Iterator
from typing import Final, NamedTuple

from shingleback.engine.files.folders import open_own_folder, open_regular
from shingleback.engine.files.linux import write_all
from shingleback.engine.repo import layout
from shingleback.engine.repo.second_list import (
    NEW,
    ListContents,
    create,
    folder_above,
    make_own_folder,
    replace,
    write_table,
)

_COPY_BYTES: Final = 1 << 20


class ListFolders(NamedTuple):
    first_fd: int
    second_fd: int


@contextlib.contextmanager
def list_folders(home_fd: int) -> Iterator[ListFolders]:
    """Open both folders, which are made if they are missing. Raises OSError and UsageError."""
    with contextlib.ExitStack() as on_end:
        root_fd = on_end.enter_context(folder_above(home_fd))
        make_own_folder(layout.SECOND_LIST, root_fd)
        second_fd = open_own_folder(layout.SECOND_LIST, root_fd)
        on_end.callback(os.close, second_fd)
        first_fd = open_own_folder(layout.MANIFEST, home_fd)
        on_end.callback(os.close, first_fd)
        yield ListFolders(first_fd, second_fd)


def write_both(home_fd: int, folders: ListFolders, table: ListContents) -> None:
    """Write the table into both folders, also if one refuses it. Raises OSError."""
    try:
        write_table(home_fd, table)
    finally:
        write_table(folders.second_fd, table)


def size_of(name: str, folder_fd: int) -> int:
    try:
        return os.stat(name, dir_fd=folder_fd, follow_symlinks=False).st_size
    except FileNotFoundError:
        return -1


def copy_segment(name: str, source_fd: int, target_fd: int, length: int) -> None:
    """Copy the first bytes of a segment to the other folder, where it gets its name when it is durable."""
    new = os.fsencode(name) + NEW
    fd = open_regular(name, source_fd)
    try:
        new_fd = create(new, target_fd)
        try:
            offset = 0
            while offset < length and (data := os.pread(fd, min(_COPY_BYTES, length - offset), offset)):
                write_all(new_fd, data, offset)
                offset += len(data)
            os.fdatasync(new_fd)
        finally:
            os.close(new_fd)
    finally:
        os.close(fd)
    replace(new, os.fsencode(name), target_fd)
