"""Replaced and removed files stay restorable, unless no versions are kept."""

from pathlib import Path

import pytest

from tests.helpers.program import events
from tests.helpers.trees import write


@pytest.mark.parametrize("option", [[], ["--no-versions"]], ids=["versions", "no versions"])
def test_replaced_files_are_kept_unless_no_versions_are_requested(source: Path, drive: Path, option: list[str]) -> None:
    first = events("backup", source, drive, check=0)[-1]["version"]
    write(source / "letter.txt", b"Dear other reader")

    result = events("backup", source, drive, *option, check=0)[-1]

    listed = [version["name"] for version in events("versions", drive, check=0)[-1]["versions"]]
    assert listed == ([result["version"]] if option else [first, result["version"]])
    assert result["removed_versions"] == ([first] if option else [])
    kept = list((drive / ".shingleback" / "versions").rglob("letter.txt"))
    assert len(kept) == (0 if option else 1)
