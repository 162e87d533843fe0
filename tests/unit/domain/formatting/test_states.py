"""In which state a drive is, from what is on it."""

from dataclasses import replace

import pytest

from shingleback.domain.drive import Drive, Use, Volume, identity_of
from shingleback.domain.formatting.plan import state_among
from shingleback.domain.formatting.types import PreparedState
from tests.helpers.plugged_in import EXPANSION, PASSPORT

BEFORE = identity_of(EXPANSION)
PART = Volume(device="/dev/sdb1", number=1, use=Use.EMPTY, partition_uuid="new")


def after(*volumes: Volume) -> Drive:
    return replace(EXPANSION, volumes=volumes)


@pytest.mark.parametrize(
    ("volumes", "state"),
    [
        ((), PreparedState.ERASED),
        ((Volume(device="/dev/sdb", number=1, use=Use.EMPTY),), PreparedState.ERASED),
        ((PART,), PreparedState.PARTITIONED),
        ((replace(PART, use=Use.ENCRYPTED),), PreparedState.ENCRYPTED_LOCKED),
        (
            (
                replace(PART, use=Use.ENCRYPTED),
                Volume(device="/dev/dm-0", number=2, use=Use.EMPTY, inside_of="/dev/sdb1"),
            ),
            PreparedState.ENCRYPTED_LOCKED,
        ),
        (
            (
                replace(PART, use=Use.ENCRYPTED),
                Volume(device="/dev/dm-0", number=2, use=Use.FILES, inside_of="/dev/sdb1"),
            ),
            PreparedState.FORMATTED,
        ),
        ((replace(PART, use=Use.FILES),), PreparedState.FORMATTED),
        (EXPANSION.volumes, PreparedState.UNTOUCHED),
    ],
)
def test_what_is_on_the_drive_says_in_which_state_it_is(volumes: tuple[Volume, ...], state: PreparedState) -> None:
    assert state_among([PASSPORT, after(*volumes)], BEFORE) is state


@pytest.mark.parametrize(
    "drives",
    [[PASSPORT], [replace(EXPANSION, disk_sequence=9)], [replace(EXPANSION, size_bytes=1)], []],
    ids=["it is gone", "it was plugged in again", "it is another one", "nothing is there"],
)
def test_of_a_drive_that_is_not_there_any_more_nothing_is_known(drives: list[Drive]) -> None:
    assert state_among(drives, BEFORE) is PreparedState.UNKNOWN
