"""Browses the backup of a workshop, and measures how much of its manifest is read."""

import os
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import TypeVar

from shingleback.engine.repo.catalog import Catalog
from shingleback.engine.repo.catalog_cache import CatalogCache
from shingleback.engine.repo.index import Index
from shingleback.engine.repo.search import Entries, entries_of, find
from shingleback.protocol.result_items import EntryItem
from tests.helpers.second_lists import forget_second_list
from tests.helpers.trees import write
from tests.helpers.workshop import Workshop

FIRST = "2026-03-01T12-00-00"
"""The version that `build_pages` makes."""
_Seen = TypeVar("_Seen")


def build_pages(workshop: Workshop) -> Workshop:
    """Makes a first version of a few files."""
    write(workshop.source / "letters" / "ada.txt", b"dear Ada")
    write(workshop.source / "zebra.txt", b"stripes")
    (workshop.source / "link").symlink_to("zebra.txt")
    workshop.backup()
    return workshop


class Reading:
    """`bytes`: how much of the manifest was read."""

    def __init__(self) -> None:
        self.bytes = 0

    def __call__(self, done_bytes: int, total_bytes: int) -> None:
        assert 0 < done_bytes <= total_bytes
        self.bytes = max(self.bytes, done_bytes)


def query_catalog(
    catalog_cache: CatalogCache,
    shop: Workshop,
    into: Callable[[Index], _Seen],
    version: str | None = None,
    reading: Reading | None = None,
) -> _Seen:
    """Without a version, it uses the newest one, or what has been copied so far if there is none."""
    catalog = Catalog(bytes(shop.destination), version, catalog_cache=catalog_cache, listen=reading or Reading())
    with closing(catalog):
        if version is None:
            catalog.turn_to_newest()
        return catalog.query(into)


def entries(
    catalog_cache: CatalogCache,
    shop: Workshop,
    folder: bytes = b"source",
    version: str | None = None,
    reading: Reading | None = None,
) -> list[EntryItem]:
    def into(index: Index) -> Entries:
        return entries_of(index, [], folder) or ([], 0)

    search_results, count = query_catalog(catalog_cache, shop, into, version, reading)
    assert count == len(search_results)
    return search_results


def names(
    catalog_cache: CatalogCache,
    shop: Workshop,
    folder: bytes = b"source",
    version: str | None = None,
    reading: Reading | None = None,
) -> list[str]:
    search_results = entries(catalog_cache, shop, folder, version, reading)
    return [f"{entry.kind} {entry.path.rpartition('/')[2]}" for entry in search_results]


def search_results(catalog_cache: CatalogCache, shop: Workshop, text: str, version: str | None = None) -> list[str]:
    search_results, count = query_catalog(catalog_cache, shop, lambda index: find(index, text, lambda: None), version)
    assert count == len(search_results)
    return [entry.path for entry in search_results]


def segment(shop: Workshop, run: int) -> Path:
    """The segment of a run, to be damaged: there is no second copy of the list any more."""
    forget_second_list(shop.destination)
    return shop.destination / ".shingleback" / "manifest" / f"{run:06}.jsonl.gz"


def damage(file: Path) -> None:
    """Damages a file so that only its bytes show it."""
    before = file.stat()
    content = bytearray(file.read_bytes())
    content[len(content) // 2] ^= 0xFF
    file.write_bytes(content)
    os.utime(file, ns=(before.st_atime_ns, before.st_mtime_ns))


def kept_states(folder: Path) -> list[Path]:
    return list(folder.glob("*.sqlite"))
