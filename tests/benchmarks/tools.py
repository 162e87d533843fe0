"""The programs that are compared, each run by its command line and timed from its start to its end."""

import contextlib
import os
import subprocess
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple

from tests.benchmarks.machine import busy_s
from tests.benchmarks.trees import Amount, amount_in
from tests.helpers import program


class Place(NamedTuple):
    """Where a tool puts the copy, and the folder in which it may remember things."""

    destination: Path
    home: Path


class Run(NamedTuple):
    """One run.

    Attributes:
        cpu_s: what all processes of the tool computed; where it is far below the time, the disk was waited for.
        rest_cpu_s: what the rest of the machine computed meanwhile. A part of it is the kernel's, for this tool.
    """

    wall_s: float
    cpu_s: float
    rest_cpu_s: float


class VoidError(Exception):
    """A tool did not copy everything, so its time says nothing."""


@dataclass(frozen=True)
class Tool:
    """One program.

    Attributes:
        command: the words of its command line, for a source and a destination. Every copy ends in a folder of the
            source's name in the destination.
        syncs: it returns only when everything is durable.
    """

    name: str
    command: Callable[[Path, Path], list[str]]
    syncs: bool = False


def _shingleback(source: Path, destination: Path) -> list[str]:
    return program.command("backup", source, destination)


def _rsync(source: Path, destination: Path) -> list[str]:
    return ["rsync", "-aHAX", str(source), f"{destination}/"]


def _cp(source: Path, destination: Path) -> list[str]:
    return ["cp", "-a", str(source), f"{destination}/"]


SHINGLEBACK = Tool("shingleback", _shingleback, syncs=True)
RSYNC = Tool("rsync", _rsync)
CP = Tool("cp", _cp)


def environment(home: Path) -> dict[str, str]:
    """Python keeps what it compiled, as it does for a program that is installed; but not in the checkout."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
    own = {f"XDG_{kind}_HOME": str(home / kind.lower()) for kind in ("CONFIG", "STATE", "CACHE")}
    compiled = home.parent / "compiled"
    return kept | own | {"PYTHONPATH": str(program.APP), "PYTHONPYCACHEPREFIX": str(compiled)}


@contextlib.contextmanager
def started(tool: Tool, source: Path, place: Place) -> Iterator["subprocess.Popen[bytes]"]:
    """The program, whose end is waited for. Raises VoidError where it ends with a failure."""
    with subprocess.Popen(
        tool.command(source, place.destination),
        env=environment(place.home),
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
    ) as process:
        try:
            yield process
            _, complaints = process.communicate()
        finally:
            process.kill()
    if process.returncode:
        last = complaints.decode(errors="replace").strip().splitlines()[-1:]
        raise VoidError(f"{tool.name} ended with {process.returncode}: {' '.join(last)}")


def timed(tool: Tool, source: Path, place: Place, *, until_durable: bool = False) -> Run:
    """`until_durable`: what a tool leaves in memory is written out within its time."""
    began_s, own_before_s, all_before_s = time.perf_counter(), cpu_of_children_s(), busy_s()
    with started(tool, source, place):
        pass
    if until_durable and not tool.syncs:
        subprocess.run(["sync", "-f", place.destination], check=True)
    wall_s, own_s = time.perf_counter() - began_s, cpu_of_children_s() - own_before_s
    return Run(wall_s, own_s, max(0.0, busy_s() - all_before_s - own_s))


def check_copy(tool: Tool, source: Path, place: Place, expected: Amount) -> None:
    """Raises VoidError where not everything is there."""
    found = amount_in(place.destination / source.name)
    if found != expected:
        raise VoidError(
            f"{tool.name} copied {found.files:,} files with {found.bytes:,} bytes"
            f" of {expected.files:,} files with {expected.bytes:,} bytes"
        )


def cpu_of_children_s() -> float:
    used = os.times()
    return used.children_user + used.children_system
