"""Runs the program as a person or a script does: as a process, by its command line."""

import atexit
import contextlib
import json
import os
import shutil
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import Any, Final

import pytest

from tests.helpers.own_folder import temporary_folder
from tests.helpers.patience import PATIENCE_S, wait_until
from tests.helpers.warm import Request, WarmServer, WarmStarter, compiled, python_of_a_person

APP = Path(__file__).parents[2] / "app"
PROGRAM = ("-m", "shingleback")
_ERROR_BYTES: Final = 1 << 16
_STARTERS: Final[dict[tuple[str, ...], WarmStarter]] = {}


def command(*arguments: str | Path, program: Sequence[str] = PROGRAM) -> list[str]:
    """`program`: what Python runs: this program, or a script that runs it in other circumstances."""
    return [sys.executable, *program, *(str(argument) for argument in arguments)]


def quick_command(*arguments: str | Path, program: Sequence[str] = PROGRAM) -> list[str]:
    """The same for a window or a test that starts the program often, and only communicates with it: it starts as a
    fork.

    A test that inspects the process itself, its memory, its limits or its children, needs `command`. Another program
    starts like this only after `warm_up`.
    """
    starter = _STARTERS.get(tuple(program))
    return command(*arguments, program=program) if starter is None else [*starter.command, *map(str, arguments)]


def warm_up(program: tuple[str, ...] = PROGRAM) -> None:
    """From now on, `quick_command` has a process that it forks."""
    if program in _STARTERS:
        return
    folder = temporary_folder("starter")
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    starter = WarmStarter(program, environment(), folder)
    atexit.register(starter.close)
    _STARTERS[program] = starter


@contextlib.contextmanager
def kill_with_children(process: "subprocess.Popen[Any]") -> Iterator[None]:
    """At the end of the with statement, the program and all processes that it started have ended.

    They are killed when it is (`die_with_parent`), which takes a moment, and keep their locks and files until then.
    """
    yield
    started = descendants(process.pid)
    if process.poll() is None:
        process.kill()
    wait_until(lambda: not any(os.path.exists(f"/proc/{pid}/exe") for pid in started))


def descendants(pid: int) -> set[int]:
    children = set(children_of(pid))
    return children.union(*map(descendants, children))


def children_of(pid: int) -> list[int]:
    """None if the process has ended, too."""
    with contextlib.suppress(OSError):
        pids = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
        return [int(child) for child in pids]
    return []


def wait_for_forks(*pids: int) -> None:
    """Waits until no process that was started with `quick_command`, or none of these, is running."""

    def busy() -> set[int]:
        forks = {pid for starter in _STARTERS.values() for pid in starter.standing_in()}
        return forks & set(pids) if pids else forks

    wait_until(lambda: not busy())


def environment() -> dict[str, str]:
    """The environment of a person who has not changed how Python works."""
    return python_of_a_person(os.environ) | {"PYTHONPATH": str(APP), "PYTHONWARNINGS": "error"}


def for_workers(monkeypatch: pytest.MonkeyPatch) -> None:
    """The environment that a window in this process passes to its workers."""
    monkeypatch.setenv("PYTHONPATH", str(APP))
    for name, value in compiled().items():
        monkeypatch.setenv(name, value)
    monkeypatch.delenv("PYTHONDONTWRITEBYTECODE", raising=False)


@cache
def warm() -> "Warm":
    """A process that has the program loaded, for runs whose process is not inspected."""
    folder = temporary_folder("warm")
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    return Warm(folder)


class Warm:
    """Runs the program as its forks, one at a time.

    Attributes:
        is_busy: locked while one runs.
    """

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self.is_busy = threading.Lock()
        self.server = WarmServer(PROGRAM[-1], environment())
        atexit.register(self.server.close)

    def run(self, arguments: Sequence[str]) -> subprocess.CompletedProcess[str]:
        output, error = self._folder / "output", self._folder / "error"
        request = Request(arguments, environment(), str(output), str(error), str(self._folder / "learned"))
        pid = self.server.begin(request)
        try:
            code = self.server.end(PATIENCE_S)
        except TimeoutError:
            os.killpg(pid, signal.SIGKILL)
            self.server.end(PATIENCE_S)
            raise
        return subprocess.CompletedProcess(arguments, code, output.read_text(), error.read_text())


def run(
    *arguments: str | Path, check: int | None = None, behind: Sequence[str] = (), program: Sequence[str] = PROGRAM
) -> subprocess.CompletedProcess[str]:
    """Runs to the end. `check` is the required exit code. `behind` is a command that starts this one.

    Nobody can answer it: with the standard input of the tests, it might wait for input.
    """
    if behind:
        done = run_fresh([*behind, *command(*arguments, program=program)])
    elif program != PROGRAM:
        done = run_fresh(quick_command(*arguments, program=program))
    else:
        done = _run_warm([str(argument) for argument in arguments])
    assert check is None or done.returncode == check, (done.returncode, done.stdout[-2000:], done.stderr[-2000:])
    return done


def run_fresh(whole: Sequence[str]) -> subprocess.CompletedProcess[str]:
    """As a new process that must load the program, as usual."""
    return subprocess.run(
        whole,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        env=environment(),
        check=False,
        timeout=PATIENCE_S,
    )


def _run_warm(arguments: Sequence[str]) -> subprocess.CompletedProcess[str]:
    warm_program = warm()
    if not warm_program.server.fits(environment()) or not warm_program.is_busy.acquire(blocking=False):
        return run_fresh(quick_command(*arguments))
    try:
        return warm_program.run(arguments)
    finally:
        warm_program.is_busy.release()


def events(
    *arguments: str | Path, check: int | None = None, behind: Sequence[str] = (), program: Sequence[str] = PROGRAM
) -> list[dict[str, Any]]:
    """Runs with --json; returns the events, the result last."""
    done = run(*arguments, "--json", check=check, behind=behind, program=program)
    return [json.loads(line) for line in done.stdout.splitlines()]


def start(
    *arguments: str | Path, program: Sequence[str] = PROGRAM, is_looked_at: bool = False
) -> subprocess.Popen[str]:
    """Starts it with --json; it accepts commands. With `is_looked_at`, this process is the program's own."""
    make = command if is_looked_at else quick_command
    return subprocess.Popen(
        make(*arguments, "--json", program=program),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=environment(),
    )


@contextlib.contextmanager
def running(
    *arguments: str | Path, program: Sequence[str] = PROGRAM, is_looked_at: bool = False
) -> Iterator[subprocess.Popen[str]]:
    """Runs as with `start`, and kills it at the end of the with statement if it has not ended."""
    process = start(*arguments, program=program, is_looked_at=is_looked_at)
    try:
        yield process
    finally:
        process.kill()
        for stream in (process.stdin, process.stdout, process.stderr):
            if stream is not None:
                stream.close()
        process.wait()
        wait_for_forks(process.pid)


@contextlib.contextmanager
def with_time_limit(process: "subprocess.Popen[Any]") -> Iterator[None]:
    """Limits a wait for output: a test that waits in vain fails."""
    end = threading.Timer(PATIENCE_S, process.kill)
    end.start()
    try:
        yield
    finally:
        end.cancel()
        end.join()


def send_command(process: subprocess.Popen[str], command: str, **values: str) -> None:
    assert process.stdin is not None
    process.stdin.write(json.dumps({"command": command, **values}) + "\n")
    process.stdin.flush()


def wait_for_event(process: subprocess.Popen[str], event: str, **fields: object) -> dict[str, Any]:
    """Reads events until one has these fields."""
    assert process.stdout is not None
    found: dict[str, Any] = {}
    begun_s = time.monotonic()
    with with_time_limit(process):
        for line in process.stdout:
            found = json.loads(line)
            if found["event"] == event and all(found.get(key) == value for key, value in fields.items()):
                return found
    raise AssertionError(
        f"the program ended without telling {event} {fields}; the last that it told: {found}; {_end_of(process)},"
        f" after {time.monotonic() - begun_s:.1f} s of at most {PATIENCE_S}"
    )


def _end_of(process: subprocess.Popen[str]) -> str:
    """Its exit code and its error messages, as far as available: a child may keep standard error open."""
    with with_time_limit(process):
        code = process.wait()
    text = b""
    if process.stderr is not None:
        os.set_blocking(process.stderr.fileno(), False)
        with contextlib.suppress(BlockingIOError):
            text = os.read(process.stderr.fileno(), _ERROR_BYTES)
    return f"exit code {code}, {text.decode(errors='replace')!r}"
