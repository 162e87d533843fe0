"""`shingleback contents` on an unmounted drive: whatever happens meanwhile, the drive is unmounted afterward.

UDisks2 is a fake that really mounts.
"""

import os
import subprocess
from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path

import pytest

from tests.fakes.machine import Content, block
from tests.fakes.udisks import FakeUDisks
from tests.fakes.udisks_behaviors import refusing
from tests.fakes.udisks_formatting import Formatting
from tests.fakes.udisks_objects import DRIVE, drive, path_of
from tests.helpers.bus import private_bus
from tests.helpers.loop import loop_device
from tests.helpers.patience import wait_until
from tests.helpers.program import events, running, send_command, wait_for_event
from tests.helpers.real_mounts import mounting_at, unmount

pytestmark = pytest.mark.device

SIZE_MB = 32


@dataclass
class Plugged:
    node: str
    point: Path
    udisks: FakeUDisks
    service: Formatting


@pytest.fixture
def plugged(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Plugged]:
    """One unmounted filesystem."""
    point = tmp_path / "drive"
    with ExitStack() as stack:
        node = stack.enter_context(loop_device("ext4", tmp_path / "image", SIZE_MB))
        bus = stack.enter_context(private_bus(tmp_path))
        content = Content("filesystem", "ext4", label="Photos")
        tree = {DRIVE: drive(), path_of(node): block(node, os.stat(node).st_rdev, content, size=1 << 25, drive=DRIVE)}
        fake = stack.enter_context(FakeUDisks(bus.address, tree, unmount))
        service = Formatting(fake)
        service.mount = stack.enter_context(mounting_at(point))
        monkeypatch.setenv("DBUS_SYSTEM_BUS_ADDRESS", bus.address)
        yield Plugged(node, point, fake, service)


def mount_options(plugged: Plugged) -> list[object]:
    return [request.options["options"] for request in plugged.service.requests if request.member == "Mount"]


def test_the_drive_is_mounted_read_only_without_its_journal_and_unmounted_again(plugged: Plugged) -> None:
    (volume,) = events("contents", plugged.node, check=0)[-1]["volumes"]

    assert (volume["label"], volume["files"], volume["is_complete"]) == ("Photos", 0, True)
    assert mount_options(plugged) == ["ro,noatime,noload"]
    assert not plugged.point.is_mount()


def test_a_drive_that_cannot_be_mounted_is_described_from_outside(plugged: Plugged) -> None:
    plugged.udisks.behaviors["Mount"] = refusing("NotAuthorizedCanObtain", "No")

    (volume,) = events("contents", plugged.node, check=0)[-1]["volumes"]

    assert (volume["filesystem"], volume["used_bytes"], volume["is_complete"]) == ("ext4", None, False)


def test_a_cancel_during_the_mount_unmounts_the_drive(plugged: Plugged) -> None:
    plugged.service.held.add("Mount")
    with running("contents", plugged.node) as process:
        wait_until(lambda: bool(mount_options(plugged)))
        send_command(process, "cancel")
        wait_for_event(process, "state", state="canceling")
        plugged.udisks.release()

        assert wait_for_event(process, "finished")["outcome"] == "canceled"

    assert "Mount" in " ".join(plugged.udisks.calls)
    assert not plugged.point.is_mount()


def test_a_kill_during_the_mount_leaves_nothing_mounted(plugged: Plugged) -> None:
    """A second cancel waits for nothing. A mount that UDisks2 has begun is undone all the same, as soon as it is
    finished.
    """
    plugged.service.held.add("Mount")
    with running("contents", plugged.node) as process:
        wait_until(lambda: bool(mount_options(plugged)))
        looks = plugged.udisks.object_queries
        send_command(process, "cancel")
        send_command(process, "cancel")
        wait_until(lambda: plugged.udisks.object_queries > looks)  # the process that will clean up is running
        plugged.udisks.release()

        assert wait_for_event(process, "finished")["outcome"] == "canceled"

    wait_until(lambda: plugged.udisks.calls[-1].startswith("Unmount"))  # it may take longer than the command waits
    wait_until(lambda: not plugged.point.is_mount())


def test_a_drive_mounted_by_a_person_stays_mounted(plugged: Plugged) -> None:
    subprocess.run(["mount", plugged.node, plugged.point], check=True)
    (plugged.point / "letter").write_bytes(b"x")

    (volume,) = events("contents", plugged.node, check=0)[-1]["volumes"]

    assert (volume["files"], volume["mount_point"]) == (1, str(plugged.point))
    assert plugged.udisks.calls == []
    assert plugged.point.is_mount()


def test_a_path_that_is_no_drive_is_refused_and_not_touched(plugged: Plugged) -> None:
    for place in (plugged.point, Path("/dev/null"), Path("/dev/nothing")):
        assert events("contents", place, check=2)[-1]["why"] == "no-such-drive"
    assert plugged.udisks.calls == []


def test_a_drive_that_the_computer_runs_from_is_not_inspected(plugged: Plugged) -> None:
    path = path_of(plugged.node)
    plugged.udisks.tree[path]["org.freedesktop.UDisks2.Block"]["HintSystem"] = True

    assert events("contents", plugged.node, check=4)[-1]["why"] == "nothing-to-eject"
    assert plugged.udisks.calls == []
