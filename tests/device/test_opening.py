"""Mounting, unmounting and inspecting drives with the real UDisks2: what the kernel shows then, and what was written.

UDisks2 mounts in its own mount namespace, so the program runs in that namespace, too.
"""

import hashlib
import os
import subprocess
from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from tests.helpers.bus import private_bus
from tests.helpers.loop import loop_device
from tests.helpers.program import events
from tests.helpers.udisksd import real_udisksd, skip_unless_possible

pytestmark = pytest.mark.device

RULES = Path(__file__).parents[2] / "packaging/system/81-shingleback.rules"
KINDS = ("ext4", "btrfs", "xfs")
SIZES_MB = {"xfs": 320}  # the least that its mkfs makes
SIZE_MB = 128


@dataclass
class Desk:
    """A plugged-in drive.

    Attributes:
        pid: the process of UDisks2, whose namespace has the mounts.
    """

    node: str
    image: Path
    pid: int

    @property
    def behind(self) -> list[str]:
        # in a chroot, the root of a namespace is not ours
        return ["nsenter", f"--mount=/proc/{self.pid}/ns/mnt", f"--root=/proc/{self.pid}/root"]

    def result_of(self, *arguments: str, check: int = 0) -> dict[str, Any]:
        """The final event."""
        return events(*arguments, check=check, behind=self.behind)[-1]

    def call_mount(self) -> None:
        """Mounts as a desktop does, without any options."""
        self.run("udisksctl", "mount", "--block-device", self.node)

    def run(self, *arguments: str) -> None:
        subprocess.run([*self.behind, *arguments], check=True, capture_output=True)

    @property
    def mounts(self) -> list[tuple[str, set[str], set[str]]]:
        """The mount points, their options, and those of the filesystem, as the kernel shows them."""
        lines = Path(f"/proc/{self.pid}/mountinfo").read_text().splitlines()
        fields = [line.split() for line in lines if f" {self.node} " in line]
        return [(field[4], set(field[5].split(",")), set(field[-1].split(","))) for field in fields]

    @property
    def content(self) -> str:
        return hashlib.blake2b(self.image.read_bytes()).hexdigest()


@pytest.fixture
def desk(request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Desk]:
    """The parameter is the filesystem, followed by "ours" for a drive that this program has prepared."""
    skip_unless_possible()
    kind, *ours = request.param.split()
    with ExitStack() as stack:
        bus = stack.enter_context(private_bus(tmp_path))
        image = tmp_path / "image"
        node = stack.enter_context(loop_device(kind, image, SIZES_MB.get(kind, SIZE_MB)))
        named = f'KERNEL=="{os.path.basename(node)}", ENV{{ID_PART_ENTRY_NAME}}="Shingleback"\n'
        rules = {"50-named.rules": named, RULES.name: RULES.read_text()} if ours else {}
        service = stack.enter_context(real_udisksd(tmp_path, bus.address, [node], probes=True, more_rules=rules))
        monkeypatch.setenv("DBUS_SYSTEM_BUS_ADDRESS", bus.address)
        yield Desk(node, image, service.pid)


def filesystems(*names: str) -> pytest.MarkDecorator:
    return pytest.mark.parametrize("desk", names, indirect=True)


@filesystems(*KINDS)
def test_a_drive_is_mounted_without_access_times_and_unmounted_again(desk: Desk) -> None:
    result = desk.result_of("mount", desk.node)

    ((point, options, of_all),) = desk.mounts
    assert (result["mount_point"], result["access_times"]) == (point, "none")
    assert "noatime" in options
    assert not any(option.startswith("discard") for option in of_all)

    desk.result_of("unmount", point)
    assert desk.mounts == []


@filesystems(*KINDS)
def test_a_drive_mounted_by_a_desktop_is_remounted_without_access_times(desk: Desk) -> None:
    desk.call_mount()
    ((point, before, _),) = desk.mounts
    assert "relatime" in before

    result = desk.result_of("mount", point)

    ((_, after, _),) = desk.mounts
    assert result["was_mounted"]
    assert "noatime" in after


@filesystems("ext4")
def test_a_drive_in_use_stays_mounted_and_the_program_is_named(desk: Desk) -> None:
    desk.call_mount()
    ((point, before, _),) = desk.mounts
    script = 'cd "$1" && echo there && exec sleep 60'
    reader = subprocess.Popen([*desk.behind, "sh", "-c", script, "sh", point], stdout=subprocess.PIPE)
    assert reader.stdout is not None
    reader.stdout.readline()
    try:
        reported = events("mount", desk.node, check=3, behind=desk.behind)
    finally:
        reader.kill()
        reader.communicate()
    assert reported[-1]["why"] == "mount-busy"
    assert [event["values"] for event in reported if event["event"] == "note"] == [{"programs": "sleep"}]
    assert desk.mounts == [(point, before, desk.mounts[0][2])]


@filesystems("ext4", "btrfs")
def test_a_source_is_mounted_read_only(desk: Desk) -> None:
    assert desk.result_of("mount", desk.node, "--read-only")["access_times"] == "read-only"
    assert {"ro", "noatime"} <= desk.mounts[0][1]


@filesystems("ext4 ours", "btrfs ours", "xfs ours")
def test_with_our_udev_rule_a_desktop_mounts_our_drives_without_access_times(desk: Desk) -> None:
    desk.call_mount()

    ((_, options, of_all),) = desk.mounts
    assert "noatime" in options
    assert not any(option.startswith("discard") for option in of_all)
    assert ("errors=remount-ro" in of_all) == (desk.image.read_bytes()[1080:1082] == b"\x53\xef")  # ext4 only


@filesystems("ext4", "btrfs")
def test_inspecting_an_unmounted_drive_writes_nothing_and_leaves_it_unmounted(desk: Desk) -> None:
    desk.call_mount()
    point = Path(f"/proc/{desk.pid}/root{desk.mounts[0][0]}")
    (point / "folder").mkdir()
    (point / "folder" / "file").write_bytes(b"x" * 10_000)
    desk.run("udisksctl", "unmount", "--block-device", desk.node)
    before = desk.content

    (volume,) = desk.result_of("contents", desk.node)["volumes"]

    assert (volume["files"], volume["is_complete"], volume["newest"][0][0]) == (1, True, "folder/file")
    assert volume["used_bytes"] > 0
    assert desk.mounts == []
    assert desk.content == before


@filesystems("ext4")
def test_inspecting_a_mounted_drive_leaves_it_mounted_as_it_is(desk: Desk) -> None:
    desk.call_mount()
    before = desk.mounts

    (volume,) = desk.result_of("contents", desk.node)["volumes"]

    assert volume["mount_point"] == before[0][0]
    assert desk.mounts == before


def test_a_folder_of_the_computer_itself_is_left_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    skip_unless_possible()
    with (
        private_bus(tmp_path) as bus,
        loop_device("ext4", tmp_path / "image", SIZE_MB) as node,
        real_udisksd(tmp_path, bus.address, [node]),
    ):
        monkeypatch.setenv("DBUS_SYSTEM_BUS_ADDRESS", bus.address)

        result = events("mount", tmp_path, check=4)[-1]

    assert result["why"] == "stays-as-it-is"
    assert "ask the system not to record access times" in result["message"]
