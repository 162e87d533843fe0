"""Shared measurements are in order, and are replayed through what the program believes of drives."""

from pathlib import Path
from random import Random

import msgspec.structs
import pytest

from shingleback.domain.measurement import Behavior, Measurement
from shingleback.measuring.measure import SharedMeasurement, shared
from shingleback.measuring.plan import Depth
from shingleback.store.private_files import resource_path
from tests.benchmarks.measuring import measured
from tests.benchmarks.replay import is_as_told, lines, main
from tests.helpers.measurement_replay import replay
from tests.helpers.random_drives import archive, conventional, portable
from tests.helpers.recorded_measurement import archive_in_full
from tests.helpers.shared_measurements import is_named_for, read_shared

BUNDLED = sorted(resource_path("drives/measured").glob("*.json"))


@pytest.fixture(scope="module")
def full() -> Measurement:
    return measured(portable(Random(0)), Depth.FULL, 0)


def published(one: Measurement, **changes: object) -> bytes:
    words: dict[str, object] = {"model": "ST5000LM000-2AN170", "state": "used"} | changes
    return msgspec.json.encode(SharedMeasurement(measurement=one, **words))  # type: ignore[arg-type]


def test_every_measured_drive_that_comes_with_the_program_is_in_order_and_named_for_its_model() -> None:
    for file in BUNDLED:
        found = read_shared(file.read_bytes())
        assert is_named_for(file.stem, found)
        assert is_as_told(replay(found.measurement)), file


def test_two_drives_of_a_model_and_one_that_was_filled_have_files_of_their_own(full: Measurement) -> None:
    used, filled = read_shared(published(full)), read_shared(published(full, model="WD 40/EZ", state="filled"))
    assert is_named_for("ST5000LM000-2AN170-used", used)
    assert is_named_for("ST5000LM000-2AN170-used-2", used)
    assert not is_named_for("ST5000LM000-2AN170-empty", used)
    assert is_named_for("WD_40_EZ-filled", filled)


def test_a_shared_file_is_in_order_when_a_person_has_filled_in_the_model(full: Measurement) -> None:
    with pytest.raises(ValueError, match="which model"):
        read_shared(shared(full))
    assert read_shared(published(full)).measurement == full


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"model": "/home/me"}, "which model"),
        ({"state": "mine"}, "state is none of"),
        ({"format": 2}, "format"),
    ],
)
def test_what_is_not_in_order_is_named(full: Measurement, changes: dict[str, object], said: str) -> None:
    with pytest.raises(ValueError, match=said):
        read_shared(published(full, **changes))


def test_a_file_with_a_time_or_with_something_unknown_is_refused(full: Measurement) -> None:
    with pytest.raises(ValueError, match="when it was measured"):
        read_shared(published(msgspec.structs.replace(full, measured_at="2026-11-22T20:00:00")))
    with pytest.raises(ValueError, match="serial"):
        read_shared(published(full).replace(b'"format"', b'"serial":"NA1","format"', 1))


def test_times_in_a_file_begin_with_the_measurement_and_not_with_the_computer(full: Measurement) -> None:
    assert 0 <= full.rounds[0].before[0].began_s < full.elapsed_s
    assert full.rounds[-1].after[-1].began_s <= full.elapsed_s


def test_the_verdict_is_the_same_when_it_is_judged_anew(full: Measurement) -> None:
    found = replay(full)
    assert found.judged.behavior is Behavior.MEDIA_CACHE
    assert found.judged.likelihoods == pytest.approx(found.told.likelihoods, abs=0.01)


def test_the_estimate_finds_the_cliff_that_was_measured_and_then_lets_the_drive_rest(full: Measurement) -> None:
    for one in replay(full).cliffs:
        assert 0 < one.late_s < 60
        assert one.announced_bytes == pytest.approx(one.measured_bytes, rel=0.05)
        assert one.believed.capacity_bytes == pytest.approx(one.measured_bytes, rel=0.2)
        assert one.rest_s > 0


def test_the_estimate_finds_the_cliff_of_a_drive_that_is_still_quick_when_its_cache_is_full() -> None:
    """Writes of 512 KiB still reach 27 MB/s then, as they might on an ordinary hard disk."""
    large = replay(archive_in_full()).cliffs[0]
    assert 0 < large.late_s < 15
    assert large.believed.capacity_bytes == pytest.approx(large.measured_bytes, rel=0.05)


@pytest.mark.long
def test_a_measurement_that_was_recorded_is_what_is_measured_today() -> None:
    assert measured(archive(Random(0)), Depth.FULL, 0) == archive_in_full()


def test_a_cliff_that_a_model_does_not_know_shows(full: Measurement) -> None:
    """As if the writes after it were as quick as those before."""
    even = [msgspec.structs.replace(one, floor_waits_s=[0.001] * 100) for one in full.cache]
    found = replay(msgspec.structs.replace(full, cache=even))
    assert not is_as_told(found)
    assert any("NOT FOUND" in line for line in lines(found))


def test_the_command_reads_shared_and_exported_files(
    full: Measurement, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    one, other = tmp_path / "shared.json", tmp_path / "exported.json"
    one.write_bytes(shared(full))
    other.write_bytes(msgspec.json.encode(measured(conventional(Random(3)), Depth.QUICK, 3)))
    assert main([str(one), str(other)]) == 0
    said = capsys.readouterr().out
    assert "judged now media-cache" in said
    assert "judged now conventional" in said
