"""A whole device is measured by reading only."""

import os
from pathlib import Path

import pytest

from shingleback.bootstrap.measuring import measure_device
from shingleback.domain.errors import UsageError, Why
from shingleback.domain.measurement import Behavior, TestName
from shingleback.measuring.areas import DeviceArea
from shingleback.protocol.control import Unattended
from shingleback.protocol.events import Event, MeasurePlanned, Progress
from shingleback.protocol.measuring import MeasureFinished
from shingleback.store.private_files import Paths
from tests.fakes.udisks import FakeUDisks
from tests.fakes.udisks_formatting import Formatting
from tests.fakes.udisks_objects import DRIVE, drive, path_of
from tests.fakes.udisks_objects import device as about_device
from tests.helpers.bus import private_bus

MIB = 1 << 20
NODE = "/dev/nvme9n1"
SIZE = 600 * MIB


@pytest.fixture
def device(tmp_path: Path) -> Path:
    """A file stands in for the device: the requests are the same."""
    path = tmp_path / "sdb"
    with path.open("wb") as file:
        file.truncate(SIZE)
        file.seek(300 * MIB)
        file.write(b"mine")
    return path


def measure(
    device: Path, *tests: TestName, reported: list[Event] | None = None, is_dry_run: bool = False
) -> MeasureFinished:
    collected = reported if reported is not None else []
    return measure_device(device, tests, Paths.of_user(), collected.append, Unattended(), is_dry_run=is_dry_run)


def test_a_device_is_read_at_ten_positions_at_random_and_by_ten_readers_and_never_written(device: Path) -> None:
    before, reported = os.stat(device), list[Event]()
    measurement = measure(device, reported=reported).measurement
    assert measurement is not None
    assert len(measurement.places) == 10
    assert measurement.random_read_s > 0
    assert measurement.readers_bytes_per_s > 0
    assert (measurement.written_bytes, measurement.area_bytes) == (0, SIZE)
    assert not measurement.write_curve
    after = os.stat(device)
    assert (after.st_mtime_ns, after.st_blocks) == (before.st_mtime_ns, before.st_blocks)
    (planned,) = (event for event in reported if isinstance(event, MeasurePlanned))
    assert planned.written_bytes == 0
    assert {event.current for event in reported if isinstance(event, Progress)} == {
        "position",
        "random-read",
        "readers",
    }


def test_reading_alone_never_says_that_a_drive_is_shingled_or_conventional(device: Path) -> None:
    measurement = measure(device).measurement
    assert measurement is not None
    assert measurement.verdict.behavior in (Behavior.NOT_TOLD, Behavior.NOT_A_HARD_DISK)


def test_the_whole_device_is_read_sequentially_only_if_requested(device: Path) -> None:
    measurement = measure(device, TestName.SEQUENTIAL).measurement
    assert measurement is not None
    assert measurement.read_curve
    assert not measurement.places


@pytest.mark.parametrize("test", [TestName.IDLE, TestName.COLLAPSE, TestName.RANDOM_WRITE, TestName.SMALL_FILES])
def test_a_test_that_writes_is_refused(device: Path, test: TestName) -> None:
    with pytest.raises(UsageError) as caught:
        measure(device, test)
    assert caught.value.why is Why.TEST_ONLY_READS


def test_the_device_is_opened_read_only(device: Path) -> None:
    fd = os.open(device, os.O_RDONLY)
    area = DeviceArea(fd)
    with pytest.raises(OSError, match="Bad file descriptor"):
        os.pwrite(fd, b"x", 0)
    with pytest.raises(UsageError):
        area.write(0, MIB)
    area.close()


def test_a_dry_run_only_reports_the_plan(device: Path) -> None:
    reported = list[Event]()
    assert measure(device, reported=reported, is_dry_run=True).measurement is None
    assert [type(event) for event in reported] == [MeasurePlanned]


def test_udisks2_opens_a_device_that_the_user_may_not_open(device: Path, tmp_path: Path) -> None:
    tree = {DRIVE: drive(), path_of(NODE): about_device(NODE, 1000, points=[], size=SIZE)}
    with private_bus(tmp_path) as bus, FakeUDisks(bus.address, tree, lambda _node: None) as udisks:
        Formatting(udisks).images[NODE] = device
        result = measure_device(Path(NODE), (), Paths.of_user(), lambda _event: None, Unattended(), bus=bus.address)
    assert result.measurement is not None
    assert result.measurement.area_bytes == SIZE


def test_an_unreadable_device_is_reported(tmp_path: Path) -> None:
    with pytest.raises(UsageError) as caught:
        measure_device(tmp_path / "none", (), Paths.of_user(), lambda _event: None, Unattended(), bus="unix:path=/none")
    assert caught.value.why is Why.TEST_NOT_ALLOWED
