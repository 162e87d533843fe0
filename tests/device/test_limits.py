"""The limits of a run on a real device, with the real helper in its own process. Loops have no command timeout."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from shingleback.bootstrap.limiting import QueueLimitsSidecar, queue_limits_of
from shingleback.devices.queue_limiter import QueueLimiter
from shingleback.devices.queue_limits import LimitsJournal, QueueLimit
from shingleback.domain.helper_protocol import Verb
from shingleback.helper.devices import Computer, ProtectedDisks
from shingleback.helper.verbs import Verbs
from shingleback.protocol.events import Event, Note, State
from tests.helpers import program
from tests.helpers.bus import Bus
from tests.helpers.containers import needs_writable_sysfs
from tests.helpers.helper_process import helper_process
from tests.helpers.loop import KINDS, skip_unless_possible
from tests.helpers.partitioned import Partitioned, make, mounted_partition, partitioned
from tests.helpers.patience import wait_until

pytestmark = [pytest.mark.device, needs_writable_sysfs]
LONG_REQUESTS_KIB = 1280
MIB = 1 << 20


@pytest.fixture
def drive(tmp_path: Path) -> Iterator[Partitioned]:
    skip_unless_possible(KINDS["btrfs"])
    if not Path("/sys/block/loop0/bdi/max_bytes").exists():
        pytest.skip("needs Linux 6.2")
    with partitioned(tmp_path / "image") as drive:
        (queue(drive) / "max_sectors_kb").write_text(str(LONG_REQUESTS_KIB))
        yield drive


@pytest.fixture
def helper(bus: Bus, drive: Partitioned, monkeypatch: pytest.MonkeyPatch) -> Iterator[QueueLimiter]:
    monkeypatch.setenv("DBUS_SYSTEM_BUS_ADDRESS", bus.address)
    computer = Computer()
    with helper_process(bus.address, Verbs(computer, ProtectedDisks(computer, lambda disk: disk.name == drive.name))):
        yield QueueLimiter(bus.address)


def queue(drive: Partitioned) -> Path:
    return Path(f"/sys/block/{drive.name}/queue")


def sectors_kib(drive: Partitioned) -> int:
    return int((queue(drive) / "max_sectors_kb").read_text())


def limit_of(folder: Path) -> tuple[int, int]:
    """Whether the limit is strict, and its bytes."""
    return int((folder / "strict_limit").read_text()), int((folder / "max_bytes").read_text())


def run(limits: list[QueueLimit], journal: LimitsJournal, helper: QueueLimiter) -> QueueLimitsSidecar:
    """A sidecar that has started and set its limits."""
    events: list[Event] = []
    sidecar = QueueLimitsSidecar(limits, journal, lambda: helper)
    report = sidecar.telling(events.append)

    def is_set() -> bool:
        report(State(state="running"))
        return Note(code="limits-set") in events

    wait_until(is_set)
    return sidecar


@pytest.mark.parametrize("filesystem", ["ext4", "btrfs"])
def test_the_kernel_is_as_it_was_after_a_run(
    drive: Partitioned, helper: QueueLimiter, tmp_path: Path, filesystem: str
) -> None:
    make(drive, f"mkfs.{filesystem}", "-q")
    with mounted_partition(drive, tmp_path / "point") as point:
        of_disk = Path(f"/sys/block/{drive.name}/bdi")
        (device_limits,) = [
            *(folder.parents[1] / "bdi" for folder in Path("/sys/fs/btrfs").glob(f"*/devices/{drive.name}p1")),
            *([of_disk] if filesystem == "ext4" else []),
        ]
        limits = queue_limits_of(os.fsencode(point / "folder that is not there yet"))

        sidecar = run(limits, LimitsJournal(tmp_path / "limits"), helper)
        during, requests_kib = limit_of(device_limits), sectors_kib(drive)
        bound_of_disk = limit_of(of_disk)
        sidecar.end()

        assert (during[0], requests_kib) == (1, 1024)
        assert abs(during[1] - 256 * MIB) < 8 * MIB
        assert bound_of_disk[0] == (1 if filesystem == "ext4" else 0)
        assert (limit_of(device_limits)[0], sectors_kib(drive)) == (0, LONG_REQUESTS_KIB)
        assert (device_limits / "max_ratio").read_text() == "100\n"
        assert queue_limits_of(os.fsencode(point)) == limits


def test_a_drive_unmounted_meanwhile_gets_back_what_is_possible(
    drive: Partitioned, helper: QueueLimiter, tmp_path: Path
) -> None:
    """The limit of an ext4 is that of its disk. The helper sets it only while mounted, so it is kept until then."""
    make(drive, "mkfs.ext4", "-q")
    with mounted_partition(drive, tmp_path / "point") as point:
        sidecar = run(queue_limits_of(os.fsencode(point)), LimitsJournal(tmp_path / "limits"), helper)
    sidecar.end()

    ((_, limits),) = LimitsJournal(tmp_path / "limits").take_over()

    assert [limit.verb for limit in limits] == [Verb.SET_WRITE_LIMIT]
    assert sectors_kib(drive) == LONG_REQUESTS_KIB
    with mounted_partition(drive, tmp_path / "again"):
        assert helper.give_back(limits) == []
    assert limit_of(Path(f"/sys/block/{drive.name}/bdi"))[0] == 0


def test_a_killed_backup_leaves_the_kernel_as_it_was(drive: Partitioned, helper: QueueLimiter, tmp_path: Path) -> None:
    assert helper
    source = tmp_path / "source"
    source.mkdir()
    (source / "film").write_bytes(bytes(100 * MIB))
    make(drive, "mkfs.ext4", "-q")
    with mounted_partition(drive, tmp_path / "point") as point:
        with program.running("backup", source, point / "backup", "--pace", "1") as backup:
            program.wait_for_event(backup, "note", code="limits-set")
            during = sectors_kib(drive)
            backup.kill()
        wait_until(lambda: sectors_kib(drive) == LONG_REQUESTS_KIB)
        wait_until(lambda: limit_of(Path(f"/sys/block/{drive.name}/bdi"))[0] == 0)

    assert during == 1024
