"""The part of a version that a person asked for."""

from collections.abc import Iterator

from shingleback.copying.folders import join
from shingleback.copying.index import FolderRow, Index, Known
from shingleback.copying.manifest import Origin
from shingleback.copying.sources import path_text


class Wanted:
    """Paths in the backup, with all that is in them; none means everything."""

    def __init__(self, paths: list[bytes]) -> None:
        self._paths = paths
        self._matched: set[bytes] = set()

    def has(self, path: bytes) -> bool:
        for wanted in self._paths:
            if path == wanted or path.startswith(wanted + b"/") or not wanted:
                self._matched.add(wanted)
                return True
        return not self._paths

    def touches_folder(self, path: bytes) -> bool:
        """Whether the folder, or anything in it or below it, is wanted."""
        if self.has(path):
            return True
        below = path + b"/"
        return any(wanted.startswith(below) for wanted in self._paths)

    def unmatched(self) -> list[bytes]:
        return [path for path in self._paths if path not in self._matched]


def wanted_files(index: Index, wanted: Wanted) -> Iterator[tuple[FolderRow, list[Known]]]:
    """Folder by folder."""
    for path, _, row in index.walk(wanted.touches_folder):
        yield row, [known for name, known in row.files().items() if wanted.has(join(path, name))]


def path_in_backup(origins: list[Origin], path: bytes) -> bytes:
    """A path as the person wrote it: in the backup, or where the file was when it was backed up."""
    if not path.startswith(b"/"):
        return path.rstrip(b"/")
    for origin in origins:
        top = origin.path.rstrip("/") + "/"
        if (path_text(path).rstrip("/") + "/").startswith(top):
            return b"/".join([origin.name.encode(), *path.rstrip(b"/").split(b"/")[top.count("/") :]])
    return path.strip(b"/")
