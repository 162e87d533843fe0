"""Old segments of the manifest are merged: every version stays the same, at any moment, and for every reader."""

import os
import time
from collections.abc import Callable
from datetime import timedelta
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple

import pytest

from shingleback.engine.source.copy_context import Limits
from tests.helpers import checker
from tests.helpers.merging import ALWAYS, NEVER
from tests.model.scissors import Cut, Scissors
from tests.model.steps import Doer, History, random_histories
from tests.model.whole import Story, quick_folder

pytestmark = pytest.mark.usefixtures("plain_umask")

_RUNS: Final = 12


def stories(chance: Random, count: int) -> list[History]:
    return list(random_histories(chance, count, runs=_RUNS, most_steps=4))


class Years:
    """A history over so many months that many versions are removed. The source changes in the same way each time."""

    def __init__(self, folder: Path, history: History, chance: Random) -> None:
        options: dict[str, Any] = {"limits": Limits(files=1)} if chance.random() < 0.5 else {}
        self.story = Story(folder, keep_versions=chance.random() < 0.8, **options)
        self.story.is_thinned = True
        self._doer = Doer(is_alike=chance.random() < 0.3)
        self._history = history
        self._chance = chance

    def do_runs(self, each: Callable[[int], None], runs: int = _RUNS) -> None:
        """Calls `each` with the number of each run before it."""
        for number in range(runs):
            each(number)
            self.story.shop.time += timedelta(days=self._chance.randint(1, 25))
            self._doer.do(self.story.source, self._history[number])
            self.story.run()

    def change(self, text: str) -> None:
        """Rewrites a file that has existed from the beginning."""
        (self.story.source / "changed").write_text(text)

    def prepare_last(self) -> None:
        """Does all but the last run, which will be in another month."""
        self.story.shop.when_to_merge = NEVER
        self.change("at first")
        self.do_runs(lambda _number: None, _RUNS - 1)
        self.change("in the last run")
        self.story.shop.time += timedelta(days=40)
        self._doer.do(self.story.source, self._history[-1])


class ReadVersion(NamedTuple):
    """A version as an independent reader of the manifest sees it, and where that reader finds its files."""

    things: dict[int, tuple[object, ...]]
    places: dict[int, bytes | None]


def read(story: Story) -> dict[str, ReadVersion]:
    backup = checker.read_backup(story.shop.destination)
    return {
        name: ReadVersion(
            {id_: _fields(line) for id_, line in state.things.items()},
            {id_: _place(backup, id_) for id_ in state.things},
        )
        for name, state in backup.states.items()
    }


def _fields(line: checker.Line) -> tuple[object, ...]:
    passing = ("staged", "path", "path_bytes", "stored", "link_to", "link_to_bytes")
    return tuple(sorted((key, str(value)) for key, value in line.items() if key not in passing))


def _place(backup: checker.Backup, id_: int) -> bytes | None:
    place = backup.places[id_]
    if place is None or isinstance(place, bytes):
        return place if place is None else b"versions/" + place
    folder, name = place
    above = _place(backup, folder) if folder else b"copy"
    return None if above is None else above + b"/" + name


def segments(story: Story) -> list[str]:
    return sorted(os.listdir(story.shop.destination / ".shingleback" / "manifest"))


def merged(story: Story) -> list[str]:
    return [name for name in segments(story) if "-" in name]


def check_after_each_run(folder: Path, history: History, chance: Random) -> int:
    """Returns how many merged segments there were at the end."""
    years = Years(folder, history, chance)
    story = years.story
    story.shop.when_to_merge = ALWAYS

    def each(number: int) -> None:
        if number:
            story.check_versions()
            story.check_index_of_copy()
            if chance.random() < 0.3:
                chance.choice((story.lose_index, story.use_another_computer))()

    years.do_runs(each)
    story.check_copy()
    story.check_versions()
    story.check_verify()
    story.check_nothing_to_do()
    assert checker.problems(story.shop.destination) == []
    for version in story.offered():
        assert checker.problems(story.shop.destination, version) == []
    return len(merged(story))


def check_same_story(folder: Path, history: History, chance: Random) -> bool:
    """Does the last run once without merging, and once with it. Returns whether there was anything to merge."""
    years = Years(folder, history, chance)
    story = years.story
    years.prepare_last()
    story.save("before")
    states = dict(story.states)
    moment = story.shop.time
    story.run()
    story.check_versions()
    should = read(story)

    story.return_to("before")
    story.states, story.shop.time, story.shop.when_to_merge = states, moment, ALWAYS
    story.run()
    assert list(read(story)) == list(should)
    assert read(story) == should
    story.check_versions()
    return bool(merged(story))


class CutWhileMerging:
    """The last run of a history, cut at any call that belongs to merging."""

    def __init__(self, folder: Path, history: History, chance: Random) -> None:
        self.cuts = 0
        years = Years(folder, history, chance)
        self._years = years
        self._story = story = years.story
        years.prepare_last()
        story.save("before")
        self._before = dict(story.states)
        self._moment = story.shop.time
        self._without = self._count()
        self._should = self._old_versions()
        self._start_over()
        story.shop.when_to_merge = ALWAYS
        self._with = self._count()

    def cut_everywhere(self, chance: Random, step: int = 1) -> None:
        for at in range(self._without, self._with, step):
            self._start_over()
            self._cut(at)
            self._nothing_is_harmed()
            if chance.random() < 0.5:
                self._story.lose_index()
            second = chance.choice((None, None, 3, 10, 30))
            if second is not None:
                self._years.change(f"after cut {at}")
                self._cut(second)
            self._story.run()
            self._is_as_it_should_be()
            self.cuts += 1

    def _count(self) -> int:
        scissors = Scissors()
        with scissors.ready():
            self._story.run()
        return scissors.calls

    def _old_versions(self) -> list[ReadVersion]:
        """All but the newest, for which the source differs after each cut."""
        return list(read(self._story).values())[:-1]

    def _start_over(self) -> None:
        self._story.return_to("before")
        self._story.states, self._story.shop.time = dict(self._before), self._moment

    def _cut(self, at: int) -> None:
        with Scissors(at).ready():
            try:
                self._story.run()
            except Cut:
                self._story.note_finished()

    def _nothing_is_harmed(self) -> None:
        """Checks before any further run."""
        story = self._story
        assert self._old_versions() == self._should
        story.check_versions()
        story.check_verify()

    def _is_as_it_should_be(self) -> None:
        """Checks after another run. A run that had nothing to do has left the manifest unchanged."""
        self._story.check_copy()
        self._story.check_versions()
        self._story.check_verify()


@pytest.mark.parametrize("seed", range(6))
def test_every_offered_version_equals_its_source_after_each_run(seed: int, tmp_path: Path) -> None:
    chance, count = Random(seed), 0
    for number, history in enumerate(stories(chance, 1)):
        with quick_folder(tmp_path) as folder:
            count += check_after_each_run(folder / str(number), history, chance)
    assert count


def test_an_independent_reader_finds_the_same_versions_in_the_same_places(tmp_path: Path) -> None:
    began_s, chance = time.monotonic(), Random(7)
    with quick_folder(tmp_path) as folder:
        has_merged = [
            check_same_story(folder / str(n), history, chance) for n, history in enumerate(stories(chance, 5))
        ]
    assert any(has_merged)
    print(f"\n{sum(has_merged)} of {len(has_merged)} merged, {time.monotonic() - began_s:.1f} s")


def cut_while_merging(folder: Path, chance: Random, histories: int, step: int) -> int:
    cuts = 0
    for history in stories(chance, histories):
        with quick_folder(folder) as quick:
            trial = CutWhileMerging(quick / "shop", history, chance)
            trial.cut_everywhere(chance, step)
            cuts += trial.cuts
    return cuts


def test_a_cut_at_any_call_of_merging_leaves_the_same_history(tmp_path: Path) -> None:
    began_s = time.monotonic()
    cuts = cut_while_merging(tmp_path, Random(3), histories=1, step=2)
    assert cuts
    print(f"\n{cuts} cuts, {time.monotonic() - began_s:.1f} s")


@pytest.mark.long
def test_merging_changes_none_of_many_histories(tmp_path: Path) -> None:
    chance = Random()
    for number, history in enumerate(stories(chance, 300)):
        with quick_folder(tmp_path) as folder:
            try:
                check_after_each_run(folder / "each", history, chance)
                check_same_story(folder / "same", history, chance)
            except AssertionError as error:
                raise AssertionError(number, history, *error.args) from error


@pytest.mark.long
def test_a_cut_at_each_call_of_merging_changes_none_of_many_histories(tmp_path: Path) -> None:
    print(f"\n{cut_while_merging(tmp_path, Random(), histories=60, step=1)} cuts")
