"""The whole engine in one process, compared with its source at each run."""

import os
import shutil
import subprocess
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import Any

import msgspec.structs

from shingleback.engine.files.attributes import Attributes
from shingleback.engine.repo.catalog import Catalog
from shingleback.engine.repo.format import CopyFact
from shingleback.engine.repo.index import KEPT, ROOT, Index, IndexStore, KnownFile
from shingleback.engine.repo.index_state import Head, load_head
from shingleback.engine.repo.index_sync import Replay
from shingleback.engine.repo.repository import RepositoryHome, open_destination
from shingleback.engine.repo.run_index import RunIndex
from shingleback.engine.repo.segments import ManifestReader, extents
from shingleback.protocol.results import BackupFinished
from tests.helpers.memory import memory
from tests.helpers.own_folder import temporary_folder
from tests.helpers.trees import Thing, snapshot
from tests.helpers.workshop import Workshop

State = dict[bytes, Thing]


@contextmanager
def quick_folder(otherwise: Path) -> Iterator[Path]:
    """A folder in memory, if possible."""
    folder = temporary_folder("model", memory() or otherwise)
    try:
        yield folder
    finally:
        shutil.rmtree(folder)


def state_of(root: Path) -> State:
    """The visible state of a tree, including hard links between symlinks."""
    state = snapshot(root)
    firsts: dict[int, bytes] = {}
    for path, entry in state.items():
        if entry.kind == "l":
            inode = os.lstat(os.path.join(bytes(root), path)).st_ino
            state[path] = entry._replace(links=firsts.setdefault(inode, path))
    return state


def differences(is_state: State, should: State) -> dict[bytes, tuple[Thing | None, Thing | None]]:
    paths = is_state.keys() | should.keys()
    return {
        path: (is_state.get(path), should.get(path)) for path in sorted(paths) if is_state.get(path) != should.get(path)
    }


class Story:
    """A workshop, and its source at each version.

    Attributes:
        states: by version.
        options: of each run.
        before_run: what a test does to the index before every run.
        is_thinned: old versions are removed, so that not all versions are offered.
    """

    def __init__(self, folder: Path, **options: Any) -> None:
        folder.mkdir(exist_ok=True)
        of_shop = {name: options.pop(name) for name in ("slot_bytes", "probe") if name in options}
        self.shop = Workshop(folder, **of_shop)
        self.options = options
        self.states: dict[str, State] = {}
        self.is_thinned = not self.options.get("keep_versions", True)
        self.explain: Callable[[bytes], str] = lambda _path: ""
        self.before_run: Callable[[], None] = lambda: None

    @property
    def source(self) -> Path:
        return self.shop.source

    def run(self) -> BackupFinished:
        """Succeeds, or fails the test; the source is noted under the name of the version."""
        result = self.shop.backup(**self.options)
        assert result.outcome == "done", (result.why, result.values, result.left_out)
        if result.version:
            self.states[result.version] = state_of(self.source)
        return result

    def note_finished(self) -> None:
        """A killed run may have finished its version just before."""
        for version in self.offered():
            self.states.setdefault(version, state_of(self.source))

    def check_copy(self) -> None:
        self._is_same(state_of(self.shop.destination / "source"), state_of(self.source), "the copy")

    def offered(self) -> list[str]:
        """Names of the versions that can be restored, oldest first."""
        if not (self.shop.destination / ".shingleback" / "backup.json").exists():
            return []
        with closing(Catalog(bytes(self.shop.destination))) as catalog:
            return [version.name for version in catalog.versions]

    def check_versions(self) -> None:
        """Compares all offered versions. None may be missing, unless only the newest is kept."""
        offered, run_versions = self.offered(), list(self.states)
        assert offered == run_versions or (
            self.is_thinned and offered and offered[-1] == run_versions[-1] and {*offered} <= {*run_versions}
        )
        for version in offered:
            state = self.states[version]
            result, target = self.shop.restore(version=version)
            try:
                assert result.outcome == "done", (
                    version,
                    result.why,
                    [(item, self.explain(os.fsencode(item.path).partition(b"/")[2])) for item in result.left_out[:5]],
                )
                self._is_same(state_of(target / "source"), state, version)
            finally:
                with suppress(FileNotFoundError):
                    shutil.rmtree(target)

    def check_listed(self) -> None:
        """Before any version is complete, all listed files can be restored, together and one by one."""
        if (self.shop.destination / ".shingleback" / "backup.json").exists() and not self.offered():
            listed, should = self._restored(b""), state_of(self.source)
            for path, entry in listed.items():
                if entry.kind != "d":
                    assert entry == should[path], (path, entry)
                    (alone,) = (entry for entry in self._restored(b"source/" + path).values() if entry.kind != "d")
                    assert alone._replace(links=entry.links) == entry, (path, alone, entry)

    def _restored(self, path: bytes) -> State:
        result, target = self.shop.restore(*([path] if path else []))
        assert result.outcome == "done", (path, result.why, result.left_out)
        state = state_of(target / "source") if (target / "source").exists() else {}
        shutil.rmtree(target)
        return state

    def check_verify(self) -> None:
        result = self.shop.verify()
        assert result.outcome == "done", (result.why, result.left_out[:5])

    def check_nothing_to_do(self) -> None:
        """I5: a second run makes no version, and changes nothing."""
        result = self.shop.backup(**self.options)
        assert (result.outcome, result.version) == ("done", ""), result
        assert (result.copied.files, result.renamed.files, result.removed.files, result.touched.files) == (
            0,
            0,
            0,
            0,
        ), result

    def _index_file(self) -> Path:
        """The index of this backup. A failed first run may have left one whose identity never reached the drive."""
        with closing(Catalog(bytes(self.shop.destination))) as catalog:
            return self.index_folder / f"{catalog.backup}.sqlite"

    def check_index_of_copy(self) -> None:
        """The same with merged segments: only the copy, and without the runs in which things were added."""
        with closing(Index(self._index_file())) as kept_index, closing(Index(None)) as replayed_index:
            head = Head()
            self._replay(replayed_index, head)
            runs, kept_head = [ref.run for ref in head.versions], load_head(kept_index)
            assert (kept_head.versions, kept_head.is_complete) == (head.versions, head.is_complete)
            assert kept_head.next_id >= head.next_id
            assert _copy_of(kept_index, runs) == _copy_of(replayed_index, runs)

    def check_index(self) -> None:
        """I6: the manifest alone gives the whole index, except for what only reading the source can tell."""
        with closing(Index(self._index_file())) as kept_index, closing(Index(None)) as replayed_index:
            head = Head()
            self._replay(replayed_index, head)
            is_rows, should = _rows(kept_index), _rows(replayed_index)
            is_swept = load_head(kept_index).is_swept  # unneeded things are then forgotten, which is listed nowhere
            for number in is_rows.keys() | should.keys():
                if number in is_rows or _is_in_copy(replayed_index, number):
                    assert is_rows.get(number) == should.get(number), (number, is_rows.get(number), should.get(number))
            assert _kept_in(kept_index) <= _kept_in(replayed_index)
            assert is_swept or self.is_thinned or _kept_in(kept_index) == _kept_in(replayed_index)
            kept_head = load_head(kept_index)
            assert (kept_head.versions, kept_head.is_complete) == (head.versions, head.is_complete)
            assert kept_head.next_id >= head.next_id
            assert all(path for _, path in kept_index.children(KEPT)), "kept nowhere, and not forgotten"

    def _replay(self, index: Index, head: Head) -> None:
        root_fd = open_destination(bytes(self.shop.destination), create=False)
        with closing(_Closing(lambda: os.close(root_fd))), closing(RepositoryHome(root_fd)) as home:
            reader = ManifestReader(home.fd, lambda _done, _total: None)
            reader.begin(extents(home.fd, home.backup))
            replay, run_index = Replay(index, head), RunIndex("")
            assert not run_index.is_incomplete
            for extent in extents(home.fd, home.backup):
                for end, records in reader.batches(extent):
                    replay.apply(records, extent.name, 0, end)
            assert not reader.is_damaged

    @property
    def index_folder(self) -> Path:
        return self.shop.store.spool_folder

    @property
    def seals_folder(self) -> Path:
        return self.shop.folder / "seals"

    def use_another_computer(self) -> None:
        """Uses another computer, or the first one again, whose index is outdated."""
        folder = self.shop.folder / ("index" if self.index_folder.name != "index" else "index elsewhere")
        self.shop.store = IndexStore(folder)

    def lose_index(self) -> None:
        for file in self.index_folder.iterdir():
            file.unlink()

    # going back -----------------------------------------------------------------------------------------------------

    def save(self, name: str) -> None:
        """Saves the current state of the drive, of the index, and of what this computer remembers of the list."""
        saved = self.shop.folder / name
        if saved.exists():
            shutil.rmtree(saved)
        saved.mkdir()
        _copy([self.shop.destination, self.index_folder, self.seals_folder], saved)

    def return_to(self, name: str) -> None:
        saved = self.shop.folder / name
        for folder in (self.shop.destination, self.index_folder, self.seals_folder):
            if folder.exists():
                shutil.rmtree(folder)
        _copy(list(saved.iterdir()), self.shop.folder)

    def _is_same(self, is_state: State, should: State, description: str) -> None:
        different = differences(is_state, should)
        path = next(iter(different), b"")
        assert not different, (description, len(different), path, *different[path], self.explain(path))


class _Closing:
    def __init__(self, close: Callable[[], None]) -> None:
        self.close = close


def _copy(folders: list[Path], target: Path) -> None:
    subprocess.run(["cp", "-a", *(str(folder) for folder in folders if folder.exists()), str(target)], check=True)


def _rows(index: Index) -> dict[int, tuple[Any, ...]]:
    folders = index.connection.execute("SELECT id FROM folder ORDER BY id").fetchall()
    return {
        row.id: (
            row.parent,
            row.name,
            row.stored,
            row.gone_run,
            _without_atime(row.own_attributes()),
            [_without_look(indexed_file) for _, indexed_file in sorted(row.files().items())],
        )
        for (number,) in folders
        if (row := index.folder(number)) is not None
    }


def _copy_of(index: Index, runs: list[int]) -> dict[int, tuple[object, ...]]:
    """Each thing as if it had been added just before the next offered version."""
    rows: dict[int, tuple[object, ...]] = {}
    for number, (parent, name, stored, gone_run, attributes, files) in _rows(index).items():
        if _is_in_copy(index, number):
            as_one = [(indexed_file.stat, _as_of(indexed_file.fact, runs)) for indexed_file in files]
            rows[number] = (parent, name, stored, gone_run, attributes, as_one)
    return rows


def _as_of(fact: CopyFact, runs: list[int]) -> CopyFact:
    return msgspec.structs.replace(fact, born=min((run for run in runs if run >= fact.born), default=0))


def _is_in_copy(index: Index, number: int) -> bool:
    while number > ROOT:
        row = index.folder(number)
        number = row.parent if row is not None else KEPT
    return number == ROOT


def _without_atime(attributes: Attributes | None) -> Attributes | None:
    return msgspec.structs.replace(attributes, atime_ns=0) if attributes is not None else None


def _without_look(indexed_file: KnownFile) -> KnownFile:
    """A file that was only read again may have a new inode and change time, which need not be listed."""
    return KnownFile(msgspec.structs.replace(indexed_file.stat, ctime_ns=0, inode=0), indexed_file.fact)


def _kept_in(index: Index) -> set[tuple[int | bytes, ...]]:
    """The kept files, without what only reading the source can tell."""
    return {
        (*kept_file[:5], kept_file.indexed_file.fact.id, kept_file.indexed_file.fact.digest)
        for kept_file in index.kept_files()
    }
