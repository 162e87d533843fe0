"""Makes the plan of a clone from its source and target, or refuses; and makes the clone's content from a plan.

The source's partitions, filesystems and areas in use are read from the source itself.
"""

import hashlib
import mmap
from collections import OrderedDict
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import Final, NamedTuple

import msgspec.structs

from shingleback.cloning.content import CloneContent
from shingleback.cloning.copy import STAMP_START
from shingleback.cloning.growing import CAN_GROW, ENCRYPTED
from shingleback.cloning.guid_table import GuidTable, moved, partition_start, read_table, single, single_room
from shingleback.cloning.media import ALIGNMENT, SourceMedium
from shingleback.cloning.patches import Patch, new_uuid_patches
from shingleback.domain.cloning import CloneLayout, ClonePlan
from shingleback.domain.connection import OUR_PARTITION
from shingleback.domain.drive import Identity
from shingleback.domain.errors import COMPUTER_ERRNOS, UsageError, Why
from shingleback.domain.superblocks.reader import MAPPED, ByteArea, allocation, claims_a_map, facts_of, merged
from shingleback.domain.superblocks.structure import NotThisFilesystem, Read

_WINDOW_BYTES: Final = 1 << 20
_WINDOWS: Final = 16
_SECTORS: Final = (512, 4096)
_LUKS: Final = "crypto_LUKS"
_UNITS: Final = ("block_bytes", "luks_sector_bytes", "sector_bytes")
_NEVER_TWINS: Final = "btrfs"
_UUID_AT: Final = 6, 8

MakeUuid = Callable[[], bytes]


class FoundVolume(NamedTuple):
    """A filesystem on the source, with its start and length; `filesystem` is empty if it is unknown.

    Attributes:
        number: the number of its partition; 0 if it is not in one.
    """

    filesystem: str
    start: int
    length: int
    number: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class SourceFacts:
    """The findings about a source.

    Attributes:
        table: the GUID partition table; None also for an MBR, which `has_table` includes.
        areas: the areas to copy.
        uses_map: the areas are limited by the allocation map of a filesystem.
        has_doubtful_map: a filesystem's map was refused.
        unit_bytes: the largest sector size of a drive that can hold it.
    """

    table: GuidTable | None
    has_table: bool
    volumes: tuple[FoundVolume, ...]
    areas: tuple[ByteArea, ...]
    uses_map: bool
    has_doubtful_map: bool
    unit_bytes: int

    @property
    def last(self) -> FoundVolume:
        """The last volume on the source, which is the only one that can grow."""
        return max(self.volumes, key=lambda volume: volume.start, default=FoundVolume("", 0, 0))


def examine(source: SourceMedium, *, copies_all: bool = False) -> SourceFacts:
    """Examine a source. What cannot be read of a map makes it doubtful. With `copies_all`, maps are ignored.

    Raises OSError if the source is gone.
    """
    read = reader_of(source, is_lenient=True)
    size = source.size_bytes
    sectors = dict.fromkeys((source.sector_bytes, *_SECTORS))  # an image does not tell which one its drive had
    table = next((candidate for sector in sectors if (candidate := read_table(read, sector))), None)
    if table is not None:
        return _divided(read, size, table, copies_all=copies_all)
    used = None if copies_all else allocation(read, size)
    name = used.filesystem if used else _named(read, size)
    boot_sector = b"" if name else read(0, 512)
    has_old_table = boot_sector[510:512] == b"\x55\xaa" and any(boot_sector[446 + 4 :: 16][:4])  # with a partition
    return SourceFacts(
        table=None,
        has_table=has_old_table,
        volumes=(FoundVolume(name, 0, size),),
        areas=used.areas if used else (ByteArea(0, size),),
        uses_map=used is not None,
        has_doubtful_map=not copies_all and used is None and _has_map(read, name),
        unit_bytes=_unit_bytes(read, size, name) or source.sector_bytes,
    )


def _divided(read: Read, size: int, table: GuidTable, *, copies_all: bool) -> SourceFacts:
    """Examine a source with a partition table. Space outside partitions is not copied, except before the first."""
    parts = table.partitions
    areas = [ByteArea(0, min((part.start for part in parts), default=_WINDOW_BYTES))]
    volumes = []
    uses_map = has_doubtful_map = False
    for part in parts:
        inside = part_of(read, part.start, part.length)
        allocated = None if copies_all else allocation(inside, part.length)
        uses_map = uses_map or allocated is not None
        within = allocated.areas if allocated else (ByteArea(0, part.length),)
        areas += [ByteArea(part.start + area.start, area.length) for area in within]
        name = allocated.filesystem if allocated else _named(inside, part.length)
        has_doubtful_map = has_doubtful_map or (not copies_all and allocated is None and _has_map(inside, name))
        volumes.append(FoundVolume(name, part.start, part.length, part.number))
    return SourceFacts(
        table=table,
        has_table=True,
        volumes=tuple(volumes),
        areas=(ByteArea(0, size),) if copies_all else merged(areas, size),
        uses_map=uses_map,
        has_doubtful_map=has_doubtful_map,
        unit_bytes=table.sector_bytes,
    )


def reader_of(source: SourceMedium, window_bytes: int = _WINDOW_BYTES, *, is_lenient: bool = False) -> Read:
    """Return a function for small reads anywhere: a medium itself needs whole, aligned sectors.

    It raises OSError. With `is_lenient`, it returns nothing instead if only the place cannot be read.
    """
    windows: OrderedDict[int, bytes] = OrderedDict()
    memory = mmap.mmap(-1, window_bytes)

    def exactly(offset: int, length: int) -> bytes:
        """Read no more than the blocks that are asked for."""
        start = offset // ALIGNMENT * ALIGNMENT
        end = min(-(-(offset + length) // ALIGNMENT) * ALIGNMENT, source.size_bytes)
        blocks = mmap.mmap(-1, max(ALIGNMENT, end - start))
        source.read(start, memoryview(blocks)[: max(0, end - start)])
        return blocks[offset - start : max(0, min(offset + length, end) - start)]

    def window(number: int) -> bytes:
        if number not in windows:
            start = number * window_bytes
            length = max(0, min(window_bytes, source.size_bytes - start))
            source.read(start, memoryview(memory)[:length])
            windows[number] = memory[:length]
            if len(windows) > _WINDOWS:
                windows.popitem(last=False)
        return windows[number]

    def read(offset: int, length: int) -> bytes:
        first, last = offset // window_bytes, (offset + length - 1) // window_bytes
        numbers = [number for number in range(first, last + 1) if number * window_bytes < source.size_bytes]
        data = b"".join(window(number) for number in numbers)
        return data[offset - first * window_bytes :][:length]

    def read_leniently(offset: int, length: int) -> bytes:
        for reading in (read, exactly):
            try:
                return reading(offset, length)
            except OSError as error:
                if error.errno in COMPUTER_ERRNOS or not source.is_there():
                    raise
        return b""

    return read_leniently if is_lenient else read


def part_of(read: Read, start: int, size: int) -> Read:
    return lambda offset, length: read(start + offset, max(0, min(length, size - offset)))


def _named(read: Read, size: int) -> str:
    """Return the name of a filesystem without a usable allocation map, or of an encrypted volume; empty if unknown."""
    for name in ("ext4", "btrfs", "exfat", "xfs", "f2fs", "ntfs", _LUKS):
        try:
            facts_of(name, read, size)
        except NotThisFilesystem:
            continue
        return name
    return ""


def _has_map(read: Read, name: str) -> bool:
    """Whether a filesystem has a map, damaged or not. `name` is empty if too much of it is damaged."""
    return name in MAPPED or (not name and claims_a_map(read))


def _unit_bytes(read: Read, size: int, name: str) -> int:
    try:
        facts = facts_of(name, read, size) if name else {}
    except NotThisFilesystem:
        return 0
    return next((int(facts[key]) for key in _UNITS if key in facts), 0)


@dataclass(frozen=True, slots=True, kw_only=True)
class CloneSource:
    """The source of a clone.

    Attributes:
        node: a device, or the path of an image.
        is_drive: it is a device.
        is_whole: it is not just a partition.
    """

    node: str
    name: str
    key: str
    is_drive: bool
    is_whole: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class CloneTarget:
    """The target of a clone. Attributes: `identity`: None for an image, which needs no `size_bytes`, `sector_bytes`."""

    node: str
    key: str
    name: str
    short_name: str = ""
    identity: Identity | None = None
    size_bytes: int = 0
    sector_bytes: int = 0


def plan_clone(
    source: CloneSource,
    medium: SourceMedium,
    facts: SourceFacts,
    target: CloneTarget,
    *,
    compares: bool = True,
    wants_new_uuid: bool = False,
    wants_growth: bool = True,
    wants_followers: bool = False,
) -> ClonePlan:
    """Make a plan. Raises UsageError if the target cannot hold the source, or if that is empty or incomplete itself."""
    if not medium.size_bytes:
        raise UsageError(Why.CLONE_SOURCE_EMPTY, source=source.name)
    if reader_of(medium, is_lenient=True)(0, len(STAMP_START)) == STAMP_START:
        raise UsageError(Why.CLONE_SOURCE_UNFINISHED, source=source.name)
    is_to_drive = target.identity is not None
    is_volume = not facts.has_table and not source.is_whole
    layout, room = CloneLayout.AS_IT_IS, target.size_bytes if is_to_drive else medium.size_bytes
    if is_to_drive and is_volume and facts.last.filesystem:
        partition_bytes = single_room(target.size_bytes, target.sector_bytes)
        if partition_bytes >= medium.size_bytes:  # otherwise it may fit only without a partition table
            layout, room = CloneLayout.PARTITION, partition_bytes
    if room < medium.size_bytes:
        raise UsageError(
            Why.CLONE_TARGET_SMALLER, drive=target.name, size_bytes=target.size_bytes, source_bytes=medium.size_bytes
        )
    if is_to_drive:
        _check_sectors(facts, target)
    has_btrfs = any(volume.filesystem == _NEVER_TWINS for volume in facts.volumes)
    is_renamed = is_to_drive and (wants_new_uuid or (source.is_drive and has_btrfs))
    has_room = is_to_drive and room > medium.size_bytes
    can_grow = has_room and facts.last.filesystem in CAN_GROW
    can_grow_later = has_room and facts.last.filesystem == ENCRYPTED
    plan = ClonePlan(
        source=source.node,
        source_name=source.name,
        source_key=source.key,
        target=target.node,
        target_key=target.key,
        target_name=target.name,
        target_identity=target.identity,
        short_name=target.short_name,
        layout=layout,
        filesystem=facts.last.filesystem,
        source_bytes=medium.size_bytes,
        target_bytes=target.size_bytes if is_to_drive else medium.size_bytes,
        used_bytes=sum(area.length for area in facts.areas),
        copied_bytes=0,
        uses_map=facts.uses_map,
        has_doubtful_map=facts.has_doubtful_map,
        grows=can_grow and wants_growth,
        grows_later=can_grow_later and wants_growth,
        keeps_size=(can_grow or can_grow_later) and not wants_growth,
        is_renamed=is_renamed,
        renames_all=wants_new_uuid,
        compares=compares,
        opens=is_to_drive and facts.last.filesystem not in ("", ENCRYPTED),
        sets_stay=wants_followers and not (source.is_drive and is_to_drive),
    )
    content = content_of(plan, medium, facts, target.sector_bytes, "")
    pieces = map(content.source_area, content.pieces(facts.areas))
    return msgspec.structs.replace(plan, copied_bytes=sum(piece.length for piece in pieces))


def content_of(
    plan: ClonePlan, medium: SourceMedium, facts: SourceFacts, sector_bytes: int, new_uuid: str
) -> CloneContent:
    """Make the content of a clone. All new UUIDs derive from `new_uuid`, so that a continued run has the same.

    Raises UsageError if the filesystem cannot get a new UUID.
    """
    numbers = _uuids(new_uuid)
    shift = partition_start(sector_bytes) if plan.layout is CloneLayout.PARTITION else 0
    patches: list[Patch] = []
    size_bytes = medium.size_bytes
    if plan.target_identity is not None:  # an image may end anywhere, and a drive takes only whole sectors
        size_bytes = -(-size_bytes // sector_bytes) * sector_bytes
    if plan.is_renamed:
        # All if the user wants that, otherwise those that must not have a twin.
        renamed = [volume for volume in facts.volumes if plan.renames_all or volume.filesystem == _NEVER_TWINS]
        patches += _renaming(medium, renamed, shift, numbers)
    if plan.layout is CloneLayout.PARTITION:
        patches += single(plan.target_bytes, sector_bytes, OUR_PARTITION, plan.filesystem, numbers)
        size_bytes = plan.target_bytes
    elif facts.table is not None and plan.target_identity is not None:
        new_guid = numbers if plan.is_renamed else None
        patches += moved(facts.table, plan.target_bytes, grows=plan.grows or plan.grows_later, new_guid=new_guid)
        size_bytes = plan.target_bytes
    return CloneContent(medium, shift, patches, size_bytes)


def _renaming(medium: SourceMedium, volumes: Iterable[FoundVolume], shift: int, number: MakeUuid) -> Iterator[Patch]:
    read = reader_of(medium, is_lenient=True)
    for volume in volumes:
        inside = part_of(read, volume.start, volume.length)
        patches = new_uuid_patches(volume.filesystem, inside, volume.length, number())
        if patches is None:
            raise UsageError(Why.CLONE_NO_NEW_UUID, filesystem=volume.filesystem or "?")
        for patch in patches:
            yield Patch(volume.start + shift + patch.offset, patch.data)


def _check_sectors(facts: SourceFacts, target: CloneTarget) -> None:
    """Check the sector size. Raises UsageError.

    A partition table counts in sectors. A filesystem needs sectors that are no larger than its own unit.
    """
    is_wrong = facts.unit_bytes != target.sector_bytes if facts.has_table else facts.unit_bytes < target.sector_bytes
    if is_wrong:
        why = Why.CLONE_SECTORS_OF_TABLE if facts.has_table else Why.CLONE_SECTORS_TOO_LARGE
        raise UsageError(why, drive=target.name, sector_bytes=target.sector_bytes, unit_bytes=facts.unit_bytes)


def _uuids(seed: str) -> MakeUuid:
    """Return a generator of UUIDs (RFC 9562, version 4), which are always the same for a seed."""
    count = 0

    def number() -> bytes:
        nonlocal count
        count += 1
        data = bytearray(hashlib.sha256(f"{seed} {count}".encode()).digest()[:16])
        version, variant = _UUID_AT
        data[version] = data[version] & 0x0F | 0x40
        data[variant] = data[variant] & 0x3F | 0x80
        return bytes(data)

    return number
