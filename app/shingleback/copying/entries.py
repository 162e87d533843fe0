"""What is known of one file or folder, on the source and on the drive.

The structs are arrays on the wire and in the index: millions of them are made, so they are flat and have no defaults
that cost anything. Names are bytes, because a name on Linux need not be text.
"""

import os
import stat
from typing import Final

import msgspec

_MOST: Final = (1 << 63) - 1


class Stat(msgspec.Struct, array_like=True, frozen=True, gc=False):
    """One entry of a source folder as the kernel describes it. Two equal Stats mean: nothing happened to it since.

    `ctime_ns` is what a program cannot set: a changed file shows it even when its modification time was put back.
    """

    name: bytes
    mode: int
    size: int
    mtime_ns: int
    ctime_ns: int
    inode: int
    uid: int
    gid: int
    links: int

    @property
    def is_folder(self) -> bool:
        return stat.S_ISDIR(self.mode)

    @property
    def is_file(self) -> bool:
        return stat.S_ISREG(self.mode)

    @property
    def is_symlink(self) -> bool:
        return stat.S_ISLNK(self.mode)

    @property
    def is_linked(self) -> bool:
        """Whether other names lead to the same file or symlink."""
        return self.links > 1 and not self.is_folder

    def has_content_of(self, other: "Stat") -> bool:
        """Whether size and modification time say that the content is the same; ctime and owner may differ."""
        return self.size == other.size and self.mtime_ns == other.mtime_ns and self.mode >> 12 == other.mode >> 12


class Fact(msgspec.Struct, array_like=True, frozen=True, gc=False):
    """What is known of the copy of one entry.

    Attributes:
        id: its number in the manifest.
        born: number of the run that copied this content.
        digest: BLAKE3 of the content of a file; empty for a symlink.
        stored: its name on the drive, where the drive's filesystem cannot hold the name it has.
        target: what a symlink points to.
        linked: entries with the same number are names of one file; 0 where it has only one.
        parts: into how many pieces the copy is split, where the filesystem has a limit; 0 means it is whole.
        is_only_listed: a symlink that the drive's filesystem does not hold; the manifest does.
    """

    id: int
    born: int
    digest: bytes
    stored: bytes | None = None
    target: bytes | None = None
    linked: int = 0
    xattrs: dict[str, bytes] | None = None
    parts: int = 0
    is_only_listed: bool = False


class Attributes(msgspec.Struct, array_like=True, frozen=True, gc=False):
    """What `chmod`, `chown`, `touch` and `setfattr` set. ACLs are extended attributes here, as in the kernel."""

    mode: int
    uid: int
    gid: int
    atime_ns: int
    mtime_ns: int
    xattrs: dict[str, bytes] | None = None


def time_of(ns: int) -> int:
    """The nearest one from 1677 to 2262: a database holds no other, and tmpfs and btrfs hold any."""
    return ns if -_MOST <= ns <= _MOST else max(-_MOST, min(ns, _MOST))


def inode_of(info: os.stat_result) -> int:
    """As a signed number, which is what a database holds: network filesystems and FUSE use all 64 bits."""
    return info.st_ino if info.st_ino <= _MOST else info.st_ino - (1 << 64)
