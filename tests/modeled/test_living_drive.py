"""The whole way, on a block device that behaves as a shingled drive does: what a person sees is what is so.

The drive takes its time on the wall. One backup fills its cache, has to rest, and is disturbed meanwhile; then the
drive is looked at while it tidies up, and another backup begins.
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
from tests.modeled.living import KEY, Course, backing_up, know_the_model, leave_holes
from tests.modeled.meter import Figures
from tests.modeled.mounted import ShownDrive, Wanted, make, mounted, run, shown_drive

pytestmark = [pytest.mark.device, pytest.mark.long]

WANTED: Final = Wanted(size_bytes=48_000_000_000, cache=0.008, is_used=True)
CACHE_BYTES: Final = 200_000_000
BELIEVED_GB: Final = 0.3
FILES: Final = 4_000
FILE_BYTES: Final = 128 << 10
ANNOUNCED_S: Final = 10.0


@dataclass(frozen=True)
class MeasuredValues:
    """What was seen of the drive, and what was so: in the first run, after it, and when the second one had begun."""

    first: Course
    tidying: CacheState
    truth_then: Figures
    second: Course
    older: Recording | None


@pytest.fixture(scope="module")
def seen(tmp_path_factory: pytest.TempPathFactory) -> Iterator[MeasuredValues]:
    folder = tmp_path_factory.mktemp("living")
    try:
        with shown_drive(folder / "drive", WANTED) as drive:
            make(drive, "ext4")
            run("tune2fs", "-m", "0", drive.device)
            with mounted(drive, "ext4", folder / "point") as point:
                leave_holes(point, hole_kib=128, count=22_000)
                drive.settle()
                drive.tell("live")
                drive.tell("begin")
                yield see(drive, folder, point / "backup")
    except CannotRunError as error:
        pytest.skip(str(error))


def see(drive: ShownDrive, folder: Path, destination: Path) -> MeasuredValues:
    home, source = folder / "home", small_files(folder / "source")
    know_the_model(home, BELIEVED_GB)
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
    tidying, truth_then = look_after(known, first)
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


def look_after(known: KnownDrives, course: Course) -> tuple[CacheState, Figures]:
    """As the window does when the run is over: what is believed once the drive tidies up, and what is so then."""
    watching, state = course.told("watching")[0], newest_state(course)
    told: list[Event] = []
    sampler = known.sampler(Watching(drive=watching["drive"], device=watching["device"]), state, told.append)
    assert sampler is not None
    elapsed_s = course.events[-1]["elapsed_s"]

    def is_tidying() -> bool:
        sampler.tick_on(elapsed_s + time.monotonic() - began_s)
        return sampler.cache is not None and sampler.cache.phase is Phase.TIDYING

    began_s = time.monotonic()
    wait_until(is_tidying)
    assert sampler.cache is not None
    return sampler.cache, course.drive.figures


def newest_state(course: Course) -> DriveState:
    state = decode(json.dumps(course.told("drive")[-1]).encode())
    assert isinstance(state, DriveState)
    return state


def phases(course: Course) -> list[str]:
    """In order, each once where it follows itself."""
    told = [state["phase"] for state in course.told("drive")]
    return [phase for number, phase in enumerate(told) if number == 0 or told[number - 1] != phase]


def counted(course: Course, begin_s: float, end_s: float) -> list[dict[str, Any]]:
    """The looks at the drive that lie between two moments."""
    return [look for look in course.told("sampled") if begin_s <= look["elapsed_s"] - look["span_s"] <= end_s]


def moment_s(course: Course, kind: str) -> float:
    return float(course.told("happened", kind=kind)[0]["elapsed_s"])


def test_the_drive_is_known_by_its_name(seen: MeasuredValues) -> None:
    first, second = (course.told("watching")[0] for course in (seen.first, seen.second))
    assert first["drive"] == second["drive"] == KEY
    assert (first["run"], second["run"]) == (1, 2)
    assert first["device"] == Path(seen.first.drive.device).name


def test_what_is_counted_is_what_the_drive_was_given(seen: MeasuredValues) -> None:
    looks = seen.first.told("sampled")
    told_bytes = sum(look["span_s"] * look["written_bps"] for look in looks)
    _, truth = seen.first.truth[-1]
    assert told_bytes == pytest.approx(truth.written_bytes, rel=0.1)
    assert all(0.9 <= look["span_s"] < 6 for look in looks)
    late = [look for look in looks if look["span_s"] >= 3]  # when the computer's own disk is waited for
    assert len(late) <= len(looks) / 20
    assert all(0 <= look["busy"] <= 1 for look in looks)
    assert max(look["write_wait_s"] for look in looks) > 0.5


def test_the_cliff_is_announced_soon_after_it_was_met(seen: MeasuredValues) -> None:
    full_s = next(elapsed_s for elapsed_s, truth in seen.first.truth if truth.phase is Phase.FULL)
    assert -1 <= moment_s(seen.first, "cliff") - full_s <= ANNOUNCED_S


def test_the_cache_fills_is_full_and_is_tidied_up(seen: MeasuredValues) -> None:
    told = phases(seen.first)
    assert "filling" in told[: told.index("full")]
    assert "tidying" in told[told.index("full") :]
    cache = seen.tidying
    assert cache.capacity_low_bytes / 2 < CACHE_BYTES < cache.capacity_high_bytes * 2


def test_a_rest_is_counted_down_while_the_drive_tidies_up(seen: MeasuredValues) -> None:
    begin_s, end_s = moment_s(seen.first, "rest"), moment_s(seen.first, "rest-over")
    left = [rest["left_s"] for rest in seen.first.told("rest", reason="cache-full")]
    assert left[-1] == 0
    assert all(before - after == pytest.approx(1, abs=0.3) for before, after in pairwise(left[:-1]))
    assert all(look["written_bps"] == 0 for look in counted(seen.first, begin_s, end_s - 1))
    assert any(truth.phase is Phase.TIDYING for at_s, truth in seen.first.truth if begin_s < at_s <= end_s + 1)


def test_a_rest_makes_way_for_a_pause(seen: MeasuredValues) -> None:
    states = [state["state"] for state in seen.first.told("state")]
    assert states == ["pausing", "paused", "canceling"]
    rests = [rest["left_s"] for rest in seen.first.told("rest")]
    assert min(left for left in rests if left) > 10


def test_another_pace_and_the_end_are_heard(seen: MeasuredValues) -> None:
    assert seen.first.told("happened", kind="pace")[0]["values"] == {"pace": "gentle"}
    assert seen.first.events[-1]["outcome"] == "canceled"


def test_after_the_run_the_drive_is_seen_to_tidy_up(seen: MeasuredValues) -> None:
    assert seen.truth_then.phase is Phase.TIDYING
    assert seen.tidying.tidy_low_s / 1.5 <= seen.truth_then.owed_s <= seen.tidying.tidy_high_s * 1.5


def test_the_next_run_begins_with_what_this_one_has_taught(seen: MeasuredValues) -> None:
    begun, ended = seen.second.told("drive")[0], newest_state(seen.first)
    assert begun["cliffs"] == ended.cliffs
    assert begun["cache_bytes"] == pytest.approx(ended.cache_bytes, rel=0.3)


def test_the_run_before_can_be_laid_beside_the_next_one(seen: MeasuredValues) -> None:
    older = seen.older
    assert older is not None
    assert len(older) > 5
    assert [moment.kind for moment in older.moments][:2] == ["cliff", "rest"]
