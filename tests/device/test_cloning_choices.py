"""The choices for a clone, through the real UDisks2: continuing, growing, and backup sets that follow."""

import os
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import msgspec.structs
import pytest

from shingleback.cli.cloning_text import clone_lines
from shingleback.devices.dbus import BusError
from shingleback.devices.erase import Eraser
from shingleback.devices.udisks import NOT_AUTHORIZED
from shingleback.domain.destination import VolumeFolder
from shingleback.domain.errors import Why
from shingleback.protocol.control import Unattended
from shingleback.protocol.events import Progress
from shingleback.store import settings
from shingleback.store.run_history import RunHistory
from shingleback.store.settings import BackupSet, Settings
from shingleback.store.unfinished import UnfinishedCopies, forget_copy
from tests.device.test_cloning import CHECKS, MIB, fill, has_saved, run
from tests.helpers.loop import unmount
from tests.helpers.two_drives import TwoDrives, two_drives
from tests.helpers.whole import whole

pytestmark = pytest.mark.device


@pytest.fixture
def drives(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[TwoDrives]:
    with two_drives(tmp_path, monkeypatch) as drives:
        yield drives


class StopsWhenSaved(Unattended):
    """Cancels as soon as the map of a clone says that data is on the drive."""

    def __init__(self, clones: Path) -> None:
        super().__init__()
        self._clones = clones

    def refresh(self) -> None:
        self.is_canceled = has_saved(self._clones)


def test_the_plan_says_how_much_an_earlier_run_has_copied(drives: TwoDrives) -> None:
    fill("ext4", drives.old, drives.folder / "old")
    assert drives.plan(copies_all=True).kept_bytes == 0
    stopped = drives.clone(copies_all=True, control=StopsWhenSaved(drives.paths.clones_folder))
    assert stopped.outcome == "canceled"
    listed = UnfinishedCopies(drives.paths.unfinished_folder)
    (unfinished,) = listed.all()
    assert (unfinished.source, unfinished.target, unfinished.options) == (drives.old, drives.new, ("--everything",))
    assert 0 < unfinished.done_bytes < unfinished.total_bytes

    result = drives.plan(copies_all=True)

    assert result.plan is not None
    assert 0 < result.kept_bytes < result.plan.copied_bytes
    assert any("continues from there" in line for line in clone_lines(result))

    ended = drives.clone(copies_all=True)

    unmount(Path(ended.mount_point))
    assert ended.kept_bytes >= result.kept_bytes
    assert not listed.all()


def test_a_forgotten_copy_starts_over(drives: TwoDrives) -> None:
    fill("ext4", drives.old, drives.folder / "old")
    drives.clone(copies_all=True, control=StopsWhenSaved(drives.paths.clones_folder))
    (unfinished,) = UnfinishedCopies(drives.paths.unfinished_folder).all()

    assert forget_copy(drives.paths, unfinished)

    assert drives.plan(copies_all=True).kept_bytes == 0


def test_a_filesystem_keeps_its_size_if_it_should_not_grow(drives: TwoDrives) -> None:
    fill("ext4", drives.old, drives.folder / "old", 5)

    result = drives.clone(wants_growth=False)

    assert result.plan is not None
    assert (result.outcome, result.has_grown) == ("done", None)
    assert "keeps-size" in result.plan.remark_codes
    room = os.statvfs(result.mount_point)
    assert room.f_blocks * room.f_frsize < 420 * MIB
    unmount(Path(result.mount_point))
    run(CHECKS["ext4"].format(drives.new))


@pytest.mark.parametrize("kind", ["ext4", "btrfs"])
def test_a_backup_set_follows_to_the_copy_even_if_it_has_a_new_uuid(drives: TwoDrives, kind: str) -> None:
    fill(kind, drives.old, drives.folder / "old", 5)
    mine = BackupSet(folders=["/home/me"], destination="/media/me/Photos", key="mine")
    settings.save(drives.paths.settings_file, Settings(sets=[mine]))
    with closing(RunHistory(drives.paths.history_file)) as history:
        history.remember_place(mine.destination, "backup", VolumeFolder(uuid_of(drives.old), "/"), mine.key)

    result = drives.clone(sets_follow=True)

    assert (result.outcome, result.followed) == ("done", ("mine",))
    unmount(Path(result.mount_point))
    (saved_set,) = settings.load(drives.paths.settings_file).sets
    with closing(RunHistory(drives.paths.history_file)) as history:
        (place,) = history.places()
        assert history.drives_of("backup") == set(saved_set.drives)
    assert place.location == VolumeFolder(uuid_of(drives.new), "/")


def test_the_copied_bytes_are_those_of_the_plan(drives: TwoDrives) -> None:
    """Rounded up to whole pieces, since the used blocks are scattered."""
    fill("ext4", drives.old, drives.folder / "old")
    planned = drives.plan().plan

    result = drives.clone()

    copying = [event for event in drives.events if isinstance(event, Progress) and event.phase == "copy"]
    assert planned is not None
    assert copying[-1].total_bytes == result.copied_bytes == planned.copied_bytes < planned.source_bytes


def test_nothing_is_erased_and_the_reason_is_given_without_a_password_for_the_target(
    drives: TwoDrives, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The password for the source was typed before, for the plan."""

    async def dismissed(*_arguments: object) -> None:
        raise BusError(f"{NOT_AUTHORIZED}Dismissed", "The authentication dialog was dismissed")

    for node in (drives.old, drives.new):
        fill("ext4", node, drives.folder / "drive", 1)
    before = whole(drives.new)
    monkeypatch.setattr(Eraser, "open_to_write", dismissed)
    monkeypatch.setattr(Eraser, "erase", dismissed)

    result = drives.clone()

    assert (result.why, result.steps) == (Why.NOT_ALLOWED, ("check",)), result.values
    assert whole(drives.new) == before


def test_the_plan_says_which_backup_is_on_the_target(drives: TwoDrives) -> None:
    for node in (drives.old, drives.new):
        fill("ext4", node, drives.folder / "drive", 1)
    mine = BackupSet(folders=["/home/me"], destination="/media/me/Photos", key="mine")
    settings.save(drives.paths.settings_file, Settings(sets=[mine]))
    with closing(RunHistory(drives.paths.history_file)) as history:
        history.remember_place(mine.destination, "backup", VolumeFolder(uuid_of(drives.new), "/"), mine.key)

    result = drives.plan()

    assert result.plan is not None
    says = "It already holds a Shingleback backup of /home/me."
    assert [line for line in clone_lines(result) if says in line] == [
        f"2. Erase everything on {result.plan.target_name}. {says}"
    ]
    unconfirmed = msgspec.structs.replace(result, is_dry_run=False, outcome="unsafe", why=Why.NAME_NOT_CONFIRMED)
    assert clone_lines(unconfirmed) == [says]


def test_the_backup_that_a_clone_replaces_is_not_missed(drives: TwoDrives) -> None:
    for node in (drives.old, drives.new):
        fill("ext4", node, drives.folder / "drive", 1)
    with closing(RunHistory(drives.paths.history_file)) as history:
        for name, node in (("copied", drives.old), ("erased", drives.new)):
            history.remember_place(f"/media/me/{name}", name, VolumeFolder(uuid_of(node), "/"))

    assert drives.clone().outcome == "done"

    with closing(RunHistory(drives.paths.history_file)) as history:
        assert [place.backup for place in history.places()] == ["copied"]


def uuid_of(node: str) -> str:
    return run(f"blkid -p -o value -s UUID {node}").strip()
