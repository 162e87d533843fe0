"""Replays shared measurements through the verdict, the cache estimate and the policy of rests.

    python -m tests.benchmarks replay [FILE...]

Without a file, it replays all of resources/drives/measured. docs/real-drives.md explains the lines. The exit code is 1
if the program gives another verdict than a file, or does not find a measured cliff.
"""

import argparse
from pathlib import Path

import msgspec

from shingleback.domain.measurement import Measurement
from shingleback.measuring.measure import SharedMeasurement
from shingleback.messages.translate import duration, size
from shingleback.store.private_files import resource_path
from tests.helpers.measurement_replay import CliffReplay, MeasurementReplay, replay


def main(args: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.benchmarks replay", description=__doc__)
    parser.add_argument("files", nargs="*", type=Path, metavar="FILE")
    files = parser.parse_args(args).files or sorted(resource_path("drives/measured").glob("*.json"))
    is_right = True
    for file in files:
        replayed = replay(_measurement(file.read_bytes()))
        print(file.name)
        for line in lines(replayed):
            print(f"  {line}")
        is_right = is_right and matches_replay(replayed)
    if not files:
        print("no drive was measured yet")
    return 0 if is_right else 1


def matches_replay(replayed: MeasurementReplay) -> bool:
    """Another verdict, or a cliff that was not found, shows a wrong model."""
    is_found = all(cliff.announced_bytes for cliff in replayed.cliffs if cliff.measured_bytes)
    return replayed.recorded.behavior is replayed.judged.behavior and is_found


def lines(replayed: MeasurementReplay) -> list[str]:
    values, judged = replayed.recorded, replayed.judged
    text = [f"said {values.behavior} ({values.confidence:.4f}), judged now {judged.behavior} ({judged.confidence:.4f})"]
    for cliff in replayed.cliffs:
        text += [_cliff(cliff), *(_rest(*rest) for rest in cliff.regained if cliff.measured_bytes)]
    return text


def _cliff(cliff: CliffReplay) -> str:
    pieces = f"random writes of {size(cliff.piece_bytes)}"
    if not cliff.measured_bytes:
        return f"{pieces}: no cliff; the estimate {'announced one' if cliff.announced_bytes else 'announced none'}"
    if not cliff.announced_bytes:
        return f"{pieces}: cliff at {size(cliff.measured_bytes)}, NOT FOUND by the estimate"
    believed = f"believed in a cache of {size(cliff.believed.capacity_bytes)}"
    rest = f"rest of at most {duration(cliff.rest_s)}" if cliff.rest_s else "no rest"
    return f"{pieces}: cliff at {size(cliff.measured_bytes)}, found {cliff.late_s:.0f} s later; {believed}; {rest}"


def _rest(seconds: float, regained_bytes: int, believed_bytes: int) -> str:
    return f"  after {duration(seconds)} of rest: {size(regained_bytes)} fast, {size(believed_bytes)} believed"


def _measurement(content: bytes) -> Measurement:
    """Of a shared file, or of one that `--export` wrote."""
    try:
        return msgspec.json.decode(content, type=SharedMeasurement).measurement
    except msgspec.ValidationError:
        return msgspec.json.decode(content, type=Measurement)
