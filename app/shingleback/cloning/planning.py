"""From a source and a target to the plan, or the reason why there is none; and from a plan to what the clone has."""

import hashlib
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import Final

import msgspec.structs

from shingleback.cloning.content import CloneContent
from shingleback.cloning.copy import STAMP_START
from shingleback.cloning.examine import FoundVolume, SourceFacts, part_of, reader_of
from shingleback.cloning.growing import CAN_GROW, ENCRYPTED
from shingleback.cloning.media import SourceMedium
from shingleback.cloning.patches import Patch, moved, new_uuid_patches, partition_start, single, single_room
from shingleback.domain.cloning import CloneLayout, ClonePlan
from shingleback.domain.connection import OUR_PARTITION
from shingleback.domain.drive import Identity
from shingleback.domain.errors import UsageError, Why

_NEVER_TWINS: Final = "btrfs"
_UUID_AT: Final = 6, 8

MakeNumber = Callable[[], bytes]


@dataclass(frozen=True, slots=True, kw_only=True)
class CloneSource:
    """Attributes: `node`: or the path of an image; `is_drive`: it is a device; `is_whole`: and not just a part."""

    node: str
    name: str
    key: str
    is_drive: bool
    is_whole: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class CloneTarget:
    """Attributes: `identity`: None for an image, whose `size_bytes` and `sector_bytes` do not matter."""

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
    """Raises UsageError where the target cannot hold the source, or there is nothing to copy, or not all of it."""
    if not medium.size_bytes:
        raise UsageError(Why.CLONE_SOURCE_EMPTY, source=source.name)
    if reader_of(medium)(0, len(STAMP_START)) == STAMP_START:
        raise UsageError(Why.CLONE_SOURCE_UNFINISHED, source=source.name)
    is_to_drive = target.identity is not None
    is_volume = not facts.has_table and not source.is_whole
    layout, room = CloneLayout.AS_IT_IS, target.size_bytes if is_to_drive else medium.size_bytes
    if is_to_drive and is_volume and facts.last.filesystem:
        partition_bytes = single_room(target.size_bytes, target.sector_bytes)
        if partition_bytes >= medium.size_bytes:  # what was a whole drive may fit only without a partition table
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
    """`new_uuid` decides on all that is new, so that a run that continues gives the same.

    Raises UsageError where the filesystem cannot get a new UUID.
    """
    numbers = _numbers(new_uuid)
    shift = partition_start(sector_bytes) if plan.layout is CloneLayout.PARTITION else 0
    patches: list[Patch] = []
    size_bytes = medium.size_bytes
    if plan.target_identity is not None:  # an image may end anywhere, and a drive takes only whole sectors
        size_bytes = -(-size_bytes // sector_bytes) * sector_bytes
    if plan.is_renamed:
        patches += _renaming(medium, _renamed(plan, facts), shift, numbers)
    if plan.layout is CloneLayout.PARTITION:
        patches += single(plan.target_bytes, sector_bytes, OUR_PARTITION, plan.filesystem, numbers)
        size_bytes = plan.target_bytes
    elif facts.table is not None and plan.target_identity is not None:
        new_guid = numbers if plan.is_renamed else None
        patches += moved(facts.table, plan.target_bytes, grows=plan.grows or plan.grows_later, new_guid=new_guid)
        size_bytes = plan.target_bytes
    return CloneContent(medium, shift, patches, size_bytes)


def _renamed(plan: ClonePlan, facts: SourceFacts) -> list[FoundVolume]:
    """All if that is wished for, and else those that must not have a twin."""
    return [one for one in facts.volumes if plan.renames_all or one.filesystem == _NEVER_TWINS]


def _renaming(medium: SourceMedium, volumes: Iterable[FoundVolume], shift: int, number: MakeNumber) -> Iterator[Patch]:
    read = reader_of(medium)
    for volume in volumes:
        inside = part_of(read, volume.start, volume.length)
        found = new_uuid_patches(volume.filesystem, inside, volume.length, number())
        if found is None:
            raise UsageError(Why.CLONE_NO_NEW_UUID, filesystem=volume.filesystem or "?")
        for patch in found:
            yield Patch(volume.start + shift + patch.offset, patch.data)


def _check_sectors(facts: SourceFacts, target: CloneTarget) -> None:
    """A partition table counts in sectors. A filesystem needs sectors that are no larger than its own unit."""
    is_wrong = facts.unit_bytes != target.sector_bytes if facts.has_table else facts.unit_bytes < target.sector_bytes
    if is_wrong:
        why = Why.CLONE_SECTORS_OF_TABLE if facts.has_table else Why.CLONE_SECTORS_TOO_LARGE
        raise UsageError(why, drive=target.name, sector_bytes=target.sector_bytes, unit_bytes=facts.unit_bytes)


def _numbers(seed: str) -> MakeNumber:
    """One random UUID after the other (RFC 9562, version 4), always the same ones for a seed."""
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
