"""A backup with a history, on its way to another folder."""

import functools
import os
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import closing, contextmanager
from datetime import timedelta
from pathlib import Path
from random import Random
from typing import Any

from shingleback.bootstrap.moving import MoveDrives, MoveOptions, move_job, real_drive, sets_after
from shingleback.cloning.move import MoveFigures, MoveRequest
from shingleback.engine.drive.disk import Disk, RealDisk
from shingleback.engine.repo.catalog import Catalog
from shingleback.engine.repo.index import IndexStore
from shingleback.engine.repo.index_state import SealStore, VersionRef
from shingleback.engine.source.copy_context import Limits
from shingleback.protocol.cloning import MoveFinished
from shingleback.protocol.control import Control, Unattended
from shingleback.protocol.events import Event
from shingleback.store.private_files import Paths
from shingleback.store.settings import BackupSet
from tests.faults.history_steps import Steps
from tests.faults.history_tree import Tree
from tests.helpers.trees import Thing, snapshot
from tests.helpers.workshop import Workshop

State = dict[bytes, Thing]


class BackupWithHistory:
    """A workshop with a source that changes at random between two runs.

    Attributes:
        states: the source of each version, by name.
        events: of the last move.
    """

    def __init__(self, workshop: Workshop, seed: int = 1, sources: int = 2) -> None:
        folder = workshop.folder
        self.workshop = workshop
        self.paths = Paths(folder / "config", folder / "state", folder / "cache")
        self.states: dict[str, State] = {}
        self.events: list[Event] = []
        names = [f"source {number}" for number in range(sources)]
        self.tree = Tree(bytes(folder / "sources"), names, lambda _line: None)
        self._steps = Steps(self.tree, Random(seed))
        workshop.store = IndexStore(self.paths.index_folder)
        workshop.seals = SealStore(self.paths.seals_folder)

    @property
    def tops(self) -> list[Path]:
        return [Path(top.decode()) for top in self.tree.tops]

    def run_history(self, runs: int, steps: int = 25) -> None:
        for _ in range(runs):
            self._steps.take(steps)
            self.back_up()

    def tree_changes(self, steps: int = 25) -> None:
        """Changes the trees without a backup."""
        self._steps.take(steps)

    @property
    def backup(self) -> str:
        """The identity of the backup."""
        with closing(Catalog(bytes(self.workshop.destination))) as catalog:
            return catalog.backup

    def versions(self) -> list[VersionRef]:
        """The versions that can be restored."""
        with closing(Catalog(bytes(self.workshop.destination))) as catalog:
            return catalog.versions

    def back_up(self) -> None:
        result = self.workshop.backup(*self.tops)
        assert result.outcome in ("done", "left-out"), (result.why, result.values)
        if result.version:
            self.states[result.version] = self.state()

    def state(self) -> State:
        """All sources together, without attributes that no backup can keep."""
        return {
            os.path.join(os.fsencode(top.name), path).rstrip(b"/"): _without_odd_xattrs(entry)
            for top in self.tops
            for path, entry in snapshot(top).items()
        }

    def move(
        self,
        target: Path,
        *,
        is_dry_run: bool = False,
        sets_follow: bool = False,
        limits: Limits | None = None,
        disk: Disk | None = None,
        control: Control | None = None,
        merged: Sequence[Path] = (),
        follow: Callable[[MoveRequest, MoveFigures, Paths], Iterable[BackupSet]] = sets_after,
    ) -> MoveFinished:
        """`merged`: other backups that are merged with it. `follow`: see `MoveDrives`."""
        request = MoveRequest(
            bytes(self.workshop.destination),
            bytes(target),
            tuple(map(bytes, merged)),
            is_dry_run=is_dry_run,
            limits=limits or Limits(),
        )
        new_drive = functools.partial(real_drive, make_disk=lambda: disk or RealDisk())
        job = move_job(
            request, self.paths, MoveOptions(sets_follow=sets_follow), MoveDrives(new=new_drive, follow=follow)
        )
        self.events = []
        result = job(self.events.append, control or Unattended())
        assert isinstance(result, MoveFinished)
        return result

    def restored(self, version: str) -> State:
        """Restores from where the backup is now."""
        _, target = self.workshop.restore(version=version)
        return {
            os.path.join(os.fsencode(top.name), path).rstrip(b"/"): entry
            for top in target.iterdir()
            for path, entry in snapshot(top).items()
        }

    @contextmanager
    def at(self, destination: Path) -> Iterator[None]:
        """Continues with the backup in another folder."""
        before, self.workshop.destination = self.workshop.destination, destination
        try:
            yield
        finally:
            self.workshop.destination = before

    def is_whole(self, destination: Path, states: Mapping[str, State] | None = None) -> bool:
        """Whether every version of a backup equals its source, and all of its files are intact."""
        with self.at(destination):
            for version, state in (self.states if states is None else states).items():
                restored_tree = self.restored(version)
                wrong = {
                    path for path in state.keys() | restored_tree.keys() if state.get(path) != restored_tree.get(path)
                }
                assert not wrong, (version, sorted(wrong)[:5])
                checked = self.workshop.verify(version=version)
                assert checked.outcome == "done", (version, checked.left_out)
        return True


class TwoBackups:
    """Backups of two people on two drives, with folders of the same names. They are made in turns.

    Attributes:
        first, second: the older one, and the other, whose folders get other names when they are merged.
        states: the expected content of a merged backup, by version name.
    """

    def __init__(self, first: BackupWithHistory, second: BackupWithHistory) -> None:
        first.run_history(1)
        second.workshop.time = first.workshop.time + timedelta(seconds=30)
        self.first, self.second = first, second
        self.states: dict[str, State] = {}

    def run_history(self, turns: str, steps: int = 25) -> None:
        """`turns`: such as "ABBA"."""
        for turn in turns:
            current, following = (self.first, self.second) if turn == "A" else (self.second, self.first)
            following.workshop.time = max(following.workshop.time, current.workshop.time + timedelta(seconds=30))
            current.run_history(1, steps)
            self.states[next(reversed(current.states))] = self._state_of(
                *(each.states for each in (self.first, self.second))
            )

    def restorable(self) -> dict[str, State]:
        """The content of each version of the merged backup: the other part is its newest restorable version at that
        time.
        """
        firsts, seconds = (
            {version.name: backup.states[version.name] for version in backup.versions()}
            for backup in (self.first, self.second)
        )
        return {
            name: self._state_of(
                *({n: state for n, state in states.items() if n <= name} for states in (firsts, seconds))
            )
            for name in sorted(firsts | seconds)
        }

    @staticmethod
    def _state_of(firsts: Mapping[str, State], seconds: Mapping[str, State]) -> State:
        """The newest state of each."""
        first: State = next(reversed(list(firsts.values())), {})
        second: State = next(reversed(list(seconds.values())), {})
        return first | {_in_second(path): entry for path, entry in second.items()}

    def merge(self, target: Path, **options: Any) -> MoveFinished:
        self.states = self.restorable()
        return self.first.move(target, merged=[self.second.workshop.destination], **options)

    def is_whole(self, target: Path) -> bool:
        """Whether every version equals both sources at its time."""
        return self.first.is_whole(target, self.states)


def _in_second(path: bytes) -> bytes:
    top, slash, below = path.partition(b"/")
    return top + b" (2)" + slash + below


def _without_odd_xattrs(entry: Thing) -> Thing:
    """An attribute with an undecodable name is left out of a backup, and named."""
    return entry._replace(xattrs={name: value for name, value in entry.xattrs.items() if name.isprintable()})
