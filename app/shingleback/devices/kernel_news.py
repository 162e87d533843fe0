"""New lines of the kernel's log while a run goes on, from the kernel itself or from the journal.

Where `kernel.dmesg_restrict` is set, as on Debian, only root may open `/dev/kmsg`. The journal has the same lines, and
its files may be read by the groups systemd-journal and adm. journalctl follows it, and ends when its output is closed.
"""

import contextlib
import os
import shutil
import subprocess
import weakref
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from shingleback.domain.child_limits import LOG_READER
from shingleback.domain.text import text_lines

_RECORD: Final = 8192  # the kernel returns one record per read, and refuses a shorter buffer
_MOST_READS: Final = 200  # at a time
_END_S: Final = 1.0
_FOLLOW: Final = ("--dmesg", "--follow", "--lines=0", "--quiet", "--no-pager", "--output=cat")


@dataclass(frozen=True, slots=True)
class KernelLogs:
    """Where the kernel's log can be read on this computer."""

    kmsg: Path = Path("/dev/kmsg")
    journals: tuple[Path, ...] = (Path("/var/log/journal"), Path("/run/log/journal"))
    journalctl: str = "journalctl"

    def is_readable(self) -> bool:
        """Whether this user may read one of them."""
        fd = _opened(self.kmsg)
        if fd is None:
            return self.journal_program() is not None
        os.close(fd)
        return True

    def journal_program(self) -> str | None:
        """Return the program that follows the journal; None if there is none, or this user may not read the log."""
        with contextlib.suppress(OSError):
            files = [file for folder in self.journals for file in folder.glob("*/system.journal")]
            if any(os.access(file, os.R_OK) for file in files):
                return shutil.which(self.journalctl)
        return None


class KernelNews:
    """New lines of the kernel's log; none if it may not be read.

    Attributes:
        is_lost: the program that followed the journal has ended twice, so there is no more news.
    """

    def __init__(self, logs: KernelLogs) -> None:
        self.is_lost = False
        self._rest = b""
        self._was_restarted = False
        self._program: str | None = None
        self._end_follower: Callable[[], object] | None = None
        self._fd = _opened(logs.kmsg)
        if self._fd is not None:
            os.lseek(self._fd, 0, os.SEEK_END)
            weakref.finalize(self, os.close, self._fd)
        elif program := logs.journal_program():
            self._program = program
            self._follow(program)

    def take(self) -> Iterator[str]:
        """Yield the lines that are new since the last call."""
        for _ in range(_MOST_READS):
            try:
                data = os.read(self._fd, _RECORD) if self._fd is not None else b""
            except BrokenPipeError:  # older records were overwritten
                continue
            except OSError:
                return
            if not data:
                self._follow_again()
                return
            if self._program is not None:  # a read may end within a line
                data, _, self._rest = (self._rest + data).rpartition(b"\n")
            yield from text_lines(data.decode("utf-8", "replace"))

    def _follow(self, program: str) -> None:
        with contextlib.suppress(OSError):
            process = subprocess.Popen(  # noqa: S603 (fixed arguments only)
                [program, *_FOLLOW], stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL
            )
            self._end_follower = weakref.finalize(self, _end, process)
            LOG_READER.apply_to(process.pid)
            if process.stdout is not None:
                self._fd = process.stdout.fileno()
                os.set_blocking(self._fd, False)

    def _follow_again(self) -> None:
        """Start the program once more if it has ended: somebody ended it, or the journal's files were removed."""
        if self._program is None or self.is_lost:
            return
        program, self._fd, self._rest = self._program, None, b""
        if self._end_follower is not None:
            self._end_follower()
        self.is_lost = self._was_restarted
        if not self._was_restarted:
            self._was_restarted = True
            self._follow(program)


def _opened(kmsg: Path) -> int | None:
    try:
        return os.open(kmsg, os.O_RDONLY | os.O_NONBLOCK | os.O_CLOEXEC)
    except OSError:
        return None


def _end(process: "subprocess.Popen[bytes]") -> None:
    process.kill()
    if process.stdout is not None:
        process.stdout.close()
    with contextlib.suppress(subprocess.TimeoutExpired):  # while a drive with the journal hangs, it cannot end
        process.wait(_END_S)
