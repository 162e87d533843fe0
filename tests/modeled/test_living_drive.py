"""The whole program on a block device that behaves as a shingled drive: what a person sees is true.

The drive works in real time. One backup fills its cache, has to rest, and is disturbed meanwhile; then the drive is
watched while it cleans its cache, and another backup starts.
"""

import json
import random
import time
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from typing import Any, Final

import pytest

from shingleback.domain.monitoring import CacheState, Phase
from shingleback.monitor.recording import Recording
from shingleback.monitor.run_monitor import KnownDrives
from shingleback.protocol.events import DriveState, Event, Watching, decode
from shingleback.store.private_files import Paths
from tests.benchmarks.ground import CannotRunError
from tests.helpers.patience import wait_until
from tests.modeled.living import KEY, RunRecord, backing_up, leave_holes, write_known_model
from tests.modeled.meter import Figures
from tests.modeled.mounted import DriveSpec, ShownDrive, make, mounted, run, shown_drive

pytestmark = [pytest.mark.device, pytest.mark.long]

WANTED: Final = DriveSpec(size_bytes=48_000_000_000, cache=0.008, is_used=True)
CACHE_BYTES: Final = 200_000_000
BELIEVED_GB: Final = 0.3
FILES: Final = 4_000
FILE_BYTES: Final = 128 << 10
ANNOUNCED_S: Final = 10.0


@dataclass(frozen=True)
class MeasuredValues:
    """What was reported about the drive, and the truth: in the first run, after it, and at the start of the second."""

    first: RunRecord
    tidying: CacheState
    truth_then: Figures
    second: RunRecord
    older: Recording | None


@pytest.fixture(scope="module")
def measured(tmp_path_factory: pytest.TempPathFactory) -> Iterator[MeasuredValues]:
    folder = tmp_path_factory.mktemp("living")
    try:
        with shown_drive(folder / "drive", WANTED) as drive:
            make(drive, "ext4")
            run("tune2fs", "-m", "0", drive.device)
            with mounted(drive, "ext4", folder / "point") as point:
                leave_holes(point, hole_kib=128, count=22_000)
                drive.settle()
                drive.control("live")
                drive.control("begin")
                yield run_backups(drive, folder, point / "backup")
    except CannotRunError as error:
        pytest.skip(str(error))


def run_backups(drive: ShownDrive, folder: Path, destination: Path) -> MeasuredValues:
    home, source = folder / "home", small_files(folder / "source")
    write_known_model(home, BELIEVED_GB)
    with backing_up(drive, home, source, destination, "--pace", "30MB/s") as first:
        first.hear("happened", kind="cliff")
        while first.hear("rest")["left_s"] > 17:
            pass
        first.say("pace", pace="gentle")
        first.hear("happened", kind="pace")
        first.say("pause")
        first.hear("state", state="paused")
        first.hear("sampled")
        first.hear("sampled")
        first.say("cancel")
        first.hear("finished")
    known = KnownDrives(Paths.of_user({"HOME": str(home)}))
    tidying, truth_then = watch_after_run(known, first)
    with backing_up(drive, home, source, destination) as second:
        watching = second.hear("watching")
        second.hear("drive")
        older = known.older(Watching(drive=watching["drive"], device=watching["device"], run=watching["run"]))
        second.say("cancel")
        second.hear("finished")
    return MeasuredValues(first, tidying, truth_then, second, older)


def small_files(folder: Path) -> Path:
    folder.mkdir()
    content = random.Random("small").randbytes(FILE_BYTES + FILES)
    for number in range(FILES):
        (folder / f"{number:04}").write_bytes(content[number : number + FILE_BYTES])
    return folder


def watch_after_run(known: KnownDrives, course: RunRecord) -> tuple[CacheState, Figures]:
    """Watches the drive after the run, as the window does: what is believed once it cleans its cache, and the truth
    then.
    """
    watching, state = course.reported("watching")[0], newest_state(course)
    events: list[Event] = []
    sampler = known.sampler(Watching(drive=watching["drive"], device=watching["device"]), state, events.append)
    assert sampler is not None
    elapsed_s = course.events[-1]["elapsed_s"]

    def is_tidying() -> bool:
        sampler.tick_on(elapsed_s + time.monotonic() - began_s)
        return sampler.cache is not None and sampler.cache.phase is Phase.TIDYING

    began_s = time.monotonic()
    wait_until(is_tidying)
    assert sampler.cache is not None
    return sampler.cache, course.drive.figures


def newest_state(course: RunRecord) -> DriveState:
    state = decode(json.dumps(course.reported("drive")[-1]).encode())
    assert isinstance(state, DriveState)
    return state


def phases(course: RunRecord) -> list[str]:
    """The phases in order, without repetitions."""
    reported = [state["phase"] for state in course.reported("drive")]
    return [phase for number, phase in enumerate(reported) if number == 0 or reported[number - 1] != phase]


def samples_between(course: RunRecord, begin_s: float, end_s: float) -> list[dict[str, Any]]:
    """The samples between two moments."""
    return [
        sample for sample in course.reported("sampled") if begin_s <= sample["elapsed_s"] - sample["span_s"] <= end_s
    ]


def moment_s(course: RunRecord, kind: str) -> float:
    return float(course.reported("happened", kind=kind)[0]["elapsed_s"])


def test_the_drive_is_known_by_its_name(measured: MeasuredValues) -> None:
    first, second = (course.reported("watching")[0] for course in (measured.first, measured.second))
    assert first["drive"] == second["drive"] == KEY
    assert (first["run"], second["run"]) == (1, 2)
    assert first["device"] == Path(measured.first.drive.device).name


def test_the_counted_bytes_are_those_that_the_drive_received(measured: MeasuredValues) -> None:
    samples = measured.first.reported("sampled")
    reported_bytes = sum(sample["span_s"] * sample["written_bps"] for sample in samples)
    _, truth = measured.first.truth[-1]
    assert reported_bytes == pytest.approx(truth.written_bytes, rel=0.1)
    assert all(0.9 <= sample["span_s"] < 6 for sample in samples)
    late = [sample for sample in samples if sample["span_s"] >= 3]  # while waiting for the computer's own disk
    assert len(late) <= len(samples) / 20
    assert all(0 <= sample["busy"] <= 1 for sample in samples)
    assert max(sample["write_wait_s"] for sample in samples) > 0.5


def test_the_cliff_is_announced_soon_after_it_is_reached(measured: MeasuredValues) -> None:
    full_s = next(elapsed_s for elapsed_s, truth in measured.first.truth if truth.phase is Phase.FULL)
    assert -1 <= moment_s(measured.first, "cliff") - full_s <= ANNOUNCED_S


def test_the_cache_fills_is_full_and_is_cleaned(measured: MeasuredValues) -> None:
    reported = phases(measured.first)
    assert "filling" in reported[: reported.index("full")]
    assert "tidying" in reported[reported.index("full") :]
    cache = measured.tidying
    assert cache.capacity_low_bytes / 2 < CACHE_BYTES < cache.capacity_high_bytes * 2


def test_a_rest_is_counted_down_while_the_drive_cleans_its_cache(measured: MeasuredValues) -> None:
    begin_s, end_s = moment_s(measured.first, "rest"), moment_s(measured.first, "rest-over")
    left = [rest["left_s"] for rest in measured.first.reported("rest", reason="cache-full")]
    assert left[-1] == 0
    assert all(before - after == pytest.approx(1, abs=0.3) for before, after in pairwise(left[:-1]))
    assert all(sample["written_bps"] == 0 for sample in samples_between(measured.first, begin_s, end_s - 1))
    assert any(truth.phase is Phase.TIDYING for at_s, truth in measured.first.truth if begin_s < at_s <= end_s + 1)


def test_a_pause_ends_a_rest(measured: MeasuredValues) -> None:
    states = [state["state"] for state in measured.first.reported("state")]
    assert states == ["pausing", "paused", "canceling"]
    rests = [rest["left_s"] for rest in measured.first.reported("rest")]
    assert min(left for left in rests if left) > 10


def test_a_change_of_pace_and_a_cancellation_are_obeyed(measured: MeasuredValues) -> None:
    assert measured.first.reported("happened", kind="pace")[0]["values"] == {"pace": "gentle"}
    assert measured.first.events[-1]["outcome"] == "canceled"


def test_cleaning_is_noticed_after_the_run(measured: MeasuredValues) -> None:
    assert measured.truth_then.phase is Phase.TIDYING
    assert measured.tidying.tidy_low_s / 1.5 <= measured.truth_then.owed_s <= measured.tidying.tidy_high_s * 1.5


def test_the_next_run_starts_with_what_was_learned_in_this_one(measured: MeasuredValues) -> None:
    begun, ended = measured.second.reported("drive")[0], newest_state(measured.first)
    assert begun["cliffs"] == ended.cliffs
    assert begun["cache_bytes"] == pytest.approx(ended.cache_bytes, rel=0.3)


def test_the_previous_run_can_be_compared_with_the_next_one(measured: MeasuredValues) -> None:
    older = measured.older
    assert older is not None
    assert len(older) > 5
    assert [moment.kind for moment in older.moments][:2] == ["cliff", "rest"]
