"""Why nothing can be written to a drive: only NTFS has Windows as its likely cause."""

from pathlib import Path

import pytest

from shingleback.devices.mounts import mounts
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
    mount = next(iter(mounts()))._replace(kind=kind, device="8:17")
    if in_udev:
        (tmp_path / "b8:17").write_text(f"E:ID_FS_TYPE={in_udev}\n")
    monkeypatch.setattr(repository, "UDEV", tmp_path)
    monkeypatch.setattr(repository, "mount_above", lambda _path: mount)

    assert repository.read_only_reason(bytes(tmp_path)) is why
