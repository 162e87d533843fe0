"""Replaced and removed files stay restorable, unless no versions are kept."""

import shutil
from pathlib import Path

import pytest

from tests.helpers.program import events
from tests.helpers.second_lists import forget_second_list
from tests.helpers.trees import write


@pytest.mark.parametrize("option", [[], ["--no-versions"]], ids=["versions", "no versions"])
def test_replaced_files_are_kept_unless_no_versions_are_requested(source: Path, drive: Path, option: list[str]) -> None:
    first = events("backup", source, drive, check=0)[-1]["version"]
    write(source / "letter.txt", b"Dear other reader")

    result = events("backup", source, drive, *option, check=0)[-1]

    listed = [version["name"] for version in events("versions", drive, check=0)[-1]["versions"]]
    assert listed == ([result["version"]] if option else [first, result["version"]])
    assert result["removed_versions"] == ([first] if option else [])
    kept_copies = list((drive / ".shingleback" / "versions").rglob("letter.txt"))
    assert len(kept_copies) == (0 if option else 1)


@pytest.mark.parametrize("has_copy", [True, False], ids=["the copy is there", "only this computer knows"])
def test_a_backup_whose_list_is_garbage_is_not_said_to_be_new(source: Path, drive: Path, has_copy: bool) -> None:
    events("backup", source, drive, check=0)
    forget_second_list(drive)
    (drive / ".shingleback" / "manifest" / "000001.jsonl.gz").write_bytes(b"garbage" * 99)
    if not has_copy:
        shutil.rmtree(drive / source.name)

    for command in ("versions", "verify"):
        reported = events(command, drive, check=1)
        assert [event["code"] for event in reported if event["event"] == "note"] == ["manifest-lost"]


def test_a_check_reads_everything_and_the_quick_one_only_the_newest_state(source: Path, drive: Path) -> None:
    events("backup", source, drive, check=0)
    write(source / "letter.txt", b"Dear other reader")
    events("backup", source, drive, check=0)
    whole, quick = events("verify", drive, check=0)[-1], events("verify", drive, "--newest", check=0)[-1]
    assert (whole["older"]["files"], quick["older"]["files"]) == (1, 0)
    assert whole["checked"]["files"] == quick["checked"]["files"] + 1

    shutil.rmtree(drive / ".shingleback" / "versions")

    assert events("verify", drive, check=1)[-1]["left_out_count"] == 1
    assert events("verify", drive, "--newest", check=0)[-1]["left_out_count"] == 0
