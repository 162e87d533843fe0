"""`drives` for people and scripts, on a fake UDisks2."""

import json
import signal
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pytest

from shingleback.devices.udisks_objects import UDISKS
from tests.fakes.machine import GB, INTERNAL, TB, Disk, encrypted, files
from tests.fakes.udisks import FakeUDisks
from tests.fakes.udisks_behaviors import refusing, silent
from tests.helpers.bus import Bus, private_bus
from tests.helpers.patience import PATIENCE_S
from tests.helpers.program import command, environment, events, run, running, wait_for_event, with_time_limit
from tests.helpers.watching import service

# Nodes that no kernel has, so that sysfs adds nothing.
SYSTEM: Final = Disk("/dev/sdzy", 60000, [files("ext4", "/")], INTERNAL | {"Model": "SSD"}, is_system=True, size=GB)
EXPANSION: Final = Disk(
    "/dev/sdzz",
    60016,
    [files("exfat", "/media/me/Backup", label="Backup"), encrypted()],
    {"Vendor": "Seagate", "Model": "Expansion HDD"},
    size=8 * TB,
)
ARCHIVE: Final = Disk("/dev/sdzx", 60032, None, {"Vendor": "", "Model": "ST8000AS0002-1NA17Z"}, size=8 * TB)
ENDINGS: Final = {"Ctrl-C": signal.SIGINT, "a termination signal": signal.SIGTERM}


@pytest.fixture
def bus(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Bus]:
    """The system bus of the program."""
    with private_bus(tmp_path) as bus:
        monkeypatch.setenv("DBUS_SYSTEM_BUS_ADDRESS", bus.address)
        yield bus


@pytest.fixture
def udisks(bus: Bus) -> Iterator[FakeUDisks]:
    with service(bus, SYSTEM, EXPANSION) as udisks:
        yield udisks


@pytest.mark.usefixtures("udisks")
def test_each_drive_is_listed_with_its_facts_and_the_computers_own_last() -> None:
    result = events("drives", check=0)[-1]

    assert (result["event"], result["command"], result["outcome"]) == ("finished", "drives", "done")
    outer, inner = result["drives"]
    assert (outer["device"], outer["name"], outer["size_bytes"]) == ("/dev/sdzz", "Seagate Expansion HDD", 8 * TB)
    assert (inner["device"], inner["is_system"], outer["is_system"]) == ("/dev/sdzy", True, False)
    assert outer["reasons"]
    assert outer["health"]["health"] == "unknown"
    assert outer["health"]["access_text"]


@pytest.mark.usefixtures("udisks")
def test_the_contents_of_a_drive_are_listed() -> None:
    volumes = events("drives", check=0)[-1]["drives"][0]["volumes"]

    assert [(volume["device"], volume["use"], volume["label"], volume["mount_points"]) for volume in volumes] == [
        ("/dev/sdzz1", "files", "Backup", ["/media/me/Backup"]),
        ("/dev/sdzz2", "encrypted", "", []),
    ]


def test_a_drive_with_a_known_model_is_judged_by_it(bus: Bus) -> None:
    with service(bus, ARCHIVE):
        (drive,) = events("drives", check=0)[-1]["drives"]

    assert (drive["recording"], drive["model"]) == ("drive-managed", "ST8000AS0002-1NA17Z")
    assert drive["normal"]


@pytest.mark.usefixtures("udisks")
def test_the_terminal_shows_the_drives_as_text() -> None:
    output = run("drives", check=0).stdout.splitlines()

    assert output[0] == "Seagate Expansion HDD, 8 TB (/dev/sdzz)"
    assert "  /dev/sdzz1: exfat Backup, 100 GB at /media/me/Backup" in output
    assert output.index("") < output.index("SSD, 1 GB (/dev/sdzy)")
    assert any(line.startswith("  Health: ") for line in output)


def test_an_empty_list_is_explained(bus: Bus) -> None:
    with service(bus):
        assert run("drives", check=0).stdout == "No drive is plugged in.\n"


def assert_refused(why: str, begin: str) -> None:
    """In one sentence, with the exit code for drives."""
    result = events("drives", check=3)[-1]
    assert (result["outcome"], result["why"], result["drives"]) == ("drive-refused", why, [])
    done = run("drives", check=3)
    assert done.stdout == ""
    assert done.stderr.startswith(begin)
    assert len(done.stderr.splitlines()) == 1


@pytest.mark.usefixtures("bus")
def test_a_drive_service_that_is_not_installed_is_reported() -> None:
    assert_refused("drive-service-not-installed", "The drive service (UDisks2) is not installed")


def test_a_drive_service_that_does_not_start_is_reported(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "services").mkdir()
    (tmp_path / "services/udisks.service").write_text(f"[D-BUS Service]\nName={UDISKS}\nExec=/bin/false\n")
    with private_bus(tmp_path, f"<servicedir>{tmp_path / 'services'}</servicedir>") as bus:
        monkeypatch.setenv("DBUS_SYSTEM_BUS_ADDRESS", bus.address)
        assert_refused("drive-service-not-started", "The drive service (UDisks2) is installed, but did not start")
        with running("drives", "--follow") as process:
            assert wait_for_event(process, "service")["state"] == "not-started"


def test_a_drive_service_that_this_user_may_not_use_is_reported(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    denied = f'<policy context="mandatory"><deny send_destination="{UDISKS}"/></policy>'
    with private_bus(tmp_path, denied) as bus, service(bus, ARCHIVE):
        monkeypatch.setenv("DBUS_SYSTEM_BUS_ADDRESS", bus.address)
        assert_refused("drive-service-not-allowed", "You don't have permission to use the drive service")


@pytest.mark.parametrize("address", ["unix:path=/nowhere", "no address at all"])
def test_a_missing_bus_is_reported(monkeypatch: pytest.MonkeyPatch, address: str) -> None:
    monkeypatch.setenv("DBUS_SYSTEM_BUS_ADDRESS", address)
    assert_refused("no-system-bus", "The system bus (D-Bus) can't be reached")
    with running("drives", "--follow") as process:
        assert wait_for_event(process, "service")["state"] == "no-bus"


def test_a_refusing_service_counts_as_missing(udisks: FakeUDisks) -> None:
    udisks.behaviors["GetManagedObjects"] = refusing("NotAuthorized", "You may not")

    assert events("drives", check=3)[-1]["why"] == "no-drive-service"


def test_arrivals_and_departures_are_reported_one_by_one(udisks: FakeUDisks) -> None:
    with running("drives", "--follow") as process:
        assert wait_for_event(process, "service")["state"] == "there"
        there = [wait_for_event(process, "plugged", what="arrived")["drive"]["device"] for _ in range(2)]
        assert sorted(there) == ["/dev/sdzy", "/dev/sdzz"]
        udisks.plug(ARCHIVE.tree)
        plugged = wait_for_event(process, "plugged")
        udisks.unplug(ARCHIVE.tree)
        unplugged = wait_for_event(process, "plugged")

    assert (plugged["what"], plugged["drive"]["recording"]) == ("arrived", "drive-managed")
    assert (unplugged["what"], unplugged["drive"]["device"]) == ("left", "/dev/sdzx")
    assert unplugged["at"] >= plugged["at"]


def test_following_continues_when_the_service_disappears(udisks: FakeUDisks, bus: Bus) -> None:
    with running("drives", "--follow") as process:
        wait_for_event(process, "service", state="there")
        for _ in range(2):
            wait_for_event(process, "plugged", what="arrived")
        udisks.stop()
        wait_for_event(process, "service", state="gone")
        with service(bus, SYSTEM, EXPANSION, ARCHIVE):
            wait_for_event(process, "service", state="there")
            assert wait_for_event(process, "plugged", what="arrived")["drive"]["device"] == "/dev/sdzx"


def ended(process: subprocess.Popen[str], number: signal.Signals) -> tuple[int, dict[str, Any], str]:
    """The exit code after this signal, the only event after it, and the errors."""
    process.send_signal(number)
    rest, errors = process.communicate(timeout=PATIENCE_S)
    (last,) = rest.splitlines()
    return process.returncode, json.loads(last), errors


@pytest.mark.parametrize("number", ENDINGS.values(), ids=ENDINGS)
@pytest.mark.usefixtures("udisks")
def test_following_ends_quietly(number: signal.Signals) -> None:
    with running("drives", "--follow") as process:
        for _ in range(2):
            wait_for_event(process, "plugged")
        code, result, errors = ended(process, number)

    assert (code, result["event"], result["outcome"], result["why"]) == (130, "finished", "canceled", "stopped")
    assert errors == ""


@pytest.mark.parametrize("arguments", [["drives"], ["drives", "--follow"]], ids=" ".join)
def test_a_hanging_service_can_be_interrupted(udisks: FakeUDisks, arguments: list[str]) -> None:
    udisks.behaviors["GetManagedObjects"] = silent
    with running(*arguments) as process:
        wait_for_event(process, "started")
        assert udisks.call_received.wait(PATIENCE_S)
        code, result, errors = ended(process, signal.SIGINT)

    assert (code, result["why"], errors) == (130, "stopped", "")


@pytest.mark.parametrize("option", [["--json"], []], ids=["events", "text"])
def test_following_ends_when_its_reader_is_gone(udisks: FakeUDisks, option: list[str]) -> None:
    program_command = command("drives", "--follow", *option)
    process = subprocess.Popen(program_command, stdout=subprocess.PIPE, env=environment())
    assert process.stdout is not None
    with with_time_limit(process):
        next(line for line in process.stdout if b"/dev/sdzz" in line)
        process.stdout.close()
        udisks.plug(ARCHIVE.tree)
        assert process.wait() == 130


def test_in_a_terminal_following_prints_sentences(udisks: FakeUDisks) -> None:
    process = subprocess.Popen(
        command("drives", "--follow"), stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environment()
    )
    assert process.stdout is not None
    try:
        with with_time_limit(process):
            plugged_in = next(line for line in process.stdout if line.startswith("Plugged in: Seagate"))
            udisks.unplug(EXPANSION.tree)
            gone = next(line for line in process.stdout if line.startswith("Gone"))
        process.send_signal(signal.SIGINT)
        rest, errors = process.communicate(timeout=PATIENCE_S)
    finally:
        process.kill()
        process.wait()

    assert plugged_in == "Plugged in: Seagate Expansion HDD, 8 TB (/dev/sdzz)\n"
    assert gone == "Gone: Seagate Expansion HDD, 8 TB (/dev/sdzz)\n"
    assert (process.returncode, rest, errors) == (130, "", "Stopped.\n")
