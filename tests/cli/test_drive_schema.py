"""The final JSON of `identify`, `drives` and `diagnose`: exactly what is promised to scripts.

The names in the lists below are the promise. They are written out here, so that renaming one fails a test.
"""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pytest

from shingleback.protocol import events as schema
from tests.fakes.machine import TB, Disk, files
from tests.helpers.bus import private_bus
from tests.helpers.program import run
from tests.helpers.watching import service

DATA: Final = Path(__file__).parents[1] / "data"
RECORDINGS: Final = {
    "drive-managed",
    "host-aware",
    "host-managed",
    "conventional",
    "no-sign-of-smr",
    "not-a-hard-disk",
    "unknown",
}
CONFIDENCES: Final = {"certain", "very-likely", "likely", "unsure"}
KINDS: Final = {
    "smr-normal-stall",
    "link-or-cable",
    "usb-bridge-or-power",
    "drive-failing",
    "filesystem-full",
    "unplugged",
    "software-or-other",
    "unknown",
}
REASON: Final = {"code", "text", "says", "confidence", "source"}
HEALTH: Final = {"health", "findings", "access", "access_text", "remedy", "advice"}
EPISODE: Final = {
    *("kind", "rule", "lines", "line_numbers", "meaning", "times", "disk", "advice", "devices", "sources"),
    *("usb", "confidence", "second", "certainty"),
}
VOLUME: Final = {"device", "use", "filesystem", "label", "size_bytes", "mount_points", "access_times"}
JUDGED: Final = {"model", "family", "recording", "confidence", "reasons", "health"}
DRIVE: Final = JUDGED | {
    *("device", "name", "size_bytes", "usb", "is_system", "connection", "normal", "warnings", "volumes", "commands")
}
LAST: Final = {"event", "command", "outcome", "exit_code", "why", "values", "message", "destination"}
ARCHIVE: Final = Disk("/dev/sdzx", 60032, [files("ext4")], {"Vendor": "", "Model": "ST8000AS0002-1NA17Z"}, size=8 * TB)


def last(*arguments: str | Path) -> dict[str, Any]:
    """The last line, which must contain exactly the fields of the schema."""
    line = run(*arguments, "--json", check=0).stdout.splitlines()[-1]
    result: dict[str, Any] = json.loads(line)
    event = schema.decode(line.encode())
    assert event is not None
    assert json.loads(schema.encode(event)) == result
    return result


def check_judgment(result: dict[str, Any]) -> None:
    assert result["recording"] in RECORDINGS
    assert result["confidence"] in CONFIDENCES
    assert result["reasons"]
    for reason in result["reasons"]:
        assert set(reason) == REASON
        assert reason["says"] in RECORDINGS
        assert reason["confidence"] in CONFIDENCES


def check_health(health: dict[str, Any]) -> None:
    assert set(health) == HEALTH
    assert health["health"] in {"ok", "watch", "failing", "unknown"}
    for finding in health["findings"]:
        assert set(finding) == {"code", "text", "weighs", "values"}


@pytest.fixture
def plugged(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    with private_bus(tmp_path) as bus, service(bus, ARCHIVE):
        monkeypatch.setenv("DBUS_SYSTEM_BUS_ADDRESS", bus.address)
        yield


def test_identify() -> None:
    result = last("identify", "--smartctl", DATA / "reports" / "smart-wd20efax-crc123.txt")

    assert set(result) == LAST | JUDGED | {"drives"}
    check_judgment(result)
    check_health(result["health"])


@pytest.mark.usefixtures("plugged")
def test_drives() -> None:
    result = last("drives")

    assert set(result) == LAST | {"drives"}
    (drive,) = result["drives"]
    assert set(drive) == DRIVE
    check_judgment(drive)
    check_health(drive["health"])
    (volume,) = drive["volumes"]
    assert set(volume) == VOLUME


@pytest.mark.parametrize(
    "log", ["smr-ncq-queue-burst.txt", "f01-usb-medium-error.txt", "n01-boot-acpi-firmware-noise.txt"]
)
def test_diagnose(log: str) -> None:
    result = last("diagnose", "--kernel-log", DATA / "kernel-logs" / log)

    assert set(result) == LAST | {
        *("summary", "meaning", "because_of_health", "kernel_notes", "disk", "episodes", "health", "log", "drives"),
        *("confidence", "second", "certainty"),
    }
    assert result["summary"] in KINDS | {"nothing-wrong"}
    assert (result["summary"] == "nothing-wrong") == (not result["episodes"])
    for episode in result["episodes"]:
        assert set(episode) == EPISODE
        assert episode["kind"] in KINDS
        assert episode["confidence"] in CONFIDENCES
        assert episode["second"] in KINDS | {""}
        assert len(episode["lines"]) == len(episode["line_numbers"])
