"""Choices about drives are stored, can be undone, and leave other settings alone."""

from contextlib import closing
from dataclasses import replace

import msgspec.structs
import pytest
from pytestqt.qtbot import QtBot

from shingleback.backup_sets.library import Memory
from shingleback.domain.drive import Drive, Use, Volume
from shingleback.domain.errors import UsageError, Why
from shingleback.domain.formatting.safety_checks import RefusalReason, refusals
from shingleback.gui.controllers.settings import SettingsController
from shingleback.store.private_files import Paths
from shingleback.store.run_history import RunHistory
from shingleback.store.settings import BackupSet, OnClose, ProtectedDrive, QuietDrive, Settings
from tests.unit.gui.controllers.drives import ELEMENTS, EXPANSION, mounted

SET = BackupSet(folders=["/home/me"], destination="/media/me/Backup/here", drives=["serial-1"])


@pytest.fixture
def memory(qtbot: QtBot) -> Memory:  # noqa: ARG001 (needs an application)
    return Memory(Paths.of_user())


@pytest.fixture
def chosen(memory: Memory) -> SettingsController:
    return SettingsController(memory)


def test_a_drive_can_be_ignored_and_asked_about_again(chosen: SettingsController, memory: Memory, qtbot: QtBot) -> None:
    with qtbot.waitSignal(chosen.changed):
        chosen.keep_quiet(EXPANSION)
    assert chosen.is_quiet(EXPANSION)
    assert not chosen.is_quiet(ELEMENTS)
    assert SettingsController(memory).settings.quiet == [QuietDrive("serial-1", "Seagate Expansion", 8_000_000_000_000)]

    chosen.ask_again(EXPANSION.key)
    assert not SettingsController(memory).is_quiet(EXPANSION)


def test_a_drive_is_listed_once(chosen: SettingsController) -> None:
    chosen.keep_quiet(EXPANSION)
    chosen.keep_quiet(EXPANSION)
    assert len(chosen.settings.quiet) == 1


def test_other_settings_stay_unchanged(chosen: SettingsController, memory: Memory) -> None:
    memory.save(Settings(excludes=["*.iso"], sets=[SET]))
    chosen.keep_quiet(EXPANSION)
    chosen.set(notifies_plug_in=False)
    chosen.set(on_close=OnClose.STAY)

    assert not chosen.settings.notifies_plug_in
    assert chosen.settings.on_close is OnClose.STAY
    assert memory.load().excludes == ["*.iso"]
    assert memory.load().sets == [SET]


def test_the_backup_drive_is_recognized_by_its_mount_point(chosen: SettingsController, memory: Memory) -> None:
    memory.save(Settings(sets=[SET]))
    assert chosen.has_backup_set
    assert chosen.is_for_backup(mounted(EXPANSION, "/media/me/Backup"))
    assert not chosen.is_for_backup(EXPANSION)
    assert not chosen.is_for_backup(mounted(ELEMENTS, "/media/me/Back"))


def test_the_backup_drive_is_recognized_later_before_it_is_mounted(chosen: SettingsController, memory: Memory) -> None:
    memory.save(Settings(sets=[SET]))
    chosen.note(mounted(EXPANSION, "/media/me/Backup"))
    chosen.note(mounted(ELEMENTS, "/media/me/Other"))

    assert SettingsController(memory).is_for_backup(EXPANSION)
    assert not SettingsController(memory).is_for_backup(ELEMENTS)


def test_a_stranger_with_the_same_name_is_not_taken_for_the_backup_drive(
    chosen: SettingsController, memory: Memory
) -> None:
    stranger = mounted(ELEMENTS, "/media/me/Backup")
    memory.save(Settings(sets=[SET]))

    assert chosen.knows(SET, mounted(EXPANSION, "/media/me/Backup"))
    assert not chosen.knows(SET, stranger)
    assert not chosen.is_for_backup(stranger)
    chosen.note(stranger)
    assert chosen.settings.places == {}


def test_a_drive_with_a_known_backup_needs_no_confirmation(chosen: SettingsController, memory: Memory) -> None:
    """Sets from earlier versions of the program list no drives."""
    old = msgspec.structs.replace(SET, drives=[])
    memory.save(Settings(sets=[old]))
    assert not chosen.knows(old, mounted(EXPANSION, "/media/me/Backup"))

    with closing(RunHistory(Paths.of_user().history_file)) as history:
        history.remember_place(SET.destination, "identity")
    assert chosen.knows(old, mounted(EXPANSION, "/media/me/Backup"))


def test_a_copy_of_a_backup_on_another_drive_needs_confirmation(chosen: SettingsController, memory: Memory) -> None:
    """Anyone can read the UUID of a filesystem and write it to another."""
    memory.save(Settings(sets=[msgspec.structs.replace(SET, drives=[])]))
    with closing(RunHistory(Paths.of_user().history_file)) as history:
        history.remember_place(SET.destination, "identity")
        history.remember_drive("identity", EXPANSION.key)
    (old,) = chosen.sets
    assert chosen.knows(old, mounted(EXPANSION, "/media/me/Backup"))
    assert not chosen.knows(old, mounted(ELEMENTS, "/media/me/Backup"))
    assert not chosen.is_for_backup(mounted(ELEMENTS, "/media/me/Backup"))

    chosen.accept(old.key, ELEMENTS)
    assert chosen.knows(chosen.sets[0], mounted(ELEMENTS, "/media/me/Backup"))


def test_a_drive_is_accepted_for_one_set(chosen: SettingsController, memory: Memory) -> None:
    second_set = msgspec.structs.replace(SET, key="other")
    memory.save(Settings(sets=[SET, second_set]))
    for _ in range(2):
        chosen.accept(SET.key, ELEMENTS)
    assert [backup_set.drives for backup_set in chosen.sets] == [[EXPANSION.key, ELEMENTS.key], [EXPANSION.key]]
    assert chosen.accept("no set", ELEMENTS)


def test_an_internal_disk_needs_no_confirmation(chosen: SettingsController) -> None:
    assert chosen.knows(SET, replace(ELEMENTS, is_system=True))


def test_changing_the_destination_forgets_the_drive(chosen: SettingsController, memory: Memory) -> None:
    memory.save(Settings(sets=[SET]))
    chosen.note(mounted(EXPANSION, "/media/me/Backup"))
    chosen.put(BackupSet(["/home"], "/media/me/Else", key=SET.key))
    assert not chosen.is_for_backup(EXPANSION)


def test_a_set_gets_its_own_folder_at_a_destination_in_use(chosen: SettingsController) -> None:
    place = "/media/me/Backup"
    for key in ("a", "b", "c"):
        chosen.put(BackupSet(["/home/me/Pictures"], f"{place}/", key=key))
    places = {backup_set.key: backup_set.destination for backup_set in chosen.sets}
    assert places == {"a": f"{place}/", "b": f"{place}/Pictures (backup)", "c": f"{place}/Pictures (backup 2)"}
    for backup_set in chosen.sets:
        chosen.put(msgspec.structs.replace(backup_set, name="Renamed"))
    assert {backup_set.key: backup_set.destination for backup_set in chosen.sets} == places, (
        "existing backups keep their folders"
    )


def test_old_sets_that_share_a_folder_keep_it(chosen: SettingsController, memory: Memory) -> None:
    memory.save(Settings(sets=[BackupSet(["/home"], "/media/me/Backup", key=key) for key in ("a", "b")]))
    chosen.put(BackupSet(["/home", "/srv"], "/media/me/Backup", key="b"))
    assert {backup_set.destination for backup_set in chosen.sets} == {"/media/me/Backup"}


def test_the_internal_disk_is_not_taken_for_a_backup_drive(chosen: SettingsController, memory: Memory) -> None:
    memory.save(Settings(sets=[SET]))
    assert not chosen.is_for_backup(mounted(EXPANSION, "/"))


def test_without_a_destination_no_drive_is_the_backup_drive(chosen: SettingsController) -> None:
    assert not chosen.has_backup_set
    assert not chosen.is_for_backup(mounted(EXPANSION, "/media/me/Backup"))


def test_unreadable_settings_are_not_overwritten(chosen: SettingsController, qtbot: QtBot) -> None:
    file = Paths.of_user().settings_file
    file.parent.mkdir(parents=True)
    file.write_text("notifies_plug_in = 'perhaps'")

    with qtbot.waitSignal(chosen.failed) as failure:
        chosen.keep_quiet(EXPANSION)
    assert isinstance(failure.args[0], UsageError)
    assert file.read_text() == "notifies_plug_in = 'perhaps'"
    assert chosen.settings.notifies_plug_in


def with_uuid(drive: Drive, uuid: str) -> Drive:
    volume = Volume(device=f"{drive.device}1", number=drive.number + 1, use=Use.FILES, uuid=uuid, partition_uuid="part")
    return replace(drive, volumes=(volume,))


def test_a_drive_can_be_protected_and_unprotected(chosen: SettingsController, memory: Memory, qtbot: QtBot) -> None:
    with qtbot.waitSignal(chosen.changed):
        chosen.protect(with_uuid(EXPANSION, "1234"))
    assert SettingsController(memory).settings.protected == [
        ProtectedDrive("serial-1", "Seagate Expansion", 8_000_000_000_000, ["1234", "part"])
    ]
    assert SettingsController(memory).protected_marks == {"serial-1", "1234", "part"}

    chosen.unprotect(ELEMENTS.key)
    assert chosen.protected_marks
    chosen.unprotect(EXPANSION.key)
    assert (chosen.settings.protected, chosen.protected_marks) == ([], frozenset())


def test_a_protected_drive_is_recognized_in_another_enclosure(chosen: SettingsController) -> None:
    chosen.protect(with_uuid(EXPANSION, "1234"))

    (refusal,) = refusals(with_uuid(replace(ELEMENTS, disk_sequence=1), "1234"), [], chosen.protected_marks)

    assert refusal.danger is RefusalReason.PROTECTED
    assert refusals(replace(ELEMENTS, disk_sequence=1), [], chosen.protected_marks) == ()


def test_protecting_a_drive_again_adds_its_new_identifiers(chosen: SettingsController) -> None:
    chosen.protect(with_uuid(EXPANSION, "1234"))
    chosen.protect(with_uuid(EXPANSION, "5678"))
    chosen.protect(EXPANSION)

    assert [drive.uuids for drive in chosen.settings.protected] == [["1234", "5678", "part"]]


def test_older_settings_protect_nothing(chosen: SettingsController, memory: Memory) -> None:
    memory.save(Settings())
    assert chosen.settings.protected == []


# several backup sets ----------------------------------------------------------------------------------------------

OTHER = BackupSet(folders=["/home/me/Pictures"], destination="/media/me/Other", key="other")
THIRD = BackupSet(folders=["/home/me/Music"], destination="/media/me/Backup/music", key="third", drives=["serial-1"])


@pytest.fixture
def three(chosen: SettingsController, memory: Memory) -> SettingsController:
    memory.save(Settings(sets=[SET, OTHER, THIRD]))
    return chosen


def test_the_sets_of_a_drive_are_those_with_their_destination_on_it(three: SettingsController) -> None:
    mounted_drive = mounted(EXPANSION, "/media/me/Backup")
    assert three.sets_for(mounted_drive) == three.open_sets(mounted_drive) == [SET, THIRD]
    assert three.sets_for(EXPANSION) == []

    three.note(mounted_drive)
    assert three.sets_for(EXPANSION) == [SET, THIRD]
    assert three.open_sets(EXPANSION) == [], "it is not open"


def test_a_changed_set_keeps_its_position_and_a_new_one_is_added_last(three: SettingsController, qtbot: QtBot) -> None:
    with qtbot.waitSignal(three.changed):
        assert three.put(replace_set(OTHER, name="Pictures"))
    new = BackupSet(folders=["/home/me"], destination="/x", key=three.new_key())
    three.put(new)
    assert [backup_set.name for backup_set in three.sets] == ["", "Pictures", "", ""]
    assert three.set_of(new.key) == new
    assert three.set_of("nobody") is None


def replace_set(chosen: BackupSet, *, name: str) -> BackupSet:
    return msgspec.structs.replace(chosen, name=name)


def test_a_deleted_set_can_be_put_back_at_its_position(three: SettingsController, qtbot: QtBot) -> None:
    three.remove(OTHER.key)
    assert three.sets == [SET, THIRD]
    with qtbot.waitSignal(three.changed):
        three.put_back()
    assert three.sets == [SET, OTHER, THIRD]
    assert three.removed is None

    three.put_back()
    assert three.sets == [SET, OTHER, THIRD]


def test_only_the_set_deleted_last_can_be_put_back(three: SettingsController) -> None:
    three.remove(OTHER.key)
    three.remove(SET.key)
    three.put_back()
    assert three.sets == [SET, THIRD]


def test_a_set_forgotten_after_deletion_cannot_be_put_back(three: SettingsController) -> None:
    three.remove(OTHER.key)
    three.forget_removed()
    three.put_back()
    assert three.sets == [SET, THIRD]


def refuse(_memory: Memory, _change: object) -> None:
    raise UsageError(Why.SETTINGS_UNWRITABLE, path="", detail="")


def test_a_set_that_could_not_be_deleted_cannot_be_put_back(
    three: SettingsController, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Memory, "change", refuse)
    three.remove(OTHER.key)
    assert three.removed is None
    assert three.sets == [SET, OTHER, THIRD]


def test_putting_back_a_set_can_be_retried_after_a_failure(three: SettingsController) -> None:
    three.remove(OTHER.key)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Memory, "change", refuse)
        three.put_back()
    assert three.removed == OTHER
    three.put_back()
    assert three.sets == [SET, OTHER, THIRD]


def test_deleting_a_set_that_is_gone_deletes_nothing(three: SettingsController) -> None:
    three.remove("nobody")
    assert len(three.sets) == 3


def test_what_was_left_out_can_be_excluded_from_its_set(chosen: SettingsController, memory: Memory) -> None:
    memory.save(Settings(sets=[SET]))
    for _ in range(2):
        assert chosen.exclude(SET.key, "me/.local/share/containers")
    assert memory.load().sets[0].excludes == ["path:/home/me/.local/share/containers"]


@pytest.mark.parametrize("path", ["me", "other/containers"], ids=["all of a source", "no folder of the set"])
def test_nothing_else_is_excluded(chosen: SettingsController, memory: Memory, path: str) -> None:
    memory.save(Settings(sets=[SET]))
    assert not chosen.exclude(SET.key, path)
    assert memory.load().sets == [SET]


def test_a_folder_whose_name_two_folders_have_in_the_backup_is_not_excluded(
    chosen: SettingsController, memory: Memory
) -> None:
    memory.save(Settings(sets=[msgspec.structs.replace(SET, folders=["/home/me", "/mnt/me"])]))
    assert not chosen.exclude(SET.key, "me/containers")
