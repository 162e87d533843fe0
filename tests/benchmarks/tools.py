"""The compared programs, each run by its command line and timed from its start to its end."""

import contextlib
import os
import shlex
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
        cpu_s: the CPU time of all processes of the tool; far below the wall time, it waited for the disk.
        rest_cpu_s: the CPU time of the rest of the machine meanwhile. A part of it is the kernel's work for this tool.
    """

    wall_s: float
    cpu_s: float
    rest_cpu_s: float


class VoidError(Exception):
    """A tool did not copy everything, so its time is meaningless."""


@dataclass(frozen=True)
class Tool:
    """One program.

    Attributes:
        command: the command line, for a source and a destination. Every copy ends in a folder of the source's name in
        the destination.
        syncs: it returns only when everything is durable.
        back: the command line that restores everything from a destination to an empty folder, under the source's name.
        check: the command line that reads everything in a destination, and compares it with the source or with
        checksums.
        is_plain: the copy is plain files and folders.
    """

    name: str
    command: Callable[[Path, Path], list[str]]
    syncs: bool = False
    back: Callable[[Path, Path], list[str]] | None = None
    check: Callable[[Path, Path], list[str]] | None = None
    is_plain: bool = True


def _shingleback(source: Path, destination: Path) -> list[str]:
    return program.command("backup", source, destination)


def _rsync(source: Path, destination: Path) -> list[str]:
    return ["rsync", "-aHAX", str(source), f"{destination}/"]


def _cp(source: Path, destination: Path) -> list[str]:
    return ["cp", "-a", str(source), f"{destination}/"]


def _shingleback_back(destination: Path, target: Path) -> list[str]:
    return program.command("restore", destination, "--to", target)


def _shingleback_check(_source: Path, destination: Path) -> list[str]:
    return program.command("verify", destination)


def _rsync_back(destination: Path, target: Path) -> list[str]:
    return ["rsync", "-aHAX", "--exclude=/.shingleback", f"{destination}/", f"{target}/"]


def _rsync_check(source: Path, destination: Path) -> list[str]:
    return ["rsync", "-aHAXnc", str(source), f"{destination}/"]


def _cp_back(destination: Path, target: Path) -> list[str]:
    return ["cp", "-a", f"{destination}/.", f"{target}/"]


def _borg(source: Path, destination: Path) -> list[str]:
    """Without encryption and without compression."""
    repository = shlex.quote(str(destination / "repository"))
    make = f"borg init --encryption none {repository} && cd {shlex.quote(str(source.parent))}"
    return ["sh", "-c", f"{make} && borg create --compression none {repository}::copy {shlex.quote(source.name)}"]


def _borg_back(destination: Path, target: Path) -> list[str]:
    repository = shlex.quote(str(destination / "repository"))
    return ["sh", "-c", f"cd {shlex.quote(str(target))} && borg extract {repository}::copy"]


def _borg_check(_source: Path, destination: Path) -> list[str]:
    return ["borg", "check", "--verify-data", str(destination / "repository")]


SHINGLEBACK = Tool("shingleback", _shingleback, syncs=True, back=_shingleback_back, check=_shingleback_check)
RSYNC = Tool("rsync", _rsync, back=_rsync_back, check=_rsync_check)
CP = Tool("cp", _cp, back=_cp_back)
BORG = Tool("borg", _borg, back=_borg_back, check=_borg_check, is_plain=False)


def environment(home: Path) -> dict[str, str]:
    """Python keeps its compiled files, as for an installed program, but not in the checkout."""
    inherited = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
    settings = {f"XDG_{kind}_HOME": str(home / kind.lower()) for kind in ("CONFIG", "STATE", "CACHE")}
    compiled = home.parent / "compiled"
    settings |= {"BORG_BASE_DIR": str(home / "borg"), "BORG_UNKNOWN_UNENCRYPTED_REPO_ACCESS_IS_OK": "yes"}
    return inherited | settings | {"PYTHONPATH": str(program.APP), "PYTHONPYCACHEPREFIX": str(compiled)}


@contextlib.contextmanager
def started(name: str, command: list[str], home: Path) -> Iterator["subprocess.Popen[bytes]"]:
    """Runs the program, and waits for its end. Raises VoidError if it fails."""
    with subprocess.Popen(
        command,
        env=environment(home),
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
        raise VoidError(f"{name} ended with {process.returncode}: {' '.join(last)}")


def timed(tool: Tool, source: Path, place: Place, *, until_durable: bool = False) -> Run:
    """`until_durable`: writing out what a tool leaves in memory is part of its time."""
    syncs = place.destination if until_durable and not tool.syncs else None
    return timed_command(tool.name, tool.command(source, place.destination), place.home, syncs)


def timed_command(name: str, command: list[str], home: Path, syncs: Path | None = None) -> Run:
    """`syncs`: syncing the filesystem of this folder is part of the time."""
    began_s, own_before_s, all_before_s = time.perf_counter(), cpu_of_children_s(), busy_s()
    with started(name, command, home):
        pass
    if syncs is not None:
        subprocess.run(["sync", "-f", syncs], check=True)
    wall_s, own_s = time.perf_counter() - began_s, cpu_of_children_s() - own_before_s
    return Run(wall_s, own_s, max(0.0, busy_s() - all_before_s - own_s))


def check_copy(tool: Tool, source: Path, place: Place, expected: Amount) -> None:
    """Raises VoidError if files are missing, as far as the copy can be inspected."""
    if not tool.is_plain:
        return
    check_tree(tool, place.destination / source.name, expected)


def check_tree(tool: Tool, tree: Path, expected: Amount) -> None:
    """The same for any tree."""
    copied = amount_in(tree)
    if copied != expected:
        raise VoidError(
            f"{tool.name} copied {copied.files:,} files with {copied.bytes:,} bytes"
            f" of {expected.files:,} files with {expected.bytes:,} bytes"
        )


def cpu_of_children_s() -> float:
    used = os.times()
    return used.children_user + used.children_system
