"""The kernel's list of quirks of USB storage, as its parameter holds it."""

import pytest

from shingleback.domain.usb_quirks import is_without_uas, with_uas, without_uas

USB = "152d:0578"


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("", "152d:0578:u"),
        ("0bc2:ab24:u", "0bc2:ab24:u,152d:0578:u"),
        ("152d:578:t,0bc2:ab24:u", "152d:0578:tu,152d:578:t,0bc2:ab24:u"),
        ("0bc2:ab24:u,152d:0578:", "152d:0578:u,0bc2:ab24:u,152d:0578:"),
        ("152D:0578:U", "152D:0578:U"),
        ("0x152d:0x578:t", "152d:0578:tu,0x152d:0x578:t"),
        ("152d:0578:u:", "152d:0578:u:"),
    ],
)
def test_uas_is_switched_off_beside_what_the_list_has(before: str, after: str) -> None:
    assert without_uas(before, USB) == after
    assert is_without_uas(after, USB)
    if before != after:
        assert with_uas(after, USB) == before


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("152d:0578:u", ""),
        ("152d:0578:u,0bc2:ab24:u", "0bc2:ab24:u"),
        ("152d:578:tU", "152d:0578:t"),
        ("0bc2:ab24:u", "0bc2:ab24:u"),
        ("152d:0578:u,0bc2:ab24:u,152d:578:tu", "0bc2:ab24:u,152d:0578:t"),
    ],
)
def test_switching_it_on_leaves_the_other_entries_and_flags(before: str, after: str) -> None:
    assert with_uas(before, USB) == after
    assert not is_without_uas(after, USB)


def test_of_two_entries_for_one_device_the_kernel_takes_the_first() -> None:
    assert not is_without_uas("152d:0578:t,152d:0578:u", USB)


@pytest.mark.parametrize("quirks", ["nonsense", ",,", "152d:0578", "1152d:0578:u"])
def test_what_the_kernel_would_not_read_as_an_entry_is_none(quirks: str) -> None:
    assert not is_without_uas(quirks, USB)
