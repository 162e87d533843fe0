"""`backup --ready-by`: a time is given, and it is told whether that can be."""

from pathlib import Path

from tests.helpers.program import events, run


def test_whether_a_backup_will_be_ready_is_told_with_nothing_written(source: Path, drive: Path) -> None:
    drive.mkdir()
    told = events("backup", source, drive, "--dry-run", "--ready-by", "07:00", check=0)
    assert [one["event"] for one in told].count("ready_by") == 1
    assert list(drive.iterdir()) == []
    said = run("backup", source, drive, "--dry-run", "--ready-by", "07:00", check=0).stdout
    assert "ready by 7:00" in said


def test_a_time_that_is_over_is_told_as_such_and_the_backup_is_made(source: Path, drive: Path) -> None:
    *told, result = events("backup", source, drive, "--ready-by", "2020-03-01T07:00", check=0)
    states = [one["state"] for one in told if one["event"] == "ready_by"]
    assert states[0] == "over"
    assert result["outcome"] == "done"


def test_what_is_no_time_is_a_wrong_word(source: Path, drive: Path) -> None:
    refused = run("backup", source, drive, "--ready-by", "tomorrow", check=2)
    assert "tomorrow is no time" in refused.stderr
