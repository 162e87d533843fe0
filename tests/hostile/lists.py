"""Lists of backups: segments of a real one with changed lines, packed again or not, and read as a whole backup is."""

import gzip
import random
from collections.abc import Callable
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final, NamedTuple

from shingleback.domain.errors import ShinglebackError
from shingleback.engine.repo.catalog import Catalog
from tests.faults.list_damage import HOME, template
from tests.helpers.list_edits import batches_of
from tests.helpers.second_lists import forget_second_list
from tests.hostile.frame import Subject
from tests.hostile.mutation import hostile

_RUNS: Final = 3
_PACKED: Final = 0.8
_WORDS: Final = (b'"id":', b'"path":', b'"gone":', b'"moved":', b'"size":', b"null", b"[]", b"{}", b'""', b"\n")


class _Home(NamedTuple):
    """`files`: the backup's own folder, without what could heal its list; `segments`: names of the list's files."""

    files: dict[str, bytes]
    segments: tuple[str, ...]


class DamagedList(NamedTuple):
    segment: str
    data: bytes


@cache
def _home() -> _Home:
    with TemporaryDirectory() as folder:
        drive = template(Path(folder) / "backup", random.Random(0), _RUNS, merges=False).folder / "drive"
        forget_second_list(drive)
        place = drive / HOME
        files = {str(file.relative_to(place)): file.read_bytes() for file in place.rglob("*") if file.is_file()}
    return _Home(files, tuple(name for name, data in sorted(files.items()) if batches_of(data)))


def _damaged(chance: random.Random) -> DamagedList:
    segment = chance.choice(_home().segments)
    sound = _home().files[segment]
    if chance.random() > _PACKED:
        return DamagedList(segment, hostile(chance, sound))
    texts = batches_of(sound)
    at = chance.randrange(len(texts))
    texts[at] = hostile(chance, texts[at], _WORDS)
    return DamagedList(segment, b"".join(gzip.compress(text, 1, mtime=0) for text in texts))


def _reader(folder: Path) -> Callable[[DamagedList], object]:
    home = folder / HOME
    for name, data in _home().files.items():
        (home / name).parent.mkdir(parents=True, exist_ok=True)
        (home / name).write_bytes(data)

    def read(damaged: DamagedList) -> object:
        (home / damaged.segment).write_bytes(damaged.data)
        try:
            catalog = Catalog(bytes(folder))
            try:
                return [catalog.versions, catalog.is_damaged, catalog.index]
            finally:
                catalog.close()
        finally:
            (home / damaged.segment).write_bytes(_home().files[damaged.segment])

    return read


SUBJECTS: Final = (Subject("lists of backups", _damaged, _reader, (ShinglebackError,), share=2),)
