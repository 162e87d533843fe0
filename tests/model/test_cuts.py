"""The whole engine, killed before each call that changes the drive: no version suffers, and the next run is correct."""

import itertools
import os
import shutil
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

import msgspec.structs
import pytest

from shingleback.devices.mounts import Mount
from shingleback.engine.repo.abilities import FilesystemAbilities, probe
from shingleback.engine.source.copy_context import Limits
from shingleback.engine.source.excludes import Excludes
from tests.helpers.trees import write
from tests.model.drive_calls import DriveCalls
from tests.model.histories import HISTORIES, History, create
from tests.model.scissors import Cut, Scissors
from tests.model.steps import Step, random_histories
from tests.model.trial import LARGE_FILE_BYTES, SLOT_BYTES, SMALL, WHOLE, Trial
from tests.model.whole import Story, quick_folder

pytestmark = pytest.mark.usefixtures("plain_umask")


class CutTrial(Trial):
    """Can be cut at any call, any number of times."""

    def all_calls(self) -> int:
        """The number of calls at which it can be cut."""
        return self.calls(Scissors())

    def cut(self, at: int, *, keeps_index: bool, second_at: int | None = None) -> None:
        """Cuts the run and continues, with or without another cut."""
        self.kill(at)
        self._nothing_is_harmed()
        if second_at is not None:
            self.kill(second_at)
            self._nothing_is_harmed()
        if not keeps_index:
            self.story.lose_index()
        self.expect_right_after_another_run()
        self.start_over()

    def cut_then_change(self, at: int) -> None:
        """Changes the source before the next run. Nothing else can be tried after this."""
        self.kill(at)
        self.change_again()
        self.expect_right_after_another_run()

    def kill(self, at: int) -> None:
        scissors = Scissors(at)
        with scissors.ready():
            try:
                self.story.run()
            except Cut:
                self.story.note_finished()

    def _nothing_is_harmed(self) -> None:
        """Checks before any further run that all versions exist, and that all other listed files are complete
        somewhere.
        """
        self.story.check_versions()
        self.story.check_listed()


class CutBefore(DriveCalls):
    """A cut before the first call with this name."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self._name = name

    def do(self, name: str, call: Callable[..., Any], args: tuple[Any, ...], options: dict[str, Any]) -> Any:
        if name == self._name:
            raise Cut(name)
        return super().do(name, call, args, options)


def try_all(
    folder: Path, history: History, step: int, limits: Limits, chance: Random | None = None, **options: Any
) -> int:
    """Cuts at each `step`th call; with `chance`, sometimes cuts the next run, too."""
    trial = CutTrial(folder, history, limits=limits, **options)
    for at in range(step - 1, trial.all_calls(), step):
        second = chance.randrange(40) if chance is not None else None
        try:
            trial.cut(at, keeps_index=at // step % 2 == 0, second_at=second)
        except AssertionError as error:
            raise AssertionError(at, second, *error.args) from error
    return trial.count


def try_random(folder: Path, chance: Random, count: int) -> int:
    """Random histories, each cut at one or two calls; the source may change in between."""
    cuts = 0
    for number, history in enumerate(random_histories(chance, count)):
        first, second, after = history
        trial = CutTrial(folder / str(number), History(first, second, after), limits=chance.choice((SMALL, WHOLE)))
        calls = trial.all_calls()
        try:
            trial.cut(
                chance.randrange(calls), keeps_index=chance.random() < 0.5, second_at=chance.choice((None, 7, 20, 40))
            )
            trial.cut_then_change(chance.randrange(calls))
        except AssertionError as error:
            raise AssertionError(number, history, *error.args) from error
        shutil.rmtree(folder / str(number))
        cuts += trial.count
    return cuts


@pytest.mark.parametrize("name", HISTORIES)
def test_a_killed_run_harms_no_version_and_the_next_one_is_correct(name: str, tmp_path: Path) -> None:
    began_s = time.monotonic()
    with quick_folder(tmp_path) as folder:
        cuts = try_all(folder / "small", HISTORIES[name], 7, SMALL)
    print(f"\n{name}: {cuts} cuts, {time.monotonic() - began_s:.1f} s")


@pytest.mark.parametrize("name", ["folders swap places", "a chain of renames"])
def test_the_next_run_may_also_be_killed_before_it_has_listed_anything(name: str, tmp_path: Path) -> None:
    """The second run finishes what the first one listed; the third must not do that again."""
    with quick_folder(tmp_path) as folder:
        trial = CutTrial(folder / "shop", HISTORIES[name], limits=WHOLE)
        calls = trial.all_calls()
        for at, second in itertools.product(range(calls // 2, calls, 18), range(8, 40, 5)):
            trial.cut(at, keeps_index=True, second_at=second)


def test_the_very_first_run_may_be_killed(tmp_path: Path) -> None:
    with quick_folder(tmp_path) as folder:
        links = (*HISTORIES["hard links come and go"].first, Step("link", "d/a", "e/b"))
        history = History((), (*links, *create("n/o/a", "n/o/b")))
        try_all(folder / "small batches", history, 11, SMALL)
        trial = CutTrial(folder / "one batch", history, limits=WHOLE)
        calls = trial.all_calls()
        for at in (*range(4, calls - 15, 11), *range(calls - 15, calls)):  # last, all is listed and nothing in place
            trial.cut(at, keeps_index=at % 2 == 0)


def test_a_run_that_keeps_only_the_newest_version_may_be_killed_while_it_removes_others(tmp_path: Path) -> None:
    with quick_folder(tmp_path) as folder:
        try_all(folder / "shop", HISTORIES["files and folders change kind"], 5, WHOLE, keep_versions=False)


def test_random_runs_may_be_killed_anywhere(tmp_path: Path) -> None:
    with quick_folder(tmp_path) as folder:
        try_random(folder, Random(1), 12)


@pytest.mark.parametrize("name", [name for name, history in HISTORIES.items() if history.after])
def test_a_source_may_change_after_the_kill(name: str, tmp_path: Path) -> None:
    for number, at in enumerate((28, 36, 44, 52)):
        with quick_folder(tmp_path) as folder:
            CutTrial(folder / str(number), HISTORIES[name], limits=SMALL).cut_then_change(at)


def splitting(folder_fd: int, mount: Mount | None) -> FilesystemAbilities:
    """As on FAT with large files."""
    return msgspec.structs.replace(probe(folder_fd, mount), part_bytes=2_000)


def test_a_run_may_be_killed_between_two_pieces_of_a_file(tmp_path: Path) -> None:
    history = History(create("a", "d/a", "b"), (Step("write", "a"), *create("c"), Step("delete", "b")))
    with quick_folder(tmp_path) as folder:
        trial = CutTrial(folder / "shop", history, limits=WHOLE, size=LARGE_FILE_BYTES, probe=splitting)
        trial.has_whole_files = False
        for at in range(1, trial.all_calls(), 5):
            trial.cut(at, keeps_index=at % 2 == 1)


def grouped(folder_fd: int, mount: Mount | None) -> FilesystemAbilities:
    """As on XFS, where files are made in a folder of their own, and renamed to where they are staged."""
    return msgspec.structs.replace(probe(folder_fd, mount), kind="xfs")


@pytest.mark.parametrize("name", ["hard links come and go", "folders swap places"])
def test_a_run_may_be_killed_while_it_creates_files_in_a_separate_folder(name: str, tmp_path: Path) -> None:
    with quick_folder(tmp_path) as folder:
        trial = CutTrial(folder / "shop", HISTORIES[name], limits=SMALL, probe=grouped)
        for at in range(2, trial.all_calls(), 15):
            trial.cut(at, keeps_index=at % 2 == 0)


@pytest.mark.long
@pytest.mark.parametrize("limits", [SMALL, WHOLE], ids=["small batches", "one batch"])
@pytest.mark.parametrize("name", HISTORIES)
def test_every_cut_harms_nothing(name: str, limits: Limits, tmp_path: Path) -> None:
    began_s = time.monotonic()
    with quick_folder(tmp_path) as folder:
        cuts = try_all(folder / "once", HISTORIES[name], 1, limits)
        cuts += try_all(folder / "twice", HISTORIES[name], 1, limits, Random(1))
    print(f"\n{name}: {cuts} cuts, {time.monotonic() - began_s:.1f} s")


@pytest.mark.long
def test_many_random_runs_may_be_killed_anywhere(tmp_path: Path) -> None:
    with quick_folder(tmp_path) as folder:
        print(f"\n{try_random(folder, Random(), 1_000)} cuts")


@pytest.mark.long
@pytest.mark.parametrize("name", [name for name, history in HISTORIES.items() if history.after])
def test_a_source_may_change_after_every_kill(name: str, tmp_path: Path) -> None:
    for at in range(4, 200):
        with quick_folder(tmp_path) as folder:
            CutTrial(folder / "shop", HISTORIES[name], limits=SMALL).cut_then_change(at)


@pytest.mark.parametrize("path", ["d/a", "e/linked"])
def test_each_name_of_a_file_in_a_new_folder_can_be_restored_before_the_folder_is_in_place(
    path: str, tmp_path: Path
) -> None:
    """Only this name is restored, so that it cannot be linked to the other one."""
    story = Story(tmp_path)
    write(story.source / "d" / "a", b"content")
    (story.source / "e").mkdir()
    os.link(story.source / "d" / "a", story.source / "e" / "linked")
    with CutBefore("rename_noreplace").ready(), suppress(Cut):
        story.run()
    assert not (story.shop.destination / "source").exists()
    result, target = story.shop.restore(b"source/" + path.encode())
    assert (result.outcome, (target / "source" / path).read_bytes()) == ("done", b"content")


def test_a_folder_gets_its_time_back_after_a_killed_run_put_something_into_it(tmp_path: Path) -> None:
    """The new files were excluded before, so that nothing in the source shows the change of the folder."""
    with quick_folder(tmp_path) as folder:
        story = Story(folder, slot_bytes=SLOT_BYTES, limits=SMALL, excludes=Excludes(["n"]))
        for name in ("d/n/a", "d/n/b", "e/a"):
            write(story.source / name, b"x" * SLOT_BYTES)
        os.utime(story.source / "d", ns=(5, 5))
        story.run()
        story.options["excludes"] = Excludes()
        story.save("before")
        with (calls := Scissors()).ready():
            story.run()
        for at in range(calls.calls):
            story.return_to("before")
            with Scissors(at).ready(), suppress(Cut):
                story.run()
            story.run()
            story.check_copy()
