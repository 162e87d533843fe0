"""Runs a program as forks of a process that has it loaded, since a new process spends most of its time loading it."""

import atexit
import json
import os
import select
import shutil
import subprocess
import sys
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from functools import cache
from pathlib import Path
from typing import Final

from tests.helpers.own_folder import temporary_folder

_PROGRAM: Final = Path(__file__).with_name("warm_program.py")
_STAND_IN: Final = Path(__file__).with_name("stand_in.py")
_APP: Final = Path(__file__).parents[2] / "app" / "shingleback"
_OF_THE_LANGUAGE: Final = ("LANG", "LC_", "TZ")
"""Prefixes of variables that Python reads only when it starts."""


@cache
def compiled() -> dict[str, str]:
    """Environment variables for the folder of Python's compiled modules. Otherwise each start compiles the program
    again.

    It is the folder of these tests, or another one if they keep none.
    """
    if sys.pycache_prefix is None and not sys.dont_write_bytecode and os.access(_APP, os.W_OK):
        return {}
    if sys.pycache_prefix is not None:
        return {"PYTHONPYCACHEPREFIX": sys.pycache_prefix}
    folder = temporary_folder("compiled")
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    return {"PYTHONPYCACHEPREFIX": str(folder)}


def python_of_a_person(environment: Mapping[str, str]) -> dict[str, str]:
    """The same environment without a user's changes to how Python works, and with the compiled modules."""
    variables = {name: value for name, value in environment.items() if not name.startswith("PYTHON")}
    return variables | compiled()


@dataclass(frozen=True)
class Request:
    """A run to make.

    Attributes:
        arguments: the arguments.
        output: a file for what it prints; `error`: one for its error messages.
        learned: a file for the names of the modules that it has loaded.
    """

    arguments: Sequence[str]
    environment: Mapping[str, str]
    output: str
    error: str
    learned: str


class WarmServer:
    """The process. It does one run at a time, each in its own session."""

    def __init__(self, module: str, environment: Mapping[str, str]) -> None:
        self._started_in = _language(environment)
        self._owner = os.getpid(), os.geteuid()
        self._process = subprocess.Popen(  # its own session, so that Ctrl-C in the terminal does not end it first
            [sys.executable, "-P", str(_PROGRAM), module],
            env=environment,
            bufsize=0,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            start_new_session=True,
        )

    def fits(self, environment: Mapping[str, str]) -> bool:
        """Whether a fork would equal a new process started by this one."""
        is_ours = (os.getpid(), os.geteuid()) == self._owner
        return is_ours and self._process.poll() is None and _language(environment) == self._started_in

    def begin(self, request: Request) -> int:
        """Returns the process ID of the run."""
        assert self._process.stdin is not None
        circumstances = {"folder": os.getcwd(), "umask": _umask()}
        self._process.stdin.write(json.dumps(asdict(request) | circumstances).encode() + b"\n")
        return self._answer("pid", None)

    def end(self, patience_s: float | None) -> int:
        """The exit code; if negative, the signal that ended it. Raises TimeoutError, and then it runs on."""
        return self._answer("code", patience_s)

    def close(self) -> None:
        if os.getpid() == self._owner[0]:  # a fork has the same pipes
            self._process.communicate()

    def _answer(self, name: str, patience_s: float | None) -> int:
        assert self._process.stdout is not None
        # without a buffer of ours, since `select` would not see data in it that arrived with the previous line
        if not select.select([self._process.stdout], [], [], patience_s)[0]:
            raise TimeoutError
        return int(json.loads(self._process.stdout.readline())[name])


class WarmStarter:
    """The process for runs that others start, any number at a time."""

    def __init__(self, program: Sequence[str], environment: Mapping[str, str], folder: Path) -> None:
        """`program`: what Python runs: "-m" and a module, or a script."""
        self._owner = os.getpid()
        self._process = subprocess.Popen(
            [sys.executable, "-P", str(_PROGRAM), program[-1], str(folder)],
            env=environment,
            bufsize=0,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            start_new_session=True,
        )
        assert self._process.stdout is not None
        self._process.stdout.readline()  # from then on it accepts requests
        self._folder = folder
        self._program = program

    @property
    def command(self) -> list[str]:
        """The command of a process that stands in for a fork. It has another process ID, and its memory is not the
        program's.
        """
        return [sys.executable, "-I", "-S", str(_STAND_IN), str(self._folder / "door"), *self._program]

    def standing_in(self) -> set[int]:
        """The processes that stand in for a fork. A killed one is included until its fork has ended, too."""
        assert self._process.poll() is None, "the process that is forked has ended, and says of no fork whether it has"
        return {int(sign.name) for sign in self._folder.iterdir() if sign.name.isdecimal()}

    def close(self) -> None:
        if os.getpid() == self._owner:
            self._process.communicate()


def _language(environment: Mapping[str, str]) -> dict[str, str]:
    return {name: value for name, value in environment.items() if name.startswith(_OF_THE_LANGUAGE)}


def _umask() -> int:
    """Reads it without setting it, as `os.umask` would."""
    lines = Path("/proc/self/status").read_text(encoding="ascii", errors="replace").splitlines()
    return int(next(line for line in lines if line.startswith("Umask:")).split()[1], 8)
