"""Where things are kept: never in a place in use, nor inside something kept, nor around it."""

from random import Random
from typing import Final

import pytest

from shingleback.engine.repo.index import Index, KeptFile
from shingleback.engine.repo.index_state import Head, VersionRef
from shingleback.engine.source.keeping import Keeping

_PATHS: Final = [b"a", b"b", b"a/a", b"a/b", b"b/a", b"a/a/a", b"a/b/a", b"ab", b"a0", b"a-"]
"""The paths of files that lose their places one after the other; some are below others, which is possible only in a
kept folder.
"""


def version(run: int, *, snapshot: bool = False) -> VersionRef:
    return VersionRef(f"v{run}", run, "", "", 0, 0, 0, snapshot)


def meets(place: bytes, other_place: bytes) -> bool:
    return (place + b"/").startswith(other_place + b"/") or (other_place + b"/").startswith(place + b"/")


@pytest.mark.parametrize("seed", range(60))
def test_no_place_is_inside_another_however_little_the_index_knows(seed: int) -> None:
    chance, index = Random(seed), Index(None)
    keeping = Keeping(index, Head(versions=[version(3)]))
    kept_places: list[bytes] = []
    waiting: list[bytes] = []
    for number in range(12):
        path = chance.choice(_PATHS)
        place = keeping.for_file(number, 1, path)
        assert not any(meets(place, kept_place) for kept_place in kept_places), (place, kept_places)
        free = not any(meets(b"v3/" + path, kept_place) for kept_place in kept_places)
        assert (place == b"v3/" + path) == free
        keeping.take(place)
        kept_places.append(place)
        waiting.append(place)
        if chance.random() < 0.3:
            for waiting_place in waiting:
                index.keep_file(KeptFile(waiting_place, 1, 4, 0, 0, b"", b""))
            waiting.clear()
            keeping.forget_taken()
    index.close()


@pytest.mark.parametrize(
    ("versions", "born", "is_kept"),
    [
        ([], 1, False),
        ([version(3)], 3, True),
        ([version(3)], 4, False),
        ([version(3), version(5)], 4, True),
        ([version(3, snapshot=True)], 1, False),
        ([version(3), version(5, snapshot=True)], 2, True),
    ],
    ids=[
        "no version",
        "came with it",
        "came after it",
        "came between two",
        "has a snapshot",
        "only the older has none",
    ],
)
def test_a_file_is_kept_where_a_version_needs_it(versions: list[VersionRef], born: int, *, is_kept: bool) -> None:
    index = Index(None)
    keeping = Keeping(index, Head(versions=versions))
    assert bool(keeping.for_file(1, born, b"a")) == is_kept
    assert bool(keeping.for_folder(2, b"b")) == any(not ref.snapshot for ref in versions)
    index.close()
