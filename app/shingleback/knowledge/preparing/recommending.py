"""From three answers to one profile, with its reason. What a person asked for is never dropped quietly.

Whoever wants encryption gets it or nothing; of two wishes that contradict each other, the one that protects wins.
"""

from dataclasses import replace
from typing import Final

from shingleback.knowledge.preparing.availability import availability
from shingleback.model.preparation import Answers, Capabilities, Reason, Recommendation, Sharing, Sizes
from shingleback.model.profile import ProfileId
from shingleback.model.profiles import PROFILES

_WITH_ZONES: Final = (ProfileId.ZONED_BTRFS, ProfileId.ZONED_XFS)
_FOR_LARGE_FILES: Final = (ProfileId.MEDIA, ProfileId.BTRFS, ProfileId.EXT4)
_FOR_MIXED_FILES: Final = (ProfileId.BTRFS, ProfileId.EXT4)


def recommend(answers: Answers, computer: Capabilities, *, is_host_managed: bool) -> Recommendation:
    """`instead_of` and `missing` tell what would have been better, and what it lacks here."""
    wanted, reason = _wanted(answers, is_host_managed=is_host_managed)
    best = wanted[0]
    found = {
        profile: availability(
            PROFILES[profile], computer, is_host_managed=is_host_managed, is_encrypted=answers.is_encrypted
        )
        for profile in wanted
    }
    chosen = next((profile for profile in wanted if found[profile].road is not None), None)
    recommendation = Recommendation(chosen, answers.is_encrypted, reason)
    if chosen is best:
        return recommendation
    lacking = replace(recommendation, instead_of=best, missing=found[best].missing)
    if chosen is None:
        return replace(lacking, reason=Reason.NOTHING_FITS)
    return lacking if reason is Reason.ENCRYPTED_IS_NOT_SHARED else replace(lacking, reason=Reason.SECOND_BEST)


def _wanted(answers: Answers, *, is_host_managed: bool) -> tuple[tuple[ProfileId, ...], Reason]:
    """The profiles that serve the answers, the best first."""
    is_large = answers.sizes is Sizes.LARGE
    is_shared = answers.sharing is Sharing.SHARED
    if is_host_managed:
        return _WITH_ZONES, Reason.HOST_MANAGED
    if is_shared and not answers.is_encrypted:
        return ((ProfileId.EXFAT,), Reason.SHARED_LARGE) if is_large else ((ProfileId.EXFAT_SMALL,), Reason.SHARED)
    profiles = _FOR_LARGE_FILES if is_large else _FOR_MIXED_FILES
    if is_shared:
        return profiles, Reason.ENCRYPTED_IS_NOT_SHARED
    return profiles, Reason.BEST_FOR_MEDIA if is_large else Reason.BEST_ON_LINUX
