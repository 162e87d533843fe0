"""The terminal output of `care`."""

import msgspec.structs
import pytest

from shingleback.cli.output import with_message
from shingleback.cli.text import care_lines, with_texts
from shingleback.protocol.care import CareFinished, CareItem
from shingleback.protocol.events import decode, encode
from shingleback.protocol.result_items import Item, Tally

BALANCE = CareItem(
    action="balance",
    reason="little-unallocated",
    portions=1,
    low_s=60,
    high_s=600,
    busy="busy",
    written_bytes=10**10,
    needs=["helper", "mounted"],
    missing=["helper"],
)
RESULT = CareFinished(outcome="done", exit_code=0, device="/dev/sdb1", filesystem="btrfs")


def test_due_care_has_its_reason_cost_consequence_and_missing_needs() -> None:
    lines = care_lines(msgspec.structs.replace(RESULT, due=(BALANCE,)))
    assert lines[:2] == ["Due for /dev/sdb1:", "  Balance (balance)"]
    text = " ".join(lines)
    for part in ("half empty", "Takes 1 to 10 min", "rewrites up to 10.0 GB", "If you skip this", "helper"):
        assert part in text


def test_the_absence_of_due_care_is_reported_with_the_free_space() -> None:
    result = msgspec.structs.replace(RESULT, room_bytes=10**12, room_limit="space", full_in_s=30 * 86400.0)
    assert care_lines(result) == [
        "Nothing is due for /dev/sdb1.",
        "There is room for 1.0 TB more, besides the space that must stay free.",
        "At this pace it will be full in 30 days.",
    ]


@pytest.mark.parametrize(
    ("performed", "text"),
    [
        ({"action": "check", "is_sound": True}, "The filesystem is sound."),
        ({"action": "check", "is_sound": False}, "before you have it repaired"),
        ({"action": "self-test", "is_sound": True}, "passed its self-test"),
        ({"action": "long-test", "is_sound": False, "test_status": "error_servo"}, "(the heads"),
        ({"action": "long-test", "is_sound": False, "test_status": "known_seg_fail"}, "(the drive does not say why)"),
        ({"action": "trim", "trimmed_bytes": 10**9}, "1.0 GB are free"),
        ({"action": "balance", "freed_bytes": 10**9}, "1.0 GB are unallocated again"),
        ({"action": "gc", "rounds": 32}, "32 sections"),
        ({"action": "read", "parts_done": 3, "checked": Tally(5, 100)}, "3 of 12 portions have been read."),
        ({"action": "read", "errors": 1, "left_out": (Item(path="a/letter", reason="damaged"),)}, "damaged: a/letter"),
    ],
    ids=str,
)
def test_performed_care_is_reported(performed: dict[str, object], text: str) -> None:
    assert text in " ".join(care_lines(msgspec.structs.replace(RESULT, **performed)))


def test_a_refusal_says_why() -> None:
    refused = msgspec.structs.replace(
        RESULT, outcome="usage", exit_code=2, why="care-not-possible", values={"obstacle": "trim-harms", "missing": ""}
    )
    assert "hang under TRIM" in with_message(with_texts(refused)).message
    closed = msgspec.structs.replace(refused, values={"obstacle": "", "missing": "unmounted"})
    assert with_message(with_texts(closed)).message.startswith("Close the drive first")


def test_the_result_round_trips_with_its_sentences() -> None:
    never = (CareItem(action="trim", obstacle="no-trim"),)
    result = with_texts(msgspec.structs.replace(RESULT, due=(BALANCE,), never=never))
    assert decode(encode(result)) == result
    assert all(action.text for action in [*result.due, *result.never])
