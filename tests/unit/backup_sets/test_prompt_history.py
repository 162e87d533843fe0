"""What a person was asked is known to the next program, and a file that cannot be read asks once more."""

import os
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from shingleback.backup_sets.library import PromptHistory
from shingleback.store.private_files import folder_lock
from tests.helpers.at_once import at_once

NOON = datetime(2026, 5, 20, 12, tzinfo=UTC)


def test_it_is_known_to_the_next_program(tmp_path: Path) -> None:
    asked = PromptHistory(tmp_path / "state/asked.json")
    assert asked.asked_at("photos") is None
    asked.note_asked("photos", NOON)
    asked.note_asked("letters", NOON + timedelta(hours=1))
    asked.note_reminded("photos", NOON + timedelta(hours=2))

    other = PromptHistory(tmp_path / "state/asked.json")
    assert other.asked_at("photos") == NOON
    assert other.asked_at("letters") == NOON + timedelta(hours=1)
    assert other.reminded_at("photos") == NOON + timedelta(hours=2)
    assert other.reminded_at("letters") is None


@pytest.mark.parametrize(
    "text", ["", "[", '{"asked": 1}', '{"asked": {"photos": "soon"}}', '{"asked": {"photos": "2026-05-20T12:00:00"}}']
)
def test_what_cannot_be_understood_is_as_if_nobody_was_asked(tmp_path: Path, text: str) -> None:
    (tmp_path / "asked.json").write_text(text)
    asked = PromptHistory(tmp_path / "asked.json")
    assert asked.asked_at("photos") is None
    asked.note_asked("photos", NOON)
    assert asked.asked_at("photos") == NOON


def test_where_nothing_can_be_kept_it_is_known_until_the_program_ends(tmp_path: Path) -> None:
    (tmp_path / "state").write_text("a file, and no folder")
    asked = PromptHistory(tmp_path / "state/asked.json")
    asked.note_asked("photos", NOON)
    asked.note_reminded("letters", NOON)
    assert asked.asked_at("photos") == NOON
    assert asked.reminded_at("letters") == NOON
    assert PromptHistory(tmp_path / "state/asked.json").asked_at("photos") is None


def test_what_could_not_be_kept_is_as_soon_as_that_is_possible(tmp_path: Path) -> None:
    (tmp_path / "state").write_text("a file, and no folder")
    asked = PromptHistory(tmp_path / "state/asked.json")
    asked.note_asked("photos", NOON)
    (tmp_path / "state").unlink()
    asked.note_asked("letters", NOON)
    other = PromptHistory(tmp_path / "state/asked.json")
    assert other.asked_at("photos") == other.asked_at("letters") == NOON
    other.note_asked("photos", NOON + timedelta(days=1))
    assert asked.asked_at("photos") == NOON + timedelta(days=1)


def keeps(folder: Path) -> bool:
    file = folder / "asked.json"
    keys = [f"{os.getpid()} {number}" for number in range(5)]
    for key in keys:
        PromptHistory(file).note_asked(key, NOON)
        PromptHistory(file).note_reminded(key, NOON)
    known = PromptHistory(file)
    return all(known.asked_at(key) == known.reminded_at(key) == NOON for key in keys)


def test_programs_that_ask_at_the_same_instant_all_know_what_each_has_asked(tmp_path: Path) -> None:
    assert at_once(keeps, tmp_path, rounds=20) == 0


def test_a_program_that_was_stopped_while_it_writes_keeps_no_other_waiting(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("shingleback.backup_sets.library.PATIENCE_S", 0.1)
    asked = PromptHistory(tmp_path / "asked.json")
    with folder_lock(tmp_path):
        asked.note_asked("photos", NOON)
    assert asked.asked_at("photos") == NOON
    assert PromptHistory(tmp_path / "asked.json").asked_at("photos") is None
    asked.note_asked("letters", NOON)
    assert PromptHistory(tmp_path / "asked.json").asked_at("photos") == NOON
