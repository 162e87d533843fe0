"""Three answers give one profile, which can be made, and keeps what was asked for."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from shingleback.domain.formatting.profiles import PROFILES
from shingleback.domain.formatting.recommend import availability, recommend
from shingleback.domain.formatting.types import (
    Answers,
    Capabilities,
    Missing,
    ProfileId,
    Reason,
    Recommendation,
    Sharing,
    Sizes,
    Standing,
)
from shingleback.messages import formatting
from tests.unit.domain.formatting.computers import NEW, OLD, OLD_WITH_HELPER, computers

OPEN, SECRET = False, True
LINUX, SHARED = Sharing.LINUX, Sharing.SHARED
MIXED, LARGE = Sizes.MIXED, Sizes.LARGE
ANSWERS = st.builds(Answers, st.sampled_from(Sharing), st.booleans(), st.sampled_from(Sizes))


@pytest.mark.parametrize(
    ("answers", "profile", "reason"),
    [
        (Answers(LINUX, OPEN, MIXED), ProfileId.BTRFS, Reason.BEST_ON_LINUX),
        (Answers(LINUX, OPEN, LARGE), ProfileId.MEDIA, Reason.BEST_FOR_MEDIA),
        (Answers(LINUX, SECRET, MIXED), ProfileId.BTRFS, Reason.BEST_ON_LINUX),
        (Answers(LINUX, SECRET, LARGE), ProfileId.MEDIA, Reason.BEST_FOR_MEDIA),
        (Answers(SHARED, OPEN, MIXED), ProfileId.EXFAT_SMALL, Reason.SHARED),
        (Answers(SHARED, OPEN, LARGE), ProfileId.EXFAT, Reason.SHARED_LARGE),
        (Answers(SHARED, SECRET, MIXED), ProfileId.BTRFS, Reason.ENCRYPTED_IS_NOT_SHARED),
        (Answers(SHARED, SECRET, LARGE), ProfileId.MEDIA, Reason.ENCRYPTED_IS_NOT_SHARED),
    ],
)
def test_on_a_new_computer_every_answer_gets_its_best_profile(
    answers: Answers, profile: ProfileId, reason: Reason
) -> None:
    assert recommend(answers, NEW, is_host_managed=False) == Recommendation(profile, answers.is_encrypted, reason)


def test_where_the_best_is_not_to_be_had_the_second_best_says_so() -> None:
    assert recommend(Answers(sizes=LARGE), OLD, is_host_managed=False) == Recommendation(
        ProfileId.BTRFS, OPEN, Reason.SECOND_BEST, ProfileId.MEDIA, (Missing.OPTIONS,)
    )
    without = replace(NEW, formats=frozenset({"ext4"}))
    assert recommend(Answers(), without, is_host_managed=False) == Recommendation(
        ProfileId.EXT4, OPEN, Reason.SECOND_BEST, ProfileId.BTRFS, (Missing.PROGRAM,)
    )


def test_the_helper_makes_the_best_one_possible() -> None:
    assert recommend(Answers(sizes=LARGE), OLD_WITH_HELPER, is_host_managed=False).profile is ProfileId.MEDIA


@pytest.mark.parametrize("answers", [Answers(), Answers(SHARED), Answers(sizes=LARGE)])
def test_a_drive_with_zones_gets_what_can_write_it(answers: Answers) -> None:
    assert recommend(answers, NEW, is_host_managed=True) == Recommendation(
        ProfileId.ZONED_BTRFS, OPEN, Reason.HOST_MANAGED
    )


def test_where_nothing_fits_it_is_said_what_would() -> None:
    assert recommend(Answers(), replace(NEW, kernel=(6, 6)), is_host_managed=True) == Recommendation(
        None, OPEN, Reason.NOTHING_FITS, ProfileId.ZONED_BTRFS, (Missing.KERNEL,)
    )
    assert recommend(Answers(SHARED), replace(NEW, formats=frozenset({"btrfs"})), is_host_managed=False).missing == (
        Missing.PROGRAM,
    )


def test_who_wants_encryption_is_not_given_a_drive_without() -> None:
    found = recommend(Answers(is_encrypted=True), replace(NEW, can_encrypt=False), is_host_managed=False)
    assert (found.profile, found.missing) == (None, (Missing.ENCRYPTION,))
    assert recommend(Answers(is_encrypted=True), NEW, is_host_managed=True).profile is None


def test_that_wishes_contradict_each_other_is_said_even_when_only_the_second_best_is_to_be_had() -> None:
    found = recommend(Answers(SHARED, SECRET, LARGE), OLD, is_host_managed=False)
    assert found == Recommendation(
        ProfileId.BTRFS, SECRET, Reason.ENCRYPTED_IS_NOT_SHARED, ProfileId.MEDIA, (Missing.OPTIONS,)
    )


@given(ANSWERS, computers(), st.booleans())
def test_every_recommendation_can_be_made_and_keeps_what_was_asked(
    answers: Answers, computer: Capabilities, host_managed: bool
) -> None:
    found = recommend(answers, computer, is_host_managed=host_managed)

    assert found.is_encrypted == answers.is_encrypted
    assert (found.instead_of is None) == (found.missing == ())
    assert (found.profile is None) == (found.reason is Reason.NOTHING_FITS)
    if found.profile is None:
        return
    profile = PROFILES[found.profile]
    assert availability(profile, computer, is_host_managed=host_managed, is_encrypted=found.is_encrypted).road
    assert profile.standing is Standing.OFFERED
    if answers.sharing is SHARED and not answers.is_encrypted and not host_managed:
        assert profile.filesystem == "exfat"


@given(ANSWERS, computers(), st.booleans())
def test_every_recommendation_has_its_sentences(answers: Answers, computer: Capabilities, host_managed: bool) -> None:
    text = formatting.recommended(recommend(answers, computer, is_host_managed=host_managed))
    assert text.endswith(".")
    assert "{" not in text
