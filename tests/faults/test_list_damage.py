"""A damaged list is noticed, or the damage is harmless: on some, or on many with --damaged-lists 100000."""

from pathlib import Path

import pytest

from tests.faults.list_damage import Campaign
from tests.model.whole import quick_folder


def test_no_damage_of_the_list_is_silent(tmp_path: Path, request: pytest.FixtureRequest) -> None:
    count = request.config.getoption("--damaged-lists")
    with quick_folder(tmp_path) as folder:
        campaign = Campaign(folder, seed=1)
        for seed in range(count):
            campaign.try_one(seed)

    figures = campaign.figures
    print(figures)
    assert figures.silent == []
    assert figures.noticed + figures.harmless == figures.cases == count
    assert min(figures.noticed, figures.harmless) > 0
