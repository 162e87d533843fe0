"""The engine on a simulated drive makes the same copy, only later, and says why."""

import os
from dataclasses import replace
from pathlib import Path

import pytest

from shingleback.bootstrap import demo
from shingleback.domain.computer import ComputerIdentity
from shingleback.engine.drive.disk import RealDisk
from shingleback.engine.drive.pace import Pace
from shingleback.engine.source.copy_context import BackupRequest, Limits
from shingleback.protocol.control import Unattended
from shingleback.protocol.events import DriveState, Event, Progress, State
from shingleback.simulator.disk import SimulatedDisk
from shingleback.simulator.media_cache import MediaCacheDrive
from shingleback.simulator.model import ModelReport
from shingleback.simulator.presets import PRESETS, Preset
from shingleback.store.private_files import Paths
from tests.fakes.clock import SleepingClock
from tests.helpers.trees import make_odd_tree, snapshot, write
from tests.helpers.workshop import Workshop


def small_cache(cache_bytes: int, band_bytes: int = 786_432) -> Preset:
    """The drive of the demo with a cache that fills up soon."""
    demo = PRESETS["demo"]
    assert isinstance(demo.drive, MediaCacheDrive)
    return replace(demo, drive=replace(demo.drive, cache_bytes=cache_bytes, band_bytes=band_bytes))


def test_a_run_on_a_simulated_drive_makes_the_same_copy_as_on_a_real_one(workshop: Workshop) -> None:
    make_odd_tree(workshop.source)
    for number in range(30):
        write(workshop.source / f"more/{number}", os.urandom(100_000))
    limits = Limits(bytes=1_000_000, files=20, seconds=3600)
    workshop.disk = RealDisk()
    real = workshop.backup(limits=limits)
    on_real = snapshot(workshop.destination / "source")

    clock, shown = SleepingClock(), list[ModelReport]()
    workshop.clock = clock
    workshop.disk = SimulatedDisk(
        RealDisk(), small_cache(1_500_000), lambda now: shown.append(now.reading), clock, clock.sleep
    )
    workshop.destination = workshop.folder / "simulated"
    simulated = workshop.backup(limits=limits)

    assert snapshot(workshop.destination / "source") == on_real
    assert (simulated.outcome, simulated.copied, simulated.durable) == (real.outcome, real.copied, real.durable)
    assert shown[-1].has_overflowed
    assert clock() > real.copied.bytes / 4.75e6
    assert simulated.elapsed_s == pytest.approx(clock(), abs=0.01)


def test_a_stall_is_reported_while_it_lasts_and_can_be_canceled(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The drive needs more than a second per band, in a process of its own."""
    monkeypatch.setitem(PRESETS, "stalling", small_cache(200_000, band_bytes=1_500_000))
    for number in range(3):
        write(tmp_path / f"source/{number}", os.urandom(150_000))
    control = Unattended()
    events: list[Event] = []

    def take(event: Event) -> None:
        events.append(event)
        if isinstance(event, Progress) and event.silent_s >= 0.6:
            control.is_canceled = True

    request = BackupRequest(
        [bytes(tmp_path / "source")],
        bytes(tmp_path / "drive"),
        pace=Pace(0, 100_000),
        computer=ComputerIdentity("host"),
    )
    paths = Paths(tmp_path / "config", tmp_path / "state", tmp_path / "cache")
    result = demo.run_simulated_backup(request, paths, take, control, "stalling")

    assert result.outcome == "canceled"
    before = events[: events.index(State(state="canceling"))]
    assert [event.silent_s >= 0.6 for event in before if isinstance(event, Progress)][-1]
    drive = [event for event in events if isinstance(event, DriveState) and event.source == "modeled"]
    assert drive[-1].phase == "full"
    assert drive[-1].cache_bytes == 200_000


def test_a_preset_without_engine_sizes_uses_the_default_sizes(tmp_path: Path) -> None:
    write(tmp_path / "source/file", b"content")
    events: list[Event] = []
    request = BackupRequest([bytes(tmp_path / "source")], bytes(tmp_path / "drive"), computer=ComputerIdentity("host"))
    paths = Paths(tmp_path / "config", tmp_path / "state", tmp_path / "cache")
    result = demo.run_simulated_backup(request, paths, events.append, Unattended(), "archive-8tb-like")

    assert (result.outcome, result.room) == ("done", None)  # the free space is that of the computer's disk
    assert (tmp_path / "drive/source/file").read_bytes() == b"content"
    assert {event.cache_bytes for event in events if isinstance(event, DriveState)} == {25_000_000_000}
