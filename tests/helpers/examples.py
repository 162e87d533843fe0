"""What is tried in each run of the tests is a fixed share of what is tried with `--long`."""

from typing import Any, Final

import pytest
from hypothesis import settings

_SHARE: Final = 4


def share_of(examples: int) -> int:
    """How many random examples are made."""
    return examples // _SHARE if settings().derandomize else examples


def with_long(*cases: Any) -> list[Any]:
    """Further cases of a test."""
    return [pytest.param(case, marks=pytest.mark.long) for case in cases]
