"""A single failing call on the drive leads to no wrong conclusion about it, and to no damage of the backup."""

import errno
import os
from pathlib import Path
from typing import Any

import pytest

from shingleback.devices.mounts import mount_of
from shingleback.domain.errors import Why, read_refusal, write_refusal
from shingleback.engine.files.folders import FOLDER_FLAGS
from shingleback.engine.files.linux import refusal
from shingleback.engine.repo.abilities import probe
from tests.helpers.workshop import Workshop


@pytest.mark.parametrize("number", [errno.EIO, errno.ENOSPC])
def test_a_failing_drive_is_not_mistaken_for_one_without_symlinks(
    number: int, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(os, "symlink", _failing(number))
    folder_fd = os.open(tmp_path, FOLDER_FLAGS)
    try:
        with pytest.raises(OSError, match=os.strerror(number)):
            probe(folder_fd, mount_of(folder_fd))
    finally:
        os.close(folder_fd)


def test_an_input_error_of_a_user_space_filesystem_means_that_symlinks_are_unsupported(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(os, "symlink", _failing(errno.EIO))
    folder_fd = os.open(tmp_path, FOLDER_FLAGS)
    mount = mount_of(folder_fd)
    assert mount is not None
    try:
        assert not probe(folder_fd, mount._replace(kind="fuse.some")).symlinks
    finally:
        os.close(folder_fd)


def test_the_backup_info_is_complete_after_short_writes(workshop: Workshop, monkeypatch: pytest.MonkeyPatch) -> None:
    (workshop.source / "file").write_bytes(b"content")
    write = os.write
    with monkeypatch.context() as patch:
        patch.setattr(os, "write", lambda fd, data: write(fd, data[: max(1, len(data) // 2)]))
        assert workshop.backup().outcome == "done"

    result, _ = workshop.restore()
    assert result.outcome == "done"


def _failing(number: int) -> Any:
    def fail(*_args: object, **_options: object) -> None:
        raise OSError(number, os.strerror(number))

    return fail


@pytest.mark.parametrize("number", [errno.EPERM, errno.EACCES])
def test_protected_files_on_the_drive_are_reported_as_protected(number: int) -> None:
    error = refusal(number)
    assert (error.outcome, error.why) == ("drive-refused", "drive-protected")


@pytest.mark.parametrize("number", [errno.EUCLEAN, errno.EBADMSG], ids=errno.errorcode.get)
def test_a_damaged_filesystem_is_not_blamed_on_the_cable(number: int) -> None:
    error = OSError(number, os.strerror(number))
    assert {error.why for error in (refusal(number), read_refusal(error), write_refusal(error))} == {Why.DRIVE_CORRUPT}
