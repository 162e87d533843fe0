"""Attributes that the manifest cannot store cost nothing else of the backup."""

import errno
import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from shingleback.engine.files import attributes
from shingleback.engine.files.attributes import inode_of, read_xattrs
from shingleback.engine.source import listing, matching
from tests.helpers.memory import folder_in_memory
from tests.helpers.trees import snapshot, write
from tests.helpers.workshop import Workshop

LATEST_NS = (1 << 63) - 1
MIB = 1 << 20


@pytest.fixture
def shop() -> Iterator[Workshop]:
    """A workshop on tmpfs, which stores any time and many attributes."""
    with folder_in_memory() as folder:
        yield Workshop(folder)


def test_times_beyond_the_database_range_become_the_nearest_ones(shop: Workshop) -> None:
    times = {"late": 99_999_999_999 * 10**9, "early": -99_999_999_999 * 10**9, "2100": 4_102_444_800 * 10**9 + 1}
    for name, time_ns in times.items():
        write(shop.source / name, b"content", time_ns)
    os.utime(shop.source, ns=(0, times["late"]))
    if (shop.source / "late").stat().st_mtime_ns != times["late"]:
        pytest.skip("this filesystem holds no such times")

    assert shop.backup().exit_code == 0
    assert shop.verify().exit_code == 0
    assert shop.backup().version == ""
    shop.forget_index()
    assert shop.backup().copied.files == 0
    result, target = shop.restore()

    assert result.exit_code == 0
    restored = {path.name: path.stat().st_mtime_ns for path in [target / "source", *(target / "source").iterdir()]}
    assert restored == {"source": LATEST_NS, "late": LATEST_NS, "early": -LATEST_NS, "2100": times["2100"]}


def test_as_many_xattrs_as_a_file_can_have_are_restored(shop: Workshop) -> None:
    write(shop.source / "file", b"content")
    for number in range(3_000):
        set_attribute(shop.source / "file", b"user.%d" % number, b"value %d" % number)
    before = snapshot(shop.source)

    assert (shop.backup().exit_code, shop.verify().exit_code) == (0, 0)
    shop.forget_index()
    assert shop.backup().version == ""
    result, target = shop.restore()

    assert result.exit_code == 0
    assert snapshot(target / "source") == before


def test_xattrs_whose_names_are_not_utf8_are_left_out_and_reported(shop: Workshop) -> None:
    write(shop.source / "file", b"content")
    for name in (b"user.\xff\xfe", b"user.plain", "user.größe".encode()):
        set_attribute(shop.source / "file", name, b"value")

    backup = shop.backup()
    assert [(item.path, item.reason, item.detail) for item in backup.left_out] == [
        ("source/file", "attributes", "user.\ufffd\ufffd")
    ]
    assert (backup.exit_code, shop.verify().exit_code) == (1, 0)
    result, target = shop.restore()

    assert result.exit_code == 0
    assert read_xattrs(bytes(target / "source" / "file")) == {"user.plain": b"value", "user.größe": b"value"}


@pytest.mark.parametrize("name", [".", "folder"])
def test_a_folder_whose_attributes_are_left_out_is_reported(shop: Workshop, name: str) -> None:
    (shop.source / "folder").mkdir()
    set_attribute(shop.source / name, b"user.\xff", b"value")
    backup = shop.backup()
    assert [(item.path, item.reason) for item in backup.left_out] == [
        ("source" if name == "." else "source/folder", "attributes")
    ]
    assert backup.version


def test_a_renamed_file_with_such_attributes_is_reported(shop: Workshop) -> None:
    write(shop.source / "file", b"content")
    write(shop.source / "another", b"another")
    assert shop.backup().exit_code == 0
    (shop.source / "file").rename(shop.source / "renamed")
    set_attribute(shop.source / "renamed", b"user.\xff", b"value")
    set_attribute(shop.source / "another", b"user.\xff", b"value")
    assert sorted(item.path for item in shop.backup().left_out) == ["source/another", "source/renamed"]


def test_xattrs_that_exceed_a_manifest_line_are_left_out_and_reported(shop: Workshop) -> None:
    write(shop.source / "file", b"content")
    for number in range(10 * 16):
        set_attribute(shop.source / "file", b"user.%d" % number, os.urandom(1 << 16))

    backup = shop.backup()
    assert [(item.path, item.reason) for item in backup.left_out] == [("source/file", "attributes")]
    assert (backup.exit_code, shop.verify().exit_code) == (1, 0)
    result, target = shop.restore()

    assert result.exit_code == 0
    restored = read_xattrs(bytes(target / "source" / "file")) or {}
    assert sum(map(len, restored.values())) == 8 * MIB


def test_inodes_of_64_bits_are_compared_like_others(shop: Workshop, monkeypatch: pytest.MonkeyPatch) -> None:
    high = 1 << 63
    for module in (attributes, listing, matching):
        monkeypatch.setattr(module, "inode_of", lambda status: inode_of(with_inode(status, status.st_ino | high)))
    write(shop.source / "folder" / "file", b"content")
    write(shop.source / "another", b"content 2")

    assert shop.backup().exit_code == 0
    shop.forget_index()
    assert shop.backup().version == ""
    os.rename(shop.source / "another", shop.source / "folder" / "renamed")
    backup = shop.backup()

    assert (backup.exit_code, backup.copied.bytes) == (0, 0)
    assert shop.verify().exit_code == 0


@pytest.mark.parametrize("loses_index", [False, True])
def test_the_xattrs_of_a_symlink_are_restored(shop: Workshop, *, loses_index: bool) -> None:
    for name in ("changed", "renamed", "cleared", "new"):
        os.symlink("nowhere", shop.source / name)
    for name in ("changed", "renamed", "cleared"):
        set_attribute(shop.source / name, "trusted.note", b"one \0 value", follow=False)
    os.link(shop.source / "renamed", shop.source / "linked", follow_symlinks=False)
    first = snapshot(shop.source)
    version = shop.backup().version
    set_attribute(shop.source / "changed", "trusted.note", b"another", follow=False)
    os.removexattr(shop.source / "cleared", "trusted.note", follow_symlinks=False)
    set_attribute(shop.source / "new", "trusted.note", b"", follow=False)
    os.rename(shop.source / "renamed", shop.source / "renamed again")
    second = snapshot(shop.source)
    if loses_index:
        shop.forget_index()
    assert shop.backup().exit_code == 0

    assert snapshot(shop.destination / "source") == second
    assert shop.backup().version == ""
    assert snapshot(shop.restore()[1] / "source") == second
    assert snapshot(shop.restore(version=version)[1] / "source") == first


def test_xattrs_of_a_symlink_whose_names_are_not_utf8_are_reported(shop: Workshop) -> None:
    os.symlink("nowhere", shop.source / "link")
    set_attribute(shop.source / "link", b"trusted.\xff", b"value", follow=False)
    backup = shop.backup()
    assert [(item.path, item.reason) for item in backup.left_out] == [("source/link", "attributes")]
    assert shop.verify().exit_code == 0


def with_inode(status: os.stat_result, inode: int) -> os.stat_result:
    return os.stat_result((status.st_mode, inode, *status[2:]))


def set_attribute(path: Path, name: bytes | str, value: bytes, *, follow: bool = True) -> None:
    try:
        os.setxattr(path, name, value, follow_symlinks=follow)
    except OSError as error:
        if error.errno in (errno.ENOTSUP, errno.ENOSPC, errno.E2BIG, errno.EPERM):
            pytest.skip("this filesystem holds no such attributes")
        raise
