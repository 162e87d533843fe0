"""Every meaningless command is answered with one sentence and an exit code, never with a traceback."""

import contextlib
import json
import os
import re
import sqlite3
from pathlib import Path

import pytest

from tests.helpers.program import events, run
from tests.helpers.trees import contents

REFUSED = {
    "pace": (["backup", "{source}", "{drive}", "--pace=fast"], 2, "not-a-pace"),
    "zero pace": (["backup", "{source}", "{drive}", "--pace=0"], 2, "not-a-pace"),
    "negative pace": (["backup", "{source}", "{drive}", "--pace=-3"], 2, "not-a-pace"),
    "huge pace": (["backup", "{source}", "{drive}", "--pace=" + "9" * 5000], 2, "not-a-pace"),
    "empty pattern": (["backup", "{source}", "{drive}", "--exclude="], 2, "not-a-pattern"),
    "negated pattern": (["backup", "{source}", "{drive}", "--exclude=!*.iso"], 2, "not-a-pattern"),
    "reversed range in a pattern": (["backup", "{source}", "{drive}", "--exclude=[z-a]"], 2, "not-a-pattern"),
    "undecodable pattern": (["backup", "{source}", "{drive}", "--exclude=!\udcff"], 2, "not-a-pattern"),
    "no arguments": (["backup"], 2, "source-or-destination-missing"),
    "one argument": (["backup", "{source}"], 2, "source-or-destination-missing"),
    "sample": (["verify", "{backup}", "--sample=half"], 2, "not-a-sample"),
    "sample out of range": (["verify", "{backup}", "--sample=31/30"], 2, "not-a-sample"),
    "huge sample": (["verify", "{backup}", "--sample=1/" + "9" * 5000], 2, "not-a-sample"),
    "verify no backup": (["verify", "{source}"], 2, "no-backup-here"),
    "verify a missing folder": (["verify", "{drive}"], 2, "destination-missing"),
    "verify an empty path": (["verify", ""], 2, "destination-missing"),
    "verify a file": (["verify", "{source}/letter.txt"], 2, "destination-is-a-file"),
    "verify a missing version": (["verify", "{backup}", "--at=yesterday"], 2, "no-such-version"),
    "verify an undecodable version": (["verify", "{backup}", "--at=\udcff"], 2, "no-such-version"),
    "versions of no backup": (["versions", "{source}"], 2, "no-backup-here"),
    "versions of a missing folder": (["versions", "{drive}"], 2, "destination-missing"),
    "versions of an undecodable path": (["versions", "{drive}\udcff"], 2, "destination-missing"),
    "versions of a long name": (["versions", "x" * 300], 2, "destination-missing"),
    "eject a long name": (["eject", "x" * 300], 2, "destination-missing"),
    "care for a long name": (["care", "x" * 300], 2, "destination-missing"),
    "test of a long name": (["test", "x" * 300], 2, "destination-missing"),
    "restore no backup": (["restore", "{source}", "--to={drive}"], 2, "no-backup-here"),
    "restore a missing version": (["restore", "{backup}", "--to={drive}", "--version=1"], 2, "no-such-version"),
    "restore to a file": (["restore", "{backup}", "--to={source}/letter.txt"], 2, "target-unwritable"),
    "restore below a file": (["restore", "{backup}", "--to={source}/letter.txt/x"], 2, "target-unwritable"),
    "restore to an empty path": (["restore", "{backup}", "--to="], 2, "target-unwritable"),
    "restore into the backup": (["restore", "{backup}", "--to={backup}/source"], 4, "target-inside-backup"),
}

MISUSED = {
    "option": ["backup", "{source}", "{drive}", "--oops"],
    "command": ["burn"],
    "checkpoint": ["backup", "{source}", "{drive}", "--checkpoint=1"],
    "checkpoint without numbers": ["backup", "{source}", "{drive}", "--checkpoint=a,b,c"],
    "count": ["history", "--count=-1"],
    "count without a number": ["history", "--count=all"],
    "too many arguments": ["versions", "{backup}", "{backup}"],
    "too few arguments": ["restore", "{backup}"],
    "test of an empty path": ["test", ""],
    "care for an empty path": ["care", ""],
    "two adjustments at once": ["adjust", "/dev/sdb", "--uas=off", "--stop-after=60"],
    "mount an empty path": ["mount", ""],
    "unmount an empty path": ["unmount", ""],
    "prepare an empty path": ["prepare", ""],
    "clone an empty path": ["clone", "", "{drive}"],
    "clone to an empty path": ["clone", "{source}/letter.txt", ""],
}


@pytest.fixture
def places(source: Path, drive: Path, tmp_path: Path) -> dict[str, Path]:
    """The values for the braces in the tables above."""
    return {"source": source, "drive": drive, "backup": tmp_path / "backup"}


def fill_in(arguments: list[str], places: dict[str, Path]) -> list[str]:
    """The arguments of a command with the braces filled in; makes a backup if they need one."""
    if any("{backup}" in argument for argument in arguments) and not places["backup"].exists():
        run("backup", places["source"], places["backup"], check=0)
    for name, path in places.items():
        arguments = [argument.replace(f"{{{name}}}", str(path)) for argument in arguments]
    return arguments


@pytest.mark.parametrize(("arguments", "code", "why"), REFUSED.values(), ids=REFUSED)
def test_a_meaningless_command_is_refused_in_one_sentence(
    places: dict[str, Path], arguments: list[str], code: int, why: str
) -> None:
    arguments = fill_in(arguments, places)
    before = {name: contents(path) for name, path in places.items()}

    reported = events(*arguments, check=code)

    assert [event["event"] for event in reported if event["event"] not in ("progress", "awake")] == [
        "started",
        "finished",
    ]
    assert (reported[-1]["why"], reported[-1]["exit_code"]) == (why, code)
    assert re.fullmatch(r"[^\n…]+\.", reported[-1]["message"])
    assert {name: contents(path) for name, path in places.items()} == before


@pytest.mark.parametrize("place", ["x" * 300, "/" + "x/" * 2100], ids=["name", "path"])
@pytest.mark.parametrize("arguments", [["backup", "{source}"], ["move", "{backup}"]], ids=["backup", "move"])
def test_a_path_that_is_too_long_for_linux_counts_as_missing(
    places: dict[str, Path], arguments: list[str], place: str
) -> None:
    result = events(*fill_in(arguments, places), place, check=2)[-1]

    assert result["why"] == "destination-missing"


@pytest.mark.parametrize("name", ["pace", "versions of an undecodable path", "restore into the backup"])
def test_the_text_is_only_the_sentence(places: dict[str, Path], name: str) -> None:
    arguments, code, _ = REFUSED[name]

    done = run(*fill_in(arguments, places), check=code)

    assert done.stdout == ""
    assert len(done.stderr.splitlines()) == 1


@pytest.mark.parametrize("arguments", MISUSED.values(), ids=MISUSED)
def test_an_unknown_command_is_answered_with_the_usage(places: dict[str, Path], arguments: list[str]) -> None:
    done = run(*(argument.format_map(places) for argument in arguments), check=2)

    assert done.stderr.startswith("usage: shingleback")
    assert "Traceback" not in done.stderr


def test_unreadable_settings_stop_a_backup_and_are_not_changed(source: Path, drive: Path) -> None:
    file = Path(os.environ["XDG_CONFIG_HOME"]) / "shingleback" / "settings.toml"
    file.parent.mkdir(parents=True)
    file.write_text("excludes = [")

    result = events("backup", source, drive, check=2)[-1]
    assert result["why"] == "settings-unreadable"
    assert str(file) in result["message"]
    daily = run("due", check=2)
    assert daily.stdout == "", "nobody knows what is due"
    assert str(file) in daily.stderr
    shown = run("backup", "--show-excludes", check=2)
    assert str(file) in shown.stderr
    assert file.read_text() == "excludes = ["
    assert not drive.exists()


def test_a_bad_pattern_in_the_settings_is_named(source: Path, drive: Path) -> None:
    file = Path(os.environ["XDG_CONFIG_HOME"]) / "shingleback" / "settings.toml"
    file.parent.mkdir(parents=True)
    file.write_text('excludes = ["[z-a]"]')

    assert "[z-a]" in run("backup", source, drive, check=2).stderr


def test_a_damaged_list_is_named_and_is_no_success(places: dict[str, Path]) -> None:
    run("backup", places["source"], places["backup"], check=0)
    for folder in (".shingleback/manifest", ".shingleback-list"):
        (places["backup"] / folder / "000001.jsonl.gz").write_bytes(b"no segment")

    for arguments in (["versions", "{backup}"], ["verify", "{backup}"]):
        received = events(*fill_in(arguments, places), check=1)
        assert "manifest-lost" in [event["code"] for event in received if event["event"] == "note"]


def test_a_backup_of_a_newer_program_is_refused(places: dict[str, Path]) -> None:
    run("backup", places["source"], places["backup"], check=0)
    file = places["backup"] / ".shingleback" / "backup.json"
    file.write_text(json.dumps(json.loads(file.read_text()) | {"format": 99}))
    before = contents(places["backup"])

    for arguments in (["versions", "{backup}"], ["verify", "{backup}"], ["backup", "{source}", "{backup}"]):
        assert events(*fill_in(arguments, places), check=2)[-1]["why"] == "backup-too-new"
    assert contents(places["backup"]) == before


def test_a_damaged_index_or_history_is_recreated(places: dict[str, Path]) -> None:
    run("backup", places["source"], places["backup"], check=0)
    cache, state = Path(os.environ["XDG_CACHE_HOME"]), Path(os.environ["XDG_STATE_HOME"])
    (index,) = (cache / "shingleback" / "index").glob("*.sqlite")
    index.write_bytes(b"not a database" * 1000)
    (state / "shingleback" / "history.sqlite").write_bytes(b"not a database" * 1000)

    result = events("backup", places["source"], places["backup"], check=0)[-1]

    assert result["copied"]["files"] == 0
    run("history", check=0)


@pytest.mark.parametrize("value", ["c1", "91a1ff"])
def test_the_next_run_rebuilds_an_index_with_a_damaged_value(places: dict[str, Path], value: str) -> None:
    run("backup", places["source"], places["backup"], check=0)
    (index,) = (Path(os.environ["XDG_CACHE_HOME"]) / "shingleback" / "index").glob("*.sqlite")
    with contextlib.closing(sqlite3.connect(index)) as db, db:
        db.execute(f"UPDATE folder SET stats = x'{value}', facts = x'{value}'")
    (places["source"] / "new").write_bytes(b"new")

    assert events("backup", places["source"], places["backup"], check=70)[-1]["why"] == "computer-refused"
    run("backup", places["source"], places["backup"], check=0)
    assert contents(places["backup"] / "source") == contents(places["source"])


def test_options_may_stand_between_the_folders(source: Path, drive: Path, tmp_path: Path) -> None:
    run("backup", source, "--exclude", "*.jpg", drive, check=0)
    assert set(contents(drive / "source")) == {b"letter.txt"}

    run("restore", drive, "--to", tmp_path / "restored", "source/letter.txt", check=0)
    assert set(contents(tmp_path / "restored")) == {b"source/letter.txt"}


def test_a_home_without_write_access_is_reported(source: Path, drive: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", "/dev/null/cache")

    refused = events("backup", source, drive, check=70)[-1]
    assert refused["why"] == "computer-refused"
    assert "(File exists)" in refused["message"]
