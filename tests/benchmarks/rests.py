"""The benefit of rests and bursts on modeled drives: the experiment behind `engine.source.resting` and the paces.

    python -m tests.benchmarks.rests

Only the code that decides when to write to the drive is the program's own; see `tests.helpers.paced_run`. The cache of
each drive is scaled down with the work, so that it is filled several times. Its fill level is known exactly, except for
the last line of each drive, where it is estimated, as for a real one.
"""

import random
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Final

from shingleback.domain.monitoring import CachePrior
from shingleback.engine.drive.pace import PRESETS as PACES
from shingleback.engine.drive.pace import Manners, Pace
from shingleback.monitor.cache.estimator import CacheEstimator
from shingleback.simulator.presets import PRESETS
from tests.helpers.modeled_work import GB, WorkItems, home, photos, small
from tests.helpers.paced_run import Paced, PacedRun

_NEVER: Final = Manners()
_GENTLE: Final = PACES["gentle"]

PUSHED: Final = {
    "balanced, but never rests": replace(PACES["balanced"], manners=_NEVER),
    "balanced": PACES["balanced"],
    "20 MB/s in a trickle": replace(_GENTLE, burst_s=0.0, manners=_NEVER),
    "20 MB/s in bursts": replace(_GENTLE, manners=_NEVER),
    "gentle: in bursts, and rests": _GENTLE,
}


@dataclass(frozen=True)
class Scene:
    """`cache`: the factor by which the cache is scaled."""

    preset: str
    work: Callable[[float, random.Random], WorkItems]
    total_bytes: float
    cache: float

    def run(self, pace: Pace, estimator: CacheEstimator | None = None, seed: int = 3) -> Paced:
        preset = PRESETS[self.preset].scaled(self.cache)
        work = self.work(self.total_bytes, random.Random(seed))
        return PacedRun(preset, pace, work, self.total_bytes, estimator).run()


SCENES: Final = (
    Scene("archive-8tb-like", home, 60 * GB, 0.1),
    Scene("portable-5tb-like", home, 60 * GB, 0.1),
    Scene("archive-8tb-like", home, 20 * GB, 0.1),
    Scene("archive-8tb-like", small, 6 * GB, 0.05),
    Scene("archive-8tb-like", photos, 20 * GB, 0.05),
    Scene("wd40-like", home, 20 * GB, 1.0),
    Scene("cmr-like", home, 20 * GB, 1.0),
)


def main() -> None:
    print("modeled seconds; > 1 s: commands that took longer; of those marked *, the cache is only estimated")
    for scene in SCENES:
        name = f"{scene.preset}, {scene.work.__name__}, {scene.total_bytes / GB:g} GB"
        print(f"\n{name:48}   done  tidies  rested  longest  > 1 s  fullest")
        for title, pace in PUSHED.items():
            print(_line(title, scene.run(pace)))
        print(_line("balanced *", scene.run(PACES["balanced"], CacheEstimator(CachePrior(shingled=0.95)))))


def _line(title: str, run: Paced) -> str:
    rested_s = sum(run.rested_s.values())
    return (
        f"  {title:46} {run.took_s:6.0f}  {run.owed_s:6.0f}  {rested_s:6.0f}  {run.tally.longest_s:7.1f}"
        f"  {run.tally.waited_1s:5}  {run.fullest:6.0%}"
    )


if __name__ == "__main__":
    main()
