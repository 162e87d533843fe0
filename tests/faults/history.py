"""One history: a source that changes and is backed up again and again, with a picture of it for each version.

This knows only the command line of the program, and compares what it reports with the picture of that moment.
"""

import itertools
import math
import os
import shlex
import shutil
import signal
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

from tests.faults.history_program import SAME_COMPUTER, Cut, Done, Program
from tests.faults.history_steps import Steps
from tests.faults.history_tree import Tree
from tests.faults.pictures import (
    Picture,
    Rules,
    State,
    changes_by_reading,
    differences,
    differences_on_exfat,
    take_picture,
)
from tests.helpers.warm import WarmServer

SMALL_STEPS = "--checkpoint=400000,10,60"
"""Bytes, files, seconds: more checkpoints, so that a kill has more moments to hit."""
_SHOWN_DIFFERENCES = 4
_CLOCKS_AHEAD_S = (0, -1, -3600, -40 * 86400, -400 * 86400, 1, 86400, 40 * 86400, 400 * 86400)
_EARLIER_NS = 1_500_000_000_000_000_000


@dataclass(frozen=True)
class Kind:
    """What all histories of one call have in common.

    Attributes:
        runs: the most runs of a history.
        is_forgiving: if the index is lost, files with new content get a new size or time as well.
        is_cold: each run starts a new process, as usual; otherwise it is a fork, which is quicker.
    """

    filesystem: str = "here"
    runs: int = 50
    is_cut: bool = False
    is_forgiving: bool = False
    is_cold: bool = False
    app: Path = Path(__file__).parents[2] / "app"


@dataclass
class Counts:
    """Counts for the last line of output."""

    runs: int = 0
    cut: int = 0
    versions: int = 0
    restored: int = 0


@dataclass
class Known:
    """What the drive should hold.

    Attributes:
        versions: the versions that the program lists, oldest first.
        perhaps: the source in each interrupted run, which may have made a version of it or not.
        now: the newest version, each source as it was last backed up.
        may_vanish: a run that keeps no versions has started.
    """

    versions: dict[str, State] = field(default_factory=dict)
    perhaps: list[State] = field(default_factory=list)
    now: State = field(default_factory=dict)
    may_vanish: bool = False


class History:
    """Steps, runs, checks and the clock use separate random generators, so that none of them changes the others."""

    def __init__(
        self, kind: Kind, seed: int, folder: Path, destination: Path, server: WarmServer | None = None
    ) -> None:
        self.violations: list[str] = []
        self.counts = Counts()
        self.shell_steps: list[str] = []
        self._kind = kind
        self._folder = folder
        self._destination = destination
        self._chance = Random(f"runs {seed}")
        self._choice = Random(f"checks {seed}")
        self._calendar = Random(f"clock {seed}")
        self._names = ["one", "two"] if self._chance.random() < 0.3 else ["one"]
        self._tree = Tree(bytes(folder / "source"), self._names, self.shell_steps.append)
        self._steps = Steps(self._tree, Random(f"steps {seed}"))
        self._server = server
        self._program = Program(kind.app, folder, server)
        self._known = Known()
        self._rules = Rules()
        self._has_clock = self._calendar.random() < 0.4
        self._is_thinning = self._chance.random() < 0.1
        self._options = [SMALL_STEPS] if self._chance.random() < 0.5 else []
        self._last_run: tuple[object, ...] = ()
        self._moment = 0
        self._sources = 0
        self._stored_names = {name: [name] for name in self._names}  # of each source; several if its folder was renamed
        self._at = ""

    def run(self, end: float = math.inf) -> None:
        """Runs the history to its end, to the first violation, or until the next run would start after `end`."""
        least = min(4, self._kind.runs)
        runs = int(least * (self._kind.runs / least) ** self._chance.random() + 0.5)
        self._steps.take(self._chance.choice([10, 30, 60]))
        for number in range(runs):
            self._at = f"run {number}"
            self._one_round()
            if self.violations:
                return
            if time.monotonic() > end:
                break
            self._steps.take(self._chance.choice([0, 1, 2, 3, 3, 8, 20]))
        self._at = "at the end"
        self._check_versions(len(self._known.versions))
        self._expect_fine("verify", self._program.run("verify", self._destination))

    def _one_round(self) -> None:
        """One complete run, and what comes before it."""
        if self._has_clock and self._calendar.random() < 0.2:
            self._set_clock()
        if self._calendar.random() < 0.02:
            self._rename_source()
        names = [name for name in self._names if self._chance.random() < 0.85] or self._names
        if self._chance.random() < 0.15:
            self._rules = Rules(tuple(self._chance.sample(self._patterns(), self._chance.choice([0, 1, 1, 2]))))
        if self._kind.is_cut and self._chance.random() < 0.45:
            for _ in range(self._chance.choice([1, 1, 1, 2, 3])):
                self._cut_run(names)
                self._steps.take(self._chance.choice([0, 0, 1, 3, 8]))
                self._lose_index()
        elif self._kind.is_cut and self._chance.random() < 0.2:
            self._lose_index()
        self._complete_run(names)
        if self._chance.random() < 0.1:
            self._complete_run(names)
        if self._chance.random() < 0.1 and not self.violations:
            self._check_versions(3)

    def _set_clock(self) -> None:
        """Sets the clock ahead, so that versions are thinned out, or back, so that the newest version has the oldest
        date.
        """
        self._program.ahead_s = self._calendar.choice(_CLOCKS_AHEAD_S)
        self.shell_steps.append(f"# the clock is {self._program.ahead_s} s ahead")

    def _rename_source(self) -> None:
        """Renames a source. The backup may recognize it and go on under the old name, or keep that as it is."""
        number = self._calendar.randrange(len(self._names))
        self._sources += 1
        old, new = self._names[number], f"source {self._sources}"
        self._stored_names[new] = [new, *self._stored_names.pop(old)]
        self._names[number] = new
        self._tree.rename_top(number, new)

    def _patterns(self) -> list[str]:
        plain = [name.decode() for name in self._steps.names[:4]]
        return ["*.x", "?", plain[0], f"{plain[1]}/", f"{plain[2]}/*", f"{plain[0]}/{plain[1]}", "f00?"]

    def _lose_index(self) -> None:
        """Deletes the index, or moves the drive to another computer."""
        number = self._chance.random()
        if number < 0.3 and self._kind.is_forgiving:
            self._touch_changed()
        if number < 0.2:
            self._program.lose_index()
            self.shell_steps.append("rm -rf $XDG_CACHE_HOME $XDG_STATE_HOME")
        elif number < 0.3:
            self._program.move_to_another_computer()
            self.shell_steps.append("# on another computer, whose HOME is empty")

    def _touch_changed(self) -> None:
        """Gives files a new time if their content changed and their time did not: without the index, nothing shows the
        change.
        """
        for name, picture in self._pictures(self._names).items():
            known_trees = [state[name].things for state in (self._known.now, *self._known.perhaps) if name in state]
            for path, entry in picture.things.items():
                before = [entries[path] for entries in known_trees if path in entries]
                if any(old.mtime_ns == entry.mtime_ns and old.content != entry.content for old in before):
                    self._moment += 1
                    self._tree.set_time(bytes(self._folder / "source" / name) + b"/" + path, _EARLIER_NS + self._moment)

    def _arguments(self, names: list[str]) -> list[str | Path]:
        rules = [f"--exclude={pattern}" for pattern in self._rules.patterns]
        return [*(self._folder / "source" / name for name in names), self._destination, *rules, *self._options]

    def _pictures(self, names: list[str]) -> State:
        self._moment += 1
        return {name: take_picture(bytes(self._folder / "source" / name), self._moment) for name in names}

    def _run(self, names: list[str], run: Callable[[list[str | Path]], Done], note: str) -> tuple[Done, State]:
        """Runs a backup, and checks that it leaves the source unchanged. Returns what it should copy of each source."""
        arguments: list[str | Path] = ["backup", SAME_COMPUTER, *self._arguments(names)]
        if self._is_thinning and self._chance.random() < 0.2:
            arguments.append("--no-versions")
            self._known.may_vanish = True
        self.shell_steps.append(f"shingleback {self._as_shell_command(arguments)}  # {self._at}{note}")
        before = self._pictures(names)
        done = run(arguments)
        self.shell_steps[-1] += f": {done.last.get('version') or done.exit_code}"
        if problems := changes_by_reading(before, self._pictures(names)):
            self._violated("the source was changed", problems)
        self.counts.runs += 1
        return done, {name: picture.without(self._rules) for name, picture in before.items()}

    def _possible(self, sources: State) -> list[State]:
        """What the newest version should be, for each way in which renamed sources may be stored."""
        pairings = itertools.product(*(self._stored_names[name] for name in sources))
        return [self._known.now | dict(zip(pairing, sources.values(), strict=True)) for pairing in pairings]

    def _settled(self, sources: State) -> State:
        """What the newest version is, after a complete run; see how the run has stored renamed sources."""
        for name, picture in sources.items():
            stored_tops = [stored for stored in self._stored_names[name] if (self._destination / stored).is_dir()]
            if name not in stored_tops and len(stored_tops) > 1:
                stored_tops.sort(key=lambda stored: len(differences({stored: picture}, self._stored(stored))))
            self._stored_names[name] = [name] if name in stored_tops else (stored_tops or [name])[:1]
        return self._possible(sources)[0]

    def _stored(self, name: str) -> State:
        return {name: take_picture(bytes(self._destination / name))}

    def _as_shell_command(self, arguments: list[str | Path]) -> str:
        """The command line as the steps are written: relative to the folder of the sources."""
        near = [
            os.path.relpath(each, self._folder / "source") if isinstance(each, Path) else each for each in arguments
        ]
        return shlex.join(near)

    def _complete_run(self, names: list[str]) -> None:
        """A run to its end. It may leave nothing out, since everything can be read."""
        if self.violations:
            return
        circumstances = (names, self._rules.patterns, self._tree.changes)
        done, sources = self._run(names, lambda arguments: self._program.run(*arguments), "")
        if not self._expect_fine("backup", done):
            return
        for name in done.last.get("removed_versions", ()):
            self._known.versions.pop(name, None)
        version = done.last.get("version")
        if version and circumstances == self._last_run and not self._known.perhaps:
            self._violated(f"version {version} was made of a source that had not changed")
        self._note_end(version, self._settled(sources))
        self._last_run = circumstances
        if self._known.perhaps or self._known.may_vanish:
            self._offered()
            self._known.perhaps, self._known.may_vanish = [], False
        self._check_copy()

    def _cut_run(self, names: list[str]) -> None:
        """An interrupted run. It may have finished before, and even have reported that."""
        if self.violations:
            return
        how = signal.SIGKILL if self._chance.random() < 0.75 else signal.SIGINT
        cut = Cut(how, self._chance.choice([0, 1]), self._chance.uniform(0, 1.1))
        checks_versions = self._chance.random() < 0.35
        self._known.may_vanish |= self._has_clock
        self._last_run = ()
        done, sources = self._run(names, lambda arguments: self._program.cut(cut, *arguments), f", {how.name}")
        self.counts.cut += done.exit_code != 0
        if done.exit_code not in {0, -how, 130 if how == signal.SIGINT else 0}:
            self._violated(f"a run that got {how.name} ended with {done}")
        elif done.last.get("exit_code") == 0:
            self._note_end(done.last.get("version"), self._settled(sources))
        else:
            self._known.perhaps += self._possible(sources)
        if checks_versions and not self.violations:
            self._check_versions(3)

    def _note_end(self, version: str | None, expected: State) -> None:
        if version:
            self._known.versions[version] = expected
            self.counts.versions += 1
        else:
            self._expect_newest(expected)
        self._known.now = expected

    def _expect_newest(self, expected: State) -> None:
        """Checks that the newest version equals the source, after a run that made no version."""
        if self._known.perhaps:
            self._offered()
        newest = next(reversed(self._known.versions.values()), {})
        if problems := differences(newest, expected):
            self._violated("no version was made, but the source is not what the newest one was", problems)

    def _offered(self) -> None:
        """Compares the listed versions with the known ones."""
        done = self._program.run("versions", self._destination)
        if done.exit_code != 0 and not self._known.versions:
            return  # the first run was cut before there was a backup
        if not self._expect_fine("versions", done):
            return
        offered = [str(version["name"]) for version in done.last["versions"]]
        if not self._known.may_vanish and (missing := [name for name in self._known.versions if name not in offered]):
            self._violated(f"versions are no longer offered: {', '.join(missing)}")
        for name in offered:
            if name not in self._known.versions and (state := self._made_by_a_cut_run(name)):
                self._known.versions[name] = state
        self._known.versions = {name: self._known.versions[name] for name in offered if name in self._known.versions}

    def _made_by_a_cut_run(self, version: str) -> State | None:
        restored = self._restored(version, self._program)
        if restored is None:
            return None
        compared = [(differences(expected, restored), expected) for expected in reversed(self._known.perhaps)]
        problems, nearest = min(compared, key=lambda pair: len(pair[0]), default=(["no run can have made it"], None))
        if problems:
            self._violated(f"version {version}, made by a run that was cut, is wrong", problems)
            return None
        return nearest

    def _check_versions(self, most: int) -> None:
        """Restores some versions and the newest one; sometimes on a computer that has never seen the drive."""
        self._offered()
        program = self._program
        if self._choice.random() < 0.2:
            shutil.rmtree(self._folder / "elsewhere", ignore_errors=True)
            (self._folder / "elsewhere").mkdir()
            program = Program(self._kind.app, self._folder / "elsewhere", self._server)
        names = list(self._known.versions)
        for name in sorted({*self._choice.sample(names, min(most, len(names))), *names[-1:]}, key=names.index):
            restored = self._restored(name, program)
            if restored is not None and (problems := differences(self._known.versions[name], restored)):
                self._violated(f"version {name} is wrong", problems)

    def _restored(self, version: str, program: Program) -> State | None:
        folder = self._folder / "restored"
        done = program.run("restore", self._destination, "--version", version, "--to", folder, "--special-permissions")
        self.counts.restored += 1
        try:
            if not self._expect_fine(f"restore of version {version}", done):
                return None
            return {name: take_picture(bytes(folder / name)) for name in os.listdir(folder)}
        finally:
            shutil.rmtree(bytes(folder), ignore_errors=True)

    def _check_copy(self) -> None:
        """The plain copy equals the source, as far as the filesystem can hold it."""
        tops = [name for name in os.listdir(self._destination) if not name.startswith(".shingleback")]
        pictures: dict[str, Picture] = {name: take_picture(bytes(self._destination / name)) for name in tops}
        if self._kind.filesystem == "exfat":
            twins = frozenset(name.lower() for name in self._steps.names if name.lower() != name)
            problems = differences_on_exfat(self._known.now, pictures, twins)
        else:
            problems = differences(self._known.now, pictures, with_links=False)
        if problems:
            self._violated("the copy on the drive is wrong", problems)

    def _expect_fine(self, command: str, done: Done) -> bool:
        if done.exit_code != 0:
            self._violated(f"{command} ended with {done}")
        return done.exit_code == 0

    def _violated(self, description: str, problems: list[str] | None = None) -> None:
        shown = (problems or [])[:_SHOWN_DIFFERENCES]
        remainder = [f"and {len(problems) - len(shown)} more"] if problems and len(problems) > len(shown) else []
        self.violations.append(f"{self._at}: {description}" + "".join(f"\n    {line}" for line in [*shown, *remainder]))
