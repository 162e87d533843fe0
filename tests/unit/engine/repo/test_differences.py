"""Changes between two versions."""

import os
import random
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from shingleback.domain.errors import Canceled, Why
from shingleback.engine.repo import search
from shingleback.engine.repo.catalog import Catalog
from shingleback.engine.repo.search import Differences
from shingleback.protocol.result_items import ChangeItem, ChangeKind, Tally
from tests.helpers.trees import contents, write
from tests.helpers.workshop import Workshop
from tests.helpers.years import VersionHistory, change


@pytest.fixture
def years(workshop: Workshop) -> VersionHistory:
    return VersionHistory(workshop)


def compare(
    years: VersionHistory, old: int, new: int, attend: Callable[[], None] = lambda: None
) -> tuple[list[list[ChangeItem]], dict[ChangeKind, Tally]]:
    place = bytes(years.shop.destination)
    with closing(Catalog(place, years.names[old])) as before, closing(Catalog(place, years.names[new])) as after:
        differences = Differences(before.index, after.index, attend)
        return list(differences.batches()), differences.tallies


def changes(years: VersionHistory, old: int, new: int) -> list[tuple[str, str, str]]:
    """The kind, the path and the original path of each change."""
    batches, _ = compare(years, old, new)
    return [(item.change, item.path.removeprefix("source/"), item.origin) for batch in batches for item in batch]


def test_added_changed_moved_and_removed_files_are_listed_with_their_sizes(years: VersionHistory) -> None:
    write(years.source / "diary", b"one")
    write(years.source / "letters" / "ada", b"dear Ada")
    write(years.source / "gone", b"12345")
    years.version()
    write(years.source / "diary", b"one, two", mtime_ns=1_700_000_001_000_000_000)
    (years.source / "letters" / "ada").rename(years.source / "ada")
    (years.source / "gone").unlink()
    write(years.source / "new", b"new!")
    years.version()

    batches, tallies = compare(years, 0, 1)
    items = {item.path: item for batch in batches for item in batch}
    assert changes(years, 0, 1) == [
        ("moved", "ada", "source/letters/ada"),
        ("changed", "diary", ""),
        ("added", "new", ""),
        ("removed", "gone", ""),
    ]
    assert (items["source/diary"].old_size, items["source/diary"].size) == (3, 8)
    assert tallies == {
        ChangeKind.ADDED: Tally(1, 4),
        ChangeKind.CHANGED: Tally(1, 8),
        ChangeKind.MOVED: Tally(1, 8),
        ChangeKind.REMOVED: Tally(1, 5),
    }


def test_a_moved_folder_is_one_change_and_a_change_inside_is_another(years: VersionHistory) -> None:
    for name in ("one", "two"):
        write(years.source / "2024" / name, b"first")
    years.version()
    (years.source / "2024").rename(years.source / "old")
    write(years.source / "old" / "two", b"second", mtime_ns=1_700_000_001_000_000_000)
    years.version()

    assert changes(years, 0, 1) == [("moved", "old", "source/2024"), ("changed", "old/two", "source/2024/two")]
    assert changes(years, 1, 0) == [("moved", "2024", "source/old"), ("changed", "2024/two", "source/old/two")]


def test_new_dates_and_permissions_are_no_changes(years: VersionHistory) -> None:
    years.version()
    os.chmod(years.source / "always", 0o600)
    years.version()

    assert changes(years, 0, 1) == []
    assert changes(years, 0, 0) == []


def test_changes_come_in_bounded_batches_and_can_be_canceled(
    years: VersionHistory, monkeypatch: pytest.MonkeyPatch
) -> None:
    years.version()
    for number in range(10):
        write(years.source / f"file {number}")
    years.version()
    monkeypatch.setattr(search, "ITEMS_A_BATCH", 4)

    batches, _ = compare(years, 0, 1)
    assert [len(batch) for batch in batches] == [4, 4, 2]

    def cancel() -> None:
        raise Canceled(Why.CANCELED)

    with pytest.raises(Canceled):
        compare(years, 0, 1, cancel)


@pytest.mark.parametrize("seed", range(6))
def test_the_changes_transform_each_version_into_each_other(years: VersionHistory, seed: int) -> None:
    rng = random.Random(seed)
    trees: list[dict[bytes, bytes]] = []
    for number in range(5):
        write(years.source / f"folder {number}" / f"name {number}", b"%d" % number)
    for step in range(4):
        for _ in range(rng.randrange(1, 7)):
            change(years.source, rng, step)
        write(years.source / "clock", b"%d" % step, mtime_ns=1_700_000_000_000_000_000 + step)
        years.version()
        trees.append(contents(years.source))

    for old, before in enumerate(trees):
        for new, after in enumerate(trees):
            items = [item for batch in compare(years, old, new)[0] for item in batch]
            assert set(_origins(items, before)) == set(after)
            assert _is_unchanged(items, before, after)


def _is_unchanged(items: list[ChangeItem], before: dict[bytes, bytes], after: dict[bytes, bytes]) -> bool:
    """Whether each file that is not reported as new or changed has its old content."""
    changed_paths = {_path(item.path) for item in items if item.change in (ChangeKind.ADDED, ChangeKind.CHANGED)}
    origins = _origins(items, before)
    return all(after[path] == before[origins[path]] for path in after if path not in changed_paths)


def _origins(items: list[ChangeItem], before: dict[bytes, bytes]) -> dict[bytes, bytes]:
    """Maps each path of the newer version to its path in the older one."""
    files = [item for item in items if item.kind == "file"]
    folders = {_path(item.origin): _path(item.path) for item in items if item.kind == "folder" and item.origin}
    original_paths = {_path(item.origin or item.path) for item in files if item.change is not ChangeKind.ADDED}
    origins = {_moved_along(path, folders): path for path in before if path not in original_paths}
    for item in files:
        if item.change is not ChangeKind.REMOVED:
            origins[_path(item.path)] = _path(item.origin or item.path)
    return origins


def _moved_along(path: bytes, folders: dict[bytes, bytes]) -> bytes:
    """The path after the move of the innermost moved folder around it."""
    folder = Path(os.fsdecode(path)).parent
    while folder != Path():
        if bytes(folder) in folders:
            return folders[bytes(folder)] + path[len(bytes(folder)) :]
        folder = folder.parent
    return path


def _path(text: str) -> bytes:
    return os.fsencode(text.removeprefix("source/"))
