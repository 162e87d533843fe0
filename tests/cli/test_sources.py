"""Which folders may be backed up where, and their names in the backup."""

import os
import shutil
from pathlib import Path
from typing import Any

import pytest

from tests.helpers.program import events, run
from tests.helpers.trees import contents, write


def result(*arguments: str | Path, check: int) -> dict[str, Any]:
    return events("backup", *arguments, check=check)[-1]


def notes(*arguments: str | Path) -> list[str]:
    """The notes about sources; `own-disk` depends on where the tests run."""
    reported = (event["code"] for event in events("backup", *arguments, check=0) if event["event"] == "note")
    return [code for code in reported if code != "own-disk"]


def in_backup(drive: Path) -> set[str]:
    return {path.name for path in drive.iterdir()} - {".shingleback", ".shingleback-list"}


def test_a_destination_inside_the_source_is_not_copied_into_itself(source: Path) -> None:
    inside = source / "photos" / "backup"
    first = events("backup", source, inside, check=0)
    write(source / "new", b"new")
    second = result(source, inside, check=0)

    skipped = [item for event in first if event["event"] == "skipped" for item in event["items"]]
    assert [(item["path"], item["reason"]) for item in skipped] == [("source/photos/backup", "destination")]
    assert set(contents(inside / "source")) == {b"letter.txt", b"photos/lake.jpg", b"new"}
    assert second["copied"]["files"] == 1


@pytest.mark.parametrize("place", ["source", "source/photos"])
def test_a_source_inside_the_backup_is_refused(source: Path, drive: Path, place: str) -> None:
    run("backup", source, drive, check=0)

    refused = result(drive / place, drive, check=4)

    assert refused["why"] == "source-inside-destination"
    assert str(drive) in refused["message"]


def test_a_source_that_is_the_destination_is_refused(source: Path) -> None:
    assert result(source, source, check=4)["why"] == "source-inside-destination"
    assert not (source / ".shingleback").exists()


def test_a_symlink_to_the_destination_is_refused_as_a_source(source: Path, tmp_path: Path) -> None:
    (tmp_path / "link").symlink_to(source)

    assert result(tmp_path / "link", source, check=4)["why"] == "source-inside-destination"


def test_the_same_folder_named_twice_is_copied_once(source: Path, drive: Path) -> None:
    (drive.parent / "link").symlink_to(source)

    done = result(source, f"{source}/", source.parent / "link", source / ".." / "source", drive, check=0)

    assert (done["total"]["files"], in_backup(drive)) == (2, {"source"})


def test_a_folder_inside_another_source_is_copied_once_and_noted(source: Path, drive: Path) -> None:
    assert notes(source / "photos", source, drive) == ["source-within-source"]
    assert in_backup(drive) == {"source"}


def test_a_folder_whose_name_begins_with_that_of_another_is_a_separate_source(source: Path, drive: Path) -> None:
    shutil.copytree(source, f"{source} 2")

    assert notes(source, f"{source} 2", drive) == []
    assert in_backup(drive) == {"source", "source 2"}


def test_a_symlink_to_a_folder_is_that_folder(source: Path, drive: Path, tmp_path: Path) -> None:
    (tmp_path / "link").symlink_to(source)

    result(tmp_path / "link", drive, check=0)

    assert contents(drive / "source") == contents(source)


def test_a_file_is_no_source(source: Path, drive: Path) -> None:
    refused = result(source / "letter.txt", drive, check=2)

    assert refused["why"] == "source-is-a-file"
    assert not drive.exists()


@pytest.mark.parametrize("name", ["nowhere", "letter.txt/inside", "photos/../../nowhere", "x" * 300])
def test_a_source_that_does_not_exist_is_refused(source: Path, drive: Path, name: str) -> None:
    refused = result(source / name, drive, check=2)

    assert refused["why"] == "source-missing"
    assert name in refused["message"]
    assert not drive.exists()


def test_one_missing_source_among_several_stops_the_run_before_it_begins(source: Path, drive: Path) -> None:
    assert result(source, source / "nowhere", drive, check=2)["why"] == "source-missing"
    assert not drive.exists()


def test_a_dangling_or_circular_symlink_is_no_source(tmp_path: Path, drive: Path) -> None:
    (tmp_path / "dangling").symlink_to("nowhere")
    (tmp_path / "circle").symlink_to("circle")

    assert result(tmp_path / "dangling", drive, check=2)["why"] == "source-missing"
    assert result(tmp_path / "circle", drive, check=2)["why"] in ("source-missing", "source-is-a-file")


def test_a_source_that_became_empty_is_refused_unless_allowed(source: Path, drive: Path) -> None:
    result(source, drive, check=0)
    shutil.rmtree(source)
    source.mkdir()

    refused = result(source, drive, check=4)
    assert refused["why"] == "source-empty-now"
    assert "--allow-empty" in refused["message"]
    assert len(contents(drive / "source")) == 2

    assert result(source, drive, "--allow-empty", check=0)["removed"]["files"] == 2
    assert contents(drive / "source") == {}


def test_a_source_that_was_empty_before_may_be_empty(tmp_path: Path, drive: Path) -> None:
    (tmp_path / "empty").mkdir()

    assert result(tmp_path / "empty", drive, check=4)["why"] == "source-empty"
    result(tmp_path / "empty", drive, "--allow-empty", check=0)

    assert result(tmp_path / "empty", drive, check=0)["version"] == ""


def test_an_emptied_source_keeps_its_copy_while_another_one_is_backed_up(
    source: Path, drive: Path, tmp_path: Path
) -> None:
    second_source = tmp_path / "other"
    write(second_source / "file", b"content")
    result(source, second_source, drive, check=0)
    (second_source / "file").unlink()
    write(source / "new", b"new")

    assert result(source, second_source, drive, check=1)["left_out"] == [{"path": "other", "reason": "away"}]
    assert contents(drive / "other") == {b"file": b"content"}
    assert contents(drive / "source") == contents(source)


def test_a_missing_source_keeps_its_copy_while_another_one_is_backed_up(
    source: Path, drive: Path, tmp_path: Path
) -> None:
    second_source = tmp_path / "other"
    write(second_source / "file", b"content")
    result(source, second_source, drive, check=0)
    (second_source / "file").unlink()
    second_source.rmdir()
    write(source / "new", b"new")

    assert result(source, second_source, drive, check=1)["left_out"] == [{"path": "other", "reason": "not-mounted"}]
    assert contents(drive / "other") == {b"file": b"content"}
    assert contents(drive / "source") == contents(source)


def test_two_sources_of_the_same_name_get_two_folders_and_keep_them(source: Path, drive: Path, tmp_path: Path) -> None:
    twin = tmp_path / "elsewhere" / "source"
    write(twin / "other.txt", b"other")

    result(source, twin, drive, check=0)
    assert contents(drive / "source (2)") == {b"other.txt": b"other"}

    result(twin, source, drive, check=0)
    assert contents(drive / "source (2)") == {b"other.txt": b"other"}
    assert in_backup(drive) == {"source", "source (2)"}


def test_two_sources_with_names_of_maximum_length_get_two_folders(tmp_path: Path, drive: Path) -> None:
    sources = [tmp_path / place / ("x" * 255) for place in ("one", "two")]
    for source in sources:
        write(source / "file", bytes(source))

    result(*sources, drive, check=0)

    assert len(in_backup(drive)) == 2
    assert {contents(drive / name)[b"file"] for name in in_backup(drive)} == {bytes(source) for source in sources}


ODD_NAMES = {
    "newline": b"two\nlines",
    "not-utf-8": b"latin \xe4\xff",
    "quotes": b'it\'s "odd" \\ $HOME',
    "dots": b"...",
    "255-odd-bytes": b"\xff" * 255,
    "letters-of-two-bytes": "ä".encode() * 127,
    "control": b"\x1b[31mred\x07",
}


@pytest.mark.parametrize("name", ODD_NAMES.values(), ids=ODD_NAMES)
def test_a_source_may_have_any_name(tmp_path: Path, drive: Path, name: bytes) -> None:
    source = Path(os.fsdecode(bytes(tmp_path) + b"/" + name))
    write(source / "folder" / "file", b"content")
    write(source / "folder" / "other", b"not asked for")

    first = result(source, drive, check=0)
    (copy,) = in_backup(drive)

    assert first["copied"]["files"] == 2
    assert contents(drive / copy) == contents(source)
    assert result(source, drive, check=0)["unchanged"]["files"] == 2
    run("restore", drive, source / "folder" / "file", "--to", tmp_path / "restored", check=0)
    assert contents(tmp_path / "restored" / copy) == {b"folder/file": b"content"}


def test_a_source_with_a_name_that_is_not_utf_8_can_be_given(tmp_path: Path, drive: Path) -> None:
    missing = os.fsdecode(bytes(tmp_path) + b"/\xff")

    refused = result(missing, drive, check=2)

    assert refused["why"] == "source-missing"
    assert refused["values"]["path"] == f"{tmp_path}/\ufffd"


def test_the_root_folder_has_a_name_in_the_backup_too(drive: Path) -> None:
    """Nothing is copied here: every name is excluded."""
    result("/", drive, "--exclude=/*", "--allow-empty", check=0)

    assert in_backup(drive) == {"Computer"}


def test_what_the_program_has_only_while_it_runs_is_not_backed_up(drive: Path) -> None:
    """In a home, it vanished during the backup, which then ended with 1."""
    state = Path(os.environ["XDG_STATE_HOME"])
    write(state / "shingleback" / "limits" / ".123.json.new", b"{}")
    write(state / "other" / "limits" / "file", b"other")

    finished = result(state, drive, check=0)

    assert b"shingleback/limits/.123.json.new" not in contents(drive / state.name)
    assert contents(drive / state.name / "other") == {b"limits/file": b"other"}
    assert (finished["left_out"], finished["excluded"]) == ([], [])


def test_a_home_in_which_nothing_but_the_records_of_the_program_has_changed_has_nothing_new(drive: Path) -> None:
    """Each run adds to the log and to the history, so that there would be a version each day of a holiday."""
    state = Path(os.environ["XDG_STATE_HOME"])
    write(state / "letters" / "one", b"Dear")
    assert result(state, drive, check=0)["version"]
    before = contents(drive / state.name)

    second = result(state, drive, check=0)

    assert (second["version"], second["copied"]["files"]) == ("", 0)
    dry_run = events("backup", state, drive, "--dry-run", check=0)
    assert next(event for event in dry_run if event["event"] == "planned")["copy_files"] == 0
    assert contents(drive / state.name) == before
    write(state / "letters" / "two", b"Dear")
    assert result(state, drive, check=0)["version"]
    now = contents(drive / state.name)
    assert b"letters/two" in now
    assert now[b"shingleback/history.sqlite"] != before[b"shingleback/history.sqlite"]


def test_the_records_of_the_program_are_backed_up_when_somebody_asks_for_them(drive: Path) -> None:
    records = Path(os.environ["XDG_STATE_HOME"]) / "shingleback"
    result(records, drive, check=0)

    assert result(records, drive, check=0)["version"]
