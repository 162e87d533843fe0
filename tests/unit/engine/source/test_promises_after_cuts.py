"""Whenever a run is interrupted, every version can be restored at once, and the next run completes the copy."""

import itertools
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

import pytest

from shingleback.engine.drive.commit import Commit
from shingleback.engine.source.copy_context import Limits
from tests.helpers.promises import PowerCut, Promises, RunCutter, change_computer, keep_index, lose_index, tree_state
from tests.helpers.workshop import Workshop

ONE_BY_ONE = Limits(bytes=1, files=1)


@pytest.fixture
def scissors(monkeypatch: pytest.MonkeyPatch) -> RunCutter:
    return RunCutter(monkeypatch)


@pytest.fixture
def promises(workshop: Workshop) -> Promises:
    return Promises(workshop)


def cut_points(folder: Path) -> Iterator[tuple[int, Promises]]:
    """Numbers of steps before a cut, each with a workshop of its own."""
    for number in itertools.count():
        (folder / f"{number}").mkdir()
        yield number, Promises(Workshop(folder / f"{number}"))


def cut_everywhere(
    folder: Path,
    scissors: RunCutter,
    scripts: list[str],
    *,
    before_next: Callable[[Workshop], None] = keep_index,
    meanwhile: str = "",
    limits: Limits | None = None,
) -> None:
    """Replays a history and cuts its last run once at each step; `meanwhile` runs before the next backup."""
    limits = limits or Limits()
    for number, promises in cut_points(folder):
        for script in scripts[:-1]:
            promises.backup(script)
        promises.sh(scripts[-1])
        if not scissors.cut(partial(promises.workshop.backup, limits=limits), steps=number):
            return
        promises.check_versions_now()
        promises.before_run = before_next
        promises.backup(meanwhile)
        promises.check_versions()


HISTORIES = {
    "two folders swap names": ["mkdir a b; echo 1 >a/1; echo 2 >b/2", "mv a t; mv b a; mv t b"],
    "a chain of renames to taken names": [
        "mkdir a b c; echo 1 >a/f; echo 22 >b/f; echo 333 >c/f",
        "rm -r a; mv b a; mv c b; echo 4444 >c",
    ],
    "a folder moves down and one inside it moves up": [
        "mkdir -p F/G A Z1; echo 1 >F/f; echo 2 >F/G/g",
        "mv F A/F2; mv A/F2/G Z1/H",
    ],
    "types change": ["mkdir d; echo 1 >d/f; echo 22 >f; ln -s f s", "mv d t; mv f d; mv s f; mv t s"],
    "files are replaced, renamed and removed": [
        "echo 1 >a; echo 22 >b; echo 333 >c",
        "mv a d; echo 4444 >b; rm c; mv d c",
    ],
    "a file has several hard links": ["echo 1 >a; ln a b; mkdir d", "ln a d/c; mv b d/b; ln -s a s; ln s d/s"],
    "a parent and its child swap places": ["mkdir -p a/b; echo 1 >a/f; echo 2 >a/b/f", "mv a/b t; mv a t/b; mv t a"],
}


@pytest.mark.parametrize("scripts", HISTORIES.values(), ids=HISTORIES)
def test_a_run_is_cut_before_each_change_of_a_name(scripts: list[str], tmp_path: Path, scissors: RunCutter) -> None:
    cut_everywhere(tmp_path, scissors, scripts)


@pytest.mark.parametrize("before_next", [lose_index, change_computer])
def test_a_cut_run_is_continued_from_the_manifest_alone(
    before_next: Callable[[Workshop], None], tmp_path: Path, scissors: RunCutter
) -> None:
    cut_everywhere(tmp_path, scissors, HISTORIES["a chain of renames to taken names"], before_next=before_next)


def test_after_a_cut_everything_is_renamed_back(tmp_path: Path, scissors: RunCutter) -> None:
    scripts = HISTORIES["two folders swap names"]
    cut_everywhere(tmp_path, scissors, scripts, meanwhile="mv a t; mv b a; mv t b")


def test_after_a_cut_everything_is_removed(tmp_path: Path, scissors: RunCutter) -> None:
    scripts = HISTORIES["a folder moves down and one inside it moves up"]
    cut_everywhere(tmp_path, scissors, scripts, meanwhile="rm -r *; echo nothing else >left")


def test_a_recovery_can_be_cut_too(tmp_path: Path, scissors: RunCutter) -> None:
    before, after = HISTORIES["a chain of renames to taken names"]
    for number, promises in cut_points(tmp_path):
        promises.backup(before)
        promises.sh(after)
        if not scissors.cut(promises.workshop.backup, steps=3):
            raise AssertionError("there are more steps")
        is_cut = scissors.cut(promises.workshop.backup, steps=number)
        promises.check_versions_now()
        promises.backup()
        promises.check_versions()
        if not is_cut:
            return


@pytest.mark.parametrize("checkpoints", range(1, 5))
def test_files_stay_in_their_version_after_a_cut_run_and_the_removal_of_their_folder(
    promises: Promises, scissors: RunCutter, checkpoints: int
) -> None:
    promises.workshop.slot_bytes = 4096
    promises.backup("mkdir F; for f in f1 f2 f3 f4 f5; do echo $f >F/$f; done; echo other >other")
    promises.sh("for f in F/f1 F/f2 F/f3 new; do head -c 3000 /dev/zero >$f; done")
    assert scissors.cut(lambda: promises.workshop.backup(limits=ONE_BY_ONE), checkpoints=checkpoints)
    promises.check_versions_now()
    promises.backup("rm -r F")
    promises.check_versions()


@pytest.mark.parametrize("checkpoints", [1, 2])
def test_a_new_file_keeps_its_content_though_a_file_of_the_same_name_was_on_its_way_at_a_cut(
    promises: Promises, scissors: RunCutter, checkpoints: int
) -> None:
    """The next run carries out the last listed batch again, and must not find the other file where the first waited."""
    promises.workshop.slot_bytes = 4096
    promises.backup("mkdir 1 2 3 4 5 6; for d in *; do echo $d >$d/old; done")
    promises.sh("for d in *; do head -c 2000 /dev/urandom >$d/new; done")
    assert scissors.cut(lambda: promises.workshop.backup(limits=ONE_BY_ONE), checkpoints=checkpoints)
    promises.check_versions_now()
    promises.backup()
    promises.check_versions()


@pytest.mark.parametrize("checkpoints", range(1, 5))
def test_a_folder_is_replaced_after_each_part_of_it_was_listed(
    promises: Promises, scissors: RunCutter, checkpoints: int
) -> None:
    promises.workshop.slot_bytes = 4096
    promises.backup("mkdir F; for f in 1 2 3 4; do head -c 3000 /dev/zero >F/$f; done")
    promises.sh("for f in 1 2 3 4; do head -c 3${f}00 /dev/zero >F/$f; done")
    scissors.cut(lambda: promises.workshop.backup(limits=ONE_BY_ONE), checkpoints=checkpoints)
    promises.backup("mv F G; mkdir F; mv G/1 F/2; mv G/2 F/1")
    promises.check_versions()


def test_a_version_can_be_restored_between_listing_and_renaming(
    promises: Promises, monkeypatch: pytest.MonkeyPatch
) -> None:
    promises.backup("mkdir -p F/G A Z1; echo 1 >F/f; echo 2 >F/G/g; echo 3 >A/a")
    promises.sh("mv F A/F2; mv A/F2/G Z1/H; rm A/a")

    def cut(*_arguments: object, **_options: object) -> None:
        raise PowerCut

    with monkeypatch.context() as power:
        power.setattr(Commit, "carry_out", cut)
        with pytest.raises(PowerCut):
            promises.workshop.backup()
    promises.check_versions_now()
    result, _ = promises.workshop.restore()
    assert result.outcome == "done"
    promises.backup()
    promises.check_versions()


MAKE = """
mkdir -p a/b c; echo 1 >a/b/1; echo 2 >c/2; echo 3 >a/3
chmod 750 a; chmod 555 a/b; touch -d 2001-02-03 a/b c; touch -d 2002-03-04 a .
"""
CHANGE = """
mkdir -p n/m/o; head -c 3100 /dev/zero >n/m/1; head -c 3101 /dev/zero >n/m/o/2
chmod 755 a/b; mv a/b/1 n/1; chmod 555 a/b; mv c n/c; rm a/3
chmod 500 n/m; chmod 1777 n/c; touch -d 2003-04-05 n/m/o n/m n/c n a/b; touch -d 2004-05-06 a .
"""


def test_folders_have_their_modes_and_times_after_a_cut_and_the_next_run(tmp_path: Path, scissors: RunCutter) -> None:
    cut_everywhere(tmp_path, scissors, [MAKE, CHANGE], limits=ONE_BY_ONE)


def test_attributes_that_were_not_durable_are_set_again(tmp_path: Path, scissors: RunCutter) -> None:
    for number, promises in cut_points(tmp_path):
        promises.workshop.slot_bytes = 4096
        promises.backup(MAKE)
        promises.sh(CHANGE)
        run = partial(promises.workshop.backup, limits=ONE_BY_ONE)
        if not scissors.cut(run, checkpoints=number):
            return
        promises.backup()
        promises.check_versions()


def test_a_finished_version_has_no_times_from_a_cut_run(promises: Promises, scissors: RunCutter) -> None:
    promises.backup("mkdir -p a/b; echo 1 >a/b/f; touch -d 2001-02-03 a/b a .")
    promises.sh("echo 2 >a/b/g; touch -d 2001-02-03 a/b a .")
    scissors.cut(promises.workshop.backup, steps=1)
    promises.backup()
    next_result = promises.workshop.backup()
    assert next_result.version == ""
    assert tree_state(promises.workshop.destination / "source") == tree_state(promises.workshop.source)


def test_a_partly_copied_file_is_continued_under_its_own_id(promises: Promises, scissors: RunCutter) -> None:
    promises.workshop.slot_bytes = 1 << 16
    promises.backup("mkdir d; echo 1 >d/1")
    promises.sh("head -c 900000 /dev/urandom >d/big; mv d e; echo 2 >a")
    limits = Limits(bytes=200_000)
    assert scissors.cut(lambda: promises.workshop.backup(limits=limits), checkpoints=3)
    result = promises.backup("mkdir d; mv a d/a")
    assert 0 < result.copied.bytes <= 900_000
    promises.check_versions()
