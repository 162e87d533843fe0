"""What becomes of a measurement: evidence, exports and stored results."""

import csv
import io
import json
import stat
from pathlib import Path
from random import Random

import msgspec.structs
import pytest

from shingleback.domain.drive import Evidence
from shingleback.domain.measurement import Behavior, BehaviorVerdict, Measurement, reason_of
from shingleback.domain.smr.drive_database import parse_table
from shingleback.domain.smr.evidence import Confidence, RecordingMethod
from shingleback.domain.smr.verdict import judge
from shingleback.measuring.measure import as_csv, as_json, shared
from shingleback.measuring.plan import Depth
from shingleback.messages.drive import reason_text
from shingleback.messages.measuring import headline_text, verdict_text
from shingleback.store.drive_records import MeasurementStore, built_in_text
from tests.benchmarks.measuring import measured
from tests.helpers.random_drives import archive

TABLE = parse_table(built_in_text())
UNKNOWN_DISK = Evidence(model="XY0000", rotation_rpm=5400)


def measurement_of(behavior: Behavior, confidence: float = 0.9999, cache_bytes: int = 0) -> Measurement:
    verdict = BehaviorVerdict(behavior=behavior, confidence=confidence, cache_bytes=cache_bytes)
    return Measurement(verdict=verdict, measured_at="2026-11-22T20:00:00+00:00")


@pytest.fixture(scope="module")
def measured_archive() -> Measurement:
    return measured(archive(Random(0)), Depth.QUICK, 0)


def test_an_unknown_drive_gets_its_verdict_from_a_measurement() -> None:
    assert judge(UNKNOWN_DISK, TABLE).recording is RecordingMethod.NO_SIGN_OF_SMR
    verdict = judge(UNKNOWN_DISK, TABLE, measurement_of(Behavior.MEDIA_CACHE, cache_bytes=21_000_000_000))
    assert (verdict.recording, verdict.confidence) == (RecordingMethod.DRIVE_MANAGED, Confidence.VERY_LIKELY)
    assert verdict.cache_bytes == 21_000_000_000
    assert "2026-11-22" in reason_text(verdict.reasons[0])


def test_a_measurement_against_the_table_is_shown_as_a_contradiction() -> None:
    verdict = judge(Evidence(model="ST8000AS0002-1NA17Z"), TABLE, measurement_of(Behavior.CONVENTIONAL))
    assert verdict.recording is RecordingMethod.DRIVE_MANAGED
    assert [reason.code for reason in verdict.against] == ["measured-conventional"]


def test_a_later_measurement_with_less_information_hides_nothing(tmp_path: Path) -> None:
    store = MeasurementStore(tmp_path)
    assert store.newest("drive") is None
    store.add("drive", measurement_of(Behavior.NOT_TOLD))
    assert store.newest("drive") == measurement_of(Behavior.NOT_TOLD)
    for measurement in (
        measurement_of(Behavior.MEDIA_CACHE, cache_bytes=21),
        measurement_of(Behavior.MEDIA_CACHE, 0.999),
        measurement_of(Behavior.NOT_TOLD),
    ):
        store.add("drive", measurement)
    newest = store.newest("drive")
    assert newest is not None
    assert (newest.verdict.confidence, newest.verdict.cache_bytes) == (0.999, 21)
    store.add("drive", measurement_of(Behavior.CONVENTIONAL))
    assert store.newest("drive") == measurement_of(Behavior.CONVENTIONAL)


def test_single_tests_are_not_called_failed_for_not_identifying_the_kind() -> None:
    assert headline_text(measurement_of(Behavior.NOT_TOLD)) == "These tests do not tell which kind of drive it is."
    with_idle_test = msgspec.structs.replace(measurement_of(Behavior.NOT_TOLD), idle_waits_s=[[0.01]])
    assert "could not tell" in headline_text(with_idle_test)


def test_an_unidentified_kind_is_no_evidence() -> None:
    assert reason_of(measurement_of(Behavior.NOT_TOLD)) is None
    assert judge(UNKNOWN_DISK, TABLE, measurement_of(Behavior.NOT_TOLD)) == judge(UNKNOWN_DISK, TABLE)


@pytest.mark.parametrize("behavior", [kind for kind in Behavior if kind is not Behavior.NOT_TOLD])
def test_each_behavior_has_its_sentences_and_none_is_certain(behavior: Behavior) -> None:
    reason = reason_of(measurement_of(behavior))
    assert reason is not None
    assert reason_text(reason)
    assert verdict_text(measurement_of(behavior).verdict)
    assert reason.confidence is not Confidence.CERTAIN


def test_the_verdict_gives_the_figures_of_the_cache() -> None:
    verdict = BehaviorVerdict(
        behavior=Behavior.MEDIA_CACHE, confidence=1.0, cache_bytes=21_000_000_000, cleaned_bytes_per_s=9_000_000.0
    )
    assert verdict_text(verdict).endswith("full after 21.0 GB. While it rests, it makes room at 9.0 MB/s.")


def test_json_has_every_figure_and_csv_one_line_per_figure(measured_archive: Measurement) -> None:
    assert json.loads(as_json(measured_archive))["random_read_s"] == measured_archive.random_read_s
    rows = list(csv.DictReader(io.StringIO(as_csv(measured_archive))))
    assert sum(row["test"] == "sequential-write" for row in rows) == len(measured_archive.write_curve)
    assert sum(row["test"] == "idle" for row in rows) == sum(map(len, measured_archive.idle_waits_s))


def test_a_shared_file_contains_no_date(measured_archive: Measurement) -> None:
    shared_file = shared(measurement_of(Behavior.CONVENTIONAL))
    assert b"2026" not in shared_file
    assert json.loads(shared(measured_archive))["measurement"]["verdict"]["behavior"] == "media-cache"


def test_results_are_stored_per_drive_and_private(measured_archive: Measurement, tmp_path: Path) -> None:
    store = MeasurementStore(tmp_path / "kept")
    store.add("usb/Seagate/NA1", measured_archive)
    store.add("usb/Seagate/NA1", measurement_of(Behavior.NOT_TOLD))
    assert store.of("usb/Seagate/NA1") == [measured_archive, measurement_of(Behavior.NOT_TOLD)]
    assert store.newest("usb/Seagate/NA2") is None
    (file,) = (tmp_path / "kept").iterdir()
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert "Seagate" not in file.name


def test_a_damaged_result_is_ignored_and_replaced(tmp_path: Path) -> None:
    store = MeasurementStore(tmp_path)
    store.add("a", measurement_of(Behavior.NOT_TOLD))
    next(tmp_path.iterdir()).write_bytes(b"\xff{")
    assert store.of("a") == []
    store.add("a", measurement_of(Behavior.CONVENTIONAL))
    assert store.newest("a") == measurement_of(Behavior.CONVENTIONAL)
