"""A backup that begins to hang while it is verified or restored: it is named, and a cancel ends the job at once."""

import shutil
import signal
import time
from pathlib import Path

import pytest

from tests.helpers.faulty_drive import FaultyDrive
from tests.helpers.patience import PATIENCE_S, SOON_S
from tests.helpers.program import events, running, wait_for_event
from tests.helpers.trees import write

MANY = 600  # from 500 on, a second process reads the small files
JOBS = {
    "verify": ["verify", "{place}"],
    "restore": ["restore", "{place}", "--to={back}"],
    "sizes": ["sizes", "{place}"],
}


@pytest.fixture(scope="module")
def behind_first_drive(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """For a copy of what the first test has on its drive: the others need not back up again."""
    return tmp_path_factory.mktemp("letters") / "behind"


@pytest.fixture
def place(drive: FaultyDrive, tmp_path: Path, behind_first_drive: Path) -> Path:
    if behind_first_drive.exists():
        shutil.copytree(behind_first_drive, drive.folder, symlinks=True, dirs_exist_ok=True)
        return drive.point / "backup"
    source = tmp_path / "letters"
    for number in range(MANY):
        write(source / f"year {number // 100}" / f"letter {number}", b"Dear reader")
    events("backup", source, drive.point / "backup", check=0)
    shutil.copytree(drive.folder, behind_first_drive, symlinks=True)
    return drive.point / "backup"


HANGS = [
    ("hang-at", "verify"),
    ("hang-at", "restore"),
    ("hang-at", "sizes"),
    ("hang-below", "verify"),
    ("hang-below", "restore"),
    ("hang-below", "sizes"),
]


@pytest.mark.parametrize(("fault", "job"), HANGS, ids=[" ".join(hang) for hang in HANGS])
def test_what_hangs_in_the_middle_is_named_and_a_cancel_ends_the_job_at_once(
    drive: FaultyDrive, place: Path, tmp_path: Path, fault: str, job: str
) -> None:
    """All of the share, or a folder of the backup while the rest answers."""
    drive.turn_on(fault, "year 3")
    named = {"hang-at": place, "hang-below": place / "letters" / "year 3"}[fault]
    words = JOBS[job]

    with running(*(word.format(place=place, back=tmp_path / "back") for word in words), is_looked_at=True) as process:
        assert wait_for_event(process, "place-silent")["path"] == str(named)
        began_s = time.monotonic()
        process.send_signal(signal.SIGTERM)
        process.wait(PATIENCE_S)

    assert time.monotonic() - began_s < SOON_S
    assert process.returncode == 130


COUNTS = {
    "of a folder": ("sizes", "{place}"),
    "of its subfolders": ("sizes", "--subfolders", "{place}/letters"),
    "of what is excluded": ("sizes", "--excluded", "--exclude=letters", "{place}"),
}


@pytest.mark.parametrize("words", COUNTS.values(), ids=COUNTS)
@pytest.mark.parametrize("stuck", ["year 3", "letter 305"])
def test_the_folder_or_file_that_a_count_waits_for_is_named_by_the_given_path(
    drive: FaultyDrive, place: Path, tmp_path: Path, words: tuple[str, ...], stuck: str
) -> None:
    (tmp_path / "link").symlink_to(place)
    drive.turn_on("hang-below", stuck)
    expected_path = tmp_path / "link" / "letters" / ("year 3" if stuck == "year 3" else "year 3/letter 305")

    with running(*(word.format(place=tmp_path / "link") for word in words), is_looked_at=True) as process:
        assert wait_for_event(process, "place-silent")["path"] == str(expected_path)
        drive.turn_off("hang-below")
        assert wait_for_event(process, "finished")["outcome"] == "done"
