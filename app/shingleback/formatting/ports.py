"""What a preparation needs of the computer: who erases, who looks, who opens, who is asked for permission.

All of these may raise the errors of `drives.bus`, and ShinglebackErrors.
"""

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from typing import Protocol

from shingleback.drives.authority import Permission
from shingleback.drives.erasing import FormatRequest, Helper
from shingleback.drives.mounting import Opened
from shingleback.model.drive import Drive
from shingleback.model.identity import Identity
from shingleback.model.profile import Table

Facts = Mapping[str, str | int]


class Eraser(Protocol):
    """See `drives.erasing`: each call reads the drives anew, and refuses where anything is not as confirmed.

    What comes back is the drive's identity afterward, to be confirmed with the next call.
    """

    async def erase(self, confirmed: Identity, table: Table) -> Identity: ...

    async def partition(
        self, confirmed: Identity, start_bytes: int, name: str, filesystem: str
    ) -> tuple[Identity, str]:
        """And the node of the partition."""

    async def format(self, confirmed: Identity, node: str, request: FormatRequest) -> Identity: ...


class Volumes(Protocol):
    """See `drives.preparing`."""

    async def inside_of(self, node: str) -> str: ...

    async def uuid_of(self, node: str) -> str: ...


class Authority(Protocol):
    """See `drives.authority`."""

    async def permission(self, action: str) -> Permission: ...

    async def ask_for(self, action: str) -> Permission: ...


class Reader(Protocol):
    """What is on a volume, by the names of `knowledge.superblocks`; `filesystem` may be crypto_LUKS."""

    async def may_read(self, node: str) -> bool:
        """Whether the device may be read without a password."""

    async def on_disk(self, node: str, filesystem: str) -> Facts: ...

    async def in_kernel(self, node: str, filesystem: str, point: str) -> Facts:
        """Of a volume that is mounted, and of what it is the inside of; less is known so."""


@dataclass(frozen=True, slots=True)
class Ports:
    """What there is to work with.

    Attributes:
        drives: all that are plugged in now.
        check: gives the drive at a node; raises where it is not the one that was confirmed, or must not be erased.
        helper: makes filesystems where the plan's road needs it.
        open_volume: mounts it as this program wants it, and tells what could not be had.
        is_writable: whether the person can put a file there.
    """

    eraser: Eraser
    drives: Callable[[], Awaitable[tuple[Drive, ...]]]
    check: Callable[[str, Identity], Awaitable[Drive]]
    volumes: Volumes
    authority: Authority
    reader: Reader
    helper: Helper
    open_volume: Callable[[str], Awaitable[Opened]]
    is_writable: Callable[[str], Awaitable[bool]]
