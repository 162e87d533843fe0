"""The work of a preparation: what each step does to the drive, or finds out about it.

UDisks2's report of success is not enough: the result is read back and compared with the plan.

The ports below are what a preparation needs of the computer: the eraser, the mounter, the permissions. All of them may
raise the errors of `devices.dbus`, and ShinglebackErrors.
"""

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from typing import Final, Protocol

from shingleback.devices.capabilities import actions_of
from shingleback.devices.erase import FormatRequest, HelperPort
from shingleback.devices.mount import MountedVolume
from shingleback.domain.connection import OUR_PARTITION
from shingleback.domain.drive import Drive, Identity
from shingleback.domain.errors import DriveRefused, FactDifference, Why
from shingleback.domain.formatting.profiles import LUKS_EXPECTED
from shingleback.domain.formatting.types import (
    ExpectedFact,
    FormatPlan,
    OptionRoute,
    Permission,
    Profile,
    SetByUdisks,
    StepKind,
    Table,
    mkfs_words,
)
from shingleback.domain.superblocks.reader import Facts, compare
from shingleback.protocol.events import Event, Note

_NEVER_LEFT_OUT: Final = ("label", "sectors_as_drive")
"""Facts that must be right on every route: UDisks2 always gets the label, and mkfs must choose the sectors itself."""

_LUKS: Final = "crypto_LUKS"


class EraserPort(Protocol):
    """See `devices.erase`: each call reads the drives again, and refuses if the drive differs from the confirmed one.

    It returns the new identity of the drive, to be confirmed with the next call.
    """

    async def erase(self, confirmed: Identity, table: Table) -> Identity: ...

    async def partition(
        self, confirmed: Identity, start_bytes: int, name: str, filesystem: str
    ) -> tuple[Identity, str]:
        """Also returns the node of the partition."""

    async def format(self, confirmed: Identity, node: str, request: FormatRequest) -> Identity: ...


class Volumes(Protocol):
    """See `devices.verify_format`."""

    async def inside_of(self, node: str) -> str: ...

    async def uuid_of(self, node: str) -> str: ...


class AuthorityPort(Protocol):
    """See `devices.capabilities`."""

    async def permission(self, action: str) -> Permission: ...

    async def ask_for(self, action: str) -> Permission: ...


class VolumeFacts(Protocol):
    """The facts of a volume, by the names in `domain.superblocks`; `filesystem` may be crypto_LUKS."""

    async def may_read(self, node: str) -> bool:
        """Whether the device may be read without a password."""

    async def on_disk(self, node: str, filesystem: str) -> Facts: ...

    async def in_kernel(self, node: str, filesystem: str, point: str) -> Facts:
        """The facts of a mounted volume and of the encrypted device that contains it. The kernel knows fewer facts."""


@dataclass(frozen=True, slots=True)
class Ports:
    """The interfaces to the computer, one for each kind of step: only a preparation takes them, and tests replace all.

    Each does one thing to a drive, or finds out one thing, and none knows another, so there is nothing to group.

    Attributes:
        drives: returns all drives that are plugged in now.
        check: returns the drive at a node; raises if it is not the confirmed drive, or must not be erased.
        helper: makes the filesystem if the plan's route needs it.
        open_volume: mounts a volume with this program's options, and reports those that were refused.
        is_writable: whether the user can create a file there.
        trim: trims the free space of a mounted filesystem, given its node.
    """

    eraser: EraserPort
    drives: Callable[[], Awaitable[tuple[Drive, ...]]]
    check: Callable[[str, Identity], Awaitable[Drive]]
    volumes: Volumes
    authority: AuthorityPort
    reader: VolumeFacts
    helper: HelperPort
    open_volume: Callable[[str], Awaitable[MountedVolume]]
    is_writable: Callable[[str], Awaitable[bool]]
    trim: Callable[[str], Awaitable[None]]


@dataclass(frozen=True, slots=True)
class ReadBack:
    """The result of reading back.

    Attributes:
        source: `disk`, or `kernel` if the drive itself may not be read.
        unread: facts that could not be checked.
    """

    source: str
    differences: tuple[FactDifference, ...]
    unread: tuple[str, ...]


def read_back(plan: FormatPlan, profile: Profile, source: str, facts: Facts) -> ReadBack:
    of_luks = LUKS_EXPECTED if plan.is_encrypted else ()
    compared = compare((*of_luks, *profile.expected, ExpectedFact("label", plan.label)), facts)
    return ReadBack(source, compared.differences, compared.unread)


def refuse_differences(plan: FormatPlan, read: ReadBack) -> None:
    """Raises DriveRefused. On the route PLAIN, the user already knows that the options were left out."""
    told_before = plan.route is OptionRoute.PLAIN
    refused = [difference for difference in read.differences if not told_before or difference.fact in _NEVER_LEFT_OUT]
    if refused:
        detail = ", ".join(f"{difference.fact} {difference.found} ≠ {difference.wanted}" for difference in refused)
        raise DriveRefused(Why.PREPARED_DIFFERENTLY, detail=detail)


def format_request(plan: FormatPlan, profile: Profile, secret: str | None, helper: HelperPort) -> FormatRequest:
    """mke2fs only uses the last `-E`, so if UDisks2 passes on the options, it must not add its own."""
    hands_on = plan.route is OptionRoute.MKFS_ARGS
    return FormatRequest(
        filesystem=profile.filesystem,
        profile=plan.profile,
        label=plan.label,
        mkfs_args=mkfs_words(profile) if hands_on else (),
        no_discard=not hands_on and any(option.set_by_udisks is SetByUdisks.NO_DISCARD for option in profile.mkfs),
        take_ownership=True,
        secret=secret if plan.is_encrypted else None,
        via_helper=helper if plan.route is OptionRoute.HELPER else None,
    )


@dataclass(slots=True)
class _Target:
    """Where the filesystem is made.

    Attributes:
        identity: of the drive; each step that changes the drive returns a new one, which the next step confirms.
        node: of the partition, once there is one.
        inside: the node of the filesystem, which differs from `node` if it is encrypted.
        drive: as checked; None before that.
    """

    identity: Identity
    node: str
    inside: str
    drive: Drive | None = None


class PreparationWork:
    """Carries out the steps of one plan, each when it is told to.

    Attributes:
        read: the facts read back; None before that.
        mount_point, uuid: of the new filesystem.
    """

    def __init__(
        self, plan: FormatPlan, profile: Profile, ports: Ports, tell: Callable[[Event], None], secret: str | None
    ) -> None:
        self.read: ReadBack | None = None
        self.mount_point = ""
        self.uuid = ""
        self._plan = plan
        self._profile = profile
        self._ports = ports
        self._tell = tell
        self._secret = secret
        self._target = _Target(plan.identity, plan.device, plan.device)
        self._formatting: asyncio.Task[None] | None = None

    async def carry_out(self, kind: StepKind) -> None:
        """Raises what the ports raise, and DriveRefused."""
        work: Mapping[StepKind, Callable[[], Awaitable[None]]] = {
            StepKind.CHECK: self._check,
            StepKind.ALLOW: self._allow,
            StepKind.ERASE: self._erase,
            StepKind.PARTITION: self._partition,
            StepKind.ENCRYPT: self._encrypt,
            StepKind.FORMAT: self._format,
            StepKind.READ_BACK: self._read_back,
            StepKind.MOUNT: self._mount,
            StepKind.HAND_OVER: self._hand_over,
            StepKind.TRIM: self._trim,
        }
        await work[kind]()

    async def may_read(self) -> bool:
        """Whether the drive itself may be read. Otherwise only the kernel can be asked, once it is mounted."""
        return all([await self._ports.reader.may_read(node) for node in {self._target.node, self._target.inside}])

    async def _check(self) -> None:
        self._target.drive = await self._ports.check(self._plan.device, self._target.identity)

    async def _allow(self) -> None:
        """Get all permissions before any change: first check for denials, then ask for passwords."""
        authority = self._ports.authority
        is_system = self._target.drive is not None and self._target.drive.is_system
        actions = actions_of(self._plan.route, is_system=is_system)
        permissions = {action: await authority.permission(action) for action in actions}
        if Permission.DENIED in permissions.values():
            raise DriveRefused(Why.NOT_ALLOWED)
        for action in [action for action, permission in permissions.items() if permission is Permission.ASKS]:
            may_ask = self._plan.may_ask_password
            if not may_ask or await authority.ask_for(action) is not Permission.GRANTED:
                raise DriveRefused(Why.NOT_ALLOWED)

    async def _erase(self) -> None:
        self._target.identity = await self._ports.eraser.erase(self._target.identity, self._profile.table)

    async def _partition(self) -> None:
        profile = self._profile
        self._target.identity, self._target.node = await self._ports.eraser.partition(
            self._target.identity, profile.start_bytes, OUR_PARTITION, profile.filesystem
        )
        self._target.inside = self._target.node

    async def _encrypt(self) -> None:
        """UDisks2 encrypts and formats in one call: this step ends when the unlocked device exists."""
        self._formatting = asyncio.create_task(self._make())
        opening = asyncio.create_task(self._opened())
        await asyncio.wait({self._formatting, opening}, return_when=asyncio.FIRST_COMPLETED)
        is_open = opening.done() and opening.exception() is None
        opening.cancel()
        if not is_open:
            await self._formatting

    async def _opened(self) -> None:
        while not await self._ports.volumes.inside_of(self._target.node):
            pass

    async def _format(self) -> None:
        volumes = self._ports.volumes
        await (self._formatting or self._make())
        if self._plan.is_encrypted:
            self._target.inside = await volumes.inside_of(self._target.node)
        self.uuid = await volumes.uuid_of(self._target.inside)

    async def _make(self) -> None:
        request = format_request(self._plan, self._profile, self._secret, self._ports.helper)
        self._target.identity = await self._ports.eraser.format(self._target.identity, self._target.node, request)

    async def _read_back(self) -> None:
        """Read from the kernel if it is mounted by now, because the drive may not be read."""
        reader, filesystem = self._ports.reader, self._profile.filesystem
        if self.mount_point:
            source, facts = "kernel", await reader.in_kernel(self._target.inside, filesystem, self.mount_point)
        else:
            header = await reader.on_disk(self._target.node, _LUKS) if self._plan.is_encrypted else {}
            source, facts = "disk", {**header, **await reader.on_disk(self._target.inside, filesystem)}
        self.read = read_back(self._plan, self._profile, source, facts)
        refuse_differences(self._plan, self.read)

    async def _mount(self) -> None:
        opened = await self._ports.open_volume(self._target.inside)
        self.mount_point = opened.point
        if opened.times.are_written:
            self._tell(Note(code="access-times-stay", values={"path": opened.point}))

    async def _hand_over(self) -> None:
        if not await self._ports.is_writable(self.mount_point):
            raise DriveRefused(Why.DESTINATION_UNWRITABLE, path=self.mount_point)

    async def _trim(self) -> None:
        await self._ports.trim(self._target.inside)
