"""The whole engine against its sources: all small changes between runs, with the index intact, lost, or from elsewhere.

Many histories run at once, each in a folder of one source, so that thousands take seconds. Some run alone.
"""

import itertools
import os
import time
from collections.abc import Iterable, Iterator, Sequence
from enum import Enum
from pathlib import Path
from random import Random
from typing import Any, Final

import pytest

from tests.model.steps import BASES, Doer, History, Step, is_possible, random_histories, single_steps
from tests.model.whole import Story, quick_folder

pytestmark = pytest.mark.usefixtures("plain_umask")


class IndexIs(Enum):
    """The state of the index before the second and the third run."""

    THERE = "there"
    LOST = "lost"
    ELSEWHERE = "that of another computer, or behind"


_AT_ONCE: Final = 1000


class Many:
    """Histories side by side."""

    def __init__(
        self, folder: Path, histories: Sequence[History], index: IndexIs, *, is_alike: bool, **options: Any
    ) -> None:
        """`options` are passed to each run."""
        self._story = Story(folder, **options)
        self._story.explain = self._explain
        self._index = index
        self._doer = Doer(is_alike=is_alike)
        self._histories = histories

    def check(self) -> None:
        story = self._story
        for number in range(max(len(history) for history in self._histories)):
            self._do(number)
            if number and self._index is IndexIs.LOST:
                story.lose_index()
            if number and self._index is IndexIs.ELSEWHERE:
                story.use_another_computer()
            story.run()
            story.check_copy()
            story.check_index()
            if number:
                story.check_versions()
        story.check_verify()
        story.check_nothing_to_do()

    def _do(self, number: int) -> None:
        for case, history in enumerate(self._histories):
            root = self._story.source / f"{case:05d}"
            root.mkdir(exist_ok=True)
            self._doer.do(root, history[number])

    def _explain(self, path: bytes) -> str:
        number = os.fsdecode(path.partition(b"/")[0])
        return str(self._histories[int(number)]) if number.isdigit() else ""


def histories_with(*choices: Iterable[tuple[Step, ...]]) -> Iterator[History]:
    """All possible histories, from each base."""
    for base in BASES.values():
        for steps in itertools.product(*choices):
            if is_possible((base, *steps)):
                yield (base, *steps)


def one() -> list[tuple[Step, ...]]:
    return [(step,) for step in single_steps()]


def two() -> list[tuple[Step, ...]]:
    return list(itertools.product(single_steps(), repeat=2))


def check_many(
    folder: Path, name: str, histories: Iterable[History], indexes: Iterable[IndexIs] = IndexIs, *, is_alike: bool
) -> None:
    began_s = time.monotonic()
    every = list(histories)
    for index, start in itertools.product(indexes, range(0, len(every), _AT_ONCE)):
        with quick_folder(folder) as quick:
            Many(quick, every[start : start + _AT_ONCE], index, is_alike=is_alike).check()
    print(f"\n{name}: {len(every)} histories, {time.monotonic() - began_s:.1f} s")


def test_every_version_equals_its_source_after_each_single_step(tmp_path: Path) -> None:
    """Every file has the same size and time, so that only inode and ctime tell them apart."""
    check_many(tmp_path, "one step", histories_with(one()), [IndexIs.THERE], is_alike=True)


def test_a_change_that_keeps_size_and_time_is_noticed_under_another_name(tmp_path: Path) -> None:
    """The content changes and the file is moved, in either order."""
    check_many(tmp_path, "unseen changes", pairs_of("sneak", "move"), [IndexIs.THERE], is_alike=True)


def pairs_of(one_verb: str, other_verb: str) -> Iterator[History]:
    """All possible ones, in both orders, from the bases without links."""
    verbs = {(one_verb, other_verb), (other_verb, one_verb)}
    pairs = [steps for steps in two() if (steps[0].verb, steps[1].verb) in verbs]
    for base in ("files", "folders"):
        yield from filter(is_possible, ((BASES[base], steps) for steps in pairs))


@pytest.mark.parametrize("index", IndexIs)
def test_every_version_equals_its_source_after_some_steps(index: IndexIs, tmp_path: Path) -> None:
    histories = random_histories(Random(1), 150)
    check_many(tmp_path, f"some steps, index {index.value}", histories, [index], is_alike=index is IndexIs.THERE)


def test_a_history_ends_the_same_alone_as_among_others(tmp_path: Path) -> None:
    began_s = time.monotonic()
    for number, history in enumerate(random_histories(Random(2), 30)):
        with quick_folder(tmp_path) as quick:
            Many(quick, [history], list(IndexIs)[number % 3], is_alike=number % 2 == 0).check()
    print(f"\nalone: 30 histories, {time.monotonic() - began_s:.1f} s")


@pytest.mark.parametrize("index", IndexIs)
def test_only_the_newest_version_is_left_when_no_others_are_kept(index: IndexIs, tmp_path: Path) -> None:
    with quick_folder(tmp_path) as folder:
        histories = Many(folder, list(random_histories(Random(3), 60)), index, is_alike=False, keep_versions=False)
        histories.check()


def renames(name: str) -> list[tuple[Step, ...]]:
    return [(step,) for step in single_steps() if step.verb == name]


@pytest.mark.parametrize("index", [IndexIs.THERE, IndexIs.LOST])
@pytest.mark.parametrize("verb", ["move", "swap"])
def test_a_renamed_thing_is_renamed_in_one_step_and_not_copied_again(verb: str, index: IndexIs, tmp_path: Path) -> None:
    """The versions would be correct without this, so that no other test notices."""
    with quick_folder(tmp_path) as folder:
        story, doer = Story(folder), Doer()
        histories = [history for history in histories_with(renames(verb)) if not _opens_links(history)]
        for number in range(2):
            for case, history in enumerate(histories):
                root = story.source / f"{case:05d}"
                root.mkdir(exist_ok=True)
                doer.do(root, history[number])
            if number and index is IndexIs.LOST:
                story.lose_index()
            result = story.run()
        story.check_copy()
        in_all = len(histories) * (2 if verb == "swap" else 1)
        assert result.copied.bytes == 0, result
        assert result.renamed.files + result.copied.files == in_all, result  # a folder is one; symlinks are recreated


def _opens_links(history: History) -> bool:
    """Whether names of one file are among the existing names."""
    return any(step.verb == "link" for step in history[0])


@pytest.mark.long
@pytest.mark.parametrize("base", BASES)
@pytest.mark.parametrize("verb", sorted({step.verb for step in single_steps()}))
def test_every_version_equals_its_source_after_each_pair_of_steps(verb: str, base: str, tmp_path: Path) -> None:
    pairs = ((BASES[base], steps) for steps in two() if steps[0].verb == verb)
    check_many(tmp_path, f"{verb} and another", filter(is_possible, pairs), [IndexIs.THERE], is_alike=True)


@pytest.mark.long
@pytest.mark.parametrize("index", IndexIs)
@pytest.mark.parametrize("is_alike", [False, True], ids=["", "all alike"])
def test_every_version_equals_its_source_after_random_steps(index: IndexIs, tmp_path: Path, *, is_alike: bool) -> None:
    check_many(tmp_path, "random", random_histories(Random(), 5_000), [index], is_alike=is_alike)


@pytest.mark.long
@pytest.mark.parametrize("index", IndexIs)
def test_random_histories_end_the_same_alone_as_among_others(index: IndexIs, tmp_path: Path) -> None:
    for number, history in enumerate(random_histories(Random(), 1_000)):
        with quick_folder(tmp_path) as quick:
            try:
                Many(quick, [history], index, is_alike=number % 2 == 0).check()
            except AssertionError as error:
                raise AssertionError(history, index, *error.args) from error
