"""How much content may wait in memory, in a real control group."""

import subprocess
import sys

import pytest

from shingleback.engine.restore.memory_room import available_bytes
from tests.helpers.memory_group import memory_group, why_not
from tests.helpers.program import environment

pytestmark = pytest.mark.skipif(bool(why_not()), reason=why_not() or "can be run")

MB = 1 << 20
LIMIT_MB = 200
_PRINT = "from shingleback.engine.restore.memory_room import available_bytes; print(available_bytes())"


def test_the_limit_of_a_group_counts() -> None:
    with memory_group(LIMIT_MB) as group:
        output = subprocess.run(
            group.command([sys.executable, "-c", _PRINT]), env=environment(), check=True, capture_output=True, text=True
        ).stdout

    outside = available_bytes()
    assert outside is not None
    assert outside > LIMIT_MB * MB
    assert LIMIT_MB * MB // 2 < int(output) < LIMIT_MB * MB
