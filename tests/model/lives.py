"""Whole lives of a backup, in one process: many random histories side by side, with a check of every version after each
run.

    python -m tests.model.lives --histories 10000 --seed 1

Each history is a small tree that changes at random, with all kinds of names and files. About twenty of them are in one
or two sources, so that a run costs little more than for one. A life has up to thirty runs. Before a run, the index may
be lost or be that of another computer; runs are cut before any call that changes the drive; excludes change; the clock
moves ahead by months, so that versions are removed and segments merged, and back; the drive has a clone, made at any
moment, and the two alternate; an old version is restored over the source. After each run, a reader that shares nothing
with the engine compares all versions that the manifest lists with pictures of the source. The engine itself restores
the newest and the oldest version after some of the runs, and all of them at the end.
"""

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
import time
from contextlib import suppress
from copy import deepcopy
from dataclasses import astuple, dataclass, field
from datetime import timedelta
from pathlib import Path
from random import Random

from shingleback.engine.repo.compaction import USUALLY
from shingleback.engine.source.copy_context import Limits
from shingleback.engine.source.excludes import Excludes
from shingleback.protocol.results import BackupFinished
from tests.faults.history_steps import Steps
from tests.faults.history_tree import Tree
from tests.faults.pictures import Picture, Rules, State, differences, few, take_picture
from tests.helpers.merging import ALWAYS
from tests.model.listed_pictures import versions_listed
from tests.model.scissors import Cut, Scissors
from tests.model.whole import Story, quick_folder

HISTORIES_OF_A_LIFE = 20
MAX_RUNS = 30
_PATTERNS = ("*.x", "?", "b", "c/", "f00?", "two words")
_DAYS = (-400, -40, -1, 0, 0, 0, 1, 1, 7, 40, 200)


@dataclass
class Counts:
    """Counts for the last line of output."""

    histories: int = 0
    lives: int = 0
    runs: int = 0
    cuts: int = 0
    checked: int = 0
    restored: int = 0

    def __str__(self) -> str:
        return (
            f"{self.histories} histories in {self.lives} lives, {self.runs} runs to their end, {self.cuts} cut, "
            f"{self.checked} looks at a version, {self.restored} restored"
        )

    def add(self, counts: "Counts") -> None:
        self.__init__(*(sum(pair) for pair in zip(astuple(self), astuple(counts), strict=True)))  # type: ignore[misc]


class SmallSteps(Steps):
    """Without steps that take long."""

    def _make_large(self) -> None:
        if path := self._free() if self._chance.random() < 0.7 else self._pick("f"):
            self._tree.write(path, self._chance.randrange(20_000, 90_000))
            self._maybe_set_time(path)

    def _make_sparse(self) -> None:
        if path := self._free():
            self._tree.write_sparse(path, 50_000, self._chance.randrange(49_000))

    def _make_many(self) -> None:
        if path := self._free():
            self._tree.fill(path, self._chance.randrange(3, 10))


@dataclass
class Known:
    """What the drive should hold.

    Attributes:
        versions: the content of each listed version.
        perhaps: the source in each run that was cut.
        now: each source as it was last backed up.
    """

    versions: dict[str, State] = field(default_factory=dict)
    perhaps: list[State] = field(default_factory=list)
    now: State = field(default_factory=dict)


class Life:
    """One backup from its first run to its last."""

    def __init__(self, folder: Path, seed: str, histories: int, most_runs: int) -> None:
        self.counts = Counts(histories, 1)
        self._chance = chance = Random(seed)
        self._story = Story(folder)
        if chance.random() < 0.5:
            self._story.options["limits"] = Limits(files=chance.choice((1, 5, 40)))
        self._story.options["keep_versions"] = chance.random() < 0.9
        self._story.shop.when_to_merge = chance.choice((USUALLY, ALWAYS))
        self._names = ["one", "two"] if chance.random() < 0.3 else ["one"]
        self._has_clock = chance.random() < 0.5
        self._has_clone = chance.random() < 0.4
        self._on_clone: Known | None = None
        self._rules = Rules()
        self._known = Known()
        self._moment = 0
        self._usual_calls = 300
        self._trees = [SmallSteps(self._tree(number), Random(f"{seed} tree {number}")) for number in range(histories)]
        self._runs = int(3 * (most_runs / 3) ** chance.random() + 0.5)

    def run(self) -> None:
        self._change((4, 8, 16))
        for number in range(self._runs):
            try:
                self._one_round()
            except AssertionError as error:
                error.add_note(f"run {number} of {self._runs}")
                raise
            self._change((0, 0, 1, 2, 3, 8))
        story = self._story
        for version in self._known.versions:
            self._restore(version)
        result = story.shop.verify()
        assert result.outcome == "done", (result.why, result.left_out[:5])

    def _tree(self, number: int) -> Tree:
        base = self._story.source / self._names[number % len(self._names)] / f"{number:03}"
        return Tree(bytes(base), ["p", "q"][: self._chance.choice((1, 1, 2))], lambda _: None)

    def _change(self, steps: tuple[int, ...]) -> None:
        for tree in self._trees:
            tree.take(self._chance.choice(steps))

    def _one_round(self) -> None:
        """One complete run, and what comes before it."""
        chance = self._chance
        self._change_circumstances()
        names = [name for name in self._names if chance.random() < 0.85] or self._names
        for _ in range(chance.choice((0, 0, 0, 1, 1, 2))):
            self._cut(names)
            self._change((0, 0, 1, 3))
            self._change_index()
        if chance.random() < 0.2:
            self._change_index()
        expected = self._complete(names)
        if chance.random() < 0.15:
            self._run_again(names)
        self._check_copy(expected)
        for version in [*reversed(self._known.versions)][:: max(1, len(self._known.versions) - 1)]:
            if chance.random() < 0.4:
                self._restore(version)

    def _change_circumstances(self) -> None:
        chance = self._chance
        if self._has_clock and chance.random() < 0.5:
            self._story.shop.time += timedelta(days=chance.choice(_DAYS), seconds=chance.randrange(10**5))
        elif self._has_clock and chance.random() < 0.2:
            self._story.shop.time -= timedelta(minutes=1)  # within the same second as the previous run
        if self._has_clone and chance.random() < 0.3:
            self._take_clone()
        if self._known.versions and chance.random() < 0.1:
            self._put_back()
        if chance.random() < 0.2:
            self._rules = Rules(tuple(chance.sample(_PATTERNS, chance.choice((0, 1, 2)))))

    def _change_index(self) -> None:
        number = self._chance.random()
        if number < 0.3:
            self._story.lose_index()
        elif number < 0.45:
            self._story.use_another_computer()

    def _take_clone(self) -> None:
        """Makes a clone of the drive the first time; later, exchanges the drive and its clone."""
        destination, clone = self._story.shop.destination, self._story.shop.folder / "clone"
        if not destination.exists():
            return
        if self._on_clone is None:
            subprocess.run(["cp", "-a", destination, clone], check=True)
            self._on_clone = deepcopy(self._known)
        else:
            aside = clone.with_name("aside")
            destination.rename(aside)
            clone.rename(destination)
            aside.rename(clone)
            self._known, self._on_clone = self._on_clone, self._known

    def _put_back(self) -> None:
        """Restores an old version over the source. Files in the way are replaced, or stay and are reported."""
        version = self._chance.choice(list(self._known.versions))
        result = self._story.shop.restore_in_place(version=version, overwrites=self._chance.random() < 0.5)
        assert {item.reason for item in result.left_out} <= {"already-there"}, (result.why, result.left_out[:5])

    def _run(self, names: list[str]) -> BackupFinished:
        rules = Excludes(self._rules.patterns, caches=False)
        return self._story.shop.backup(
            *(self._story.source / name for name in names), excludes=rules, **self._story.options
        )

    def _wanted(self, names: list[str]) -> State:
        self._moment += 1
        pictures = {name: take_picture(bytes(self._story.source / name), self._moment) for name in names}
        return self._known.now | {name: picture.without(self._rules) for name, picture in pictures.items()}

    def _run_again(self, names: list[str]) -> None:
        """A run over an unchanged source."""
        result = self._run(names)
        done = [tally.files for tally in (result.copied, result.renamed, result.removed, result.touched)]
        assert (result.outcome, result.version, done) == ("done", "", [0, 0, 0, 0]), result
        for name in result.removed_versions:
            self._known.versions.pop(name, None)

    def _complete(self, names: list[str]) -> State:
        expected = self._wanted(names)
        scissors = Scissors()
        with scissors.ready():
            result = self._run(names)
        self.counts.runs += 1
        self._usual_calls = max(50, scissors.calls)
        assert result.outcome == "done", (result.why, result.values, result.left_out[:5])
        knowledge = self._known
        if knowledge.perhaps:
            self._note_versions(result.version)
        for name in result.removed_versions:
            knowledge.versions.pop(name, None)
        if result.version:
            knowledge.versions[result.version] = expected
        else:
            newest = next(reversed(knowledge.versions.values()))
            assert not (wrong := differences(newest, expected)), ("nothing new was found", few(wrong))
        knowledge.now = expected
        self._check_versions()
        assert self._story.offered() == list(knowledge.versions)
        return expected

    def _cut(self, names: list[str]) -> None:
        """Cuts a run before any of its calls; a late cut may come after its end."""
        self._known.perhaps.append(self._wanted(names))
        with Scissors(int(self._chance.random() ** 1.5 * 1.1 * self._usual_calls)).ready(), suppress(Cut):
            self._run(names)
        self.counts.cuts += 1
        if self._chance.random() < 0.5:
            self._note_versions()
            self._check_versions()
            if self._known.versions:
                self._restore(self._chance.choice(list(self._known.versions)))

    def _note_versions(self, but: str = "") -> None:
        """Adds the versions that cut runs have made, and removes those that they have deleted."""
        knowledge, listed = self._known, versions_listed(self._story.shop.destination)
        if not self._has_clock and self._story.options["keep_versions"]:
            assert not (missing := knowledge.versions.keys() - listed.keys()), ("no longer offered", missing)
        for name, listed_state in listed.items():
            if name not in knowledge.versions and name != but:
                nearest = min(knowledge.perhaps, key=lambda state: len(differences(state, listed_state)))
                knowledge.versions[name] = nearest
                knowledge.now = nearest
        knowledge.versions = {name: knowledge.versions[name] for name in listed if name in knowledge.versions}
        if but:
            knowledge.perhaps = []

    def _check_versions(self) -> None:
        """Checks all listed versions with the independent reader, and that each file is where the manifest says."""
        listed = versions_listed(self._story.shop.destination)
        assert listed.keys() == self._known.versions.keys(), (list(listed), list(self._known.versions))
        for name, listed_state in listed.items():
            self.counts.checked += 1
            assert not (wrong := differences(self._known.versions[name], listed_state)), (f"version {name}", few(wrong))

    def _check_copy(self, expected: State) -> None:
        destination = self._story.shop.destination
        copied = {name: take_picture(bytes(destination / name)) for name in expected}
        assert not (wrong := differences(expected, copied, with_links=False)), ("the copy", few(wrong))
        assert not (destination / ".shingleback" / "found").exists()

    def _restore(self, version: str) -> None:
        result, target = self._story.shop.restore(version=version)
        self.counts.restored += 1
        assert result.outcome == "done", (version, result.why, result.left_out[:5])
        restored: dict[str, Picture] = {name: take_picture(bytes(target / name)) for name in os.listdir(target)}
        shutil.rmtree(bytes(target))
        assert not (wrong := differences(self._known.versions[version], restored)), (f"restored {version}", few(wrong))


def run_lives(seeds: list[str], histories: int = HISTORIES_OF_A_LIFE, most_runs: int = MAX_RUNS) -> Counts:
    """Raises AssertionError at the first difference."""
    counts = Counts()
    for seed in seeds:
        with quick_folder(Path(tempfile.gettempdir())) as folder:
            life = Life(folder / "life", seed, histories, most_runs)
            try:
                life.run()
            except AssertionError as error:
                error.add_note(f"python -m tests.model.lives --seed {seed.partition('.')[0]}: life {seed}")
                raise
            counts.add(life.counts)
    return counts


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--histories", type=int, default=1000)
    parser.add_argument("--of-a-life", type=int, default=HISTORIES_OF_A_LIFE)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--first", type=int, default=0, help="the number of the life to begin with")
    options = parser.parse_args()
    os.umask(0)  # as in the drive process
    counts, wrong = Counts(), 0
    lives = range(options.first, options.first + -(-options.histories // options.of_a_life))
    for number in lives:
        try:
            counts.add(run_lives([f"{options.seed}.{number}"], options.of_a_life))
        except AssertionError as error:
            wrong += 1
            print(f"life {options.seed}.{number}: {error} {getattr(error, '__notes__', '')}", flush=True)
        if number % 20 == 19:
            print(f"{counts}, {wrong} differences, {time.process_time():.0f} s of CPU time", flush=True)
    print(f"{counts}: {wrong} lives with a difference, {time.process_time():.0f} s of CPU time")
    return bool(wrong)


if __name__ == "__main__":
    sys.exit(main())
