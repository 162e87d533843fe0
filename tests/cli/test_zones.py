"""`zones` draws the zones of a drive, from what blkzone printed."""

import os
from pathlib import Path

import pytest

from tests.helpers.program import events, run
from tests.unit.devices.test_zone_report import PRINTED


@pytest.fixture
def report(tmp_path: Path) -> Path:
    file = tmp_path / "zones.txt"
    file.write_text(PRINTED)
    return file


def test_each_zone_has_a_sign_and_the_signs_are_explained(report: Path) -> None:
    said = run("zones", str(report), check=0).stdout
    assert "6 zones of 256 MiB" in said
    assert "▒█▅▁·!" in said
    assert "1 conventional: can be written anywhere" in said
    assert "1 offline: what was there is lost" in said
    assert "  zone 2: 64 MiB of 128 MiB" in said


def test_programs_get_neighbors_together(report: Path) -> None:
    result = events("zones", str(report), check=0)[-1]
    assert result["zone_bytes"] == 256 << 20
    assert [one["use"] for one in result["runs"]] == ["conventional", "full", "open", "closed", "empty", "offline"]


def test_what_has_no_zones_is_told_of(tmp_path: Path) -> None:
    (tmp_path / "other.txt").write_text("nothing of the kind")
    result = events("zones", str(tmp_path / "other.txt"), check=2)[-1]
    assert result["why"] == "no-zones"
    assert "keep theirs to themselves" in result["message"]
    assert events("zones", str(tmp_path / "none"), check=2)[-1]["why"] == "no-such-drive"


def test_a_name_that_is_no_text_is_told_with_its_odd_bytes_replaced(tmp_path: Path) -> None:
    """`zones` names it in its final word, as `test` and `prepare` do."""
    place = tmp_path / os.fsdecode(b"zones\xff")
    place.write_text(PRINTED)
    assert events("zones", str(place), check=0)[-1]["device"] == str(tmp_path / "zones\ufffd")


def test_a_pipe_is_not_waited_for(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    assert events("zones", str(tmp_path / "pipe"), check=2)[-1]["why"] == "no-such-drive"
