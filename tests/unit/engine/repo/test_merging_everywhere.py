"""Merged segments keep the content of their originals, even if the drive's filesystem cannot store everything."""

import os
from collections.abc import Callable
from contextlib import closing
from datetime import timedelta
from pathlib import Path

import msgspec.structs
import pytest

from shingleback.devices.mounts import Mount
from shingleback.engine.repo.abilities import FilesystemAbilities, probe
from shingleback.engine.repo.batch_decoder import encode_batch
from shingleback.engine.repo.catalog import Catalog
from shingleback.engine.repo.format import Batch, GoneEntry
from tests.helpers.merging import manifest_names, merge
from tests.helpers.trees import Thing, make_odd_tree, snapshot, without_special, write
from tests.helpers.workshop import Workshop

PART_BYTES = 1_000_000


def fat(folder_fd: int, mount: Mount | None) -> FilesystemAbilities:
    """With a file limit of 1 MB instead of 4 GB."""
    return msgspec.structs.replace(
        probe(folder_fd, mount),
        windows_names=True,
        symlinks=False,
        hard_links=False,
        xattrs=False,
        modes=False,
        part_bytes=PART_BYTES,
    )


@pytest.fixture(params=[probe, fat], ids=["linux", "fat"])
def shop(workshop: Workshop, request: pytest.FixtureRequest) -> Workshop:
    workshop.probe = request.param
    return workshop


Versions = dict[str, dict[bytes, Thing]]


@pytest.fixture
def versions(shop: Workshop) -> Versions:
    """The restorable versions of an odd tree that changed before each run."""
    make_odd_tree(shop.source)
    write(shop.source / "film: a?", os.urandom(PART_BYTES * 3 + 5))
    write(shop.source / "film two", os.urandom(PART_BYTES * 2))
    trees: Versions = {}
    for count, step in enumerate([lambda _: None, *STEPS]):
        step(shop.source)
        if count == len(STEPS) - 3:
            shop.time += timedelta(days=70)  # thins one of the earlier versions in the fourth run from here
        result = shop.backup()
        assert result.version, result
        trees[result.version] = without_special(snapshot(shop.source))
    with closing(Catalog(bytes(shop.destination))) as catalog:
        restorable = [version.name for version in catalog.versions]
    assert len(restorable) < len(trees)
    return {name: trees[name] for name in restorable}


def _rename_split(source: Path) -> None:
    os.rename(source / "film: a?", source / "names" / "film: b?")


def _rename_folders(source: Path) -> None:
    os.rename(source / "names", source / "names: all?")
    os.rename(source / "folder names", source / "empty folder" / "moved")


def _swap(source: Path) -> None:
    os.rename(source / "film two", source / "between")
    os.rename(source / "names: all?" / "film: b?", source / "film two")
    os.rename(source / "between", source / "names: all?" / "FILM: B?")


def _shrink_and_remove(source: Path) -> None:
    write(source / "film two", os.urandom(PART_BYTES + 1))
    os.unlink(source / "names: all?" / "FILM: B?")
    os.unlink(source / "links" / "relative")
    os.rename(source / "links", source / "modes" / "links*")


def _rename_back(source: Path) -> None:
    os.rename(source / "names: all?", source / "names")
    os.rename(source / "names" / "Twin", source / "names" / "between")
    os.rename(source / "names" / "twin", source / "names" / "Twin")
    os.rename(source / "names" / "between", source / "names" / "twin")


STEPS: list[Callable[[Path], None]] = [_rename_split, _rename_folders, _swap, _shrink_and_remove, _rename_back]


def check(shop: Workshop, versions: Versions) -> None:
    for name, before in versions.items():
        assert shop.verify(version=name).exit_code == 0
        result, target = shop.restore(version=name)
        assert result.exit_code == 0
        assert snapshot(target / "source") == before


def test_every_version_is_unchanged_after_its_segments_were_merged(shop: Workshop, versions: Versions) -> None:
    before = manifest_names(shop)

    assert merge(shop.destination) < len(before)

    check(shop, versions)


def test_runs_continue_after_merging_and_a_lost_index_is_rebuilt(shop: Workshop, versions: Versions) -> None:
    merge(shop.destination)
    assert shop.backup().version == ""
    shop.forget_index()
    assert shop.backup().version == ""
    os.rename(shop.source / "names", shop.source / "other names")
    versions[shop.backup().version] = without_special(snapshot(shop.source))
    merge(shop.destination)

    check(shop, versions)


def test_torn_data_after_the_newest_batch_is_not_merged(shop: Workshop, versions: Versions) -> None:
    newest = max((shop.destination / ".shingleback" / "manifest").iterdir())
    with newest.open("ab") as file:
        file.write(encode_batch([Batch(id="torn"), GoneEntry(id=2, folder_id=1, path="source/plain.txt")])[:-9])

    merge(shop.destination)

    check(shop, versions)
    assert shop.backup().version == ""
    write(shop.source / "new", b"new")
    versions[shop.backup().version] = without_special(snapshot(shop.source))
    merge(shop.destination)
    check(shop, versions)
