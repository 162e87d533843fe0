"""Runs the program as an unprivileged user, from a process of root."""

import encodings.ascii  # noqa: F401 (later it may not be found: see `_import_the_program`)
import importlib
import json
import os
import shutil
import sys
import traceback
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from shingleback.cli.main import run as run_here
from shingleback.store import private_files as resources
from tests.architecture.imports import PACKAGE, modules_without_qt
from tests.helpers.memory import memory
from tests.helpers.own_folder import temporary_folder

NOBODY = 65534
_OWN_FOLDERS = ("HOME", "XDG_CONFIG_HOME", "XDG_STATE_HOME", "XDG_CACHE_HOME")
RESOURCES = PACKAGE.parents[1] / "resources"


@dataclass(frozen=True)
class ProcessResult:
    """The result of a run: its events, the last event separately, and its exit code."""

    events: list[dict[str, Any]]
    code: int

    @property
    def result(self) -> dict[str, Any]:
        return self.events[-1]

    @property
    def left_out(self) -> dict[str, str]:
        return {item["path"]: item["reason"] for item in self.result["left_out"]}


@dataclass(frozen=True)
class Nobody:
    """An unprivileged user.

    Attributes:
        folder: belongs to that user, and every other user may enter it.
        environment: where that user's own folders are.
    """

    folder: Path
    environment: dict[str, str]

    def run(self, *arguments: str | Path) -> ProcessResult:
        """Runs in a forked process, since that user may not be able to read the interpreter's files."""
        log = self.folder / "log"
        pid = os.fork()
        if pid == 0:
            self._become([str(argument) for argument in [*arguments, "--json"]], log)
        _, status = os.waitpid(pid, 0)
        return ProcessResult(
            [json.loads(line) for line in log.read_text().splitlines()], os.waitstatus_to_exitcode(status)
        )

    def own(self, *paths: Path) -> None:
        for path in paths:
            os.chown(path, NOBODY, NOBODY)

    def _become(self, arguments: list[str], log: Path) -> None:
        """The whole life of the process."""
        code = 99
        try:
            os.dup2(os.open(log, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o666), 1)
            sys.stdin, sys.stdout = os.fdopen(os.open(os.devnull, os.O_RDONLY)), os.fdopen(1, "w")
            os.umask(0o022)
            os.environ.update(self.environment)
            os.setgroups([])
            os.setgid(NOBODY)
            os.setuid(NOBODY)
            code = run_here(arguments)
        except Exception:  # noqa: BLE001 (nothing is above it: the traceback goes where pytest finds it)
            os.write(2, traceback.format_exc().encode())
        finally:
            os._exit(code)


def _import_the_program() -> None:
    """Imports all of it, since that user could import nothing later in a checkout below /root."""
    for name in modules_without_qt():
        importlib.import_module(name)


def make_nobody(monkeypatch: pytest.MonkeyPatch) -> Iterator[Nobody]:
    if os.geteuid() != 0:
        pytest.skip("needs root, to become somebody else")
    _import_the_program()
    folder = temporary_folder("nobody", memory())
    nobody = Nobody(folder, {variable: str(folder / variable.lower()) for variable in _OWN_FOLDERS})
    nobody.own(nobody.folder)
    nobody.folder.chmod(0o755)
    package = nobody.folder / "program"
    shutil.copytree(RESOURCES, package / "resources")
    monkeypatch.setattr(resources, "PACKAGE", package)  # that of the checkout may be closed to this user, too
    yield nobody
    shutil.rmtree(nobody.folder)
