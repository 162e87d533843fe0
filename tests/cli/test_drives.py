"""`drives` as a person or a script runs it, on a fake UDisks2."""

import json
import signal
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pytest

from tests.fakes.machine import GB, INTERNAL, TB, Disk, encrypted, files
from tests.fakes.udisks import FakeUDisks
from tests.fakes.udisks_behaviors import refusing, silent
from tests.helpers.bus import Bus, private_bus
from tests.helpers.patience import PATIENCE_S
from tests.helpers.program import command, environment, events, hear, not_for_ever, run, running
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
ENDINGS: Final = {"Ctrl-C": signal.SIGINT, "an order to end": signal.SIGTERM}


@pytest.fixture
def bus(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Bus]:
    """The machine's own, for the program."""
    with private_bus(tmp_path) as bus:
        monkeypatch.setenv("DBUS_SYSTEM_BUS_ADDRESS", bus.address)
        yield bus


@pytest.fixture
def udisks(bus: Bus) -> Iterator[FakeUDisks]:
    with service(bus, SYSTEM, EXPANSION) as udisks:
        yield udisks


@pytest.mark.usefixtures("udisks")
def test_each_drive_is_told_with_what_is_known_of_it_the_computer_s_own_last() -> None:
    result = events("drives", check=0)[-1]

    assert (result["event"], result["command"], result["outcome"]) == ("finished", "drives", "done")
    outer, own = result["drives"]
    assert (outer["device"], outer["name"], outer["size_bytes"]) == ("/dev/sdzz", "Seagate Expansion HDD", 8 * TB)
    assert (own["device"], own["is_system"], outer["is_system"]) == ("/dev/sdzy", True, False)
    assert outer["reasons"]
    assert outer["health"]["health"] == "unknown"
    assert outer["health"]["access_text"]


@pytest.mark.usefixtures("udisks")
def test_what_is_on_a_drive_is_told() -> None:
    volumes = events("drives", check=0)[-1]["drives"][0]["volumes"]

    assert [(one["device"], one["use"], one["label"], one["mount_points"]) for one in volumes] == [
        ("/dev/sdzz1", "files", "Backup", ["/media/me/Backup"]),
        ("/dev/sdzz2", "encrypted", "", []),
    ]


def test_a_drive_that_tells_its_name_is_judged_by_it(bus: Bus) -> None:
    with service(bus, ARCHIVE):
        (drive,) = events("drives", check=0)[-1]["drives"]

    assert (drive["recording"], drive["model"]) == ("drive-managed", "ST8000AS0002-1NA17Z")
    assert drive["normal"]


@pytest.mark.usefixtures("udisks")
def test_the_terminal_shows_it_in_words() -> None:
    said = run("drives", check=0).stdout.splitlines()

    assert said[0] == "Seagate Expansion HDD, 8 TB (/dev/sdzz)"
    assert "  /dev/sdzz1: exfat Backup, 100 GB at /media/me/Backup" in said
    assert said.index("") < said.index("SSD, 1 GB (/dev/sdzy)")
    assert any(line.startswith("  Health: ") for line in said)


def test_no_drive_is_said_so(bus: Bus) -> None:
    with service(bus):
        assert run("drives", check=0).stdout == "No drive is plugged in.\n"


@pytest.mark.usefixtures("bus")
def test_without_the_drive_service_it_says_so_in_a_sentence() -> None:
    result = events("drives", check=3)[-1]
    assert (result["outcome"], result["why"], result["drives"]) == ("drive-refused", "no-drive-service", [])

    done = run("drives", check=3)
    assert done.stdout == ""
    assert done.stderr.startswith("The drive service (UDisks2) is not answering")
    assert len(done.stderr.splitlines()) == 1


@pytest.mark.parametrize("address", ["unix:path=/nowhere", "no address at all"])
def test_without_a_bus_it_says_the_same(monkeypatch: pytest.MonkeyPatch, address: str) -> None:
    monkeypatch.setenv("DBUS_SYSTEM_BUS_ADDRESS", address)

    assert events("drives", check=3)[-1]["why"] == "no-drive-service"


def test_a_service_that_refuses_is_as_good_as_none(udisks: FakeUDisks) -> None:
    udisks.behaviors["GetManagedObjects"] = refusing("NotAuthorized", "You may not")

    assert events("drives", check=3)[-1]["why"] == "no-drive-service"


def test_what_comes_and_goes_is_told_one_by_one(udisks: FakeUDisks) -> None:
    with running("drives", "--follow") as process:
        assert hear(process, "service")["state"] == "there"
        there = [hear(process, "plugged", what="arrived")["drive"]["device"] for _ in range(2)]
        assert sorted(there) == ["/dev/sdzy", "/dev/sdzz"]
        udisks.plug(ARCHIVE.tree)
        plugged = hear(process, "plugged")
        udisks.unplug(ARCHIVE.tree)
        left = hear(process, "plugged")

    assert (plugged["what"], plugged["drive"]["recording"]) == ("arrived", "drive-managed")
    assert (left["what"], left["drive"]["device"]) == ("left", "/dev/sdzx")
    assert left["at"] >= plugged["at"]


def test_following_goes_on_when_the_service_goes(udisks: FakeUDisks, bus: Bus) -> None:
    with running("drives", "--follow") as process:
        hear(process, "service", state="there")
        for _ in range(2):
            hear(process, "plugged", what="arrived")
        udisks.die()
        hear(process, "service", state="gone")
        with service(bus, SYSTEM, EXPANSION, ARCHIVE):
            hear(process, "service", state="there")
            assert hear(process, "plugged", what="arrived")["drive"]["device"] == "/dev/sdzx"


def ended(process: subprocess.Popen[str], number: signal.Signals) -> tuple[int, dict[str, Any], str]:
    """The exit code after this signal, the only thing that is told after it, and the errors."""
    process.send_signal(number)
    rest, errors = process.communicate(timeout=PATIENCE_S)
    (last,) = rest.splitlines()
    return process.returncode, json.loads(last), errors


@pytest.mark.parametrize("number", ENDINGS.values(), ids=ENDINGS)
@pytest.mark.usefixtures("udisks")
def test_following_ends_quietly(number: signal.Signals) -> None:
    with running("drives", "--follow") as process:
        for _ in range(2):
            hear(process, "plugged")
        code, result, errors = ended(process, number)

    assert (code, result["event"], result["outcome"], result["why"]) == (130, "finished", "canceled", "stopped")
    assert errors == ""


@pytest.mark.parametrize("words", [["drives"], ["drives", "--follow"]], ids=" ".join)
def test_a_service_that_hangs_can_be_left_waiting(udisks: FakeUDisks, words: list[str]) -> None:
    udisks.behaviors["GetManagedObjects"] = silent
    with running(*words) as process:
        hear(process, "started")
        assert udisks.asked.wait(PATIENCE_S)
        code, result, errors = ended(process, signal.SIGINT)

    assert (code, result["why"], errors) == (130, "stopped", "")


@pytest.mark.parametrize("option", [["--json"], []], ids=["events", "text"])
def test_following_ends_when_nobody_reads_it_any_more(udisks: FakeUDisks, option: list[str]) -> None:
    words = command("drives", "--follow", *option)
    process = subprocess.Popen(words, stdout=subprocess.PIPE, env=environment())
    assert process.stdout is not None
    with not_for_ever(process):
        next(line for line in process.stdout if b"/dev/sdzz" in line)
        process.stdout.close()
        udisks.plug(ARCHIVE.tree)
        assert process.wait() == 130


def test_in_a_terminal_following_reads_like_a_story(udisks: FakeUDisks) -> None:
    process = subprocess.Popen(
        command("drives", "--follow"), stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environment()
    )
    assert process.stdout is not None
    try:
        said = [process.stdout.readline() for _ in range(4)]
        udisks.unplug(EXPANSION.tree)
        gone = next(line for line in process.stdout if not line.startswith("Changed"))
        process.send_signal(signal.SIGINT)
        rest, errors = process.communicate(timeout=PATIENCE_S)
    finally:
        process.kill()
        process.wait()

    assert "Plugged in: Seagate Expansion HDD, 8 TB (/dev/sdzz)\n" in said
    assert gone == "Gone: Seagate Expansion HDD, 8 TB (/dev/sdzz)\n"
    assert (process.returncode, rest, errors) == (130, "", "Stopped.\n")
