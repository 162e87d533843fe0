"""Two computers take turns on one drive: every version equals the folders of both. `--long` adds more."""

from pathlib import Path

import pytest

from tests.faults.turns import Turns, why_not_here
from tests.helpers.examples import with_long

pytestmark = pytest.mark.device


@pytest.mark.parametrize("seed", [4, *with_long(*range(10, 50))])
def test_every_version_equals_the_folders_of_both_computers(tmp_path: Path, seed: int) -> None:
    if reason := why_not_here():
        pytest.skip(reason)

    turns = Turns(seed, tmp_path, tmp_path / "backup")
    turns.run()

    assert turns.violations == []
    assert turns.counts["versions compared"] > 0
