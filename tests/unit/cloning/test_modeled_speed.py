"""How long a clone keeps a modeled shingled drive busy, relative to the drive's own limit, in modeled seconds."""

import pytest

from shingleback.cloning.content import CloneContent
from shingleback.cloning.copy import CloneCopy
from shingleback.cloning.copy_map import CopyMap
from shingleback.domain.errors import Why
from shingleback.domain.superblocks.reader import ByteArea
from shingleback.engine.paced_job import paced_job
from shingleback.engine.report import Reporter
from shingleback.protocol.control import Unattended
from shingleback.simulator.presets import Preset
from tests.helpers.examples import with_long
from tests.modeled.drives import scaled_preset

MIB = 1 << 20
SIZE_BYTES = 2_048 * MIB
MAX = 1.05
PRESETS = ("archive-8tb-like", *with_long("portable-5tb-like"))


class ZeroSource:
    """A source of zeros, which takes no time."""

    size_bytes = SIZE_BYTES
    sector_bytes = 512

    def read(self, offset: int, buffer: memoryview) -> None:
        pass

    def is_there(self) -> bool:
        return True

    def answers(self) -> bool:
        return True


class ModeledTarget(ZeroSource):
    """A modeled drive with its own clock, `now_s`, that counts `written_bytes`."""

    def __init__(self, preset: Preset) -> None:
        self.now_s = 0.0
        self.written_bytes = 0
        self._model = preset.model(0.0)
        self._command_bytes = preset.command_bytes

    def write(self, offset: int, data: memoryview) -> None:
        for start in range(offset, offset + len(data), self._command_bytes):
            length = min(self._command_bytes, offset + len(data) - start)
            self.now_s = self._model.write(self.now_s, start, length)
        self.written_bytes += len(data)

    def flush(self) -> None:
        self.now_s = self._model.flush(self.now_s)


def cloned(preset: Preset, areas: tuple[ByteArea, ...]) -> ModeledTarget:
    source, target = ZeroSource(), ModeledTarget(preset)
    content = CloneContent(source, 0, (), SIZE_BYTES)
    job = paced_job(Unattended(), Reporter(lambda _event: None, lambda: target.now_s), Why.CLONE_STOPPED)
    CloneCopy(content, target, areas, CopyMap(SIZE_BYTES), lambda _copy_map: None, job).run(b"a stamp")
    target.flush()
    return target


def limit_s(preset: Preset, count_bytes: int) -> float:
    """The time for one sequential write of as many bytes, from the start of the same drive."""
    target = ModeledTarget(preset)
    target.write(0, memoryview(bytearray(count_bytes)))
    target.flush()
    return target.now_s


@pytest.mark.parametrize("name", PRESETS)
def test_a_whole_drive_takes_as_long_as_one_sequential_write(name: str) -> None:
    preset = scaled_preset(name, size_bytes=SIZE_BYTES, cache=0.01, is_used=True)

    target = cloned(preset, (ByteArea(0, SIZE_BYTES),))

    ratio = target.now_s / limit_s(preset, target.written_bytes)
    print(f"{name}: {ratio:.3f} of the limit")
    assert ratio <= MAX


@pytest.mark.parametrize("name", PRESETS)
def test_skipping_small_gaps_takes_longer_than_copying_them(name: str) -> None:
    """2 of each 3 MiB are in use."""
    preset = scaled_preset(name, size_bytes=SIZE_BYTES, cache=0.01, is_used=True)
    areas = tuple(ByteArea(start, 2 * MIB) for start in range(0, SIZE_BYTES - 3 * MIB, 3 * MIB))
    with_jumps = ModeledTarget(preset)
    for area in areas:
        with_jumps.write(area.start, memoryview(bytearray(area.length)))
    with_jumps.flush()

    target = cloned(preset, areas)

    print(f"{name}: {target.now_s:.1f} s in one row, {with_jumps.now_s:.1f} s with jumps")
    assert target.now_s < with_jumps.now_s / 2


@pytest.mark.parametrize("name", PRESETS)
def test_large_gaps_are_skipped_to_save_time(name: str) -> None:
    """Every eighth area of 64 MiB is in use."""
    preset = scaled_preset(name, size_bytes=SIZE_BYTES, cache=0.01, is_used=True)
    areas = tuple(ByteArea(start, 64 * MIB) for start in range(0, SIZE_BYTES, 512 * MIB))

    target = cloned(preset, areas)

    ratio = target.now_s / limit_s(preset, target.written_bytes)
    print(f"{name}: {ratio:.3f} of the limit of what is in use")
    assert target.now_s < limit_s(preset, SIZE_BYTES) / 2
