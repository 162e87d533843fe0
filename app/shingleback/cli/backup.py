"""`Invocation`, which every command receives, and the commands on backups: they make and read them, and `eject`."""

import contextlib
import errno
import functools
import os
import time
import traceback
from argparse import Namespace
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

import msgspec
import msgspec.structs

from shingleback.backup_sets.destinations import DestinationLocator
from shingleback.bootstrap import read_jobs
from shingleback.bootstrap.awake import kept_awake
from shingleback.bootstrap.backup import host_name, open_history, remove_unused_caches, run_attended_backup
from shingleback.cli.arguments import HISTORY_STEPS
from shingleback.cli.output import Output, with_message
from shingleback.devices.sysfs.topology import is_on_own_disk
from shingleback.domain.errors import Canceled, InternalError, ShinglebackError, UsageError, Why
from shingleback.domain.text import display_path
from shingleback.engine.drive.throttle import parse_pace
from shingleback.engine.restore.restore import RestoreRequest
from shingleback.engine.restore.verify import parse_sample
from shingleback.engine.source.copy_context import BackupRequest
from shingleback.engine.source.excludes import Excludes
from shingleback.protocol.cloning import CloneFinished
from shingleback.protocol.control import CommandControl, Control
from shingleback.protocol.events import FINISHED, Event, Note, Opened, Watching
from shingleback.protocol.process import PATIENCE_S, Job, run_apart
from shingleback.protocol.results import (
    BackupFinished,
    CheckFinished,
    CommandResult,
    EjectFinished,
    HistoryFinished,
    PrepareFinished,
)
from shingleback.store import settings
from shingleback.store.private_files import Paths

_Planned = TypeVar("_Planned", PrepareFinished, CloneFinished)


class Invocation:
    """Everything a command needs to run."""

    def __init__(self, arguments: Namespace, output: Output, control: CommandControl) -> None:
        self.arguments = arguments
        self.paths = Paths.of_user()
        self.places = DestinationLocator(self.paths.history_file)
        self.output = output
        self.show = output.show
        self.control = control

    @property
    def destination(self) -> bytes:
        """The absolute path of the backup, as the history records it. An empty path stays empty, and is refused."""
        text: str = self.arguments.destination
        return os.path.abspath(os.fsencode(text)) if text else b""

    def finish(self, work: "Callable[[Invocation], CommandResult]") -> CommandResult:
        return result_of(self.arguments.command, lambda: work(self))

    def excludes(self) -> Excludes:
        chosen = settings.load(self.paths.settings_file)
        rules = [] if self.arguments.no_default_excludes else chosen.excludes
        caches = chosen.skips_caches and not self.arguments.no_default_excludes
        return Excludes([*rules, *self.arguments.exclude], caches=caches)

    def run_apart(
        self, job: Job, *, canceled: Why = Why.CANCELED, stays_awake: bool = False, patience_s: float = PATIENCE_S
    ) -> CommandResult:
        """Run the job in a worker process. `stays_awake` is for work that reads or writes a whole backup.

        Raises Canceled if the job gave no result.
        """
        with kept_awake(self.show) if stays_awake else contextlib.nullcontext(self.show) as tell:
            result = run_apart(job, tell, self.control, patience_s)
        if result is None:
            raise Canceled(canceled)
        return result

    def run_remembered(
        self, job: Job, *, canceled: Why = Why.CANCELED, stays_awake: bool = False, name: str = ""
    ) -> CommandResult:
        """Run the job and record its result in the history. `name` is for a place that cannot be looked up then."""
        try:
            result = self.run_apart(job, canceled=canceled, stays_awake=stays_awake)
        except Canceled as error:
            result = refused(self.arguments.command, error)
        if isinstance(result, CheckFinished | EjectFinished):
            known_as = name or self.places.name_of(result.destination)
            history = open_history(self.paths)
            history.add(result, known_as)
            history.close()
        return result


def result_of(command: str, work: Callable[[], CommandResult]) -> CommandResult:
    """Do the work and return its result; an error becomes a result too."""
    try:
        result = work()
    except ShinglebackError as error:
        result = refused(command, error)
    except Exception:  # noqa: BLE001 (the outermost boundary: the user gets a sentence, not a traceback)
        result = refused(command, InternalError(Why.INTERNAL, detail=traceback.format_exc()))
    return with_message(result)


def refused(command: str, error: ShinglebackError) -> CommandResult:
    return FINISHED[command](command=command, outcome=error.outcome).ended_by(error)


def undone(looked: _Planned, error: ShinglebackError) -> _Planned:
    """Return the result of the plan, with the reason why it was not carried out."""
    return msgspec.structs.replace(looked.ended_by(error), is_dry_run=False)


def back_up(invocation: Invocation) -> CommandResult:
    arguments, places = invocation.arguments, invocation.places
    if len(arguments.paths) < 2 or not all(arguments.paths):
        raise UsageError(Why.SOURCE_OR_DESTINATION_MISSING)
    *sources, destination = [os.fsencode(path) for path in arguments.paths]
    place = display_path(os.path.abspath(destination))
    meant = display_path(os.fsencode(arguments.place))
    name = meant or places.name_of(place)
    key = arguments.set or _set_of(invocation, sources, name)
    known = places.backups(meant or place, key) or places.backups(name, key)
    location = places.location_of(place)
    history = open_history(invocation.paths)
    try:
        request = BackupRequest(
            sources=sources,
            destination=os.path.abspath(destination),
            excludes=invocation.excludes(),
            cross_filesystems=arguments.cross_filesystems,
            keep_versions=not arguments.no_versions,
            is_dry_run=arguments.dry_run,
            allow_empty=arguments.allow_empty,
            spares_versions=not arguments.make_room,
            expected=() if arguments.new else known,
            pace=parse_pace(arguments.pace) if arguments.pace else None,
            limits=arguments.checkpoint,
            host=host_name(),
            ready_by=arguments.ready_by,
        )
        drive = _Drive(invocation, destination)
        result = _runner(arguments.simulate)(request, invocation.paths, drive.show, invocation.control)
        result = msgspec.structs.replace(result, backup_set=key, is_own_disk=drive.is_own_disk)
        if drive.watching is not None:
            result = msgspec.structs.replace(result, drive=drive.watching.drive, drive_run=drive.watching.run)
        if not arguments.dry_run:
            history.add_backup(result, name, location, sources, is_known=result.backup in known)
        return result
    finally:
        history.close()
        remove_unused_caches(invocation.paths)


class _Drive:
    """The drive of a run: whether it is the computer's own disk, and where the run is recorded."""

    def __init__(self, invocation: Invocation, destination: bytes) -> None:
        """Warns about the computer's own disk before anything is written."""
        self._show = invocation.show
        self.watching: Watching | None = None
        folder = Path(os.fsdecode(os.path.realpath(destination)))
        self.is_own_disk = not invocation.arguments.simulate and is_on_own_disk(folder)
        if self.is_own_disk:
            self._show(Note(code="own-disk"))

    def show(self, event: Event) -> None:
        if isinstance(event, Watching):
            self.watching = event
        if isinstance(event, Opened):
            event = msgspec.structs.replace(event, is_own_disk=self.is_own_disk)
        self._show(event)


def _set_of(invocation: Invocation, sources: list[bytes], name: str) -> str:
    """Return the key of the only set that backs up these folders to this place; empty if there is not exactly one."""
    wanted = {os.path.realpath(source) for source in sources}
    with contextlib.suppress(UsageError):
        sets = settings.load(invocation.paths.settings_file).sets
        keys = [
            one.key
            for one in sets
            if {os.path.realpath(os.fsencode(folder)) for folder in one.folders} == wanted
            and name in invocation.places.names(one.destination)
        ]
        return keys[0] if len(keys) == 1 else ""
    return ""


def _runner(preset: str | None) -> Callable[[BackupRequest, Paths, Callable[[Event], None], Control], BackupFinished]:
    if not preset:
        return run_attended_backup
    from shingleback.bootstrap.demo import run_simulated_backup  # noqa: PLC0415 (so that a real backup starts sooner)

    return functools.partial(run_simulated_backup, preset_name=preset)


def verify(invocation: Invocation) -> CommandResult:
    sample = parse_sample(invocation.arguments.sample)
    job = read_jobs.verify_job(invocation.destination, sample, invocation.arguments.at, invocation.paths)
    return invocation.run_remembered(job, stays_awake=True)


def restore(invocation: Invocation) -> CommandResult:
    arguments = invocation.arguments
    request = RestoreRequest(
        destination=invocation.destination,
        target=os.fsencode(arguments.to or ""),
        paths=[os.fsencode(path) for path in arguments.paths] + arguments.path_bytes,
        version=arguments.version_name,
        overwrites=arguments.overwrite,
        seen_ns=arguments.seen or time.time_ns(),
        keeps_both=arguments.keep_both,
        is_dry_run=arguments.dry_run,
        own_places=_own_places(invocation) if arguments.in_place else frozenset(),
        accepts_places=arguments.yes,
        accepted_places=arguments.accepted_places,
        has_privileges=arguments.special_permissions,
    )
    if b"" in request.paths:  # an empty variable in a script does not mean everything
        raise UsageError(Why.NO_SUCH_FOLDER, path="")
    if not arguments.in_place and not arguments.to:
        raise UsageError(Why.TARGET_UNWRITABLE, path="", detail=os.strerror(errno.ENOENT))
    is_short = arguments.dry_run or arguments.passing
    job = read_jobs.restore_job(request, invocation.paths, is_look=is_short)
    return invocation.run_apart(job) if is_short else invocation.run_remembered(job, stays_awake=True)


def _own_places(invocation: Invocation) -> frozenset[bytes]:
    """Return the folders that were backed up on this computer, or are in a backup set."""
    history = open_history(invocation.paths)
    try:
        done = history.sources()
    finally:
        history.close()
    with contextlib.suppress(UsageError):
        sets = settings.load(invocation.paths.settings_file).sets
        done += [os.fsencode(os.path.realpath(folder)) for one in sets for folder in one.folders]
    return frozenset(done)


def try_restore(invocation: Invocation) -> CommandResult:
    job = read_jobs.spot_check_job(invocation.destination, invocation.arguments.count, invocation.paths)
    return invocation.run_remembered(job)


def list_folder(invocation: Invocation) -> CommandResult:
    arguments = invocation.arguments
    folder = arguments.path_bytes[0] if arguments.path_bytes else os.fsencode(arguments.folder)
    return invocation.run_apart(
        read_jobs.list_job(invocation.destination, folder, arguments.version_name, invocation.paths)
    )


def find(invocation: Invocation) -> CommandResult:
    arguments = invocation.arguments
    return invocation.run_apart(
        read_jobs.find_job(invocation.destination, arguments.text, arguments.version_name, invocation.paths)
    )


def trace(invocation: Invocation) -> CommandResult:
    arguments = invocation.arguments
    path = os.fsencode(arguments.path)
    return invocation.run_apart(
        read_jobs.trace_job(invocation.destination, arguments.text, path, arguments.version_name, invocation.paths)
    )


def diff(invocation: Invocation) -> CommandResult:
    arguments = invocation.arguments
    return invocation.run_apart(
        read_jobs.diff_job(invocation.destination, arguments.old, arguments.new, invocation.paths)
    )


def versions(invocation: Invocation) -> CommandResult:
    return invocation.run_apart(read_jobs.versions_job(invocation.destination, invocation.paths))


def look(invocation: Invocation) -> CommandResult:
    return invocation.run_apart(read_jobs.look_job(os.fsencode(invocation.arguments.destination)))


def eject(invocation: Invocation) -> CommandResult:
    destination = invocation.destination
    name = invocation.places.name_of(display_path(destination))  # looked up now: not possible after the unmount
    os.chdir("/")  # a working folder on the drive would keep it busy
    job = _eject_job(destination, is_simulated=invocation.arguments.simulate)
    return invocation.run_remembered(job, canceled=Why.EJECT_STOPPED, name=name)


def _eject_job(destination: bytes, *, is_simulated: bool) -> Job:
    if is_simulated:
        from shingleback.bootstrap.demo import simulated_eject_job  # noqa: PLC0415 (other commands start sooner)

        return simulated_eject_job(destination)
    from shingleback.bootstrap.drive_jobs import eject_job  # noqa: PLC0415 (D-Bus takes a tenth of a second)

    return eject_job(destination)


def history(invocation: Invocation) -> CommandResult:
    arguments = invocation.arguments
    if arguments.drive:
        activity = read_jobs.drive_samples(arguments.drive, HISTORY_STEPS[arguments.every], invocation.paths)
        return HistoryFinished(outcome="done", activity=activity)
    runs = open_history(invocation.paths)
    try:
        return HistoryFinished(outcome="done", runs=runs.newest(arguments.count))
    finally:
        runs.close()
