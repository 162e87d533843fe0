"""`shingleback eject` on a mounted drive reports "safe to unplug" when it is true, and at no other time."""

import fcntl
import os
import signal
import subprocess
from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from shingleback.devices.dbus import DBUS
from tests.fakes.udisks import Behavior, Busy, FakeUDisks
from tests.fakes.udisks_behaviors import dying, false_success, refusing, reply_timeout, silent, slow
from tests.fakes.udisks_objects import DRIVE, device, drive, path_of
from tests.helpers.bus import Bus, private_bus
from tests.helpers.containers import refusal_of_own_disk
from tests.helpers.loop import loop_device, mount, mounted, shut_down
from tests.helpers.memory import on_disk  # noqa: F401 (a fixture)
from tests.helpers.patience import PATIENCE_S
from tests.helpers.program import events, run, send_command, start, wait_for_event
from tests.helpers.udisksd import MODEL, real_udisksd, shared_folder, skip_unless_possible

pytestmark = pytest.mark.device


@dataclass
class Plugged:
    """A drive that can be powered off, with one mounted filesystem; UDisks2 is a fake that really unmounts it.

    Attributes:
        point: its mount point.
        node: its device.
    """

    point: Path
    node: str
    bus: Bus
    udisks: FakeUDisks

    @property
    def is_mounted(self) -> bool:
        return self.point.is_mount()


def plug(folder: Path, kind: str, stack: ExitStack) -> Plugged:
    point = folder / "drive"
    point.mkdir()
    node = stack.enter_context(loop_device(kind, folder / "image"))
    mount(kind, node, point)
    stack.callback(lambda: subprocess.run(["umount", point], check=False, capture_output=True))
    bus = stack.enter_context(private_bus(folder))
    tree = {path_of(node): device(node, os.stat(node).st_rdev, points=[point]), DRIVE: drive()}
    return Plugged(point, node, bus, stack.enter_context(FakeUDisks(bus.address, tree, unmount)))


def unmount(node: str) -> None:
    if subprocess.run(["umount", node], check=False, capture_output=True).returncode:
        raise Busy


@pytest.fixture
def plugged(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Plugged]:
    with ExitStack() as stack:
        plugged_drive = plug(tmp_path, "ext4", stack)
        monkeypatch.setenv("DBUS_SYSTEM_BUS_ADDRESS", plugged_drive.bus.address)
        yield plugged_drive


def steps_done(reported: list[dict[str, Any]]) -> list[str]:
    return [event["step"] for event in reported if event["event"] == "eject" and event["done"]]


def test_a_flushed_unmounted_and_powered_off_drive_is_safe_to_unplug(plugged: Plugged) -> None:
    reported = events("eject", plugged.point, check=0)

    assert steps_done(reported) == ["flush", "unmount", "power-off"]
    assert reported[-1]["safe_to_unplug"]
    assert (reported[-1]["destination"], reported[-1]["drive"]) == (str(plugged.point), "Fake Drive")
    assert not plugged.is_mounted
    assert [call.split()[0] for call in plugged.udisks.calls] == ["Unmount", "PowerOff"]


def test_the_text_shows_each_step_and_finally_that_it_is_safe(plugged: Plugged) -> None:
    done = run("eject", plugged.point, check=0)

    assert done.stdout.splitlines() == [
        "Writing pending data. On a slow drive, this may take minutes...",
        "All data is written.",
        "Unmounting...",
        "The drive is unmounted.",
        "Switching the drive off...",
        "The drive is switched off.",
        "It is safe to unplug Fake Drive.",
    ]
    assert done.stderr == ""


def test_the_ejection_is_in_the_history(plugged: Plugged) -> None:
    run("eject", plugged.point, check=0)

    line = run("history", check=0).stdout.strip()

    assert line.endswith(f"eject of {plugged.point}: done, safe to unplug")
    assert line.startswith("20")


def test_a_device_can_be_given_instead_of_a_folder(plugged: Plugged) -> None:
    assert events("eject", plugged.node, check=0)[-1]["safe_to_unplug"]
    assert not plugged.is_mounted


def test_the_programs_working_directory_does_not_keep_the_drive_busy(plugged: Plugged) -> None:
    reported = events("eject", ".", check=0, behind=["env", f"--chdir={plugged.point}"])

    assert reported[-1]["destination"] == str(plugged.point)


_NO_REPLY = refusing(f"{DBUS}.Error.NoReply", "Did not receive a reply")


@pytest.mark.parametrize(
    ("method", "behavior", "why"),
    [
        pytest.param("Unmount", refusing("Failed", "Input/output error"), "eject-refused", id="the unmount fails"),
        pytest.param("Unmount", refusing("NotAuthorized", "No"), "eject-refused", id="the unmount is not allowed"),
        pytest.param("Unmount", refusing("DeviceBusy", "target is busy"), "eject-busy", id="the drive is in use"),
        pytest.param("Unmount", false_success, "eject-still-mounted", id="the unmount does nothing"),
        pytest.param("Unmount", dying, "eject-timed-out", id="UDisks2 dies during the unmount"),
        pytest.param("Unmount", _NO_REPLY, "eject-timed-out", id="the reply to the unmount is lost"),
        pytest.param("PowerOff", refusing("Failed", "No usb device"), "eject-refused", id="the power-off fails"),
        pytest.param("PowerOff", refusing("DeviceBusy", "In use"), "eject-busy", id="the drive is in use again"),
        pytest.param("PowerOff", dying, "eject-timed-out", id="UDisks2 dies during the power-off"),
        pytest.param("PowerOff", _NO_REPLY, "eject-timed-out", id="the reply to the power-off is lost"),
    ],
)
def test_a_step_that_may_have_failed_leaves_the_drive_unsafe(
    plugged: Plugged, method: str, behavior: Behavior, why: str
) -> None:
    plugged.udisks.behaviors[method] = behavior

    reported = events("eject", plugged.point, check=3)

    assert (reported[-1]["why"], reported[-1]["safe_to_unplug"]) == (why, False)
    assert reported[-1]["steps"] == steps_done(reported) == (["flush"] if method == "Unmount" else ["flush", "unmount"])
    assert "safe" not in reported[-1]["message"]


def test_the_text_never_says_safe_if_the_last_step_failed(plugged: Plugged) -> None:
    plugged.udisks.behaviors["PowerOff"] = refusing("Failed", "No usb device")

    done = run("eject", plugged.point, check=3)

    assert "safe" not in done.stdout + done.stderr
    assert "Don't unplug it yet" in done.stderr


def test_a_failed_flush_leaves_the_drive_mounted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with ExitStack() as stack:
        plugged = plug(tmp_path, "xfs", stack)
        monkeypatch.setenv("DBUS_SYSTEM_BUS_ADDRESS", plugged.bus.address)
        (plugged.point / "file").write_bytes(b"not on the drive yet")
        assert shut_down(plugged.point)

        reported = events("eject", plugged.point, check=3)

    assert (reported[-1]["why"], reported[-1]["safe_to_unplug"], reported[-1]["steps"]) == (
        "drive-write-error",
        False,
        [],
    )
    assert plugged.udisks.calls == []


# a late or lost reply ------------------------------------------------------------------------------------------


def test_the_command_waits_for_a_slow_unmount(plugged: Plugged) -> None:
    plugged.udisks.behaviors["Unmount"] = slow
    process = start("eject", plugged.point)
    wait_for_event(process, "eject", step="unmount", done=False)
    assert plugged.udisks.call_received.wait(PATIENCE_S)

    plugged.udisks.release()

    reported, _ = process.communicate(timeout=PATIENCE_S)
    assert '"step":"unmount","done":true' in reported.splitlines()[0]
    assert '"safe_to_unplug":true' in reported.splitlines()[-1]


@pytest.mark.parametrize(
    ("end", "why", "code"),
    [("succeeds", "", 0), ("fails", "eject-refused", 3), ("vanishes", "eject-timed-out", 3)],
)
def test_the_job_reports_the_outcome_if_the_reply_is_lost(plugged: Plugged, end: str, why: str, code: int) -> None:
    plugged.udisks.behaviors["Unmount"] = reply_timeout(end)
    process = start("eject", plugged.point)
    wait_for_event(process, "eject", step="unmount", done=False)
    assert plugged.udisks.call_received.wait(PATIENCE_S)
    assert plugged.is_mounted

    plugged.udisks.release()

    result = wait_for_event(process, "finished")
    process.communicate(timeout=PATIENCE_S)
    assert (result["why"], result["safe_to_unplug"], process.returncode) == (why, code == 0, code)
    assert plugged.is_mounted is (end != "succeeds")


def test_udisks_dying_during_a_slow_unmount_leaves_the_drive_unsafe(plugged: Plugged) -> None:
    plugged.udisks.behaviors["Unmount"] = silent
    process = start("eject", plugged.point)
    assert plugged.udisks.call_received.wait(PATIENCE_S)

    plugged.udisks.stop()

    result = wait_for_event(process, "finished")
    process.communicate(timeout=PATIENCE_S)
    assert (result["why"], result["safe_to_unplug"], result["steps"]) == ("eject-timed-out", False, ["flush"])


def test_the_bus_dying_during_a_slow_unmount_leaves_the_drive_unsafe(plugged: Plugged) -> None:
    plugged.udisks.behaviors["Unmount"] = silent
    process = start("eject", plugged.point)
    assert plugged.udisks.call_received.wait(PATIENCE_S)

    plugged.bus.stop()

    result = wait_for_event(process, "finished")
    process.communicate(timeout=PATIENCE_S)
    assert (result["why"], result["safe_to_unplug"]) == ("eject-timed-out", False)


# cancel --------------------------------------------------------------------------------------------------------


def test_a_cancel_is_obeyed_at_once_while_the_drive_hangs(plugged: Plugged) -> None:
    plugged.udisks.behaviors["Unmount"] = silent
    process = start("eject", plugged.point)
    assert plugged.udisks.call_received.wait(PATIENCE_S)

    send_command(process, "cancel")
    result = wait_for_event(process, "finished")

    assert (result["outcome"], result["exit_code"], result["safe_to_unplug"]) == ("canceled", 130, False)
    assert "Don't unplug" in result["message"]
    process.communicate(timeout=PATIENCE_S)


def test_a_cancel_is_obeyed_at_once_while_the_bus_hangs(plugged: Plugged) -> None:
    plugged.bus.hang()
    process = start("eject", plugged.point)
    wait_for_event(process, "started")

    process.send_signal(signal.SIGINT)
    result = wait_for_event(process, "finished")

    assert (result["outcome"], result["safe_to_unplug"], result["steps"]) == ("canceled", False, [])
    process.communicate(timeout=PATIENCE_S)
    assert plugged.is_mounted


# in use --------------------------------------------------------------------------------------------------------


def test_programs_that_use_the_drive_are_named(plugged: Plugged) -> None:
    with open(plugged.point / "film", "wb") as film:
        player = subprocess.Popen(["sleep", "60"], stdin=film)
    try:
        done = run("eject", plugged.point, check=3)
    finally:
        player.kill()
        player.wait()

    assert done.stderr.splitlines() == [
        "Files on the drive are open in: sleep.",
        "The drive is in use. Close the programs and windows that show its files, then try again.",
    ]
    assert plugged.is_mounted


def test_a_running_backup_prevents_an_ejection(plugged: Plugged) -> None:
    lock = plugged.point / "backup" / ".shingleback" / "lock"
    lock.parent.mkdir(parents=True)
    with open(lock, "wb") as held:
        fcntl.flock(held, fcntl.LOCK_EX)
        reported = events("eject", plugged.point / "backup", check=3)

    assert (reported[-1]["why"], steps_done(reported)) == ("eject-busy", [])
    assert plugged.udisks.calls == []


# nothing to eject, and no service ------------------------------------------------------------------------------


def test_without_udisks_the_drive_is_flushed_and_not_called_safe(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with mounted("ext4", tmp_path) as point, private_bus(tmp_path) as bus:
        monkeypatch.setenv("DBUS_SYSTEM_BUS_ADDRESS", bus.address)
        reported = events("eject", point, check=3)

    assert (reported[-1]["why"], reported[-1]["safe_to_unplug"], steps_done(reported)) == (
        "no-udisks",
        False,
        ["flush"],
    )


def test_without_a_bus_the_drive_is_flushed_and_not_called_safe(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("DBUS_SYSTEM_BUS_ADDRESS", f"unix:path={tmp_path}/nothing")
    with mounted("ext4", tmp_path) as point:
        reported = events("eject", point, check=3)

    assert (reported[-1]["why"], reported[-1]["safe_to_unplug"], steps_done(reported)) == (
        "no-udisks",
        False,
        ["flush"],
    )


def test_a_folder_of_the_computer_itself_cannot_be_ejected(plugged: Plugged, tmp_path: Path) -> None:
    reported = events("eject", tmp_path, check=refusal_of_own_disk(tmp_path))

    assert (reported[-1]["why"], steps_done(reported)) == ("nothing-to-eject", [])
    assert plugged.udisks.calls == []


def test_a_missing_folder_is_named(plugged: Plugged) -> None:
    result = events("eject", plugged.point / "nowhere", check=2)[-1]

    assert result["message"].startswith(f"There is no folder {plugged.point}/nowhere.")


# the real service ----------------------------------------------------------------------------------------------


def test_the_real_udisks_makes_a_drive_safe_to_unplug(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    skip_unless_possible()
    with (
        private_bus(tmp_path) as bus,
        shared_folder() as shared,
        loop_device("ext4", tmp_path / "image") as node,
        real_udisksd(tmp_path, bus.address, [node]),
    ):
        monkeypatch.setenv("DBUS_SYSTEM_BUS_ADDRESS", bus.address)
        point = shared / "drive"
        point.mkdir()
        subprocess.run(["mount", node, point], check=True)
        (point / "file").write_bytes(b"new")

        done = run("eject", point, check=0)

        assert done.stdout.splitlines()[-1] == f"It is safe to unplug {MODEL}."
        assert not point.is_mount()


def test_the_real_udisks_knows_no_drive_of_other_folders(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    skip_unless_possible()
    with (
        private_bus(tmp_path) as bus,
        shared_folder() as shared,
        loop_device("ext4", tmp_path / "image") as node,
        real_udisksd(tmp_path, bus.address, [node]),
    ):
        monkeypatch.setenv("DBUS_SYSTEM_BUS_ADDRESS", bus.address)
        assert events("eject", shared, check=2)[-1]["why"] == "nothing-to-eject"
        assert events("eject", "/", check=refusal_of_own_disk(Path("/")))[-1]["why"] == "nothing-to-eject"
