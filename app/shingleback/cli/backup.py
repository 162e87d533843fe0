"""`backup`: backs up folders to a folder on a drive."""

import contextlib
import dataclasses
import functools
import os
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

import msgspec
import msgspec.structs

from shingleback.backup_sets.destinations import DestinationLocator
from shingleback.bootstrap.backup import remove_unused_caches
from shingleback.bootstrap.supervised import run_attended_backup
from shingleback.cli.excludes import excludes_for
from shingleback.cli.invocation import Invocation
from shingleback.devices.sysfs.topology import is_on_own_disk
from shingleback.domain.errors import Outcome, SafetyRefusal, UsageError, Why
from shingleback.domain.included_mount import IncludedMount
from shingleback.domain.text import display_path
from shingleback.engine.drive.pace import parse_pace
from shingleback.engine.repo.origins import path_text
from shingleback.engine.source.copy_context import BackupRequest
from shingleback.messages import errors
from shingleback.protocol.control import Control
from shingleback.protocol.events import Event, Note, Opened, Watching
from shingleback.protocol.process import real_paths
from shingleback.protocol.results import (
    BackupFinished,
    CommandResult,
)
from shingleback.store import settings
from shingleback.store.computer import this_computer
from shingleback.store.private_files import Paths
from shingleback.store.run_history import RunHistory

_QUESTIONS: Final = (Why.FOLDER_KNOWN, Why.COMPUTER_KNOWN)


def back_up(invocation: Invocation) -> CommandResult:
    arguments, places = invocation.arguments, invocation.places
    if len(arguments.paths) < 2 or not all(arguments.paths):
        raise UsageError(Why.SOURCE_OR_DESTINATION_MISSING)
    *sources, destination = [os.fsencode(path) for path in arguments.paths]
    place = display_path(os.path.abspath(destination))
    own_paths = [os.fsencode(path) for path in (invocation.paths.limits_folder, invocation.paths.state)]
    real_destination, real_limits, real_state, *real_sources = real_paths([destination, *own_paths, *sources])
    meant = display_path(os.fsencode(arguments.place))
    name = meant or places.name_of(place)
    sets = _saved_sets(invocation.paths)
    key = arguments.set or _set_of(sets, places, real_sources, name)
    known_backups = places.backups(meant or place, key) or places.backups(name, key)
    location = places.location_of(place)
    history = RunHistory(invocation.paths.history_file)
    try:
        request = BackupRequest(
            sources=sources,
            destination=os.path.abspath(destination),
            excludes=excludes_for(arguments, invocation.paths),
            cross_filesystems=arguments.cross_filesystems,
            included_mounts=tuple(map(_included, arguments.include_mount)),
            keep_versions=not arguments.no_versions,
            is_dry_run=arguments.dry_run,
            allow_empty=arguments.allow_empty,
            spares_versions=not arguments.make_room,
            continues=tuple(continued(text, real_sources) for text in arguments.continues),
            continues_computer=arguments.continue_computer,
            answers=tuple(answer for saved in sets if key and saved.key == key for answer in saved.answers),
            is_as_new=arguments.as_new,
            expected=() if arguments.new else known_backups,
            pace=parse_pace(arguments.pace) if arguments.pace else None,
            limits=arguments.checkpoint,
            computer=this_computer(invocation.paths),
            ready_by=arguments.ready_by,
            own_folders=(real_limits,),
            records_folder=real_state,
            other_places=() if arguments.dry_run else _other_places(sets, places, key),
        )
        drive = _Drive(invocation, real_destination)
        if drive.is_own_disk and not arguments.new and _was_on_a_drive_that_left(history, key, name):
            raise SafetyRefusal(Why.DESTINATION_CHANGED, path=place)
        run = _runner(arguments.simulate, real_destination)
        result = run(request, invocation.paths, drive.show, invocation.control)
        if result.why in _QUESTIONS and not arguments.json and (answered := _answered(request, result)):
            result = run(answered, invocation.paths, drive.show, invocation.control)
        result = msgspec.structs.replace(
            result,
            backup_set=key,
            sources=[display_path(source) for source in real_sources],
            is_own_disk=drive.is_own_disk,
        )
        if drive.watching is not None:
            result = msgspec.structs.replace(result, drive=drive.watching.drive, drive_run=drive.watching.run)
        if not arguments.dry_run:
            history.add_backup(result, name, location, real_sources, is_known=result.backup in known_backups)
        return result
    finally:
        history.close()
        remove_unused_caches(invocation.paths)


def _answered(request: BackupRequest, result: BackupFinished) -> BackupRequest | None:
    """Ask in the terminal whether the backup knows a source, or this computer; None if nobody answers."""
    if sys.stdin is None or not sys.stdin.isatty():
        return None
    try:
        answer = input(f"{errors.sentence(result.why, result.values)} [y/n] ").strip().lower()
    except EOFError:
        return None
    if answer in ("n", "no"):
        return dataclasses.replace(request, is_as_new=True)
    if answer not in ("y", "yes"):
        return None
    if result.why == Why.COMPUTER_KNOWN:
        return dataclasses.replace(request, continues_computer=str(result.values["host"]))
    pair = (str(result.values["old"]), str(result.values["path"]))
    return dataclasses.replace(request, continues=(*request.continues, pair))


def continued(text: str, sources: list[bytes]) -> tuple[str, str]:
    """Return the old and the new path in OLD=NEW. A path may hold = itself, so the new one must be a source.

    `sources` are real paths. Raises UsageError.
    """
    for number, letter in enumerate(text):
        if letter != "=" or not text[number + 1 :]:
            continue
        (new,) = real_paths([os.fsencode(text[number + 1 :])])
        if new in sources:
            old = os.fsencode(os.path.abspath(text[:number]))
            return path_text(old), path_text(new)
    raise UsageError(Why.SOURCE_MISSING, path=text.rpartition("=")[2])


def _included(text: str) -> IncludedMount:
    mount = IncludedMount.parsed(text)
    (path,) = real_paths([os.fsencode(os.path.expanduser(mount.path))])
    return mount._replace(path=os.fsdecode(path))


class _Drive:
    """The drive of a run: whether it is the computer's own disk, and where the run is recorded."""

    def __init__(self, invocation: Invocation, destination: bytes) -> None:
        """`destination` is a real path."""
        self._show = invocation.show
        self._is_warned = False
        self.watching: Watching | None = None
        folder = Path(os.fsdecode(destination))
        self.is_own_disk = not invocation.arguments.simulate and is_on_own_disk(folder)

    def show(self, event: Event) -> None:
        """Show an event of the run. Warns about the computer's own disk before a file is copied to it."""
        if isinstance(event, Watching):
            self.watching = event
        if isinstance(event, Opened):
            if self.is_own_disk and not self._is_warned:
                self._is_warned = True
                self._show(Note(code="own-disk"))
            event = msgspec.structs.replace(event, is_own_disk=self.is_own_disk)
        self._show(event)


def _was_on_a_drive_that_left(history: RunHistory, key: str, name: str) -> bool:
    """Whether the newest backup to this place lost its drive. Nothing else remembers it if no file had reached it."""
    newest = history.backups_of(1, key, (name,))
    return any(result.outcome == Outcome.DRIVE_GONE and not result.is_own_disk for _, result in newest)


def _saved_sets(paths: Paths) -> Sequence[settings.BackupSet]:
    """Return the backup sets of the window; none if the settings cannot be read."""
    with contextlib.suppress(UsageError):
        return settings.load(paths.settings_file).sets
    return ()


def _other_places(sets: Sequence[settings.BackupSet], places: DestinationLocator, key: str) -> tuple[bytes, ...]:
    """Return the backups of the sets that take turns with this one, if their drives are open now."""
    groups = {backup_set.group for backup_set in sets if backup_set.key == key}
    partners = [
        backup_set
        for backup_set in sets
        if backup_set.group in groups and backup_set.key != key and backup_set.destination
    ]
    located = [places.find(partner.destination, partner.key) for partner in partners]
    return tuple(os.fsencode(place.path) for place in located if place.is_plausible)


def _set_of(sets: Sequence[settings.BackupSet], places: DestinationLocator, sources: list[bytes], name: str) -> str:
    """Return the key of the only set that backs up these folders to this place; empty if there is not exactly one.

    `sources` are real paths.
    """
    keys = [
        backup_set.key
        for backup_set in sets
        if name in places.names(backup_set.destination)
        and set(real_paths([os.fsencode(folder) for folder in backup_set.folders])) == set(sources)
    ]
    return keys[0] if len(keys) == 1 else ""


def _runner(
    preset: str | None, real_destination: bytes
) -> Callable[[BackupRequest, Paths, Callable[[Event], None], Control], BackupFinished]:
    if not preset:
        return functools.partial(run_attended_backup, real_destination=real_destination)
    from shingleback.bootstrap.demo import run_simulated_backup  # noqa: PLC0415 (so that a real backup starts sooner)

    return functools.partial(run_simulated_backup, preset_name=preset)
