"""A state of the copy, as an index has it, for those who compare two of them."""

from collections.abc import Iterator
from typing import Final

from shingleback.copying.entry_lines import Spot
from shingleback.copying.index import ROOT, FolderRow, Index, Known

FOLDERS_A_STEP: Final = 1_000
_COPY: Final = f"""
DROP TABLE IF EXISTS copy;
CREATE TEMP TABLE copy AS WITH RECURSIVE inside (id) AS (
    SELECT id FROM folder WHERE parent = {ROOT}
    UNION ALL SELECT folder.id FROM folder JOIN inside ON folder.parent = inside.id
) SELECT id FROM inside ORDER BY id;
"""


class TreeState:
    """Remembers the folder that was asked for last: whoever asks goes folder by folder."""

    def __init__(self, index: Index) -> None:
        self.index = index
        self._spot: tuple[int, Spot] | None = None
        self._files: tuple[int, dict[bytes, Known]] | None = None

    def folders(self) -> Iterator[FolderRow]:
        """All that are in the copy, by their numbers."""
        for (folder_id,) in self.index.scratch(_COPY).execute("SELECT id FROM copy ORDER BY rowid"):
            yield self.row(folder_id)

    def has(self, folder_id: int) -> bool:
        return self.index.folder(folder_id) is not None

    def row(self, folder_id: int) -> FolderRow:
        row = self.index.folder(folder_id)
        if row is None:
            raise KeyError(folder_id)
        return row

    def file(self, folder_id: int, name: bytes) -> Known:
        if self._files is None or self._files[0] != folder_id:
            self._files = folder_id, self.row(folder_id).files()
        return self._files[1][name]

    def spot(self, folder_id: int) -> Spot:
        if self._spot is None or self._spot[0] != folder_id:
            self._spot = folder_id, Spot(self.row(folder_id).parent, *self.index.path_of(folder_id))
        return self._spot[1]

    def spot_of(self, folder_id: int, name: bytes) -> Spot:
        """Of a file."""
        return self.spot(folder_id).inside(folder_id, name, self.file(folder_id, name).fact.stored)


def pairs(old: TreeState, new: TreeState) -> Iterator[tuple[FolderRow | None, FolderRow | None]]:
    """The folders of both, each with its counterpart, by their numbers."""
    olds, news = old.folders(), new.folders()
    one, other = next(olds, None), next(news, None)
    while one is not None or other is not None:
        if other is None or (one is not None and one.id < other.id):
            yield one, None
            one = next(olds, None)
        elif one is None or other.id < one.id:
            yield None, other
            other = next(news, None)
        else:
            yield one, other
            one, other = next(olds, None), next(news, None)


def compared(old: TreeState, new: TreeState) -> Iterator[bool]:
    """Whether a few more folders are the same in both."""
    is_same = True
    for count, (one, other) in enumerate(pairs(old, new), 1):
        is_same = is_same and one == other
        if count % FOLDERS_A_STEP == 0:
            yield is_same
    yield is_same


def have_same_files(old: FolderRow, new: FolderRow) -> bool:
    return (old.stats, old.facts) == (new.stats, new.facts)
