"""Runs the program through its command line only.

This module and the campaigns import nothing of the application, so that no mistake can be made on both sides.
"""

import contextlib
import json
import os
import signal
import subprocess
import sys
import time
from dataclasses import dataclass, field
from pathlib import Path
from types import TracebackType
from typing import Any, Final, Self

from tests.helpers.warm import Request, WarmServer, python_of_a_person

MODULE: Final = "shingleback"
DAMAGE: Final = frozenset({"damaged", "changed-on-drive", "missing-on-drive"})
"""Reasons of `verify` for a listed file that is missing or damaged."""
_PATIENCE_S: Final = 300.0


@dataclass(frozen=True)
class Ended:
    """How a run ended.

    Attributes:
        code: its exit code; a negative one is the signal that ended it.
        last: the last line of its JSON; empty if there is none.
        error: what it wrote to standard error.
        planned: the plan that it reported before it wrote anything; empty if it made no plan.
    """

    code: int
    last: dict[str, Any]
    error: str
    planned: dict[str, Any] = field(default_factory=dict)

    @property
    def versions(self) -> list[str]:
        return [str(version["name"]) for version in self.last.get("versions", ())]

    @property
    def left_out(self) -> list[dict[str, str]]:
        return list(self.last.get("left_out", ()))

    @property
    def is_crash(self) -> bool:
        return self.code == 70 or self.code < 0 or "Traceback" in self.error

    def __str__(self) -> str:
        parts = [f"exit {self.code}", str(self.last.get("why", "")), str(self.last.get("message", ""))[:200]]
        parts += [f"{item.get('reason')} {item.get('path')} {item.get('detail', '')}" for item in self.left_out[:3]]
        return " | ".join(part for part in [*parts, self.error.strip()[-600:]] if part)


_OTHER_CLOCK: Final = Path(__file__).with_name("other_clock")


class Program:
    """The program below a folder `app`.

    Attributes:
        is_cold: each run starts a new process, as usual; otherwise it is a fork, which is ten times as quick.
    """

    def __init__(self, app: Path, folder: Path, *, is_cold: bool = False) -> None:
        self.is_cold = is_cold
        self._app = app
        self._folder = folder
        self._server: WarmServer | None = None

    def __enter__(self) -> Self:
        self._folder.mkdir(exist_ok=True)
        if not self.is_cold:
            self._server = WarmServer(MODULE, python_of_a_person(os.environ) | {"PYTHONPATH": str(self._app)})
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        if self._server is not None:
            self._server.close()

    def run(self, home: Path, *arguments: str | Path, strike: int = 0, after_s: float = 0.0, ahead_s: int = 0) -> Ended:
        """Runs one command. `strike` is a signal that is sent after `after_s`; a SIGKILL goes to all of its processes.

        `ahead_s` sets its clock ahead, or back if negative. It is then a new process.
        """
        output, error = self._folder / "output", self._folder / "error"
        request = Request(
            arguments=[*(str(argument) for argument in arguments), "--json"],
            environment=self._environment(home) | _clock(ahead_s, self._app),
            output=str(output),
            error=str(error),
            learned=str(self._folder / "learned"),
        )
        run = self._run_cold if self.is_cold or ahead_s else self._run_warm
        code = run(request, strike, after_s)
        error_text = error.read_text(errors="replace") if error.exists() else ""
        return Ended(code, _last_object(output), error_text, _planned(output))

    def _environment(self, home: Path) -> dict[str, str]:
        home.mkdir(mode=0o700, parents=True, exist_ok=True)
        variables = {"HOME": home, "PYTHONPATH": self._app}
        variables |= {f"XDG_{name}_HOME": home / name.lower() for name in ("STATE", "CACHE", "CONFIG", "DATA")}
        return python_of_a_person(os.environ) | {name: str(value) for name, value in variables.items()}

    def _run_warm(self, request: Request, strike: int, after_s: float) -> int:
        assert self._server is not None
        pid = self._server.begin(request)
        if strike:
            time.sleep(after_s)
            _strike(pid, strike)
        try:
            return self._server.end(_PATIENCE_S)
        except TimeoutError:
            _strike(pid, signal.SIGKILL)
            return self._server.end(_PATIENCE_S)
        finally:
            _wait_for_all(pid)

    def _run_cold(self, request: Request, strike: int, after_s: float) -> int:
        with open(request.output, "wb") as output, open(request.error, "wb") as error:
            child = subprocess.Popen(
                [sys.executable, "-m", MODULE, *request.arguments],
                env=request.environment,
                stdin=subprocess.DEVNULL,
                stdout=output,
                stderr=error,
                start_new_session=True,
            )
        if strike:
            time.sleep(after_s)
            _strike(child.pid, strike)
        try:
            return child.wait(_PATIENCE_S)
        except subprocess.TimeoutExpired:
            _strike(child.pid, signal.SIGKILL)
            return child.wait()
        finally:
            _wait_for_all(child.pid)


def _strike(pid: int, number: int) -> None:
    with contextlib.suppress(ProcessLookupError):
        (os.killpg if number == signal.SIGKILL else os.kill)(pid, number)


def _wait_for_all(pid: int) -> None:
    """Waits until the last process of that session has ended."""
    with contextlib.suppress(ProcessLookupError):
        for _ in range(1000):
            os.killpg(pid, 0)
            time.sleep(0.01)
        os.killpg(pid, signal.SIGKILL)


def _last_object(output: Path) -> dict[str, Any]:
    lines = output.read_text(errors="replace").split("\n") if output.exists() else []
    for line in reversed(lines):
        if line.strip():
            with contextlib.suppress(ValueError):
                value = json.loads(line)
                return value if isinstance(value, dict) else {}
            return {}
    return {}


def _planned(output: Path) -> dict[str, Any]:
    lines = output.read_text(errors="replace").split("\n") if output.exists() else []
    return next((json.loads(line) for line in lines if line.startswith('{"event":"planned"')), {})


def _clock(ahead_s: int, app: Path) -> dict[str, str]:
    """Environment variables that set the program's clock ahead."""
    return {"PYTHONPATH": f"{_OTHER_CLOCK}:{app}", "CLOCK_AHEAD_S": str(ahead_s)} if ahead_s else {}
