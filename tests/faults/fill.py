"""Nearly full drives: whatever does not fit, every listed file is correct, and no complete version is lost.

    python -m tests.faults.fill --filesystem ext4 --runs 500 --mb 60 --app app

Each history has a small drive of its own, and a source that is rewritten, grows, and has files that do not fit. After
each run the whole drive is checked: with `verify`, and by restoring every listed version. At the end of a history, room
is made, and a run must end with 0.
"""

import argparse
import os
import random
import shutil
import signal
import sys
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from types import FrameType
from typing import Final

from tests.faults.disks import (
    FILESYSTEMS,
    Filesystem,
    find_damage,
    fits_bytes,
    has_inodes,
    make,
    make_folder,
    mounted_image,
    why_not,
    work_folder,
)
from tests.faults.filling_source import FillingSource
from tests.faults.outside import DAMAGE, Ended, Program
from tests.faults.pictures import Picture, differences, few, take_picture

EXPECTED_CODES: Final = frozenset({0, 1, 3})
_FULL: Final = "drive-full"
_NO_ROOM: Final = "no-room"
_NAME: Final = "source"
_MUCH_BYTES: Final = 8 << 20  # smaller amounts say little about the share
_RESERVE: Final = 0.05
_MAX_SPARED: Final = 1.3  # the space that fits may exceed the promised space and the reserve by this factor
_SMALL: Final = 16 << 10


@dataclass
class Result:
    """What a campaign found.

    Attributes:
        surprises: runs that found the drive full although the plan had said that they fit.
        promised_shares: the space that the plan of a backup promised, divided by what did fit, less the reserve.
        promised_shares_small: the same for small files, whose names and blocks take space, too.
    """

    runs: int = 0
    histories: int = 0
    seconds: float = 0.0
    codes: Counter[int] = field(default_factory=Counter)
    restored: int = 0
    second_tries: int = 0
    full: int = 0
    surprises: list[str] = field(default_factory=list)
    promised_shares: list[float] = field(default_factory=list)
    promised_shares_small: list[float] = field(default_factory=list)
    violations: list[str] = field(default_factory=list)

    def __str__(self) -> str:
        kinds = Counter(violation.split(":")[1].strip() for violation in self.violations)
        counts = ", ".join(f"{count} {kind}" for kind, count in sorted(kinds.items()))
        codes = ", ".join(f"{count} with {code}" for code, count in sorted(self.codes.items()))
        return (
            f"{self.runs} runs ({codes}) in {self.histories} histories, {self.restored} versions restored, "
            f"{self.second_tries} had room made in two runs, {self.full} runs did not fit, "
            f"{len(self.surprises)} of them although the plan had, "
            f"told {_range(self.promised_shares)} of what fits, of small files {_range(self.promised_shares_small)}, "
            f"{self.seconds / max(self.runs, 1):.2f} s a run: "
            f"{len(self.violations)} violations{f' ({counts})' if counts else ''}"
        )


def _range(parts: list[float]) -> str:
    return f"{min(parts):.2f} to {max(parts):.2f} ({len(parts)} times)" if parts else "nothing"


class FillCampaign:
    """The campaign on one filesystem."""

    def __init__(self, program: Program, kind: Filesystem, folder: Path, seed: str) -> None:
        self.result = Result()
        self._program = program
        self._kind = kind
        self._folder = folder
        self._seed = seed

    def run(self, runs: int, mb: int) -> Result:
        """Runs histories of every sort, one after the other."""
        sorts = list(SORTS)
        while self.result.runs < runs:
            number = self.result.histories
            self.history(sorts[number % len(sorts)], mb, f"{self._seed}.{number}")
        return self.result

    def history(self, sort: str, mb: int, seed: str, runs: int = 0) -> Result:
        """Runs a history with a drive and a source of its own. Without `runs`, its sort says how many runs come before
        room is made.
        """
        began_s = time.monotonic()
        folder = self._folder / seed
        folder.mkdir()
        self.result.histories += 1
        image = folder / "disk.img"
        make(self._kind, image, mb)
        history = _History(self._program, self._kind, folder, f"{sort} {seed}", self.result)
        with mounted_image(self._kind, image, folder / "drive"):
            history.run(SORTS[sort], runs or SORTS[sort].runs, random.Random(seed), max(mb, self._kind.least_mb))
        if history.is_wrong and (damage := find_damage(self._kind, image)):
            self.result.violations.append(f"{sort} {seed}: filesystem: {damage}")
        shutil.rmtree(folder)
        self.result.seconds += time.monotonic() - began_s
        return self.result


class _History:
    """One drive and one source.

    Attributes:
        is_wrong: a check failed.
    """

    def __init__(self, program: Program, kind: Filesystem, folder: Path, name: str, result: Result) -> None:
        self.is_wrong = False
        self._program = program
        self._kind = kind
        self._folder = folder
        self._name = name
        self._result = result
        self._backup = folder / "drive" / "backup"
        self._complete: dict[str, Picture] = {}
        self._partial: set[str] = set()
        self._last_complete = ""
        self._kept_bytes = 0
        self._contents: set[str] = set()
        self._run = 0

    def run(self, sort: "Sort", runs: int, chance: random.Random, mb: int) -> None:
        room = min(shutil.disk_usage(self._folder / "drive").free, mb << 20)
        make_folder(self._kind, self._backup, mb)
        source = FillingSource(self._folder / _NAME, chance, room, self._folder / "drive")
        self._compare_room(source)
        for number in range(runs):
            for step in sort.change if number else sort.begin:
                step(source)
            if sort.is_held and number:
                source.others.hold(self._backup)
            self._one(source)
            self._compare_room(source)
        source.make_room(self._stored(source), self._kept_bytes)
        done = self._one(source)
        if done.code != 0:  # the first run may have to make the room that it needs
            self._result.second_tries += 1
            done = self._one(source)
        if done.code != 0:
            self._report("still full", f"{source.summary()} on {mb} MiB: {done.planned} {done}")

    def _compare_room(self, source: FillingSource) -> None:
        """What is promised must fit; the rest is the reserve. No program can know of a quota before it reaches it."""
        if self._kind.has_quota:
            return
        drive = self._folder / "drive"
        promised = int(self._command("backup", source.top, self._backup, "--dry-run").planned.get("room_bytes", 0))
        fits, reserve = fits_bytes(drive), _RESERVE * shutil.disk_usage(drive).total
        if promised > fits:
            self._report("promised too much", f"{promised} bytes, and {fits} fit")
        if fits - reserve < _MUCH_BYTES:
            return
        if has_inodes(drive):
            self._result.promised_shares.append(promised / (fits - reserve))
        if promised < (fits - reserve) / _MAX_SPARED and has_inodes(drive):
            self._report("promised too little", f"{promised} bytes, and {fits} fit")
        fits_small = fits_bytes(drive, _SMALL)
        if fits_small - reserve > _MUCH_BYTES:
            self._result.promised_shares_small.append(promised / (fits_small - reserve))

    def _stored(self, source: FillingSource) -> set[Path]:
        """The files of the last complete version that the source still has unchanged."""
        if not self._last_complete:
            return set()
        then, now = self._complete[self._last_complete].things, take_picture(bytes(source.top)).things
        unchanged = (path for path, entry in now.items() if entry.kind == "-" and then.get(path) == entry)
        return {source.top / os.fsdecode(path) for path in unchanged}

    def _one(self, source: FillingSource) -> Ended:
        self._run += 1
        self._result.runs += 1
        picture = take_picture(bytes(source.top))
        self._contents |= {entry.content for entry in picture.things.values()}
        done = self._command("backup", source.top, self._backup)
        self._result.codes[done.code] += 1
        if done.code not in EXPECTED_CODES:
            self._report("exit code", str(done))
        self._look_for_surprises(done)
        version = str(done.last.get("version", ""))
        if version and done.code == 0:
            self._complete[version] = picture
        elif version:
            self._partial.add(version)
        listed = self._command("versions", self._backup).versions
        self._note(done, picture, listed)
        self._kept_bytes = source.taken_bytes if done.code == 0 else self._kept_bytes
        self._look_at_all(listed)
        if done.code == 0 and (problems := self._copy_differs(picture, take_picture(bytes(self._backup / _NAME)))):
            self._report("plain copy", few(problems))
        return done

    def _look_for_surprises(self, done: Ended) -> None:
        """A run must report a full drive as full before any other error occurs, and the drive must stay writable."""
        outcome = str(done.last.get("outcome", ""))
        other_items = [item for item in done.left_out if item.get("reason") != _NO_ROOM]
        if other_items or (done.code == 3 and outcome != _FULL):
            self._report("unannounced error", str(done))
        if done.code == 3:
            self._result.full += 1
            if not _plan_says_full(done.planned):
                self._result.surprises.append(f"{self._name}: run {self._run}: {done.planned}")
        if os.statvfs(self._folder / "drive").f_flag & os.ST_RDONLY:
            self._report("read-only", str(done))

    def _note(self, done: Ended, picture: Picture, listed: list[str]) -> None:
        """Checks that the last complete version is still there, and that a run that ended with 0 left a version of this
        source.
        """
        if done.code == 0:
            newest = listed[-1] if listed else ""
            if newest in self._partial or not newest:
                self._report("no version", f"exit 0, and the newest is {newest or 'none'}")
                return
            self._last_complete = newest
            self._complete[newest] = picture
        elif self._last_complete and self._last_complete not in listed:
            self._report("lost", f"the last complete version {self._last_complete}, after {done}")
            self._last_complete = ""

    def _look_at_all(self, listed: list[str]) -> None:
        checked = self._command("verify", self._backup)
        bad = [f"{item['reason']} {item['path']}" for item in checked.left_out if item["reason"] in DAMAGE]
        if bad or (checked.code and listed):
            self._report("verify", few(bad) or str(checked))
        for name in listed:
            self._restore(name)

    def _restore(self, name: str) -> None:
        out = self._folder / "out"
        done = self._command("restore", self._backup, "--version", name, "--to", out, "--special-permissions")
        self._result.restored += 1
        restored = take_picture(bytes(out / _NAME)) if (out / _NAME).is_dir() else Picture()
        shutil.rmtree(out, ignore_errors=True)
        if name in self._complete:
            if problems := ([str(done)] if done.code else []) + _differences(self._complete[name], restored):
                self._report("restore", f"{name}: {few(problems)}")
            return
        if done.code:
            self._report("restore", f"{name}, in part: {done}")
        strange = [path for path, entry in restored.things.items() if entry.content not in self._contents]
        if strange:
            self._report("strange content", f"{name}: {few(str(path) for path in strange)}")

    def _copy_differs(self, expected: Picture, actual: Picture) -> list[str]:
        is_exact = self._kind.holds_everything
        return _differences(expected, actual) if is_exact else _differences(expected.plain(), actual.plain())

    def _command(self, *arguments: str | Path) -> Ended:
        done = self._program.run(self._folder / "home", *arguments)
        if done.is_crash:
            self._report("crash", f"{arguments[0]}: {done}")
        return done

    def _report(self, kind: str, description: str) -> None:
        self.is_wrong = True
        self._result.violations.append(f"{self._name}: {kind}: run {self._run}: {description}")


def _plan_says_full(planned: dict[str, int]) -> bool:
    """Whether the plan says that not everything fits."""
    room_files = planned.get("room_files", -1)
    new_files = planned["copy_files"] + planned.get("new_folders", 0)
    return planned.get("copy_bytes", 0) > planned.get("room_bytes", -1) or 0 <= room_files < new_files


def _differences(expected: Picture, actual: Picture) -> list[str]:
    return differences({_NAME: expected}, {_NAME: actual})


Step = Callable[[FillingSource], None]


@dataclass(frozen=True)
class Sort:
    """A way to fill a drive: how the source changes before the first run, and before each later one.

    Attributes:
        is_held: another program keeps a snapshot of the backup, or links to its files, from the second run on.
    """

    begin: tuple[Step, ...]
    change: tuple[Step, ...]
    runs: int = 4
    is_held: bool = False


def _adds(share: float, least_bytes: int, most_bytes: int, most_share: float = 0.0) -> Step:
    return lambda source: source.add(source.share(share, most_share), least_bytes, most_bytes)


def _adds_big(share: float) -> Step:
    return lambda source: source.add_big(share)


def _rewrites(share: float) -> Step:
    return lambda source: source.rewrite(share)


def _removes(share: float) -> Step:
    return lambda source: source.remove(share)


def _appends(share: float, grown: float) -> Step:
    return lambda source: source.append(share, grown)


def _links(share: float) -> Step:
    return lambda source: source.link(share)


def _renames(share: float) -> Step:
    return lambda source: source.rename(share)


def _touches(share: float) -> Step:
    return lambda source: source.touch(share)


def _marks(share: float, size_bytes: int) -> Step:
    return lambda source: source.mark(share, size_bytes)


def _adds_empty(count: int) -> Step:
    return lambda source: source.add_empty(count)


def _adds_sparse(count: int, share: float) -> Step:
    return lambda source: source.add_sparse(count, share)


def _adds_alike(count: int, share: float) -> Step:
    return lambda source: source.add_alike(count, share)


def _adds_names(folders: int, symlinks: int) -> Step:
    return lambda source: source.add_names(folders, symlinks)


def _adds_long_names(count: int, size: int) -> Step:
    return lambda source: source.add_long_names(count, size)


def _adds_folders(count: int, size: int) -> Step:
    return lambda source: source.add_folders(count, size)


def _others_write(share: float) -> Step:
    return lambda source: source.others.write(share)


SORTS: Final = {
    # many small files, all rewritten before each run: they are sent in packs, with checks of free space in between
    "small": Sort((_adds(0.15, 2_000, 4_500, 0.24),), (_rewrites(1.0),), 5),
    "mixed": Sort((_adds(0.3, 100, 400_000, 0.5),), (_rewrites(0.6),), 5),
    "growing": Sort((_adds(0.35, 500, 60_000),), (_adds(0.25, 500, 60_000),), 5),
    "big": Sort((_adds(0.2, 500, 30_000), _adds_big(0.3)), (_rewrites(0.3), _adds_big(0.6))),
    "coming and going": Sort((_adds(0.6, 1_000, 200_000),), (_removes(0.5), _adds(0.5, 1_000, 200_000)), 6),
    "tiny": Sort((_adds(0.03, 20, 3_000, 0.09),), (_rewrites(1.0),), 5),
    "too much": Sort((_adds(1.3, 2_000, 100_000),), (_removes(0.2),), 5),
    "few large": Sort((_adds_big(0.45),), (_adds_big(0.3),)),
    "one large": Sort((_adds_big(0.4),), (_rewrites(1.0),), 3),
    "empty": Sort((_adds(0.2, 2_000, 90_000), _adds_empty(1_500)), (_adds_empty(1_500), _adds_big(0.25))),
    "growing ones": Sort((_adds(0.4, 10_000, 900_000),), (_appends(0.5, 0.6),), 5),
    "holes between": Sort((_adds(0.7, 3_000, 60_000),), (_removes(0.5), _adds_big(0.3))),
    "attributes": Sort((_adds(0.2, 100, 30_000), _marks(0.5, 1_200)), (_marks(0.3, 1_200), _adds(0.15, 100, 30_000))),
    "hard links": Sort((_adds(0.4, 5_000, 300_000), _links(0.5)), (_links(0.3), _adds(0.25, 5_000, 300_000))),
    "renames": Sort((_adds(0.4, 5_000, 300_000),), (_renames(0.5), _adds(0.15, 5_000, 300_000)), 5),
    "only times": Sort((_adds(0.8, 2_000, 90_000),), (_touches(0.8), _adds(0.05, 2_000, 90_000)), 5),
    "sparse": Sort(
        (_adds_sparse(6, 2.0), _adds(0.4, 5_000, 90_000)), (_adds_sparse(4, 3.0), _adds(0.2, 5_000, 90_000))
    ),
    "alike": Sort((_adds_alike(4, 0.1),), (_adds_alike(2, 0.12), _rewrites(0.5))),
    "names": Sort((_adds_names(200, 300), _adds(0.5, 2_000, 60_000)), (_adds_names(0, 200), _adds_big(0.25))),
    "many versions": Sort((_adds(0.3, 2_000, 60_000),), (_rewrites(0.15),), 9),
    "long names": Sort((_adds(0.4, 2_000, 60_000), _adds_long_names(900, 700)), (_adds_long_names(900, 700),)),
    "folders": Sort((_adds_folders(900, 300), _adds(0.3, 9_000, 60_000)), (_adds_folders(900, 300), _rewrites(0.2))),
    "inline": Sort((_adds(0.1, 1, 1_900, 0.2),), (_adds(0.03, 1, 1_900), _adds_big(0.2)), 5),
    "all marked": Sort((_adds(0.1, 100, 9_000), _marks(1.0, 1_800)), (_adds(0.1, 100, 9_000), _marks(1.0, 1_800))),
    "others": Sort(
        (_adds(0.4, 2_000, 90_000),),
        (FillingSource.remove_of_others, _others_write(0.3), _rewrites(0.3), _others_write(0.2)),
        5,
    ),
    "held": Sort((_adds(0.4, 2_000, 300_000),), (_rewrites(0.4),), 5, is_held=True),
}


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--filesystem", choices=FILESYSTEMS, default="ext4")
    parser.add_argument("--runs", type=int, default=60)
    parser.add_argument("--mb", type=int, default=60)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--sort", choices=SORTS, help="only this sort of history")
    parser.add_argument("--each", type=int, metavar="N", help="one history of each sort, of so many runs and one more")
    parser.add_argument("--app", type=Path, default=Path("app"), help="the folder with the program")
    parser.add_argument("--work", type=Path, help="where images are made; in memory where nothing is said")
    parser.add_argument("--cold", action="store_true", help="start each command as a process of its own")
    options = parser.parse_args()
    if reason := why_not(options.filesystem):
        print(f"cannot run here: {reason}")
        return 2
    signal.signal(signal.SIGTERM, _end)
    with (
        work_folder(options.work) as folder,
        Program(options.app.resolve(), folder / "program", is_cold=options.cold) as program,
    ):
        campaign = FillCampaign(program, FILESYSTEMS[options.filesystem], folder, options.seed)
        try:
            if options.sort:
                campaign.history(options.sort, options.mb, options.seed)
            elif options.each:
                for number, sort in enumerate(SORTS):
                    campaign.history(sort, options.mb, f"{options.seed}.{number}", options.each)
                    print(f"{sort}: {campaign.result}", flush=True)
            else:
                campaign.run(options.runs, options.mb)
        finally:
            print(*campaign.result.violations, *campaign.result.surprises, sep="\n")
            print(f"{options.filesystem}: {campaign.result}")
    return bool(campaign.result.violations)


def _end(_number: int, _frame: FrameType | None) -> None:
    """Exits in a way that cleans up."""
    raise SystemExit(143)


if __name__ == "__main__":
    sys.exit(main())
