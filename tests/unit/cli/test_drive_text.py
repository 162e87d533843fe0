"""What the commands about drives say in a terminal."""

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


def done(*drives: DriveItem) -> list[str]:
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
    assert done(DRIVE) == [
        "Seagate Expansion, 8 TB (/dev/sdb)",
        "  This is a shingled drive (SMR, host-managed).",
        "    - The kernel says so.",
    ]


def test_between_two_drives_is_one_empty_line_and_none_at_the_end() -> None:
    lines = done(DRIVE, DRIVE)

    assert lines[3] == ""
    assert lines.count("") == 1


def test_where_reading_writes_to_a_volume_the_way_out_is_told() -> None:
    volume = VolumeItem(device="/dev/sdb1", use="files", mount_points=["/mnt"], access_times="relatime")
    written = done(msgspec.structs.replace(DRIVE, volumes=[volume]))
    assert written[-2].startswith("    Reading writes to it, too")
    assert written[-1] == "    Open it without access times: shingleback mount /dev/sdb1"

    quiet = msgspec.structs.replace(volume, access_times="none")
    assert "Reading" not in "".join(done(msgspec.structs.replace(DRIVE, volumes=[quiet])))
    of_computer = msgspec.structs.replace(DRIVE, volumes=[volume], is_system=True)
    assert "Reading" not in "".join(done(of_computer))


def test_a_volume_is_told_by_what_it_holds_and_where_it_is() -> None:
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

    assert done(msgspec.structs.replace(DRIVE, volumes=volumes))[-2:] == [
        "  /dev/sdb1: ext4 Old, 1.0 GB at /a, /b",
        "  /dev/sdb2: empty, 1.0 GB",
    ]


def test_the_health_is_told_with_its_findings_and_what_to_do() -> None:
    said = text.lines(
        IdentifyFinished(
            outcome="done",
            exit_code=0,
            recording="host-managed",
            confidence="certain",
            reasons=[REASON],
            health=HEALTH,
        )
    )

    assert said[0] == "This is a shingled drive (SMR, host-managed)."
    assert said[-4:] == ["  - The cable.", "  What to do.", "  How it was read.", "  What would help."]


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


def test_of_a_long_episode_the_first_lines_are_shown_and_the_others_counted() -> None:
    lines = diagnosed(episode(*(f"line {number}" for number in range(1_006))))

    assert lines[-2:] == ["   > line 5", "   > and 1,000 more lines"]


def test_the_health_stands_below_what_happened() -> None:
    assert diagnosed(health=HEALTH)[:3] == ["In short.", "", "Health: worth watching"]


@pytest.mark.parametrize("result", [IdentifyFinished, DrivesFinished, DiagnoseFinished])
def test_a_command_that_was_refused_says_nothing_but_why(
    result: type[IdentifyFinished | DrivesFinished | DiagnoseFinished],
) -> None:
    assert text.lines(result(outcome="usage", exit_code=2)) == []


@pytest.mark.parametrize(
    ("what", "expected"),
    [
        (
            "arrived",
            ["Plugged in: Seagate Expansion, 8 TB (/dev/sdb)", "  This is a shingled drive (SMR, host-managed)."],
        ),
        ("changed", ["Changed: Seagate Expansion, 8 TB (/dev/sdb)"]),
        ("left", ["Gone: Seagate Expansion, 8 TB (/dev/sdb)"]),
    ],
)
def test_what_comes_and_goes_is_told_in_short(what: str, expected: list[str]) -> None:
    assert text.news(Plugged(what=what, at=0.0, drive=DRIVE)) == expected


def test_a_service_is_worth_a_word_only_when_it_is_missing() -> None:
    assert text.news(Service(state="there", at=0.0)) == []
    for state in ("absent", "gone", "silent"):
        (sentence,) = text.news(Service(state=state, at=0.0))
        assert "UDisks2" in sentence
