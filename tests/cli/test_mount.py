"""`shingleback mount` on an encrypted drive: where the passphrase comes from, and that it is shown nowhere.

UDisks2 is a fake that really mounts; two loop devices stand in for the encrypted device and for its content.
"""

import json
import os
import subprocess
from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path

import pytest

from shingleback.devices.udisks_objects import UDISKS
from tests.fakes.machine import block, encrypted, files
from tests.fakes.udisks import FakeUDisks
from tests.fakes.udisks_formatting import Formatting
from tests.fakes.udisks_objects import DRIVE, drive, path_of
from tests.helpers.bus import private_bus
from tests.helpers.loop import loop_device
from tests.helpers.patience import PATIENCE_S
from tests.helpers.program import command, environment, run, running, send_command, wait_for_event
from tests.helpers.real_mounts import mounting_at, unmount
from tests.helpers.terminal import in_terminal

pytestmark = pytest.mark.device

SIZE_MB = 32


@dataclass
class Plugged:
    """A drive with an encrypted partition.

    Attributes:
        node: the encrypted device.
        point: the mount point of its content.
    """

    node: str
    point: Path


@pytest.fixture
def plugged(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Plugged]:
    """The passphrase is "secret"."""
    point = tmp_path / "drive"
    with ExitStack() as stack:
        outer, inner = [stack.enter_context(loop_device("ext4", tmp_path / name, SIZE_MB)) for name in ("one", "two")]
        mount = stack.enter_context(mounting_at(point))
        number, inside = os.stat(outer).st_rdev, os.stat(inner).st_rdev
        bus = stack.enter_context(private_bus(tmp_path))
        path = path_of(outer)
        locked = block(outer, number, encrypted(), size=SIZE_MB << 20, drive=DRIVE)
        locked[f"{UDISKS}.Encrypted"] = {"CleartextDevice": "/"}
        fake = stack.enter_context(FakeUDisks(bus.address, {DRIVE: drive(), path: locked}, unmount))
        service = Formatting(fake)
        service.insides[path] = block(inner, inside, files("ext4"), size=SIZE_MB << 20, backing=path)
        service.mount = mount
        monkeypatch.setenv("DBUS_SYSTEM_BUS_ADDRESS", bus.address)
        yield Plugged(outer, point)


def test_a_program_sends_the_passphrase_when_it_is_requested(plugged: Plugged) -> None:
    with running("mount", plugged.node) as process:
        wait_for_event(process, "note", code="passphrase-wanted")
        send_command(process, "passphrase", secret="secret")

        result = wait_for_event(process, "finished")

    assert (result["outcome"], result["is_unlocked"], result["access_times"]) == ("done", True, "none")
    assert result["mount_point"] == str(plugged.point)
    assert plugged.point.is_mount()


def test_a_wrong_passphrase_is_refused_once(plugged: Plugged) -> None:
    with running("mount", plugged.node) as process:
        wait_for_event(process, "note", code="passphrase-wanted")
        send_command(process, "passphrase", secret="wrong")

        assert wait_for_event(process, "finished")["why"] == "key-wrong"


def test_the_command_does_not_wait_if_nobody_can_send_a_passphrase(plugged: Plugged) -> None:
    program_command = [*command("mount", plugged.node), "--json"]
    done = subprocess.run(
        program_command,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        env=environment(),
        check=False,
        timeout=PATIENCE_S,
    )
    assert json.loads(done.stdout.splitlines()[-1])["why"] == "encrypted-closed"


def test_a_cancel_ends_the_wait_for_a_passphrase(plugged: Plugged) -> None:
    with running("mount", plugged.node) as process:
        wait_for_event(process, "note", code="passphrase-wanted")
        send_command(process, "cancel")

        assert wait_for_event(process, "finished")["outcome"] == "canceled"


def test_a_script_may_pipe_the_passphrase_and_unmounts_the_drive_again(plugged: Plugged) -> None:
    done = subprocess.run(
        command("mount", plugged.node),
        input="secret\n",
        capture_output=True,
        text=True,
        env=environment(),
        check=False,
        timeout=PATIENCE_S,
    )
    assert done.stdout.splitlines() == [f"It is open at {plugged.point}. Reading writes nothing to the drive."]
    assert "secret" not in done.stdout + done.stderr

    done = run("unmount", plugged.point, check=0)

    assert done.stdout.splitlines() == ["The drive is closed, but still switched on. Eject it before you unplug it."]
    assert not plugged.point.is_mount()


def test_at_a_terminal_the_passphrase_is_invisible_and_may_be_typed_again(plugged: Plugged) -> None:
    with in_terminal("mount", plugged.node) as screen:
        screen.wait_for("Enter its passphrase to open it.")
        screen.type("wrong one")
        screen.wait_for("This passphrase is wrong.")
        screen.type("secret")

        assert screen.wait_for_end() == 0

    assert "wrong one" not in screen.text
    assert "secret" not in screen.text
    assert plugged.point.is_mount()


def test_ctrl_c_at_the_prompt_ends_the_command(plugged: Plugged) -> None:
    with in_terminal("mount", plugged.node) as screen:
        screen.wait_for("Enter its passphrase to open it.")
        screen.press_ctrl_c()

        assert screen.wait_for_end() == 130


def test_contents_of_an_encrypted_drive_says_that_it_is_encrypted(plugged: Plugged) -> None:
    assert "It is encrypted" in run("contents", plugged.node, check=0).stdout
    assert not plugged.point.is_mount()
