"""The cost of knowing what is plugged in: reading 50 devices, reporting one more, and waiting for nothing."""

import asyncio
import contextlib
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from statistics import median
from typing import Final

import pytest

from shingleback.devices.dbus import DBUS, Call, connected
from shingleback.devices.sysfs.facts import SysfsFacts
from shingleback.devices.udisks_objects import ROOT, UDISKS, sound_objects_from
from shingleback.devices.watch.snapshot import media, snapshot
from shingleback.devices.watch.tracker import changes
from shingleback.domain.drive import Evidence
from tests.benchmarks.ground import CannotRunError
from tests.benchmarks.idle import idle_of
from tests.benchmarks.lab import Lab
from tests.benchmarks.memory import held_by
from tests.benchmarks.results import Limit
from tests.benchmarks.trees import MB
from tests.fakes.machine import Disk, files, usual_machine
from tests.fakes.udisks import FakeUDisks
from tests.helpers import program
from tests.helpers.bus import private_bus

_ROUNDS: Final = 50
_AT_MOST_MS: Final = 100.0
_AT_MOST_PERCENT: Final = 0.2
_AT_MOST_MB: Final = 90.0
_ONE_MORE: Final = Disk("/dev/sdz", 6416, [files("ext4")])
_NOTHING_KNOWN: Final = SysfsFacts(evidence=Evidence())
_OBJECTS: Final = Call(UDISKS, ROOT, f"{DBUS}.ObjectManager", "GetManagedObjects")


def measure_drives(lab: Lab) -> list[Limit]:
    """The service is a fake one, whose share of the time of each reply counts. Raises CannotRunError."""
    folder = lab.disk / "drives"
    folder.mkdir()
    try:
        with private_bus(folder) as bus, FakeUDisks(bus.address, usual_machine(), lambda _node: None) as udisks:
            return [*_snapshots(bus.address), *_watch(bus.address, udisks, lab.idle_s)]
    except pytest.skip.Exception as reason:
        raise CannotRunError(str(reason)) from None


def _snapshots(address: str) -> list[Limit]:
    managed = asyncio.run(_managed(address))
    before = snapshot(media(sound_objects_from(managed)), lambda _name: _NOTHING_KNOWN)
    after = before[1:]
    timings = {
        "to connect, and read all objects": lambda: asyncio.run(_managed(address)),
        "a snapshot of them": lambda: snapshot(media(sound_objects_from(managed)), lambda _name: _NOTHING_KNOWN),
        "what changed since the last": lambda: changes(before, after),
    }
    return [Limit(what, _median_ms(work), _AT_MOST_MS, "ms") for what, work in timings.items()]


async def _managed(address: str) -> object:
    async with connected(address) as bus:
        return (await bus.call(_OBJECTS))[0]


def _median_ms(work: Callable[[], object]) -> float:
    taken_s = []
    for _ in range(_ROUNDS):
        begin_s = time.perf_counter()
        work()
        taken_s.append(time.perf_counter() - begin_s)
    return 1000 * median(taken_s)


def _watch(address: str, udisks: FakeUDisks, idle_s: float) -> list[Limit]:
    with _watcher(address) as process:
        _event_time(process, "DriveArrived /dev/sde")
        plugs, pulls = [], []
        for _ in range(_ROUNDS):
            plugs.append(_ms_until(process, "DriveArrived /dev/sdz", lambda: udisks.plug(_ONE_MORE.tree)))
            pulls.append(_ms_until(process, "DriveLeft /dev/sdz", lambda: udisks.unplug(_ONE_MORE.tree)))
        idle = idle_of(process.pid, idle_s)
        memory = held_by(process.pid)
    return [
        Limit("plug to event in the window, median", median(plugs), _AT_MOST_MS, "ms"),
        Limit("plug to event in the window, worst", max(plugs), _AT_MOST_MS, "ms"),
        Limit("pull to event in the window, median", median(pulls), _AT_MOST_MS, "ms"),
        Limit("pull to event in the window, worst", max(pulls), _AT_MOST_MS, "ms"),
        Limit(f"of one core in {idle_s:g} idle seconds", idle.cpu_percent, _AT_MOST_PERCENT, "%"),
        Limit(f"woken up in {idle_s:g} idle seconds", idle.wakeups, 0, "times"),
        Limit("memory of the watching process", memory.shared_once / MB, _AT_MOST_MB),
    ]


@contextlib.contextmanager
def _watcher(address: str) -> Iterator["subprocess.Popen[str]"]:
    root = Path(__file__).parents[2]
    with subprocess.Popen(
        [sys.executable, "-m", "tests.benchmarks.watcher", address],
        cwd=root,
        env=program.environment() | {"PYTHONPATH": f"{program.APP}:{root}"},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        text=True,
    ) as process:
        try:
            yield process
        finally:
            process.terminate()


def _ms_until(process: "subprocess.Popen[str]", event: str, work: Callable[[], None]) -> float:
    """Milliseconds from the first signal that the service sends."""
    begin_s = time.monotonic()
    work()
    return 1000 * (_event_time(process, event) - begin_s)


def _event_time(process: "subprocess.Popen[str]", event: str) -> float:
    """The time of the next event of this kind."""
    assert process.stdout is not None
    for line in process.stdout:
        at_s, _, what = line.strip().partition(" ")
        if what == event:
            return float(at_s)
    raise CannotRunError(f"needs a watcher that tells of {event}")
