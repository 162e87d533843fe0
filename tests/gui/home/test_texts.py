"""What a set is called, and where its drive is: as people say it."""

from datetime import datetime, timedelta, timezone

import pytest

from shingleback.backup_sets.status import Attempt
from shingleback.gui.home import texts
from shingleback.store.settings import BackupSet

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
def test_a_set_is_called_as_the_person_calls_it_or_after_its_folders(chosen: BackupSet, name: str) -> None:
    assert texts.name(chosen) == name


@pytest.mark.parametrize(
    ("place", "name"),
    [
        ("/media/me/Backup", "Backup"),
        ("/run/media/me/My Drive/deep/down", "My Drive"),
        ("/srv/backup", "/srv/backup"),
        ("/tmp/shingleback-demo-x1/Simulated drive", "Simulated drive"),
        ("/media/me", "/media/me"),
        ("", ""),
    ],
)
def test_a_drive_that_is_away_is_called_after_its_volume(place: str, name: str) -> None:
    assert texts.place_name(place) == name


@pytest.mark.usefixtures("qapp")
def test_what_was_left_out_is_counted() -> None:
    attempt = Attempt(at=NOW, outcome="left-out", files=1, bytes=2_000_000, left_out=2)
    assert texts.holds(attempt) == "2.0 MB in 1 file, 2 files left out"
