"""Opens the destination of a run, and repairs its list of files."""

import contextlib
import os
from dataclasses import dataclass

from shingleback.domain.errors import DriveRefused, SafetyRefusal, UsageError, Why
from shingleback.engine.drive.messages import Open
from shingleback.engine.drive.unfinished import unfinished_change
from shingleback.engine.drive.version_store import VersionStore
from shingleback.engine.files.folders import Tree, join
from shingleback.engine.files.linux import Guard
from shingleback.engine.repo import layout
from shingleback.engine.repo.abilities import FilesystemAbilities, Probe
from shingleback.engine.repo.about import header_of
from shingleback.engine.repo.format import BatchPlace
from shingleback.engine.repo.list_repair import NOTHING_WRONG, Repair, repair
from shingleback.engine.repo.repository import RepositoryHome, naming_errors
from shingleback.engine.repo.second_list import load_table
from shingleback.engine.repo.segments import open_manifest, segments


@dataclass(slots=True)
class OpenDestination:
    """An opened destination, locked unless this is a dry run.

    Attributes:
        is_locked: it has a backup, and this is no dry run.
        repair: what was wrong with the list.
        list_aside: the new name of a second list that was there without a backup; empty if there was none.
    """

    root_fd: int
    home: RepositoryHome
    filesystem: FilesystemAbilities
    guard: Guard
    version_store: VersionStore
    run: int
    is_locked: bool
    repair: Repair
    list_aside: str
    _places: dict[bytes, list[bytes]] | None = None

    def check_folders(self, *, is_prepared: bool) -> None:
        """Raise DriveGone, or DriveRefused if the backup, or a folder of the program in it, is not where it was."""
        self.guard.check()
        own_folders = [layout.HOME] if self.home.fd >= 0 else []
        if is_prepared:
            own_folders += [join(layout.HOME, layout.MANIFEST), layout.INCOMING_PATH]
        for folder in own_folders:
            try:
                os.stat(folder, dir_fd=self.root_fd, follow_symlinks=False)
            except FileNotFoundError:
                raise DriveRefused(Why.BACKUP_MOVED, path=os.fsdecode(join(self.guard.path, folder))) from None

    def unfinished_places(self, change: BatchPlace | None, *, is_last_word: bool) -> dict[bytes, list[bytes]]:
        """Return where entries are that an interrupted run has moved, by their new paths. They are read once."""
        if self._places is None:
            tree = Tree(self.root_fd, is_root=True)  # it only looks
            self._places = unfinished_change(self.home.fd, tree, change, is_last_word=is_last_word).places()
        return self._places


def _newest_run(home_fd: int, names: list[str]) -> int:
    """Return the newest run of these segments, or of something odd with the name of one; 0 if there is none."""
    taken_names = set(names)
    with contextlib.suppress(FileNotFoundError):
        manifest_fd = open_manifest(home_fd)
        try:
            taken_names.update(os.listdir(manifest_fd))
        finally:
            os.close(manifest_fd)
    return max((layout.run_of(name) or 0 for name in taken_names), default=0)


def take(home: RepositoryHome, message: Open, probe: Probe) -> OpenDestination:
    """Check that this is the right destination, and lock it against other writers.

    `probe` finds out what the filesystem can store.
    """
    list_aside = ""
    if message.expected and home.backup_info is None:
        raise SafetyRefusal(Why.DESTINATION_CHANGED, path=os.fsdecode(message.path))
    if message.expected and home.backup_info is not None and home.backup_info.id not in message.expected:
        raise SafetyRefusal(Why.OTHER_BACKUP, path=os.fsdecode(message.path))
    if not message.is_dry_run:
        with naming_errors(message.path):
            list_aside = home.take()
    is_locked = not message.is_dry_run and home.backup_info is not None
    repaired = repair(home.fd, home.backup) if is_locked else NOTHING_WRONG
    if home.is_lost:
        repaired = repaired._replace(repaired=[])  # one note about the folder says enough
    names = segments(home.fd, home.backup) if home.fd >= 0 else []
    if is_locked and home.has_copy:
        # Usually the table lists something, and no segment is read.
        is_listed = load_table(home.fd, home.backup).segments or any(header_of(name, home.fd) for name in names)
        if not is_listed:
            repaired = Repair([], [os.fsdecode(layout.MANIFEST)], repaired.set_aside)
    run = _newest_run(home.fd, names) if home.fd >= 0 else 0
    if run == layout.MAX_RUNS:  # the next run could not get a name
        raise UsageError(Why.MANIFEST_DAMAGED, file=layout.segment_name(run))
    guard = Guard(home.root_fd, message.path)
    is_btrfs = home.mount is not None and home.mount.kind == "btrfs"
    version_store = VersionStore(home.root_fd, home.fd, is_btrfs=is_btrfs)
    filesystem = home.filesystem(probe)
    return OpenDestination(home.root_fd, home, filesystem, guard, version_store, run, is_locked, repaired, list_aside)
