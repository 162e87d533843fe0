"""Drives that are nearly full: whatever does not fit, nothing that is listed differs, and no complete version is lost.

    python -m tests.faults.fill --filesystem ext4 --runs 500 --mb 60 --app app

Each history has a small drive of its own, and a source that is rewritten, grows, and has files that do not fit. After
each run the drive is looked at as a whole: `verify`, and every version that is offered. At the end of a history room is
made, and a run has to end with 0.
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
    fits_bytes,
    has_inodes,
    make,
    make_folder,
    mounted_image,
    what_is_wrong,
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
_MUCH_BYTES: Final = 8 << 20  # below that a part says little
_RESERVE: Final = 0.05
_MAX_SPARED: Final = 1.3  # what fits may be so many times what is promised and the reserve
_SMALL: Final = 16 << 10


@dataclass
class Result:
    """What was found.

    Attributes:
        surprises: runs that found the drive full although the plan had said that they fit.
        told_parts: what the plan of a backup said would fit, as a part of what did, beside the reserve.
        told_of_small: the same where small files are written, whose names and blocks take room, too.
    """

    runs: int = 0
    histories: int = 0
    seconds: float = 0.0
    codes: Counter[int] = field(default_factory=Counter)
    restored: int = 0
    second_tries: int = 0
    full: int = 0
    surprises: list[str] = field(default_factory=list)
    told_parts: list[float] = field(default_factory=list)
    told_of_small: list[float] = field(default_factory=list)
    violations: list[str] = field(default_factory=list)

    def __str__(self) -> str:
        kinds = Counter(told.split(":")[1].strip() for told in self.violations)
        told = ", ".join(f"{count} {kind}" for kind, count in sorted(kinds.items()))
        codes = ", ".join(f"{count} with {code}" for code, count in sorted(self.codes.items()))
        return (
            f"{self.runs} runs ({codes}) in {self.histories} histories, {self.restored} versions restored, "
            f"{self.second_tries} had room made in two runs, {self.full} runs did not fit, "
            f"{len(self.surprises)} of them although the plan had, "
            f"told {_range(self.told_parts)} of what fits, of small files {_range(self.told_of_small)}, "
            f"{self.seconds / max(self.runs, 1):.2f} s a run: "
            f"{len(self.violations)} violations{f' ({told})' if told else ''}"
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
        """Histories of every sort, one after the other."""
        sorts = list(SORTS)
        while self.result.runs < runs:
            number = self.result.histories
            self.history(sorts[number % len(sorts)], mb, f"{self._seed}.{number}")
        return self.result

    def history(self, sort: str, mb: int, seed: str, runs: int = 0) -> Result:
        """One drive and one source; so many runs before room is made, where they are not to be the usual ones."""
        began_s = time.monotonic()
        folder = self._folder / seed
        folder.mkdir()
        self.result.histories += 1
        image = folder / "disk.img"
        make(self._kind, image, mb)
        history = _History(self._program, self._kind, folder, f"{sort} {seed}", self.result)
        with mounted_image(self._kind, image, folder / "drive"):
            history.run(SORTS[sort], runs or SORTS[sort].runs, random.Random(seed), max(mb, self._kind.least_mb))
        if history.is_wrong and (damage := what_is_wrong(self._kind, image)):
            self.result.violations.append(f"{sort} {seed}: filesystem: {damage}")
        shutil.rmtree(folder)
        self.result.seconds += time.monotonic() - began_s
        return self.result


class _History:
    """One drive and one source.

    Attributes:
        is_wrong: something was not as it has to be.
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
        if done.code != 0:  # a run may first need the room that it makes itself
            self._result.second_tries += 1
            done = self._one(source)
        if done.code != 0:
            self._tell("still full", f"{source.told()} on {mb} MiB: {done.planned} {done}")

    def _compare_room(self, source: FillingSource) -> None:
        """What is promised has to fit; the rest is the reserve. Nothing tells a program of a quota before it is met."""
        if self._kind.has_quota:
            return
        drive = self._folder / "drive"
        told = int(self._command("backup", source.top, self._backup, "--dry-run").planned.get("room_bytes", 0))
        fits, reserve = fits_bytes(drive), _RESERVE * shutil.disk_usage(drive).total
        if told > fits:
            self._tell("promised too much", f"{told} bytes, and {fits} fit")
        if fits - reserve < _MUCH_BYTES:
            return
        if has_inodes(drive):
            self._result.told_parts.append(told / (fits - reserve))
        if told < (fits - reserve) / _MAX_SPARED and has_inodes(drive):
            self._tell("promised too little", f"{told} bytes, and {fits} fit")
        fits_small = fits_bytes(drive, _SMALL)
        if fits_small - reserve > _MUCH_BYTES:
            self._result.told_of_small.append(told / (fits_small - reserve))

    def _stored(self, source: FillingSource) -> set[Path]:
        """What the last complete version has, as it is now."""
        if not self._last_complete:
            return set()
        then, now = self._complete[self._last_complete].things, take_picture(bytes(source.top)).things
        same = (path for path, thing in now.items() if thing.kind == "-" and then.get(path) == thing)
        return {source.top / os.fsdecode(path) for path in same}

    def _one(self, source: FillingSource) -> Ended:
        self._run += 1
        self._result.runs += 1
        shown = take_picture(bytes(source.top))
        self._contents |= {thing.content for thing in shown.things.values()}
        done = self._command("backup", source.top, self._backup)
        self._result.codes[done.code] += 1
        if done.code not in EXPECTED_CODES:
            self._tell("exit code", str(done))
        self._look_for_surprises(done)
        version = str(done.last.get("version", ""))
        if version and done.code == 0:
            self._complete[version] = shown
        elif version:
            self._partial.add(version)
        listed = self._command("versions", self._backup).versions
        self._note(done, shown, listed)
        self._kept_bytes = source.taken_bytes if done.code == 0 else self._kept_bytes
        self._look_at_all(listed)
        if done.code == 0 and (told := self._copy_differs(shown, take_picture(bytes(self._backup / _NAME)))):
            self._tell("plain copy", few(told))
        return done

    def _look_for_surprises(self, done: Ended) -> None:
        """A drive that is full is called full, before anything else can happen to it; and it can still be written."""
        outcome = str(done.last.get("outcome", ""))
        others = [item for item in done.left_out if item.get("reason") != _NO_ROOM]
        if others or (done.code == 3 and outcome != _FULL):
            self._tell("unannounced error", str(done))
        if done.code == 3:
            self._result.full += 1
            if not _is_told(done.planned):
                self._result.surprises.append(f"{self._name}: run {self._run}: {done.planned}")
        if os.statvfs(self._folder / "drive").f_flag & os.ST_RDONLY:
            self._tell("read-only", str(done))

    def _note(self, done: Ended, shown: Picture, listed: list[str]) -> None:
        """Whether the last complete version is there, and whether a run that ended with 0 left one of this source."""
        if done.code == 0:
            newest = listed[-1] if listed else ""
            if newest in self._partial or not newest:
                self._tell("no version", f"exit 0, and the newest is {newest or 'none'}")
                return
            self._last_complete = newest
            self._complete[newest] = shown
        elif self._last_complete and self._last_complete not in listed:
            self._tell("lost", f"the last complete version {self._last_complete}, after {done}")
            self._last_complete = ""

    def _look_at_all(self, listed: list[str]) -> None:
        checked = self._command("verify", self._backup)
        bad = [f"{item['reason']} {item['path']}" for item in checked.left_out if item["reason"] in DAMAGE]
        if bad or (checked.code and listed):
            self._tell("verify", few(bad) or str(checked))
        for name in listed:
            self._restore(name)

    def _restore(self, name: str) -> None:
        out = self._folder / "out"
        done = self._command("restore", self._backup, "--version", name, "--to", out, "--special-permissions")
        self._result.restored += 1
        found = take_picture(bytes(out / _NAME)) if (out / _NAME).is_dir() else Picture()
        shutil.rmtree(out, ignore_errors=True)
        if name in self._complete:
            if told := ([str(done)] if done.code else []) + _differences(self._complete[name], found):
                self._tell("restore", f"{name}: {few(told)}")
            return
        if done.code:
            self._tell("restore", f"{name}, in part: {done}")
        strange = [path for path, thing in found.things.items() if thing.content not in self._contents]
        if strange:
            self._tell("strange content", f"{name}: {few(str(path) for path in strange)}")

    def _copy_differs(self, wanted: Picture, found: Picture) -> list[str]:
        is_exact = self._kind.holds_everything
        return _differences(wanted, found) if is_exact else _differences(wanted.plain(), found.plain())

    def _command(self, *words: str | Path) -> Ended:
        done = self._program.run(self._folder / "home", *words)
        if done.is_crash:
            self._tell("crash", f"{words[0]}: {done}")
        return done

    def _tell(self, kind: str, what: str) -> None:
        self.is_wrong = True
        self._result.violations.append(f"{self._name}: {kind}: run {self._run}: {what}")


def _is_told(planned: dict[str, int]) -> bool:
    """Whether the plan says that not all of it fits."""
    room_files = planned.get("room_files", -1)
    new_files = planned["copy_files"] + planned.get("new_folders", 0)
    return planned.get("copy_bytes", 0) > planned.get("room_bytes", -1) or 0 <= room_files < new_files


def _differences(wanted: Picture, found: Picture) -> list[str]:
    return differences({_NAME: wanted}, {_NAME: found})


Step = Callable[[FillingSource], None]


@dataclass(frozen=True)
class Sort:
    """A way to fill a drive: what is done to the source before the first run, and before each of the others.

    Attributes:
        is_held: another program keeps a snapshot, or links, of what is in the backup before each run but the first.
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
    # many small files, all of them written anew before each run: they go in packs, and room is asked for in between
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
    words = parser.parse_args()
    if reason := why_not(words.filesystem):
        print(f"cannot run here: {reason}")
        return 2
    signal.signal(signal.SIGTERM, _end)
    with (
        work_folder(words.work) as folder,
        Program(words.app.resolve(), folder / "program", is_cold=words.cold) as program,
    ):
        campaign = FillCampaign(program, FILESYSTEMS[words.filesystem], folder, words.seed)
        try:
            if words.sort:
                campaign.history(words.sort, words.mb, words.seed)
            elif words.each:
                for number, sort in enumerate(SORTS):
                    campaign.history(sort, words.mb, f"{words.seed}.{number}", words.each)
                    print(f"{sort}: {campaign.result}", flush=True)
            else:
                campaign.run(words.runs, words.mb)
        finally:
            print(*campaign.result.violations, *campaign.result.surprises, sep="\n")
            print(f"{words.filesystem}: {campaign.result}")
    return bool(campaign.result.violations)


def _end(_number: int, _frame: FrameType | None) -> None:
    """The way out that cleans up."""
    raise SystemExit(143)


if __name__ == "__main__":
    sys.exit(main())
