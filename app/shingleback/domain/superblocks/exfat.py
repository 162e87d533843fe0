"""Reads the facts of an exFAT filesystem.

Source: "exFAT file system specification" of Microsoft, sections 3.1, 3.4 and 7.3.

Facts:
    size_bytes, sector_bytes, cluster_bytes, clusters.
    fat_start_bytes, heap_start_bytes: where the table and the first cluster begin, counted from the partition's start.
    aligned_to_32_mib: 1 if the table and the first cluster for files begin at a multiple of 32 MiB of the whole drive;
        with --pack-bitmap the allocation bitmap is right before that cluster. Missing if the start of the partition is
        unknown.
    sectors_as_drive: 1 if its sectors have the same size as the drive's; Windows reads no other. mkfs.exfat 1.2.6 to
        1.2.9 choose the drive's larger physical sectors (release notes of 1.2.6 and 1.3.0). Missing if the drive's
        sector size is unknown.
"""

from typing import Final, NamedTuple

from shingleback.domain.superblocks.structure import (
    Read,
    Structure,
    power_of_two,
    read_exactly,
    require,
)

NAME_AT: Final = 3
NAME: Final = b"EXFAT   "
_BAND_BYTES: Final = 32 << 20
_ENTRY_BYTES: Final = 32
_LABEL_ENTRY: Final = 0x83
_BITMAP_ENTRY: Final = 0x81
FIRST_CLUSTER: Final = 2
_LONGEST_LABEL: Final = 11  # in UTF-16
_LOOKED_AT_BYTES: Final = 64 * 1024  # of the root directory; mkfs writes these entries first
_CHECKED_SECTORS: Final = 11
_UNCHECKED: Final = frozenset({106, 107, 112})  # the flags, and the percentage in use


class ExfatVolume(NamedTuple):
    """The main boot sector.

    Attributes:
        table_bytes, heap_bytes: where the table and the first cluster begin.
        root: the number of the root directory's first cluster.
        tables: how many there are.
    """

    size_bytes: int
    sector_bytes: int
    cluster_bytes: int
    clusters: int
    table_bytes: int
    heap_bytes: int
    root: int
    flags: int
    tables: int
    partition_bytes: int
    serial: str

    def place_of(self, cluster: int) -> int:
        return self.heap_bytes + (cluster - FIRST_CLUSTER) * self.cluster_bytes


def open_volume(read: Read, size_bytes: int) -> ExfatVolume:
    """Read the boot sector. Raises NotThisFilesystem if it is another one, or damaged."""
    boot = Structure(read_exactly(read, 0, 512))
    require(boot.raw(NAME_AT, 8) == NAME and boot.u16(510) == 0xAA55)
    sector_bytes = power_of_two(boot.u8(108), 9, 12)
    cluster_bytes = sector_bytes * power_of_two(boot.u8(109), 0, 25 - boot.u8(108))
    require(boot.u64(72) * sector_bytes <= size_bytes)
    _check(read, sector_bytes)
    volume = ExfatVolume(
        size_bytes=boot.u64(72) * sector_bytes,
        sector_bytes=sector_bytes,
        cluster_bytes=cluster_bytes,
        clusters=boot.u32(92),
        table_bytes=boot.u32(80) * sector_bytes,
        heap_bytes=boot.u32(88) * sector_bytes,
        root=boot.u32(96),
        flags=boot.u16(106),
        tables=boot.u8(110),
        partition_bytes=boot.u64(64) * sector_bytes,
        serial=f"{boot.u32(100):08X}",
    )
    require(volume.heap_bytes + volume.clusters * cluster_bytes <= volume.size_bytes)
    return volume


def facts(
    read: Read, size_bytes: int, *, partition_start_bytes: int | None = None, drive_sector_bytes: int | None = None
) -> dict[str, str | int]:
    volume = open_volume(read, size_bytes)
    # The first entry of each type in the root directory.
    length = min(volume.cluster_bytes, _LOOKED_AT_BYTES)
    data = read_exactly(read, volume.place_of(volume.root), length)
    entries = [Structure(data[at : at + _ENTRY_BYTES]) for at in range(0, length, _ENTRY_BYTES)]
    folder = {entry.u8(0): entry for entry in reversed(entries)}
    label = folder.get(_LABEL_ENTRY)
    volume_facts: dict[str, str | int] = {
        "label": label.text(2, 2 * min(label.u8(1), _LONGEST_LABEL), "utf-16-le") if label else "",
        "uuid": f"{volume.serial[:4]}-{volume.serial[4:]}",
        "size_bytes": volume.size_bytes,
        "sector_bytes": volume.sector_bytes,
        "cluster_bytes": volume.cluster_bytes,
        "clusters": volume.clusters,
        "fat_start_bytes": volume.table_bytes,
        "heap_start_bytes": volume.heap_bytes,
    }
    start = partition_start_bytes if partition_start_bytes is not None else volume.partition_bytes or None
    if start is not None:
        files = volume.heap_bytes
        bitmap = folder.get(_BITMAP_ENTRY)
        if bitmap is not None and bitmap.u32(20) == FIRST_CLUSTER:  # it comes before the files
            files += -(-bitmap.u64(24) // volume.cluster_bytes) * volume.cluster_bytes
        volume_facts["aligned_to_32_mib"] = int(
            _is_aligned(start + volume.table_bytes)
            and (_is_aligned(start + volume.heap_bytes) or _is_aligned(start + files))
        )
    if drive_sector_bytes is not None:
        volume_facts["sectors_as_drive"] = int(volume.sector_bytes == drive_sector_bytes)
    return volume_facts


def _is_aligned(place: int) -> bool:
    return place % _BAND_BYTES == 0


def _check(read: Read, sector_bytes: int) -> None:
    """The twelfth sector repeats the checksum of the eleven before it."""
    data = read_exactly(read, 0, (_CHECKED_SECTORS + 1) * sector_bytes)
    checksum = 0
    for at in range(_CHECKED_SECTORS * sector_bytes):
        if at not in _UNCHECKED:
            checksum = ((checksum >> 1 | checksum << 31) + data[at]) & 0xFFFFFFFF
    require(checksum == Structure(data).u32(_CHECKED_SECTORS * sector_bytes))
