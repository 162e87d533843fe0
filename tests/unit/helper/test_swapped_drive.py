"""A drive that is swapped after it was found, before anything is done to it."""

from dataclasses import replace
from pathlib import Path

import pytest

from shingleback.domain.helper_protocol import HelperRefusal
from shingleback.helper.devices import Computer, find_device, mounts, open_filesystem
from shingleback.helper.filesystem_work import collect_garbage, trim
from shingleback.helper.noatime import remount_noatime
from shingleback.helper.programs import Do, ProgramCall
from shingleback.helper.queue_limits import set_command_timeout, set_max_sectors, set_write_limit
from shingleback.helper.verb_process import Refused, Stop
from tests.fakes.helper_machine import Machine
from tests.fakes.recording_run import RecordingRun

MIB = 1 << 20


@pytest.fixture
def swapped(tmp_path: Path) -> ProgramCall:
    """A call about sdb, which another drive has replaced, with a mount point where this computer has a real mount."""
    machine = Machine(tmp_path)
    disk = machine.plug_in()
    bdi = disk / "bdi"
    bdi.mkdir()
    for name in ("max_bytes", "strict_limit", "max_ratio"):
        (bdi / name).write_text("before")
    device = find_device(machine.computer, 8, 16, 7)
    (disk / "diskseq").write_text("8\n")
    proc_mount = next(mount for mount in mounts(Computer()) if mount.point == "/proc")
    machine.computer.mountinfo.write_text(f"{proc_mount.id} 1 8:16 / {proc_mount.point} rw - {{}} none rw\n")
    return ProgramCall(computer=machine.computer, device=device, values=(), uid=1000, run=RecordingRun(), stop=Stop())


@pytest.mark.parametrize(
    ("verb", "filesystem", "values"),
    [
        (remount_noatime, "ext4", ()),
        (trim, "ext4", (0, MIB, 0)),
        (collect_garbage, "f2fs", (1,)),
        (set_max_sectors, "ext4", (1024,)),
        (set_command_timeout, "ext4", (60,)),
        (set_write_limit, "ext4", (64 * MIB,)),
    ],
    ids=lambda value: getattr(value, "__name__", ""),
)
def test_nothing_is_done_to_the_other_drive(
    swapped: ProgramCall, verb: Do, filesystem: str, values: tuple[object, ...]
) -> None:
    listed = swapped.computer.mountinfo
    listed.write_text(listed.read_text().format(filesystem))
    before = limits(swapped)

    with pytest.raises(Refused) as refused:
        verb(replace(swapped, values=values))

    assert refused.value.why is HelperRefusal.ANOTHER_DRIVE
    assert isinstance(swapped.run, RecordingRun)
    assert swapped.run.commands == []
    assert limits(swapped) == before


def test_the_unchanged_drive_is_found_again(swapped: ProgramCall) -> None:
    """Without this, the other tests would prove nothing."""
    (swapped.device.disk / "diskseq").write_text("7\n")

    with open_filesystem(swapped.computer, swapped.device):
        pass


def limits(request: ProgramCall) -> list[str]:
    disk = request.device.disk
    return [file.read_text() for file in sorted([*disk.rglob("max_*"), *disk.rglob("strict*"), *disk.rglob("timeout")])]
