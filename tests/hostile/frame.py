"""The frame of the hostile suite: it feeds many inputs to one reader, in a child process with limits.

An input counts against the reader if it raises an unannounced exception, takes more than a second of CPU time, blocks,
takes more than 200 MB, or makes the reader write outside of its folder. Input number N of a subject is always the same,
so a finding can be repeated: `python -m tests.hostile NAME --first N`.

The inputs come from our own generators, which make ten thousand of them while hypothesis makes some hundred.
"""

import os
import random
import resource
import select
import signal
import struct
import sys
import tempfile
import time
import traceback
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from types import FrameType
from typing import Any, Final, NoReturn

import msgspec

from tests.helpers.patience import PATIENCE_S

MIB: Final = 1 << 20
_REPORT_EVERY_S: Final = 1.0
_MAX_FINDINGS: Final = 5
_LONGEST_SHOWN: Final = 400
_WRITING: Final = os.O_WRONLY | os.O_RDWR | os.O_CREAT | os.O_TRUNC | os.O_APPEND
_FIRST, _SECOND, _BOTH = slice(0, 1), slice(1, 2), slice(0, 2)
_MAKING: Final = {  # which arguments of an audit event are paths that are written to
    **dict.fromkeys(("os.mkdir", "os.remove", "os.rmdir", "os.chmod", "os.truncate"), _FIRST),
    **dict.fromkeys(("os.link", "os.symlink"), _SECOND),
    "os.rename": _BOTH,
}


@dataclass(frozen=True, slots=True)
class Limits:
    """Limits for one input; `memory_bytes` is in addition to the memory of the process at its start."""

    processor_s: float = 1.0
    memory_bytes: int = 200 * MIB


@dataclass(frozen=True, slots=True)
class Subject:
    """A reader and its input.

    Attributes:
        make: makes one hostile input; the argument is its only source of randomness.
        reader: gets an empty folder that it may write to, and returns the function that takes the inputs.
        announced: exceptions that the reader may raise.
        share: of all inputs, relative to the other subjects; a reader of many small files gets few.
    """

    name: str
    make: Callable[[random.Random], Any]
    reader: Callable[[Path], Callable[[Any], object]]
    announced: tuple[type[BaseException], ...] = ()
    share: int = 20


class Finding(msgspec.Struct, frozen=True):
    """`what` is the end of a traceback, or the limit that was exceeded."""

    number: int
    what: str
    shown: str


class Figures(msgspec.Struct):
    """The results. `slowest_s` is CPU time; `memory_bytes` is in addition to the initial memory of the process."""

    name: str = ""
    inputs: int = 0
    wall_s: float = 0.0
    slowest_s: float = 0.0
    memory_bytes: int = 0
    findings: list[Finding] = []


class _TooSlow(BaseException):
    """Not an Exception, so that no reader catches it by accident."""


class _WroteOutside(BaseException):
    pass


def input_of(subject: Subject, number: int) -> object:
    return subject.make(random.Random(f"{subject.name} {number}"))


def feed(subject: Subject, count: int, *, first: int = 0, limits: Limits | None = None) -> Figures:
    """Feeds `count` inputs to the subject's reader."""
    limits = limits or Limits()
    with tempfile.TemporaryDirectory(prefix="hostile-") as folder:
        reading, writing = os.pipe()
        sys.stdout.flush()
        pid = os.fork()
        if pid == 0:
            os.close(reading)
            _run_child(subject, range(first, first + count), limits, Path(folder), writing)
        os.close(writing)
        try:
            return _listen(subject, reading, pid)
        finally:
            os.close(reading)


def table(figures: Iterable[Figures]) -> str:
    """The table in docs/measuring.md."""
    lines = ["| Reader | Inputs | Slowest | Memory | Findings |", "|---|---|---|---|---|"]
    lines += [
        f"| {one.name} | {one.inputs:,} | {one.slowest_s * 1000:.0f} ms | {one.memory_bytes / 1e6:.0f} MB"
        f" | {len(one.findings)} |"
        for one in figures
    ]
    return "\n".join(lines)


# the parent ------------------------------------------------------------------------------------------------------


def _listen(subject: Subject, fd: int, pid: int) -> Figures:
    """Returns the last message of the child. A silent child is killed, and its last input is the finding."""
    figures = Figures(subject.name)
    buffer = b""
    while True:
        if not select.select([fd], [], [], PATIENCE_S)[0]:  # no message: it blocks, or is deep in a library
            os.kill(pid, signal.SIGKILL)
            return _broken(figures, subject, "it waits, or hangs in a library", pid)
        data = os.read(fd, 1 << 16)
        if not data:
            break
        buffer += data
        while len(buffer) >= 4 and len(buffer) >= 4 + (length := struct.unpack("<I", buffer[:4])[0]):
            figures = msgspec.json.decode(buffer[4 : 4 + length], type=Figures)
            buffer = buffer[4 + length :]
    _, status = os.waitpid(pid, 0)
    if status:
        figures.findings.append(Finding(figures.inputs, f"the process ended with {status}", ""))
    return figures


def _broken(figures: Figures, subject: Subject, what: str, pid: int) -> Figures:
    os.waitpid(pid, 0)
    figures.findings.append(Finding(figures.inputs, what, f"{subject.name}: after input {figures.inputs}"))
    return figures


# the child -------------------------------------------------------------------------------------------------------


def _run_child(subject: Subject, numbers: range, limits: Limits, folder: Path, fd: int) -> NoReturn:
    status = 1
    try:
        _Child(subject, limits, folder, fd).run(numbers)
        status = 0
    except BaseException:  # noqa: BLE001 (this is a fork of the test: nothing above may run twice)
        traceback.print_exc()
    finally:
        os._exit(status)


class _Child:
    def __init__(self, subject: Subject, limits: Limits, folder: Path, fd: int) -> None:
        self._subject, self._limits, self._fd = subject, limits, fd
        self._figures = Figures(subject.name)
        self._is_watched = False
        os.chdir(folder)
        self._folder = os.path.realpath(folder)
        self._read = subject.reader(folder)
        self._is_warm = False

    def run(self, numbers: range) -> None:
        signal.signal(signal.SIGPROF, _stop)
        sys.addaudithook(self._on_event)
        began = reported_s = time.monotonic()
        self._once(numbers.start)  # things loaded and compiled on first use don't count against an input
        self._figures, self._is_warm = Figures(self._subject.name), True
        before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
        room = _address_space_bytes() + self._limits.memory_bytes
        resource.setrlimit(resource.RLIMIT_AS, (room, resource.getrlimit(resource.RLIMIT_AS)[1]))
        for number in numbers:
            self._once(number)
            self._figures.inputs += 1
            now = time.monotonic()
            if now - reported_s > _REPORT_EVERY_S:
                reported_s = now
                self._report(now - began, before)
            if len(self._figures.findings) >= _MAX_FINDINGS:
                break
        self._report(time.monotonic() - began, before)

    def _once(self, number: int) -> None:
        made = input_of(self._subject, number)
        began = time.process_time()
        try:
            with self._watched():
                self._read(made)
        except self._subject.announced:
            pass
        except _TooSlow:
            self._found(number, f"more than {self._limits.processor_s} s", made)
        except MemoryError:
            self._found(number, f"more than {self._limits.memory_bytes / MIB:.0f} MiB", made)
        except BaseException as error:  # noqa: BLE001 (each exception is a finding)
            self._found(number, "".join(traceback.format_exception(error)[-3:]), made)
        self._figures.slowest_s = max(self._figures.slowest_s, time.process_time() - began)

    @contextmanager
    def _watched(self) -> Iterator[None]:
        """The first input also loads modules, and may take longer."""
        limit_s = self._limits.processor_s if self._is_warm else 10 * self._limits.processor_s
        signal.setitimer(signal.ITIMER_PROF, limit_s)
        self._is_watched = True
        try:
            yield
        finally:
            self._is_watched = False
            signal.setitimer(signal.ITIMER_PROF, 0)

    def _found(self, number: int, what: str, made: object) -> None:
        self._figures.findings.append(Finding(number, what[-2000:], repr(made)[:_LONGEST_SHOWN]))

    def _report(self, wall_s: float, before_kib: int) -> None:
        self._figures.wall_s = wall_s
        grown_kib = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before_kib
        self._figures.memory_bytes = max(0, grown_kib << 10)
        data = msgspec.json.encode(self._figures)
        os.write(self._fd, struct.pack("<I", len(data)) + data)

    def _on_event(self, event: str, args: tuple[Any, ...]) -> None:
        if not self._is_watched:
            return
        if event == "open" and isinstance(args[0], str | bytes) and (args[2] or 0) & _WRITING:
            self._check_place(args[0])
        elif event in _MAKING:
            for place in args[_MAKING[event]]:
                if isinstance(place, str | bytes):
                    self._check_place(place)
        elif event in ("subprocess.Popen", "os.system", "os.exec", "os.posix_spawn"):
            raise _WroteOutside(f"{event} {args!r}")

    def _check_place(self, place: str | bytes) -> None:
        path = os.path.realpath(os.path.dirname(os.path.abspath(os.fsdecode(place))))
        if path != self._folder and not path.startswith(self._folder + "/") and path != "/dev":
            raise _WroteOutside(os.fsdecode(place))


def _stop(_number: int, _frame: FrameType | None) -> NoReturn:
    raise _TooSlow


def _address_space_bytes() -> int:
    return int(Path("/proc/self/statm").read_text(encoding="ascii").split()[0]) * resource.getpagesize()
