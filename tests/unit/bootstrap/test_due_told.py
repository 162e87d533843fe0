"""What a person who sees no window is told of the backups that the timer has made."""

from typing import Final

import pytest

from shingleback.bootstrap.drive_events import due_notifications, language_of
from shingleback.domain.errors import Outcome, Why
from shingleback.protocol.results import BackupFinished, CommandResult, EjectFinished
from shingleback.store import settings
from shingleback.store.private_files import Paths
from shingleback.store.settings import Settings

PHOTOS: Final = "/media/me/Photos"
LETTERS: Final = "/media/me/Letters"
SEE_MORE: Final = "Open Shingleback to see more."


def backup(outcome: Outcome, place: str = PHOTOS, why: str = "") -> BackupFinished:
    return BackupFinished(
        outcome=outcome, exit_code=outcome.exit_code, destination=place, version="2026-05-20T14-30-00", why=why
    )


def eject(place: str = PHOTOS, *, is_safe: bool = True) -> EjectFinished:
    outcome = Outcome.DONE if is_safe else Outcome.DRIVE_REFUSED
    why = "" if is_safe else Why.EJECT_BUSY
    return EjectFinished(
        outcome=outcome, exit_code=outcome.exit_code, destination=place, safe_to_unplug=is_safe, why=why
    )


def told(*words: CommandResult) -> list[tuple[str, list[str]]]:
    return [(notice.summary, notice.body.split("\n")) for notice in due_notifications(words)]


def test_a_backup_whose_drive_stays_is_complete_and_has_to_be_ejected() -> None:
    assert told(backup(Outcome.DONE)) == [
        ("Photos: The backup is complete", ["Eject the drive before you unplug it.", SEE_MORE])
    ]


def test_after_the_eject_it_is_safe_to_unplug_the_drive() -> None:
    ((summary, body),) = told(backup(Outcome.DONE), eject())
    assert summary == "Photos: It is safe to unplug the drive"
    assert body == ["The backup is complete", SEE_MORE]


def test_a_drive_that_could_not_be_ejected_is_not_called_safe() -> None:
    ((summary, body),) = told(backup(Outcome.DONE), eject(is_safe=False))
    assert summary == "Photos: The drive is not ready to be unplugged"
    assert "safe" not in body[0]


@pytest.mark.parametrize("is_ejected", [False, True])
def test_a_backup_that_failed_is_told_with_its_reason(is_ejected: bool) -> None:
    words: list[CommandResult] = [backup(Outcome.DRIVE_FULL, why=Why.DRIVE_FULL)]
    ((summary, body),) = told(*words, *([eject()] if is_ejected else []))
    assert summary == ("Photos: It is safe to unplug the drive" if is_ejected else "Photos: The drive is full")
    assert "full" in body[0]


def test_of_two_backups_to_a_drive_that_is_ejected_none_asks_to_eject_it() -> None:
    first, second = told(backup(Outcome.DONE, PHOTOS), backup(Outcome.DONE, LETTERS), eject(LETTERS))
    assert first == ("Photos: The backup is complete", [SEE_MORE])
    assert second[0] == "Letters: It is safe to unplug the drive"


def test_who_has_stopped_a_backup_is_not_told_of_it() -> None:
    assert told(backup(Outcome.CANCELED)) == []


def test_who_breaks_the_settings_during_a_backup_is_told_how_it_ended_all_the_same() -> None:
    paths = Paths.of_user()
    settings.save(paths.settings_file, Settings(language="de"))
    assert language_of(paths) == "de"
    paths.settings_file.write_text("version = [")
    assert language_of(paths) == ""
