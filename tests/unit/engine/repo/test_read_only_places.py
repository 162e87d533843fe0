"""Why nothing can be written to a drive: only NTFS has Windows as its likely cause."""

import os
from pathlib import Path

import pytest

from shingleback.devices.mounts import Mount, mounts
from shingleback.devices.sysfs import reader
from shingleback.domain.errors import Why
from shingleback.engine.repo import repository

EXFAT, NTFS = "exfat", "ntfs"


@pytest.mark.parametrize(
    ("kind", "in_udev", "why"),
    [
        ("fuseblk", EXFAT, Why.DESTINATION_READ_ONLY),
        ("fuseblk", NTFS, Why.DESTINATION_OF_WINDOWS),
        ("fuseblk", "", Why.DESTINATION_OF_WINDOWS),
        ("ntfs3", NTFS, Why.DESTINATION_OF_WINDOWS),
        ("exfat", EXFAT, Why.DESTINATION_READ_ONLY),
    ],
)
def test_a_read_only_exfat_is_not_taken_for_a_drive_of_windows(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, kind: str, in_udev: str, why: Why
) -> None:
    device = os.stat(tmp_path).st_dev
    if in_udev:
        (tmp_path / f"b{os.major(device)}:{os.minor(device)}").write_text(f"E:ID_FS_TYPE={in_udev}\n")
    monkeypatch.setattr(reader, "UDEV", tmp_path)
    monkeypatch.setattr(repository, "mount_above", lambda _path: mount_like(kind, tmp_path))

    assert repository.read_only_reason(bytes(tmp_path)) is why


def mount_like(kind: str, point: Path) -> Mount:
    return next(iter(mounts()))._replace(kind=kind, point=point)
