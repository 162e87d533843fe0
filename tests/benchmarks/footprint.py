"""What each profile's mkfs writes to a drive of 8 TB, and what that means for its bands, compared with plain ext4."""

import tempfile
from pathlib import Path
from typing import Final

import pytest

from shingleback.domain.formatting.profiles import PROFILES
from shingleback.domain.formatting.types import ProfileId, mkfs_words
from tests.benchmarks.ground import CannotRunError
from tests.benchmarks.results import Limit
from tests.benchmarks.trees import MB
from tests.helpers.footprint import Footprint, footprint
from tests.helpers.images import TB, mkfs, needs, sparse

_SIZE_BYTES: Final = 8 * TB
_MAX_TORN: Final = {ProfileId.BTRFS: 11, ProfileId.EXT4: 11, ProfileId.MEDIA: 11}


def measure_footprints(folder: Path, scale: float) -> list[Limit]:
    size_bytes = round(_SIZE_BYTES * scale)
    on_any_drive = [profile for profile in PROFILES.values() if not profile.needs.host_managed]
    limits = [
        limit
        for profile in on_any_drive
        for limit in _limits(
            profile.id,
            _footprint_of(profile.filesystem, mkfs_words(profile), folder, size_bytes),
            _MAX_TORN.get(profile.id),
        )
    ]
    return limits + _limits("ext4 as it comes", _footprint_of("ext4", (), folder, size_bytes), None)


def _footprint_of(filesystem: str, options: tuple[str, ...], parent: Path, size_bytes: int) -> Footprint:
    """Uses an unfilled sparse file. Raises CannotRunError."""
    with tempfile.TemporaryDirectory(dir=parent) as name:
        folder = Path(name)
        try:
            command = [needs(f"mkfs.{filesystem}"), *mkfs(filesystem, options)]
            return footprint(command, sparse(folder / "drive", size_bytes), folder, is_for_show=True)
        except pytest.skip.Exception as reason:
            raise CannotRunError(str(reason)) from None


def _limits(name: str, footprint: Footprint, most_torn: float | None) -> list[Limit]:
    return [
        Limit(f"{name}: bands torn", footprint.torn, most_torn, "bands"),
        Limit(f"{name}: bands written from end to end", footprint.bands - footprint.torn, None, "bands"),
        Limit(f"{name}: written", footprint.bytes / MB, None),
    ]
