"""What UDisks2, or the helper, is asked for when the filesystem is made."""

from shingleback.drives.erasing import FormatRequest, Helper
from shingleback.model.preparation import Plan, Road
from shingleback.model.profile import Alone, Profile, mkfs_words


def format_request(plan: Plan, profile: Profile, secret: str | None, helper: Helper) -> FormatRequest:
    """`-E` of mke2fs counts once, the last time: so where options are handed on, UDisks2 must add none of its own."""
    hands_on = plan.road is Road.MKFS_ARGS
    return FormatRequest(
        filesystem=profile.filesystem,
        profile=plan.profile,
        label=plan.label,
        mkfs_args=mkfs_words(profile) if hands_on else (),
        no_discard=not hands_on and any(option.alone is Alone.NO_DISCARD for option in profile.mkfs),
        take_ownership=True,
        secret=secret if plan.is_encrypted else None,
        via_helper=helper if plan.road is Road.HELPER else None,
    )
