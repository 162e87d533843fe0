"""The drive table: the built-in one, preceded by the user's own."""

from pathlib import Path

import pytest

from shingleback.domain.drive import Evidence
from shingleback.domain.errors import UsageError, Why
from shingleback.domain.smr.evidence import RecordingMethod
from shingleback.domain.smr.verdict import judge
from shingleback.store.drive_records import drive_table_or_complaint, load_drive_table
from shingleback.store.private_files import Paths

OWN = """
[sources]
me = "I measured it"
[[model]]
family = "Mine"
maker = "Me"
names = ["ST8000AS0002", "UNHEARD4000"]
recording = "conventional"
trust = "measured"
sources = ["me"]
"""
ARCHIVE = Evidence(model="ST8000AS0002-1NA17Z")
BROKEN = {"not TOML": b"[[model", "unknown field": b"[[model]]\ncolour = 1\n", "not UTF-8": b"\xff\xfe\x00"}


@pytest.fixture
def paths(tmp_path: Path) -> Paths:
    return Paths(tmp_path / "config", tmp_path / "state", tmp_path / "cache")


def write(paths: Paths, text: bytes) -> Path:
    paths.config.mkdir(parents=True)
    file = paths.config / "drives.toml"
    file.write_bytes(text)
    return file


def test_without_a_user_table_the_built_in_one_is_used(paths: Paths) -> None:
    assert judge(ARCHIVE, load_drive_table(paths)).recording is RecordingMethod.DRIVE_MANAGED


def test_an_empty_table_changes_nothing(paths: Paths) -> None:
    write(paths, b"\n")

    assert judge(ARCHIVE, load_drive_table(paths)).recording is RecordingMethod.DRIVE_MANAGED


def test_the_user_table_takes_precedence_over_the_built_in_one_and_extends_it(paths: Paths) -> None:
    write(paths, OWN.encode())
    table = load_drive_table(paths)

    assert judge(ARCHIVE, table).recording is RecordingMethod.CONVENTIONAL
    assert judge(Evidence(model="Unheard4000"), table).recording is RecordingMethod.CONVENTIONAL
    assert judge(Evidence(model="WD20EFAX"), table).recording is RecordingMethod.DRIVE_MANAGED


@pytest.mark.parametrize("text", BROKEN.values(), ids=BROKEN.keys())
def test_a_broken_table_is_refused_with_its_path(text: bytes, paths: Paths) -> None:
    file = write(paths, text)

    with pytest.raises(UsageError) as caught:
        load_drive_table(paths)

    assert caught.value.why is Why.DRIVE_TABLE_UNREADABLE
    assert caught.value.values["path"] == str(file)
    assert caught.value.values["detail"]


@pytest.mark.parametrize("text", BROKEN.values(), ids=BROKEN.keys())
def test_a_broken_table_does_not_stop_the_window(text: bytes, paths: Paths) -> None:
    write(paths, text)

    table, complaint = drive_table_or_complaint(paths)

    assert complaint is not None
    assert complaint.why is Why.DRIVE_TABLE_UNREADABLE
    assert judge(ARCHIVE, table).recording is RecordingMethod.DRIVE_MANAGED


def test_a_good_table_causes_no_complaint(paths: Paths) -> None:
    assert drive_table_or_complaint(paths)[1] is None
