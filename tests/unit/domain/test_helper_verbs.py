"""The requests the helper accepts, down to the limits of their values."""

import pytest

from shingleback.domain.formatting.profiles import PROFILES
from shingleback.domain.formatting.types import ProfileId
from shingleback.domain.helper_protocol import VERB_SIGNATURES, Verb, is_label

MIB = 1 << 20
ALLOWED = [
    (Verb.SET_MAX_SECTORS, [[128], [132], [4096]], [[0], [124], [130], [4100]]),
    (Verb.SET_COMMAND_TIMEOUT, [[30], [600]], [[0], [29], [601]]),
    (Verb.SET_WRITE_LIMIT, [[0], [16 * MIB], [4096 * MIB]], [[1], [16 * MIB - 1], [4096 * MIB + 1]]),
    (Verb.KERNEL_LOG, [[1], [5000]], [[0], [5001]]),
    (Verb.SCRUB, [["start"], ["resume"], ["status"], ["cancel"]], [[""], ["Start"]]),
    (Verb.BALANCE, [["start", 0], ["start", 50]], [["start", 51], ["resume", 5]]),
    (Verb.COLLECT_GARBAGE, [[1], [10_000]], [[0], [10_001]]),
    (Verb.MAKE_FILESYSTEM, [["ext4", "Backup"], ["btrfs", "Ünser 1"]], [["ext3", "Backup"], ["ext4", ""], ["", "B"]]),
]


@pytest.mark.parametrize(("verb", "good", "bad"), ALLOWED, ids=[row[0].value for row in ALLOWED])
def test_values_are_accepted_within_their_ranges(verb: Verb, good: list[list[object]], bad: list[list[object]]) -> None:
    is_allowed = VERB_SIGNATURES[verb].is_allowed

    assert [values for values in good if not is_allowed(values)] == []
    assert [values for values in bad if is_allowed(values)] == []


@pytest.mark.parametrize("label", ["-F", "--help", "a/b", "..", " a", "a ", "a\nb", "a\0b", "\u202ea", "x" * 17, "\\n"])
def test_a_label_must_be_a_plain_name(label: str) -> None:
    assert not is_label(PROFILES[ProfileId.EXT4], label)


def test_a_label_for_windows_has_its_own_characters_and_length() -> None:
    exfat = PROFILES[ProfileId.EXFAT]

    assert is_label(exfat, "x" * 11)
    assert not is_label(exfat, "x" * 12)
    assert not is_label(exfat, "a:b")
    assert is_label(PROFILES[ProfileId.EXT4], "a:b")
