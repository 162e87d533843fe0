"""Every event of a drive has a sentence."""

import pytest

from shingleback.domain.monitoring import Phase, RestReason, RunEvent, RunEventKind
from shingleback.messages.progress import phase_name, sentence, short


@pytest.mark.parametrize("kind", RunEventKind)
def test_each_kind_of_event_has_a_sentence_and_a_short_name(kind: RunEventKind) -> None:
    assert sentence(RunEvent(1, kind, {})).endswith(".")
    assert len(short(kind)) <= 15


@pytest.mark.parametrize("reason", RestReason)
def test_each_reason_for_a_rest_has_its_own_sentence(reason: RestReason) -> None:
    text = sentence(RunEvent(1, RunEventKind.REST, {"reason": reason.value}))
    assert text != sentence(RunEvent(1, RunEventKind.REST, {}))


def test_a_reason_from_a_newer_version_is_ignored() -> None:
    assert sentence(RunEvent(1, RunEventKind.REST, {"reason": "tea"})) == sentence(RunEvent(1, RunEventKind.REST, {}))


@pytest.mark.parametrize(
    ("kind", "values", "part"),
    [
        (RunEventKind.CLIFF, {"capacity_bytes": 20_000_000_000}, "about 20.0 GB"),
        (
            RunEventKind.CLIFF,
            {"capacity_bytes": 45_000_000, "capacity_low_bytes": 20_000_000, "capacity_high_bytes": 60_100_000},
            "it holds 20 to 60 MB.",
        ),
        (RunEventKind.OTHERS, {"bytes_per_s": 12_000_000}, "12.0 MB/s"),
        (RunEventKind.STALL_OVER, {"silent_s": 14.2}, "after 14 s"),
        (RunEventKind.PACE, {"pace": "gentle"}, "gentle"),
    ],
)
def test_a_sentence_contains_its_known_values(
    kind: RunEventKind, values: dict[str, str | int | float], part: str
) -> None:
    assert part in sentence(RunEvent(1, kind, values))


def test_no_two_phases_have_the_same_name() -> None:
    assert len({phase_name(phase) for phase in Phase}) == len(Phase)
