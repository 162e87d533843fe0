"""A restored file is complete, or leaves nothing behind."""

import os
from contextlib import closing
from pathlib import Path

import pytest

from shingleback.engine.restore.new_file import NewFile
from tests.helpers.trees import write
from tests.helpers.workshop import Workshop, left_out


def test_a_short_write_is_continued(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    original = os.pwrite
    monkeypatch.setattr(os, "pwrite", lambda fd, data, offset: original(fd, data[:1000], offset))
    content = os.urandom(5_500)
    folder_fd = os.open(tmp_path, os.O_RDONLY)

    with closing(NewFile(folder_fd, b"file")) as file:
        file.write(memoryview(content[:3_000]), 0)
        file.write(memoryview(content[3_000:]), 3_000)
        file.put_new(b"file")
    os.close(folder_fd)

    assert (tmp_path / "file").read_bytes() == content


def test_a_symlink_whose_name_is_taken_meanwhile_leaves_nothing_behind(
    workshop: Workshop, monkeypatch: pytest.MonkeyPatch
) -> None:
    (workshop.source / "link").symlink_to("there")
    workshop.backup()
    target = workshop.folder / "target"
    original = os.symlink

    def symlink(link_target: bytes, name: bytes, *, dir_fd: int) -> None:
        original(link_target, name, dir_fd=dir_fd)
        write(target / "source" / "link", b"mine")

    monkeypatch.setattr(os, "symlink", symlink)

    result, _ = workshop.restore(target=target)

    assert left_out(result) == [("source/link", "already-there")]
    assert os.listdir(target / "source") == ["link"]
    assert (target / "source" / "link").read_bytes() == b"mine"
