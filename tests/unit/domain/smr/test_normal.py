"""What the owner of a drive can expect from it."""

import pytest

from shingleback.domain.drive import Evidence
from shingleback.domain.monitoring import Normal, habits_of
from shingleback.domain.smr.evidence import Confidence, RecordingMethod, Verdict

NOTHING = Evidence()


def verdict(recording: RecordingMethod) -> Verdict:
    return Verdict(recording, Confidence.LIKELY, ())


@pytest.mark.parametrize("recording", RecordingMethod)
def test_every_drive_has_normal_habits(recording: RecordingMethod) -> None:
    habits = habits_of(verdict(recording), NOTHING)
    assert habits
    assert len(set(habits)) == len(habits)


@pytest.mark.parametrize("recording", [RecordingMethod.DRIVE_MANAGED, RecordingMethod.HOST_AWARE])
def test_a_shingled_drive_slows_down_cleans_up_and_clicks(recording: RecordingMethod) -> None:
    habits = habits_of(verdict(recording), NOTHING)
    assert habits[0] is Normal.SLOWS_DOWN
    assert {Normal.TIDIES_UP, Normal.QUIET_CLICKS, Normal.PAUSES} <= set(habits)


def test_a_drive_without_signs_of_shingling_may_still_be_shingled() -> None:
    for recording in (RecordingMethod.NO_SIGN_OF_SMR, RecordingMethod.UNKNOWN):
        assert Normal.MAY_STILL_BE_SHINGLED in habits_of(verdict(recording), NOTHING)


def test_pauses_and_clicks_are_not_normal_for_a_conventional_drive() -> None:
    habits = set(habits_of(verdict(RecordingMethod.CONVENTIONAL), NOTHING))
    assert not habits & {Normal.PAUSES, Normal.QUIET_CLICKS, Normal.TIDIES_UP, Normal.MAY_STILL_BE_SHINGLED}


@pytest.mark.parametrize("evidence", [Evidence(reported_trim=True), Evidence(discard_max_bytes=4096)])
def test_a_shingled_drive_with_trim_learns_about_deleted_files(evidence: Evidence) -> None:
    assert Normal.HEARS_OF_DELETED in habits_of(verdict(RecordingMethod.DRIVE_MANAGED), evidence)


@pytest.mark.parametrize(
    "evidence", [NOTHING, Evidence(discard_max_bytes=0), Evidence(discard_max_bytes=4096, is_thin=True)]
)
def test_trim_is_not_mentioned_without_evidence(evidence: Evidence) -> None:
    assert Normal.HEARS_OF_DELETED not in habits_of(verdict(RecordingMethod.DRIVE_MANAGED), evidence)


def test_a_drive_without_moving_parts_makes_no_noise() -> None:
    habits = habits_of(verdict(RecordingMethod.NOT_A_HARD_DISK), Evidence(discard_max_bytes=4096))
    assert Normal.NO_MOVING_PARTS in habits
    assert Normal.HEARS_OF_DELETED not in habits
