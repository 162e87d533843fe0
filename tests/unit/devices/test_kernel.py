"""The kernel's own view of drives: mounts, flushes and devices in use."""

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from shingleback.devices.kernel import Kernel, Mounted
from tests.helpers.loop import loop_device, mount, unmount
from tests.helpers.own_mounts import with_own_mounts


def kernel(**paths: Path) -> Kernel:
    return Kernel(lambda _fd: None, **paths)


def test_the_mounts_of_a_device_are_listed_innermost_first(tmp_path: Path) -> None:
    mountinfo = tmp_path / "mountinfo"
    mountinfo.write_text(
        "1 0 8:17 / /drive rw - ext4 /dev/none rw\n"
        "2 0 8:18 / /drive/inner/most rw - ext4 /dev/none rw\n"
        "3 0 8:17 / /drive/inner rw - ext4 /dev/none rw\n"
        "4 0 8:33 / /other rw - ext4 /dev/none rw\n"
    )
    first, second = os.makedev(8, 17), os.makedev(8, 18)

    assert kernel(mountinfo=mountinfo).mounted([first, second]) == [
        Mounted(second, Path("/drive/inner/most")),
        Mounted(first, Path("/drive/inner")),
        Mounted(first, Path("/drive")),
    ]


def test_a_flush_reaches_the_mounted_filesystem(tmp_path: Path) -> None:
    flushed: list[str] = []

    Kernel(lambda fd: flushed.append(os.readlink(f"/proc/self/fd/{fd}"))).flush(tmp_path)

    assert flushed == [str(tmp_path)]


def test_a_flush_error_is_not_hidden(tmp_path: Path) -> None:
    def fail(_fd: int) -> None:
        raise OSError(5, "Input/output error")

    with pytest.raises(OSError, match="Input/output error"):
        Kernel(fail).flush(tmp_path)


def test_without_permission_to_open_sysfs_shows_the_holders(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_arguments: object) -> int:
        raise PermissionError

    for folder in ("fs/ext4/sdb1", "fs/btrfs/some-uuid/devices/sdc1", "class/block/sdd1/holders/dm-0"):
        (tmp_path / folder).mkdir(parents=True)
    monkeypatch.setattr(os, "open", refuse)

    held = [node for node in ("sda1", "sdb1", "sdc1", "sdd1") if kernel(sysfs=tmp_path).is_held(f"/dev/{node}")]

    assert held == ["sdb1", "sdc1", "sdd1"]


@pytest.fixture
def node(tmp_path: Path) -> Iterator[str]:
    with loop_device("ext4", tmp_path / "image") as node:
        yield node


@pytest.fixture
def point(tmp_path: Path) -> Path:
    point = tmp_path / "drive"
    point.mkdir()
    return point


@pytest.mark.device
def test_a_device_is_held_while_it_is_mounted(node: str, point: Path) -> None:
    before = kernel().is_held(node)
    mount("ext4", node, point)
    within = kernel().is_held(node)
    unmount(point)

    assert (before, within, kernel().is_held(node)) == (False, True, False)


@pytest.mark.device
def test_a_device_is_held_by_a_mount_this_process_cannot_see(node: str, point: Path) -> None:
    mount("ext4", node, point)
    hidden = subprocess.Popen(
        with_own_mounts(sys.executable, "-c", "print(flush=True); input()"),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
    )
    assert hidden.stdout is not None
    hidden.stdout.readline()
    unmount(point)

    assert kernel().mounted([os.stat(node).st_rdev]) == []
    assert kernel().is_held(node)

    hidden.communicate(b"\n")
    assert not kernel().is_held(node)


def test_a_device_that_is_gone_is_not_held() -> None:
    assert not kernel().is_held("/dev/there-is-none")


@pytest.mark.device
@pytest.mark.parametrize("kind", ["ext4", "btrfs", "xfs", "exfat", "ntfs"])
def test_a_mounted_folder_and_a_node_lead_to_the_same_device(kind: str, tmp_path: Path, point: Path) -> None:
    with loop_device(kind, tmp_path / "image") as node:
        mount(kind, node, point)
        (point / "folder").mkdir()
        numbers = {kernel().number_at(os.fsencode(path)) for path in (point, point / "folder", node)}
        mounted = kernel().mounted(numbers)
        unmount(point)

    assert len(numbers) == 1
    assert [mount.point for mount in mounted] == [point]


def test_a_missing_path_is_an_error(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        kernel().number_at(bytes(tmp_path / "nowhere"))
