"""The expected cache of a drive, given the verdict about it."""

import pytest

from shingleback.domain.smr.evidence import Confidence, RecordingMethod, Verdict, VerdictReason
from shingleback.monitor.cache.estimator import prior_of


def verdict(recording: RecordingMethod, confidence: Confidence = Confidence.LIKELY, **changes: object) -> Verdict:
    return Verdict(recording, confidence, **({"reasons": ()} | changes))  # type: ignore[arg-type]


def test_the_surer_the_shingling_the_likelier_a_cache() -> None:
    shingled = [prior_of(verdict(RecordingMethod.DRIVE_MANAGED, sure)).shingled for sure in Confidence]

    assert shingled == sorted(shingled, reverse=True)
    assert min(shingled) > 0.5


def test_the_surer_the_drive_is_conventional_the_less_likely_a_cache() -> None:
    shingled = [prior_of(verdict(RecordingMethod.CONVENTIONAL, sure)).shingled for sure in Confidence]

    assert shingled == sorted(shingled)
    assert 0 < max(shingled) < 0.5


@pytest.mark.parametrize("recording", [RecordingMethod.NO_SIGN_OF_SMR, RecordingMethod.UNKNOWN])
def test_an_unknown_drive_may_have_a_cache(recording: RecordingMethod) -> None:
    assert 0.1 < prior_of(verdict(recording)).shingled < 0.5


@pytest.mark.parametrize("recording", [RecordingMethod.HOST_MANAGED, RecordingMethod.NOT_A_HARD_DISK])
def test_other_kinds_of_drives_have_no_cache(recording: RecordingMethod) -> None:
    assert prior_of(verdict(recording)).shingled == 0.0


def test_a_published_cache_size_has_less_spread_than_a_guess() -> None:
    published = prior_of(verdict(RecordingMethod.DRIVE_MANAGED, cache_bytes=25_000_000_000))
    guessed = prior_of(verdict(RecordingMethod.DRIVE_MANAGED))

    assert published.capacity_bytes == 25_000_000_000
    assert published.capacity_spread < guessed.capacity_spread
    assert published.takes_all < guessed.takes_all


@pytest.mark.parametrize(
    "changes",
    [
        {"reasons": (VerdictReason("trim", RecordingMethod.DRIVE_MANAGED, Confidence.VERY_LIKELY),)},
        {"family": "WD My Passport, Elements (2020 and later)"},
    ],
    ids=["supports TRIM", "made by WD"],
)
def test_drives_with_a_translation_layer_write_everything_through_the_cache(changes: dict[str, object]) -> None:
    assert prior_of(verdict(RecordingMethod.DRIVE_MANAGED, Confidence.LIKELY, **changes)).takes_all > 0.5
