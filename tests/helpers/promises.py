"""A source that is changed and backed up in turns, and everything that must be true in between."""

import os
import subprocess
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

import pytest

from shingleback.engine.drive.commit import Commit
from shingleback.engine.drive.disk import RealDisk
from shingleback.engine.drive.writer import CheckpointResult, Writer
from shingleback.engine.files.folders import Tree
from shingleback.engine.repo.index import IndexStore
from shingleback.protocol.events import Note
from shingleback.protocol.results import BackupFinished
from tests.helpers.checker import problems
from tests.helpers.memory import remove
from tests.helpers.trees import Thing, snapshot, without_special
from tests.helpers.workshop import Workshop

State = dict[bytes, Thing]

_STEPS: Final = ("make_folders", "rename_new", "link", "remove_file", "remove_empty_folder")

_ANY: Final = -2


class QuickDisk(RealDisk):
    """Makes nothing durable, since none of these cuts is a real power cut."""

    def sync(self, fd: int) -> None:
        pass


class PowerCut(BaseException):
    """From here on nothing happens on the drive. It is no Exception, so no code handles it."""


@dataclass
class Promises:
    """A source with its backup.

    Attributes:
        states: the source at each version.
        before_run: what happens to the index before each run.
    """

    workshop: Workshop
    before_run: Callable[[Workshop], None] = lambda _workshop: None
    states: dict[str, State] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.workshop.disk = QuickDisk()

    def sh(self, script: str) -> None:
        """Changes the source, as a person would in a shell."""
        if script:
            subprocess.run(["/bin/sh", "-ec", script], cwd=self.workshop.source, check=True)

    def backup(self, script: str = "", **options: Any) -> BackupFinished:
        """Changes the source, and runs a backup: it must succeed, and the plain copy must equal the source."""
        self.sh(script)
        self.before_run(self.workshop)
        state = tree_state(self.workshop.source)
        result = self.workshop.backup(allow_empty=True, **options)
        assert (result.outcome, result.why, result.left_out) == ("done", "", [])
        if result.version:
            self.states[result.version] = state
        for version in result.removed_versions:
            self.states.pop(version, None)
        assert_same(state, tree_state(self.workshop.destination / "source"))
        return result

    def check_versions(self) -> None:
        """Every version is restored as it was, and the readers of the manifest agree."""
        self.check_versions_now()
        result = self.workshop.verify()
        assert (result.outcome, result.left_out) == ("done", [])
        assert problems(self.workshop.destination) == []

    def check_versions_now(self) -> None:
        """What must be true at any moment, even before an interrupted run is continued."""
        for version, state in self.states.items():
            result, target = self.workshop.restore(version=version)
            assert (version, result.outcome, result.left_out) == (version, "done", [])
            assert_same(state, tree_state(target / "source"))
            remove(target)
            assert not target.exists()
            assert (version, problems(self.workshop.destination, version)) == (version, [])

    def notes(self) -> list[str]:
        """The notes of the last job."""
        return [event.code for event in self.workshop.events if isinstance(event, Note)]


def tree_state(root: Path) -> State:
    """Everything that a backup keeps of a folder, including hard links between symlinks."""
    entries, firsts = without_special(snapshot(root)), dict[int, bytes]()
    for path, entry in entries.items():
        if entry.kind == "l":
            inode = os.lstat(os.path.join(bytes(root), path)).st_ino
            entries[path] = entry._replace(links=firsts.setdefault(inode, path))
    return entries


def assert_same(expected: State, actual: State) -> None:
    """Fails with the differences, if there are any."""
    paths = {path for path in expected.keys() | actual.keys() if expected.get(path) != actual.get(path)}
    assert {path: (expected.get(path), actual.get(path)) for path in sorted(paths)} == {}


class RunCutter:
    """Cuts the power at one moment of a run: before a step in or around the plain copy, or before a checkpoint.

    A step is any rename, setting attributes of files in place, or listing a batch. Before a checkpoint, the attributes
    set since the previous one are not durable yet: they are lost.

    Attributes:
        steps, checkpoints: how many more there may be; unlimited if negative.
    """

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.steps = self.checkpoints = _ANY
        self._trees: list[Tree] = []
        for name in _STEPS:
            monkeypatch.setattr(Tree, name, self._counted(getattr(Tree, name)))
        give = self._counted(Commit._give)
        checkpoint, make_tree = Writer.checkpoint, Tree.__init__

        def give_unless_lost(*arguments: Any, **options: Any) -> None:
            if self.checkpoints != 0:
                give(*arguments, **options)

        def counted_checkpoint(writer: Writer, *arguments: Any) -> CheckpointResult:
            self.checkpoints -= 1
            if self.checkpoints == -1:
                raise PowerCut
            self._counted(lambda: None)()
            return checkpoint(writer, *arguments)

        def noted_tree(tree: Tree, *arguments: Any, **options: Any) -> None:
            make_tree(tree, *arguments, **options)
            self._trees.append(tree)

        monkeypatch.setattr(Commit, "_give", give_unless_lost)
        monkeypatch.setattr(Writer, "checkpoint", counted_checkpoint)
        monkeypatch.setattr(Writer, "append", self._counted(Writer.append))
        monkeypatch.setattr(Tree, "__init__", noted_tree)

    def _counted(self, step: Callable[..., None]) -> Callable[..., None]:
        def counted(*arguments: Any, **options: Any) -> None:
            self.steps -= 1
            if self.steps == -1:
                for tree in self._trees:
                    tree.forget()  # as the kernel closes the files of a dead process
                raise PowerCut
            step(*arguments, **options)

        return counted

    def cut(self, run: Callable[[], object], *, steps: int = -1, checkpoints: int = -1) -> bool:
        """Whether the run was cut before its end, after this many steps or checkpoints."""
        self.steps, self.checkpoints = steps if steps >= 0 else _ANY, checkpoints if checkpoints >= 0 else _ANY
        self._trees.clear()
        try:
            run()
        except PowerCut:
            return True
        finally:
            self.steps = self.checkpoints = _ANY
        return False


def keep_index(_workshop: Workshop) -> None:
    """The usual case."""


def lose_index(workshop: Workshop) -> None:
    workshop.store.spool_folder.mkdir(exist_ok=True)
    for file in workshop.store.spool_folder.iterdir():
        file.unlink()


def change_computer(workshop: Workshop) -> None:
    """Two computers alternate, so that the index of each is always a run behind."""
    other_folder = workshop.folder / "index of the other computer"
    is_other = workshop.store.spool_folder == other_folder
    workshop.store = IndexStore(workshop.folder / "index" if is_other else other_folder)
