"""Where a program writes on a drive, by its system calls, including zeros that become holes in a sparse file."""

import re
import subprocess
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from typing import Final, NamedTuple

import pytest

from tests.helpers.images import needs

BAND_BYTES: Final = 30 << 20
_CALLS: Final = "open,openat,read,write,pwrite64,pwritev,pwritev2,writev,lseek,fallocate,ioctl,mmap"
_LINE: Final = re.compile(r"(?P<call>\w+)\((?P<words>.*)\) += (?P<answer>-?\d+)(?:<(?P<opened>[^>]*)>)?")
_FD: Final = re.compile(r"(\d+)<([^>]*)>")
_RANGE: Final = re.compile(r"\[(\d+), (\d+)\]")


class Write(NamedTuple):
    offset: int
    length: int


@dataclass(frozen=True)
class Footprint:
    """The work of a shingled drive for these writes.

    Attributes:
        bands: the bands that were written to.
        torn: the partly written bands: the drive must read the rest of them, and rewrite them. Data that fills a band
            from one end to the other can be written directly.
        jumps: how often a write does not begin where the previous one ended.
    """

    bands: int
    torn: int
    bytes: int
    writes: int
    jumps: int


def footprint(command: Sequence[str | Path], device: Path, folder: Path, *, is_for_show: bool = False) -> Footprint:
    """What a program writes to a device or file, which is the last argument of its command.

    Skips the test if programs cannot be traced.

    Args:
        folder: for the trace.
        is_for_show: zeros requested by fallocate are counted and not written, which saves space. Only for a sparse
            file, which already has zeros.
    """
    notes = folder / "trace"
    strace: list[str | Path] = [
        needs("strace"),
        "--seccomp-bpf",
        "-ff",
        "-y",
        "-s",
        "0",
        "-e",
        f"trace={_CALLS}",
        "-o",
        notes,
    ]
    spared = ["-e", "inject=fallocate:retval=0"] if is_for_show else []
    done = subprocess.run(
        [*strace, *spared, *command, device], check=False, capture_output=True, text=True, stdin=subprocess.DEVNULL
    )
    traces = sorted(folder.glob("trace.*"))
    if not traces or "ptrace" in done.stderr:
        pytest.skip(f"needs to trace programs: {done.stderr.strip()[:100]}")
    if done.returncode:
        raise RuntimeError(f"{command[0]}: {done.stderr}")
    writes = [write for trace in traces for write in _writes(trace, device)]
    for trace in traces:
        trace.unlink()
    return summed(writes)


def summed(writes: Sequence[Write]) -> Footprint:
    """`writes` in their order."""
    covered: Counter[int] = Counter()
    for start, end in _merged(writes):
        for band in range(start // BAND_BYTES, (end - 1) // BAND_BYTES + 1):
            covered[band] += min(end, (band + 1) * BAND_BYTES) - max(start, band * BAND_BYTES)
    return Footprint(
        bands=len(covered),
        torn=sum(covered[band] < BAND_BYTES for band in covered),
        bytes=sum(write.length for write in writes),
        writes=len(writes),
        jumps=sum(before.offset + before.length != after.offset for before, after in pairwise(writes)),
    )


def _merged(writes: Sequence[Write]) -> Iterator[tuple[int, int]]:
    """Start and end of each written area, without overlaps."""
    start = end = 0
    for offset, length in sorted(write for write in writes if write.length):
        if offset > end:
            if end > start:
                yield start, end
            start = offset
        end = max(end, offset + length)
    if end > start:
        yield start, end


def _writes(trace: Path, device: Path) -> Iterator[Write]:
    """The writes of one thread. Raises AssertionError if the program does something that cannot be followed."""
    positions: dict[str, int] = {}
    for line in trace.read_text(encoding="utf-8", errors="replace").splitlines():
        match = _LINE.search(line)
        if match is None or int(match["answer"]) < 0:
            continue
        call, arguments, answer = match["call"], match["words"], int(match["answer"])
        if call in ("open", "openat"):
            positions[str(answer)] = 0
            continue
        target = _FD.search(arguments)
        if target is None or target[2] != str(device):
            continue
        yield from _write_of(call, arguments, answer, target[1], positions)


def _write_of(call: str, arguments: str, answer: int, fd: str, positions: dict[str, int]) -> Iterator[Write]:
    at = positions.get(fd, 0)
    last = arguments.rpartition(", ")[2]
    match call:
        case "lseek":
            positions[fd] = answer
        case "read":
            positions[fd] = at + answer
        case "write":
            positions[fd] = at + answer
            yield Write(at, answer)
        case "pwrite64":
            yield Write(int(last), answer)
        case "fallocate" if "ZERO_RANGE" in arguments:
            _, _, offset, length = arguments.split(", ")
            yield Write(int(offset), int(length))
        case "ioctl" if "BLKZEROOUT" in arguments and (range_match := _RANGE.search(arguments)):
            yield Write(int(range_match[1]), int(range_match[2]))
        case "pwritev" | "pwritev2" | "writev":
            raise AssertionError(f"{call} is not followed")
        case "mmap" if "PROT_WRITE" in arguments and "MAP_SHARED" in arguments:
            raise AssertionError("what is written through memory is not seen")
