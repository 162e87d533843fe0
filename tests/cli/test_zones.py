"""`zones` draws the zones of a drive from the output of blkzone."""

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


def test_each_zone_has_a_symbol_and_the_symbols_are_explained(report: Path) -> None:
    output = run("zones", str(report), check=0).stdout
    assert "6 zones of 256 MiB" in output
    assert "▒█▅▁·!" in output
    assert output.splitlines()[4].endswith("! unwritable")  # a read-only zone, too, of which nothing is lost
    assert "1 conventional: can be written anywhere" in output
    assert "1 offline: the data there is lost" in output
    assert "  zone 2: 64 MiB of 128 MiB" in output


def test_the_json_groups_neighboring_zones(report: Path) -> None:
    result = events("zones", str(report), check=0)[-1]
    assert result["zone_bytes"] == 256 << 20
    assert [run["use"] for run in result["runs"]] == ["conventional", "full", "open", "closed", "empty", "offline"]


def test_a_drive_without_zones_is_reported(tmp_path: Path) -> None:
    (tmp_path / "other.txt").write_text("nothing of the kind")
    result = events("zones", str(tmp_path / "other.txt"), check=2)[-1]
    assert result["why"] == "no-zones"
    assert "drives hide theirs" in result["message"]
    assert events("zones", str(tmp_path / "none"), check=2)[-1]["why"] == "no-such-drive"


def test_an_undecodable_name_is_shown_with_its_odd_bytes_replaced(tmp_path: Path) -> None:
    """`zones` names it in its result, as `test` and `prepare` do."""
    place = tmp_path / os.fsdecode(b"zones\xff")
    place.write_text(PRINTED)
    assert events("zones", str(place), check=0)[-1]["device"] == str(tmp_path / "zones\ufffd")


def test_the_command_does_not_wait_for_a_pipe(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    assert events("zones", str(tmp_path / "pipe"), check=2)[-1]["why"] == "no-such-drive"
