"""Each run of the tests tries a fixed share of what `--long` tries."""

from typing import Any, Final

import pytest
from hypothesis import settings

_SHARE: Final = 4


def share_of(examples: int) -> int:
    """The number of random examples."""
    return examples // _SHARE if settings().derandomize else examples


def with_long(*cases: Any) -> list[Any]:
    """Additional cases of a test."""
    return [pytest.param(case, marks=pytest.mark.long) for case in cases]
