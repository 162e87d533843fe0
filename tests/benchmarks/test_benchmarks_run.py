"""The benchmarks themselves, at a thousandth of their size: the times they measure do not matter here."""

import contextlib
import json
import os
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.benchmarks.__main__ import main
from tests.benchmarks.before import main as before
from tests.benchmarks.cases import CASES, Case, Measured
from tests.benchmarks.ground import CannotRunError, memory_folder, needs_disk, needs_room
from tests.benchmarks.lab import Lab
from tests.benchmarks.results import Limit, Result, Verdict
from tests.benchmarks.tools import CP, RSYNC, SHINGLEBACK, Place, Run, VoidError, check_copy
from tests.benchmarks.trees import HOME, Amount, Part, Shape, amount_in, build, change
from tests.helpers.examples import with_long
from tests.helpers.program import APP

SCALE = 0.001
MEMORY = Path("/dev/shm")
TWO_FOLDERS = Shape("two folders", (Part(2, 3, 5_000), Part(1, 1, 0)))

needs_memory = pytest.mark.skipif(not MEMORY.exists(), reason="needs /dev/shm")
needs_rsync = pytest.mark.skipif(shutil.which("rsync") is None, reason="needs rsync")


@pytest.fixture
def lab(tmp_path: Path) -> Iterator[Lab]:
    with memory_folder(MEMORY) as memory:
        small_lab = Lab(memory, tmp_path, lambda _text: None, pairs=1, scale=SCALE)
        with contextlib.closing(small_lab):
            yield small_lab


def run_case(name: str, lab: Lab) -> Result:
    return next(case for case in CASES if case.name == name).run(lab)


def runs_of(*walls: float) -> list[Run]:
    return [Run(wall_s, wall_s, 0.0) for wall_s in walls]


# restoring


@needs_rsync
@pytest.mark.device
@pytest.mark.parametrize("name", ["verify", *with_long("restore-small", "restore-slow")])
def test_restored_files_are_complete_and_timed_for_all_tools(lab: Lab, name: str) -> None:
    result = run_case(name, lab)
    if result.verdict is Verdict.NOT_RUN:
        pytest.skip(result.remark)
    assert result.verdict is Verdict.NOT_JUDGED, result.remark
    assert {"shingleback", "rsync"} <= set(result.runs)


# trees


def test_a_tree_has_the_files_and_bytes_of_its_shape(tmp_path: Path) -> None:
    build(TWO_FOLDERS, tmp_path / "tree")
    assert amount_in(tmp_path / "tree") == TWO_FOLDERS.amount == Amount(7, 30_000)


def test_a_change_gives_some_files_new_content_of_the_same_size(tmp_path: Path) -> None:
    root = tmp_path / "tree"
    build(TWO_FOLDERS, root)
    before = {path: path.read_bytes() for path in root.rglob("file*")}

    change(TWO_FOLDERS, root, share=0.4, seed=1)

    changed = {path for path, content in before.items() if path.read_bytes() != content}
    assert len(changed) == 2
    assert amount_in(root) == TWO_FOLDERS.amount


def test_a_scaled_tree_has_fewer_folders_or_smaller_files_if_there_is_only_one() -> None:
    small, films, large = HOME.scaled(SCALE).parts
    assert small == Part(1, 100, 4096)
    assert films == Part(1, 10, 4_000_000)
    assert large == Part(1, 1, 300_000)


# results


def test_a_ratio_is_the_median_of_the_pairs() -> None:
    result = Result("small", {"shingleback": runs_of(1.0, 2.0, 9.0), "rsync": runs_of(2.0, 2.0, 10.0)})
    assert result.ratio("rsync") == 0.9
    assert result.ratio("cp") is None


@pytest.mark.parametrize(
    ("at_most", "read_mb", "verdict"),
    [(0.6, 0.5, Verdict.REACHED), (0.4, 0.5, Verdict.MISSED), (0.6, 1.5, Verdict.MISSED)],
    ids=["fast enough", "too slow", "reads too much"],
)
def test_a_case_reaches_its_targets_or_misses_them(at_most: float, read_mb: float, verdict: Verdict) -> None:
    runs = {"shingleback": runs_of(1.0), "rsync": runs_of(2.0)}
    result = Result("unchanged", runs, {"rsync": at_most}, [Limit("read", read_mb, 1.0)])
    assert result.verdict is verdict


def test_an_incomplete_copy_makes_its_time_void(tmp_path: Path) -> None:
    source, place = tmp_path / "tree", Place(tmp_path / "drive", tmp_path / "home")
    build(TWO_FOLDERS, source)
    shutil.copytree(source, place.destination / source.name)
    check_copy(CP, source, place, TWO_FOLDERS.amount)

    next((place.destination / source.name).rglob("file*")).unlink()

    with pytest.raises(VoidError, match="cp copied 6 files"):
        check_copy(CP, source, place, TWO_FOLDERS.amount)


@pytest.mark.parametrize(
    ("trouble", "verdict"), [(CannotRunError, Verdict.NOT_RUN), (VoidError, Verdict.VOID)], ids=["cannot run", "void"]
)
def test_a_case_without_a_result_says_why(lab: Lab, trouble: type[Exception], verdict: Verdict) -> None:
    def measure(_lab: Lab, _tools: object) -> Measured:
        raise trouble("needs a moon")

    result = Case("lunar", "by night", measure).run(lab)
    assert (result.verdict, result.remark) == (verdict, "needs a moon")


# the machine


@needs_memory
def test_a_folder_in_memory_is_no_disk() -> None:
    with pytest.raises(CannotRunError, match="--disk"):
        needs_disk(MEMORY)


def test_too_little_space_is_reported_before_anything_is_made(tmp_path: Path) -> None:
    with pytest.raises(CannotRunError, match=r"needs 1000000\.0 GB"):
        needs_room(tmp_path, 10**15)


# whole cases


@needs_memory
@needs_rsync
def test_first_runs_of_all_tools_are_timed_and_reported(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    figures = tmp_path / "figures.json"
    args = ["small", "--pairs", "1", "--scale", str(SCALE), "--disk", str(tmp_path), "--json", str(figures)]

    assert main(args) == 0

    assert "not judged at this scale" in capsys.readouterr().out
    (result,) = json.loads(figures.read_text())["results"]
    assert {tool for tool, runs in result["runs"].items() if len(runs) == 1} == {"shingleback", "rsync", "cp"}
    assert not list(MEMORY.glob(f"shingleback-benchmark-{os.getpid()}"))
    assert list(tmp_path.iterdir()) == [figures]


@needs_memory
def test_a_terminated_benchmark_leaves_nothing_behind(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "tests.benchmarks", "small", "--scale", "0.1", "--disk", str(tmp_path)]
    with subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True) as benchmark:
        assert benchmark.stderr is not None
        assert any(line.startswith("a run") for line in benchmark.stderr)
        assert (MEMORY / f"shingleback-benchmark-{benchmark.pid}").exists()
        benchmark.terminate()
        benchmark.stderr.read()

    assert benchmark.returncode == 128 + signal.SIGTERM
    assert not (MEMORY / f"shingleback-benchmark-{benchmark.pid}").exists()
    assert list(tmp_path.iterdir()) == []


@needs_memory
@pytest.mark.device
def test_several_cases_are_compared_with_an_earlier_program(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    if os.geteuid() != 0:
        pytest.skip("needs root, to mount filesystems")
    args = [str(APP.parent), "small", "unchanged", "--pairs", "1", "--scale", str(SCALE), "--disk", str(tmp_path)]

    assert before(args) == 0

    assert [line.split(":")[0] for line in capsys.readouterr().out.splitlines()] == ["small", "unchanged"]
    assert list(tmp_path.iterdir()) == []


@needs_memory
@needs_rsync
@pytest.mark.device
@pytest.mark.long
def test_second_runs_find_nothing_new_and_then_a_change(lab: Lab) -> None:
    for name in ("unchanged", "changed"):
        result = run_case(name, lab)
        if result.verdict is Verdict.NOT_RUN:
            pytest.skip(result.remark)
        assert result.verdict is Verdict.NOT_JUDGED, result.remark
        assert set(result.runs) == {SHINGLEBACK.name, RSYNC.name}


@needs_memory
@pytest.mark.device
@pytest.mark.long
def test_the_memory_of_all_processes_is_counted(lab: Lab) -> None:
    result = run_case("memory-1m", lab)
    if result.verdict is Verdict.NOT_RUN:
        pytest.skip(result.remark)
    shared_once, resident = result.limits
    assert 10 < shared_once.value < resident.value


@needs_memory
def test_watching_the_drives_costs_nothing_while_nothing_happens(lab: Lab) -> None:
    lab.idle_s = 0.5
    result = run_case("drives", lab)
    if result.verdict is Verdict.NOT_RUN:
        pytest.skip(result.remark)
    figures = {limit.what: limit.value for limit in result.limits}
    assert figures["woken up in 0.5 idle seconds"] == 0
    assert 0 < figures["plug to event in the window, median"] < 1000
    assert figures["memory of the watching process"] > 10


@needs_memory
def test_the_writes_of_each_profile_are_counted(lab: Lab) -> None:
    lab.scale = 0.01
    result = run_case("footprint", lab)
    if result.verdict is Verdict.NOT_RUN:
        pytest.skip(result.remark)
    torn = {limit.what: limit.value for limit in result.limits if limit.unit == "bands"}
    assert 1 < torn["ext4: bands torn"] < torn["ext4 as it comes: bands torn"]


@needs_memory
@pytest.mark.long
def test_the_program_in_the_tray_sleeps(lab: Lab) -> None:
    lab.idle_s = 0.5
    result = run_case("tray", lab)
    if result.verdict is Verdict.NOT_RUN:
        pytest.skip(result.remark)
    figures = {limit.what: limit.value for limit in result.limits}
    assert figures["woken up in 0.5 idle seconds"] < 20
    assert 20 < figures["memory, shared pages as a part"] <= figures["memory, shared pages as a whole"]


@pytest.mark.long
def test_lists_of_ten_thousand_rows_scroll_as_fast_as_those_of_a_hundred(lab: Lab) -> None:
    result = run_case("scrolling", lab)
    assert {limit.what for limit in result.limits if limit.unit == "times" and limit.value > 3} == set()


@needs_memory
@pytest.mark.long
def test_the_live_graph_reports_how_long_a_window_waits(lab: Lab) -> None:
    lab.idle_s = 1
    result = run_case("graph", lab)
    if result.verdict is Verdict.NOT_RUN:
        pytest.skip(result.remark)
    figures = {limit.what: limit.value for limit in result.limits}
    assert figures["a backup in the demo: 99 of 100 frames follow within"] >= 5
    assert 0 < figures["36 points, ten updates a second: of one core"] < 100


@needs_memory
@pytest.mark.device
@pytest.mark.long
def test_browsing_a_large_backup_is_compared_with_a_small_one(lab: Lab) -> None:
    lab.scale = 0.005
    result = run_case("past", lab)
    if result.verdict is Verdict.NOT_RUN:
        pytest.skip(result.remark)
    assert result.verdict is Verdict.NOT_JUDGED, result.remark
    figures = {limit.what: limit.value for limit in result.limits}
    assert figures["a folder: read from the drive"] < figures["a folder, for the first time: read from the drive"]
    assert figures["a folder: of the time with 1,000 files"] > 0


@needs_memory
@pytest.mark.long
def test_opening_folders_is_compared_with_a_process_for_each(lab: Lab) -> None:
    result = run_case("looking", lab)
    assert result.verdict is Verdict.NOT_JUDGED, result.remark
    *_, ratio = result.limits
    assert 0 < ratio.value < 1


@pytest.mark.device
@pytest.mark.long
def test_the_start_after_many_runs_is_compared_with_that_after_few(lab: Lab) -> None:
    result = run_case("years", lab)
    if result.verdict is Verdict.NOT_RUN:
        pytest.skip(result.remark)
    figures = {limit.what: limit.value for limit in result.limits}
    assert figures["after 100 runs: segments"] == 100
    assert figures["after 100 runs, merged: segments"] < 40
    assert figures["after 100 runs, merged: manifest"] < figures["after 100 runs: manifest"]


@pytest.mark.long
def test_the_start_is_compared_with_an_empty_window(lab: Lab) -> None:
    lab.idle_s = 1
    result = run_case("start", lab)
    if result.verdict is Verdict.NOT_RUN:
        pytest.skip(result.remark)
    figures = {limit.what: limit.value for limit in result.limits}
    assert figures["its first page is to be seen"] > figures["the window is to be seen"] > 0.5
    assert figures["memory of the window"] > 1
