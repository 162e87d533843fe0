"""Names that people will look up: each has the verdict of its sources."""

import tomllib
from pathlib import Path

import pytest

from shingleback.domain.smr.evidence import Confidence
from tests.helpers.drive_table import verdict_on

NAMES = tomllib.loads((Path(__file__).parents[3] / "data" / "drives" / "names.toml").read_text(encoding="utf-8"))
TRUTHS = [(name, expected) for expected, by_source in NAMES.items() for names in by_source.values() for name in names]
VENDORS_OF_SCSI = ("TOSHIBA ", "HITACHI ", "IBM-ESXS ")


def test_the_list_is_long_and_has_no_duplicates() -> None:
    assert len({name for name, _ in TRUTHS}) == len(TRUTHS) > 200


@pytest.mark.parametrize(("name", "expected"), TRUTHS)
def test_a_well_known_name_has_its_verdict(name: str, expected: str) -> None:
    verdict = verdict_on(model=name)

    assert verdict.recording == expected, verdict.reasons
    assert verdict.confidence in (Confidence.LIKELY, Confidence.VERY_LIKELY)


@pytest.mark.parametrize(
    ("name", "expected"),
    [(name, expected) for name, expected in TRUTHS if name.startswith(VENDORS_OF_SCSI) and len(name) < 24],
)
def test_a_split_name_has_the_verdict_of_the_whole(name: str, expected: str) -> None:
    """SCSI splits a name into the vendor and 16 characters of the product."""
    vendor, _, product = name.partition(" ")

    assert verdict_on(vendor=vendor, product=product).recording == expected
