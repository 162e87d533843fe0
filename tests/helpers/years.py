"""A source that changes between versions as people change theirs, and the traces of that."""

import os
import random
from contextlib import closing
from datetime import timedelta
from pathlib import Path

from shingleback.engine.repo.catalog import Catalog
from shingleback.engine.repo.search import traced_path, traced_text
from shingleback.protocol.result_items import TracedItem
from tests.helpers.trees import write
from tests.helpers.workshop import Workshop


class VersionHistory:
    """A source of which a version is made on request."""

    def __init__(self, shop: Workshop) -> None:
        self.shop = shop
        self.source = shop.source
        self.names: list[str] = []
        write(shop.source / "always", b"there")

    def version(self) -> None:
        self.shop.time += timedelta(hours=1)
        result = self.shop.backup()
        assert result.version
        self.names.append(result.version)

    def trace(self, text: str) -> list[TracedItem]:
        with closing(Catalog(bytes(self.shop.destination))) as catalog:
            catalog.turn_to_newest()
            return traced_text(catalog, text)[0]

    def trace_path(self, path: bytes, version: int) -> list[TracedItem]:
        with closing(Catalog(bytes(self.shop.destination), self.names[version])) as catalog:
            return traced_path(catalog, path)[0]

    def spans(self, item: TracedItem) -> list[tuple[str, int, int]]:
        """Its places, from which version to which."""
        return [(stay.path, self.names.index(stay.first), self.names.index(stay.last)) for stay in item.stays]


def change(source: Path, chance: random.Random, step: int) -> None:
    """One thing that people do: make, change, remove, rename, or move a folder into another."""
    files = sorted(path for path in source.rglob("*") if path.is_file() and path.name != "clock")
    folders = sorted(path for path in source.rglob("*") if path.is_dir())
    action = chance.randrange(6)
    new = f"name {step} {chance.randrange(10**6)}"
    if action == 0 or not files:
        write(chance.choice([source, *folders]) / new, os.urandom(chance.randrange(1, 50)))
    elif action == 1:
        write(chance.choice(files), os.urandom(chance.randrange(1, 50)), mtime_ns=1_700_000_000_000_000_000 + step)
    elif action == 2:
        chance.choice(files).unlink()
    elif action == 3:
        chance.choice(files).rename(chance.choice([source, *folders]) / new)
    elif action == 4:
        first, second = chance.choice(files), chance.choice(files)
        if first != second:
            first.rename(source / "between")
            second.rename(first)
            (source / "between").rename(second)
    elif len(folders) > 1:
        inner, outer = chance.sample(folders, 2)
        if inner not in outer.parents:
            inner.rename(outer / f"folder {step} {chance.randrange(10**6)}")
