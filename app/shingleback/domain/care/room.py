"""How full a filesystem is, and what limits what still fits."""

from enum import StrEnum

import msgspec


class RoomLimit(StrEnum):
    """What will run out first; the values are those of `room_limit` in `care --json`."""

    SPACE = "space"
    METADATA = "metadata"  # of btrfs: there is room for file contents, but not for metadata
    INODES = "inodes"
    ZONES = "zones"  # a zoned drive must keep more space free than others


class BtrfsSpace(msgspec.Struct, frozen=True, kw_only=True):
    """How a btrfs has divided its device, in bytes.

    Attributes:
        allocated_bytes: of the device, with all copies.
        data_free_bytes, metadata_free_bytes: free space in allocated block groups, without btrfs's global reserve.
        metadata_copies: how many copies of metadata are written.
        unusable_bytes: deleted data in zones that cannot be written again before they are reclaimed.
        unplaced_bytes: written data that has no place on the device yet (delayed allocation).
    """

    total_bytes: int
    allocated_bytes: int
    data_free_bytes: int
    metadata_free_bytes: int
    metadata_copies: int = 2
    unusable_bytes: int = 0
    unplaced_bytes: int = 0

    @property
    def unallocated_bytes(self) -> int:
        return max(0, self.total_bytes - self.allocated_bytes)
