"""How another computer starts with a backup of a few runs, and with one of very many, merged and not.

It lists a folder of the newest version, for which it reads the whole manifest, as its first run would.
"""

import shutil
from typing import Final

from tests.benchmarks.ground import fresh_filesystem, needs_root
from tests.benchmarks.lab import Lab
from tests.benchmarks.listed import list_files
from tests.benchmarks.past import Person, limits_of
from tests.benchmarks.results import Limit
from tests.benchmarks.trees import MB
from tests.helpers.merging import merge

_COUNT: Final = 100_000
_CHANGED_SHARE: Final = 0.001
_FEW_RUNS: Final = 10
_MANY_RUNS: Final = 1_000
_FILESYSTEM: Final = "ext4"
_ROOM_BYTES: Final = 1 << 29
_MAX_SEGMENTS: Final = 80
_MAX_OF_UNMERGED: Final = 0.6


def measure_years(lab: Lab) -> list[Limit]:
    needs_root("mount a filesystem anew")
    limits: list[Limit] = []
    count, many = max(1_000, round(_COUNT * lab.scale)), max(100, round(_MANY_RUNS * lab.scale))
    times = {}
    with fresh_filesystem(_FILESYSTEM, lab.disk / "years", _ROOM_BYTES) as point:
        for runs in (_FEW_RUNS, many):
            listed = list_files(point / "backup", count, runs - 2, _CHANGED_SHARE)
            for is_merged in (False, True):
                segments = merge(point / "backup") if is_merged else runs
                what = f"after {runs:,} runs{', merged' if is_merged else ''}"
                person = Person(point / "backup", listed, lab.disk / "years" / "home", point)
                cost = person.run("list", listed.folder)
                times[what] = cost.wall_s
                limits.append(Limit(f"{what}: segments", segments, _MAX_SEGMENTS if is_merged else None, "files"))
                limits.append(Limit(f"{what}: manifest", _manifest_mb(person), None))
                limits += limits_of(what, [cost])
                shutil.rmtree(person.home)
            shutil.rmtree(point / "backup")
    merged_s = times[f"after {many:,} runs, merged"]
    for what, most in ((f"after {many:,} runs", _MAX_OF_UNMERGED), (f"after {_FEW_RUNS:,} runs", None)):
        limits.append(Limit(f"after {many:,} runs, merged: of the time {what}", merged_s / times[what], most, "times"))
    return limits


def _manifest_mb(person: Person) -> float:
    return sum(file.stat().st_size for file in (person.backup / ".shingleback" / "manifest").iterdir()) / MB
