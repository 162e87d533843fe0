"""Only differences are reported, and an unreadable fact is not a difference."""

from shingleback.domain.errors import FactDifference
from shingleback.domain.formatting.types import ExpectedFact
from shingleback.domain.superblocks.reader import compare

EXPECTED = (ExpectedFact("metadata", "dup"), ExpectedFact("zoned", 0))


def test_a_fact_as_expected_is_not_reported() -> None:
    compared = compare(EXPECTED, {"metadata": "dup", "zoned": 0, "label": "Papiere"})
    assert (compared.differences, compared.unread) == ((), ())


def test_a_difference_is_reported_with_both_values() -> None:
    compared = compare(EXPECTED, {"metadata": "single", "zoned": 0})
    assert compared.differences == (FactDifference("metadata", "dup", "single"),)
    assert compared.unread == ()


def test_an_unreadable_fact_is_not_called_a_difference() -> None:
    compared = compare(EXPECTED, {"zoned": 0})
    assert (compared.differences, compared.unread) == ((), ("metadata",))
