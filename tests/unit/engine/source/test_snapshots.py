"""Folders of snapshots are recognized by what the programs put into them, and not by a name alone."""

import os
from pathlib import Path
from typing import Final

import msgspec.structs
import pytest

from shingleback.devices.mounts import Mount
from shingleback.domain.errors import SkipReason
from shingleback.engine.files.attributes import stat_of
from shingleback.engine.source import special_folders
from shingleback.engine.source.excludes import Excludes
from shingleback.engine.source.special_folders import is_snapshot
from shingleback.protocol.result_items import ExcludedItem
from tests.helpers.trees import contents, write
from tests.helpers.workshop import Workshop

CONTROL_INODE: Final = 281_474_976_710_655


def test_snapshots_of_timeshift_are_left_out(workshop: Workshop) -> None:
    for kind in ("daily", "ondemand"):
        (workshop.source / "timeshift" / f"snapshots-{kind}").mkdir(parents=True)
    write(workshop.source / "timeshift" / "snapshots" / "2026-03-01_12-00-00" / "localhost" / "bin" / "true", b"1")

    assert workshop.backup().excluded == [ExcludedItem(reason=SkipReason.SNAPSHOT, paths=["source/timeshift"])]
    assert workshop.backup(excludes=Excludes(snapshots=False)).copied.files == 1


def test_snapshots_of_back_in_time_are_left_out(workshop: Workshop) -> None:
    profile = workshop.source / "backintime" / "host" / "me" / "1"
    write(profile / "20260301-120000-123" / "backup" / "letter", b"Dear")
    (profile / "last_snapshot").symlink_to("20260301-120000-123")

    assert workshop.backup().excluded == [
        ExcludedItem(reason=SkipReason.SNAPSHOT, paths=["source/backintime/host/me/1"])
    ]


@pytest.mark.parametrize(
    "name",
    [
        "timeshift/snapshots/mine",
        "backintime/mine",
        "20260301-120000-123/mine",
        "snapshots-daily/mine",
        ".snapshot/mine",
        "~snapshot/mine",
        ".zfs/mine",
    ],
)
def test_folders_of_a_person_with_such_names_are_copied(workshop: Workshop, name: str) -> None:
    write(workshop.source / name, b"content")

    assert workshop.backup().excluded == []
    assert os.fsencode(name) in contents(workshop.destination / "source")


@pytest.mark.parametrize(
    ("kind", "name", "inode", "is_left_out"),
    [
        ("zfs", ".zfs", CONTROL_INODE, True),
        ("zfs", ".zfs", 34, False),  # of a person, below the top of the filesystem
        ("zfs", ".snapshot", CONTROL_INODE, False),
        ("ext4", ".zfs", CONTROL_INODE, False),
        ("nfs4", ".zfs", CONTROL_INODE, True),
        ("nfs4", ".zfs", 1, True),  # a server with FreeBSD
        ("cifs", ".zfs", 7_205_759, True),
        ("nfs4", ".snapshot", 64, True),
        ("fuse.sshfs", "#snapshot", 12, True),
        ("ext4", "#snapshot", 12, False),
    ],
)
def test_the_folders_of_zfs_and_of_servers_are_recognized_by_their_filesystem(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, kind: str, name: str, inode: int, *, is_left_out: bool
) -> None:
    """ZFS cannot run here, so its table of mounts and the inode number of its folder are made up."""
    (tmp_path / name).mkdir()
    monkeypatch.setattr(
        special_folders, "mount_of", lambda _fd: Mount(1, "0:50", tmp_path, kind, "somewhere", frozenset())
    )
    fd = os.open(tmp_path, os.O_RDONLY)
    try:
        entry = msgspec.structs.replace(stat_of(os.fsencode(name), os.stat(name, dir_fd=fd)), inode=inode)
        assert is_snapshot(entry, fd, os.fstat(fd).st_dev) is is_left_out
    finally:
        os.close(fd)


@pytest.mark.parametrize("owner", [0, 1000])
@pytest.mark.skipif(os.geteuid() != 0, reason="only root can give files away")
def test_the_folder_of_snapper_belongs_to_root(workshop: Workshop, owner: int) -> None:
    write(workshop.source / ".snapshots" / "1" / "info.xml", b"<snapshot/>")
    os.chown(workshop.source / ".snapshots", owner, owner)

    assert bool(workshop.backup().excluded) == (owner == 0)


def test_a_source_of_which_everything_is_left_out_by_now_has_lost_nothing(workshop: Workshop) -> None:
    for kind in ("daily", "ondemand"):
        (workshop.source / "timeshift" / f"snapshots-{kind}").mkdir(parents=True)
    write(workshop.source / "timeshift" / "snapshots" / "2026-03-01_12-00-00" / "localhost" / "bin" / "true", b"1")
    assert workshop.backup(excludes=Excludes(snapshots=False)).outcome == "done"

    assert workshop.backup(excludes=Excludes(["timeshift/"])).outcome == "done"
