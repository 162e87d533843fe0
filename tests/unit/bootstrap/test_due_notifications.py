"""Notifications about backups by the timer, for a person who sees no window."""

from typing import Final

import pytest

from shingleback.bootstrap.drive_events import due_notifications, saved_settings
from shingleback.domain.errors import Outcome, Why
from shingleback.protocol.results import BackupFinished, CommandResult, EjectFinished
from shingleback.store import settings
from shingleback.store.private_files import Paths
from shingleback.store.settings import Settings

PHOTOS: Final = "/media/me/Photos"
LETTERS: Final = "/media/me/Letters"
SEE_MORE: Final = "Open Shingleback to see more."


def backup(outcome: Outcome, destination: str = PHOTOS, why: str = "") -> BackupFinished:
    return BackupFinished(
        outcome=outcome, exit_code=outcome.exit_code, destination=destination, version="2026-05-20T14-30-00", why=why
    )


def eject(destination: str = PHOTOS, *, is_safe: bool = True) -> EjectFinished:
    outcome = Outcome.DONE if is_safe else Outcome.DRIVE_REFUSED
    why = "" if is_safe else Why.EJECT_BUSY
    return EjectFinished(
        outcome=outcome, exit_code=outcome.exit_code, destination=destination, safe_to_unplug=is_safe, why=why
    )


def notifications(*results: CommandResult) -> list[tuple[str, list[str]]]:
    return [(notice.summary, notice.body.split("\n")) for notice in due_notifications(results)]


def test_a_complete_backup_whose_drive_stays_asks_to_eject_it() -> None:
    assert notifications(backup(Outcome.DONE)) == [
        ("Photos: The backup is complete", ["Eject the drive before you unplug it.", SEE_MORE])
    ]


def test_after_ejecting_it_is_safe_to_unplug_the_drive() -> None:
    ((summary, body),) = notifications(backup(Outcome.DONE), eject())
    assert summary == "Photos: It is safe to unplug the drive"
    assert body == ["The backup is complete", SEE_MORE]


def test_a_drive_that_could_not_be_ejected_is_not_called_safe() -> None:
    ((summary, body),) = notifications(backup(Outcome.DONE), eject(is_safe=False))
    assert summary == "Photos: The backup is complete"
    assert body[0].startswith("It is not safe to unplug the drive yet.")


@pytest.mark.parametrize("is_ejected", [False, True])
def test_a_failed_backup_is_reported_with_its_reason(is_ejected: bool) -> None:
    results: list[CommandResult] = [backup(Outcome.DRIVE_FULL, why=Why.DRIVE_FULL)]
    ((summary, body),) = notifications(*results, *([eject()] if is_ejected else []))
    assert summary == "Photos: The drive is full"
    assert "space" in body[0]
    assert ("It is safe to unplug the drive." in body[0]) is is_ejected


def test_no_notification_asks_to_eject_a_drive_that_is_ejected() -> None:
    first, second = notifications(backup(Outcome.DONE, PHOTOS), backup(Outcome.DONE, LETTERS), eject(LETTERS))
    assert first == ("Photos: The backup is complete", [SEE_MORE])
    assert second[0] == "Letters: It is safe to unplug the drive"


def test_a_canceled_backup_causes_no_notification() -> None:
    assert notifications(backup(Outcome.CANCELED)) == []


def test_broken_settings_fall_back_to_the_system_language() -> None:
    paths = Paths.of_user()
    settings.save(paths.settings_file, Settings(language="de"))
    assert saved_settings(paths).language == "de"
    paths.settings_file.write_text("version = [")
    assert saved_settings(paths).language == ""
