"""The prompt history is shared by all programs, and an unreadable file only leads to another prompt."""

import os
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from shingleback.backup_sets.library import PromptHistory
from shingleback.store.private_files import folder_lock
from tests.helpers.at_once import simultaneously

NOON = datetime(2026, 5, 20, 12, tzinfo=UTC)


def test_prompts_are_known_to_the_next_program(tmp_path: Path) -> None:
    prompts = PromptHistory(tmp_path / "state/prompts.json")
    assert prompts.prompted_at("photos") is None
    prompts.note_prompted("photos", NOON)
    prompts.note_prompted("letters", NOON + timedelta(hours=1))
    prompts.note_reminded("photos", NOON + timedelta(hours=2))

    next_history = PromptHistory(tmp_path / "state/prompts.json")
    assert next_history.prompted_at("photos") == NOON
    assert next_history.prompted_at("letters") == NOON + timedelta(hours=1)
    assert next_history.reminded_at("photos") == NOON + timedelta(hours=2)
    assert next_history.reminded_at("letters") is None


@pytest.mark.parametrize(
    "text",
    ["", "[", '{"prompted": 1}', '{"prompted": {"photos": "soon"}}', '{"prompted": {"photos": "2026-05-20T12:00:00"}}'],
)
def test_an_unreadable_file_counts_as_no_prompt(tmp_path: Path, text: str) -> None:
    (tmp_path / "prompts.json").write_text(text)
    prompts = PromptHistory(tmp_path / "prompts.json")
    assert prompts.prompted_at("photos") is None
    prompts.note_prompted("photos", NOON)
    assert prompts.prompted_at("photos") == NOON


def test_without_a_writable_folder_prompts_are_known_until_the_program_ends(tmp_path: Path) -> None:
    (tmp_path / "state").write_text("a file, and no folder")
    prompts = PromptHistory(tmp_path / "state/prompts.json")
    prompts.note_prompted("photos", NOON)
    prompts.note_reminded("letters", NOON)
    assert prompts.prompted_at("photos") == NOON
    assert prompts.reminded_at("letters") == NOON
    assert PromptHistory(tmp_path / "state/prompts.json").prompted_at("photos") is None


def test_prompts_that_could_not_be_saved_are_saved_as_soon_as_possible(tmp_path: Path) -> None:
    (tmp_path / "state").write_text("a file, and no folder")
    prompts = PromptHistory(tmp_path / "state/prompts.json")
    prompts.note_prompted("photos", NOON)
    (tmp_path / "state").unlink()
    prompts.note_prompted("letters", NOON)
    next_history = PromptHistory(tmp_path / "state/prompts.json")
    assert next_history.prompted_at("photos") == next_history.prompted_at("letters") == NOON
    next_history.note_prompted("photos", NOON + timedelta(days=1))
    assert prompts.prompted_at("photos") == NOON + timedelta(days=1)


def keeps_own_prompts(folder: Path) -> bool:
    file = folder / "prompts.json"
    keys = [f"{os.getpid()} {number}" for number in range(5)]
    for key in keys:
        PromptHistory(file).note_prompted(key, NOON)
        PromptHistory(file).note_reminded(key, NOON)
    history = PromptHistory(file)
    return all(history.prompted_at(key) == history.reminded_at(key) == NOON for key in keys)


def test_programs_that_prompt_at_the_same_time_lose_no_entry(tmp_path: Path) -> None:
    assert simultaneously(keeps_own_prompts, tmp_path, rounds=20) == 0


def test_a_stopped_program_that_holds_the_lock_blocks_no_other(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("shingleback.backup_sets.library.PATIENCE_S", 0.1)
    prompts = PromptHistory(tmp_path / "prompts.json")
    with folder_lock(tmp_path):
        prompts.note_prompted("photos", NOON)
    assert prompts.prompted_at("photos") == NOON
    assert PromptHistory(tmp_path / "prompts.json").prompted_at("photos") is None
    prompts.note_prompted("letters", NOON)
    assert PromptHistory(tmp_path / "prompts.json").prompted_at("photos") == NOON
