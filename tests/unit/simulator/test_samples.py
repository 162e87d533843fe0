"""The demo's home folder is always the same, and lets its drive show everything worth seeing."""

import tempfile
from itertools import pairwise
from pathlib import Path

import pytest
from blake3 import blake3

from shingleback.bootstrap.demo import prepare_demo
from shingleback.domain.errors import UsageError, Why
from shingleback.domain.monitoring import Phase
from shingleback.simulator.demo import demo_folder, home_files, make_demo
from shingleback.simulator.disk import SimulatedDisk
from shingleback.simulator.model import ModelReport
from shingleback.simulator.presets import PRESETS, EngineSizes
from tests.fakes.clock import SleepingClock
from tests.fakes.disks import NoFolder

DEMO = PRESETS["demo"]


def digests(home: Path) -> dict[str, tuple[int, bytes]]:
    """The size and content digest of each file, by path."""
    files = [path for path in home.rglob("*") if path.is_file()]
    return {str(path.relative_to(home)): (path.stat().st_size, blake3(path.read_bytes()).digest()) for path in files}


def test_there_are_thousands_of_files_but_few_bytes() -> None:
    files = list(home_files())

    assert len({file.path for file in files}) == len(files) > 3_000
    assert 2 * sum(file.size_bytes for file in files) < 300_000_000  # each is copied once
    assert sum(file.size_bytes < 5_000 for file in files) > 2_500
    assert sum(file.size_bytes > 10_000_000 for file in files) == 2


def test_the_files_are_in_their_folders_and_always_the_same(tmp_path: Path) -> None:
    plan, second_plan = make_demo(tmp_path / "one"), make_demo(tmp_path / "two")

    assert [source.name for source in plan.sources] == ["Documents", "Music", "Pictures", "Projects", "Videos"]
    home_digests = digests(tmp_path / "one" / "Home")
    assert {path: size for path, (size, _) in home_digests.items()} == {
        file.path: file.size_bytes for file in home_files()
    }
    assert home_digests == digests(tmp_path / "two" / "Home")
    assert len(set(home_digests.values())) > 0.99 * len(home_digests)
    assert list(plan.destination.iterdir()) == []
    assert plan.preset in PRESETS
    assert all(Path(folder).is_relative_to(tmp_path / "two") for folder in second_plan.environment.values())


def test_the_demo_folder_is_always_removed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))

    def stop_in_the_middle() -> None:
        with demo_folder() as folder:
            (folder / "sub").mkdir()
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        stop_in_the_middle()
    assert list(tmp_path.iterdir()) == []


def test_an_unwritable_folder_is_an_error(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(UsageError) as refusal:
        prepare_demo(tmp_path / "file")
    assert refusal.value.why is Why.TARGET_UNWRITABLE


def written_over_time(sizes: EngineSizes) -> list[tuple[float, ModelReport]]:
    """Write the files like the engine does: in slots, with at most two windows in flight."""
    clock = SleepingClock()
    shown: list[tuple[float, ModelReport]] = []
    disk = SimulatedDisk(NoFolder(), DEMO, lambda now: shown.append((clock(), now.reading)), clock, clock.sleep)
    windows: list[list[tuple[int, int, int]]] = [[]]
    for number, file in enumerate(home_files()):
        for offset in range(0, file.size_bytes, sizes.slot_bytes):
            windows[-1].append((number, offset, min(sizes.slot_bytes, file.size_bytes - offset)))
            if sum(part[2] for part in windows[-1]) >= sizes.window_bytes:
                windows.append([])
    for before, window in pairwise([[], *windows]):
        for part in window:
            disk.start_writeback(*part)
        for part in before:
            disk.wait_writeback(*part)
    disk.sync(0)
    return shown


def test_the_demo_shows_a_plateau_a_cliff_and_a_recovery_in_about_a_minute() -> None:
    assert DEMO.engine is not None
    shown = written_over_time(DEMO.engine)

    def rate(begin_s: float, end_s: float) -> float:
        within = [(time_s, reading.written_bytes) for time_s, reading in shown if begin_s <= time_s <= end_s]
        return (within[-1][1] - within[0][1]) / (within[-1][0] - within[0][0])

    full_s = next(time_s for time_s, reading in shown if reading.at(time_s).phase is Phase.FULL)
    end_s = shown[-1][0]
    plateau = rate(0, full_s)
    assert 10 < full_s / DEMO.times < 20
    assert rate(full_s + 10, full_s + 50) < 0.5 * plateau
    assert rate(end_s - 20, end_s) > 0.8 * plateau
    assert 40 < end_s / DEMO.times < 75


def time_to_fill_and_to_tidy(name: str) -> tuple[float, float]:
    """In seconds of the run, with scattered pieces that are not quite adjacent."""
    preset = PRESETS[name]
    model, placement, now_s = preset.model(0.0), preset.placement(), 0.0
    while not model.reading.has_overflowed:
        now_s = model.write(now_s, placement.elsewhere(), preset.habits.heap_bytes * 9 // 10)
    return now_s / preset.times, model.reading.tidy_s / preset.times


def test_everything_is_more_than_thirty_times_as_fast_as_on_the_original() -> None:
    fill_s, tidy_s = time_to_fill_and_to_tidy("demo")
    original_fill_s, original_tidy_s = time_to_fill_and_to_tidy("archive-8tb-like")
    assert original_fill_s > 30 * fill_s
    assert original_tidy_s > 30 * tidy_s
