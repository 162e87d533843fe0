"""Runs other programs: from folders that are root's, without a shell, with an environment of their own, and bounded."""

import contextlib
import os
import signal
import stat
import subprocess
import threading
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Final, Protocol

from shingleback.helper.refused import Refused
from shingleback.helper.stop import Stop
from shingleback.model.child_limits import QUESTION, TOOL
from shingleback.model.helper_verbs import Refusal
from shingleback.model.kernel_text import text_lines

_FOLDERS: Final = ("/usr/sbin", "/usr/bin", "/sbin", "/bin")
_ENVIRONMENT: Final = {"PATH": "/usr/sbin:/usr/bin:/sbin:/bin", "LC_ALL": "C.UTF-8"}
"""English, and every letter that a label may have: where the locale is C, mkfs.exfat takes ASCII only."""
_MOST_BYTES: Final = 4_000_000
_LONGEST_DETAIL: Final = 300
_OTHERS_WRITE: Final = stat.S_IWGRP | stat.S_IWOTH


@dataclass(frozen=True, slots=True)
class Printed:
    """Attributes: `text` is fit for D-Bus: UTF-8, without zero bytes."""

    status: int
    text: str


class Run(Protocol):
    def __call__(
        self, name: str, *words: str, fds: Iterable[int] = (), limit_s: float | None = None, stop: Stop | None = None
    ) -> Printed:
        """Run a program to its end. `fds` stay open in it. Raises Refused where it cannot, or has to be ended."""


def run_tool(
    name: str, *words: str, fds: Iterable[int] = (), limit_s: float | None = None, stop: Stop | None = None
) -> Printed:
    """As in `Run`. A program that waits for a drive that hangs does not end before the drive answers."""
    try:
        child = subprocess.Popen(  # noqa: S603 (its name is one of ours, and found where only root can write)
            [find_program(name), *words],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            env=_ENVIRONMENT,
            cwd="/",
            pass_fds=tuple(fds),
            start_new_session=True,
        )
    except OSError as error:
        raise Refused(Refusal.PROGRAM_FAILED, f"{name}: {error.strerror}") from None
    (TOOL if limit_s is None else QUESTION).put_on(child.pid)
    return _to_its_end(name, child, limit_s, stop or Stop())


def find_program(name: str, folders: Iterable[str] = _FOLDERS) -> str:
    """Raises Refused where none is installed that nobody but root can have put there."""
    for folder in folders:
        path = f"{folder}/{name}"
        if os.access(path, os.X_OK) and os.path.isfile(path) and _is_roots(folder) and _is_roots(path):
            return path
    raise Refused(Refusal.NO_PROGRAM, name)


def checked(name: str, printed: Printed) -> str:
    """What a program printed that has succeeded. Raises Refused."""
    if printed.status:
        raise Refused(Refusal.PROGRAM_FAILED, f"{name}: {_last_words(printed)}")
    return printed.text


def _to_its_end(name: str, child: subprocess.Popen[bytes], limit_s: float | None, stop: Stop) -> Printed:
    why: list[Refusal] = []

    def end(because: Refusal) -> Callable[[], None]:
        def kill() -> None:
            why.append(because)
            with contextlib.suppress(ProcessLookupError):
                os.killpg(child.pid, signal.SIGKILL)

        return kill

    timer = threading.Timer(limit_s, end(Refusal.TOO_LONG)) if limit_s is not None else None
    with child:
        assert child.stdout is not None
        stop.on_set(end(Refusal.STOPPED))
        if timer:
            timer.daemon = True
            timer.start()
        raw = child.stdout.read(_MOST_BYTES)
        if len(raw) == _MOST_BYTES:
            end(Refusal.PROGRAM_FAILED)()
        child.wait()
        stop.on_set(None)
        if timer:
            timer.cancel()
    if why:
        raise Refused(why[0], name)
    return Printed(child.returncode, raw.decode("utf-8", "replace").replace("\0", " "))


def _is_roots(path: str) -> bool:
    info = os.stat(path)
    return info.st_uid == 0 and not info.st_mode & _OTHERS_WRITE


def _last_words(printed: Printed) -> str:
    lines = [line.strip() for line in text_lines(printed.text) if line.strip()]
    return lines[-1][:_LONGEST_DETAIL] if lines else f"status {printed.status}"
