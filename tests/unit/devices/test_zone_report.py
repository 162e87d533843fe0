"""Zones read from the kernel's report ioctl, and from blkzone's output."""

import errno
import random
import struct
import time
from pathlib import Path

import pytest

from shingleback.devices.kernel import zones_in, zones_of
from shingleback.domain.zones import Zone, ZoneUse

MIB = 1 << 20
SIZE = 256 * MIB
SECTORS = SIZE // 512

# `blkzone report` of util-linux 2.38 for a drive with 256 MiB zones.
PRINTED = (Path(__file__).parents[2] / "data/blkzone-report.txt").read_text()
CAPACITIES = {2: SIZE // 2}
USES = (ZoneUse.CONVENTIONAL, ZoneUse.FULL, ZoneUse.OPEN, ZoneUse.CLOSED, ZoneUse.EMPTY, ZoneUse.OFFLINE)
WRITTEN = (0, SIZE, 64 * MIB, MIB, 0, 0)
EXPECTED = [
    Zone(use, number * SIZE, SIZE, CAPACITIES.get(number, SIZE), written)
    for number, (use, written) in enumerate(zip(USES, WRITTEN, strict=True))
]


class Kernel:
    """Answers the ioctl like the kernel: at most `most` zones per call, from the requested sector."""

    def __init__(self, zones: list[tuple[int, int, int]], most: int = 4096, *, has_capacity: bool = True) -> None:
        """`zones`: type, condition and write pointer of each, the pointer in sectors from the start of the zone."""
        self.requested: list[int] = []
        self._zones = zones
        self._most = most
        self._has_capacity = has_capacity

    def __call__(self, _fd: int, _request: int, buffer: bytearray) -> object:
        sector, count, _ = struct.unpack_from("=QII", buffer)
        self.requested.append(sector)
        first = sector // SECTORS
        part = self._zones[first : first + min(count, self._most)]
        struct.pack_into("=QII", buffer, 0, sector, len(part), int(self._has_capacity))
        for number, (kind, condition, written) in enumerate(part):
            begin = (first + number) * SECTORS
            capacity = CAPACITIES.get(first + number, SIZE) // 512
            fields = (begin, SECTORS, begin + written, kind, condition, 0, 0, capacity)
            struct.pack_into("=QQQBBBB4xQ24x", buffer, 16 + number * 64, *fields)
        return 0


SIX = [(1, 0, 0), (2, 14, SECTORS), (2, 2, 0x20000), (2, 4, 0x800), (2, 1, 0), (2, 15, 0)]


def test_the_kernel_and_blkzone_report_the_same_zones() -> None:
    assert zones_of(0, Kernel(SIX)) == EXPECTED
    assert zones_in(PRINTED) == EXPECTED


def test_many_zones_take_several_calls() -> None:
    kernel = Kernel([(2, 1, 0)] * 10, most=4)
    assert len(zones_of(0, kernel)) == 10
    assert kernel.requested == [0, 4 * SECTORS, 8 * SECTORS, 10 * SECTORS]


def test_a_drive_that_repeats_its_zones_causes_no_endless_loop() -> None:
    kernel = Kernel([(2, 1, 0)] * 4)

    def repeat(fd: int, request: int, buffer: bytearray) -> object:
        struct.pack_into("=Q", buffer, 0, 0)
        return kernel(fd, request, buffer)

    assert len(zones_of(0, repeat)) == 4
    assert len(kernel.requested) == 2


def test_without_a_reported_capacity_the_size_is_used() -> None:
    zones = zones_of(0, Kernel([(2, 14, SECTORS)], has_capacity=False))
    assert [(zone.capacity_bytes, zone.written_bytes) for zone in zones] == [(SIZE, SIZE)]


@pytest.mark.parametrize("number", [errno.ENOTTY, errno.EOPNOTSUPP])
def test_an_ordinary_disk_has_no_zones(number: int) -> None:
    def refuse(*_arguments: object) -> object:
        raise OSError(number, "")

    assert zones_of(0, refuse) == []


def test_a_drive_error_is_raised() -> None:
    def fail(*_arguments: object) -> object:
        raise OSError(errno.EIO, "")

    with pytest.raises(OSError, match="Errno 5"):
        zones_of(0, fail)


def test_damaged_output_never_gives_impossible_zones() -> None:
    chance = random.Random(1)
    for _ in range(300):
        text = list(PRINTED)
        for _ in range(30):
            text[chance.randrange(len(text))] = chance.choice("0123456789abcdefx:,()[] \n")
        assert all(0 <= zone.written_bytes <= zone.capacity_bytes for zone in zones_in("".join(text)))


@pytest.mark.parametrize(
    "beginning", ["start: 0x0, len 0x1, wptr 0x0 ", "start: 0x0, len 0x1, wptr 0x0 zcond: 1(em) ", "start:", "\n"]
)
def test_repeated_beginnings_are_parsed_quickly(beginning: str) -> None:
    """It took an hour while the pattern followed each beginning to the end of the line."""
    begun_s = time.process_time()
    assert zones_in(beginning * ((1 << 20) // len(beginning))) == []
    assert time.process_time() - begun_s < 5


@pytest.mark.parametrize(
    ("begin", "length", "capacity"), [("f" * 16, "1", "1"), ("0", "f" * 16, "1"), ("0", "0", "0"), ("0", "1", "2")]
)
def test_impossible_zones_are_skipped(begin: str, length: str, capacity: str) -> None:
    line = (
        f"start: 0x{begin}, len 0x{length}, cap 0x{capacity}, wptr 0x0 reset:0 non-seq:0, zcond: 1(em) [type: 2(SEQ)]"
    )
    assert zones_in(f"{line}\n{PRINTED}") == EXPECTED
