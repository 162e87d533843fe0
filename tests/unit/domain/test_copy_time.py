"""The estimates of a copy and of a move cover what owners of such drives saw."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from shingleback.domain.copy_time import CopyEnd, copy_of_drive, move_of_backup
from shingleback.domain.smr.evidence import Confidence, RecordingMethod, Verdict

HOUR_S = 3600
MB, GB, TB = 10**6, 10**9, 10**12
SHINGLED = Verdict(RecordingMethod.DRIVE_MANAGED, Confidence.CERTAIN, (), cache_bytes=25 * GB)
UNKNOWN = Verdict(RecordingMethod.UNKNOWN, Confidence.UNSURE, ())
ENDS = st.builds(
    CopyEnd,
    st.builds(Verdict, st.sampled_from(RecordingMethod), st.sampled_from(Confidence), st.just(())),
    st.sampled_from([None, 12, 480, 5000]),
)
BYTES = st.integers(0, 20 * TB)
FILES = st.integers(0, 10**7)
SEEN_MB_PER_S = {
    "an 8 TB archive drive at its outer edge": (190, None),
    "a 5 TB portable, reading slowly": (103, 5000),
    "a 4 TB portable, reading slowly": (69, 5000),
    "the same behind a hub": (60, 5000),
    "a drive with USB 2": (35, 480),
}


@pytest.mark.parametrize("observation", SEEN_MB_PER_S)
def test_a_copy_as_fast_as_owners_saw_it_takes_as_long_as_estimated(observation: str) -> None:
    mb_per_s, link_mbps = SEEN_MB_PER_S[observation]
    span = copy_of_drive(4 * TB, 4 * TB, [CopyEnd(SHINGLED, link_mbps), CopyEnd(UNKNOWN)])
    assert span.low_s <= 8 * TB / (mb_per_s * MB) <= span.high_s


@given(BYTES, BYTES, st.lists(ENDS, max_size=2), ENDS)
def test_another_end_never_makes_a_copy_faster(copied: int, compared: int, ends: list[CopyEnd], end: CopyEnd) -> None:
    span, with_end = (copy_of_drive(copied, compared, some_ends) for some_ends in (ends, [*ends, end]))
    assert 0 <= span.low_s <= span.high_s
    assert span.low_s <= with_end.low_s
    assert span.high_s <= with_end.high_s


@given(BYTES, FILES, ENDS, ENDS)
def test_a_move_takes_at_least_as_long_as_a_copy_of_as_much(
    bytes_: int, files: int, source: CopyEnd, target: CopyEnd
) -> None:
    move = move_of_backup((bytes_, files), (bytes_, files), source, target)
    copy = copy_of_drive(bytes_, 0, [source])
    assert 0 <= move.low_s <= move.high_s
    assert move.high_s >= copy.high_s


@given(BYTES, FILES, ENDS, ENDS)
def test_what_an_earlier_run_moved_is_only_read_back(bytes_: int, files: int, source: CopyEnd, target: CopyEnd) -> None:
    whole, remaining = (move_of_backup(copied, (bytes_, files), source, target) for copied in ((bytes_, files), (0, 0)))
    assert remaining.high_s <= whole.high_s
    assert remaining.low_s <= whole.low_s
