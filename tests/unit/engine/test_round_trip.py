"""Restored files are identical to the backed-up files in every attribute."""

import os

import pytest

from tests.helpers.trees import access_times, make_odd_tree, snapshot, without_special, write
from tests.helpers.workshop import Workshop


def test_a_tree_with_every_oddity_is_restored_unchanged(workshop: Workshop) -> None:
    make_odd_tree(workshop.source)
    before = without_special(snapshot(workshop.source))

    finished = workshop.backup()
    result, target = workshop.restore()

    assert (finished.outcome, result.outcome) == ("done", "done")
    assert snapshot(target / "source") == before


def test_the_copy_on_the_drive_is_plain_files_with_all_attributes(workshop: Workshop) -> None:
    make_odd_tree(workshop.source)

    workshop.backup()

    assert snapshot(workshop.destination / "source") == without_special(snapshot(workshop.source))


def test_sockets_fifos_and_devices_are_named_and_are_no_failure(workshop: Workshop) -> None:
    make_odd_tree(workshop.source)

    result = workshop.backup()

    special = sorted(path for path in snapshot(workshop.source) if path.startswith(b"special/"))
    (kind,) = result.excluded
    assert kind.paths == [f"source/{os.fsdecode(path)}" for path in special]
    assert (result.exit_code, result.left_out) == (0, [])


def test_a_filesystem_that_returns_less_than_requested_is_backed_up_whole(
    workshop: Workshop, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A network filesystem may do so at any time."""
    workshop.slot_bytes = 1 << 16
    for size in (0, 1, 999, 1000, 1001, 20_000, 150_000):
        write(workshop.source / f"{size}", os.urandom(size))
    usual = os.preadv

    def read_less(fd: int, buffers: list[memoryview], *args: int) -> int:
        return usual(fd, [buffers[0][:1000]], *args)

    with monkeypatch.context() as patch:
        patch.setattr(os, "preadv", read_less)
        result = workshop.backup()

    assert (result.outcome, result.left_out_count) == ("done", 0)
    assert snapshot(workshop.destination / "source") == snapshot(workshop.source)


def test_the_source_keeps_even_its_access_times(workshop: Workshop) -> None:
    make_odd_tree(workshop.source)
    before, read_before = snapshot(workshop.source), access_times(workshop.source)

    workshop.backup()

    assert access_times(workshop.source) == read_before
    assert snapshot(workshop.source) == before


def test_holes_stay_holes_on_the_drive_and_after_restoring(workshop: Workshop) -> None:
    make_odd_tree(workshop.source)

    workshop.backup()
    _, target = workshop.restore()

    for name in ("all hole", "hole first", "hole last", "islands", "small"):
        blocks = os.stat(workshop.source / "holes" / name).st_blocks
        assert os.stat(workshop.destination / "source" / "holes" / name).st_blocks <= blocks
        assert os.stat(target / "source" / "holes" / name).st_blocks <= blocks + 256  # found in steps of 64 KiB


def test_a_second_run_finds_nothing_to_do_and_writes_nothing(workshop: Workshop) -> None:
    make_odd_tree(workshop.source)
    workshop.backup()
    before = snapshot(workshop.destination)

    result = workshop.backup()

    assert (result.copied.files, result.version) == (0, "")
    assert snapshot(workshop.destination) == before


def test_an_empty_folder_can_be_backed_up_on_purpose(workshop: Workshop) -> None:
    result = workshop.backup(allow_empty=True)
    finished, target = workshop.restore()

    assert (result.outcome, finished.outcome) == ("done", "done")
    assert (target / "source").is_dir()
    assert result.version


def test_sources_with_the_same_name_are_stored_under_distinct_names(workshop: Workshop) -> None:
    first_photos, second_photos = workshop.folder / "a" / "Photos", workshop.folder / "b" / "Photos"
    write(first_photos / "file", b"one")
    write(second_photos / "file", b"two")

    workshop.backup(first_photos, second_photos)
    workshop.backup(second_photos, first_photos)

    assert (workshop.destination / "Photos" / "file").read_bytes() == b"one"
    assert (workshop.destination / "Photos (2)" / "file").read_bytes() == b"two"
