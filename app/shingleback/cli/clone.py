"""The commands `clone` (a whole drive), `move` (a backup, file by file) and `unfinished`.

A clone shows its plan, asks the user to type the name of the drive to erase, and carries the plan out.
"""

import errno
import os
import shlex
from argparse import Namespace
from dataclasses import replace
from typing import Final

import msgspec

from shingleback.bootstrap.clone_planning import CloneRequest
from shingleback.bootstrap.cloning import clone_job, clone_plan_job
from shingleback.bootstrap.moving import MoveOptions, move_job
from shingleback.cli.invocation import Invocation, undone
from shingleback.cloning.move import MoveRequest
from shingleback.devices.dbus import BusError, NotThere, Unanswered, run_attended
from shingleback.devices.sysfs.facts import FactReader
from shingleback.devices.watch.service import current_drives
from shingleback.domain.cloning import CloneChoices, clone_reason
from shingleback.domain.drive import Drive
from shingleback.domain.errors import Canceled, InternalError, Outcome, SafetyRefusal, UsageError, Why
from shingleback.domain.formatting.plan import identity_from, is_confirmed
from shingleback.domain.text import display_path
from shingleback.engine.drive.pace import parse_pace
from shingleback.protocol.cloning import CloneFinished, UnfinishedFinished, UnfinishedItem
from shingleback.protocol.control import Control
from shingleback.protocol.process import Job
from shingleback.protocol.results import CommandResult
from shingleback.store.private_files import Paths
from shingleback.store.unfinished import UnfinishedCopies, UnfinishedCopy, ends_options, forget_copy

_TIMEOUT_S: Final = 0.7  # a user who stops does not wait for a drive that does not answer; the map stays valid


def clone(invocation: Invocation) -> CommandResult:
    """Run `clone`. Raises ShinglebackError."""
    arguments, paths = invocation.arguments, invocation.paths
    if not arguments.ends_bytes:
        invocation.wait_for_files(arguments.source, arguments.target)
    request = _request(arguments)
    places = [os.fsencode(request.source), os.fsencode(request.target)]
    os.chdir("/")  # a working folder on a drive would keep it busy
    planned = invocation.run_apart(clone_plan_job(request, paths), canceled=Why.STOPPED, places=places)
    if not isinstance(planned, CloneFinished) or planned.plan is None or planned.why or arguments.dry_run:
        return planned
    plan = planned.plan
    if plan.identity:
        if not is_confirmed(arguments.confirm, plan.name):
            return undone(planned, SafetyRefusal(Why.NAME_NOT_CONFIRMED, drive=plan.target_name, name=plan.name))
        request = replace(request, identity=identity_from(plan.identity))
    confirmed_request = replace(request, shown=plan.fingerprint)
    try:
        return invocation.run_apart(
            clone_job(confirmed_request, paths),
            canceled=Why.CLONE_STOPPED,
            stays_awake=True,
            patience_s=_TIMEOUT_S,
            places=places,
            is_endable=False,
        )
    except (Canceled, InternalError) as error:
        return msgspec.structs.replace(undone(planned, error), why=clone_reason(error.why))


def _request(arguments: Namespace) -> CloneRequest:
    """Make the request from the arguments. Raises UsageError."""
    if arguments.pace:
        parse_pace(arguments.pace)
    source, target = map(os.fsdecode, arguments.ends_bytes or (arguments.source, arguments.target))
    if source.endswith(os.sep) and not os.path.isdir(source):
        raise UsageError(Why.FILE_UNREADABLE, path=source, detail=os.strerror(errno.ENOTDIR))
    if target.endswith(os.sep) and not os.path.isdir(target):
        raise UsageError(Why.CLONE_NO_FOLDER, path=target)
    return CloneRequest(
        source=os.path.abspath(source),
        target=os.path.abspath(target),
        identity=identity_from(arguments.identity) if arguments.identity else None,
        shown=arguments.plan,
        choices=CloneChoices(
            compares=not arguments.no_compare,
            wants_growth=not arguments.no_grow,
            wants_new_uuid=arguments.new_uuid,
            copies_all=arguments.everything,
            sets_follow=arguments.sets_follow,
        ),
        pace=arguments.pace,
    )


def move(invocation: Invocation) -> CommandResult:
    arguments = invocation.arguments
    if arguments.pace:
        parse_pace(arguments.pace)
    if not arguments.target:
        raise UsageError(Why.DESTINATION_MISSING, path="")
    destination, target = arguments.ends_bytes or (invocation.destination, os.fsencode(arguments.target))
    backups = [*map(os.fsencode, arguments.merge), *(arguments.merge_bytes)]
    request = MoveRequest(
        destination=destination,
        target=os.path.abspath(target),
        merged=tuple(map(os.path.abspath, backups)),
        is_dry_run=arguments.dry_run,
        limits=arguments.checkpoint,
    )
    options = MoveOptions(sets_follow=arguments.sets_follow, pace=arguments.pace)
    job = _move_job(request, invocation.paths, options, is_simulated=arguments.simulate)
    places = [request.destination, request.target, *request.merged]
    return invocation.run_apart(job, canceled=Why.MOVE_STOPPED, stays_awake=not arguments.dry_run, places=places)


def _move_job(request: MoveRequest, paths: Paths, options: MoveOptions, *, is_simulated: bool) -> Job:
    if is_simulated:
        from shingleback.bootstrap.demo_moving import simulated_move_job  # noqa: PLC0415 (for the demo only)

        return simulated_move_job(request, paths, options)
    return move_job(request, paths, options)


def unfinished(invocation: Invocation) -> CommandResult:
    """Run `unfinished`. Raises UsageError and Canceled."""
    copies = UnfinishedCopies(invocation.paths.unfinished_folder).all()
    meant: str = invocation.arguments.forget
    if not meant:
        drives = _plugged_in(invocation.control) if any(copy.is_of_drives for copy in copies) else ()
        items = tuple(_item(copy, copy.ends_now(drives or ())) for copy in copies)
        return UnfinishedFinished(outcome=Outcome.DONE, copies=items, knows_drives=drives is not None)
    copy = next((entry for number, entry in enumerate(copies, start=1) if meant in (str(number), entry.name)), None)
    if copy is None:
        raise UsageError(Why.NOTHING_UNFINISHED, name=meant)
    if not forget_copy(invocation.paths, copy):
        raise UsageError(Why.CLONE_RUNNING)
    return UnfinishedFinished(outcome=Outcome.DONE, forgotten=copy.name)


def _plugged_in(control: Control) -> tuple[Drive, ...] | None:
    """Return the drives that are plugged in; None if UDisks2 does not answer."""
    try:
        return run_attended(current_drives(FactReader().read), control, Why.STOPPED)
    except (NotThere, Unanswered, BusError, msgspec.ValidationError):
        return None


def _item(copy: UnfinishedCopy, now: tuple[str, str]) -> UnfinishedItem:
    source, target = (display_path(os.fsencode(end)) for end in now)
    command = ("shingleback", copy.command, source, target, *copy.options, *ends_options(*now))
    return UnfinishedItem(
        name=copy.name,
        command=copy.command,
        source=copy.source,
        target=copy.target,
        source_name=copy.source_name,
        target_name=copy.target_name,
        begun_at=copy.begun_at,
        changed_at=copy.changed_at,
        done_bytes=copy.done_bytes,
        total_bytes=copy.total_bytes,
        unread_bytes=copy.unread_bytes,
        again=shlex.join(command) if all(now) else "",
        source_now=source,
        target_now=target,
        source_size_bytes=copy.source_marks.size_bytes,
        target_size_bytes=copy.target_marks.size_bytes,
        source_label=copy.source_marks.label,
        source_serial=copy.source_marks.serial,
        target_serial=copy.target_marks.serial,
    )
