"""The command `backup`."""

import contextlib
import functools
import os
from collections.abc import Callable
from pathlib import Path

import msgspec.structs

from shingleback.bootstrap.backup import host_name, open_history, remove_unused_caches, run_attended_backup
from shingleback.cli.invocation import Invocation
from shingleback.devices.sysfs.topology import is_on_own_disk
from shingleback.domain.errors import UsageError, Why
from shingleback.engine.backup import BackupRequest
from shingleback.engine.drive.throttle import parse_pace
from shingleback.protocol.control import Control
from shingleback.protocol.events import Event, Finished, Note, Opened, Watching, display_path
from shingleback.protocol.results import BackupFinished
from shingleback.store import settings
from shingleback.store.paths import Paths


def back_up(invocation: Invocation) -> Finished:
    arguments, places = invocation.arguments, invocation.places
    if len(arguments.paths) < 2 or not all(arguments.paths):
        raise UsageError(Why.SOURCE_OR_DESTINATION_MISSING)
    *sources, destination = [os.fsencode(path) for path in arguments.paths]
    place = display_path(os.path.abspath(destination))
    meant = display_path(os.fsencode(arguments.place))
    name = meant or places.name_of(place)
    key = arguments.set or _set_of(invocation, sources, name)
    known = places.backups(meant or place, key) or places.backups(name, key)
    spot = places.spot_of(place)
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
            expected=() if arguments.new else known,
            pace=parse_pace(arguments.pace) if arguments.pace else None,
            limits=arguments.checkpoint,
            host=host_name(),
        )
        drive = _Drive(invocation, destination)
        word = _runner(arguments.simulate)(request, invocation.paths, drive.show, invocation.control)
        word = msgspec.structs.replace(word, backup_set=key, is_own_disk=drive.is_own_disk)
        if drive.watching is not None:
            word = msgspec.structs.replace(word, drive=drive.watching.drive, drive_run=drive.watching.run)
        if not arguments.dry_run:
            history.add_backup(word, name, spot, sources, is_known=word.backup in known)
        return word
    finally:
        history.close()
        remove_unused_caches(invocation.paths)


class _Drive:
    """What is known of the drive of a run: whether it is the computer's own, and where its course is kept."""

    def __init__(self, invocation: Invocation, destination: bytes) -> None:
        """Warns of the computer's own disk before anything is written."""
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
    """The key of the one set that backs up these folders to this place; empty where there is none."""
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
