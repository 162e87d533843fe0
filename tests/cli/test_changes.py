"""`shingleback trace` and `shingleback diff` for people and scripts."""

from pathlib import Path

import pytest

from tests.helpers import program
from tests.helpers.trees import write


@pytest.fixture
def documents(tmp_path: Path) -> Path:
    folder = tmp_path / "Documents"
    write(folder / "letter.txt", b"Dear Ada,\n")
    write(folder / "tax.ods", b"numbers")
    return folder


def versions(drive: Path) -> list[str]:
    return [version["name"] for version in program.events("versions", drive, check=0)[-1]["versions"]]


def test_a_person_reads_where_a_file_went_and_what_changed(documents: Path, tmp_path: Path) -> None:
    drive = tmp_path / "drive"
    program.run("backup", documents, drive, check=0)
    (documents / "letter.txt").unlink()
    write(documents / "tax.ods", b"more numbers", mtime_ns=1_700_000_001_000_000_000)
    program.run("backup", documents, drive, check=0)
    old, new = versions(drive)

    assert program.run("trace", drive, "LETTER", check=0).stdout.splitlines() == [
        "Documents/letter.txt  (not in the newest version)",
        f"    {old}  Documents/letter.txt  10 bytes",
    ]
    assert program.run("trace", drive, "--path=Documents/tax.ods", check=0).stdout.splitlines() == [
        "Documents/tax.ods",
        f"    {old}  Documents/tax.ods  7 bytes",
        f"    {new}  Documents/tax.ods  12 bytes",
    ]
    assert program.run("trace", drive, "no such name", check=0).stdout == "Nothing.\n"
    assert program.run("diff", drive, old, check=0).stdout.splitlines() == [
        "* Documents/tax.ods  7 bytes -> 12 bytes",
        "- Documents/letter.txt  10 bytes",
        "1 file changed (12 bytes), 1 file removed (10 bytes)",
    ]
    assert program.run("diff", drive, old, old, check=0).stdout == "Nothing has changed.\n"
    assert "no version" in program.run("diff", drive, "1999-01-01T00-00-00", check=2).stderr
