"""A cliff teaches the size of the cache and the kind of drive, if there is something to learn from it."""

from shingleback.domain.monitoring import CachePrior, RunEventKind, Sample
from shingleback.monitor.cache.detectors import Fullness, Slowness
from shingleback.monitor.cache.particles import CacheWrites, ParticleFilter

GB = 1_000_000_000
LOST_S = 5.0
FULL_CACHE = CacheWrites(GB, 10_000)
A_LITTLE = CacheWrites(GB / 100, 100)


class Bench:
    def __init__(self) -> None:
        prior = CachePrior(shingled=0.95, capacity_bytes=GB, capacity_spread=1.2, takes_all=0.5)
        self.particles, self.slowness = ParticleFilter(prior), Slowness()
        self.fullness = Fullness(self.particles, self.slowness, 0)

    def overflow(self, entered: CacheWrites, scattered_writes: float = 100.0) -> RunEventKind | None:
        """This much enters the cache; then the drive makes its writers wait."""
        self.particles.enter(entered, 60.0, is_full=False)
        self.slowness.lost_s = LOST_S
        event = self.fullness.after(Sample(60.0, 1.0, 10e6, 0.0, writes=100), entered, scattered_writes)
        return event.kind if event else None

    def write(self, seconds: int, scattered_writes: float) -> None:
        for second in range(seconds):
            self.fullness.after(Sample(float(second), 1.0, 100e6, 0.0, writes=100), CacheWrites(), scattered_writes)

    @property
    def takes_all(self) -> float:
        return self.particles.share(lambda guess: guess.takes_all)


def test_an_overflow_after_filling_the_cache_is_a_cliff() -> None:
    bench = Bench()

    assert bench.overflow(FULL_CACHE) is RunEventKind.CLIFF
    assert (bench.fullness.is_full, bench.fullness.cliffs) == (True, 1)


def test_an_overflow_soon_after_cleaning_began_teaches_nothing() -> None:
    bench = Bench()
    bench.overflow(FULL_CACHE)
    bench.fullness.reset_after_idle()

    bench.overflow(A_LITTLE)

    assert (bench.fullness.is_full, bench.fullness.cliffs) == (True, 1)


def test_an_overflow_from_long_writes_alone_means_all_writes_enter_the_cache() -> None:
    streamed, scattered = Bench(), Bench()
    for bench, scattered_writes in ((streamed, 0.0), (scattered, 50.0)):
        bench.write(10, scattered_writes)
        bench.overflow(FULL_CACHE, scattered_writes)

    assert streamed.takes_all > 0.8 > scattered.takes_all
