"""The program, run as a person runs it: to its end, or until it is killed or canceled."""

import contextlib
import json
import os
import shutil
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final, NamedTuple

from tests.helpers.warm import Request, WarmServer, python_of_a_person

MODULE = "shingleback"
LONGEST_S = 300
_OTHER_CLOCK = Path(__file__).with_name("other_clock")
_MOMENTS = (b'"event":"started"', b'"event":"opened"')


class Cut(NamedTuple):
    """How a run ends early.

    Attributes:
        moment: 0: counted from the first output of the program, 1: from when it has opened the drive.
        share: how much of the usual time from that moment passes before the cut.
    """

    signal: signal.Signals
    moment: int
    share: float


@dataclass(frozen=True)
class Done:
    """The result of a run. A negative `exit_code` is the signal that ended it."""

    exit_code: int
    last: dict[str, Any] = field(default_factory=dict)
    error: str = ""

    def __str__(self) -> str:
        last = {key: self.last[key] for key in ("why", "message", "left_out") if self.last.get(key)}
        return f"exit code {self.exit_code} {str(last)[:400]} {self.error[-400:].strip()}".strip()


class _Fork:
    """A process that a server has forked, with the parts of `subprocess.Popen` that are needed here."""

    def __init__(self, server: WarmServer, request: Request) -> None:
        self.returncode: int | None = None
        self.args = request.arguments
        self._server = server
        self.pid = server.begin(request)

    def poll(self) -> int | None:
        with contextlib.suppress(subprocess.TimeoutExpired):
            self.wait(0)
        return self.returncode

    def wait(self, timeout: float | None = None) -> int:
        if self.returncode is None:
            try:
                self.returncode = self._server.end(timeout)
            except TimeoutError:
                raise subprocess.TimeoutExpired(list(self.args), timeout or 0) from None
        return self.returncode


Process = subprocess.Popen[bytes] | _Fork


@contextlib.contextmanager
def warm_server(app: Path) -> Iterator[WarmServer]:
    """A server that has loaded the program, so that each run is a fork of it, which is quicker."""
    server = WarmServer(MODULE, _clean_environment() | {"PYTHONPATH": str(app)})
    try:
        yield server
    finally:
        server.close()


SAME_COMPUTER: Final = f"--continue-computer={socket.gethostname()}"
"""A person who has lost the state folder, or whose home is on another computer now, answers that it is the same one."""


class Program:
    """One program on one computer; both can be replaced.

    Attributes:
        computers: how many computers it has run on.
        ahead_s: how far its clock is ahead; negative if it was set back.
        extra: additional environment variables.
    """

    def __init__(self, app: Path, folder: Path, server: WarmServer | None = None) -> None:
        """Without a server, each run starts a new process, as usual."""
        self.computers = 1
        self.ahead_s = 0
        self.extra: dict[str, str] = {}
        self._app = app
        self._folder = folder
        self._server = server
        self._usual_s = [0.5, 0.2]  # from each of the two moments

    def run(self, *arguments: str | Path) -> Done:
        """Runs a command to its end."""
        with self._started(arguments) as process:
            seen_at = [self._wait_for(process, moment) for moment in _MOMENTS]
            with contextlib.suppress(subprocess.TimeoutExpired):
                process.wait(LONGEST_S)
            if arguments[0] == "backup" and process.returncode == 0:
                ended_s = time.monotonic()
                now_s = [ended_s - at for at in seen_at]
                self._usual_s = [0.7 * old + 0.3 * new for old, new in zip(self._usual_s, now_s, strict=True)]
        return self._done(process)

    def cut(self, cut: Cut, *arguments: str | Path) -> Done:
        """Interrupts a run, unless it ends first."""
        with self._started(arguments) as process:
            self._wait_for(process, _MOMENTS[cut.moment])
            try:
                process.wait(cut.share * self._usual_s[cut.moment])
            except subprocess.TimeoutExpired:
                with contextlib.suppress(ProcessLookupError):  # a fork that has just ended is already gone
                    os.killpg(process.pid, cut.signal)
                with contextlib.suppress(subprocess.TimeoutExpired):
                    process.wait(LONGEST_S)
        return self._done(process)

    def lose_index(self) -> None:
        for variable in ("XDG_CACHE_HOME", "XDG_STATE_HOME"):
            shutil.rmtree(self._environment()[variable], ignore_errors=True)

    def move_to_another_computer(self) -> None:
        self.computers += 1

    @contextlib.contextmanager
    def _started(self, arguments: tuple[str | Path, ...]) -> Iterator[Process]:
        """Starts the program in its own process group, and leaves no process of it behind."""
        is_plain = not self.ahead_s and not self.extra
        process = self._fork(self._server, arguments) if self._server and is_plain else self._begin(arguments)
        try:
            yield process
        finally:
            with contextlib.suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGKILL)
            process.wait()
            _wait_for_group(process.pid)

    def _fork(self, server: WarmServer, arguments: tuple[str | Path, ...]) -> _Fork:
        texts = [*(str(argument) for argument in arguments), "--json"]
        output, errors, learned = (str(self._folder / name) for name in ("output", "errors", "learned"))
        Path(output).write_bytes(b"")  # the output of the previous run must not be taken for that of this run
        return _Fork(server, Request(texts, self._environment(), output, errors, learned))

    def _begin(self, arguments: tuple[str | Path, ...]) -> "subprocess.Popen[bytes]":
        with open(self._folder / "output", "wb") as output, open(self._folder / "errors", "wb") as errors:
            return subprocess.Popen(
                [sys.executable, "-m", MODULE, *arguments, "--json"],
                cwd=self._folder,
                env=self._environment(),
                stdin=subprocess.DEVNULL,
                stdout=output,
                stderr=errors,
                start_new_session=True,
            )

    def _environment(self) -> dict[str, str]:
        home = self._folder / f"home {self.computers}"
        names = ("XDG_CACHE_HOME", "XDG_STATE_HOME", "XDG_CONFIG_HOME", "XDG_RUNTIME_DIR")
        for folder in (home, *(home / name for name in names)):
            folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        variables = _clean_environment()
        variables |= {name: str(home / name) for name in names} | {"HOME": str(home), "PYTHONPATH": str(self._app)}
        if self.ahead_s:
            variables |= {"PYTHONPATH": f"{_OTHER_CLOCK}:{self._app}", "CLOCK_AHEAD_S": str(self.ahead_s)}
        return variables | self.extra

    def _wait_for(self, process: Process, arguments: bytes) -> float:
        """Waits until the program has printed this, or has ended. Returns the time."""
        while arguments not in (self._folder / "output").read_bytes():
            if process.poll() is not None:
                break
            time.sleep(0.003)
        return time.monotonic()

    def _done(self, process: Process) -> Done:
        lines = (self._folder / "output").read_bytes().splitlines()
        errors = (self._folder / "errors").read_text(errors="replace")
        try:
            last = json.loads(lines[-1])
        except (IndexError, ValueError):
            last = {}
        return Done(process.wait(), last if last.get("event") == "finished" else {}, errors)


def _clean_environment() -> dict[str, str]:
    return {name: value for name, value in python_of_a_person(os.environ).items() if not name.startswith("XDG_")}


def _wait_for_group(group: int) -> None:
    """A killed process releases its locks only when it has ended, and its children end a moment later."""
    for _ in range(100):
        try:
            os.killpg(group, 0)
        except ProcessLookupError:
            return
        time.sleep(0.003)
