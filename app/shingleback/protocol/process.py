"""Child processes: everything that may hang on a drive runs in one, while its parent keeps reading commands.

`start_child` forks them all. `run_apart` runs a job that reports events and ends with a result. A sidecar survives the
terminal and the end of the run, and cleans up after it.
"""

import contextlib
import functools
import gc
import math
import os
import platform
import select
import signal
import sys
import time
from collections.abc import Callable, Sequence
from typing import Final

import msgspec

from shingleback.domain.child_limits import ENGINE
from shingleback.domain.errors import Canceled, InternalError, ProcessEnded, Why
from shingleback.protocol.control import CommandControl, Control, ControlRequest, readable
from shingleback.protocol.events import Event, State, decode, encode
from shingleback.protocol.results import CommandResult

Job = Callable[[Callable[[Event], None], Control], CommandResult]

_CANCELING: Final = State(state="canceling")
_STEP_MS: Final = 100
PATIENCE_S: Final = 10.0  # after a cancel, until the drive answers
_ENDING_S: Final = 1.0
_SIDECAR_ENDING_S: Final = 5.0
_READ_BYTES: Final = 1 << 16
_LOOKUP_S: Final = 2.0
STUCK_S: Final = 0.4  # after a cancel: a job that neither runs nor reports for so long waits for a drive or a server
_ASKED_EVERY_S: Final = 2.0
_LONGEST_STEP_S: Final = 1.0  # between two looks at another process, on a busy computer
_KILLED_S: Final = 0.5  # more than a killed process needs, unless it hangs in the kernel
_PR_SET_PDEATHSIG: Final = 1
OBJECTS_BETWEEN_COLLECTIONS: Final = 50_000  # at 700, the collector took a fifth of the time of a restore
_IOPRIO_SET: Final = {"x86_64": 251, "i686": 289, "aarch64": 30, "riscv64": 30, "armv7l": 314, "ppc64le": 273}
_WHO_PROCESS: Final = 1
_THIS_PROCESS: Final = 0
_CLASS_SHIFT: Final = 13
_IDLE: Final = 3 << _CLASS_SHIFT
_BY_SIGNAL: Final = (os.CLD_KILLED, os.CLD_DUMPED)


def run_apart(
    job: Job,
    emit: Callable[[Event], None],
    control: Control,
    patience_s: float = PATIENCE_S,
    *,
    outlives: bool = False,
    stuck_s: float | None = None,
    on_quiet: Callable[[float], None] = lambda _quiet_s: None,
    is_hopeless: Callable[[], bool] = lambda: False,
) -> CommandResult | None:
    """Run a job in a child process and return its result, which is not emitted. None if canceled without a result.

    After a cancel, the job has `patience_s` seconds to return its result; with `stuck_s`, only that many while it waits
    for something else; and hardly any while waiting `is_hopeless`. `on_quiet` is called often, with the seconds since
    the last event. The job ends with this process, however that ends, unless it `outlives` it, because an interrupted
    format is worse than none. Raises InternalError if the job failed, and ProcessEnded if its process died. Forks, so
    call it before starting any thread.
    """
    events_in, events_out = os.pipe()
    commands_in, commands_out = os.pipe()

    def work() -> None:
        os.close(events_in)
        os.close(commands_out)
        run_job(job, EventWriter(events_out, outlives=outlives), commands_in)

    pid = start_child(work, outlives=outlives)
    os.close(events_out)
    os.close(commands_in)
    try:
        listener = _Listener(pid, events_in, commands_out, emit, control, patience_s)
        listener.on_quiet, listener.is_hopeless = on_quiet, is_hopeless
        if stuck_s is not None:
            listener.give_up_when_stuck(stuck_s)
        return listener.run()
    finally:
        os.close(events_in)
        os.close(commands_out)
        os.kill(pid, signal.SIGKILL)
        reap(pid, _KILLED_S)


def start_child(work: Callable[[], None], *, outlives: bool = False) -> int:
    """Fork a process that does this work and exits; return its PID.

    It ends with this process, however that ends, unless it `outlives` it. This process handles Ctrl-C and SIGTERM, and
    tells the child. Call it before starting any thread.
    """
    parent = os.getpid()
    pid = os.fork()
    if pid:
        return pid
    code = 1
    try:
        gc.freeze()  # what was there before the fork stays; each search of it for garbage would copy its memory
        gc.set_threshold(OBJECTS_BETWEEN_COLLECTIONS)
        detach_stdio()
        ENGINE.apply_to()
        if not outlives:
            die_with_parent(parent)
        for number in (signal.SIGINT, signal.SIGTERM):
            signal.signal(number, signal.SIG_IGN)
        work()
        code = 0
    except Exception:  # noqa: BLE001 (an outermost boundary: the parent sees that the process has ended)
        sys.excepthook(*sys.exc_info())  # which adds it to the log
    finally:
        os._exit(code)


def start_sidecar(work: Callable[[], None]) -> int:
    """As `start_child`, but the child survives this process and the terminal, and cleans up after them."""

    def detached() -> None:
        os.setsid()
        signal.signal(signal.SIGHUP, signal.SIG_IGN)
        os.chdir("/")  # a process whose working directory is on the drive keeps it busy
        work()

    return start_child(detached, outlives=True)


def error_of_ended(pid: int) -> ProcessEnded:
    """Return the error to report for a child process that ended without a result. `reap` it afterwards.

    The kernel ends a process with SIGBUS if there is no room for a page of a file in its memory. The only such files
    are those that its databases share with other processes, on this computer's disk: with btrfs, each change of a page
    needs new room.
    """
    watched = os.pidfd_open(pid)
    try:
        if readable(watched, timeout_s=_ENDING_S):
            info = os.waitid(os.P_PID, pid, os.WEXITED | os.WNOWAIT)
            if info and info.si_code in _BY_SIGNAL and info.si_status == signal.SIGBUS:
                return ProcessEnded(Why.COMPUTER_REFUSED, detail=signal.strsignal(signal.SIGBUS) or "")
        return ProcessEnded(Why.PROCESS_ENDED)
    finally:
        os.close(watched)


def reap(pid: int, patience_s: float = _ENDING_S) -> bool:
    """Wait a moment for a process that is ending; return whether it has ended.

    It is left alone if it cannot end, in an uninterruptible wait.
    """
    try:
        watched = os.pidfd_open(pid)
    except ProcessLookupError:
        return True
    try:
        if readable(watched, timeout_s=patience_s):
            with contextlib.suppress(ChildProcessError):  # another process has started it, and reaps it
                os.waitpid(pid, 0)
            return True
        return False
    finally:
        os.close(watched)


def reap_sidecar(pid: int) -> None:
    reap(pid, _SIDECAR_ENDING_S)


def real_paths(paths: Sequence[bytes], patience_s: float = _LOOKUP_S) -> list[bytes]:
    """Return the paths with all symlinks resolved, by a child process, since looking at a dead share may block forever.

    Those that are not resolved in time are only made absolute.
    """
    answers_in, answers_out = os.pipe()

    def resolve() -> None:
        for path in paths:
            os.write(answers_out, os.path.realpath(path) + b"\0")

    pid = start_child(resolve)
    os.close(answers_out)
    answered, deadline_s = b"", time.monotonic() + patience_s
    try:
        while readable(answers_in, timeout_s=max(0.0, deadline_s - time.monotonic())):
            data = os.read(answers_in, _READ_BYTES)
            if not data:
                break
            answered += data
    finally:
        os.close(answers_in)
        os.kill(pid, signal.SIGKILL)
        reap(pid, _KILLED_S)
    resolved = answered.split(b"\0")[:-1]
    return resolved + [os.path.abspath(path) for path in paths[len(resolved) :]]


def unanswered(paths: Sequence[bytes], patience_s: float, ask: Callable[[bytes], None] | None = None) -> list[bytes]:
    """Return those of the existing paths that do not answer in time. Each is asked by a child process.

    `ask` asks for a path; by default, its filesystem. A path that has not been asked yet is not blamed.
    """
    return [path for path, is_asked in late_answers(paths, patience_s, ask).items() if is_asked]


def late_answers(
    paths: Sequence[bytes], patience_s: float, ask: Callable[[bytes], None] | None = None
) -> dict[bytes, bool]:
    """Return those of the existing paths for which there is no answer yet, and whether each has been asked.

    On a busy computer, a child may get no processor in time: then nothing is known of its path.
    """
    pids = {path: start_child(functools.partial(ask or _ask, path)) for path in paths}
    deadline_s = time.monotonic() + patience_s
    late = [path for path, pid in pids.items() if not reap(pid, max(0.0, deadline_s - time.monotonic()))]
    is_asked = {path: not is_running(pids[path]) for path in late}
    for path in late:
        os.kill(pids[path], signal.SIGKILL)
        reap(pids[path], _KILLED_S)
    return is_asked


class FilesystemQuery:
    """Asks a filesystem now and then whether it answers, by child processes that may hang, and never waits for them."""

    def __init__(self, path: bytes, ask: Callable[[bytes], None] | None = None) -> None:
        """`path` is on the filesystem. `ask` asks it for a path; by default, the filesystem itself."""
        self._path = path
        self._ask = ask or _ask
        self._pid = 0
        self._pidfd = -1
        self._asked_s = -math.inf

    def unanswered_s(self, now_s: float) -> float:
        """Return how long the newest question has not been answered; 0 if it has."""
        if self._pid and readable(self._pidfd, timeout_s=0):
            self._forget(_KILLED_S)
        if not self._pid:
            if now_s - self._asked_s >= _ASKED_EVERY_S:
                self._asked_s = now_s
                self._pid = start_child(functools.partial(self._ask, self._path))
                self._pidfd = os.pidfd_open(self._pid)
            return 0.0
        if is_running(self._pid):  # on a busy computer, it has not asked yet
            self._asked_s = now_s
        return now_s - self._asked_s

    def close(self) -> None:
        if self._pid:
            os.kill(self._pid, signal.SIGKILL)
            self._forget(_STEP_MS / 1000)

    def _forget(self, patience_s: float) -> None:
        os.close(self._pidfd)
        reap(self._pid, patience_s)
        self._pid = 0


def folder_query(path: bytes) -> FilesystemQuery:
    """Return a query for one folder, which may hang while its filesystem answers."""
    return FilesystemQuery(path, ask_for)


def ask_for(path: bytes) -> None:
    """Look at a file or a folder, and list the first entry of a folder, which may take forever."""
    with contextlib.suppress(OSError):
        os.stat(path, follow_symlinks=False)
        with os.scandir(path) as entries:
            next(entries, None)


class ObservedClock:
    """Stands still while this process does not run, so that nobody is blamed for that time.

    CLOCK_MONOTONIC goes on while a process is stopped by Ctrl-Z or frozen in a control group, and while a hypervisor
    pauses the whole computer.
    """

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._looked_s = clock()
        self._observed_s = 0.0

    def now_s(self) -> float:
        """Return the seconds observed since the creation. At most one second counts between two calls."""
        now_s = self._clock()
        self._observed_s += min(now_s - self._looked_s, _LONGEST_STEP_S)
        self._looked_s = now_s
        return self._observed_s


def _ask(path: bytes) -> None:
    with contextlib.suppress(OSError):  # an error is an answer, too
        os.statvfs(path)


def is_running(pid: int) -> bool:
    """Whether a process, or one that it has started, computes, waits for the processor, or is stopped by a signal."""
    with contextlib.suppress(OSError, ValueError):
        with open(f"/proc/{pid}/task/{pid}/children", encoding="ascii") as file:
            family = [pid, *map(int, file.read().split())]
        for member in family:
            with contextlib.suppress(OSError), open(f"/proc/{member}/stat", encoding="ascii", errors="replace") as file:
                if file.read().rpartition(")")[2].split()[0] in "RT":
                    return True
    return False


class Failure(msgspec.Struct, frozen=True, tag_field="event", tag="failure"):
    """An unexpected error of a job, sent between the two processes."""

    detail: str


class _Listener:
    """Forwards the job's events, and the user's commands."""

    def __init__(
        self,
        pid: int,
        events_fd: int,
        commands_fd: int,
        emit: Callable[[Event], None],
        control: Control,
        patience_s: float,
    ) -> None:
        self._pid = pid
        self._events_fd = events_fd
        self._commands_fd = commands_fd
        self._emit = emit
        self._control = control
        self._patience_s = patience_s
        self._buffer = b""
        self._is_paused = False
        self._canceled_at_s: float | None = None
        self._heard_s = self._alive_s = time.monotonic()
        self._stuck_s = math.inf
        self.on_quiet: Callable[[float], None] = lambda _quiet_s: None
        self.is_hopeless: Callable[[], bool] = lambda: False

    def give_up_when_stuck(self, stuck_s: float) -> None:
        """Give up soon after a cancel if the job waits for something else."""
        self._stuck_s = stuck_s

    def run(self) -> CommandResult | None:
        poll = select.poll()
        poll.register(self._events_fd, select.POLLIN)
        while not self._should_give_up():
            if not poll.poll(_STEP_MS):
                self.on_quiet(time.monotonic() - self._heard_s)
                continue
            self._heard_s = self._alive_s = time.monotonic()
            data = os.read(self._events_fd, _READ_BYTES)
            if not data:
                if not self._control.is_canceled:
                    raise error_of_ended(self._pid)
                return None
            *lines, self._buffer = (self._buffer + data).split(b"\n")
            for line in lines:
                event = decode(line)
                if isinstance(event, CommandResult):
                    return event
                if event is None:
                    raise InternalError(Why.INTERNAL, detail=msgspec.json.decode(line, type=Failure).detail)
                if event != _CANCELING:  # announced when the command was forwarded, since the job may hang
                    self._emit(event)
        return None

    def _should_give_up(self) -> bool:
        control = self._control
        control.refresh()
        if control.is_canceled:
            if self._canceled_at_s is None:
                self._canceled_at_s = time.monotonic()
                self._command("cancel")  # before it is announced: then no further step begins
                self._emit(_CANCELING)
            canceled_s = time.monotonic() - self._canceled_at_s
            is_late = canceled_s > (STUCK_S if self.is_hopeless() else self._patience_s)
            return control.gives_up or is_late or self._is_stuck(self._canceled_at_s)
        if control.is_paused != self._is_paused:
            self._is_paused = control.is_paused
            self._command("pause" if self._is_paused else "resume")
        return False

    def _is_stuck(self, canceled_at_s: float) -> bool:
        if self._stuck_s == math.inf:
            return False
        if is_running(self._pid):
            self._alive_s = time.monotonic()
        return time.monotonic() - max(self._alive_s, canceled_at_s) > self._stuck_s

    def _command(self, command: str) -> None:
        with contextlib.suppress(BrokenPipeError):  # it has ended; its result is still to be read
            os.write(self._commands_fd, msgspec.json.encode(ControlRequest(command)) + b"\n")


def detach_stdio() -> None:
    """Redirect stdio to /dev/null: in an uninterruptible wait, it could outlive its parent and keep readers waiting."""
    nothing = os.open(os.devnull, os.O_RDWR)
    for fd in (0, 1, 2):
        os.dup2(nothing, fd)
    os.close(nothing)


def die_with_parent(parent: int) -> None:
    """Have the kernel kill this process when its parent ends, however that happens. Exits if it already has."""
    import ctypes  # noqa: PLC0415 (a command that starts no process does not need it)

    libc = ctypes.CDLL(None)
    libc.prctl.argtypes = (ctypes.c_int, ctypes.c_ulong, ctypes.c_ulong, ctypes.c_ulong, ctypes.c_ulong)
    if libc.prctl(_PR_SET_PDEATHSIG, signal.SIGKILL, 0, 0, 0) != 0 or os.getppid() != parent:
        os._exit(1)


class EventWriter:
    """The job's end of the pipe."""

    def __init__(self, events_fd: int, *, outlives: bool) -> None:
        self.outlives = outlives
        self._fd = events_fd

    def tell(self, event: Event) -> None:
        self.write(encode(event))

    def write(self, line: bytes) -> None:
        """Raises Canceled if the parent has ended, unless the job goes on without it: the drive is not at fault."""
        try:
            while line:
                line = line[os.write(self._fd, line) :]
        except BrokenPipeError:
            if not self.outlives:
                raise Canceled(Why.STOPPED) from None


def run_job(job: Job, telling: EventWriter, commands_fd: int) -> None:
    """Run the job in the child."""
    try:
        telling.tell(job(telling.tell, CommandControl(commands_fd)))
    except Exception:  # noqa: BLE001 (an outermost boundary: the caller is in the other process)
        import traceback  # noqa: PLC0415 (seldom needed)

        with contextlib.suppress(OSError, Canceled):
            telling.write(msgspec.json.encode(Failure(traceback.format_exc())) + b"\n")


def set_idle_io_priority() -> bool:
    """Set the idle I/O priority. False if unsupported by kernel or program. The effect depends on the I/O scheduler."""
    call = _IOPRIO_SET.get(platform.machine())
    if call is None:
        return False
    import ctypes  # noqa: PLC0415 (see `die_with_parent`)

    libc = ctypes.CDLL(None, use_errno=True)
    libc.syscall.restype = ctypes.c_long
    arguments = (ctypes.c_long(call), ctypes.c_int(_WHO_PROCESS), ctypes.c_int(_THIS_PROCESS), ctypes.c_int(_IDLE))
    return int(libc.syscall(*arguments)) == 0
