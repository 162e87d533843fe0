"""Names of sets and drives as people say them."""

from datetime import datetime, timedelta, timezone

import msgspec.structs
import pytest

from shingleback.backup_sets.status import Attempt
from shingleback.gui.home import texts
from shingleback.protocol.run_state import RunState
from shingleback.store.settings import BackupSet, DriveName
from tests.gui.test_run_page import HALF, REST, drive, state

HERE = timezone(timedelta(hours=2))
NOW = datetime(2026, 5, 20, 18, 0, tzinfo=HERE)  # a Wednesday


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize(
    ("chosen", "name"),
    [
        (BackupSet(["/home/me/Pictures"]), "Pictures"),
        (BackupSet(["/home/me/Pictures", "/home/me/Music", "/"]), "Pictures, Music, and /"),
        (BackupSet(["/home/me/Pictures"], name="All I love"), "All I love"),
        (BackupSet(), "Backup set without folders"),
    ],
)
def test_a_set_has_its_chosen_name_or_one_made_of_its_folders(chosen: BackupSet, name: str) -> None:
    assert texts.name(chosen) == name


@pytest.mark.parametrize(
    ("place", "name"),
    [
        ("/media/me/Backup", "Backup"),
        ("/run/media/me/My Drive/deep/down", "My Drive"),
        ("/srv/backup", "/srv/backup"),
        ("/tmp/shingleback-demo-x1/Simulated drive", "Simulated drive"),
        ("/media/me", "/media/me"),
        ("/media/me/1A2B-3C4D/x", "/media/me/1A2B-3C4D/x"),
        ("", ""),
    ],
)
def test_an_unplugged_drive_is_named_after_its_volume(place: str, name: str) -> None:
    assert texts.place_name(place) == name


@pytest.mark.parametrize(
    ("place", "name"),
    [
        ("/media/me/Backup", "Backup"),
        ("/run/media/me/9f1c2a52-0c4e-4f0b-9a53-3f0c2d7a1b10/Backup", "Seagate Expansion, 8 TB"),
        ("/media/me/1A2B-3C4D", "Seagate Expansion, 8 TB"),
        ("/media/me/7A1E0C5F1E0C1D2B1", "Seagate Expansion, 8 TB"),
        ("/mnt/usb", "Seagate Expansion, 8 TB"),
    ],
)
def test_an_unplugged_drive_without_a_label_keeps_its_own_name(place: str, name: str) -> None:
    assert texts.place_name(place, DriveName("Seagate Expansion", 8 * 10**12)) == name


@pytest.mark.usefixtures("qapp")
def test_files_left_out_are_counted() -> None:
    attempt = Attempt(at=NOW, outcome="left-out", files=1, bytes=2_000_000, left_out=2)
    assert texts.holds(attempt) == "2.0 MB in 1 file, 2 files skipped"


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize(
    ("now", "expected"),
    [
        (state(msgspec.structs.replace(HALF, bytes_per_s=2_000_000)), "2.0 MB/s"),
        (state(drive("tidying"), REST), "The drive's cache is full."),
        (state(msgspec.structs.replace(HALF, silent_s=40)), "The drive has not responded for 40 s."),
    ],
    ids=["copying", "resting", "silent"],
)
def test_a_card_says_why_nothing_is_copied_instead_of_the_speed(now: RunState, expected: str) -> None:
    assert texts.running(now).startswith(expected)
