"""Cloning a drive, a volume or an image: the plan, the copy, and what comes after it.

All of it waits for drives, so each runs in a worker process. The source is opened by `devices.open_source`, which only
reads; the target by `devices.erase`, the only code that erases.
"""

import asyncio
import contextlib
import mmap
import os
import stat
import time
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Final

import msgspec

from shingleback.bootstrap.backup import Emit, now
from shingleback.bootstrap.planning import ReadFacts, checked, look, protected_marks
from shingleback.cloning.content import CloneContent
from shingleback.cloning.copy import CloneCopy, Comparison
from shingleback.cloning.damaged import TELLING, files_in
from shingleback.cloning.examine import SourceFacts, examine
from shingleback.cloning.flow import Attendant
from shingleback.cloning.growing import fresh_volume, grow
from shingleback.cloning.mapfile import CopyState
from shingleback.cloning.media import DeviceTarget, ImageTarget, OpenMedium
from shingleback.cloning.planning import CloneSource, CloneTarget, content_of, plan_clone
from shingleback.cloning.state import (
    CloneAbout,
    KeptClone,
    carries_stamp,
    earlier_clone,
    head_digest,
    kept_folder,
    new_clone,
)
from shingleback.devices.dbus import BusError, NotThere, Unanswered, ask_in_thread
from shingleback.devices.erase import Eraser
from shingleback.devices.kernel import Kernel
from shingleback.devices.mount import Mounting
from shingleback.devices.open_source import open_source
from shingleback.devices.sysfs.facts import FactReader
from shingleback.devices.udisks import UDisks, reach
from shingleback.devices.watch.service import WatchSnapshot
from shingleback.domain.cloning import ClonePlan, CloneStep, source_obstacle, source_volumes, target_obstacle
from shingleback.domain.drive import Drive, Identity, identity_of
from shingleback.domain.errors import (
    DriveFull,
    DriveRefused,
    LeftOut,
    LeftOutReason,
    Outcome,
    SafetyRefusal,
    ShinglebackError,
    UsageError,
    Why,
)
from shingleback.domain.formatting.plan import identity_text, short_name
from shingleback.domain.formatting.types import Table
from shingleback.domain.superblocks.allocation import Area
from shingleback.engine.drive.throttle import Disk, PacedDisk, RealDisk, parse_pace
from shingleback.engine.files import linux
from shingleback.engine.report import Reporter
from shingleback.engine.source.rests import Resting
from shingleback.messages import cloning as words
from shingleback.monitor.run_monitor import watch_real
from shingleback.protocol.cloning import BadAreaItem, CloneFinished, ClonePlanItem
from shingleback.protocol.control import Control, run_attended
from shingleback.protocol.events import Note, item_of
from shingleback.protocol.process import Job
from shingleback.store.locks import Turn
from shingleback.store.paths import Paths

_LUKS: Final = "crypto_LUKS"
_LOOK_BYTES: Final = 1 << 20
_USUAL_SECTOR_BYTES: Final = 512
_USUAL_PACE: Final = "balanced"
_MOST_AREAS: Final = 10_000
_SERVICE_FAILED: Final = (NotThere, Unanswered, BusError, msgspec.ValidationError)


@dataclass(frozen=True, slots=True, kw_only=True)
class CloneRequest:
    """What was asked for.

    Attributes:
        source: a device, or an image; `target`: a whole drive, or an image that does not exist yet.
        identity: of the target, as it was looked at before; None where this is the first look.
        shown: the fingerprint of the plan that was shown before; empty where none was.
    """

    source: str
    target: str
    identity: Identity | None = None
    shown: str = ""
    compares: bool = True
    wants_new_uuid: bool = False
    copies_all: bool = False
    pace: str = ""


def clone_plan_job(wish: CloneRequest, paths: Paths, facts: ReadFacts | None = None) -> Job:
    """Nothing is done to any drive; the last word has the plan."""

    def run(emit: Emit, control: Control) -> CloneFinished:
        return _CloneRun(wish, paths, facts or FactReader().read, emit, control).plan_only()

    return run


def clone_job(
    wish: CloneRequest, paths: Paths, facts: ReadFacts | None = None, make_disk: Callable[[], Disk] = RealDisk
) -> Job:
    """Plans once more, and carries that out. The wish has to name the identity of a drive that was confirmed."""

    def run(emit: Emit, control: Control) -> CloneFinished:
        return _CloneRun(wish, paths, facts or FactReader().read, emit, control, make_disk).carry_out()

    return run


@dataclass(frozen=True, slots=True)
class _Planned:
    """A plan, with the source open."""

    plan: ClonePlan
    source: OpenMedium
    facts: SourceFacts
    sector_bytes: int


class _CloneRun:
    """One run of `clone`, from the look at the drives to the final word."""

    def __init__(
        self,
        wish: CloneRequest,
        paths: Paths,
        facts: ReadFacts,
        emit: Emit,
        control: Control,
        make_disk: Callable[[], Disk] = RealDisk,
    ) -> None:
        self._wish = wish
        self._paths = paths
        self._facts = facts
        self._emit = emit
        self._control = control
        self._make_disk = make_disk
        self._word = CloneFinished(
            outcome=Outcome.DONE,
            exit_code=Outcome.DONE.exit_code,
            destination=wish.target,
            started_at=now().isoformat(timespec="seconds"),
        )
        self._begin_s = time.monotonic()

    def plan_only(self) -> CloneFinished:
        def work() -> None:
            with contextlib.closing(run_attended(self._plan(), self._control, Why.STOPPED).source):
                pass

        return msgspec.structs.replace(self._final_word(work), is_dry_run=True)

    def carry_out(self) -> CloneFinished:
        return self._final_word(self._carry_out)

    def _final_word(self, work: Callable[[], None]) -> CloneFinished:
        try:
            work()
        except ShinglebackError as error:
            self._end(error)
        except OSError as error:
            self._end(DriveRefused(Why.DRIVE_READ_ERROR, detail=error.strerror or ""))
        except _SERVICE_FAILED:
            self._end(DriveRefused(Why.NO_DRIVE_SERVICE))
        return msgspec.structs.replace(self._word, elapsed_s=round(time.monotonic() - self._begin_s, 3))

    def _end(self, error: ShinglebackError) -> None:
        outcome = error.outcome
        self._note(outcome=outcome, exit_code=outcome.exit_code, why=error.why, values=error.values)

    def _note(self, **news: object) -> None:
        self._word = msgspec.structs.replace(self._word, **news)

    def _did(self, step: CloneStep) -> None:
        self._note(steps=(*self._word.steps, step.value))

    # the plan -------------------------------------------------------------------------------------------------

    async def _plan(self) -> _Planned:
        async with reach() as udisks:
            return await self._planned(udisks)

    async def _planned(self, udisks: UDisks) -> _Planned:
        wish = self._wish
        seen = await look(udisks, self._facts)
        source, drive = self._source(seen)
        target = self._target(seen, drive)
        fd = await open_source(udisks, source.node, seen.objects) if source.is_drive else _opened_image(source.node)
        medium = OpenMedium(fd)
        try:
            facts = await ask_in_thread(lambda: examine(medium, copies_all=wish.copies_all))
            plan = plan_clone(source, medium, facts, target, compares=wish.compares, wants_new_uuid=wish.wants_new_uuid)
        except BaseException:
            medium.close()
            raise
        self._note(plan=_item(plan))
        if wish.shown not in ("", plan.fingerprint):
            medium.close()
            raise SafetyRefusal(Why.PLAN_CHANGED, drive=plan.target_name)
        return _Planned(plan, medium, facts, target.sector_bytes)

    def _source(self, seen: WatchSnapshot) -> tuple[CloneSource, Drive | None]:
        node = os.path.realpath(self._wish.source)
        for drive in seen.drives:
            volumes = source_volumes(drive, node)
            if node != drive.device and not volumes:
                continue
            others = tuple(other for other in seen.drives if other.number != drive.number)
            if obstacle := source_obstacle(drive, node, others):
                raise obstacle
            is_whole = node == drive.device
            marks = [f"{volume.partition_uuid} {volume.uuid} {volume.size_bytes}" for volume in volumes]
            key = "\n".join((drive.key, *marks))
            return CloneSource(node=node, name=drive.name, key=key, is_drive=True, is_whole=is_whole), drive
        if not _is_file(node):
            raise UsageError(Why.NO_SUCH_DRIVE, device=self._wish.source)
        return CloneSource(node=node, name=os.path.basename(node), key=node, is_drive=False, is_whole=False), None

    def _target(self, seen: WatchSnapshot, source: Drive | None) -> CloneTarget:
        path = os.path.realpath(self._wish.target)
        if not _is_device(path):
            return self._image(path)
        for meant in seen.drives:
            if meant.device == path and (obstacle := target_obstacle(source, meant)):
                raise obstacle
        drive = checked(path, self._wish.identity, seen.drives, protected_marks(self._paths))
        return CloneTarget(
            node=drive.device,
            key=f"{drive.key} {drive.size_bytes}",
            name=drive.name,
            short_name=short_name(drive, seen.drives),
            identity=identity_of(drive),
            size_bytes=drive.size_bytes,
            sector_bytes=drive.sector_bytes or _USUAL_SECTOR_BYTES,
        )

    def _image(self, path: str) -> CloneTarget:
        if path.startswith("/dev/"):  # a drive that was unplugged
            raise UsageError(Why.NO_SUCH_DRIVE, device=path)
        folder = os.path.dirname(path)
        if not os.path.isdir(folder):
            raise UsageError(Why.NO_SUCH_FOLDER, path=folder)
        return CloneTarget(node=path, key=path, name=os.path.basename(path), sector_bytes=_USUAL_SECTOR_BYTES)

    # the copy -------------------------------------------------------------------------------------------------

    def _carry_out(self) -> None:
        turn = Turn(self._paths.clones_folder.with_suffix(".lock"))
        if not turn.take():
            raise UsageError(Why.CLONE_RUNNING)
        try:
            self._clone()
        finally:
            turn.give_back()

    def _clone(self) -> None:
        planned = run_attended(self._plan(), self._control, Why.STOPPED)
        with contextlib.closing(planned.source):
            self._did(CloneStep.CHECK)
            disk = PacedDisk(self._make_disk(), is_hurried=lambda: self._control.is_canceled)
            memory = memoryview(mmap.mmap(-1, _LOOK_BYTES))
            target, kept = self._opened(planned, disk, memory)
            with contextlib.closing(target):
                self._copy(planned, target, kept, disk)
        if planned.plan.target_identity is not None and planned.plan.filesystem:
            asyncio.run(self._afterward(planned))
        kept.forget()
        self._note(map_file="")

    def _opened(self, planned: _Planned, disk: Disk, memory: memoryview) -> tuple[DeviceTarget, KeptClone]:
        """The target, with the map of an earlier run if there is one that is valid."""
        plan = planned.plan
        about = _about(planned, memory)
        folder = kept_folder(self._paths.clones_folder, about.source, about.target)
        is_there = plan.target_identity is not None or os.path.lexists(plan.target)
        kept = earlier_clone(folder, about) if is_there else None
        if plan.target_identity is None:
            target: DeviceTarget = _opened_target_image(plan, disk, is_new=kept is None)
        else:
            target = DeviceTarget(run_attended(self._open(plan.target_identity), self._control, Why.STOPPED), disk)
            _check_shape(planned, target)
        if kept is not None and self._is_continued(planned, target, kept, memory):
            self._emit(Note(code="clone-continues", values={"bytes": kept.map.bytes_in(CopyState.DONE)}))
            self._note(kept_bytes=kept.map.bytes_in(CopyState.DONE), map_file=str(kept.map_file))
            return target, kept
        if plan.target_identity is None and kept is not None:
            target.close()
            raise UsageError(Why.CLONE_TARGET_EXISTS, path=plan.target)
        if plan.target_identity is not None:
            target.close()
            fd = run_attended(self._erase_and_open(plan.target_identity), self._control, Why.STOPPED)
            target = DeviceTarget(fd, disk)
            self._did(CloneStep.ERASE)
        kept = new_clone(folder, about)
        _keeping(kept.begin)
        self._note(map_file=str(kept.map_file))
        return target, kept

    def _is_continued(self, planned: _Planned, target: DeviceTarget, kept: KeptClone, memory: memoryview) -> bool:
        """Its target has the stamp, or, where all is copied, the start of the clone."""
        if carries_stamp(target, kept.about, memory):
            return True
        content = self._content(planned, kept)
        first = content.pieces(planned.facts.areas)[0]
        has_all = not kept.map.having(CopyState.TODO) and not kept.map.having(CopyState.FAILED)
        if not has_all:
            return False
        wanted, found = (memoryview(mmap.mmap(-1, first.length)) for _ in range(2))
        content.fill(first, wanted, kept.map)
        target.read(first.start, found)
        return wanted == found

    def _content(self, planned: _Planned, kept: KeptClone) -> CloneContent:
        return content_of(planned.plan, planned.source, planned.facts, planned.sector_bytes, kept.about.new_uuid)

    def _copy(self, planned: _Planned, target: DeviceTarget, kept: KeptClone, disk: PacedDisk) -> None:
        with contextlib.closing(watch_real(self._paths, self._emit)) as watch:
            reporter = Reporter(watch.tell, time.monotonic, watch.pulse)
            watch.pulse.begin(os.fstat(target.fd).st_rdev)
            attendant = Attendant(self._control, reporter)
            resting = Resting(attendant, reporter, time.monotonic, time.sleep)

            def set_pace(text: str) -> None:
                pace = parse_pace(text)
                reporter.pace, resting.policy.manners = pace.text, pace.manners
                disk.set_pace(pace.bytes_per_s, pace.burst_s)

            def rest() -> None:
                if resting.is_due:
                    resting.take()

            attendant.on_pace, attendant.between = set_pace, rest
            set_pace(self._wish.pace or _USUAL_PACE)
            content = self._content(planned, kept)
            pieces = content.pieces(planned.facts.areas)
            content.mark_unused(pieces, kept.map)
            copy = CloneCopy(
                content,
                planned.source,
                target,
                pieces,
                kept.map,
                lambda known: _keeping(partial(kept.save, known)),
                attendant,
                reporter,
            )
            try:
                copy.run(kept.stamp)
                self._did(CloneStep.COPY)
                if planned.plan.compares:
                    attendant.between = lambda: None
                    self._judge(copy.compare())
            finally:
                self._note_copied(kept, reporter)

    def _note_copied(self, kept: KeptClone, reporter: Reporter) -> None:
        bad = kept.map.having(CopyState.BAD)
        self._note(
            copied_bytes=reporter.own.streamed_bytes,
            bad_areas=tuple(BadAreaItem(entry.start, entry.length) for entry in bad[:_MOST_AREAS]),
            bad_bytes=sum(entry.length for entry in bad),
        )
        if bad and self._word.outcome == Outcome.DONE:
            self._note(outcome=Outcome.LEFT_OUT, exit_code=Outcome.LEFT_OUT.exit_code)

    def _judge(self, found: Comparison) -> None:
        self._note(is_same=not found.different and not found.unread, digest=found.digest)
        if found.different:
            raise DriveRefused(Why.CLONE_DIFFERS, count=len(found.different))
        self._did(CloneStep.COMPARE)

    # the drives -----------------------------------------------------------------------------------------------

    def _eraser(self, udisks: UDisks) -> Eraser:
        return Eraser(udisks, lambda: look(udisks, self._facts), lambda: protected_marks(self._paths))

    async def _open(self, confirmed: Identity) -> int:
        async with reach() as udisks:
            _, fd = await self._eraser(udisks).open_to_write(confirmed)
            return fd

    async def _erase_and_open(self, confirmed: Identity) -> int:
        async with reach() as udisks:
            eraser = self._eraser(udisks)
            _, fd = await eraser.open_to_write(await eraser.erase(confirmed, Table.NONE))
            return fd

    async def _afterward(self, planned: _Planned) -> None:
        """The clone is complete; what does not succeed here is said, and can be done later."""
        plan = planned.plan
        async with reach() as udisks:
            device = await fresh_volume(udisks, plan.target, plan.filesystem)
            if plan.filesystem == _LUKS:
                self._emit(Note(code="clone-unlock-to-grow"))
                return
            if device is None:
                self._emit(Note(code="clone-not-seen"))
                return
            node = device.node
            if plan.grows:
                self._note(has_grown=await grow(udisks, device, plan.filesystem, lambda: self._mounted(node)))
                if self._word.has_grown:
                    self._did(CloneStep.GROW)
                else:
                    self._emit(Note(code="clone-not-grown", values={"device": node}))
        try:
            await self._mounted(node)
            self._did(CloneStep.MOUNT)
            await self._name_damaged(planned)
        except ShinglebackError:
            self._emit(Note(code="clone-not-mounted", values={"device": node}))

    async def _name_damaged(self, planned: _Planned) -> None:
        start = planned.facts.volumes[0].start
        bad = [Area(area.start - start, area.length) for area in self._word.bad_areas]
        if bad and planned.plan.filesystem in TELLING:
            point = os.fsencode(self._word.mount_point)
            found = await ask_in_thread(lambda: list(files_in(point, bad)))
            items = [item_of(LeftOut(path, LeftOutReason.READ_ERROR)) for path in sorted(found)]
            self._note(left_out=tuple(items))

    async def _mounted(self, node: str) -> str:
        if not self._word.mount_point:
            opened = await Mounting(os.fsencode(node), Kernel(linux.syncfs), reach, self._emit).open()
            self._note(mount_point=opened.point)
        return self._word.mount_point


def _check_shape(planned: _Planned, target: DeviceTarget) -> None:
    """The device itself has the last word on how large it and its sectors are. Raises SafetyRefusal."""
    if (target.size_bytes, target.sector_bytes) != (planned.plan.target_bytes, planned.sector_bytes):
        target.close()
        raise SafetyRefusal(Why.PLAN_CHANGED, drive=planned.plan.target_name)


def _about(planned: _Planned, memory: memoryview) -> CloneAbout:
    plan = planned.plan
    return CloneAbout(
        source=plan.source_key,
        target=plan.target_key,
        source_head=head_digest(planned.source, memory),
        source_bytes=plan.source_bytes,
        target_bytes=plan.target_bytes,
        layout=plan.layout.value,
        uses_map=plan.uses_map,
        is_renamed=plan.is_renamed,
    )


def _item(plan: ClonePlan) -> ClonePlanItem:
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
        texts=tuple(words.will(step, plan) for step in plan.steps),
        remarks=tuple(words.remarks(plan)),
    )


def _is_device(path: str) -> bool:
    with contextlib.suppress(OSError):
        return stat.S_ISBLK(os.stat(path).st_mode)
    return False


def _is_file(path: str) -> bool:
    with contextlib.suppress(OSError):
        return stat.S_ISREG(os.stat(path).st_mode)
    return False


def _opened_image(path: str) -> int:
    """Raises UsageError."""
    try:
        return os.open(path, os.O_RDONLY | os.O_CLOEXEC)
    except OSError as error:
        raise UsageError(Why.FILE_UNREADABLE, path=path, detail=error.strerror or "") from None


def _opened_target_image(plan: ClonePlan, disk: Disk, *, is_new: bool) -> ImageTarget:
    """Raises UsageError, and DriveFull where there is not enough room."""
    path = plan.target
    room = os.statvfs(os.path.dirname(path))
    if is_new and room.f_bavail * room.f_frsize < plan.copied_bytes:
        raise DriveFull(Why.CLONE_NO_ROOM)
    made = os.O_CREAT | os.O_EXCL if is_new else 0
    try:
        fd = os.open(path, os.O_RDWR | os.O_NOFOLLOW | os.O_CLOEXEC | made, 0o600)
    except FileExistsError:
        raise UsageError(Why.CLONE_TARGET_EXISTS, path=path) from None
    except OSError as error:
        raise UsageError(Why.TARGET_UNWRITABLE, path=path, detail=error.strerror or "") from None
    return ImageTarget(fd, disk, plan.source_bytes)


def _keeping(work: Callable[[], None]) -> None:
    """What this computer keeps of the clone. Raises UsageError where its disk does not take it."""
    try:
        work()
    except OSError as error:
        raise UsageError(Why.CLONE_STATE_UNWRITABLE, detail=error.strerror or "") from None
