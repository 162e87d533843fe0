"""What the whole program costs while it is in the tray: memory, and its activity although nothing happens."""

import contextlib
import os
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

import pytest

from shingleback.store import settings
from shingleback.store.private_files import Paths
from shingleback.store.settings import OnClose, Settings
from tests.benchmarks.ground import CannotRunError
from tests.benchmarks.idle import idle_of
from tests.benchmarks.lab import Lab
from tests.benchmarks.memory import held_by
from tests.benchmarks.results import Limit
from tests.benchmarks.trees import MB
from tests.fakes.machine import usual_machine
from tests.fakes.tray_watcher import FakeTray
from tests.fakes.udisks import FakeUDisks
from tests.helpers import program
from tests.helpers.bus import private_bus
from tests.helpers.display import x_display

_ROOT: Final = Path(__file__).parents[2]
_AT_MOST_MB: Final = 90.0
_AT_MOST_PERCENT: Final = 0.2
_SETTLED_S: Final = 5.0  # the health of the drives has been read by then


class _Place(NamedTuple):
    folder: Path
    display: str
    system_bus: str
    session_bus: str


def measure_tray(lab: Lab) -> list[Limit]:
    """The desktop is a fake one, and so is the service that knows 50 devices. Raises CannotRunError."""
    folder = lab.disk / "tray"
    try:
        with _desktop(folder) as place:
            with _program(place, "--tray") as process:
                _line_after(process, "hidden")
                time.sleep(_SETTLED_S)
                unseen = held_by(process.pid)
            begin_s = time.monotonic()
            with _program(place) as process:
                shown_s = float(_line_after(process, "shown")) - begin_s
                _line_after(process, "hidden")
                time.sleep(_SETTLED_S)
                idle = idle_of(process.pid, lab.idle_s)
                memory = held_by(process.pid)
    except pytest.skip.Exception as reason:
        raise CannotRunError(str(reason)) from None
    return [
        Limit("memory, shared pages as a part", memory.shared_once / MB, _AT_MOST_MB),
        Limit("memory, shared pages as a whole", memory.resident / MB, None),
        Limit("memory before the window was ever seen, as a part", unseen.shared_once / MB, _AT_MOST_MB),
        Limit("the same, as a whole", unseen.resident / MB, None),
        Limit(f"of one core in {lab.idle_s:g} idle seconds", idle.cpu_percent, _AT_MOST_PERCENT, "%"),
        Limit(f"woken up in {lab.idle_s:g} idle seconds", idle.wakeups, None, "times"),
        Limit("from the start to the window", 1000 * shown_s, None, "ms"),
    ]


@contextlib.contextmanager
def _desktop(folder: Path) -> Iterator[_Place]:
    with contextlib.ExitStack() as stack:
        buses = []
        for name in ("system", "session"):
            (folder / name).mkdir(parents=True)
            buses.append(stack.enter_context(private_bus(folder / name)).address)
        system, session = buses
        stack.enter_context(FakeUDisks(system, usual_machine(), lambda _node: None))
        stack.enter_context(FakeTray(session))
        yield _Place(folder, stack.enter_context(x_display()), system, session)


@contextlib.contextmanager
def _program(place: _Place, *arguments: str) -> Iterator["subprocess.Popen[str]"]:
    """Started with the session, or with a window that a person closes."""
    environment = _environment(place)
    settings.save(Paths.of_user(environment).settings_file, Settings(on_close=OnClose.STAY))
    with subprocess.Popen(
        [sys.executable, "-m", "tests.benchmarks.tray_program", *arguments],
        cwd=_ROOT,
        env=environment,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        text=True,
    ) as process:
        try:
            yield process
        finally:
            process.terminate()


def _line_after(process: "subprocess.Popen[str]", name: str) -> str:
    assert process.stdout is not None
    for line in process.stdout:
        first, _, rest = line.partition(" ")
        if first.strip() == name:
            return rest
    raise CannotRunError(f"needs a window that is {name}")


def _environment(place: _Place) -> dict[str, str]:
    variables = {
        "HOME": str(place.folder),
        "XDG_CONFIG_HOME": str(place.folder / "config"),
        "XDG_STATE_HOME": str(place.folder / "state"),
        "XDG_CACHE_HOME": str(place.folder / "cache"),
        "XDG_RUNTIME_DIR": str(place.folder),
        "DISPLAY": place.display,
        "QT_QPA_PLATFORM": "xcb",
        "DBUS_SYSTEM_BUS_ADDRESS": place.system_bus,
        "DBUS_SESSION_BUS_ADDRESS": place.session_bus,
        "PYTHONPATH": f"{program.APP}{os.pathsep}{_ROOT}",
    }
    place.folder.chmod(0o700)
    return program.environment() | variables
