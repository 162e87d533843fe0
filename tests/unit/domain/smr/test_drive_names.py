"""Names that people will try: each has the verdict that its sources give."""

import tomllib
from pathlib import Path

import pytest

from shingleback.domain.smr.evidence import Confidence
from tests.helpers.drive_table import verdict_on

NAMES = tomllib.loads((Path(__file__).parents[3] / "data" / "drives" / "names.toml").read_text(encoding="utf-8"))
TRUTHS = [(name, said) for said, by_source in NAMES.items() for names in by_source.values() for name in names]
VENDORS_OF_SCSI = ("TOSHIBA ", "HITACHI ", "IBM-ESXS ")


def test_the_list_is_not_small_and_names_nothing_twice() -> None:
    assert len({name for name, _ in TRUTHS}) == len(TRUTHS) > 200


@pytest.mark.parametrize(("name", "said"), TRUTHS)
def test_a_well_known_name_has_its_verdict(name: str, said: str) -> None:
    verdict = verdict_on(model=name)

    assert verdict.recording == said, verdict.reasons
    assert verdict.confidence in (Confidence.LIKELY, Confidence.VERY_LIKELY)


@pytest.mark.parametrize(
    ("name", "said"), [(name, said) for name, said in TRUTHS if name.startswith(VENDORS_OF_SCSI) and len(name) < 24]
)
def test_a_name_in_two_parts_has_the_verdict_of_the_whole(name: str, said: str) -> None:
    """As SCSI tells it: the vendor, and 16 letters of the product."""
    vendor, _, product = name.partition(" ")

    assert verdict_on(vendor=vendor, product=product).recording == said
