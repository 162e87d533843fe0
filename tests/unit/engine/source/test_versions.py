"""Files that a run replaces or deletes stay restorable until their version is thinned."""

import os
from datetime import datetime, timedelta
from pathlib import Path

import pytest

from shingleback.engine.repo.catalog import Catalog
from shingleback.engine.repo.index_state import VersionRef
from shingleback.engine.source.version_rule import due, version_name
from tests.helpers.trees import make_odd_tree, snapshot, without_special, write
from tests.helpers.workshop import ZONE, Workshop


def names(workshop: Workshop) -> list[str]:
    catalog = Catalog(bytes(workshop.destination))
    try:
        return [version.name for version in catalog.versions]
    finally:
        catalog.close()


def restored(workshop: Workshop, version: str) -> Path:
    result, target = workshop.restore(version=version)
    assert result.outcome == "done", result.left_out
    return target / "source"


def test_each_version_is_restored_unchanged(workshop: Workshop) -> None:
    states = {}
    for day in range(6):
        write(workshop.source / "diary.txt", b"day %d" % day * (day + 1))
        write(workshop.source / "days" / f"{day}.txt", b"only once")
        if day == 2:
            (workshop.source / "days").rename(workshop.source / "old days")
        if day == 3:
            (workshop.source / "old days" / "0.txt").rename(workshop.source / "first day.txt")
        if day == 4:
            (workshop.source / "first day.txt").unlink()
            os.chmod(workshop.source / "diary.txt", 0o600)
        if day == 5:
            for path in (workshop.source / "old days").iterdir():
                path.unlink()
            (workshop.source / "old days").rmdir()
        states[workshop.backup().version] = snapshot(workshop.source)

    assert list(states) == names(workshop)
    for version, state in states.items():
        assert snapshot(restored(workshop, version)) == state


def test_versions_of_an_odd_tree_are_restored_unchanged(workshop: Workshop) -> None:
    make_odd_tree(workshop.source)
    before = without_special(snapshot(workshop.source))
    first = workshop.backup().version
    base = bytes(workshop.source)
    for name in sorted(os.listdir(base + b"/names")):
        write(base + b"/names/" + name, b"changed " + name)
    os.rename(base + b"/links", base + b"/names/two\nlines and links")
    os.rename(base + b"/folder names/odd\xfd:", base + b"/odd \xfc")
    os.chmod(base + b"/modes/read-only folder", 0o700)
    os.unlink(base + b"/modes/read-only folder/file")
    os.unlink(base + b"/holes/islands")
    after = without_special(snapshot(workshop.source))
    second = workshop.backup().version

    assert snapshot(restored(workshop, first)) == before
    assert snapshot(restored(workshop, second)) == after


def test_replaced_files_are_plain_files_in_a_dated_folder(workshop: Workshop) -> None:
    write(workshop.source / "letters" / "to Ada.txt", b"first")
    version = workshop.backup().version
    write(workshop.source / "letters" / "to Ada.txt", b"second")
    workshop.backup()

    old_file = workshop.destination / ".shingleback" / "versions" / version / "source" / "letters" / "to Ada.txt"
    assert (version, old_file.read_bytes()) == ("2026-03-01T12-00-00", b"first")


def test_without_versions_only_the_newest_remains(workshop: Workshop) -> None:
    for text in (b"one", b"two", b"three"):
        write(workshop.source / "file", text)
        result = workshop.backup(keep_versions=False)

    assert names(workshop) == [result.version]
    assert list((workshop.destination / ".shingleback" / "versions").iterdir()) == []
    assert (restored(workshop, result.version) / "file").read_bytes() == b"three"


def test_after_thirty_days_one_version_a_month_remains(workshop: Workshop) -> None:
    states = {}
    for day in range(0, 100, 5):
        workshop.time = datetime(2026, 1, 1, 12, 0, tzinfo=ZONE) + timedelta(days=day)
        write(workshop.source / "file", b"day %d" % day)
        write(workshop.source / "twice", b"decade %d" % (day // 10))
        result = workshop.backup()
        states[result.version] = snapshot(workshop.source)

    version_names = names(workshop)
    assert [name[:10] for name in version_names] == [
        "2026-01-31",
        "2026-02-20",
        "2026-02-25",
        "2026-03-02",
        "2026-03-07",
        "2026-03-12",
        "2026-03-17",
        "2026-03-22",
        "2026-03-27",
        "2026-04-01",
        "2026-04-06",
    ]
    for version in version_names:
        assert snapshot(restored(workshop, version)) == states[version]


def test_a_clock_that_is_years_ahead_removes_no_version(workshop: Workshop) -> None:
    for day in (*range(20), 3000, 20):
        workshop.time = datetime(2026, 1, 1, 12, 0, tzinfo=ZONE) + timedelta(days=day)
        write(workshop.source / "file", b"day %d" % day)
        assert workshop.backup().removed_versions == []

    assert len(names(workshop)) == 22


def test_files_that_no_version_needs_are_removed_from_the_drive(workshop: Workshop) -> None:
    for day in range(0, 80, 4):
        workshop.time = datetime(2026, 1, 1, 12, 0, tzinfo=ZONE) + timedelta(days=day)
        write(workshop.source / "file", b"day %d" % day)
        workshop.backup()

    old_contents = sorted(path.read_bytes() for path in (workshop.destination / ".shingleback/versions").rglob("file"))
    assert len(old_contents) == len(names(workshop)) - 1


def refs(*days: str) -> list[VersionRef]:
    return [VersionRef(day, number, "", f"{day}T12:00:00+00:00", 0, 0, 0) for number, day in enumerate(days, 1)]


@pytest.mark.parametrize(
    ("days", "deleted"),
    [
        pytest.param(["2020-01-01"], [], id="the newest stays, however old"),
        pytest.param(["2026-02-27", "2026-02-28", "2026-03-01"], [], id="all of the last thirty days stay"),
        pytest.param(["2025-11-01", "2025-11-30", "2026-03-01"], ["2025-11-01"], id="the newest of a month stays"),
        pytest.param(["2025-10-01", "2025-11-30", "2026-03-01"], [], id="one of each month stays"),
        pytest.param([], [], id="no versions"),
    ],
)
def test_thinning_keeps_thirty_days_and_then_months(days: list[str], deleted: list[str]) -> None:
    now = datetime.fromisoformat("2026-03-02T12:00:00+00:00")

    assert [ref.name for ref in due(refs(*days), now)] == deleted


def test_a_version_is_named_by_its_date_and_unambiguously() -> None:
    started = datetime(2026, 3, 1, 9, 5, 7, tzinfo=ZONE)

    assert version_name(started, set()) == "2026-03-01T09-05-07"
    assert version_name(started, {"2026-03-01T09-05-07"}) == "2026-03-01T09-05-07-2"


def test_versions_can_be_restored_without_the_local_index(workshop: Workshop) -> None:
    write(workshop.source / "file", b"first")
    first = workshop.backup().version
    write(workshop.source / "file", b"second")
    workshop.backup()
    workshop.forget_index()

    assert (restored(workshop, first) / "file").read_bytes() == b"first"
