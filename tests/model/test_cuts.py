"""The whole engine, killed before each call that changes the drive: no version suffers, and the next run is right."""

import itertools
import shutil
import time
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple

import pytest

from shingleback.copying.limits import Limits
from tests.model.scissors import Cut, Scissors
from tests.model.steps import Doer, Step, random_histories
from tests.model.whole import Story, quick_folder

_SLOT_BYTES: Final = 1 << 13
_FILE_BYTES: Final = 5000


pytestmark = pytest.mark.usefixtures("plain_umask")


class History(NamedTuple):
    """What is done before the first run, before the one that is cut, and between the cut and the next run."""

    first: tuple[Step, ...]
    second: tuple[Step, ...]
    after: tuple[Step, ...] = ()


def create(*paths: str) -> tuple[Step, ...]:
    return tuple(Step("create", path) for path in paths)


HISTORIES: Final = {
    "a folder takes the name of another": History(
        create("t/a", "d/b"), (Step("move", "t", "old"), Step("move", "d", "t"), Step("write", "old/a"))
    ),
    "a folder goes after a part of its changes was listed": History(
        create("F/f1", "F/f2", "F/f3", "F/f4", "z"),
        (Step("write", "F/f1"), Step("write", "F/f2")),
        (Step("delete", "F"),),
    ),
    "a folder takes the name of a file, with a file of its own": History(
        create("t", "d/a", "d/b"), (Step("delete", "t"), Step("move", "d", "t"), Step("move", "t/a", "c"))
    ),
    "folders change places": History(
        create("a/x", "a/y", "b/x", "c"), (Step("swap", "a", "b"), Step("swap", "a/x", "b/x"), Step("write", "a/x"))
    ),
    "kinds change": History(
        (*create("a", "d/a", "d/b", "d/e/a"), Step("symlink", "b")),
        (Step("kind", "a"), Step("kind", "b"), Step("kind", "d"), Step("create", "e/a")),
        (Step("kind", "a"),),
    ),
    "hard links come and go": History(
        (*create("a", "d/a"), Step("link", "a", "b"), Step("symlink", "s")),
        (
            Step("link", "d/a", "d/b"),
            Step("link", "s", "d/s"),
            Step("delete", "a"),
            Step("write", "b"),
            Step("link", "b", "e/b"),
        ),
        (Step("delete", "b"),),
    ),
    "new folders in folders, of which some may not be written to": History(
        create("a", "d/a"),
        (
            *create("n/o/a", "n/o/b", "n/p"),
            Step("chmod", "n/o"),
            Step("xattr", "n"),
            Step("move", "d/a", "n/a"),
            Step("link", "a", "n/o/c"),
        ),
    ),
    "a chain of names": History(
        create("a", "b", "c", "d/a"),
        (Step("move", "c", "d/c"), Step("move", "b", "c"), Step("move", "a", "b"), Step("create", "a")),
        (Step("swap", "a", "b"), Step("delete", "d")),
    ),
    "a folder moves out of one that goes": History(
        create("d/e/a", "d/b", "z/a"), (Step("move", "d/e", "e"), Step("delete", "d"), Step("move", "z", "d"))
    ),
    "things move into new folders in new folders, one of which has the name of a file": History(
        create("t/a", "f", "g", "u/a", "z"),
        (
            Step("delete", "f"),
            Step("move", "t", "f/n/t"),
            Step("move", "g", "m/n/g"),
            Step("move", "u", "m/o/p/u"),
            Step("write", "z"),
        ),
        (Step("delete", "f"), Step("move", "m/o", "f")),
    ),
    "attributes": History(
        create("a", "d/a", "d/b"), (Step("xattr", "a"), Step("chmod", "d"), Step("chmod", "d/a"), Step("touch", "d"))
    ),
}


class Trial:
    """A history that is cut at any place, as often as one likes."""

    def __init__(self, folder: Path, history: History, *, limits: Limits, **options: Any) -> None:
        self.story = Story(folder, slot_bytes=_SLOT_BYTES, limits=limits, **options)
        self.cuts = 0
        self._doer = Doer(size=_FILE_BYTES)
        self._history = history
        if history.first:
            self._doer.do(self.story.source, history.first)
            self.story.run()
        self._first = dict(self.story.states)
        self.story.save("before")
        self._doer.do(self.story.source, history.second)

    def count(self) -> int:
        """How many calls there are at which it can be cut."""
        scissors = Scissors()
        with scissors.ready():
            self.story.run()
        self._begin_again()
        return scissors.calls

    def cut(self, at: int, *, keeps_index: bool, second_at: int | None = None) -> None:
        """And go on, after another cut or without."""
        self._kill(at)
        self._nothing_is_harmed()
        if second_at is not None:
            self._kill(second_at)
            self._nothing_is_harmed()
        if not keeps_index:
            self.story.lose_index()
        self.story.run()
        self.story.check_copy()
        self.story.check_versions()
        self.story.check_verify()
        self.cuts += 1
        self._begin_again()

    def cut_then_change(self, at: int) -> None:
        """The source is another one when the next run comes. This is the last that can be done here."""
        self._kill(at)
        self._doer.do(self.story.source, self._history.after)
        self.story.run()
        self.story.check_copy()
        self.story.check_versions()
        self.cuts += 1

    def _kill(self, at: int) -> None:
        scissors = Scissors(at)
        with scissors.ready():
            try:
                self.story.run()
            except Cut:
                self.story.note_finished()

    def _nothing_is_harmed(self) -> None:
        """Before any further run: all versions are there, and what is listed beyond them is whole somewhere."""
        self.story.check_versions()
        self.story.check_listed()

    def _begin_again(self) -> None:
        self.story.return_to("before")
        self.story.states = dict(self._first)


def try_all(
    folder: Path, history: History, step: int, limits: Limits, chance: Random | None = None, **options: Any
) -> int:
    """A cut at each `step`th call; where there is chance, a second one in the next run too."""
    trial = Trial(folder, history, limits=limits, **options)
    for at in range(step - 1, trial.count(), step):
        second = chance.randrange(40) if chance is not None else None
        try:
            trial.cut(at, keeps_index=at // step % 2 == 0, second_at=second)
        except AssertionError as error:
            raise AssertionError(at, second, *error.args) from error
    return trial.cuts


def try_random(folder: Path, chance: Random, count: int) -> int:
    """Random histories, of which each is cut at one place, or at two; the source may change in between."""
    cuts = 0
    for number, history in enumerate(random_histories(chance, count)):
        first, second, after = history
        trial = Trial(folder / str(number), History(first, second, after), limits=chance.choice((SMALL, WHOLE)))
        calls = trial.count()
        try:
            trial.cut(
                chance.randrange(calls), keeps_index=chance.random() < 0.5, second_at=chance.choice((None, 7, 20, 40))
            )
            trial.cut_then_change(chance.randrange(calls))
        except AssertionError as error:
            raise AssertionError(number, history, *error.args) from error
        shutil.rmtree(folder / str(number))
        cuts += trial.cuts
    return cuts


SMALL: Final = Limits(files=1)
WHOLE: Final = Limits()


@pytest.mark.parametrize("name", HISTORIES)
def test_a_run_that_is_killed_harms_no_version_and_the_next_is_right(name: str, tmp_path: Path) -> None:
    began_s = time.monotonic()
    with quick_folder(tmp_path) as folder:
        cuts = try_all(folder / "small", HISTORIES[name], 3, SMALL)
    print(f"\n{name}: {cuts} cuts, {time.monotonic() - began_s:.1f} s")


@pytest.mark.parametrize("name", ["folders change places", "a chain of names"])
def test_the_next_run_may_be_killed_too_before_it_has_listed_anything(name: str, tmp_path: Path) -> None:
    """It has finished what the first one listed; the third must not do that again."""
    with quick_folder(tmp_path) as folder:
        trial = Trial(folder / "shop", HISTORIES[name], limits=WHOLE)
        calls = trial.count()
        for at, second in itertools.product(range(calls // 2, calls, 9), range(8, 40, 4)):
            trial.cut(at, keeps_index=True, second_at=second)


def test_the_first_run_of_all_may_be_killed(tmp_path: Path) -> None:
    with quick_folder(tmp_path) as folder:
        for limits in (SMALL, WHOLE):
            history = History((), (*HISTORIES["hard links come and go"].first, *create("n/o/a", "n/o/b")))
            try_all(folder / str(limits.files), history, 5, limits)


def test_a_run_that_keeps_only_the_newest_version_may_be_killed_while_it_removes_others(tmp_path: Path) -> None:
    with quick_folder(tmp_path) as folder:
        try_all(folder / "shop", HISTORIES["kinds change"], 5, WHOLE, keep_versions=False)


def test_random_runs_may_be_killed_anywhere(tmp_path: Path) -> None:
    with quick_folder(tmp_path) as folder:
        try_random(folder, Random(1), 12)


@pytest.mark.parametrize("name", [name for name, history in HISTORIES.items() if history.after])
def test_a_source_may_change_after_the_kill(name: str, tmp_path: Path) -> None:
    for number, at in enumerate((28, 36, 44, 52)):
        with quick_folder(tmp_path) as folder:
            Trial(folder / str(number), HISTORIES[name], limits=SMALL).cut_then_change(at)


@pytest.mark.long
@pytest.mark.parametrize("limits", [SMALL, WHOLE], ids=["small batches", "one batch"])
@pytest.mark.parametrize("name", HISTORIES)
def test_every_cut(name: str, limits: Limits, tmp_path: Path) -> None:
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
            Trial(folder / "shop", HISTORIES[name], limits=SMALL).cut_then_change(at)
