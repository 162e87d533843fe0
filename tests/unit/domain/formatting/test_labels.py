"""Which names a drive may have: those that every one of its filesystems can store, and nothing else."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from shingleback.domain.errors import UsageError, Why
from shingleback.domain.formatting.plan import check_label
from shingleback.domain.formatting.profiles import PROFILES
from shingleback.domain.formatting.types import Profile, ProfileId

PROFILE = st.sampled_from(list(PROFILES.values()))


def refused(profile: ProfileId, label: str) -> UsageError:
    with pytest.raises(UsageError) as refusal:
        check_label(PROFILES[profile], label)
    return refusal.value


@pytest.mark.parametrize("label", ["Backup", "My backup 2", "Sicherung-Süd", "備份", "8TB"])
def test_ordinary_names_are_accepted(label: str) -> None:
    check_label(PROFILES[ProfileId.BTRFS], label)
    check_label(PROFILES[ProfileId.EXFAT], label[:11])


@pytest.mark.parametrize(
    ("profile", "longest", "most"),
    [
        (ProfileId.EXT4, "a" * 16, 16),
        (ProfileId.EXT4, "ü" * 8, 16),
        (ProfileId.XFS, "a" * 12, 12),
        (ProfileId.EXFAT, "ü" * 11, 11),
        (ProfileId.NTFS, "a" * 32, 32),
        (ProfileId.BTRFS, "a" * 255, 255),
    ],
)
def test_a_label_may_be_as_long_as_the_filesystem_allows(profile: ProfileId, longest: str, most: int) -> None:
    check_label(PROFILES[profile], longest)
    error = refused(profile, longest + "a")
    assert (error.why, error.values["most"]) == (Why.LABEL_TOO_LONG, most)


@pytest.mark.parametrize(
    "label",
    [
        *("", " ", "-L", "--help", ".hidden", "..", "a/b", "a\\b", " a", "a ", "a\nb", "a\0b", "a\u202eb", "a\u200db"),
        *("a\u00a0b", "a\udc80b", "\U000e0041"),
    ],
    ids=ascii,
)
def test_a_text_that_is_no_plain_name_is_refused(label: str) -> None:
    assert refused(ProfileId.BTRFS, label).why is Why.LABEL_UNUSABLE


@pytest.mark.parametrize("label", ["a:b", "a*", "what?", 'a"b', "a<b", "a|b"])
def test_characters_windows_forbids_are_refused_on_shared_drives(label: str) -> None:
    assert refused(ProfileId.EXFAT, label).why is Why.LABEL_UNUSABLE
    check_label(PROFILES[ProfileId.BTRFS], label)


@given(PROFILE, st.text(max_size=40))
def test_an_accepted_label_is_one_argument_and_one_file_name_that_fits(profile: Profile, label: str) -> None:
    try:
        check_label(profile, label)
    except UsageError:
        return
    encoding = "utf-16-le" if profile.label_is_utf16 else "utf-8"
    assert 0 < len(label.encode(encoding)) <= profile.label_bytes
    assert label[0] not in "-."
    assert "/" not in label
    assert label.isprintable()
