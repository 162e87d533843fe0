"""Plans a clone: what the source and the target are, and what speaks against cloning. Opens the source to read it."""

import contextlib
import errno
import fcntl
import os
import signal
import stat
from dataclasses import dataclass, field
from typing import Final

from shingleback.bootstrap.planning import checked
from shingleback.cloning.copy import CloneAbout, head_digest
from shingleback.cloning.media import OpenMedium
from shingleback.cloning.planning import CloneSource, CloneTarget, SourceFacts, examine, plan_clone
from shingleback.devices.dbus import ask_in_thread
from shingleback.devices.mounts import number_of_node
from shingleback.devices.udisks import UDisks, open_source
from shingleback.devices.watch.service import WatchSnapshot
from shingleback.domain.cloning import (
    CloneChoices,
    ClonePlan,
    source_key,
    source_obstacle,
    source_volumes,
    target_key,
    target_obstacle,
)
from shingleback.domain.drive import Drive, Identity, identity_of
from shingleback.domain.errors import UsageError, Why
from shingleback.domain.formatting.plan import identity_text, short_name
from shingleback.domain.local_time import now
from shingleback.domain.text import display_path
from shingleback.messages import cloning as texts
from shingleback.protocol.cloning import ClonePlanItem
from shingleback.store.unfinished import CLONE, DriveMarks, UnfinishedCopy, exact_ends

_USUAL_SECTOR_BYTES: Final = 512


@dataclass(frozen=True, slots=True, kw_only=True)
class CloneRequest:
    """The user's request.

    Attributes:
        source: a device, or an image; `target`: a whole drive, or an image that does not exist yet.
        identity: the target's identity when it was examined before; None on the first look.
        shown: the fingerprint of the plan that the user has seen; empty if none.
    """

    source: str
    target: str
    identity: Identity | None = None
    shown: str = ""
    choices: CloneChoices = field(default_factory=CloneChoices)
    pace: str = ""


@dataclass(frozen=True, slots=True)
class PlannedClone:
    """A plan, with the source open. Attributes: `source_drive`, `target_drive`: None for an image."""

    plan: ClonePlan
    source: OpenMedium
    facts: SourceFacts
    sector_bytes: int
    source_drive: Drive | None = None
    target_drive: Drive | None = None


def about_of(planned: PlannedClone, memory: memoryview) -> CloneAbout:
    """What the map of a clone says of it. Reads the starts of the volumes."""
    plan = planned.plan
    return CloneAbout(
        source=plan.source_key,
        target=plan.target_key,
        source_head=head_digest(planned.source, (volume.start for volume in planned.facts.volumes), memory),
        source_bytes=plan.source_bytes,
        target_bytes=plan.target_bytes,
        layout=plan.layout.value,
        uses_map=plan.uses_map,
        is_renamed=plan.is_renamed,
    )


async def planned_clone(
    request: CloneRequest, udisks: UDisks, snapshot: WatchSnapshot, protected: frozenset[str]
) -> PlannedClone:
    """Plan a clone. The caller must close its source.

    Raises UsageError, SafetyRefusal and OSError, and the errors of `devices.dbus`.
    """
    source, drive = _source(request, snapshot)
    target, target_drive = _target(request, snapshot, drive, protected)
    fd = await open_source(udisks, source.node, snapshot.objects) if source.is_drive else _opened_image(source.node)
    medium = OpenMedium(fd)
    try:
        facts = await ask_in_thread(lambda: examine(medium, copies_all=request.choices.copies_all))
        plan = plan_clone(
            source,
            medium,
            facts,
            target,
            compares=request.choices.compares,
            wants_new_uuid=request.choices.wants_new_uuid,
            wants_growth=request.choices.wants_growth,
            wants_followers=request.choices.sets_follow,
        )
    except BaseException:
        medium.close()
        raise
    return PlannedClone(plan, medium, facts, target.sector_bytes, drive, target_drive)


def _source(request: CloneRequest, snapshot: WatchSnapshot) -> tuple[CloneSource, Drive | None]:
    node = os.path.realpath(request.source)
    for drive in snapshot.drives:
        volumes = source_volumes(drive, node)
        if node != drive.device and not volumes:
            continue
        other_drives = tuple(other_drive for other_drive in snapshot.drives if other_drive.number != drive.number)
        if obstacle := source_obstacle(drive, node, other_drives):
            raise obstacle
        is_whole = node == drive.device
        key = source_key(drive, node)
        return CloneSource(node=node, name=drive.name, key=key, is_drive=True, is_whole=is_whole), drive
    if not _is_file(node):
        if node.startswith("/dev/"):
            raise UsageError(Why.NO_SUCH_DRIVE, device=request.source)
        number = errno.EISDIR if os.path.isdir(node) else errno.ENOENT
        raise UsageError(Why.FILE_UNREADABLE, path=request.source, detail=os.strerror(number))
    shown_path = display_path(os.fsencode(node))
    name = os.path.basename(shown_path)
    return CloneSource(node=node, name=name, key=shown_path, is_drive=False, is_whole=False), None


def _target(
    request: CloneRequest, snapshot: WatchSnapshot, source: Drive | None, protected: frozenset[str]
) -> tuple[CloneTarget, Drive | None]:
    path = os.path.realpath(request.target)
    if not number_of_node(path):
        return _image(path), None
    for candidate in snapshot.drives:
        if candidate.device == path and (obstacle := target_obstacle(source, candidate)):
            raise obstacle
    drive = checked(path, request.identity, snapshot.drives, protected)
    target = CloneTarget(
        node=drive.device,
        key=target_key(drive),
        name=drive.name,
        short_name=short_name(drive, snapshot.drives),
        identity=identity_of(drive),
        size_bytes=drive.size_bytes,
        sector_bytes=drive.sector_bytes or _USUAL_SECTOR_BYTES,
    )
    return target, drive


def _image(path: str) -> CloneTarget:
    if path.startswith("/dev/"):  # a drive that was unplugged
        raise UsageError(Why.NO_SUCH_DRIVE, device=path)
    folder = os.path.dirname(path)
    if not os.path.isdir(folder):
        raise UsageError(Why.CLONE_NO_FOLDER, path=folder)
    if os.path.lexists(path) and not _is_file(path):
        raise UsageError(Why.CLONE_TARGET_EXISTS, path=path)
    shown_path = display_path(os.fsencode(path))
    name = os.path.basename(shown_path)
    return CloneTarget(node=path, key=shown_path, name=name, sector_bytes=_USUAL_SECTOR_BYTES)


def plan_item(plan: ClonePlan, target_folders: tuple[str, ...] = ()) -> ClonePlanItem:
    """Convert a plan for the event stream. `target_folders` are those of backup sets with a backup on the target."""
    figures = texts.figures_of(plan, target_folders)
    return ClonePlanItem(
        source=plan.source,
        source_name=plan.source_name,
        target=plan.target,
        target_name=plan.target_name,
        name=plan.short_name,
        identity=identity_text(plan.target_identity) if plan.target_identity else "",
        fingerprint=plan.fingerprint,
        layout=plan.layout.value,
        filesystem=plan.filesystem,
        source_bytes=plan.source_bytes,
        target_bytes=plan.target_bytes,
        copied_bytes=plan.copied_bytes,
        is_renamed=plan.is_renamed,
        grows=plan.grows,
        steps=tuple(step.value for step in plan.steps),
        texts=tuple(texts.will(step, figures) for step in plan.steps),
        remarks=tuple(texts.remark(remark, figures) for remark in plan.remarks),
        remark_codes=tuple(remark.value for remark in plan.remarks),
        target_folders=target_folders,
    )


def listed(
    request: CloneRequest, planned: PlannedClone, done_bytes: int, total_bytes: int, unread_bytes: int = 0
) -> UnfinishedCopy:
    """Return this clone's entry for the list of unfinished copies."""
    plan = planned.plan
    when = now().isoformat(timespec="seconds")
    source, target = os.fsencode(plan.source), os.fsencode(plan.target)
    identity = plan.target_identity
    source_marks = DriveMarks()
    if planned.source_drive is not None:
        label = next((volume.label for volume in planned.source_drive.volumes if volume.device == plan.source), "")
        source_marks = DriveMarks(size_bytes=plan.source_bytes, label=label, serial=planned.source_drive.serial)
    return UnfinishedCopy(
        command=CLONE,
        source=display_path(source),
        target=display_path(target),
        exact=exact_ends(source, target),
        source_name=plan.source_name,
        target_name=plan.target_name,
        source_key=plan.source_key,
        target_key=plan.target_key,
        begun_at=when,
        changed_at=when,
        source_marks=source_marks,
        target_marks=DriveMarks(size_bytes=identity.size_bytes, serial=identity.serial) if identity else DriveMarks(),
        options=request.choices.options,
        done_bytes=done_bytes,
        total_bytes=total_bytes,
        unread_bytes=unread_bytes,
    )


def _is_file(path: str) -> bool:
    with contextlib.suppress(OSError):
        return stat.S_ISREG(os.stat(path).st_mode)
    return False


def _opened_image(path: str) -> int:
    """Open an image to read. Raises UsageError, also if it may be open for writing elsewhere."""
    try:
        fd = os.open(path, os.O_RDONLY | os.O_CLOEXEC)
    except OSError as error:
        raise UsageError(Why.FILE_UNREADABLE, path=path, detail=error.strerror or "") from None
    if _may_be_written(fd):
        os.close(fd)
        raise UsageError(Why.CLONE_IMAGE_IN_USE, path=path)
    return fd


def _may_be_written(fd: int) -> bool:
    """Whether somebody has the file open for writing, for example a loop device or a virtual machine.

    The kernel grants a read lease only if nobody does. The lease is released immediately; if somebody opens the file in
    between, the kernel sends us a signal, so it must be a harmless one. Some filesystems have no leases, and other
    users' files get none: in those cases the answer is False.
    """
    try:
        fcntl.fcntl(fd, fcntl.F_SETSIG, signal.SIGURG)
        fcntl.fcntl(fd, fcntl.F_SETLEASE, fcntl.F_RDLCK)
    except OSError as error:
        return error.errno == errno.EAGAIN
    fcntl.fcntl(fd, fcntl.F_SETLEASE, fcntl.F_UNLCK)
    return False
