"""The name a person types to confirm the drive."""

import string
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from shingleback.domain.drive import Drive
from shingleback.domain.formatting.plan import is_confirmed, short_name

TB = 10**12
NAMES = ["Seagate Expansion HDD", "WD My Passport 25E2", "ST8000AS0002-1NA17Z", "My Book", "東芝 Drive", ""]
SIZES = [0, 64 * 10**9, 500_107_862_016, 8 * TB, 8_001_563_222_016]
SERIALS = st.text(string.ascii_uppercase[:3] + "12 -", max_size=7)


def drive(name: str = "Seagate Expansion", size: int = 8 * TB, serial: str = "NAA1234F2K", node: str = "sdb") -> Drive:
    return Drive(
        key=serial, path=f"/{node}", device=f"/dev/{node}", number=1, name=name, size_bytes=size, serial=serial
    )


@pytest.mark.parametrize(
    ("name", "size", "expected"),
    [
        ("Seagate Expansion HDD", 8_001_563_222_016, "Seagate 8 TB"),
        ("WD My Passport 25E2", 4_000_787_030_016, "WD 4 TB"),
        ("Toshiba MQ04ABF100", 1_500_301_910_016, "Toshiba 1.5 TB"),
        ("Samsung T7", 500_107_862_016, "Samsung 500 GB"),
        ("Intenso", 999_999_999_999, "Intenso 1 TB"),
        ("ST8000AS0002-1NA17Z", 8 * TB, "ST8000AS0002 8 TB"),
        ("WD40NDZW-11BCSS1", 4 * TB, "WD40NDZW 4 TB"),
        ("MQ04UBB400", 4 * TB, "MQ04UBB400 4 TB"),
        ("HUS726T6TALE6L4", 6 * TB, "HUS726T6TALE6L4 6 TB"),
        ("東芝 外付け", 2 * TB, "Drive 2 TB"),
        ("0123-4567", 2 * TB, "0123 2 TB"),
        ("x" * 30, 2 * TB, "Drive 2 TB"),
        ("Seagate", 0, "Seagate"),
    ],
)
def test_a_short_name_begins_as_the_title_does(name: str, size: int, expected: str) -> None:
    assert short_name(drive(name, size), []) == expected


@pytest.mark.parametrize("name", [name for name in NAMES if name.isascii() and name])
def test_the_words_of_a_short_name_are_in_the_title(name: str) -> None:
    assert short_name(drive(name), []).partition(" ")[0] in name


def test_next_to_a_similar_drive_the_end_of_the_serial_number_is_added() -> None:
    first_drive, second_drive = drive(serial="NAA1234F2K", node="sdb"), drive(serial="NAA1239X1Z", node="sdc")
    assert short_name(first_drive, [first_drive, second_drive]) == "Seagate 8 TB 4F2K"
    assert short_name(second_drive, [first_drive, second_drive]) == "Seagate 8 TB 9X1Z"
    assert short_name(first_drive, [first_drive, drive("WD Elements", node="sdd")]) == "Seagate 8 TB"


def test_the_serial_number_is_added_as_far_as_needed() -> None:
    first_drive, second_drive = drive(serial="NAA1-4F2K", node="sdb"), drive(serial="NAA2-4F2K", node="sdc")
    assert short_name(first_drive, [second_drive]) == "Seagate 8 TB 14F2K"


@pytest.mark.parametrize("serial", ["", "123", "NAA1234F2K"])
def test_if_serial_numbers_do_not_help_the_device_name_is_added(serial: str) -> None:
    first_drive, second_drive = drive(serial=serial, node="sdb"), drive(serial=serial, node="sdc")
    assert short_name(first_drive, [second_drive]) == "Seagate 8 TB sdb"


@given(st.lists(st.tuples(st.sampled_from(NAMES), st.sampled_from(SIZES), SERIALS), min_size=1, max_size=6))
def test_no_two_connected_drives_have_the_same_short_name(descriptions: list[tuple[str, int, str]]) -> None:
    drives = [
        drive(*description, node=f"sd{chr(ord('b') + position)}") for position, description in enumerate(descriptions)
    ]
    names = [short_name(named_drive, drives) for named_drive in drives]

    assert len({name.casefold() for name in names}) == len(drives)
    assert all(is_confirmed(name, names[0]) == (name == names[0]) for name in names)
    assert all(name.isascii() and name.isprintable() for name in names)
    assert all(
        short_name(named_drive, [*drives, replace(named_drive, name="Another 3 GB", device="/dev/sdz")])
        for named_drive in drives
    )


@pytest.mark.parametrize(
    "typed", ["Seagate 8 TB 4F2K", "seagate 8tb 4f2k", "seagate8tb4f2k", "  SEAGATE  8   TB 4F2K "]
)
def test_case_and_spaces_do_not_matter(typed: str) -> None:
    assert is_confirmed(typed, "Seagate 8 TB 4F2K")


@pytest.mark.parametrize(
    "typed",
    ["", " ", "Seagate", "Seagate 8 TB", "Seagate 8 TB 4F2", "Seagate 8 TB 4F2\u212a", "yes"],
)
def test_any_other_difference_matters(typed: str) -> None:
    assert not is_confirmed(typed, "Seagate 8 TB 4F2K")


def test_an_empty_name_confirms_nothing() -> None:
    assert not is_confirmed("", "")


def test_a_drive_is_not_compared_with_itself() -> None:
    only_drive = drive()
    assert short_name(replace(only_drive, path="/other"), [only_drive]) == "Seagate 8 TB"
