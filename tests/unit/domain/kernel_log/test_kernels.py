"""Kernels with known bugs, and current advice about them."""

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
def test_kernels_whose_large_requests_stall_shingled_drives_are_known(release: str, notes: list[str]) -> None:
    assert notes_for(release, PAUSING, NOTES) == notes


def test_the_note_concerns_only_shingled_drives_with_large_requests() -> None:
    assert notes_for("6.17.0", [Trait.SHINGLED], NOTES) == []
    assert notes_for("6.17.0", [Trait.LARGE_REQUESTS], NOTES) == []


@pytest.mark.parametrize(
    ("release", "notes"),
    [("6.6.11", ["zoned-btrfs-full"]), ("6.12.0", ["zoned-btrfs-young"]), ("6.17.0", [])],
)
def test_kernels_whose_zoned_btrfs_fills_up_are_known(release: str, notes: list[str]) -> None:
    assert notes_for(release, [Trait.ZONED_BTRFS], NOTES) == notes


def test_the_advice_of_2015_is_called_obsolete() -> None:
    (note,) = notes_for("3.18.140", [Trait.SHINGLED], NOTES)

    assert "no longer holds" in diagnosis.kernel_note(note)


def test_udisks_releases_are_not_mistaken_for_kernel_releases() -> None:
    assert notes_for("2.11.1", [Trait.USB], NOTES, of="udisks") == ["udisks-health-usb"]
    assert notes_for("2.10.1", [Trait.USB], NOTES, of="udisks") == []


def test_every_note_has_a_text_and_every_text_a_note() -> None:
    ids = {note.id for note in NOTES} | {note.better for note in NOTES if note.better}

    assert diagnosis.KERNELS.keys() == ids
    assert all("{" not in diagnosis.kernel_note(note, "sdb") for note in ids)


def test_every_note_names_its_source() -> None:
    assert all(note.source for note in NOTES)


@pytest.mark.parametrize("text", ["", '[[note]]\nid = "x"\nwhen = []\nsource = "y"\nsince = "soon"\n'])
def test_a_malformed_kernels_file_is_refused(text: str) -> None:
    with pytest.raises((KeyError, ValueError)):
        read_notes(text)
