"""Shared measurements are valid, and are replayed through the program's verdict and cache estimate."""

from pathlib import Path
from random import Random

import msgspec.structs
import pytest

from shingleback.domain.measurement import Behavior, Measurement
from shingleback.measuring.measure import SharedMeasurement, shared
from shingleback.measuring.plan import Depth
from shingleback.store.private_files import resource_path
from tests.benchmarks.measuring import measured
from tests.benchmarks.replay import lines, main, matches_replay
from tests.helpers.measurement_replay import replay
from tests.helpers.random_drives import archive, conventional, portable
from tests.helpers.recorded_measurement import archive_in_full
from tests.helpers.shared_measurements import is_named_for, read_shared

BUNDLED = sorted(resource_path("drives/measured").glob("*.json"))


@pytest.fixture(scope="module")
def full() -> Measurement:
    return measured(portable(Random(0)), Depth.FULL, 0)


def published(measurement: Measurement, **changes: object) -> bytes:
    fields: dict[str, object] = {"model": "ST5000LM000-2AN170", "state": "used"} | changes
    return msgspec.json.encode(SharedMeasurement(measurement=measurement, **fields))  # type: ignore[arg-type]


def test_every_bundled_measurement_is_valid_and_named_after_its_model() -> None:
    for file in BUNDLED:
        shared = read_shared(file.read_bytes())
        assert is_named_for(file.stem, shared)
        assert matches_replay(replay(shared.measurement)), file


def test_two_drives_of_a_model_and_a_filled_one_have_separate_files(full: Measurement) -> None:
    used, filled = read_shared(published(full)), read_shared(published(full, model="WD 40/EZ", state="filled"))
    assert is_named_for("ST5000LM000-2AN170-used", used)
    assert is_named_for("ST5000LM000-2AN170-used-2", used)
    assert not is_named_for("ST5000LM000-2AN170-empty", used)
    assert is_named_for("WD_40_EZ-filled", filled)


def test_a_shared_file_is_valid_once_a_person_has_entered_the_model(full: Measurement) -> None:
    with pytest.raises(ValueError, match="which model"):
        read_shared(shared(full))
    assert read_shared(published(full)).measurement == full


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"model": "/home/me"}, "which model"),
        ({"state": "mine"}, "state is none of"),
        ({"format": 2}, "format"),
    ],
)
def test_an_invalid_field_is_named(full: Measurement, changes: dict[str, object], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        read_shared(published(full, **changes))


def test_a_file_with_a_date_or_an_unknown_field_is_refused(full: Measurement) -> None:
    with pytest.raises(ValueError, match="when it was measured"):
        read_shared(published(msgspec.structs.replace(full, measured_at="2026-11-22T20:00:00")))
    with pytest.raises(ValueError, match="serial"):
        read_shared(published(full).replace(b'"format"', b'"serial":"NA1","format"', 1))


def test_times_in_a_file_count_from_the_start_of_the_measurement(full: Measurement) -> None:
    assert 0 <= full.rounds[0].before[0].began_s < full.elapsed_s
    assert full.rounds[-1].after[-1].began_s <= full.elapsed_s


def test_judging_again_gives_the_same_verdict(full: Measurement) -> None:
    replayed = replay(full)
    assert replayed.judged.behavior is Behavior.MEDIA_CACHE
    assert replayed.judged.likelihoods == pytest.approx(replayed.recorded.likelihoods, abs=0.01)


def test_the_estimate_finds_the_measured_cliff_and_then_requests_a_rest(full: Measurement) -> None:
    for cliff in replay(full).cliffs:
        assert 0 < cliff.late_s < 60
        assert cliff.announced_bytes == pytest.approx(cliff.measured_bytes, rel=0.05)
        assert cliff.believed.capacity_bytes == pytest.approx(cliff.measured_bytes, rel=0.2)
        assert cliff.rest_s > 0


def test_the_estimate_finds_the_cliff_of_a_drive_that_stays_fast_with_a_full_cache() -> None:
    """Its writes of 512 KiB still reach 27 MB/s then, as on an ordinary hard disk."""
    large = replay(archive_in_full()).cliffs[0]
    assert 0 < large.late_s < 15
    assert large.believed.capacity_bytes == pytest.approx(large.measured_bytes, rel=0.05)


@pytest.mark.long
def test_the_recorded_measurement_is_what_the_simulator_measures_today() -> None:
    assert measured(archive(Random(0)), Depth.FULL, 0) == archive_in_full()


def test_a_missed_cliff_is_reported(full: Measurement) -> None:
    """The writes after the cliff are made as fast as those before it."""
    even = [msgspec.structs.replace(round_figures, floor_waits_s=[0.001] * 100) for round_figures in full.cache]
    replayed = replay(msgspec.structs.replace(full, cache=even))
    assert not matches_replay(replayed)
    assert any("NOT FOUND" in line for line in lines(replayed))


def test_the_command_reads_shared_and_exported_files(
    full: Measurement, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    shared_file, exported_file = tmp_path / "shared.json", tmp_path / "exported.json"
    shared_file.write_bytes(shared(full))
    exported_file.write_bytes(msgspec.json.encode(measured(conventional(Random(3)), Depth.QUICK, 3)))
    assert main([str(shared_file), str(exported_file)]) == 0
    output = capsys.readouterr().out
    assert "judged now media-cache" in output
    assert "judged now conventional" in output
