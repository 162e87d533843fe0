"""`backup --ready-by`: the command says whether the backup will be ready at a given time."""

from pathlib import Path

from tests.helpers.program import events, run


def test_a_dry_run_says_whether_a_backup_will_be_ready_in_time(source: Path, drive: Path) -> None:
    drive.mkdir()
    reported = events("backup", source, drive, "--dry-run", "--ready-by", "07:00", check=0)
    assert [event["event"] for event in reported].count("ready_by") == 1
    assert list(drive.iterdir()) == []
    output = run("backup", source, drive, "--dry-run", "--ready-by", "07:00", check=0).stdout
    assert "ready by 7:00" in output


def test_a_past_time_is_reported_and_the_backup_is_made(source: Path, drive: Path) -> None:
    *reported, result = events("backup", source, drive, "--ready-by", "2020-03-01T07:00", check=0)
    states = [event["state"] for event in reported if event["event"] == "ready_by"]
    assert states[0] == "over"
    assert result["outcome"] == "done"


def test_an_invalid_time_is_wrong_usage(source: Path, drive: Path) -> None:
    refused = run("backup", source, drive, "--ready-by", "tomorrow", check=2)
    assert "expected a time such as 07:00" in refused.stderr
