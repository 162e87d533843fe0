"""Records a history of backups onto a disk that logs all writes, and states what must be true after any cut."""

import contextlib
import random
import shutil
import signal
import subprocess
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from tests.faults import databases, pictures
from tests.faults.changing_source import ChangingSource
from tests.faults.databases import LIVE
from tests.faults.disks import FILESYSTEMS, Filesystem, make, mounted, mounted_image
from tests.faults.outside import Ended, Program
from tests.faults.pictures import Picture, few, take_picture
from tests.faults.write_log import WriteLog, logging_device

NAME: Final = "source"
ENOUGH_TO_MERGE: Final = 25
"""After this many runs, of which one version remains, segments are merged."""
_LIVE_RULES: Final = pictures.Rules((f"{LIVE}/",))
_HALF_A_YEAR_S: Final = 182 * 86400
_SOURCE_MB: Final = 48
_SOURCE_KIND: Final = FILESYSTEMS["ext4"]


def differences(expected: Picture, actual: Picture) -> list[str]:
    """Differences between two pictures of the source, or of a restored copy, but for what changed during the run."""
    return pictures.differences({NAME: expected.without(_LIVE_RULES)}, {NAME: actual.without(_LIVE_RULES)})


def wrong_in(folder: Path, expected: Picture) -> list[str]:
    """What is wrong in a restored copy of the source."""
    return differences(expected, take_picture(bytes(folder))) + databases.problems_of(folder / LIVE)


@dataclass(frozen=True)
class Stage:
    """One run and the source that it backed up.

    Attributes:
        image: the filesystem of the source, so that it comes back with its inodes and times.
        began, ended: the points in the log between which the run wrote.
        version: the version that it reported; empty if it was interrupted, or if nothing had changed.
        offered: the versions that existed afterwards.
        has_succeeded: it ended with 0: all listed versions are promised from then on.
    """

    image: Path
    shown: Picture
    began: int
    ended: int
    version: str
    offered: tuple[str, ...]
    has_succeeded: bool


@dataclass
class Recording:
    """What is kept of a history when its disk is gone.

    Attributes:
        base: the disk before the first write of the log.
        source_device: the device of the source, whose number is part of the computer's index.
        pictures: by version name.
        wrong_before_cuts: versions that were wrong without any cut; they are not checked again.
        problems: what was wrong without any cut.
    """

    kind: Filesystem
    base: Path
    homes: Path
    log: WriteLog
    source_device: str
    disk_device: str
    stages: list[Stage] = field(default_factory=list)
    pictures: dict[str, Picture] = field(default_factory=dict)
    wrong_before_cuts: set[str] = field(default_factory=set)
    problems: list[str] = field(default_factory=list)

    def stage_at(self, point: int) -> int:
        """The number of the stage that was running, or had ended last."""
        return max((number for number, stage in enumerate(self.stages) if stage.began <= point), default=0)

    def promised_at(self, point: int) -> set[str]:
        """Versions that existed when a run ended with 0 before this point, and that no later run removed."""
        promised: set[str] = set()
        for stage in self.stages:
            if stage.has_succeeded and stage.ended <= point:
                promised = set(stage.offered)
            elif stage.began <= point:
                promised &= set(stage.offered)
        return promised - self.wrong_before_cuts


class Recorder:
    """Records one history.

    Attributes:
        folder: contains everything; its creator deletes it.
    """

    def __init__(
        self,
        program: Program,
        folder: Path,
        chance: random.Random,
        *,
        moves: bool = True,
        past_runs: int = 0,
        checkpoint: str = "",
        has_databases: bool = False,
    ) -> None:
        """`past_runs` were made months ago, and are not recorded. The first recorded run removes their versions.

        `checkpoint` is when the recorded runs make one, as bytes, files and seconds; usually, each has a single one.
        `has_databases`: some are in the source, and a program writes to others during the runs.
        """
        self.folder = folder
        self._past_runs = past_runs
        self._checkpoint = (f"--checkpoint={checkpoint}",) if checkpoint else ()
        self._program = program
        self._chance = chance
        self._moves = moves
        self._has_databases = has_databases
        self._home = folder / "home"
        self._log = folder / "log"
        self._drive = folder / "drive"
        self._source_image = folder / "source.img"

    def record(self, kind: Filesystem, mb: int, runs: int) -> Recording:
        image, base, homes = self.folder / "disk.img", self.folder / "base.img", self.folder / "homes"
        self._home.mkdir()
        self._log.touch()
        make(kind, image, mb)
        make(_SOURCE_KIND, self._source_image, _SOURCE_MB)
        recording = Recording(kind, base, homes, WriteLog(self._log), "", "")
        with contextlib.ExitStack() as on_exit:
            source_point = self.folder / "source"
            recording.source_device = on_exit.enter_context(
                mounted_image(_SOURCE_KIND, self._source_image, source_point)
            )
            source = ChangingSource(source_point / NAME, self._chance, moves=self._moves, databases=self._has_databases)
            source.change(40)
            with mounted_image(kind, image, self._drive):
                (self._drive / "backup").mkdir()
                self._run_in_the_past(source, recording)
            subprocess.run(["cp", "--sparse=always", image, base], check=True)
            recording.disk_device = on_exit.enter_context(logging_device(image, self._log, self._home, homes))
            on_exit.enter_context(mounted(kind, recording.disk_device, self._drive))
            stages = self._run_all(source, recording, runs)
            self._check_all(recording)
        image.unlink()
        recording.log = WriteLog(self._log)
        recording.stages = [_with_points(stage, recording.log) for stage in stages]
        return recording

    def _run_in_the_past(self, source: ChangingSource, recording: Recording) -> None:
        """One after the other within a few hours, half a year ago."""
        for number in range(self._past_runs):
            shown = take_picture(bytes(source.top))
            arguments = ("backup", source.top, self._drive / "backup")
            done = self._program.run(self._home, *arguments, ahead_s=600 * number - _HALF_A_YEAR_S)
            recording.pictures[str(done.last.get("version"))] = shown
            if done.code:
                recording.problems.append(f"history: run {number} of the past: {done}")
            source.change(2)

    def _run_all(self, source: ChangingSource, recording: Recording, runs: int) -> list[Stage]:
        stages: list[Stage] = []
        for number in range(runs):
            if number:
                source.change(self._chance.choice((2, 4, 8, 16)))
            if self._chance.random() < 0.3:
                stages.append(self._run(source, recording, len(stages), is_struck=True))
                source.change(self._chance.choice((0, 0, 3)))
            stages.append(self._run(source, recording, len(stages), is_struck=False))
        return stages

    def _run(self, source: ChangingSource, recording: Recording, number: int, *, is_struck: bool) -> Stage:
        """One stage, with sizes of the log instead of points."""
        image = self.folder / f"source-{number}.img"
        subprocess.run(["sync", "--file-system", source.top], check=True)
        subprocess.run(["cp", "--sparse=always", self._source_image, image], check=True)
        shown = take_picture(bytes(source.top))
        began = self._log.stat().st_size
        arguments: tuple[str | Path, ...] = ("backup", *self._checkpoint, source.top, self._drive / "backup")
        with contextlib.ExitStack() as while_running:
            if self._has_databases:
                while_running.enter_context(databases.writing(source.top / LIVE, str(number)))
            done = self._backup(arguments, recording, number, is_struck=is_struck)
        end_bytes = self._log.stat().st_size
        offered = self._program.run(self._home, "versions", self._drive / "backup").versions
        version = str(done.last.get("version", ""))
        for name in [version, *offered]:
            if name and name not in recording.pictures:
                recording.pictures[name] = shown
        return Stage(image, shown, began, end_bytes, version, tuple(offered), not done.code or _names_only_live(done))

    def _backup(
        self, arguments: tuple[str | Path, ...], recording: Recording, number: int, *, is_struck: bool
    ) -> Ended:
        if is_struck:
            strike = self._chance.choice((signal.SIGINT, signal.SIGKILL))
            return self._program.run(self._home, *arguments, strike=strike, after_s=self._chance.uniform(0.02, 0.2))
        done = self._program.run(self._home, *arguments)
        if done.code and not _names_only_live(done):
            recording.problems.append(f"history: run {number}: {done}")
        return done

    def _check_all(self, recording: Recording) -> None:
        """Checks all versions without any cut."""
        out = self.folder / "out"
        backup = self._drive / "backup"
        if self._past_runs >= ENOUGH_TO_MERGE and not list(backup.glob(".shingleback/manifest/*-*.jsonl.gz")):
            recording.problems.append("history: no segments were merged")
        for name in self._program.run(self._home, "versions", backup).versions:
            arguments = ("restore", backup, "--version", name, "--to", out, "--special-permissions")
            done = self._program.run(self._home, *arguments)
            problems = wrong_in(out / NAME, recording.pictures[name]) if done.code == 0 else [str(done)]
            if problems:
                recording.wrong_before_cuts.add(name)
                recording.problems.append(f"history: version {name}: {few(problems)}")
            shutil.rmtree(out, ignore_errors=True)


def _names_only_live(done: Ended) -> bool:
    """Whether a run has left out nothing but databases that changed all the time."""
    paths = [str(item["path"]) for item in done.last.get("left_out", [])]
    return done.code == 1 and bool(paths) and all(path.startswith(f"{NAME}/{LIVE}/") for path in paths)


def _with_points(stage: Stage, log: WriteLog) -> Stage:
    return Stage(
        stage.image,
        stage.shown,
        log.point_of(stage.began),
        log.point_of(stage.ended),
        stage.version,
        stage.offered,
        stage.has_succeeded,
    )
