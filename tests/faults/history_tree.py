"""A tree of files that is changed by single commands, each reported as a line for a shell.

Nothing here is random, and nothing here knows the program under test.
"""

import hashlib
import os
import shlex
import shutil
import stat
import struct
from collections.abc import Callable, Sequence

ACCESS_ACL = "system.posix_acl_access"
DEFAULT_ACL = "system.posix_acl_default"
KEPT = b".kept"
"""This file in each source is never touched, since an empty source is refused."""
_ACL_VERSION = 2
_NOBODY = 0xFFFFFFFF


class Tree:
    """The source folders, side by side in one folder.

    Attributes:
        changes: how many commands have been run.
    """

    def __init__(self, base: bytes, names: Sequence[str], report: Callable[[str], None]) -> None:
        self.base = base
        self.tops = [base + b"/" + name.encode() for name in names]
        self.changes = 0
        self._report = report
        self._number = 0
        for top in self.tops:
            os.makedirs(top)
            with open(top + b"/" + KEPT, "wb"):
                pass
        self.report("mkdir -p {0} && touch {0}/.kept", *self.tops[:1])
        for top in self.tops[1:]:
            self.report("mkdir -p {0} && touch {0}/.kept", top)

    def report(self, line: str, *paths: bytes) -> None:
        """Reports `line`, which has {0} for the first path; paths are relative to the folder of all sources."""
        self.changes += 1
        self._report(line.format(*(quoted(os.path.relpath(path, self.base)) for path in paths)))

    def folders(self) -> list[bytes]:
        """All folders including the sources, in the same order in each run."""
        folders = list(self.tops)
        for folder in folders:
            folders += [path for path in children(folder) if kind_of(path) == "d"]
        return folders

    def rename_top(self, number: int, name: str) -> None:
        """Renames one of the sources."""
        top = self.base + b"/" + name.encode()
        self.move(self.tops[number], top)
        self.tops[number] = top

    def write(self, path: bytes, size: int) -> None:
        """Writes content that is in no other file, if its size allows that."""
        self._number += 1
        with open(path, "wb") as file:
            file.write(hashlib.shake_128(str(self._number).encode()).digest(size))
        self.report(f"head -c {size} /dev/urandom > {{0}}", path)

    def write_quietly(self, path: bytes) -> None:
        """Writes new content of the same size, and restores the times: only the ctime shows the change."""
        info = os.stat(path)
        self._number += 1
        with open(path, "r+b") as file:
            file.write(hashlib.shake_128(str(self._number).encode()).digest(info.st_size))
        os.utime(path, ns=(info.st_atime_ns, info.st_mtime_ns))
        self.report(
            f"touch -r {{0}} /tmp/times; head -c {info.st_size} /dev/urandom | dd conv=notrunc of={{0}}; "
            "touch -r /tmp/times {0}",
            path,
        )

    def write_sparse(self, path: bytes, size: int, offset: int) -> None:
        with open(path, "wb") as file:
            file.seek(offset)
            file.write(b"between holes")
            file.truncate(size)
        self.report(f"printf 'between holes' | dd bs=1 seek={offset} of={{0}} && truncate -s {size} {{0}}", path)

    def fill(self, folder: bytes, count: int) -> None:
        """Adds hundreds of small files at once."""
        os.mkdir(folder)
        for number in range(count):
            with open(folder + b"/f%03d" % number, "wb") as file:
                file.write(b"%d" % (number // 2))
        self.report(
            f"mkdir {{0}} && for n in $(seq -w 000 {count - 1}); do echo -n $((10#$n / 2)) > {{0}}/f$n; done", folder
        )

    def make_folder(self, path: bytes) -> None:
        os.mkdir(path)
        self.report("mkdir {0}", path)

    def make_symlink(self, path: bytes, target: bytes) -> None:
        os.symlink(target, path)
        self.report(f"ln -s -- {quoted(target).replace('{', '{{').replace('}', '}}')} {{0}}", path)

    def remove(self, path: bytes) -> None:
        if kind_of(path) == "d":
            shutil.rmtree(path)
        else:
            os.unlink(path)
        self.report("rm -r {0}", path)

    def move(self, path: bytes, to: bytes) -> None:
        os.rename(path, to)
        self.report("mv -T {0} {1}", path, to)

    def link(self, path: bytes, to: bytes) -> None:
        os.link(path, to, follow_symlinks=False)
        self.report("ln -P {0} {1}", path, to)

    def copy(self, path: bytes, to: bytes) -> None:
        """Copies a file with its size, time and content, or a folder with everything in it, without its hard links."""
        if kind_of(path) == "d":
            shutil.copytree(os.fsdecode(path), os.fsdecode(to), symlinks=True)
        else:
            shutil.copy2(path, to, follow_symlinks=False)
        self.report("cp -rP --preserve=mode,timestamps,xattr {0} {1}", path, to)

    def set_mode(self, path: bytes, mode: int) -> None:
        os.chmod(path, mode)
        self.report(f"chmod {mode:o} {{0}}", path)

    def set_owner(self, path: bytes, owner: int) -> None:
        os.chown(path, owner, owner, follow_symlinks=False)
        self.report(f"chown -h {owner}:{owner} {{0}}", path)

    def set_time(self, path: bytes, mtime_ns: int) -> None:
        os.utime(path, ns=(mtime_ns, mtime_ns), follow_symlinks=False)
        self.report(f"touch -h -d @{mtime_ns // 10**9}.{mtime_ns % 10**9:09} {{0}}", path)

    def set_xattr(self, path: bytes, name: str, value: bytes) -> None:
        os.setxattr(path, name, value)
        self.report(f"setfattr -n {shlex.quote(name)} -v 0x{value.hex()} {{0}}", path)

    def remove_xattr(self, path: bytes, name: str) -> None:
        os.removexattr(path, name)
        self.report(f"setfattr -x {shlex.quote(name)} {{0}}", path)

    def set_acl(self, path: bytes, name: str, permissions: int) -> None:
        """The kernel's format: the owner, another user, the group, the mask, everybody else."""
        entries = [(1, 7, _NOBODY), (2, permissions, 1000), (4, 5, _NOBODY), (16, 7, _NOBODY), (32, 0, _NOBODY)]
        value = struct.pack("<I", _ACL_VERSION) + b"".join(struct.pack("<HHI", *entry) for entry in entries)
        self.set_xattr(path, name, value)


def kind_of(path: bytes) -> str:
    """d, f or l, as `find -type` names them."""
    mode = os.lstat(path).st_mode
    return "l" if stat.S_ISLNK(mode) else "d" if stat.S_ISDIR(mode) else "f"


def children(folder: bytes) -> list[bytes]:
    """What a step may touch, in the same order in each run."""
    return [folder + b"/" + name for name in sorted(os.listdir(folder)) if name != KEPT]


def is_within(path: bytes, folder: bytes) -> bool:
    return path == folder or path.startswith(folder + b"/")


def longest_below(path: bytes) -> int:
    """How many bytes the longest path within a folder has beyond it."""
    paths = [folder + b"/" + name for folder, folders, names in os.walk(path) for name in [*folders, *names]]
    return max(map(len, paths), default=len(path)) - len(path)


def quoted(name: bytes) -> str:
    """Quoted for bash."""
    text = name.decode("utf-8", "surrogateescape")
    if text.isprintable():
        return shlex.quote(text)
    escaped = "".join(chr(byte) if 32 <= byte < 127 and byte not in b"\\'" else f"\\x{byte:02x}" for byte in name)
    return f"$'{escaped}'"
