"""Whether a profile can be made on this computer, and by which road its options reach mkfs.

UDisks2 hands options on since 2.10.0 (`mkfs-args`). Before, it drops them without a word and says that all went well,
so that has to be known beforehand.
"""

from collections.abc import Iterator
from typing import Final

from shingleback.model.preparation import Availability, Capabilities, Missing, Road
from shingleback.model.profile import Profile
from shingleback.model.sectors import takes_other_sectors

TAKES_MKFS_ARGS: Final = (2, 10)


def availability(
    profile: Profile, computer: Capabilities, *, is_host_managed: bool, is_encrypted: bool
) -> Availability:
    """Everything that stands in the way, or else the road."""
    road = _road(profile, computer, is_encrypted=is_encrypted)
    missing = (
        *_of_drive(profile, is_host_managed=is_host_managed),
        *_of_computer(profile, computer),
        *([Missing.ENCRYPTION] if is_encrypted and not (profile.can_be_encrypted and computer.can_encrypt) else []),
        *([Missing.OPTIONS] if road is None else []),
    )
    return Availability(None, missing) if missing else Availability(road)


def _of_drive(profile: Profile, *, is_host_managed: bool) -> Iterator[Missing]:
    if profile.needs.host_managed and not is_host_managed:
        yield Missing.HOST_MANAGED
    if is_host_managed and not profile.needs.host_managed:
        yield Missing.NOT_HOST_MANAGED


def _of_computer(profile: Profile, computer: Capabilities) -> Iterator[Missing]:
    needs = profile.needs
    if not computer.udisks:
        yield Missing.SERVICE
    elif profile.filesystem not in computer.formats:
        yield Missing.PROGRAM
    if computer.modules.isdisjoint(needs.module):
        yield Missing.MODULE
    elif computer.kernel < needs.kernel:
        yield Missing.KERNEL


def _road(profile: Profile, computer: Capabilities, *, is_encrypted: bool) -> Road | None:
    """UDisks2's own way goes before the helper: both ask for an administrator's password, and one part less can fail.

    The helper formats a partition on which there is nothing at all, and so never the inside of an encrypted one.
    """
    if not profile.says_more:
        return Road.ALONE
    if computer.udisks >= TAKES_MKFS_ARGS:
        return Road.MKFS_ARGS
    if computer.has_helper and not is_encrypted:
        return Road.HELPER
    is_bad_without = profile.needs_its_options or takes_other_sectors(profile, computer.exfatprogs)
    return None if is_bad_without else Road.PLAIN
