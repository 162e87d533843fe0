"""Two computers take turns on one drive, with kills and clocks that differ; each version is compared with its sources.

PYTHONPATH=app:. python -m tests.faults.turns --count 50 --seed 1
PYTHONPATH=app:. python -m tests.faults.turns --count 10 --filesystem exfat

The computers have the same host name or not, the same machine id (a cloned virtual machine) or not, and folders of the
same name or not. Their clocks may be years apart. This code imports nothing of the program, and knows only its command
line. It needs root, to give a process another host name and machine id.
"""

import argparse
import json
import os
import random
import shutil
import signal
import subprocess
import sys
import tempfile
from collections import Counter
from pathlib import Path
from typing import Any, Final

from tests.faults.history_places import FILESYSTEMS, HERE, destination_in, drive
from tests.faults.history_tree import Tree, children, is_within, kind_of
from tests.faults.pictures import State, differences, few, take_picture
from tests.helpers.own_mounts import can_keep_mounts_apart, with_own_mounts
from tests.helpers.warm import python_of_a_person

APP: Final = Path(__file__).parents[2] / "app"
_OTHER_CLOCK: Final = Path(__file__).with_name("other_clock")
_DAY_S: Final = 86_400
_CLOCKS_AHEAD_S: Final = (0, 0, 0, -1, 3600, -3600, -365 * _DAY_S, 10 * 365 * _DAY_S)
_AS_ANOTHER: Final = 'hostname "$0" && mount --bind "$1" /etc/machine-id && shift && exec "$@"'
_PLAIN_LETTERS: Final = "abcdefgh"
_LONGEST_S: Final = 120


class Computer:
    """A computer with its own home, and one folder that it backs up."""

    def __init__(self, folder: Path, name: str, machine: str, source: str) -> None:
        self.tree = Tree(bytes(folder), [source], lambda _line: None)
        self.source = folder / source
        self.stored = ""
        self.ahead_s = 0
        self._name = name
        self._home = folder / "home"
        self._home.mkdir()
        self._machine_id = folder / "machine-id"
        self._machine_id.write_text(f"{machine}\n")

    def run(self, *arguments: str | Path, killed_after_s: float | None = None) -> tuple[int, dict[str, Any]]:
        """Run a command; return its exit code, and the last line of its JSON if it is a result."""
        program = [sys.executable, "-m", "shingleback", *map(str, arguments), "--json"]
        process = subprocess.Popen(
            [
                *with_own_mounts("unshare", "--uts", "sh", "-c", _AS_ANOTHER, self._name, str(self._machine_id)),
                *program,
            ],
            env=self._environment(),
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
        )
        try:
            output, _ = process.communicate(timeout=killed_after_s or _LONGEST_S)
        except subprocess.TimeoutExpired:
            os.killpg(process.pid, signal.SIGKILL)
            output, _ = process.communicate()
        last = json.loads((output.splitlines() or [b"{}"])[-1]) if output.endswith(b"\n") else {}
        return process.returncode, last if last.get("event") == "finished" else {}

    def _environment(self) -> dict[str, str]:
        variables = {"HOME": self._home, "PYTHONPATH": f"{_OTHER_CLOCK}:{APP}", "CLOCK_AHEAD_S": self.ahead_s}
        variables |= {f"XDG_{name}_HOME": self._home / name.lower() for name in ("STATE", "CACHE", "CONFIG")}
        return python_of_a_person(os.environ) | {name: str(value) for name, value in variables.items()}


class Turns:
    """One history.

    Attributes:
        violations: what was wrong; the history ends with the first.
        counts: how much was done.
    """

    def __init__(self, seed: int, folder: Path, destination: Path) -> None:
        self.violations: list[str] = []
        self.counts: Counter[str] = Counter()
        self._chance = chance = random.Random(seed)
        self._folder = folder
        self._destination = destination
        self._is_clone = chance.random() < 0.3
        has_one_name, has_one_source = chance.random() < 0.5, chance.random() < 0.6
        self._computers = [
            Computer(
                folder / f"disk {number}",
                "pc" if has_one_name else f"pc-{number}",
                ("0" if self._is_clone else f"{number}") + "a" * 31,
                "docs" if has_one_source else f"docs {number}",
            )
            for number in range(2)
        ]
        self._now: State = {}
        self._versions: dict[str, State] = {}

    def run(self) -> None:
        destination = self._destination
        destination.mkdir(exist_ok=True)
        for _ in range(self._chance.choice((4, 6, 8))):
            if not self.violations:
                self._take_turn(self._chance.choice(self._computers))
        if not self.violations:
            self._check(self._chance.choice(self._computers))

    def _take_turn(self, computer: Computer) -> None:
        computer.ahead_s = self._chance.choice(_CLOCKS_AHEAD_S)
        arguments: list[str | Path] = ["backup", computer.source, self._destination]
        if self._is_clone and not computer.stored:
            arguments.insert(1, "--as-new")
        self._change(computer.tree, self._chance.choice((0, 1, 5, 20)))
        if self._chance.random() < 0.35:
            self.counts["kills"] += computer.run(*arguments, killed_after_s=self._chance.uniform(0.2, 1.2))[0] < 0
            self._change(computer.tree, self._chance.choice((0, 2)))
        code, last = computer.run(*arguments)
        self.counts["runs"] += 1
        if code:
            self._violated(f"a run ended with {code}: {last.get('message')}")
            return
        self._note(computer)
        self._now |= {computer.stored: take_picture(bytes(computer.source))}
        for version in last.get("removed_versions", ()):
            self._versions.pop(version, None)
        if version := last.get("version"):
            self._versions[version] = dict(self._now)

    def _note(self, computer: Computer) -> None:
        """Find the folder of a computer in the copy: the one that its first complete run has added."""
        if not computer.stored:
            stored_before = {each.stored for each in self._computers}
            names = {path.name for path in self._destination.iterdir() if path.name[0] != "."}
            (computer.stored,) = names - stored_before

    def _change(self, tree: Tree, steps: int) -> None:
        for _ in range(steps):
            free = self._chance.choice(tree.folders()) + b"/" + self._chance.choice(_PLAIN_LETTERS).encode()
            paths = [path for folder in tree.folders() for path in children(folder)]
            path = self._chance.choice(paths) if paths else b""
            is_free, kind = not os.path.lexists(free), self._chance.random()
            if is_free and kind < 0.4:
                tree.write(free, self._chance.choice((0, 10, 5000)))
            elif is_free and kind < 0.5:
                tree.make_folder(free)
            elif path and kind < 0.6 and kind_of(path) == "f":
                tree.write_quietly(path)
            elif path and is_free and kind < 0.8 and not is_within(free, path):
                tree.move(path, free)
            elif path and kind < 0.9:
                tree.remove(path)
            elif path:
                tree.set_time(path, self._chance.choice((-(2**31), 2**31, 2**32, 2**33)) * 10**9 + 1)

    def _check(self, computer: Computer) -> None:
        """Everything is checked by one of the computers, which has made only some of it."""
        computer.ahead_s = 0
        _, listed = computer.run("versions", self._destination)
        offered = {version["name"] for version in listed.get("versions", ())}
        for name, expected in self._versions.items():
            if name not in offered:
                self._violated(f"version {name} is no longer offered")
                continue
            target = self._folder / "restored"
            code, last = computer.run("restore", self._destination, "--version", name, "--to", target)
            actual = {path.name: take_picture(bytes(path)) for path in target.iterdir()} if target.is_dir() else {}
            self.counts["versions compared"] += 1
            if code or (problems := differences(expected, actual, with_links=False)):
                self._violated(f"version {name}: {last.get('message') if code else few(problems)}")
            shutil.rmtree(target, ignore_errors=True)
        code, last = computer.run("verify", self._destination)
        if code:
            self._violated(f"verify ended with {code}: {last.get('left_out')}")

    def _violated(self, what: str) -> None:
        self.violations.append(what)


def why_not_here() -> str:
    """Why no history can be run here; empty if one can."""
    if not can_keep_mounts_apart():
        return "needs root, and mounts of its own"
    return "" if Path("/etc/machine-id").exists() else "needs an operating system with an id"


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--count", type=int, default=20, help="how many histories")
    parser.add_argument("--seed", type=int, default=1, help="of the first one; the others follow")
    parser.add_argument("--filesystem", choices=FILESYSTEMS, default=HERE, help="a new one on a loop device")
    options = parser.parse_args()
    if reason := why_not_here():
        parser.error(reason)
    wrong: list[int] = []
    counts: Counter[str] = Counter()
    for seed in range(options.seed, options.seed + options.count):
        folder = Path(tempfile.mkdtemp(prefix=f"turns-{seed}-"))
        try:
            with drive(options.filesystem, folder) as point:
                turns = Turns(seed, folder, destination_in(point, options.filesystem))
                turns.run()
        finally:
            shutil.rmtree(folder)
        counts += turns.counts
        if turns.violations:
            wrong.append(seed)
            print(f"seed {seed}: {'; '.join(turns.violations)}", flush=True)
    print(f"{options.count} histories, {dict(counts)}; with a violation: {len(wrong)} {wrong or ''}")
    return int(bool(wrong))


if __name__ == "__main__":
    sys.exit(main())
