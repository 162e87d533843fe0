"""The folder of a backup is deleted or renamed while a run writes to it: one sentence, and the source is unharmed."""

import random
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.helpers.program import events, running, send_command, wait_for_event
from tests.helpers.trees import contents, write


@pytest.fixture
def source(tmp_path: Path) -> Path:
    chance = random.Random(1)
    for number in range(150):
        write(tmp_path / "source" / f"{number % 3}" / f"file {number}", chance.randbytes(30_000))
    return tmp_path / "source"


def renamed(folder: Path) -> None:
    folder.rename(folder.with_name("renamed"))


CASES: dict[str, tuple[Callable[[Path], None], str]] = {
    "deleted": (shutil.rmtree, ""),
    "renamed": (renamed, ""),
    "without-own-folder": (lambda folder: shutil.rmtree(folder / ".shingleback"), ".shingleback"),
    "without-incoming": (lambda folder: shutil.rmtree(folder / ".shingleback/incoming"), ".shingleback/incoming"),
}


@pytest.mark.parametrize("case", CASES)
def test_a_backup_that_is_moved_or_deleted_during_a_run_is_named_in_one_sentence(
    source: Path, tmp_path: Path, case: str
) -> None:
    harm, named = CASES[case]
    before, backup = contents(source), tmp_path / "disk" / "backup"
    backup.mkdir(parents=True)
    with running("backup", source, backup, "--checkpoint=300000,10,60", "--pace=1") as process:
        wait_for_event(process, "planned")
        send_command(process, "pause")
        wait_for_event(process, "state", state="paused")
        harm(backup)
        send_command(process, "resume")
        result = wait_for_event(process, "finished")
    assert (result["why"], result["exit_code"]) == ("backup-moved", 3)
    assert result["message"].startswith(f"{backup / named if named else backup} was deleted, renamed or moved")
    assert contents(source) == before

    backup.mkdir(exist_ok=True)
    options = [] if (backup / ".shingleback").exists() else ["--new"]  # it may be known by now
    events("backup", source, backup, *options, check=0)
    events("restore", backup, "--to", tmp_path / "restored", check=0)
    assert before in (contents(folder) for folder in (tmp_path / "restored").iterdir())


def test_a_list_that_is_deleted_during_a_run_is_made_again_from_its_copy(source: Path, tmp_path: Path) -> None:
    backup = tmp_path / "disk"
    backup.mkdir()
    with running("backup", source, backup, "--checkpoint=300000,10,60", "--pace=1") as process:
        wait_for_event(process, "planned")
        send_command(process, "pause")
        wait_for_event(process, "state", state="paused")
        shutil.rmtree(backup / ".shingleback/manifest")
        send_command(process, "resume")
        wait_for_event(process, "finished")

    assert events("backup", source, backup, check=0)[-1]["outcome"] == "done"

    assert any((backup / ".shingleback/manifest").iterdir())
    events("restore", backup, "--to", tmp_path / "restored", check=0)
    assert contents(tmp_path / "restored" / "source") == contents(source)
