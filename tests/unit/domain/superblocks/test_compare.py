"""Only what differs is told, and what could not be read is no difference."""

from shingleback.domain.errors import FactDifference
from shingleback.domain.formatting.types import ExpectedFact
from shingleback.domain.superblocks.reader import compare

WANTED = (ExpectedFact("metadata", "dup"), ExpectedFact("zoned", 0))


def test_what_is_as_wanted_is_not_told() -> None:
    compared = compare(WANTED, {"metadata": "dup", "zoned": 0, "label": "Papiere"})
    assert (compared.differences, compared.unread) == ((), ())


def test_what_is_not_as_wanted_is_told_with_both_values() -> None:
    compared = compare(WANTED, {"metadata": "single", "zoned": 0})
    assert compared.differences == (FactDifference("metadata", "dup", "single"),)
    assert compared.unread == ()


def test_what_could_not_be_read_is_not_called_a_difference() -> None:
    compared = compare(WANTED, {"zoned": 0})
    assert (compared.differences, compared.unread) == ((), ("metadata",))
