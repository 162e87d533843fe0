"""From a destination's device to the drive that a run samples, and what the window does with earlier runs."""

import os
from collections.abc import Mapping
from contextlib import closing
from pathlib import Path

import pytest

from shingleback.domain.monitoring import Phase
from shingleback.domain.smr.drive_database import parse_table
from shingleback.monitor.cache.estimator import NoEstimate
from shingleback.monitor.drive_history import DriveStore
from shingleback.monitor.recording import Point, Recording, pack
from shingleback.monitor.run_monitor import DeviceStack, KnownDrives, RealDrives
from shingleback.protocol.events import DriveState, Event, Sampled, Watching
from shingleback.store.drive_records import built_in_text
from shingleback.store.private_files import Paths
from tests.helpers.sysfs import Sysfs

STAT = "1 0 8 1 {writes} 0 {sectors} 5 0 8 9 0 0 0 0 0 0\n"
NUMBER = os.makedev(8, 17)
KEY = "Expansion HDD/NA7TEST"
TABLE = parse_table(built_in_text())
PASSED_THROUGH = {"ID_ATA": "1", "ID_MODEL": "ST8000AS0002-1NA17Z", "ID_SERIAL_SHORT": "Z840TEST"}
PROPERTIES = {"ID_MODEL": "Expansion HDD", "ID_SERIAL_SHORT": "NA7TEST"}


@pytest.fixture
def sysfs(tmp_path: Path) -> Sysfs:
    sysfs = Sysfs(tmp_path / "sys")
    disk = sysfs.usb_disk("sdb", files={"stat": STAT.format(writes=10, sectors=1_000)})
    sysfs.write(disk / "sdb1", {"partition": "1\n", "dev": "8:17\n", "stat": STAT.format(writes=1, sectors=1)})
    sysfs.link(sysfs.root / "class/block/sdb1", disk / "sdb1")
    sysfs.link(sysfs.root / "dev/block/8:17", disk / "sdb1")
    return sysfs


def udev(name: str) -> Mapping[str, str]:
    return PROPERTIES if name == "sdb" else {}


def found(sysfs: Sysfs, number: int = NUMBER) -> DeviceStack:
    return RealDrives(lambda: TABLE, sysfs.root, udev).find(number)


# a run --------------------------------------------------------------------------------------------------------


def test_a_partition_leads_to_its_drive_and_the_drives_key(sysfs: Sysfs) -> None:
    drive = found(sysfs)
    assert (drive.device, drive.key) == ("sdb", KEY)
    counters = drive.counters.read()
    assert counters is not None
    assert counters.written_bytes == 512_000


def test_an_encrypted_volume_leads_to_the_drive_below(sysfs: Sysfs) -> None:
    folder = sysfs.write(sysfs.root / "devices/virtual/block/dm-0", {"stat": STAT.format(writes=2, sectors=2)})
    sysfs.link(folder / "slaves/sdb1", sysfs.root / "class/block/sdb1")
    sysfs.link(sysfs.root / "class/block/dm-0", folder)
    sysfs.link(sysfs.root / "dev/block/253:0", folder)
    assert found(sysfs, os.makedev(253, 0)).device == "sdb"


def test_an_array_is_counted_as_a_whole_and_has_no_key(sysfs: Sysfs) -> None:
    sysfs.sata_disk("sda", files={"stat": STAT.format(writes=1, sectors=1)})
    folder = sysfs.write(sysfs.root / "devices/virtual/block/md0", {"stat": STAT.format(writes=3, sectors=3)})
    for member in ("sda", "sdb1"):
        sysfs.link(folder / "slaves" / member, sysfs.root / "class/block" / member)
    sysfs.link(sysfs.root / "class/block/md0", folder)
    sysfs.link(sysfs.root / "dev/block/9:0", folder)
    drive = found(sysfs, os.makedev(9, 0))
    assert (drive.device, drive.key) == ("md0", "")
    assert isinstance(drive.estimator(None), NoEstimate)


@pytest.mark.parametrize("number", [0, os.makedev(8, 99)], ids=["network", "missing device"])
def test_a_destination_without_a_device_is_not_counted(sysfs: Sysfs, number: int) -> None:
    drive = found(sysfs, number)
    assert (drive.device, drive.key, drive.counters.read()) == ("", "", None)


def test_a_filesystem_over_several_drives_is_not_counted(sysfs: Sysfs) -> None:
    for member in ("sdb1", "sdc1"):
        sysfs.write(sysfs.root / "fs/btrfs/0b6d/devices" / member, {"size": "1\n"})
    assert found(sysfs).device == ""


def test_a_drive_with_io_statistics_switched_off_has_no_counters(sysfs: Sysfs) -> None:
    sysfs.write(sysfs.root / "class/block/sdb", {"queue/iostats": "0\n"})
    assert found(sysfs).counters.read() is None


def test_the_estimate_begins_with_what_is_known_about_the_model(sysfs: Sysfs) -> None:
    """The table has this drive in a bridge, with its cache size."""
    known_drive = RealDrives(lambda: TABLE, sysfs.root, lambda name: PASSED_THROUGH if name == "sdb" else {}).find(
        NUMBER
    )
    unknown_state = found(sysfs).estimator(None).state
    state = known_drive.estimator(None).state
    assert state.phase is Phase.FILLING
    assert state.capacity_low_bytes < 25e9 < state.capacity_high_bytes
    assert unknown_state.capacity_bytes != state.capacity_bytes


# the window ---------------------------------------------------------------------------------------------------


def paths_in(folder: Path) -> Paths:
    return Paths.of_user({"HOME": str(folder)})


def save_runs(folder: Path, count: int) -> None:
    """Save runs that have as many points as their number."""
    with closing(DriveStore(paths_in(folder).drives_folder, KEY)) as store:
        for number in range(1, count + 1):
            recording = Recording()
            for second in range(number):
                recording.add(Point(second, 1.0, 1, 1))
            store.save_run(store.begin_run(number), pack(recording))


def older(folder: Path, watching: Watching) -> int | None:
    recording = KnownDrives(paths_in(folder)).older(watching)
    return None if recording is None else len(recording)


def test_the_previous_run_is_found_for_comparison(tmp_path: Path) -> None:
    save_runs(tmp_path, 3)
    assert older(tmp_path, Watching(drive=KEY, run=3)) == 2
    assert older(tmp_path, Watching(drive=KEY, run=4)) == 3


def test_a_first_run_has_no_previous_one(tmp_path: Path) -> None:
    save_runs(tmp_path, 1)
    assert older(tmp_path, Watching(drive=KEY, run=1)) is None
    assert older(tmp_path, Watching(drive="another", run=1)) is None
    assert older(tmp_path, Watching()) is None


def test_an_unreadable_run_is_ignored(tmp_path: Path) -> None:
    with closing(DriveStore(paths_in(tmp_path).drives_folder, KEY)) as store:
        store.save_run(store.begin_run(1.0), b"nonsense")
    assert older(tmp_path, Watching(drive=KEY, run=2)) is None


def test_after_the_run_the_same_counters_are_sampled(sysfs: Sysfs, tmp_path: Path) -> None:
    events: list[Event] = []
    state = DriveState(
        source="estimated",
        elapsed_s=9,
        written_bytes=9,
        cache_used_bytes=50,
        cache_bytes=100,
        phase="full",
        tidy_s=30,
        tidy_low_s=20,
        tidy_high_s=40,
    )
    sampler = KnownDrives(paths_in(tmp_path), sysfs.root).sampler(
        Watching(drive=KEY, device="sdb"), state, events.append
    )
    assert sampler is not None
    for second in range(13):
        sampler.tick_on(100.0 + second)
    assert [event.elapsed_s for event in events if isinstance(event, Sampled)] == [
        101.0 + second for second in range(12)
    ]
    last = [event for event in events if isinstance(event, DriveState)][-1]
    assert (last.phase, last.tidy_s, last.cache_used_bytes) == ("tidying", 19.0, 32)


@pytest.mark.parametrize("device", ["", "sdz"])
def test_a_missing_drive_is_not_sampled(sysfs: Sysfs, tmp_path: Path, device: str) -> None:
    known_drive = KnownDrives(paths_in(tmp_path), sysfs.root)
    assert known_drive.sampler(Watching(device=device), None, lambda _event: None) is None
