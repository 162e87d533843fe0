"""What is expected of a cache, from what is believed of a drive."""

import pytest

from shingleback.domain.smr.evidence import Confidence, RecordingMethod, Verdict, VerdictReason
from shingleback.monitor.cache.estimator import prior_of


def verdict(recording: RecordingMethod, confidence: Confidence = Confidence.LIKELY, **more: object) -> Verdict:
    return Verdict(recording, confidence, **({"reasons": ()} | more))  # type: ignore[arg-type]


def test_the_surer_a_drive_is_shingled_the_likelier_it_has_a_cache() -> None:
    shingled = [prior_of(verdict(RecordingMethod.DRIVE_MANAGED, sure)).shingled for sure in Confidence]

    assert shingled == sorted(shingled, reverse=True)
    assert min(shingled) > 0.5


def test_the_surer_a_drive_is_conventional_the_likelier_it_has_none() -> None:
    shingled = [prior_of(verdict(RecordingMethod.CONVENTIONAL, sure)).shingled for sure in Confidence]

    assert shingled == sorted(shingled)
    assert 0 < max(shingled) < 0.5


@pytest.mark.parametrize("recording", [RecordingMethod.NO_SIGN_OF_SMR, RecordingMethod.UNKNOWN])
def test_a_drive_of_which_nothing_is_known_may_have_one(recording: RecordingMethod) -> None:
    assert 0.1 < prior_of(verdict(recording)).shingled < 0.5


@pytest.mark.parametrize("recording", [RecordingMethod.HOST_MANAGED, RecordingMethod.NOT_A_HARD_DISK])
def test_what_cannot_have_one_has_none(recording: RecordingMethod) -> None:
    assert prior_of(verdict(recording)).shingled == 0.0


def test_a_published_size_is_nearer_to_the_truth_than_a_guess() -> None:
    published = prior_of(verdict(RecordingMethod.DRIVE_MANAGED, cache_bytes=25_000_000_000))
    guessed = prior_of(verdict(RecordingMethod.DRIVE_MANAGED))

    assert published.capacity_bytes == 25_000_000_000
    assert published.capacity_spread < guessed.capacity_spread
    assert published.takes_all < guessed.takes_all


@pytest.mark.parametrize(
    "more",
    [
        {"reasons": (VerdictReason("trim", RecordingMethod.DRIVE_MANAGED, Confidence.VERY_LIKELY),)},
        {"family": "WD My Passport, Elements (2020 and later)"},
    ],
    ids=["takes TRIM", "made by WD"],
)
def test_drives_that_are_believed_to_translate_take_everything_through_it(more: dict[str, object]) -> None:
    assert prior_of(verdict(RecordingMethod.DRIVE_MANAGED, Confidence.LIKELY, **more)).takes_all > 0.5
