"""Chooses a profile from three answers, with its reason and the route of its options.

A request is never dropped silently. If encryption was requested, the result is encrypted or there is none; of two
contradicting requests, the protective one wins.

UDisks2 passes options on to mkfs since 2.10.0 (`mkfs-args`). Older versions drop them silently and report success, so
this must be known beforehand.
"""

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from shingleback.domain.formatting.exfat_sectors import picks_wrong_sectors
from shingleback.domain.formatting.profiles import PROFILES
from shingleback.domain.formatting.types import (
    Availability,
    Capabilities,
    FileSizes,
    Missing,
    OptionRoute,
    PasswordChoice,
    Permission,
    Profile,
    ProfileId,
    Recommendation,
    RecommendationReason,
    SetupAnswers,
    Sharing,
)

TAKES_MKFS_ARGS: Final = (2, 10)
_WITH_ZONES: Final = (ProfileId.ZONED_BTRFS, ProfileId.ZONED_XFS)
_FOR_LARGE_FILES: Final = (ProfileId.MEDIA, ProfileId.BTRFS, ProfileId.EXT4)
_FOR_MIXED_FILES: Final = (ProfileId.BTRFS, ProfileId.EXT4)


def availability(
    profile: Profile,
    computer: Capabilities,
    *,
    is_host_managed: bool,
    is_encrypted: bool,
    may_ask_password: bool = True,
) -> Availability:
    """Either everything that prevents the profile, or the route of its options."""
    route = _route(profile, computer, is_encrypted=is_encrypted, may_ask_password=may_ask_password)
    by_permission = _route_by_permission(computer, is_encrypted=is_encrypted)
    missing = (
        *([Missing.HOST_MANAGED] if profile.needs.host_managed and not is_host_managed else []),
        *([Missing.NOT_HOST_MANAGED] if is_host_managed and not profile.needs.host_managed else []),
        *_of_computer(profile, computer),
        *([Missing.ENCRYPTION] if is_encrypted and not (profile.can_be_encrypted and computer.can_encrypt) else []),
        *([Missing.PERMISSION if by_permission else Missing.OPTIONS] if route is None else []),
    )
    return Availability(None, missing) if missing else Availability(route)


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


def _route(
    profile: Profile, computer: Capabilities, *, is_encrypted: bool, may_ask_password: bool
) -> OptionRoute | None:
    if not profile.needs_extra_options:
        return OptionRoute.ALONE
    by_permission = _route_by_permission(computer, is_encrypted=is_encrypted)
    is_allowed = computer.handing_on is Permission.GRANTED or (
        computer.handing_on is Permission.ASKS and may_ask_password
    )
    if by_permission and is_allowed:
        return by_permission
    return OptionRoute.PLAIN if _is_good_without(profile, computer) else None


def _route_by_permission(computer: Capabilities, *, is_encrypted: bool) -> OptionRoute | None:
    """UDisks2's own route comes first: both ask for an administrator's password, and it has one part fewer to fail.

    The helper only formats an empty partition, so never the inside of an encrypted one.
    """
    if computer.udisks >= TAKES_MKFS_ARGS:
        return OptionRoute.MKFS_ARGS
    return OptionRoute.HELPER if computer.has_helper and not is_encrypted else None


def _is_good_without(profile: Profile, computer: Capabilities) -> bool:
    return not (profile.needs_its_options or picks_wrong_sectors(profile, computer.exfatprogs))


def password_choice(
    profile: Profile, computer: Capabilities, *, is_system: bool, is_encrypted: bool, may_ask_password: bool
) -> PasswordChoice:
    """`is_system`: UDisks2 treats the drive as part of the computer, and asks for a password for any change to it.

    Then leaving out the options would not avoid the password, so that choice is not offered.
    """
    by_permission = _route_by_permission(computer, is_encrypted=is_encrypted)
    if not (profile.needs_extra_options and by_permission and _is_good_without(profile, computer)):
        return PasswordChoice.NONE
    match computer.handing_on:
        case Permission.GRANTED:
            return PasswordChoice.NONE
        case Permission.DENIED:
            return PasswordChoice.DENIED
        case Permission.ASKS if not may_ask_password:
            return PasswordChoice.SPARED
        case Permission.ASKS:
            return PasswordChoice.NONE if is_system else PasswordChoice.OFFERED


def recommend(answers: SetupAnswers, computer: Capabilities, *, is_host_managed: bool) -> Recommendation:
    """Recommend a profile. `instead_of` and `missing` name a better one that is unavailable, and what it lacks here."""
    preferred, reason = _preferred_profiles(answers, is_host_managed=is_host_managed)
    best = preferred[0]
    readiness = {
        profile: availability(
            PROFILES[profile],
            computer,
            is_host_managed=is_host_managed,
            is_encrypted=answers.is_encrypted,
            may_ask_password=answers.may_ask_password,
        )
        for profile in preferred
    }
    chosen = next((profile for profile in preferred if readiness[profile].route is not None), None)
    recommendation = Recommendation(chosen, answers.is_encrypted, reason)
    if chosen is best:
        return recommendation
    lacking = replace(recommendation, instead_of=best, missing=readiness[best].missing)
    if chosen is None:
        return replace(lacking, reason=RecommendationReason.NOTHING_FITS)
    return (
        lacking
        if reason is RecommendationReason.ENCRYPTED_IS_NOT_SHARED
        else replace(lacking, reason=RecommendationReason.SECOND_BEST)
    )


def _preferred_profiles(
    answers: SetupAnswers, *, is_host_managed: bool
) -> tuple[tuple[ProfileId, ...], RecommendationReason]:
    """The profiles that match the answers, best first."""
    is_large = answers.sizes is FileSizes.LARGE
    is_shared = answers.sharing is Sharing.SHARED
    if is_host_managed:
        return _WITH_ZONES, RecommendationReason.HOST_MANAGED
    if is_shared and not answers.is_encrypted:
        return (
            ((ProfileId.EXFAT,), RecommendationReason.SHARED_LARGE)
            if is_large
            else ((ProfileId.EXFAT_SMALL,), RecommendationReason.SHARED)
        )
    profiles = _FOR_LARGE_FILES if is_large else _FOR_MIXED_FILES
    if is_shared:
        return profiles, RecommendationReason.ENCRYPTED_IS_NOT_SHARED
    return profiles, RecommendationReason.BEST_FOR_MEDIA if is_large else RecommendationReason.BEST_ON_LINUX
