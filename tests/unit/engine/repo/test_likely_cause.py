"""After a pulled cable, a filesystem without a journal gives errors that look like those of a bad cable."""

import errno
from pathlib import Path
from types import SimpleNamespace

import pytest

from shingleback.domain.errors import Why
from shingleback.engine.repo import abilities
from shingleback.engine.repo.abilities import refusal_at
from shingleback.engine.restore.read_order import ContentReader
from shingleback.messages.errors import sentence
from tests.helpers.trees import write
from tests.helpers.workshop import Workshop


def put_on(monkeypatch: pytest.MonkeyPatch, kind: str) -> None:
    monkeypatch.setattr(abilities, "mount_above", lambda _path: SimpleNamespace(kind=kind))


@pytest.mark.parametrize("kind", ["exfat", "fuseblk", "vfat", "ntfs3", "ext2"])
def test_a_check_of_the_filesystem_is_advised_before_another_cable(monkeypatch: pytest.MonkeyPatch, kind: str) -> None:
    put_on(monkeypatch, kind)

    refusal = refusal_at(b"/media/me/Drive", errno.EIO, is_gone=False)

    assert refusal.why is Why.FILESYSTEM_TO_CHECK
    advice = sentence(refusal.why, refusal.values)
    assert 0 < advice.index("check and repair it") < advice.index("another cable")


@pytest.mark.parametrize("kind", ["ext4", "btrfs", "nfs4"])
def test_other_filesystems_do_not_need_it(monkeypatch: pytest.MonkeyPatch, kind: str) -> None:
    put_on(monkeypatch, kind)

    assert refusal_at(b"/media/me/Drive", errno.EIO, is_gone=False).why is Why.DRIVE_WRITE_ERROR
    assert refusal_at(b"/media/me/Drive", errno.EIO, is_gone=True).why is Why.DRIVE_GONE


def test_a_restore_says_it_too(workshop: Workshop, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    write(workshop.source / "file", b"content")
    workshop.backup()
    put_on(monkeypatch, "exfat")

    def fail(*_args: object) -> None:
        raise OSError(errno.EIO, "Input/output error")

    monkeypatch.setattr(ContentReader, "batches", fail)
    assert workshop.restore(target=tmp_path / "target")[0].why == Why.FILESYSTEM_TO_CHECK
