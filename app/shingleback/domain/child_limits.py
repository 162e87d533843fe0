"""The resource limits of child processes that read data from a drive: each kind of child in one place.

Anybody may have written the data on a drive, and a program that reads it may have a bug. With these limits only that
program fails: it cannot use all memory, run forever, fill a disk, or leave a backup's memory in a core file.
"""

import contextlib
import resource
from dataclasses import dataclass
from typing import Final

_MIB: Final = 1 << 20
_THIS_PROCESS: Final = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class ChildLimits:
    """None leaves a limit as it is. No child leaves a core file.

    Attributes:
        memory_bytes: of address space.
        cpu_s: of processor time; a child that waits for a drive uses none.
        file_bytes: the longest regular file that it may write. Pipes and block devices are not limited by it.
    """

    memory_bytes: int | None = None
    cpu_s: int | None = None
    open_files: int | None = None
    file_bytes: int | None = None

    def put_on(self, pid: int = _THIS_PROCESS) -> None:
        """On a child as soon as it has started, or on this process. A child that has ended already needs none."""
        limits = {
            resource.RLIMIT_CORE: 0,
            resource.RLIMIT_AS: self.memory_bytes,
            resource.RLIMIT_CPU: self.cpu_s,
            resource.RLIMIT_NOFILE: self.open_files,
            resource.RLIMIT_FSIZE: self.file_bytes,
        }
        with contextlib.suppress(ProcessLookupError):
            for kind, wanted in limits.items():
                if wanted is not None:
                    _set(pid, kind, wanted)


def _set(pid: int, kind: int, wanted: int) -> None:
    """The soft limit too. A hard limit that is lower already is kept: nobody but root may raise one."""
    _, most = resource.prlimit(pid, kind)
    least = wanted if most == resource.RLIM_INFINITY else min(wanted, most)
    resource.prlimit(pid, kind, (least, least))


QUESTION: Final = ChildLimits(memory_bytes=1024 * _MIB, cpu_s=60, open_files=256, file_bytes=_MIB)
"""A program that looks at a drive and prints what it found: smartctl, blkid, `btrfs scrub status`, a version number."""

TOOL: Final = ChildLimits(memory_bytes=4096 * _MIB, open_files=256)
"""A program that works on a drive for as long as it takes: mkfs, fstrim, a scrub, a balance."""

LOG_READER: Final = ChildLimits(memory_bytes=4096 * _MIB, open_files=4096, file_bytes=0)
"""journalctl, which maps the files of the journal into its memory. Its reader ends it when it has read enough."""

ENGINE: Final = ChildLimits(memory_bytes=4096 * _MIB, open_files=1 << 20)
"""A process of this program that reads a backup, or writes one. With five million files it takes 73 MB.

It may open as many files as the computer allows: on its way down a tree of 2,000 levels it holds 2,000 folders open.
"""

PREVIEW: Final = ChildLimits(memory_bytes=1536 * _MIB, cpu_s=10, open_files=64, file_bytes=0)
"""The decoder of pictures and texts. About 500 MiB of its address space are Qt's libraries."""
