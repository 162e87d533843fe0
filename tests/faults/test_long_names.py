"""A drive that refuses names for their length: eCryptfs takes 143 bytes, HFS+ counts a letter and its accent apart.

The rest is backed up, and what is refused is named, run after run.
"""

from pathlib import Path

import pytest

from tests.helpers.checker import problems
from tests.helpers.faulty_drive import FaultyDrive
from tests.helpers.program import events
from tests.helpers.trees import contents, write

ACCENTED = "é" * 127  # 254 bytes, which most drives take
LONG = "L" * 144


@pytest.fixture
def source(tmp_path: Path) -> Path:
    write(tmp_path / "source" / "short" / "letter", b"letter")
    return tmp_path / "source"


def run(source: Path, drive: FaultyDrive, letters: int, code: int) -> dict[str, str]:
    """Back up to a drive that takes names of so many letters; return what was skipped, with the reason."""
    drive.turn_on("name-letters", letters)
    result = events("backup", source, drive.point, check=code)[-1]
    drive.turn_off("name-letters")
    assert problems(drive.point) == []
    return {item["path"]: item["reason"] for item in result["left_out"]}


@pytest.mark.parametrize(("name", "letters"), [(LONG, 143), (ACCENTED, 253)], ids=["long", "accented"])
def test_a_folder_with_a_name_that_is_too_long_is_skipped_with_what_is_in_it(
    source: Path, drive: FaultyDrive, name: str, letters: int
) -> None:
    write(source / "short" / name / "deeper" / "file", b"file")
    for _ in range(2):
        assert run(source, drive, letters, 1) == {f"source/short/{name}": "name-refused"}
    assert contents(drive.point / "source") == {b"short/letter": b"letter"}

    (source / "short" / name).rename(source / "short" / "now short")

    assert run(source, drive, letters, 0) == {}
    assert contents(drive.point / "source") == contents(source)


@pytest.mark.parametrize("kind", ["folder", "file"])
def test_what_is_renamed_to_a_name_that_is_too_long_is_skipped_and_keeps_its_version(
    source: Path, drive: FaultyDrive, tmp_path: Path, kind: str
) -> None:
    write(source / "folder" / "file", b"file")
    assert run(source, drive, 143, 0) == {}
    old, new = {"folder": ("folder", LONG), "file": ("folder/file", f"folder/{LONG}")}[kind]
    (source / old).rename(source / new)
    write(source / "new", b"new")

    assert run(source, drive, 143, 1) == {f"source/{new}": "name-refused"}

    assert (drive.point / "source" / "new").read_bytes() == b"new"
    first = events("versions", drive.point, check=0)[-1]["versions"][0]["name"]
    events("restore", drive.point, "--version", first, "--to", tmp_path / "restored", check=0)
    assert (tmp_path / "restored" / "source" / "folder" / "file").read_bytes() == b"file"


def test_the_drive_is_not_asked_again_about_a_long_name_that_it_has(source: Path, drive: FaultyDrive) -> None:
    """Asked again, it would refuse the name here."""
    write(source / "short" / LONG / "file", b"file")
    assert run(source, drive, 255, 0) == {}
    assert run(source, drive, 143, 0) == {}


def test_a_source_with_a_name_that_is_too_long_is_skipped_beside_another(source: Path, drive: FaultyDrive) -> None:
    long_source = source.parent / LONG
    write(long_source / "file", b"file")
    drive.turn_on("name-letters", 143)

    result = events("backup", source, long_source, drive.point, check=1)[-1]

    assert [(item["path"], item["reason"]) for item in result["left_out"]] == [(LONG, "name-refused")]
    assert contents(drive.point / "source") == contents(source)
