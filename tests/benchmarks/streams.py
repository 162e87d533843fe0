"""What a recorded series of runs wrote where, and which bands of the modeled drive had to be repaired for that.

    python -m tests.benchmarks streams TRACE [--run N] [--preset NAME] [--fresh] [--size GB] [--cache X]

TRACE was written by `python -m tests.benchmarks modeled --trace TRACE`, and the drive must be the same. A stream is
everything in one kind of block groups of btrfs, with each copy of the metadata separate; "again" is what the same run
had already written before. With --run, each piece of that run is printed, in order; 1 is the first run.
"""

import argparse
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final, NamedTuple

from shingleback.simulator.media_cache import MediaCacheModel
from shingleback.simulator.model import FLUSH, READ, TRIM, WRITE
from shingleback.simulator.presets import PRESETS
from tests.modeled.drives import scaled_preset
from tests.modeled.trace import BEGIN, END, GROUP, TraceRequest, parse, send

_BLOCK_BYTES: Final = 4096
_SUPERBLOCKS: Final = frozenset({64 << 10, 64 << 20, 256 << 30})
_WORDS: Final = {READ: "R", WRITE: "W", TRIM: "D", FLUSH: "F"}


class Group(NamedTuple):
    """A part of the drive that holds one kind of data."""

    stream: str
    begin: int
    length: int


@dataclass(slots=True)
class Stream:
    """What one run wrote or read there. `jumps`: how often a request did not continue the previous one."""

    count: int = 0
    size_bytes: int = 0
    again_bytes: int = 0
    jumps: int = 0
    took_s: float = 0.0


@dataclass(slots=True)
class Run:
    """One run. `pieces` has a line for each request; `mended_s`: how long repairing bands took."""

    streams: dict[str, Stream] = field(default_factory=dict)
    pieces: list[str] = field(default_factory=list)
    took_s: float = 0.0
    repaired_bands: int = 0
    mended_s: float = 0.0


def groups_in(lines: Iterable[str]) -> list[Group]:
    """Groups of one kind are numbered in the order of their positions."""
    pieces = [line.split()[2:] for line in lines if line.startswith(f"# {GROUP} ")]
    counts: dict[str, int] = {}
    groups = []
    for kind, begin, length in sorted(pieces, key=lambda parts: int(parts[1])):
        counts[kind] = counts.get(kind, 0) + 1
        groups.append(Group(f"{kind.lower()} {counts[kind]}", int(begin), int(length)))
    return groups


def runs_in(lines: list[str], model: MediaCacheModel) -> Iterator[Run]:
    """Each run from its start to its end. Requests between two runs are not reported, but the drive executes them."""
    replay = _Replay(model, groups_in(lines))
    for line in lines:
        if line.strip() == f"# {BEGIN}":
            replay.begin()
        elif line.strip() == f"# {END}":
            yield replay.run
            replay.begin()
        for request in parse([line]):
            replay.at(request)


class _Replay:
    def __init__(self, model: MediaCacheModel, groups: list[Group]) -> None:
        self._model = model
        self._groups = groups
        self.begin()

    def begin(self) -> None:
        self.run = Run()
        self._ends: dict[int, int] = {}
        self._written: set[int] = set()

    def at(self, request: TraceRequest) -> None:
        """As the modeled drive did it: one request after the other, each started at its time."""
        time_s, kind, offset, length = request
        home = self._model.home
        mended, cleaned_s = home.counts.repaired_bands, home.counts.cleaned_s
        took_s = send(request, self._model, time_s) - time_s
        result = _WORDS[kind]
        name = result if kind == FLUSH else f"{result} {self._stream_at(offset)}"
        stream = self.run.streams.setdefault(name, Stream())
        stream.jumps += kind != FLUSH and self._ends.get(kind) != offset
        self._ends[kind] = offset + length
        stream.count += 1
        stream.size_bytes += length
        stream.took_s += took_s
        self.run.took_s += took_s
        if kind == WRITE:
            stream.again_bytes += self._note_written(offset, length)
        note, bands = "", home.counts.repaired_bands - mended
        if bands:
            mended_s = home.counts.cleaned_s - cleaned_s
            self.run.repaired_bands += bands
            self.run.mended_s += mended_s
            note = f"  mends {bands}, {mended_s:.3f} s"
        self.run.pieces.append(f"{time_s:9.3f} {name:16} {offset:>12} {length:>8} {took_s:7.4f}{note}")

    def _note_written(self, offset: int, length: int) -> int:
        blocks = range(offset // _BLOCK_BYTES, -(-(offset + length) // _BLOCK_BYTES))
        again = sum(block in self._written for block in blocks)
        self._written.update(blocks)
        return again * _BLOCK_BYTES

    def _stream_at(self, offset: int) -> str:
        if offset in _SUPERBLOCKS:
            return "superblock"
        inside = (group.stream for group in self._groups if group.begin <= offset < group.begin + group.length)
        return next(inside, f"{offset >> 30} GiB")


def report_of(number: int, run: Run) -> Iterator[str]:
    yield f"run {number}: {run.took_s:.3f} s, of that {run.mended_s:.3f} s for mending {run.repaired_bands} bands"
    for name, stream in sorted(run.streams.items()):
        yield (
            f"  {name:18}{stream.count:6}{stream.size_bytes / 1e6:9.2f} MB, again{stream.again_bytes / 1e6:7.2f}"
            f"{stream.jumps:6} jumps{stream.took_s:8.3f} s"
        )


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.benchmarks streams")
    parser.add_argument("trace", type=Path)
    parser.add_argument("--run", type=int)
    parser.add_argument("--preset", default="archive-8tb-like", choices=PRESETS)
    parser.add_argument("--fresh", action="store_true")
    parser.add_argument("--size", type=float, default=64.0)
    parser.add_argument("--cache", type=float, default=0.01)
    options = parser.parse_args(arguments)
    preset = scaled_preset(
        options.preset, size_bytes=round(options.size * 1e9), cache=options.cache, is_used=not options.fresh
    )
    model = preset.model(0.0)
    if not isinstance(model, MediaCacheModel):
        parser.error(f"{options.preset} has no bands")
    for number, run in enumerate(runs_in(options.trace.read_text(encoding="utf-8").splitlines(), model), 1):
        if options.run in {None, number}:
            print(*(run.pieces if options.run else ()), *report_of(number, run), sep="\n")
    return 0
