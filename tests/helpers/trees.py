"""Folder trees with every oddity that Linux allows, and a way to compare two of them in every attribute."""

import hashlib
import os
import socket
import stat
import struct
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

IS_ROOT = os.geteuid() == 0
BEFORE_1970_NS = -86_400 * 10**9 - 123_456_789
FAR_FUTURE_NS = 4_000_000_000 * 10**9 + 1


class Thing(NamedTuple):
    """Everything visible of one file, folder or symlink. `links` is the first of its names."""

    kind: str
    mode: int
    uid: int
    gid: int
    mtime_ns: int
    content: str
    xattrs: dict[str, bytes]
    links: bytes


def snapshot(root: Path, *, times: bool = True) -> dict[bytes, Thing]:
    """Everything below a folder, and the folder itself as b""."""
    return dict(_things(bytes(root), b"", {}, times=times))


def _things(
    root: bytes, path: bytes, first_names: dict[tuple[int, int], bytes], *, times: bool
) -> Iterator[tuple[bytes, Thing]]:
    fd = _open(root, path)
    try:
        yield path, _thing(fd, b".", path, first_names, times=times)
        for name in sorted(os.fsencode(entry) for entry in os.listdir(fd)):
            below = path + b"/" + name if path else name
            if stat.S_ISDIR(os.stat(name, dir_fd=fd, follow_symlinks=False).st_mode):
                yield from _things(root, below, first_names, times=times)
            else:
                yield below, _thing(fd, name, below, first_names, times=times)
    finally:
        os.close(fd)


def _open(root: bytes, path: bytes) -> int:
    """One component at a time, since a path may be longer than the kernel accepts at once."""
    fd = os.open(root, os.O_RDONLY | os.O_DIRECTORY)
    for name in path.split(b"/") if path else []:
        inner = os.open(name, os.O_RDONLY | os.O_DIRECTORY | os.O_NOFOLLOW | os.O_NOATIME, dir_fd=fd)
        os.close(fd)
        fd = inner
    return fd


def _thing(fd: int, name: bytes, path: bytes, first_names: dict[tuple[int, int], bytes], *, times: bool) -> Thing:
    info = os.stat(name, dir_fd=fd, follow_symlinks=False)
    kind = stat.filemode(info.st_mode)[0]
    first = first_names.setdefault((info.st_dev, info.st_ino), path) if kind == "-" else path
    return Thing(
        kind,
        stat.S_IMODE(info.st_mode),
        info.st_uid,
        info.st_gid,
        info.st_mtime_ns if times else 0,
        _content(fd, name, kind),
        _xattrs(fd, name) if kind in "-dl" else {},
        first,
    )


def _content(fd: int, name: bytes, kind: str) -> str:
    if kind == "l":
        return os.readlink(name, dir_fd=fd).hex()
    if kind != "-":
        return ""
    file_fd = os.open(name, os.O_RDONLY | os.O_NOATIME, dir_fd=fd)
    with os.fdopen(file_fd, "rb") as file:
        return hashlib.file_digest(file, "sha256").hexdigest()


def _xattrs(fd: int, name: bytes) -> dict[str, bytes]:
    path = b"/proc/self/fd/%d/%s" % (fd, name)
    names = [name for name in os.listxattr(path, follow_symlinks=False) if not name.startswith("trusted.SGI_ACL_")]
    return {key: os.getxattr(path, key, follow_symlinks=False) for key in names}  # XFS shows ACLs twice


def contents(root: Path) -> dict[bytes, bytes]:
    """The contents of all files, whatever else a filesystem can hold."""
    base = bytes(root)
    return {
        os.path.relpath(os.path.join(folder, name), base): Path(os.fsdecode(os.path.join(folder, name))).read_bytes()
        for folder, _, names in os.walk(base)
        for name in names
    }


def access_times(root: Path) -> dict[bytes, int]:
    """The access times of all files and folders; the kernel always updates that of a symlink that is read."""
    times = {}
    for folder, _, names in os.walk(bytes(root)):
        for path in [folder, *(os.path.join(folder, name) for name in names)]:
            info = os.lstat(path)
            if not stat.S_ISLNK(info.st_mode):
                times[path] = info.st_atime_ns
    return times


def write(path: Path | bytes, content: bytes = b"", mtime_ns: int = 1_700_000_000_123_456_789) -> None:
    name = os.fsencode(path)
    os.makedirs(os.path.dirname(name), exist_ok=True)
    with open(name, "wb") as file:
        file.write(content)
    os.utime(name, ns=(mtime_ns, mtime_ns))


def make_odd_tree(root: Path, *, xattrs: bool = True) -> None:
    """Makes every oddity, including sockets, FIFOs and devices."""
    base = bytes(root)
    write(base + b"/plain.txt", b"plain\n")
    write(base + b"/empty")
    write(base + b"/before-1970", b"old", BEFORE_1970_NS)
    write(base + b"/future", b"new", FAR_FUTURE_NS)
    _make_names(base)
    _make_sizes(base)
    _make_holes(base)
    _make_links(base)
    _make_modes(base)
    if xattrs:
        _make_xattrs(base)
    make_special_files(root)
    make_deep_folder(root)
    os.makedirs(base + b"/empty folder/in it")
    os.utime(base + b"/empty folder", ns=(5, 1_600_000_000_000_000_001))


def _make_names(base: bytes) -> None:
    names = [
        b"not utf-8 \xff\xfe",
        b"two\nlines",
        b"tab\tand\\backslash",
        b'colon: question? star* quote" pipe| less<',
        b"trailing dot.",
        b"trailing space ",
        b"percent%41 and %~2",
        b"x" * 255,
        "ä".encode() * 127,
        b"Twin",
        b"twin",
        b"TWIN.txt",
        b"twin.TXT",
        b"CON",
        b"nul.txt",
        b"-rf",
        b" ",
        b"...",
        "emoji 🦎".encode(),
    ]
    for name in names:
        write(base + b"/names/" + name, name)
    os.makedirs(base + b"/folder names/odd\xfd:/Inner")
    write(base + b"/folder names/odd\xfd:/Inner/file", b"deep")
    write(base + b"/folder names/odd\xfd:/inner/file", b"twin folder")


def _make_sizes(base: bytes) -> None:
    for size in (1, 4095, 4096, 4097, (1 << 19) - 1, 1 << 19, (1 << 19) + 1, (1 << 20) - 1, (1 << 20) + 1, 3_333_333):
        write(base + b"/sizes/%d" % size, bytes((size + number) % 251 for number in range(256)) * (size // 256 + 1))
        os.truncate(base + b"/sizes/%d" % size, size)


def _make_holes(base: bytes) -> None:
    os.makedirs(base + b"/holes")
    for name, size, writes in (
        (b"all hole", 1 << 22, []),
        (b"hole first", 3 << 20, [(2 << 20, b"end")]),
        (b"hole last", 3 << 20, [(0, b"begin" * 1000)]),
        (b"islands", 5 << 20, [(1 << 20, b"one" * 5000), (3 << 20, b"two" * 5000)]),
        (b"small", 300_000, [(200_000, b"x")]),
    ):
        with open(base + b"/holes/" + name, "wb") as file:
            file.truncate(size)
            for offset, data in writes:
                os.pwrite(file.fileno(), data, offset)


def _make_links(base: bytes) -> None:
    os.makedirs(base + b"/links/other")
    os.symlink(b"../plain.txt", base + b"/links/relative")
    os.symlink(b"nowhere \xff", base + b"/links/dangling")
    os.symlink(b"/", base + b"/links/to a folder")
    os.symlink(b"y" * 4000, base + b"/links/long")
    write(base + b"/links/one", b"one file")
    os.link(base + b"/links/one", base + b"/links/two")
    os.link(base + b"/links/one", base + b"/links/other/three")
    write(base + b"/links/big one", b"big" * 700_000)
    os.link(base + b"/links/big one", base + b"/links/big two")


def _make_modes(base: bytes) -> None:
    for mode in (0o400, 0o444, 0o600, 0o640, 0o755, 0o777):
        write(base + b"/modes/%o" % mode, b"mode")
        os.chmod(base + b"/modes/%o" % mode, mode)
    os.makedirs(base + b"/modes/read-only folder")
    write(base + b"/modes/read-only folder/file", b"in it")
    os.chmod(base + b"/modes/read-only folder", 0o555)
    os.makedirs(base + b"/modes/sticky")
    os.chmod(base + b"/modes/sticky", 0o1777)
    os.makedirs(base + b"/modes/setgid")
    os.chmod(base + b"/modes/setgid", 0o2775)
    if IS_ROOT:
        write(base + b"/modes/none", b"mode")
        os.chmod(base + b"/modes/none", 0)
        write(base + b"/modes/of someone else", b"owner")
        os.chown(base + b"/modes/of someone else", 1234, 5678)
        write(base + b"/modes/setuid", b"owner")
        os.chown(base + b"/modes/setuid", 1234, 5678)
        os.chmod(base + b"/modes/setuid", 0o4711)
        os.symlink(b"x", base + b"/modes/link of someone else")
        os.lchown(base + b"/modes/link of someone else", 1234, 5678)


def _make_xattrs(base: bytes) -> None:
    write(base + b"/attributes/file", b"x")
    os.setxattr(base + b"/attributes/file", "user.comment", b"a \x00 binary value")
    os.setxattr(base + b"/attributes/file", "user.empty", b"")
    os.setxattr(base + b"/attributes", "user.folder", b"too")
    write(base + b"/attributes/acl", b"x")
    os.setxattr(base + b"/attributes/acl", "system.posix_acl_access", acl(mask=4, user=(1234, 6)))
    os.makedirs(base + b"/attributes/acl folder")
    os.symlink(b"nowhere", base + b"/attributes/link")
    if IS_ROOT:
        os.setxattr(base + b"/attributes/link", "trusted.of a link", b"a \x00 value", follow_symlinks=False)
    os.setxattr(base + b"/attributes/acl folder", "system.posix_acl_default", acl(mask=7, user=(1234, 7)))


def acl(mask: int, user: tuple[int, int]) -> bytes:
    """A POSIX ACL as the kernel keeps it: owner rwx, one named user, group r, mask, others nothing."""
    nobody = 0xFFFFFFFF
    entries = [(1, 7, nobody), (2, user[1], user[0]), (4, 4, nobody), (16, mask, nobody), (32, 0, nobody)]
    return struct.pack("<I", 2) + b"".join(struct.pack("<HHI", *entry) for entry in entries)


def make_special_files(root: Path) -> int:
    """Makes files without data. Returns how many."""
    folder = root / "special"
    folder.mkdir()
    os.mkfifo(folder / "fifo")
    with socket.socket(socket.AF_UNIX) as server:
        folder_fd = os.open(folder, os.O_RDONLY)
        server.bind(f"/proc/self/fd/{folder_fd}/socket")
        os.close(folder_fd)
    if not IS_ROOT:
        return 2
    os.mknod(folder / "device", stat.S_IFCHR | 0o600, os.makedev(1, 3))
    return 3


def make_deep_folder(root: Path, levels: int = 30, name: bytes = b"d" * 200) -> None:
    """A path beyond 4096 bytes, with a file at its end."""
    fd = os.open(root, os.O_RDONLY)
    for _ in range(levels):
        os.mkdir(name, dir_fd=fd)
        inner = os.open(name, os.O_RDONLY, dir_fd=fd)
        os.close(fd)
        fd = inner
    file_fd = os.open(b"at the end", os.O_WRONLY | os.O_CREAT, 0o644, dir_fd=fd)
    os.write(file_fd, b"found")
    os.close(file_fd)
    os.close(fd)


def without_special(entries: dict[bytes, Thing]) -> dict[bytes, Thing]:
    return {path: entry for path, entry in entries.items() if entry.kind in "-dl"}


def blocks(root: Path) -> dict[bytes, int]:
    """The space of each file, in blocks of 512 bytes."""
    return {path: os.lstat(os.path.join(bytes(root), path)).st_blocks for path in snapshot(root)}
