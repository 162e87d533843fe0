"""What was chosen about drives is kept, can be taken back, and disturbs nothing else that is kept."""

from dataclasses import replace

import pytest
from pytestqt.qtbot import QtBot

from shingleback.bridge.chosen import Chosen
from shingleback.bridge.memory import Memory
from shingleback.knowledge.armor import refusals
from shingleback.model.armor import Danger
from shingleback.model.drive import Drive, Use, Volume
from shingleback.model.errors import UsageError
from shingleback.settings.paths import Paths
from shingleback.settings.settings import BackupSet, OnClose, ProtectedDrive, QuietDrive, Settings
from tests.unit.bridge.drives import ELEMENTS, EXPANSION, mounted

SET = BackupSet(folders=["/home/me"], destination="/media/me/Backup/here")


@pytest.fixture
def memory(qtbot: QtBot) -> Memory:  # noqa: ARG001 (needs an application)
    return Memory(Paths.of_user())


@pytest.fixture
def chosen(memory: Memory) -> Chosen:
    return Chosen(memory)


def test_a_drive_can_be_left_alone_and_asked_about_again(chosen: Chosen, memory: Memory, qtbot: QtBot) -> None:
    with qtbot.waitSignal(chosen.changed):
        chosen.keep_quiet(EXPANSION)
    assert chosen.is_quiet(EXPANSION)
    assert not chosen.is_quiet(ELEMENTS)
    assert Chosen(memory).quiet == [QuietDrive("serial-1", "Seagate Expansion", 8_000_000_000_000)]

    chosen.ask_again(EXPANSION.key)
    assert not Chosen(memory).is_quiet(EXPANSION)


def test_a_drive_is_listed_once(chosen: Chosen) -> None:
    chosen.keep_quiet(EXPANSION)
    chosen.keep_quiet(EXPANSION)
    assert len(chosen.quiet) == 1


def test_other_choices_stay_as_they_are(chosen: Chosen, memory: Memory) -> None:
    memory.save(Settings(excludes=["*.iso"], sets=[SET]))
    chosen.keep_quiet(EXPANSION)
    chosen.set_told(False)
    chosen.set_on_close(OnClose.STAY)

    assert not chosen.is_told
    assert chosen.on_close is OnClose.STAY
    assert memory.load().excludes == ["*.iso"]
    assert memory.load().backup == SET


def test_the_drive_with_the_backup_is_known_by_its_place(chosen: Chosen, memory: Memory) -> None:
    memory.save(Settings(sets=[SET]))
    assert chosen.has_backup_set
    assert chosen.is_for_backup(mounted(EXPANSION, "/media/me/Backup"))
    assert not chosen.is_for_backup(EXPANSION)
    assert not chosen.is_for_backup(mounted(ELEMENTS, "/media/me/Back"))


def test_the_drive_with_the_backup_is_known_the_next_time_before_it_is_mounted(chosen: Chosen, memory: Memory) -> None:
    memory.save(Settings(sets=[SET]))
    chosen.note(mounted(EXPANSION, "/media/me/Backup"))
    chosen.note(mounted(ELEMENTS, "/media/me/Other"))

    assert Chosen(memory).is_for_backup(EXPANSION)
    assert not Chosen(memory).is_for_backup(ELEMENTS)


def test_another_place_is_on_another_drive(chosen: Chosen, memory: Memory) -> None:
    memory.save(Settings(sets=[SET]))
    chosen.note(mounted(EXPANSION, "/media/me/Backup"))
    memory.change(lambda old: Settings(sets=[BackupSet(["/home"], "/media/me/Else")], places=old.places))
    assert not chosen.is_for_backup(EXPANSION)


def test_the_computers_own_disk_is_not_taken_for_a_backup_drive(chosen: Chosen, memory: Memory) -> None:
    memory.save(Settings(sets=[SET]))
    assert not chosen.is_for_backup(mounted(EXPANSION, "/"))


def test_without_a_place_no_drive_is_for_the_backup(chosen: Chosen) -> None:
    assert not chosen.has_backup_set
    assert not chosen.is_for_backup(mounted(EXPANSION, "/media/me/Backup"))


def test_settings_that_cannot_be_understood_are_left_as_they_are(chosen: Chosen, qtbot: QtBot) -> None:
    file = Paths.of_user().settings_file
    file.parent.mkdir(parents=True)
    file.write_text("told = 'perhaps'")

    with qtbot.waitSignal(chosen.failed) as failure:
        chosen.keep_quiet(EXPANSION)
    assert isinstance(failure.args[0], UsageError)
    assert file.read_text() == "told = 'perhaps'"
    assert chosen.is_told


def with_uuid(drive: Drive, uuid: str) -> Drive:
    volume = Volume(device=f"{drive.device}1", number=drive.number + 1, use=Use.FILES, uuid=uuid, partition_uuid="part")
    return replace(drive, volumes=(volume,))


def test_a_drive_can_be_protected_and_let_go_again(chosen: Chosen, memory: Memory, qtbot: QtBot) -> None:
    with qtbot.waitSignal(chosen.changed):
        chosen.protect(with_uuid(EXPANSION, "1234"))
    assert Chosen(memory).protected == [
        ProtectedDrive("serial-1", "Seagate Expansion", 8_000_000_000_000, ["1234", "part"])
    ]
    assert Chosen(memory).protected_marks == {"serial-1", "1234", "part"}

    chosen.unprotect(ELEMENTS.key)
    assert chosen.protected_marks
    chosen.unprotect(EXPANSION.key)
    assert (chosen.protected, chosen.protected_marks) == ([], frozenset())


def test_a_protected_drive_is_known_in_another_enclosure(chosen: Chosen) -> None:
    chosen.protect(with_uuid(EXPANSION, "1234"))

    (refusal,) = refusals(with_uuid(replace(ELEMENTS, disk_sequence=1), "1234"), [], chosen.protected_marks)

    assert refusal.danger is Danger.PROTECTED
    assert refusals(replace(ELEMENTS, disk_sequence=1), [], chosen.protected_marks) == ()


def test_what_was_noted_of_a_protected_drive_is_added_to(chosen: Chosen) -> None:
    chosen.protect(with_uuid(EXPANSION, "1234"))
    chosen.protect(with_uuid(EXPANSION, "5678"))
    chosen.protect(EXPANSION)

    assert [drive.uuids for drive in chosen.protected] == [["1234", "5678", "part"]]


def test_settings_from_before_protect_nothing(chosen: Chosen, memory: Memory) -> None:
    memory.save(Settings())
    assert chosen.protected == []
