"""Resource limits for each kind of child process that reads data from a drive.

Anybody may have written the data on a drive, and a program that reads it may have a bug. With these limits only that
program fails: it cannot use all memory, run forever, fill a disk, or leave a backup's memory in a core file.

The helper uses them, too, so only the standard library is needed here.
"""

import contextlib
import resource
from typing import Final, NamedTuple

_MIB: Final = 1 << 20
_THIS_PROCESS: Final = 0


class ChildLimits(NamedTuple):
    """The resource limits of one kind of child; None leaves a limit unchanged. Core files are always disabled.

    Attributes:
        memory_bytes: the address space.
        cpu_s: the processor time; a child that waits for a drive uses none.
        file_bytes: the longest regular file that it may write; does not apply to pipes and block devices.
    """

    memory_bytes: int | None = None
    cpu_s: int | None = None
    open_files: int | None = None
    file_bytes: int | None = None

    def apply_to(self, pid: int = _THIS_PROCESS) -> None:
        """Limit a child that has just started, or this process. Does nothing if the child has already ended."""
        limits = {
            resource.RLIMIT_CORE: 0,
            resource.RLIMIT_AS: self.memory_bytes,
            resource.RLIMIT_CPU: self.cpu_s,
            resource.RLIMIT_NOFILE: self.open_files,
            resource.RLIMIT_FSIZE: self.file_bytes,
        }
        with contextlib.suppress(ProcessLookupError):
            for kind, limit in limits.items():
                if limit is not None:
                    # Both limits. A hard limit that is already lower stays: only root may raise one.
                    _, most = resource.prlimit(pid, kind)
                    least = limit if most == resource.RLIM_INFINITY else min(limit, most)
                    resource.prlimit(pid, kind, (least, least))


QUESTION: Final = ChildLimits(memory_bytes=1024 * _MIB, cpu_s=60, open_files=256, file_bytes=_MIB)
"""For a program that inspects a drive and prints a result: smartctl, blkid, `btrfs scrub status`, a version number."""

TOOL: Final = ChildLimits(memory_bytes=4096 * _MIB, open_files=256)
"""For a program that works on a drive for an unlimited time: mkfs, fstrim, a scrub, a balance."""

LOG_READER: Final = ChildLimits(memory_bytes=4096 * _MIB, open_files=4096, file_bytes=0)
"""For journalctl, which maps the journal's files into memory. The process that reads its output stops it."""

ENGINE: Final = ChildLimits(memory_bytes=4096 * _MIB, open_files=1 << 20)
"""For a process of this program that reads or writes a backup. With five million files it uses 73 MB.

It may open as many files as the computer allows: to descend a tree of 2,000 levels it holds 2,000 folders open.
"""

PREVIEW: Final = ChildLimits(memory_bytes=1536 * _MIB, cpu_s=10, open_files=64, file_bytes=0)
"""For the decoder of picture and text previews. Qt's libraries take about 500 MiB of its address space."""
