"""docs/preparing.md describes every profile."""

from pathlib import Path

import pytest

from shingleback.domain.formatting.profiles import PROFILES
from shingleback.domain.formatting.types import ProfileId, ProfileStatus, mkfs_words

TEXT = (Path(__file__).parents[4] / "docs" / "preparing.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("profile", ProfileId)
def test_every_profile_is_in_the_table_and_offered_ones_have_their_options(profile: ProfileId) -> None:
    (row,) = [line for line in TEXT.splitlines() if line.startswith("| `") and f"`{profile}`" in line.split("|")[1]]
    if PROFILES[profile].status is ProfileStatus.OFFERED:
        assert " ".join(mkfs_words(PROFILES[profile])) == row.split("|")[3].strip(" `")
