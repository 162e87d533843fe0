"""How soon the window appears, and what that costs, compared with an empty Qt window."""

import contextlib
import os
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from statistics import median
from typing import Final, NamedTuple

import pytest

from shingleback.gui.controllers.pages import Section
from tests.benchmarks.ground import CannotRunError
from tests.benchmarks.idle import Idle, idle_of
from tests.benchmarks.lab import Lab
from tests.benchmarks.memory import Peak, held_by
from tests.benchmarks.results import Limit
from tests.benchmarks.trees import MB
from tests.helpers import program
from tests.helpers.bus import private_bus
from tests.helpers.display import x_display

_ROOT: Final = Path(__file__).parents[2]
_AT_MOST: Final = 1.3  # relative to an empty window
_PAGE_AT_MOST: Final = 2.0  # relative to the CPU time of that window, until the first page is painted
_ROUNDS: Final = 10
_PAGE_MS: Final = 100.0  # what a person perceives as immediate
_SETTLED_S: Final = 2.0


class Moment(NamedTuple):
    """`after_s`: since the start; `cpu_s`: CPU time until then, which other programs hardly affect."""

    after_s: float
    cpu_s: float


class Held(NamedTuple):
    memory: Peak
    idle: Idle


def measure_start(lab: Lab) -> list[Limit]:
    """Raises CannotRunError."""
    folder = lab.disk / "start"
    folder.mkdir(mode=0o700)
    rounds = _ROUNDS if lab.scale >= 1 else 2
    try:
        with x_display() as display, private_bus(folder) as bus:
            environment = installed_environment(folder, display, bus.address)
            for kind in ("bare", "own"):
                _start(kind, environment)  # Python keeps its compiled files
            pairs = [(_start("bare", environment), _start("own", environment)) for _ in range(rounds)]
            bare, own = (_held(kind, environment, lab.idle_s) for kind in ("bare", "own"))
            opened = [_start("own", environment, "pages") for _ in range(rounds)]
    except pytest.skip.Exception as reason:
        raise CannotRunError(str(reason)) from None
    return [*_times(pairs), *_holdings(bare, own, lab.idle_s), *_pages(opened)]


def _times(pairs: list[tuple[dict[str, Moment], dict[str, Moment]]]) -> list[Limit]:
    def ratio(name: str) -> float:
        return median(own[name].after_s / bare["shown"].after_s for bare, own in pairs)

    def computed(name: str) -> float:
        return median(own[name].cpu_s / bare["shown"].cpu_s for bare, own in pairs)

    return [
        Limit("an empty window of Qt", 1000 * median(bare["shown"].after_s for bare, _ in pairs), None, "ms"),
        Limit("the window is to be seen", ratio("shown"), _AT_MOST, "times that"),
        Limit("the same, computing", computed("shown"), None, "times"),
        Limit("its first page is to be seen", ratio("painted"), None, "times that"),
        Limit("the same, computing", computed("painted"), _PAGE_AT_MOST, "times"),
        Limit("all of it is loaded", ratio("complete"), None, "times that"),
        Limit("the same, computing", computed("complete"), None, "times"),
    ]


def _holdings(bare: Held, own: Held, seconds: float) -> list[Limit]:
    shared = own.memory.shared_once / bare.memory.shared_once
    return [
        Limit("memory of an empty window, shared pages as a part", bare.memory.shared_once / MB, None),
        Limit("memory of the window", shared, None, "times that"),
        Limit(f"of one core in {seconds:g} idle seconds", own.idle.cpu_percent, None, "%"),
        Limit("woken up meanwhile", own.idle.wakeups, None, "times"),
        Limit("an empty window is woken up", bare.idle.wakeups, None, "times"),
    ]


def _pages(opened: list[dict[str, Moment]]) -> list[Limit]:
    """The CPU time from the request for a page until it is visible, the first time in each start."""

    def computed(section: Section) -> float:
        return 1000 * median(
            moments[section.name].cpu_s - moments[f"before-{section.name}"].cpu_s for moments in opened
        )

    return [Limit(f"computing for {section.name.lower()}", computed(section), _PAGE_MS, "ms") for section in Section]


def _start(kind: str, environment: dict[str, str], *arguments: str) -> dict[str, Moment]:
    with _running(kind, environment, *arguments) as (process, begun_s):
        return _moments(kind, process, begun_s, "opened" if arguments else "")


def _held(kind: str, environment: dict[str, str], seconds: float) -> Held:
    with _running(kind, environment) as (process, begun_s):
        _moments(kind, process, begun_s)
        time.sleep(_SETTLED_S)
        return Held(held_by(process.pid), idle_of(process.pid, seconds))


def _moments(kind: str, process: "subprocess.Popen[str]", begun_s: float, last: str = "") -> dict[str, Moment]:
    """All moments that the program reports, by name, until the last one."""
    last = last or ("complete" if kind == "own" else "shown")
    moments: dict[str, Moment] = {}
    assert process.stdout is not None
    for line in process.stdout:
        name, at, cpu = line.split()
        moments[name] = Moment(float(at) - begun_s, float(cpu))
        if name == last:
            return moments
    raise CannotRunError(f"needs a window, but {kind} ended with {process.wait()}")


@contextlib.contextmanager
def _running(
    kind: str, environment: dict[str, str], *arguments: str
) -> Iterator[tuple["subprocess.Popen[str]", float]]:
    begun_s = time.monotonic()
    with subprocess.Popen(
        [sys.executable, "-m", f"tests.benchmarks.start_{kind}", *arguments],
        cwd=_ROOT,
        env=environment,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        text=True,
    ) as process:
        try:
            yield process, begun_s
        finally:
            process.kill()


def installed_environment(folder: Path, display: str, bus: str) -> dict[str, str]:
    """The environment of an installed program: Python keeps its compiled files."""
    variables = {
        "HOME": str(folder),
        "XDG_CONFIG_HOME": str(folder / "config"),
        "XDG_STATE_HOME": str(folder / "state"),
        "XDG_CACHE_HOME": str(folder / "cache"),
        "XDG_RUNTIME_DIR": str(folder),
        "DISPLAY": display,
        "QT_QPA_PLATFORM": "xcb",
        "DBUS_SYSTEM_BUS_ADDRESS": bus,
        "DBUS_SESSION_BUS_ADDRESS": bus,
        "PYTHONPATH": f"{program.APP}{os.pathsep}{_ROOT}",
        "PYTHONPYCACHEPREFIX": str(folder / "compiled"),
    }
    return program.environment() | variables
