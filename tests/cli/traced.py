"""The system calls of a run, as strace sees them."""

import re
import shutil
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

from tests.helpers.program import run

_CALLS = (
    "open,openat,openat2,creat,mkdir,mkdirat,mknod,mknodat,unlink,unlinkat,rmdir,rename,renameat,renameat2,link,linkat,"
    "symlink,symlinkat,truncate,ftruncate,fallocate,chmod,fchmod,fchmodat,chown,fchown,lchown,fchownat,utimensat,"
    "utimes,setxattr,lsetxattr,fsetxattr,removexattr,lremovexattr,fremovexattr,fsync,fdatasync,sync,syncfs,msync"
)
_LINE = re.compile(r"^(\d+) +(?:<\.\.\. )?(\w+)(\(| resumed>)(.*?)( <unfinished \.\.\.>)?$")
_WRITES = ("O_WRONLY", "O_RDWR", "O_CREAT", "O_TRUNC")
_OPENS = ("open", "openat", "openat2")
FLUSHES = ("fsync", "fdatasync", "sync", "syncfs", "msync")


@dataclass(frozen=True)
class Call:
    """`text` includes the paths of all descriptors."""

    name: str
    text: str

    @property
    def changes_something(self) -> bool:
        return self.name not in _OPENS or any(flag in self.text for flag in _WRITES)

    def concerns(self, folder: Path) -> bool:
        return f"{folder}/" in self.text or f"{folder}>" in self.text or f'{folder}"' in self.text


def calls_of(*arguments: str | Path, log: Path, check: int = 0) -> list[Call]:
    """Runs the program with all its processes under strace."""
    if shutil.which("strace") is None:
        pytest.skip("needs strace")
    behind = ["strace", "-f", "-y", "-s", "4096", "-o", str(log), "-e", f"trace={_CALLS}"]
    run(*arguments, check=check, behind=behind)
    return list(calls_in(log.read_text(encoding="utf-8", errors="replace").splitlines()))


def calls_in(lines: Iterable[str]) -> Iterator[Call]:
    """In the order in which they ended. A call that is interrupted by another process's call has two lines."""
    begun: dict[str, str] = {}
    for line in lines:
        match = _LINE.match(line)
        if match is not None:
            process, name, _, part, is_unfinished = match.groups()
            text = begun.pop(process, "") + part
            if is_unfinished:
                begun[process] = text
            else:
                yield Call(name, text)


def flushes(calls: list[Call], folder: Path) -> list[Call]:
    return [call for call in calls if call.name in FLUSHES and call.concerns(folder)]
