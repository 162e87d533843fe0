"""One backup run: open the destination, survey the sources, copy, finish.

`engine.source.reader` checks the sources and chooses their names in the backup.
"""

import contextlib
import os
import sqlite3
import uuid
from dataclasses import dataclass
from typing import Final

import msgspec.structs

from shingleback.domain.errors import (
    LOSSES,
    Canceled,
    DriveFull,
    DriveGone,
    Outcome,
    SafetyRefusal,
    ShinglebackError,
    Why,
    computer_refusal,
)
from shingleback.domain.text import display_path
from shingleback.engine.drive.messages import (
    AskNames,
    AskRoom,
    Compact,
    Compacted,
    Finish,
    Finished,
    NamesReported,
    Open,
    Prepare,
    Prepared,
    RepositoryOpened,
    RoomReported,
    SetPace,
)
from shingleback.engine.drive.pace import Pace
from shingleback.engine.repo.abilities import FilesystemAbilities, refusal_at
from shingleback.engine.repo.computers import BackupOwner
from shingleback.engine.repo.format import Origin, Version
from shingleback.engine.repo.index import Index
from shingleback.engine.repo.index_state import Head, save_head
from shingleback.engine.repo.index_sync import version_ref
from shingleback.engine.repo.origins import record_origins
from shingleback.engine.repo.state_digest import StateDigest, digest_of
from shingleback.engine.source.absences import check_content, has_nothing_readable
from shingleback.engine.source.another_filesystem import is_for_another, settle_in
from shingleback.engine.source.checkpoint import Checkpoints
from shingleback.engine.source.copy_context import BackupRequest, CopyContext, NoReadAhead, ReadAhead, RunContext
from shingleback.engine.source.drive_client import Batcher, DriveClient, DriveSilentError, DriveTroubleError
from shingleback.engine.source.feed import Feeder, units_of
from shingleback.engine.source.healing import heal
from shingleback.engine.source.hole_digests import HoleDigests
from shingleback.engine.source.index_catch_up import SealCheck, clear_foreign
from shingleback.engine.source.keeping import Keeping
from shingleback.engine.source.mounted import IncludedMounts
from shingleback.engine.source.pacing import RunPace
from shingleback.engine.source.plan import CopyPlan, Moves, Spool
from shingleback.engine.source.reader import Source, check_sources, leave_out_missing, open_sources
from shingleback.engine.source.recognition import origins_of
from shingleback.engine.source.resting import Resting
from shingleback.engine.source.retention import KeptEntries, OldVersions, Shortfall, finish, recover
from shingleback.engine.source.retries import Retries
from shingleback.engine.source.room_demand import no_room
from shingleback.engine.source.scan import Rules
from shingleback.engine.source.second_look import Trail
from shingleback.engine.source.survey import Survey, survey_at_rest
from shingleback.engine.source.version_rule import new_version
from shingleback.protocol import events
from shingleback.protocol.control import JobControl
from shingleback.protocol.events import item_of
from shingleback.protocol.result_items import DriveRoom, Tally
from shingleback.protocol.results import BackupFinished
from shingleback.store.database import is_damaged

_PATIENCE_AFTER_CANCEL_S: Final = 10.0


@dataclass(slots=True)
class _Reached:
    """How far a backup has come, which its result says however it ends.

    Attributes:
        survey: the one that the copy follows.
        version: the name of the version that it made; empty if there is none yet.
        room: of the drive; None if it is unknown.
        no_room: why files were left out that did not fit.
    """

    plan: CopyPlan | None = None
    survey: Survey | None = None
    checkpoints: Checkpoints | None = None
    old_versions: OldVersions | None = None
    version: str = ""
    room: DriveRoom | None = None
    no_room: DriveFull | None = None


class Backup:
    """One backup run. `run` returns a result even if the run fails."""

    def __init__(self, request: BackupRequest, context: RunContext) -> None:
        self._request = request
        self._context = context
        self._reporter = context.reporter
        self._read_ahead: ReadAhead = NoReadAhead()
        self._started = context.now()
        self._job = JobControl(context.control, show_state=context.reporter.state)
        self._client = DriveClient(context.link, context.slots, context.reporter, self._job)
        self._job.when_polled(context.access.beat)
        is_dry_run = request.is_dry_run
        self._sealing = SealCheck(self._client, context.seals, context.reporter, is_dry_run=is_dry_run)
        self._resting = Resting(self._job, context.reporter, context.clock, context.sleep)
        self._backup = ""
        self._index: Index | None = None
        self._head = Head()
        self._reached = _Reached()
        self._pace = RunPace(request, context.control, context.now, context.reporter, self._apply_pace)
        self._job.when_polled(self._pace.poll)

    def run(self) -> BackupFinished:
        try:
            outcome = self._run()
        except ShinglebackError as error:
            return self._final_result(error)
        except DriveTroubleError as trouble:
            return self._final_result(refusal_at(self._request.destination, trouble.errno, is_gone=trouble.is_gone))
        except DriveSilentError:
            return self._final_result(DriveGone(Why.DRIVE_SILENT))
        except (OSError, sqlite3.Error) as error:  # source and drive errors were handled earlier
            if isinstance(error, sqlite3.Error) and is_damaged(error):  # the next run rebuilds it from the manifest
                with contextlib.suppress(OSError):
                    self._context.store.forget(self._backup)
            return self._final_result(computer_refusal(error))
        else:
            return self._final_result(outcome)
        finally:
            self._read_ahead.close()
            self._context.link.close()
            if self._index is not None:
                self._index.close()

    def _run(self) -> Outcome:
        request, access = self._request, self._context.access
        paths, missing = check_sources(
            request.sources, request.destination, access, self._reporter.note, has_backup=bool(request.expected)
        )
        opened = self._open()
        with_backup = self._backup = opened.backup or uuid.uuid4().hex
        index = self._open_index(with_backup, opened, is_new=not opened.backup)
        owner = BackupOwner(request.computer, with_backup)
        origins = origins_of(paths, opened, request, owner, index, access, self._reporter.note)
        own_origins = list(filter(owner.owns, origins))
        leave_out_missing(missing, own_origins, self._reporter.leave_out)
        sources = open_sources(paths, own_origins, access, self._reporter.leave_out)
        try:
            if opened.was_copied:
                settle_in(index, opened, self._reporter, is_dry_run=request.is_dry_run)
                self._sealing.is_last_word = False
            has_losses = self._sealing.find_losses(index, self._head, keeps_order=opened.keeps_order)
            foreign = self._sealing.foreign_versions(owner, self._head.versions, origins)
            spares = request.keep_versions and request.spares_versions
            kept_entries = KeptEntries(self._client, self._head, index)
            old_versions = OldVersions(kept_entries, opened, foreign, self._reporter, self._started, spares=spares)
            self._reached.old_versions = old_versions
            moves = Moves(index)
            is_due = not self._head.is_complete or origins != opened.origins or opened.was_copied or index.has_lost
            plan = self._survey(opened, index, moves, sources, records_folder=b"" if is_due else request.records_folder)
            if request.is_dry_run:
                return self._outcome()
            if plan.is_empty and not is_due:
                self._sealing.remember(with_backup)
                return self._outcome()
            record_origins(index, origins)
            prepared = self._prepare(with_backup, origins)
            self._sealing.begin(with_backup, prepared.run)
            room_bytes = recover(self._client, self._head, old_versions, is_last_word=self._sealing.is_last_word)
            if has_losses and not self._sealing.is_last_word:
                clear_foreign(self._client, index, self._reporter)
            context = self._copy_context(prepared.run, index, moves, plan, sources)
            self._copy(context, room_bytes, opened.filesystem, old_versions)
            heal(context, self._reached.checkpoints, request.other_places, self._context.store)
            self._finish(prepared.run, index, old_versions)
            self._sealing.remember(with_backup)
            return self._outcome()
        finally:
            for source in sources:
                os.close(source.fd)
            if self._reached.plan is not None:
                self._reached.plan.spool.close()

    # open -----------------------------------------------------------------------------------------------------

    def _open(self) -> RepositoryOpened:
        request = self._request
        opened = self._client.ask(Open(request.destination, request.is_dry_run, request.expected), RepositoryOpened)
        if not request.is_dry_run or request.ready_by:
            self._reporter.sampler.begin(opened.number)
        if not request.is_dry_run:
            self._sealing.drive = self._context.mark_of(opened.number)
        if opened.is_home_lost:  # reported at once, since the run may end with a question
            self._reporter.note("home-lost" if request.is_dry_run else "home-made-again")
        if opened.list_aside:
            self._reporter.note("list-set-aside", aside=opened.list_aside)
        self._reached.room = DriveRoom(free_bytes=opened.room_bytes, total_bytes=opened.total_bytes)
        self._reporter.emit(
            events.Opened(
                destination=display_path(request.destination),
                backup=opened.backup,
                filesystem=opened.filesystem.kind,
                room_bytes=opened.room_bytes,
                total_bytes=opened.total_bytes,
                sources=[display_path(path) for path in request.sources],
            )
        )
        return opened

    def _open_index(self, backup: str, opened: RepositoryOpened, *, is_new: bool) -> Index:
        index = self._index = Index(None) if self._request.is_dry_run and is_new else self._context.store.open(backup)
        if is_new or is_for_another(index, opened.filesystem):
            index.clear()
        self._head = Head(backup=backup) if is_new else self._sealing.catch_up(index, backup)
        if opened.snapshots is not None:
            self._head.note_snapshots(opened.snapshots)
        return index

    # survey ---------------------------------------------------------------------------------------------------

    def _survey(
        self, opened: RepositoryOpened, index: Index, moves: Moves, sources: list[Source], *, records_folder: bytes
    ) -> CopyPlan:
        """`records_folder` is as in the request, if what is in it can wait for a run with news."""
        request = self._request
        included_mounts = IncludedMounts(request.included_mounts)
        included_mounts.mount_automatic(self._context.access)
        rules = Rules(
            request.excludes,
            request.cross_filesystems,
            windows_names=opened.filesystem.windows_names,
            destination=(opened.device, opened.inode),
            hard_links=opened.filesystem.hard_links,
            accepts_losses=request.allow_empty,
            included_mounts=included_mounts,
            access=self._context.access,
            own_folders=request.own_folders,
            records_folder=records_folder,
            refused_names=lambda names: self._client.ask(AskNames(names), NamesReported).errnos,
        )
        survey = self._reached.survey = survey_at_rest(
            lambda: self._begin_survey(index, moves, rules, sources), sources, self._report_survey
        )
        plan = survey.plan
        self._read_ahead.planned_all()
        if survey.absences.emptied and not request.allow_empty:
            raise SafetyRefusal(Why.SOURCE_EMPTY_NOW, path=display_path(survey.absences.emptied[0]))
        for omission in survey.findings.left_out:
            self._reporter.leave_out(omission)
        if any(omission.reason in LOSSES for omission in survey.findings.left_out):
            self._reporter.note("losses-kept")
        self._reporter.skip(survey.findings.skipped, survey.findings.unmatched_rules)
        self._report_plan(plan, opened)
        if not request.is_dry_run:
            check_content(plan.totals, sources, index, self._head, self._reporter, allow_empty=request.allow_empty)
        self._pace.foresee(plan.totals)
        return plan

    def _begin_survey(self, index: Index, moves: Moves, rules: Rules, sources: list[Source]) -> Survey:
        if self._reached.plan is not None:  # of a survey that has missed something
            self._read_ahead.close()
            self._reached.plan.spool.close()
            moves.start_over()
        spool = Spool(self._context.store.spool_folder)
        if not self._request.is_dry_run:
            self._read_ahead = self._context.make_read_ahead(spool, sources)
        read_ahead = self._read_ahead
        plan = self._reached.plan = CopyPlan(spool, note_work=lambda work: read_ahead.planned(units_of(work)))
        return Survey(index, moves, plan, rules, self._head.new_id, Trail())

    def _report_survey(self, plan: CopyPlan) -> None:
        self._reporter.work.files, self._reporter.work.bytes = plan.totals.files, plan.totals.bytes
        self._job.poll()

    def _report_plan(self, plan: CopyPlan, opened: RepositoryOpened) -> None:
        totals, reporter, room_bytes, room_files = plan.totals, self._reporter, opened.room_bytes, opened.room_files
        if not totals.fits(room_bytes, room_files):
            room_bytes, room_files = msgspec.structs.astuple(self._client.ask(AskRoom(), RoomReported))
        reporter.work.files = reporter.work.bytes = 0
        reporter.work.total_files, reporter.work.total_bytes = totals.copy_files, totals.copy_bytes
        reporter.emit(plan.event(room_bytes, room_files))
        if not totals.fits(room_bytes, room_files):
            reporter.emit(events.Note(code="more-than-fits"))

    # copy -----------------------------------------------------------------------------------------------------

    def _prepare(self, backup: str, origins: list[Origin]) -> Prepared:
        head, started_at, host = self._head, self._started.isoformat(timespec="seconds"), self._request.computer.name
        self._client.send(Prepare(backup, origins, head.segment, head.end, head.offset, started_at, host))
        self._pace.begin()
        return self._client.expect(Prepared)

    def _apply_pace(self, earlier: Pace, pace: Pace) -> None:
        if pace.is_faster_than(earlier):
            self._context.slots.hurry_until_pace()
        self._resting.policy.manners = pace.manners
        self._client.send(SetPace(pace.bytes_per_s, pace.window_bytes, pace.burst_s))

    def _copy_context(self, run: int, index: Index, moves: Moves, plan: CopyPlan, sources: list[Source]) -> CopyContext:
        return CopyContext(
            client=self._client,
            batcher=Batcher(self._client, self._context.slots, HoleDigests(index)),
            index=index,
            head=self._head,
            reporter=self._reporter,
            limits=self._request.limits,
            run=run,
            plan=plan,
            sources=sources,
            excludes=self._request.excludes.of_sources(sources),
            moves=moves,
            keeping=Keeping(index, self._head),
            clock=self._context.clock,
            access=self._context.access,
        )

    def _copy(
        self, context: CopyContext, room_bytes: int, filesystem: FilesystemAbilities, old_versions: OldVersions
    ) -> None:
        reporter = self._reporter
        checkpoints = self._reached.checkpoints = Checkpoints(context, room_bytes)
        feeder = Feeder(context, checkpoints, old_versions, self._read_ahead, self._resting, filesystem)
        reporter.begin("copy")
        try:
            Retries(self._client, self._head, checkpoints, old_versions, reporter).feed(feeder)
            survey = self._reached.survey
            for omission in survey.displaced(feeder.displaced_inodes) if survey is not None else ():
                reporter.leave_out(omission)
        except Canceled:
            self._stop(feeder)
            raise
        except DriveTroubleError:
            if old_versions.shortfall is Shortfall.NONE:
                raise
            raise no_room(context.plan, context.sources, old_versions.shortfall) from None
        finally:
            feeder.close()
        if checkpoints.has_left_no_room:
            self._reached.no_room = no_room(context.plan, context.sources, old_versions.shortfall)

    def _stop(self, feeder: Feeder) -> None:
        """After a cancel, make the sent data durable if the drive is fast enough."""
        self._job.may_be_canceled = False
        self._client.patience_until_s = self._reporter.clock() + _PATIENCE_AFTER_CANCEL_S
        self._context.slots.hurry()
        try:
            feeder.stop()
            self._client.ask(Finish(None, self._head.partial_id), Finished)
        except (DriveSilentError, DriveTroubleError, ShinglebackError):
            self._reporter.note("stopped-without-checkpoint")

    # finish ---------------------------------------------------------------------------------------------------

    def _finish(self, run: int, index: Index, old_versions: OldVersions) -> None:
        self._reporter.begin("finish")
        self._job.may_be_canceled = False
        head, checkpoints = self._head, self._reached.checkpoints
        if checkpoints is not None and checkpoints.done.without_owner:
            self._reporter.note("owners-hidden")
        is_full = checkpoints is not None and checkpoints.has_left_no_room
        has_nothing = has_nothing_readable(index, head, self._reporter)
        version = None if is_full or head.is_complete or has_nothing else self._make_version(digest_of(index))
        finish_result = finish(self._client, version, old_versions)
        head.partial = None
        if version is not None:
            self._reached.version = version.name
            head.add_version(version_ref(msgspec.structs.replace(version, snapshot=finish_result.snapshot), run))
        if finish_result.segment:
            head.advance(
                finish_result.segment,
                finish_result.offset,
                finish_result.end,
                finish_result.batch,
                is_change=version is not None,
            )
        save_head(index, head)
        index.commit()
        if version is not None:
            old_versions.thin(self._context.now(), keeps_versions=self._request.keep_versions)
            self._compact()
        if has_nothing:
            raise SafetyRefusal(Why.NOTHING_READABLE)

    def _compact(self) -> None:
        """Merge the manifest. The backup is complete, so a cancel ends only the merging."""

        def attend_to_cancel() -> None:
            if self._context.control.is_canceled:
                self._context.slots.hurry()

        self._job.when_polled(attend_to_cancel)
        compacted = self._client.ask(Compact([ref.run for ref in self._head.versions]), Compacted)
        if compacted.room_bytes < 0:  # unknown
            self._reached.room = None
        elif self._reached.room is not None:
            self._reached.room = msgspec.structs.replace(self._reached.room, free_bytes=compacted.room_bytes)
        if compacted.list_errno:
            self._reporter.note("manifest-once", detail=os.strerror(compacted.list_errno))

    def _make_version(self, state: StateDigest) -> Version:
        totals = self._reached.plan.totals if self._reached.plan else None
        tally = Tally(totals.files, totals.bytes) if totals else Tally()
        times = (self._started, self._context.now())
        mark = self._request.computer.mark(self._backup)
        return new_version(times, set(self._head.names), tally, self._reporter.omissions.count, mark, state)

    # result ---------------------------------------------------------------------------------------------------

    def _outcome(self) -> Outcome:
        if self._reached.no_room is not None:
            raise self._reached.no_room
        return Outcome.LEFT_OUT if self._reporter.omissions.count else Outcome.DONE

    def _final_result(self, end: Outcome | ShinglebackError) -> BackupFinished:
        outcome, error = (end, None) if isinstance(end, Outcome) else (end.outcome, end)
        reporter = self._reporter
        reporter.tick(now=True)
        totals = self._reached.plan.totals if self._reached.plan else None
        done = self._reached.checkpoints.done if self._reached.checkpoints else None
        copied = Tally(reporter.work.files, reporter.work.bytes) if self._reached.checkpoints is not None else Tally()
        if self._request.is_dry_run and totals:
            copied = Tally(totals.copy_files, totals.copy_bytes)  # as far as is known without reading the files
        return BackupFinished(
            outcome=outcome.value,
            why=error.why.value if error else "",
            values=error.values if error else {},
            backup=self._head.backup,
            version=self._reached.version,
            destination=display_path(self._request.destination),
            started_at=self._started.isoformat(timespec="seconds"),
            elapsed_s=round(reporter.elapsed_s, 3),
            copied=copied,
            durable=Tally(reporter.work.durable_files, reporter.work.durable_bytes),
            renamed=Tally(done.renamed) if done else Tally(),
            removed=Tally(done.removed) if done else Tally(),
            touched=Tally(done.touched) if done else Tally(),
            unchanged=Tally(totals.files - totals.copy_files - totals.moved_files) if totals else Tally(),
            total=Tally(totals.files, totals.bytes) if totals else Tally(),
            left_out=[item_of(omission) for omission in reporter.omissions.entries],
            left_out_count=reporter.omissions.count,
            skipped_count=reporter.excluded.count,
            excluded=reporter.excluded.items,
            unmatched_rules=reporter.excluded.unmatched_rules,
            removed_versions=self._reached.old_versions.removed if self._reached.old_versions else [],
            is_dry_run=self._request.is_dry_run,
            healed=reporter.healing.healed,
            not_healed=reporter.healing.not_healed,
            room=self._reached.room if error is None else None,
            list_note=reporter.list_note.code,
            list_values=reporter.list_note.values,
        )
