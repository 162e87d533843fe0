"""Kernels with known trouble, and the remedy of today."""

import pytest

from shingleback.domain.kernel_log.rules import Trait, notes_for, read_notes, version_of
from shingleback.messages import diagnosis
from shingleback.store.private_files import resource_path

NOTES = read_notes(resource_path("knowledge/kernels.toml").read_text(encoding="utf-8"))
PAUSING = [Trait.SHINGLED, Trait.LARGE_REQUESTS]


@pytest.mark.parametrize(
    ("release", "version"),
    [
        ("6.12.38+deb13-amd64", (6, 12, 38)),
        ("6.17-rc3", (6, 17, 0)),
        ("5.10.0-28-amd64", (5, 10, 0)),
        ("v6.19", (6, 19, 0)),
        ("2.11.1", (2, 11, 1)),
        ("unknown", None),
        ("", None),
    ],
)
def test_a_release_is_read(release: str, version: tuple[int, int, int] | None) -> None:
    assert version_of(release) == version


@pytest.mark.parametrize(
    ("release", "notes"),
    [
        ("6.15.9", []),
        ("6.16.0", ["large-requests"]),
        ("6.17.4-arch1-1", ["large-requests"]),
        ("6.19.0", ["large-requests-option"]),
        ("7.2.1", ["large-requests-option"]),
        ("nonsense", []),
    ],
)
def test_large_requests_make_a_shingled_drive_pause(release: str, notes: list[str]) -> None:
    assert notes_for(release, PAUSING, NOTES) == notes


def test_only_shingled_drives_with_large_requests_are_meant() -> None:
    assert notes_for("6.17.0", [Trait.SHINGLED], NOTES) == []
    assert notes_for("6.17.0", [Trait.LARGE_REQUESTS], NOTES) == []


@pytest.mark.parametrize(
    ("release", "notes"),
    [("6.6.11", ["zoned-btrfs-full"]), ("6.12.0", ["zoned-btrfs-young"]), ("6.17.0", [])],
)
def test_zoned_btrfs_that_gets_full(release: str, notes: list[str]) -> None:
    assert notes_for(release, [Trait.ZONED_BTRFS], NOTES) == notes


def test_the_advice_of_2015_is_named_as_obsolete() -> None:
    (note,) = notes_for("3.18.140", [Trait.SHINGLED], NOTES)

    assert "no longer holds" in diagnosis.kernel_note(note)


def test_releases_of_udisks_are_told_apart_from_those_of_the_kernel() -> None:
    assert notes_for("2.11.1", [Trait.USB], NOTES, of="udisks") == ["udisks-health-usb"]
    assert notes_for("2.10.1", [Trait.USB], NOTES, of="udisks") == []


def test_every_note_has_its_words_and_no_words_are_left_over() -> None:
    ids = {note.id for note in NOTES} | {note.better for note in NOTES if note.better}

    assert diagnosis._KERNELS.keys() == ids
    assert all("{" not in diagnosis.kernel_note(note, "sdb") for note in ids)


def test_every_note_names_its_source() -> None:
    assert all(note.source for note in NOTES)


@pytest.mark.parametrize("text", ["", '[[note]]\nid = "x"\nwhen = []\nsource = "y"\nsince = "soon"\n'])
def test_a_file_that_is_no_table_of_kernels_is_refused(text: str) -> None:
    with pytest.raises((KeyError, ValueError)):
        read_notes(text)
