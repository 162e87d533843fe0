"""Verbs that run other programs: from folders that only root can write, without a shell, and with limits.

A `ProgramCall` is a request as the verbs see it: its shape was checked, polkit allowed it, and its device was found.
"""

import contextlib
import os
import signal
import stat
import subprocess
import threading
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Final, Protocol

from shingleback.domain.child_limits import QUESTION, TOOL
from shingleback.domain.helper_protocol import HelperRefusal
from shingleback.domain.text import text_lines
from shingleback.helper.devices import BlockDevice, Computer
from shingleback.helper.verb_process import Refused, Stop

Do = Callable[["ProgramCall"], list[object]]
"""Carries out a verb and returns the values of the answer. Raises Refused."""

_FOLDERS: Final = ("/usr/sbin", "/usr/bin", "/sbin", "/bin")
_ENVIRONMENT: Final = {"PATH": "/usr/sbin:/usr/bin:/sbin:/bin", "LC_ALL": "C.UTF-8"}
"""English, and every letter that a label may contain: in the C locale, mkfs.exfat accepts only ASCII."""
MAX_BYTES: Final = 4_000_000
_LONGEST_DETAIL: Final = 300
_OTHERS_WRITE: Final = stat.S_IWGRP | stat.S_IWOTH


@dataclass(frozen=True, slots=True)
class ProgramOutput:
    """Attributes: `text` is valid in D-Bus: UTF-8, without zero bytes."""

    status: int
    text: str


class RunProgram(Protocol):
    def __call__(
        self,
        name: str,
        *arguments: str,
        fds: Iterable[int] = (),
        limit_s: float | None = None,
        stop: Stop | None = None,
    ) -> ProgramOutput:
        """Run a program to its end; `fds` stay open in it. Raises Refused if it cannot be run or has to be stopped."""


def run_tool(
    name: str, *arguments: str, fds: Iterable[int] = (), limit_s: float | None = None, stop: Stop | None = None
) -> ProgramOutput:
    """See `RunProgram`. A program that waits for a hanging drive does not end before the drive answers."""
    try:
        child = subprocess.Popen(  # noqa: S603 (the name is one of ours, found where only root can write)
            [find_program(name), *arguments],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            env=_ENVIRONMENT,
            cwd="/",
            pass_fds=tuple(fds),
            start_new_session=True,
        )
    except OSError as error:
        raise Refused(HelperRefusal.PROGRAM_FAILED, f"{name}: {error.strerror}") from None
    (TOOL if limit_s is None else QUESTION).apply_to(child.pid)
    return _to_its_end(name, child, limit_s, stop or Stop())


def find_program(name: str, folders: Iterable[str] = _FOLDERS) -> str:
    """Find a program in folders that only root can write, itself writable only by root. Raises Refused if none."""
    for folder in folders:
        path = f"{folder}/{name}"
        if os.access(path, os.X_OK) and os.path.isfile(path) and _is_roots(folder) and _is_roots(path):
            return path
    raise Refused(HelperRefusal.NO_PROGRAM, name)


def checked(name: str, printed: ProgramOutput) -> str:
    """Return the output of a program that succeeded. Raises Refused if it failed."""
    if printed.status:
        lines = [line.strip() for line in text_lines(printed.text) if line.strip()]
        last_line = lines[-1][:_LONGEST_DETAIL] if lines else f"status {printed.status}"
        raise Refused(HelperRefusal.PROGRAM_FAILED, f"{name}: {last_line}")
    return printed.text


def _to_its_end(name: str, child: subprocess.Popen[bytes], limit_s: float | None, stop: Stop) -> ProgramOutput:
    why: list[HelperRefusal] = []

    def end(because: HelperRefusal) -> Callable[[], None]:
        def kill() -> None:
            why.append(because)
            with contextlib.suppress(ProcessLookupError):
                os.killpg(child.pid, signal.SIGKILL)

        return kill

    timer = threading.Timer(limit_s, end(HelperRefusal.TOO_LONG)) if limit_s is not None else None
    with child:
        assert child.stdout is not None
        stop.on_set(end(HelperRefusal.STOPPED))
        if timer:
            timer.daemon = True
            timer.start()
        raw = child.stdout.read(MAX_BYTES)
        if len(raw) == MAX_BYTES:
            end(HelperRefusal.PROGRAM_FAILED)()
        child.wait()
        stop.on_set(None)
        if timer:
            timer.cancel()
    if why:
        raise Refused(why[0], name)
    return ProgramOutput(child.returncode, raw.decode("utf-8", "replace").replace("\0", " "))


def _is_roots(path: str) -> bool:
    info = os.stat(path)
    return info.st_uid == 0 and not info.st_mode & _OTHERS_WRITE


@dataclass(frozen=True, slots=True, kw_only=True)
class ProgramCall:
    """A checked request, with everything needed to carry it out.

    Attributes:
        values: the verb's own arguments, without the device; they are within their ranges.
        uid: the caller's user id.
        stop: set when the caller has gone.
    """

    computer: Computer
    device: BlockDevice
    values: tuple[object, ...]
    uid: int
    run: RunProgram
    stop: Stop

    def number(self, place: int) -> int:
        value = self.values[place]
        assert isinstance(value, int)
        return value

    def text(self, place: int) -> str:
        return str(self.values[place])
