"""Which kernel log lines about a drive the helper reveals, and which it withholds."""

import fcntl
import os
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from shingleback.helper.devices import find_device
from shingleback.helper.programs import ProgramCall
from shingleback.helper.reports import kernel_log
from shingleback.helper.verb_process import Stop
from tests.fakes.helper_machine import Machine
from tests.fakes.recording_run import RecordingRun

Log = Callable[..., list[object]]


@pytest.fixture
def log(tmp_path: Path) -> Iterator[Log]:
    """Takes lines, and returns those revealed about sdb. A pipe in packet mode gives single records, like /dev/kmsg."""
    machine = Machine(tmp_path)
    machine.plug_in()
    machine.mapped("dm-3", (254, 3), 30, "sdb1")
    os.mkfifo(machine.computer.kmsg)
    fd = os.open(machine.computer.kmsg, os.O_RDWR)
    fcntl.fcntl(fd, fcntl.F_SETFL, os.O_DIRECT | os.O_NONBLOCK)

    def revealed(*lines: str, most: int = 100, priority: int = 6) -> list[object]:
        for number, line in enumerate(lines):
            os.write(fd, f"{priority},{number},{number * 1000},-;{line}\n SUBSYSTEM=scsi\n".encode())
        request = ProgramCall(
            computer=machine.computer,
            device=find_device(machine.computer, 8, 16, 7),
            values=(most,),
            uid=0,
            run=RecordingRun(),
            stop=Stop(),
        )
        return [str(record).partition(";")[2] for record in kernel_log(request)[0]]  # type: ignore[attr-defined]

    yield revealed
    os.close(fd)


@pytest.mark.parametrize(
    "line",
    [
        "sd 6:0:0:0: [sdb] Attached SCSI disk",
        "scsi host6: uas",
        "EXT4-fs (sdb1): mounted filesystem",
        "Buffer I/O error on dev dm-3, logical block 0",
        "usb 2-1.4: USB disconnect, device number 5",
        "usb-storage 2-1.4:1.0: USB Mass Storage device detected",
        "usb 2-1-port4: cannot reset (err = -110)",
        "I/O error, dev sdb, sector 2048 op 0x1:(WRITE)",
    ],
)
def test_lines_about_the_drive_are_revealed(log: Log, line: str) -> None:
    assert log(line) == [line]


@pytest.mark.parametrize(
    "line",
    [
        "sd 0:0:0:0: [sda] Attached SCSI disk",
        "sd 16:0:0:0: [sdbc] Attached SCSI disk",
        "EXT4-fs (sda1): mounted filesystem",
        "usb 2-1.41: USB disconnect, device number 5",
        "usb 2-1: new SuperSpeed USB device",
        "usb 12-1.4: new SuperSpeed USB device",
        "dm-30: detected capacity change",
        "usb usb2-port1: disabled by hub (EMI?), re-enabling...",
        "audit: type=1400 apparmor=DENIED name=/home/alice/secret",
        'audit: type=1400 audit(1.2:3): avc: denied { read } for comm="cat" name="secret" dev="sdb1" ino=12',
        'type=1400 audit(1.2:3): avc: denied { read } for comm="cat" name="secret" dev="sdb1" ino=12',
        "wlan0: associated with 6:00:00:00",
    ],
)
def test_lines_about_other_things_are_withheld(log: Log, line: str) -> None:
    assert log(line) == []


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        (
            "BTRFS warning (device sdb1): checksum error on dev /dev/sdb1 (path: home/bob/letter to (ada).txt)",
            "BTRFS warning (device sdb1): checksum error on dev /dev/sdb1 (path: …)",
        ),
        (
            "EXT4-fs error (device sdb1): ext4_lookup:1785: comm bob: the diary: 'it's secret' linked to parent dir",
            "EXT4-fs error (device sdb1): ext4_lookup:1785: comm …: '…' linked to parent dir",
        ),
        ('ntfs3: sdb1: ino=5, "bob" attr_set_size', "ntfs3: sdb1: ino=5, '…' attr_set_size"),
        ("BTRFS: device fsid 1-2 devid 1 transid 8 /dev/sdb1 scanned by bobs tool (77)", None),
        ("loop: sdb1 is /home/bob/secret disk.img", "loop: sdb1 is /…"),
        (
            r"bobs tool: attempt to access beyond end of device\x0asdb1: rw=2049, sector=15628053168, limit=8",
            "…: attempt to access beyond end of device: sdb1: rw=2049, sector=15628053168, limit=8",
        ),
        (
            "usb 2-1.4: usbfs: process 1742 (bobs (ada) tool) did not claim interface 0 before use",
            "usb 2-1.4: usbfs: process …",
        ),
        (
            "sd 6:0:0:0: [sdb] program bobs tool is using a deprecated SCSI ioctl, please convert it to SG_IO",
            "sd 6:0:0:0: [sdb] program … is using a deprecated SCSI ioctl, please convert it to SG_IO",
        ),
        (
            r"\xd0\xb1bob\xd0\xbe\xd0\xb1\xd0\xb0: attempt to access beyond end of device\x0asdb1: rw=2049",
            "…: attempt to access beyond end of device: sdb1: rw=2049",
        ),
        (
            r"sd 6:0:0:0: [sdb] program \xd0\xb1bob\xd0\xbe\xd0\xb1 is using a deprecated SCSI ioctl",
            "sd 6:0:0:0: [sdb] program … is using a deprecated SCSI ioctl",
        ),
        (
            "EXT4-fs error (device sdb1): ext4_readdir:262: comm ls: path /devices/secret diary: bad entry",
            "EXT4-fs error (device sdb1): ext4_readdir:262: comm …: path …",
        ),
    ],
    ids=[
        *("a path", "a program and a name", "a quoted name", "a scanning program", "an unmarked path"),
        *("a line break before the drive", "a program on the port", "a program with an old request"),
        *("a program's foreign letters", "foreign letters of an old request", "a path like the kernel's own"),
    ],
)
def test_no_line_reveals_a_file_or_a_program(log: Log, line: str, expected: str | None) -> None:
    (logged,) = log(line)

    assert expected is None or logged == expected
    assert not any(name in str(logged) for name in ("bob", "diary", "secret", "ada"))


@pytest.mark.parametrize(
    "line",
    [
        "blk_update_request: I/O error, dev sdb, sector 2048 op 0x0:(READ) flags 0x0",
        "sd 6:0:0:0: [sdb] Doesn't support DPO or FUA and can't be asked",
        "EXT4-fs (sdb1): mounted filesystem 12-34 r/w with ordered data mode. Quota mode: none.",
        "input: Button as /devices/pci0000:00/usb2/2-1.4/input/input7",
    ],
)
def test_lines_without_names_are_unchanged(log: Log, line: str) -> None:
    assert log(line) == [line]


def test_lines_written_by_programs_are_withheld(log: Log) -> None:
    """The kernel marks them with another facility: 3 is that of system daemons."""
    assert log("systemd[1]: Mounting /home/alice/secret (sdb1)", priority=3 << 3 | 6) == []


def test_the_newest_lines_are_revealed_in_order(log: Log) -> None:
    assert log(*(f"sdb: line {number}" for number in range(5)), most=2) == ["sdb: line 3", "sdb: line 4"]
