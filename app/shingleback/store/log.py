"""The log of all processes of this user: what happened, when, and where the program failed.

It says so in codes (`domain.log_lines`), without names of files and people. Several processes write to one file, a line
with each call, so that lines stay whole. The first that finds it too large renames it, and the others follow. It needs
no room on a full disk: what cannot be written is dropped.

What it needs is loaded with the first line, because quick commands have nothing to say. Whatever ends the program
unexpectedly also leaves a note for the next window, which offers a report once (`take_crash`).
"""

from __future__ import annotations

import contextlib
import faulthandler
import os
import sys
import threading
from collections import deque
from typing import TYPE_CHECKING, Final

from shingleback.domain.text import text_lines
from shingleback.store.private_files import Paths, folder_lock, make_folder

if TYPE_CHECKING:
    import logging
    from pathlib import Path
    from types import TracebackType

DEBUG_VARIABLE: Final = "SHINGLEBACK_DEBUG"
"""Set by `--debug`, so that workers know it as well."""
MAX_BYTES: Final = 256 << 10
_FILE_MODE: Final = 0o600
_APPEND: Final = os.O_WRONLY | os.O_APPEND | os.O_CREAT | os.O_NOFOLLOW | os.O_CLOEXEC
_MAX_CRASH_BYTES: Final = 64 << 10
_MOST_HELD: Final = 500
_CRASH: Final = "crash"
_FATAL: Final = "Fatal Python error"
_INFO: Final = 20  # as in logging
_WARNING: Final = 30
_ERROR: Final = 40


class SharedFile:
    """A file to which several processes append, one line each time."""

    def __init__(self, file: Path, before: Path, max_bytes: int = MAX_BYTES) -> None:
        """`before` gets the content when the file has become too large."""
        self._file = file
        self._before = before
        self._max_bytes = max_bytes

    def append(self, line: str) -> None:
        """Drop the line if it cannot be written."""
        with contextlib.suppress(OSError):
            make_folder(self._file.parent)
            fd = os.open(self._file, _APPEND, _FILE_MODE)
            try:
                os.write(fd, f"{line}\n".encode("ascii", "replace"))
                if os.fstat(fd).st_size > self._max_bytes:
                    self._put_aside(fd)
            finally:
                os.close(fd)

    def _put_aside(self, fd: int) -> None:
        with folder_lock(self._file.parent, patience_s=1.0):
            if os.path.samestat(os.stat(self._file), os.fstat(fd)):  # otherwise another process has done so
                os.replace(self._file, self._before)


class HeldLines:
    """The last lines of a process that leaves nothing behind. They get to the log only if it crashes."""

    def __init__(self, file: SharedFile) -> None:
        self._file = file
        self._lines: deque[str] = deque(maxlen=_MOST_HELD)

    def append(self, line: str) -> None:
        self._lines.append(line)

    def write_out(self) -> None:
        while self._lines:
            self._file.append(self._lines.popleft())


class Log:
    """What this process adds to the log. Its own failures are dropped: nothing may stop for want of a log."""

    def __init__(
        self, paths: Paths, role: str, *, is_debugging: bool = False, keeps_only_crashes: bool = False
    ) -> None:
        """`role` is what this process is: `window`, or the name of a command.

        `keeps_only_crashes`: leave the log as it is, unless this process crashes.
        """
        self._paths = paths
        self._role = role
        self._is_debugging = is_debugging
        self._file = SharedFile(paths.log_file, paths.earlier_log_file)
        self._held = HeldLines(self._file) if keeps_only_crashes else None
        self._logger: logging.Logger | None = None
        self._at_end = contextlib.ExitStack()
        self._is_closed = False

    def note(self, event: str, /, **values: str | float) -> None:
        """Add an event, with codes and figures."""
        self._add(_INFO, event, values)

    def warn(self, event: str, /, **values: str | float) -> None:
        self._add(_WARNING, event, values)

    def crashed(self, trace: str, /, **values: str | float) -> None:
        """Add that the program failed here, and leave a note for the next window."""
        if self._is_closed:
            return
        from shingleback.domain.log_lines import event_text, harmless_traceback  # noqa: PLC0415 (see above)

        details = (harmless_traceback(trace) if trace else {}) | values
        self._add(_ERROR, _CRASH, details)
        if self._held is not None:
            self._held.write_out()
        with contextlib.suppress(OSError):
            make_folder(self._paths.log_folder)
            fd = os.open(self._paths.crash_file, _APPEND, _FILE_MODE)
            try:
                if os.fstat(fd).st_size < _MAX_CRASH_BYTES:
                    os.write(fd, f"{event_text(_CRASH, details)}\n".encode())
            finally:
                os.close(fd)

    def load(self) -> logging.Logger:
        """Return the logger of the standard library; from now on, asyncio's goes to the file, too."""
        if self._logger is None:
            from shingleback.store.log_handler import attach  # noqa: PLC0415 (see above)

            append = (self._held or self._file).append
            self._logger, detach = attach(append, self._role, is_debugging=self._is_debugging)
            self._at_end.callback(detach)
        return self._logger

    def take_hooks(self) -> None:
        """Add what nobody catches, in any thread, and what ends the interpreter itself."""
        before = sys.excepthook

        def on_error(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
            if isinstance(error, Exception):
                self.crashed(_text_of(error))
            before(kind, error, trace)

        def on_thread_error(arguments: threading.ExceptHookArgs) -> None:
            if arguments.exc_value is not None:
                on_error(arguments.exc_type, arguments.exc_value, arguments.exc_traceback)

        def on_lost_error(arguments: sys.UnraisableHookArgs) -> None:
            if isinstance(arguments.exc_value, Exception):
                self.crashed(_text_of(arguments.exc_value))
            sys.__unraisablehook__(arguments)

        for module, name, hook in (
            (sys, "excepthook", on_error),
            (threading, "excepthook", on_thread_error),
            (sys, "unraisablehook", on_lost_error),
        ):
            self._at_end.callback(setattr, module, name, getattr(module, name))
            setattr(module, name, hook)
        if not faulthandler.is_enabled():  # otherwise by the user, who wants its traces elsewhere
            self._take_fatal_errors()

    def _take_fatal_errors(self) -> None:
        if self._held is not None:  # the file must be there before the error
            return
        with contextlib.suppress(OSError):
            make_folder(self._paths.log_folder)
            fd = os.open(self._paths.crash_file, _APPEND, _FILE_MODE)
            self._at_end.callback(os.close, fd)
            faulthandler.enable(fd)
            self._at_end.callback(faulthandler.disable)

    def close(self) -> None:
        """Leave the process as it was. What is not closed also gets what happens while the process ends."""
        self._is_closed = True
        self._at_end.close()

    def _add(self, level: int, event: str, values: dict[str, str | float]) -> None:
        if self._is_closed:
            return
        from shingleback.domain.log_lines import event_text  # noqa: PLC0415 (see above)

        self.load().log(level, event_text(event, values))


def begin(paths: Paths, role: str, *, keeps_only_crashes: bool = False) -> Log:
    """Make the log of this process: from now on, everything that fails unexpectedly gets there, until it is closed."""
    is_debugging = bool(os.environ.get(DEBUG_VARIABLE))
    log = Log(paths, role, is_debugging=is_debugging, keeps_only_crashes=keeps_only_crashes)
    log.take_hooks()
    return log


def _text_of(error: BaseException) -> str:
    import traceback  # noqa: PLC0415 (see above)

    return "".join(traceback.format_exception(error))


def take_crash(paths: Paths) -> bool:
    """Whether something has crashed since this was last called. Traces that only faulthandler wrote move to the log."""
    crash_reports = crashes(paths)
    if not crash_reports:
        return False
    with contextlib.closing(Log(paths, "window")) as log:
        for line in crash_reports:
            if " fatal=" in line:
                log.load().error(line)
    with contextlib.suppress(OSError):
        os.truncate(paths.crash_file, 0)
    return True


def lines(paths: Paths) -> list[str]:
    """The lines of the log, oldest first."""
    entries: list[str] = []
    for file in (paths.earlier_log_file, paths.log_file):
        with contextlib.suppress(OSError):
            entries += text_lines(file.read_bytes().decode("ascii", "replace"))
    return entries


def crashes(paths: Paths) -> list[str]:
    """The crashes that no window has taken yet, one a line."""
    from shingleback.domain.log_lines import event_text, harmless_traceback  # noqa: PLC0415 (see above)

    try:
        notes = paths.crash_file.read_bytes()[:_MAX_CRASH_BYTES].decode(errors="replace")
    except OSError:
        return []
    before, *fatal = notes.split(_FATAL)
    return [
        *(line for line in text_lines(before) if line),
        *(event_text(_CRASH, harmless_traceback(_FATAL + trace)) for trace in fatal),
    ]
