"""Trouble that the kernel tells of while a whole backup runs."""

import os
from collections.abc import Callable
from pathlib import Path

import msgspec.structs
import pytest

from shingleback.devices.mounts import Mount
from shingleback.domain.monitoring import NoCounters
from shingleback.engine.drive.pace import PRESETS
from shingleback.engine.repo.abilities import FilesystemAbilities, probe
from shingleback.messages.reasons import note
from shingleback.monitor.cache.estimator import NoEstimate
from shingleback.monitor.sampler import DriveSampler, NoSampler, SampledDrive
from shingleback.protocol.control import Unattended
from shingleback.protocol.events import Event, Happened, Note, Progress, Watching
from shingleback.protocol.run_state import RunState
from tests.fakes.clock import SleepingClock
from tests.fakes.controls import ScriptedControl
from tests.fakes.disks import UnhurriedDisk
from tests.fakes.troubled_machine import Machine
from tests.helpers.trees import write
from tests.helpers.workshop import Workshop

HAPPENS: dict[str, Callable[[Machine], None]] = {
    "under-voltage": lambda machine: machine.put(machine.alarm, "1"),
    "link-fell": lambda machine: machine.put(machine.usb / "speed", "480"),
    "reset": lambda machine: machine.say("usb 2-1: reset SuperSpeed USB device number 2 using xhci_hcd"),
    "over-current": lambda machine: machine.put(machine.port / "over_current_count", "1"),
    "timed-out": lambda machine: machine.count(machine.scsi, 1),
}


def _as_disk(folder_fd: int, mount: Mount | None) -> FilesystemAbilities:
    return msgspec.structs.replace(probe(folder_fd, mount), caches_writes=True)


@pytest.mark.parametrize("trouble", HAPPENS)
def test_trouble_pauses_a_backup_when_all_is_safe_and_its_end_tells_of_it(
    workshop: Workshop, tmp_path: Path, trouble: str
) -> None:
    machine, clock = Machine(tmp_path), SleepingClock()
    disk = UnhurriedDisk(clock)
    drive = SampledDrive(NoCounters(), NoEstimate(), Watching(), machine.troubles("sdb"))
    happened_s: list[float] = []

    def happen(_control: ScriptedControl, _times: int) -> None:
        copied = [event for event in workshop.events if isinstance(event, Progress) and event.bytes > 1_000_000]
        if copied and not happened_s:
            happened_s.append(clock())
            HAPPENS[trouble](machine)

    def tell(event: Event) -> None:
        workshop.events.append(event)  # the list of this run, which is a new one

    workshop.clock, workshop.disk, workshop.probe, workshop.slot_bytes = clock, disk, _as_disk, 100_000
    workshop.control = ScriptedControl(happen)
    workshop.sampler = DriveSampler(lambda _number: drive, tell)
    for number in range(60):
        write(workshop.source / f"{number:02}", os.urandom(100_000))

    result = workshop.backup(pace=PRESETS["full"])
    events = workshop.events
    workshop.sampler, workshop.control = NoSampler(), Unattended()  # they hold the kernel's log open

    assert result.outcome == "done"
    begin, end = (
        next(event for event in events if isinstance(event, Happened) and event.kind == kind)
        for kind in ("rest", "rest-over")
    )
    assert begin.values["reason"] == "trouble"
    assert begin.elapsed_s - happened_s[0] < 10
    assert not [time_s for time_s in disk.writes_s if begin.elapsed_s < time_s <= end.elapsed_s]
    during = [event for event in events[events.index(begin) : events.index(end)] if isinstance(event, Progress)]
    assert {event.bytes - event.durable_bytes for event in during} == {0}
    state = RunState()
    for event in events:
        state = state.after(event)
    assert [each.code for each in state.notes if isinstance(each, Note)] == [f"trouble-{trouble}"]
    assert all("{" not in note(each.code, each.values) for each in state.notes)
