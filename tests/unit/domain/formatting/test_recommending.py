"""Three answers lead to one profile that can be made and respects the answers."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from shingleback.domain.formatting.profiles import PROFILES
from shingleback.domain.formatting.recommend import availability, recommend
from shingleback.domain.formatting.types import (
    Capabilities,
    FileSizes,
    Missing,
    ProfileId,
    ProfileStatus,
    Recommendation,
    RecommendationReason,
    SetupAnswers,
    Sharing,
)
from shingleback.messages import formatting
from tests.unit.domain.formatting.computers import NEW, OLD, OLD_WITH_HELPER, computers

OPEN, SECRET = False, True
LINUX, SHARED = Sharing.LINUX, Sharing.SHARED
MIXED, LARGE = FileSizes.MIXED, FileSizes.LARGE
ANSWERS = st.builds(SetupAnswers, st.sampled_from(Sharing), st.booleans(), st.sampled_from(FileSizes))


@pytest.mark.parametrize(
    ("answers", "profile", "reason"),
    [
        (SetupAnswers(LINUX, OPEN, MIXED), ProfileId.BTRFS, RecommendationReason.BEST_ON_LINUX),
        (SetupAnswers(LINUX, OPEN, LARGE), ProfileId.MEDIA, RecommendationReason.BEST_FOR_MEDIA),
        (SetupAnswers(LINUX, SECRET, MIXED), ProfileId.BTRFS, RecommendationReason.BEST_ON_LINUX),
        (SetupAnswers(LINUX, SECRET, LARGE), ProfileId.MEDIA, RecommendationReason.BEST_FOR_MEDIA),
        (SetupAnswers(SHARED, OPEN, MIXED), ProfileId.EXFAT_SMALL, RecommendationReason.SHARED),
        (SetupAnswers(SHARED, OPEN, LARGE), ProfileId.EXFAT, RecommendationReason.SHARED_LARGE),
        (SetupAnswers(SHARED, SECRET, MIXED), ProfileId.BTRFS, RecommendationReason.ENCRYPTED_IS_NOT_SHARED),
        (SetupAnswers(SHARED, SECRET, LARGE), ProfileId.MEDIA, RecommendationReason.ENCRYPTED_IS_NOT_SHARED),
    ],
)
def test_on_a_new_computer_all_answers_get_their_best_profile(
    answers: SetupAnswers, profile: ProfileId, reason: RecommendationReason
) -> None:
    assert recommend(answers, NEW, is_host_managed=False) == Recommendation(profile, answers.is_encrypted, reason)


def test_a_second_best_profile_names_the_best_and_what_it_lacks() -> None:
    assert recommend(SetupAnswers(sizes=LARGE), OLD, is_host_managed=False) == Recommendation(
        ProfileId.BTRFS, OPEN, RecommendationReason.SECOND_BEST, ProfileId.MEDIA, (Missing.OPTIONS,)
    )
    without = replace(NEW, formats=frozenset({"ext4"}))
    assert recommend(SetupAnswers(), without, is_host_managed=False) == Recommendation(
        ProfileId.EXT4, OPEN, RecommendationReason.SECOND_BEST, ProfileId.BTRFS, (Missing.PROGRAM,)
    )


def test_the_helper_makes_the_best_profile_possible() -> None:
    assert recommend(SetupAnswers(sizes=LARGE), OLD_WITH_HELPER, is_host_managed=False).profile is ProfileId.MEDIA


def test_without_a_password_a_profile_that_works_without_options_is_recommended() -> None:
    assert recommend(SetupAnswers(may_ask_password=False), NEW, is_host_managed=False).profile is ProfileId.BTRFS
    assert recommend(SetupAnswers(sizes=LARGE, may_ask_password=False), NEW, is_host_managed=False) == Recommendation(
        ProfileId.BTRFS,
        is_encrypted=False,
        reason=RecommendationReason.SECOND_BEST,
        instead_of=ProfileId.MEDIA,
        missing=(Missing.PERMISSION,),
    )


@pytest.mark.parametrize("answers", [SetupAnswers(), SetupAnswers(SHARED), SetupAnswers(sizes=LARGE)])
def test_a_host_managed_drive_gets_a_zoned_profile(answers: SetupAnswers) -> None:
    assert recommend(answers, NEW, is_host_managed=True) == Recommendation(
        ProfileId.ZONED_BTRFS, OPEN, RecommendationReason.HOST_MANAGED
    )


def test_if_no_profile_fits_the_missing_requirement_is_named() -> None:
    assert recommend(SetupAnswers(), replace(NEW, kernel=(6, 6)), is_host_managed=True) == Recommendation(
        None, OPEN, RecommendationReason.NOTHING_FITS, ProfileId.ZONED_BTRFS, (Missing.KERNEL,)
    )
    assert recommend(
        SetupAnswers(SHARED), replace(NEW, formats=frozenset({"btrfs"})), is_host_managed=False
    ).missing == (Missing.PROGRAM,)


def test_encryption_is_never_dropped() -> None:
    recommendation = recommend(SetupAnswers(is_encrypted=True), replace(NEW, can_encrypt=False), is_host_managed=False)
    assert (recommendation.profile, recommendation.missing) == (None, (Missing.ENCRYPTION,))
    assert recommend(SetupAnswers(is_encrypted=True), NEW, is_host_managed=True).profile is None


def test_contradicting_answers_are_reported_even_with_a_second_best_profile() -> None:
    recommendation = recommend(SetupAnswers(SHARED, SECRET, LARGE), OLD, is_host_managed=False)
    assert recommendation == Recommendation(
        ProfileId.BTRFS, SECRET, RecommendationReason.ENCRYPTED_IS_NOT_SHARED, ProfileId.MEDIA, (Missing.OPTIONS,)
    )


@given(ANSWERS, computers(), st.booleans())
def test_every_recommendation_is_available_and_respects_the_answers(
    answers: SetupAnswers, computer: Capabilities, host_managed: bool
) -> None:
    recommendation = recommend(answers, computer, is_host_managed=host_managed)

    assert recommendation.is_encrypted == answers.is_encrypted
    assert (recommendation.instead_of is None) == (recommendation.missing == ())
    assert (recommendation.profile is None) == (recommendation.reason is RecommendationReason.NOTHING_FITS)
    if recommendation.profile is None:
        return
    profile = PROFILES[recommendation.profile]
    assert availability(profile, computer, is_host_managed=host_managed, is_encrypted=recommendation.is_encrypted).route
    assert profile.status is ProfileStatus.OFFERED
    if answers.sharing is SHARED and not answers.is_encrypted and not host_managed:
        assert profile.filesystem == "exfat"


@given(ANSWERS, computers(), st.booleans())
def test_every_recommendation_has_a_complete_sentence(
    answers: SetupAnswers, computer: Capabilities, host_managed: bool
) -> None:
    text = formatting.recommended(recommend(answers, computer, is_host_managed=host_managed))
    assert text.endswith(".")
    assert "{" not in text
