"""Whether a drive can be called so. The label becomes the name of a folder and an argument of mkfs."""

import sys
from dataclasses import replace
from typing import Final

from shingleback.model.errors import UsageError, Why
from shingleback.model.helper_verbs import is_label
from shingleback.model.profile import Profile

_UTF_16_UNIT_BYTES: Final = 2


def check_label(profile: Profile, label: str) -> None:
    """Raises UsageError for one that does not fit, or that would be something else than a name somewhere.

    It begins with a letter or digit, and so is no option, no hidden folder and not empty. Letters that cannot be seen
    are refused: two drives could seem to have one name.
    """
    if is_label(profile, label):
        return
    if not is_label(replace(profile, label_bytes=sys.maxsize), label):
        raise UsageError(Why.LABEL_UNUSABLE, label=label)
    most = profile.label_bytes // _UTF_16_UNIT_BYTES if profile.label_is_utf16 else profile.label_bytes
    raise UsageError(Why.LABEL_TOO_LONG, label=label, most=most)
