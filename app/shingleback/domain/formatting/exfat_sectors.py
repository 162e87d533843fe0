"""The sectors of exFAT, which must match those of the drive, or Windows cannot read it.

mkfs.exfat 1.2.6 to 1.2.9 uses the larger physical sectors that most drives have (512e). Since 1.2.3 it accepts a sector
size. Sources: NEWS of exfatprogs, and its issues 277, 309 and 349.
"""

import re
from dataclasses import replace
from typing import Final

from shingleback.domain.formatting.types import MkfsOption, OptionReason, Profile

_EXFAT: Final = "exfat"
_VERSION: Final = re.compile(r"exfatprogs version : (\d+(?:\.\d+)*)")
_TAKES_A_SIZE_SINCE: Final = (1, 2, 3)
_PICKS_WRONG_FROM: Final = (1, 2, 6)
_PICKS_RIGHT_SINCE: Final = (1, 3)
_SECTOR_SIZES: Final = (512, 1024, 2048, 4096)


def exfatprogs_in(printed: str) -> tuple[int, ...]:
    """Parse the output of `mkfs.exfat -V`: (1, 2, 9). Empty for another program, whose -s may mean something else."""
    match = _VERSION.search(printed)
    return tuple(map(int, match[1].split("."))) if match else ()


def picks_wrong_sectors(profile: Profile, exfatprogs: tuple[int, ...]) -> bool:
    """Whether mkfs would choose sectors that Windows may not be able to read."""
    return profile.filesystem == _EXFAT and _PICKS_WRONG_FROM <= exfatprogs < _PICKS_RIGHT_SINCE


def sector_bytes_for_mkfs(profile: Profile, exfatprogs: tuple[int, ...], drive_sector_bytes: int) -> int:
    """The sector size to pass to mkfs; 0 to let mkfs choose, also if it does not accept one."""
    takes_it = (
        profile.filesystem == _EXFAT and exfatprogs >= _TAKES_A_SIZE_SINCE and drive_sector_bytes in _SECTOR_SIZES
    )
    return drive_sector_bytes if takes_it else 0


def with_sectors(profile: Profile, sector_bytes: int) -> Profile:
    """The profile for a drive with these sectors; unchanged if 0."""
    if not sector_bytes:
        return profile
    option = MkfsOption(("-s", str(sector_bytes)), OptionReason.SECTORS_OF_DRIVE)
    return replace(profile, mkfs=(*profile.mkfs, option), sector_bytes=sector_bytes)
