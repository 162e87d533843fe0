"""Every profile, option, limit, reason and obstacle has a text that everyone understands."""

import re

import pytest

from shingleback.domain.formatting.profiles import PROFILES
from shingleback.domain.formatting.types import (
    Missing,
    OptionReason,
    Profile,
    ProfileId,
    ProfileLimit,
    ProfileStatus,
    Recommendation,
    RecommendationReason,
)
from shingleback.messages import formatting
from shingleback.messages.help import everything as explanations
from shingleback.messages.help.topic import Topic
from shingleback.messages.translate import untranslated
from tests.helpers.languages import Language
from tests.unit.messages.help.test_explanations import EXPERT_WORDS

ALL = list(PROFILES.values())
NAMES = [profile.id for profile in ALL]


def check_sentence(text: str) -> None:
    assert text[0].isupper()
    assert text.endswith(".")
    assert "{" not in text
    assert re.findall(EXPERT_WORDS, text, re.IGNORECASE) == []


@pytest.mark.parametrize("profile", ProfileId)
def test_a_profile_has_a_title_and_a_summary(profile: ProfileId) -> None:
    check_sentence(formatting.summary(profile))
    assert len(formatting.summary(profile)) < 125
    assert 0 < len(formatting.title(profile)) < 60


def test_profiles_have_different_titles() -> None:
    assert len({formatting.title(profile) for profile in ProfileId}) == len(ProfileId)


@pytest.mark.parametrize("profile", ALL, ids=NAMES)
def test_the_title_names_the_filesystem(profile: Profile) -> None:
    assert profile.filesystem in formatting.title(profile.id).casefold()


@pytest.mark.parametrize("profile", ALL, ids=NAMES)
def test_profiles_only_linux_can_read_say_so(profile: Profile) -> None:
    is_offered = profile.status is ProfileStatus.OFFERED
    claims_linux_only = "Only Linux" in formatting.summary(profile.id)
    assert claims_linux_only == (is_offered and ProfileLimit.LINUX_ONLY in profile.limits)


@pytest.mark.parametrize("because", OptionReason)
def test_every_option_has_a_reason(because: OptionReason) -> None:
    check_sentence(formatting.why(because))


@pytest.mark.parametrize("limit", ProfileLimit)
def test_every_limit_has_a_sentence(limit: ProfileLimit) -> None:
    check_sentence(formatting.limit(limit))


@pytest.mark.parametrize("reason", RecommendationReason)
def test_every_reason_has_a_sentence(reason: RecommendationReason) -> None:
    check_sentence(formatting.reason(reason))


@pytest.mark.parametrize("profile", ALL, ids=NAMES)
@pytest.mark.parametrize("missing", Missing)
@pytest.mark.parametrize("encrypted", [False, True])
def test_a_missing_requirement_comes_with_its_remedy(profile: Profile, missing: Missing, encrypted: bool) -> None:
    text = formatting.obstacles((missing,), profile, is_encrypted=encrypted)
    assert text.count(". ") >= 1
    check_sentence(text.replace(profile.needs.program, "mke2fs"))  # the only place where people need its name


def test_the_program_and_its_package_are_named() -> None:
    text = formatting.obstacles((Missing.PROGRAM,), PROFILES[ProfileId.EXFAT], is_encrypted=False)
    assert text == "The program mkfs.exfat is not installed. Install the package exfatprogs, then try again."


def test_the_helper_is_not_suggested_where_it_could_not_help() -> None:
    ext4 = PROFILES[ProfileId.EXT4]
    assert "install the helper" in formatting.remedy(Missing.OPTIONS, ext4, is_encrypted=False)
    assert "install the helper" not in formatting.remedy(Missing.OPTIONS, ext4, is_encrypted=True)


def test_a_second_best_recommendation_names_the_better_profile() -> None:
    second = Recommendation(
        ProfileId.BTRFS,
        is_encrypted=False,
        reason=RecommendationReason.SECOND_BEST,
        instead_of=ProfileId.MEDIA,
        missing=(Missing.OPTIONS,),
    )
    text = formatting.recommended(second)
    assert text.startswith("It is the best that this computer can create. Better would be “Large files on Linux")
    assert "UDisks2" in text


def test_every_text_is_translated() -> None:
    def upper(context: str, text: str) -> str:
        assert context == "profiles"
        return text.upper()

    uppercase = Language(upper)

    profile = PROFILES[ProfileId.BTRFS]
    assert formatting.title(profile.id, uppercase) == formatting.title(profile.id, untranslated).upper()
    assert formatting.summary(profile.id, uppercase).isupper()
    assert formatting.why(OptionReason.QUICK, uppercase).isupper()
    assert formatting.limit(ProfileLimit.AGES, uppercase).isupper()
    assert formatting.reason(RecommendationReason.SHARED, uppercase).isupper()


@pytest.mark.parametrize(
    ("query", "topic"),
    [
        ("prepare a drive", Topic.PROFILES),
        ("noatime", Topic.ACCESS_TIMES),
        ("passphrase", Topic.ENCRYPTION),
        ("LUKS", Topic.ENCRYPTION),
        ("ashift", Topic.ZFS),
        ("zfs settings", Topic.ZFS),
        ("ntfs", Topic.OTHER_FILESYSTEMS),
        ("nilfs2", Topic.OTHER_FILESYSTEMS),
    ],
)
def test_terms_about_preparing_find_their_explanation(query: str, topic: Topic) -> None:
    assert explanations.find(query)[0].topic is topic


@pytest.mark.parametrize(
    "setting", ["ashift=12", "recordsize=1M", "compression=zstd", "atime=off", "redundant_metadata=most", "autotrim"]
)
def test_the_advice_for_zfs_is_complete(setting: str) -> None:
    assert setting in explanations.explanation(Topic.ZFS).details
