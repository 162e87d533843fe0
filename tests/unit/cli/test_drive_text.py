"""The terminal output of the commands about drives."""

from typing import Any

import msgspec.structs
import pytest

from shingleback.cli import text
from shingleback.protocol.events import Plugged, Service
from shingleback.protocol.result_items import DriveItem, EpisodeItem, FindingItem, HealthItem, ReasonItem, VolumeItem
from shingleback.protocol.results import DiagnoseFinished, DrivesFinished, IdentifyFinished

REASON = ReasonItem(code="zoned", text="The kernel says so.", says="host-managed", confidence="certain")
DRIVE = DriveItem(
    device="/dev/sdb",
    name="Seagate Expansion",
    size_bytes=8 * 10**12,
    recording="host-managed",
    confidence="certain",
    reasons=[REASON],
)
HEALTH = HealthItem(
    health="watch",
    findings=[FindingItem(code="link-errors", text="The cable.", weighs="watch")],
    access_text="How it was read.",
    remedy="What would help.",
    advice="What to do.",
)


def drive_lines(*drives: DriveItem) -> list[str]:
    return text.lines(DrivesFinished(outcome="done", exit_code=0, drives=list(drives)))


def diagnosed(*episodes: EpisodeItem, health: HealthItem | None = None) -> list[str]:
    return text.lines(
        DiagnoseFinished(outcome="done", exit_code=0, meaning="In short.", episodes=list(episodes), health=health)
    )


def episode(*lines: str, **fields: Any) -> EpisodeItem:
    numbers = list(range(1, len(lines) + 1))
    return EpisodeItem(
        kind="unknown", rule="any", lines=list(lines), line_numbers=numbers, meaning="It happened.", **fields
    )


def test_a_drive_is_named_and_judged_with_its_reasons() -> None:
    assert drive_lines(DRIVE) == [
        "Seagate Expansion, 8 TB (/dev/sdb)",
        "  This is a shingled drive (SMR, host-managed).",
        "    - The kernel says so.",
    ]


def test_an_empty_line_separates_two_drives() -> None:
    lines = drive_lines(DRIVE, DRIVE)

    assert lines[3] == ""
    assert lines.count("") == 1


def test_the_remedy_is_shown_if_reading_writes_to_a_volume() -> None:
    volume = VolumeItem(device="/dev/sdb1", use="files", mount_points=["/mnt"], access_times="relatime")
    written = drive_lines(msgspec.structs.replace(DRIVE, volumes=[volume]))
    assert written[-2].startswith("    Reading writes to it, too")
    assert written[-1] == "    Open it without access times: shingleback mount /dev/sdb1"

    quiet = msgspec.structs.replace(volume, access_times="none")
    assert "Reading" not in "".join(drive_lines(msgspec.structs.replace(DRIVE, volumes=[quiet])))
    of_computer = msgspec.structs.replace(DRIVE, volumes=[volume], is_system=True)
    assert "Reading" not in "".join(drive_lines(of_computer))


def test_a_volume_is_shown_with_its_contents_and_mount_point() -> None:
    volumes = [
        VolumeItem(
            device="/dev/sdb1",
            use="files",
            filesystem="ext4",
            label="Old",
            size_bytes=10**9,
            mount_points=["/a", "/b"],
        ),
        VolumeItem(device="/dev/sdb2", use="empty", size_bytes=10**9),
    ]

    assert drive_lines(msgspec.structs.replace(DRIVE, volumes=volumes))[-2:] == [
        "  /dev/sdb1: ext4 Old, 1.0 GB at /a, /b",
        "  /dev/sdb2: empty, 1.0 GB",
    ]


def test_health_is_shown_with_its_findings_and_advice() -> None:
    result_lines = text.lines(
        IdentifyFinished(
            outcome="done",
            exit_code=0,
            recording="host-managed",
            confidence="certain",
            reasons=[REASON],
            health=HEALTH,
        )
    )

    assert result_lines[0] == "This is a shingled drive (SMR, host-managed)."
    assert result_lines[-4:] == ["  - The cable.", "  What to do.", "  How it was read.", "  What would help."]


def test_an_episode_has_its_lines_and_its_advice() -> None:
    assert diagnosed(episode("one", "two", advice=["Wait.", "Look again."], devices=["sdb", "ata3"])) == [
        "In short.",
        "",
        "1. It happened. (sdb, ata3)",
        "   > one",
        "   > two",
        "   - Wait.",
        "   - Look again.",
    ]


def test_only_the_first_lines_of_a_long_episode_are_shown() -> None:
    lines = diagnosed(episode(*(f"line {number}" for number in range(1_006))))

    assert lines[-2:] == ["   > line 5", "   > and 1,000 more lines"]


def test_health_is_shown_below_the_episodes() -> None:
    assert diagnosed(health=HEALTH)[:3] == ["In short.", "", "Health: worth watching"]


@pytest.mark.parametrize("result", [IdentifyFinished, DrivesFinished, DiagnoseFinished])
def test_a_refused_command_has_no_lines(
    result: type[IdentifyFinished | DrivesFinished | DiagnoseFinished],
) -> None:
    assert text.lines(result(outcome="usage", exit_code=2)) == []


@pytest.mark.parametrize(
    ("event_name", "expected"),
    [
        (
            "arrived",
            ["Plugged in: Seagate Expansion, 8 TB (/dev/sdb)", "  This is a shingled drive (SMR, host-managed)."],
        ),
        ("changed", ["Changed: Seagate Expansion, 8 TB (/dev/sdb)"]),
        ("left", ["Gone: Seagate Expansion, 8 TB (/dev/sdb)"]),
    ],
)
def test_plug_events_are_short(event_name: str, expected: list[str]) -> None:
    assert text.news(Plugged(what=event_name, at=0.0, drive=DRIVE)) == expected


def test_a_service_is_mentioned_only_when_it_is_missing() -> None:
    assert text.news(Service(state="there", at=0.0)) == []
    for state in ("absent", "gone", "silent"):
        (sentence,) = text.news(Service(state=state, at=0.0))
        assert "UDisks2" in sentence
