"""The status of backup sets, derived from history, drives and the current run, without touching the destinations."""

from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path

import msgspec.structs
import pytest
from pytestqt.qtbot import QtBot

from shingleback.backup_sets import status as known
from shingleback.backup_sets.destinations import DestinationLocator, Tables
from shingleback.backup_sets.library import Memory
from shingleback.backup_sets.status import Presence, Schedule
from shingleback.domain.destination import VolumeFolder
from shingleback.domain.drive import Drive, DriveArrived, DriveChanged, DriveLeft, ServiceChanged, ServiceState
from shingleback.gui.controllers.backup_run import BackupRun, Task
from shingleback.gui.controllers.backup_sets import BackupSetStatuses, SetView, Surroundings
from shingleback.gui.controllers.drives import DriveList
from shingleback.gui.controllers.settings import SettingsController
from shingleback.gui.controllers.worker import Worker
from shingleback.gui.home import texts
from shingleback.gui.run.texts import translate
from shingleback.messages import reasons
from shingleback.protocol.events import Note, Progress, State
from shingleback.protocol.result_items import Tally
from shingleback.protocol.results import BackupFinished, CheckFinished
from shingleback.protocol.run_state import RunState
from shingleback.store.private_files import Paths
from shingleback.store.run_history import RunHistory
from shingleback.store.settings import BackupSet, Settings
from tests.helpers.plugged_in import make_drives
from tests.unit.gui.controllers.drives import ELEMENTS, EXPANSION, mounted

NOW = datetime(2026, 5, 20, 18, 0, tzinfo=UTC)
PLACE = "/media/me/Backup/here"
PLACE_OF_NAS = "/media/nas/backup"
SET = BackupSet(folders=["/home/me"], destination=PLACE, key="one", drives=["serial-1"])
HERE = mounted(EXPANSION, "/media/me/Backup")


class Bench:
    """One set and everything known about it."""

    def __init__(self) -> None:
        memory = Memory(Paths.of_user())
        memory.save(Settings(sets=[SET]))
        self.chosen = SettingsController(memory)
        self.drives: DriveList = make_drives()
        self.run = BackupRun(Worker(["/nowhere"]))
        self.statuses = BackupSetStatuses(
            self.chosen, Schedule(memory), self.drives, self.run, Surroundings(lambda: NOW)
        )

    @property
    def view(self) -> SetView:
        (view,) = self.statuses.views
        return view

    @property
    def state(self) -> known.SetState:
        return self.view.status.state


@pytest.fixture
def bench(qtbot: QtBot) -> Bench:  # noqa: ARG001 (needs an application)
    return Bench()


def note(result: BackupFinished | CheckFinished) -> None:
    history = RunHistory(Paths.of_user().history_file)
    history.add(result)
    history.close()


def backup(hours_ago: float, outcome: str = "done", place: str = PLACE, why: str = "") -> BackupFinished:
    return BackupFinished(
        outcome=outcome,
        exit_code=0,
        destination=place,
        why=why,
        started_at=(NOW - timedelta(hours=hours_ago)).isoformat(),
        total=Tally(3, 412),
        backup_set=SET.key,
    )


def check(hours_ago: float, outcome: str = "done", command: str = "verify") -> CheckFinished:
    at = (NOW - timedelta(hours=hours_ago)).isoformat()
    return CheckFinished(command=command, outcome=outcome, exit_code=0, destination=PLACE, started_at=at)


def about_list(code: str, result: BackupFinished | CheckFinished) -> BackupFinished | CheckFinished:
    return msgspec.structs.replace(result, list_note=code)


def test_what_a_check_finds_wrong_with_the_list_counts_until_a_backup_has_dealt_with_it(bench: Bench) -> None:
    note(backup(3))
    for result, state, code in (
        (about_list("manifest-damaged", check(2, "left-out")), known.SetState.LIST_DAMAGED, "manifest-damaged"),
        (backup(1.5, "drive-gone"), known.SetState.FAILED, "manifest-damaged"),
        (about_list("manifest-made-again", backup(1)), known.SetState.WAITING, "manifest-made-again"),
        (about_list("manifest-patched", check(0.5)), known.SetState.WAITING, "manifest-patched"),
        (backup(0.2), known.SetState.WAITING, None),
    ):
        note(result)
        bench.statuses.refresh()
        list_note = bench.view.status.list_note
        assert (bench.state, list_note.code if list_note is not None else None) == (state, code)


def test_what_restore_sees_of_the_list_counts_on_home_too(bench: Bench) -> None:
    note(backup(1))
    bench.drives.on_event(DriveArrived(HERE))
    bench.statuses.note_list(PLACE, [Note(code="manifest-patched"), Note(code="home-lost")])
    list_note = bench.view.status.list_note
    assert (bench.state, list_note.code if list_note is not None else None) == (
        known.SetState.LIST_DAMAGED,
        "home-lost",
    )
    assert texts.says(bench.view, NOW) == reasons.note("home-lost", {}, translate)  # as Restore and the terminal

    bench.statuses.note_list(PLACE, [])
    assert (bench.state, bench.view.status.list_note) == (known.SetState.GOOD, None)


def test_a_set_waits_until_its_drive_is_plugged_in(bench: Bench, qtbot: QtBot) -> None:
    note(backup(1))
    bench.statuses.refresh()
    assert (bench.state, bench.view.presence) == (known.SetState.WAITING, Presence.AWAY)

    with qtbot.waitSignal(bench.statuses.changed):
        bench.drives.on_event(DriveArrived(HERE))
    assert (bench.state, bench.view.presence) == (known.SetState.GOOD, Presence.OPEN)
    assert bench.view.drive is not None
    assert bench.view.drive.drive == HERE

    bench.drives.on_event(DriveLeft(HERE))
    assert bench.state is known.SetState.WAITING


def test_a_known_drive_is_recognized_before_it_is_opened(bench: Bench) -> None:
    bench.chosen.note(HERE)
    presences = []
    for event in (DriveArrived(EXPANSION), DriveChanged(EXPANSION, HERE)):
        bench.drives.on_event(event)
        presences.append(bench.view.presence)
    assert presences == [Presence.CLOSED, Presence.OPEN]


def test_with_nested_mount_points_the_innermost_drive_belongs_to_the_set(bench: Bench) -> None:
    for drive in (HERE, mounted(ELEMENTS, "/media")):
        bench.drives.on_event(DriveArrived(drive))
    assert bench.view.drive is not None
    assert bench.view.drive.drive == HERE


def test_a_drive_mounted_at_another_path_requires_a_change_of_the_set(bench: Bench) -> None:
    """After a drive was pulled during a write, its stale mount keeps the old path."""
    bench.chosen.note(HERE)
    note(backup(1, "drive-gone"))
    for point, presence in (("", Presence.CLOSED), ("/media/me/Backup1", Presence.ELSEWHERE)):
        bench.drives.on_event(DriveArrived(mounted(EXPANSION, point) if point else EXPANSION))
        bench.statuses.refresh()
        assert bench.view.presence is presence
    assert bench.view.status.step is known.NextStep.CHANGE
    assert bench.view.drive is not None


def test_a_drive_new_to_the_set_has_to_be_confirmed(bench: Bench) -> None:
    """It may be a stranger's drive with the same name. A known backup on it, or the user, confirms it."""
    stranger = mounted(ELEMENTS, "/media/me/Backup")
    bench.drives.on_event(DriveArrived(stranger))
    assert (bench.view.presence, bench.view.status.step) == (Presence.UNCONFIRMED, known.NextStep.CONFIRM)
    assert not bench.view.can_begin

    bench.chosen.accept(SET.key, stranger)
    assert (bench.view.presence, bench.view.status.step) == (Presence.OPEN, known.NextStep.BACK_UP)


class Elsewhere:
    """A set whose backup was seen on a certain filesystem. Drives are mounted as the kernel reports."""

    def __init__(self, folder: Path) -> None:
        self.udev, self.mountinfo = folder / "udev", folder / "mountinfo"
        self.udev.mkdir()
        self.mounts: dict[int, str] = {}
        self.apply_kernel_mounts()
        paths = Paths.of_user()
        self.memory = Memory(
            paths, DestinationLocator(paths.history_file, Tables(self.mountinfo, self.udev, folder / "none").now)
        )
        self.memory.save(Settings(sets=[SET]))
        self.chosen = SettingsController(self.memory)
        self.drives = make_drives()
        run = BackupRun(Worker(["/nowhere"]))
        self.statuses = BackupSetStatuses(
            self.chosen, Schedule(self.memory), self.drives, run, Surroundings(lambda: NOW)
        )

    def know(self, name: str, uuid: str) -> None:
        history = RunHistory(Paths.of_user().history_file)
        history.remember_place(name, f"backup on {uuid}", VolumeFolder(uuid, "/here"))
        history.close()

    def plug_in(self, drive: Drive, uuid: str, point: str) -> None:
        minor = drive.number + 1
        note = f"E:ID_FS_UUID_ENC={uuid}\nE:ID_FS_USAGE=filesystem\n"
        (self.udev / f"b8:{minor}").write_text(note)
        self.mounts[minor] = point
        self.apply_kernel_mounts()
        self.drives.on_event(DriveArrived(mounted(drive, point)))

    def apply_kernel_mounts(self) -> None:
        lines = [f"{30 + n} 20 8:{n} / {point} rw - ext4 x rw\n" for n, point in self.mounts.items()]
        self.mountinfo.write_text("20 1 0:1 / / rw - overlay x rw\n" + "".join(lines))

    @property
    def view(self) -> SetView:
        self.statuses.refresh()
        (view,) = self.statuses.views
        return view


@pytest.fixture
def elsewhere(qtbot: QtBot, tmp_path: Path) -> Elsewhere:  # noqa: ARG001 (needs an application)
    return Elsewhere(tmp_path)


def test_a_backup_on_a_known_filesystem_continues_at_another_path(elsewhere: Elsewhere) -> None:
    elsewhere.know(PLACE, "mine")
    note(backup(30))
    elsewhere.plug_in(EXPANSION, "mine", "/media/me/Backup1")
    view = elsewhere.view
    assert (view.presence, view.place, view.status.step) == (
        Presence.OPEN,
        "/media/me/Backup1/here",
        known.NextStep.BACK_UP,
    )
    assert view.status.last_good is not None
    assert elsewhere.chosen.open_sets(mounted(EXPANSION, "/media/me/Backup1")) == [SET]
    elsewhere.chosen.note(mounted(EXPANSION, "/media/me/Backup1"))
    assert elsewhere.chosen.settings.places == {SET.key: EXPANSION.key}


def test_a_drive_that_belongs_to_another_set_is_not_taken_for_this_one(elsewhere: Elsewhere) -> None:
    """Two drives have the same name: plugged in alone, one gets the path of the other."""
    elsewhere.know("/media/me/Backup1/here", "other")
    elsewhere.know(PLACE, "mine")
    elsewhere.plug_in(ELEMENTS, "other", "/media/me/Backup")
    assert (elsewhere.view.presence, elsewhere.view.status.step) == (Presence.AWAY, known.NextStep.PLUG_IN)
    assert elsewhere.chosen.open_sets(mounted(ELEMENTS, "/media/me/Backup")) == []
    elsewhere.chosen.note(mounted(ELEMENTS, "/media/me/Backup"))
    assert elsewhere.chosen.settings.places == {}


def test_an_unknown_drive_is_asked_about_and_not_recorded(elsewhere: Elsewhere) -> None:
    """It may be the replacement of an old drive."""
    elsewhere.know(PLACE, "mine")
    elsewhere.plug_in(ELEMENTS, "strange", "/media/me/Backup")
    assert elsewhere.view.presence is Presence.UNCONFIRMED
    stranger = mounted(ELEMENTS, "/media/me/Backup")
    elsewhere.chosen.note(stranger)
    assert elsewhere.chosen.settings.places == {}
    assert elsewhere.chosen.open_sets(stranger) == [], "no backup starts there automatically"


def test_of_a_drive_and_its_clone_one_must_be_unplugged(elsewhere: Elsewhere) -> None:
    elsewhere.know(PLACE, "mine")
    elsewhere.plug_in(EXPANSION, "mine", "/media/me/Backup")
    elsewhere.plug_in(ELEMENTS, "mine", "/media/me/Backup1")
    assert (elsewhere.view.presence, elsewhere.view.status.step) == (Presence.DOUBLED, known.NextStep.CHOOSE_DRIVE)
    assert not elsewhere.view.can_begin
    assert elsewhere.chosen.open_sets(mounted(EXPANSION, "/media/me/Backup")) == []


@pytest.mark.parametrize("place", ["/mnt/backup", "/srv/backup"])
def test_without_the_drive_service_an_unmounted_filesystem_is_away(elsewhere: Elsewhere, place: str) -> None:
    """Its mount point is then an empty folder."""
    elsewhere.memory.save(Settings(sets=[msgspec.structs.replace(SET, destination=place)]))
    elsewhere.know(place, "mine")
    elsewhere.drives.on_event(ServiceChanged(ServiceState.ABSENT))
    (elsewhere.udev / "b8:1").write_text("E:ID_FS_UUID_ENC=root\nE:ID_FS_USAGE=filesystem\n")
    assert (elsewhere.view.presence, elsewhere.view.status.step) == (Presence.AWAY, known.NextStep.PLUG_IN)

    (elsewhere.udev / "b8:17").write_text("E:ID_FS_UUID_ENC=mine\nE:ID_FS_USAGE=filesystem\n")
    elsewhere.mounts[17] = place
    elsewhere.apply_kernel_mounts()
    assert elsewhere.view.presence is Presence.OPEN


def test_a_folder_on_the_internal_disk_is_always_available(bench: Bench) -> None:
    bench.chosen.put(BackupSet(folders=["/home/me"], destination="/srv/backup", key="one"))
    assert (bench.view.presence, bench.view.drive) == (Presence.OPEN, None)


def test_a_network_share_is_not_an_unplugged_drive(qtbot: QtBot) -> None:  # noqa: ARG001 (needs an application)
    memory = Memory(Paths.of_user())
    memory.save(Settings(sets=[BackupSet(folders=["/home/me"], destination=PLACE_OF_NAS, key="one")]))
    run, drives, chosen = BackupRun(Worker(["/nowhere"])), make_drives(), SettingsController(memory)
    for point, presence in (("/media/nas", Presence.OPEN), ("/", Presence.AWAY)):
        statuses = BackupSetStatuses(
            chosen, Schedule(memory), drives, run, Surroundings(lambda: NOW, {PLACE_OF_NAS: point}.__getitem__)
        )
        assert [view.presence for view in statuses.views] == [presence]


@pytest.mark.parametrize("service", [ServiceState.ABSENT, ServiceState.SILENT, ServiceState.GONE])
@pytest.mark.parametrize(
    ("place", "mounted_at", "presence", "step"),
    [
        (PLACE, "/media/me/Backup", Presence.OPEN, known.NextStep.BACK_UP),
        (PLACE, "/", Presence.AWAY, known.NextStep.PLUG_IN),
        ("/run/media/me/Backup", "/run", Presence.AWAY, known.NextStep.PLUG_IN),
        ("/mnt/drive/backup", "/", Presence.AWAY, known.NextStep.PLUG_IN),  # /etc/fstab lists the mount point
        ("/mnt/drive/backup", "/mnt/drive", Presence.OPEN, known.NextStep.BACK_UP),
        ("/mnt/drive/backup", "/mnt/drive/backup", Presence.OPEN, known.NextStep.BACK_UP),
        ("/mnt/backup", "/", Presence.OPEN, known.NextStep.BACK_UP),  # nothing says that this should be a drive
    ],
)
def test_without_the_drive_service_the_mount_table_tells_whether_a_drive_is_there(
    qtbot: QtBot,  # noqa: ARG001 (needs an application)
    service: ServiceState,
    place: str,
    mounted_at: str,
    presence: Presence,
    step: known.NextStep,
    tmp_path: Path,
) -> None:
    fstab = tmp_path / "fstab"
    fstab.write_text("UUID=root / ext4 defaults 0 1\nUUID=drive /mnt/drive ext4 nofail 0 2\nnone none swap sw 0 0\n")
    memory = Memory(Paths.of_user())
    memory.save(Settings(sets=[msgspec.structs.replace(SET, destination=place)], places={SET.key: "serial-1"}))
    run, drives = BackupRun(Worker(["/nowhere"])), make_drives()
    schedule = Schedule(memory)
    statuses = BackupSetStatuses(
        SettingsController(memory),
        schedule,
        drives,
        run,
        Surroundings(lambda: NOW, lambda _place: mounted_at, fstab),
    )
    drives.on_event(ServiceChanged(service))
    (view,) = statuses.views
    assert (view.presence, view.status.step) == (presence, step)


def test_runs_to_other_destinations_do_not_count(bench: Bench) -> None:
    note(backup(1, place="/media/me/Other"))
    bench.statuses.refresh()
    assert bench.state is known.SetState.NEVER


def test_a_failure_is_shown_with_its_reason_and_the_last_good_backup(bench: Bench) -> None:
    note(backup(20))
    note(backup(1, "drive-full", why="drive-full"))
    bench.statuses.refresh()
    set_status = bench.view.status
    assert set_status.state is known.SetState.FAILED
    assert set_status.failed is not None
    assert set_status.failed.why == "drive-full"
    assert set_status.last_good is not None
    assert set_status.last_good.bytes == 412


def test_a_check_of_everything_verifies_the_backup(bench: Bench) -> None:
    note(backup(5))
    note(check(1))
    bench.statuses.refresh()
    assert (bench.view.status.verified, bench.view.status.sampled) == (NOW - timedelta(hours=1), None)


@pytest.mark.parametrize(
    "result",
    [check(1, command="try-restore"), msgspec.structs.replace(check(1), parts=30)],
    ids=["five files", "a part"],
)
def test_a_check_of_some_files_does_not_verify_the_backup(bench: Bench, result: CheckFinished) -> None:
    note(backup(5))
    note(check(3))
    note(result)
    bench.statuses.refresh()
    set_status = bench.view.status
    assert (set_status.verified, set_status.sampled) == (NOW - timedelta(hours=3), NOW - timedelta(hours=1))


def test_a_check_of_another_version_or_backup_does_not_count(bench: Bench) -> None:
    note(backup(5))
    note(msgspec.structs.replace(check(2), version="2025-01-01"))
    note(msgspec.structs.replace(check(1), backup="of somebody else"))
    bench.statuses.refresh()
    assert (bench.view.status.verified, bench.view.status.sampled) == (None, None)


@pytest.mark.parametrize("command", ["verify", "try-restore"])
def test_damage_found_by_a_check_is_shown_until_a_later_check_finds_none(bench: Bench, command: str) -> None:
    note(check(9))
    note(backup(5))
    note(check(3, outcome="left-out", command=command))
    note(check(2, command="try-restore"))
    bench.statuses.refresh()
    set_status = bench.view.status
    assert (set_status.state, set_status.verified, set_status.sampled) == (known.SetState.DAMAGED, None, None)

    note(backup(1.5))
    bench.statuses.refresh()
    assert (bench.state is known.SetState.DAMAGED) is (command == "try-restore"), "a backup repairs what `verify` found"
    note(check(1))
    bench.statuses.refresh()
    assert bench.view.status.damaged is None


def test_damage_that_a_backup_could_not_repair_stays(bench: Bench) -> None:
    note(check(3, outcome="left-out"))
    note(msgspec.structs.replace(backup(2), not_healed=1))
    bench.statuses.refresh()
    assert bench.state is known.SetState.DAMAGED

    note(backup(1))
    bench.statuses.refresh()
    assert bench.state is not known.SetState.DAMAGED


def test_a_run_belongs_to_its_set(bench: Bench) -> None:
    bench.run.task = Task((), PLACE, key="another")
    bench.run.changed.emit(bench.run.state)
    assert bench.state is known.SetState.NEVER

    bench.run.task = Task((), PLACE, key=SET.key)
    bench.run.state = RunState().after(Progress(phase="copy", elapsed_s=1, files=1, bytes=1))
    bench.run.changed.emit(bench.run.state)
    assert (bench.state, bench.view.status.step) == (known.SetState.RUNNING, known.NextStep.PAUSE)

    bench.run.state = bench.run.state.after(State(state="paused"))
    bench.run.changed.emit(bench.run.state)
    assert (bench.state, bench.view.status.step) == (known.SetState.PAUSED, known.NextStep.RESUME)

    bench.run.state = RunState().ejecting()
    bench.run.changed.emit(bench.run.state)
    assert (bench.state, bench.view.status.step) == (known.SetState.EJECTING, known.NextStep.WAIT)


def test_an_eject_is_shown_for_each_set_on_the_drive(bench: Bench) -> None:
    """It may start from the drive's card, without a set, or after the backup of another set."""
    note(backup(1))
    bench.drives.on_event(DriveArrived(HERE))
    for key, place, state in (
        ("", HERE.mount_points[0], known.SetState.EJECTING),
        ("another", f"{HERE.mount_points[0]}/other", known.SetState.EJECTING),
        ("another", "/media/me/Elsewhere", known.SetState.GOOD),
    ):
        bench.run.task = Task((), place, key=key)
        bench.run.state = RunState().ejecting()
        bench.run.changed.emit(bench.run.state)
        assert bench.state is state
        bench.run.state = RunState().ejecting().died("killed")
        bench.run.changed.emit(bench.run.state)
    bench.run.task = Task((), PLACE, key="another")
    bench.run.state = RunState().after(Progress(phase="copy", elapsed_s=1, files=1, bytes=1))
    bench.run.changed.emit(bench.run.state)
    assert bench.state is known.SetState.GOOD


def test_the_history_is_reread_when_a_run_ends(bench: Bench) -> None:
    bench.run.task = Task((), PLACE, key=SET.key)
    bench.run.state = RunState()
    bench.run.changed.emit(bench.run.state)
    note(backup(0))
    bench.run.state = RunState().after(backup(0))
    bench.run.changed.emit(bench.run.state)
    assert bench.state is known.SetState.WAITING
    assert bench.view.status.last_good is not None


def test_a_run_that_died_has_failed_even_without_a_result(bench: Bench) -> None:
    note(backup(5))
    bench.run.task = Task((), PLACE, key=SET.key)
    bench.run.state = RunState()
    bench.run.changed.emit(bench.run.state)
    bench.run.state = RunState().died("signal 9")
    bench.run.changed.emit(bench.run.state)
    assert bench.state is known.SetState.FAILED
    assert bench.view.status.step is known.NextStep.PLUG_IN


@pytest.mark.parametrize("is_built_in", [True, False])
def test_only_a_removable_drive_is_ejected(bench: Bench, is_built_in: bool) -> None:
    bench.chosen.put(msgspec.structs.replace(SET, ejects=True))
    bench.drives.on_event(DriveArrived(replace(HERE, is_system=is_built_in)))

    assert bench.view.ejects is not is_built_in
