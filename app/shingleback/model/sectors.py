"""The sectors of exFAT: Windows reads it only where they are those of the drive.

mkfs.exfat 1.2.6 to 1.2.9 takes the larger ones that most drives have inside (512e). It can be told which ones to take
since 1.2.3. Sources: NEWS of exfatprogs, and its issues 277, 309 and 349.
"""

import re
from dataclasses import replace
from typing import Final

from shingleback.model.profile import Because, MkfsOption, Profile

_EXFAT: Final = "exfat"
_VERSION: Final = re.compile(r"exfatprogs version : (\d+(?:\.\d+)*)")
_CAN_BE_TOLD: Final = (1, 2, 3)
_TAKES_OTHERS: Final = ((1, 2, 6), (1, 3))
_POSSIBLE: Final = (512, 1024, 2048, 4096)


def exfatprogs_in(printed: str) -> tuple[int, ...]:
    """From what `mkfs.exfat -V` prints, (1, 2, 9); empty for another program, whose -s may mean something else."""
    found = _VERSION.search(printed)
    return tuple(map(int, found[1].split("."))) if found else ()


def takes_other_sectors(profile: Profile, exfatprogs: tuple[int, ...]) -> bool:
    """Whether Windows may not be able to read what is made without a word about sectors."""
    first, mended = _TAKES_OTHERS
    return profile.filesystem == _EXFAT and first <= exfatprogs < mended


def sectors_to_tell(profile: Profile, exfatprogs: tuple[int, ...], drive_sector_bytes: int) -> int:
    """0 where nothing is to be told, or the program does not understand it."""
    is_told = profile.filesystem == _EXFAT and exfatprogs >= _CAN_BE_TOLD and drive_sector_bytes in _POSSIBLE
    return drive_sector_bytes if is_told else 0


def with_sectors(profile: Profile, sector_bytes: int) -> Profile:
    """As it is for a drive with those sectors; unchanged for 0."""
    if not sector_bytes:
        return profile
    option = MkfsOption(("-s", str(sector_bytes)), Because.SECTORS_OF_DRIVE)
    return replace(profile, mkfs=(*profile.mkfs, option), sector_bytes=sector_bytes)
