"""Every number of a simulated drive has a source, and the documentation agrees with the code."""

import pytest

from shingleback.simulator.presets import PRESETS
from tests.helpers.drive_facts import PAGE, numbers_of, page_with_tables


@pytest.mark.parametrize("name", sorted(PRESETS))
def test_every_number_has_a_source(name: str) -> None:
    preset = PRESETS[name]
    assert set(preset.facts) == set(numbers_of(preset))
    assert all(fact.source for fact in preset.facts.values())


def test_the_documentation_has_the_numbers_of_the_code() -> None:
    """`python -m tests.helpers.drive_facts` updates them."""
    assert page_with_tables() == PAGE.read_text()
