"""The preparation state of a drive, judged by its volumes."""

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
def test_the_volumes_decide_the_state(volumes: tuple[Volume, ...], state: PreparedState) -> None:
    assert state_among([PASSPORT, after(*volumes)], BEFORE) is state


@pytest.mark.parametrize(
    "drives",
    [[PASSPORT], [replace(EXPANSION, disk_sequence=9)], [replace(EXPANSION, size_bytes=1)], []],
    ids=["gone", "replugged", "another drive", "no drives"],
)
def test_a_missing_drive_has_an_unknown_state(drives: list[Drive]) -> None:
    assert state_among(drives, BEFORE) is PreparedState.UNKNOWN
