"""Power cuts: after a cut at any moment of a history of backups, the disk must hold what was promised.

    python -m tests.faults.power_cuts --filesystem ext4 --points 2000 --seed 1 --app app

Each history is recorded once. At each point, an image is built from all flushed writes and some of the later ones, and
mounted as any computer would mount it. Every version of a run that had ended with 0 must be there and be restored
exactly, before anything else runs. Then the next run must end with 0, and leave all versions and the plain copy exact.
Losses of a filesystem that broke its own promises (its own tool finds it damaged) are counted separately.

Some of the runs after a cut are recorded and cut as well, at any moment: a second cut interrupts the recovery.
"""

import argparse
import random
import shutil
import signal
import sys
import time
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from types import FrameType
from typing import Final

from tests.faults.disks import (
    FILESYSTEMS,
    DiskError,
    Filesystem,
    find_damage,
    mounted,
    mounted_image,
    why_not,
    work_folder,
)
from tests.faults.history_program import SAME_COMPUTER
from tests.faults.outside import Ended, Program
from tests.faults.pictures import Picture, few, take_picture
from tests.faults.recording import NAME, Recorder, Recording, differences, wrong_in
from tests.faults.write_log import CutImages, WriteLog, logging_device

SIZES_MB: Final = {"ext4": 64, "ext4-packed": 64, "btrfs": 128, "xfs": 300, "f2fs": 128, "exfat": 96}
POINTS_OF_A_HISTORY: Final = 150
_RUNS: Final = 5
_CHECKED_ANYWAY: Final = 0.02
_CUT_TWICE: Final = 0.25
_KEPT_MOST: Final = 10


@dataclass
class Result:
    """What a campaign found.

    Attributes:
        filesystem: points at which the filesystem could not be mounted, or its own tool found damage.
        twice: points at which the next run was cut, too.
    """

    points: int = 0
    histories: int = 0
    checked: int = 0
    twice: int = 0
    seconds: float = 0.0
    violations: list[str] = field(default_factory=list)
    filesystem: list[str] = field(default_factory=list)

    def __str__(self) -> str:
        kinds = Counter(violation.split(":")[1].strip() for violation in self.violations)
        counts = ", ".join(f"{count} {kind}" for kind, count in sorted(kinds.items()))
        twice = f"({self.twice} with a second cut) " if self.twice else ""
        return (
            f"{self.points} points {twice}of {self.histories} histories, "
            f"{self.seconds / max(self.points, 1):.2f} s each: "
            f"{len(self.violations)} violations{f' ({counts})' if counts else ''}; "
            f"{len(self.filesystem)} of the filesystem ({self.checked} looked at by its own tool)"
        )


class PowerCuts:
    """The campaign on one filesystem.

    Attributes:
        keep: a folder for the images, homes and sources of the first failed points.
    """

    def __init__(
        self,
        program: Program,
        kind: Filesystem,
        folder: Path,
        seed: str,
        *,
        kept_folder: Path | None = None,
        moves: bool = True,
        past_runs: int = 0,
        checkpoint: str = "",
        has_databases: bool = False,
    ) -> None:
        """`past_runs` were made before each history; with enough of them, the history merges their segments.

        `checkpoint` and `has_databases` are as in `Recorder`.
        """
        self._has_databases = has_databases
        self._past_runs = past_runs
        self._checkpoint = checkpoint
        self.result = Result()
        self._program = program
        self._kind = kind
        self._folder = folder
        self._seed = seed
        self._keep = kept_folder
        self._moves = moves

    def run(self, points: int, *, of_a_history: int = POINTS_OF_A_HISTORY, runs: int = _RUNS) -> Result:
        began_s = time.monotonic()
        while self.result.points < points:
            name = f"{self._seed}.{self.result.histories}"
            folder = self._folder / name
            folder.mkdir()
            chance = random.Random(name)
            recorder = Recorder(
                self._program,
                folder,
                chance,
                moves=self._moves,
                past_runs=self._past_runs,
                checkpoint=self._checkpoint,
                has_databases=self._has_databases,
            )
            recording = recorder.record(self._kind, SIZES_MB[self._kind.name], runs)
            self.result.histories += 1
            self.result.violations += [f"{name}: {problem}" for problem in recording.problems]
            images = CutImages(recording.log, recording.base)
            for point in chosen_points(recording.log, min(of_a_history, points - self.result.points), chance):
                self._cut(name, recording, images, point, folder)
                self.result.seconds = time.monotonic() - began_s
            shutil.rmtree(folder)
        return self.result

    def _cut(self, name: str, recording: Recording, images: CutImages, point: int, folder: Path) -> None:
        chance = random.Random(f"{name} {point} {self.result.points}")
        image = folder / "cut.img"
        how = f"{name}: {images.build(point, chance, image)}"
        self.result.points += 1
        kept_image = self._folder / "kept"
        if self._keep:
            shutil.copyfile(image, kept_image)
        cut = _Cut(self._program, recording, point, chance, folder)
        if chance.random() < _CUT_TWICE:
            how += cut.cut_again(image, chance)
            self.result.twice += cut.is_second
        damage = "" if self._kind.has_journal else find_damage(self._kind, image)
        try:
            problems = cut.check(image)
        except (DiskError, OSError) as error:
            problems, cut.is_mountable = [f"disk: {error}"], not isinstance(error, DiskError)
        is_suspect = self._kind.has_journal and (bool(problems) or chance.random() < _CHECKED_ANYWAY)
        self.result.checked += is_suspect or not self._kind.has_journal
        if is_suspect and cut.is_mountable:
            damage = find_damage(self._kind, image)
        if damage or not cut.is_mountable:
            self.result.filesystem.append(f"{how}: {few(problems)}: {damage}")
        elif problems:
            stage = f"stage {cut.stage}, index {cut.index}"
            self.result.violations += [f"{name}: {problem}: {how}, {stage}" for problem in problems]
            if self._keep and len(list(self._keep.iterdir())) < _KEPT_MOST:
                self._keep_files(
                    f"{how}\n{stage}, source at {folder / 'source' / NAME}\n" + "\n".join(problems),
                    kept_image,
                    recording,
                    cut,
                )

    def _keep_files(self, report_text: str, image: Path, recording: Recording, cut: "_Cut") -> None:
        assert self._keep is not None
        place = self._keep / f"{self._kind.name}-{self._seed}-{self.result.points}"
        place.mkdir()
        (place / "told").write_text(report_text)
        shutil.copyfile(image, place / "cut.img")
        shutil.copyfile(recording.stages[cut.source].image, place / "source.img")
        shutil.copytree(cut.found_home, place / "home", symlinks=True)


class _Cut:
    """One cut at one point.

    Attributes:
        index: whether the computer still had its index, or had lost it.
        stage: the run that was cut, or the last one before the cut.
        source: the stage whose source the next run finds; sometimes it has changed since the cut.
        is_second: the run after the cut was cut as well.
    """

    def __init__(self, program: Program, recording: Recording, point: int, chance: random.Random, folder: Path) -> None:
        self.is_mountable = True
        self.is_second = False
        self.stage = recording.stage_at(point)
        self.source = min(self.stage + (chance.random() < 0.25), len(recording.stages) - 1)
        self.index = "lost" if chance.random() < 0.35 else "kept"
        self.found_home = recording.homes / (str(recording.log.home_at(point)) if self.index == "kept" else "0")
        self._program = program
        self._recording = recording
        self._promised = recording.promised_at(point)
        self._folder = folder
        self._home = folder / "cut-home"
        self._drive = folder / "drive"
        self._backup = self._drive / "backup"
        self._problems: list[str] = []
        self._made: dict[str, Picture] = {}

    def cut_again(self, image: Path, chance: random.Random) -> str:
        """Records the next run on this image, and turns the image into one cut during that run. Returns how, or "" if
        it could not be mounted.
        """
        recording, folder = self._recording, self._folder / "again"
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir()
        base, log, home = folder / "base.img", folder / "log", folder / "home"
        shutil.copytree(self.found_home, home, symlinks=True)
        shutil.copyfile(image, base)
        log.touch()
        stage, point = recording.stages[self.source], self._folder / "source"
        try:
            with (
                logging_device(image, log, home, folder / "homes") as device,
                mounted(recording.kind, device, self._drive),
                mounted_image(FILESYSTEMS["ext4"], stage.image, point, recording.source_device),
            ):
                self._backup.mkdir(exist_ok=True)
                done = self._program.run(home, "backup", SAME_COMPUTER, point / NAME, self._backup)
        except (DiskError, OSError):
            shutil.copyfile(base, image)
            return ""
        written = WriteLog(log)
        if not written.flushes:
            return ""
        self.is_second = True
        at = chance.randrange(len(written.records) + 1)
        how = CutImages(written, base).build(at, chance, image)
        self.found_home = folder / "homes" / (str(written.home_at(at)) if self.index == "kept" else "0")
        if (version := done.last.get("version")) and version not in recording.pictures:
            self._made[version] = stage.shown
        return f"; then {how}"

    def check(self, image: Path) -> list[str]:
        """Everything that is wrong after the cut."""
        recording = self._recording
        shutil.rmtree(self._home, ignore_errors=True)
        shutil.copytree(self.found_home, self._home, symlinks=True)
        with mounted_image(recording.kind, image, self._drive, recording.disk_device):
            before = self._before()
            self._backup.mkdir(exist_ok=True)
            stage = recording.stages[self.source]
            point = self._folder / "source"
            with mounted_image(FILESYSTEMS["ext4"], stage.image, point, recording.source_device):
                done = self._program.run(self._home, "backup", SAME_COMPUTER, point / NAME, self._backup)
            if done.code:
                self._problems.append(f"next run: {done}")
            else:
                self._after(done, before, stage.shown)
        return self._problems

    def _before(self) -> list[str]:
        """The versions that are listed before anything has run."""
        if not self._promised and not (self._backup / ".shingleback").exists():
            return []
        listed = self._command("versions")
        if self._promised and listed.code:
            self._problems.append(f"versions: {listed}")
        self._expect_all_listed(listed, self._promised, "lost")
        for name in listed.versions:
            self._restore(name, "restore before")
        if self._promised:
            checked = self._command("verify")
            if checked.code:
                self._problems.append(f"verify before: {checked}")
        return listed.versions

    def _after(self, done: Ended, before: list[str], source: Picture) -> None:
        listed = self._command("versions")
        self._expect_all_listed(
            listed, {*before, *self._promised} - set(done.last.get("removed_versions", ())), "lost after"
        )
        for name in listed.versions[:-1]:
            self._restore(name, "restore after")
        if listed.versions:
            self._restore(listed.versions[-1], "new version", source)
        else:
            self._problems.append(f"new version: none is offered, {listed}")
        checked = self._command("verify")
        if checked.code:
            self._problems.append(f"verify after: {checked}")
        copy = take_picture(bytes(self._backup / NAME))
        is_exact = self._recording.kind.holds_everything
        if problems := differences(source, copy) if is_exact else differences(source.plain(), copy.plain()):
            self._problems.append(f"plain copy: {few(problems)}")

    def _expect_all_listed(self, listed: Ended, expected: set[str], stage: str) -> None:
        if missing := expected - set(listed.versions):
            self._problems.append(f"{stage}: {', '.join(sorted(missing))}")

    def _restore(self, name: str, stage: str, expected: Picture | None = None) -> None:
        if expected is None:
            if name in self._recording.wrong_before_cuts:
                return
            expected = self._recording.pictures.get(name) or self._made.get(name)
        if expected is None:
            self._problems.append(f"{stage}: nobody knows version {name}")
            return
        out = self._folder / "out"
        done = self._command("restore", "--version", name, "--to", out, "--special-permissions")
        problems = [str(done)] if done.code else wrong_in(out / NAME, expected)
        if problems:
            self._problems.append(f"{stage}: {name}: {few(problems)}")
        shutil.rmtree(out, ignore_errors=True)

    def _command(self, command: str, *arguments: str | Path) -> Ended:
        done = self._program.run(self._home, command, self._backup, *arguments)
        if done.is_crash:
            self._problems.append(f"crash: {command}: {done}")
        return done


def chosen_points(log: WriteLog, count: int, chance: random.Random) -> list[int]:
    """Up to half of the points are just before a flush ends. The others are between flushes, in long and short gaps."""
    flushes = chance.sample(log.flushes, min(len(log.flushes), count // 2))
    between = []
    for number in range(count - len(flushes)):
        if number % 2:
            between.append(chance.randrange(len(log.records) + 1))
        else:
            end = chance.choice(log.flushes)
            between.append(chance.randint(log.last_flush_before(end) + 1, end))
    return sorted(flushes + between)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--filesystem", choices=SIZES_MB, default="ext4")
    parser.add_argument("--points", type=int, default=300)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--app", type=Path, default=Path("app"), help="the folder with the program")
    parser.add_argument("--no-moves", action="store_true", help="histories without renames, swaps and changes of kind")
    parser.add_argument("--past", type=int, default=0, help="runs of half a year ago; from 25 on, segments are merged")
    parser.add_argument(
        "--checkpoint", default="", metavar="BYTES,FILES,SECONDS", help="more checkpoints in each run, as 400000,10,60"
    )
    parser.add_argument("--databases", action="store_true", help="databases in the source, written to during the runs")
    parser.add_argument("--work", type=Path, help="where images are made; in memory where nothing is said")
    parser.add_argument("--keep", type=Path, metavar="FOLDER", help="keep images that went wrong there")
    parser.add_argument("--cold", action="store_true", help="start each command as a process of its own")
    options = parser.parse_args()
    if reason := why_not(options.filesystem, needs_log=True):
        print(f"cannot run here: {reason}")
        return 2
    signal.signal(signal.SIGTERM, _end)
    if options.keep:
        options.keep.mkdir(parents=True, exist_ok=True)
    with (
        work_folder(options.work) as folder,
        Program(options.app.resolve(), folder / "program", is_cold=options.cold) as program,
    ):
        campaign = PowerCuts(
            program,
            FILESYSTEMS[options.filesystem],
            folder,
            options.seed,
            kept_folder=options.keep,
            moves=not options.no_moves,
            past_runs=options.past,
            checkpoint=options.checkpoint,
            has_databases=options.databases,
        )
        try:
            campaign.run(options.points)
        finally:
            report(options.filesystem, campaign.result)
    return bool(campaign.result.violations)


def report(filesystem: str, result: Result) -> None:
    for problem in [*result.violations, *(f"filesystem: {problem}" for problem in result.filesystem)]:
        print(problem)
    print(f"{filesystem}: {result}")


def _end(_number: int, _frame: FrameType | None) -> None:
    """Exits in a way that cleans up."""
    raise SystemExit(143)


if __name__ == "__main__":
    sys.exit(main())
