"""What paths are called in the window: names, never mount points or devices. The terminal shows the paths themselves.

Where desktops mount drives, a path tells the name. For other mount points, the window knows what is mounted there. A
folder in a home folder is called by its names from there on.
"""

import re
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from pathlib import PurePath
from typing import Final
from unicodedata import bidirectional

from shingleback.domain.destination import SIMULATED_FOLDER, is_simulated
from shingleback.domain.drive import Drive
from shingleback.domain.text import visible
from shingleback.messages.notifications import named
from shingleback.messages.translate import QT_TRANSLATE_NOOP, Translate, capitalized, untranslated

INTO: Final = " \u203a "
_CONTEXT: Final = "places"
_DRIVE: Final = QT_TRANSLATE_NOOP("places", "the drive")
_UNNAMED: Final = QT_TRANSLATE_NOOP("places", "a drive without a name")
_HOME_FOLDER: Final = QT_TRANSLATE_NOOP("places", "Home folder")
_NOTHING_MOUNTED: Final[Mapping[str, Drive]] = {}
_ROOTS: Final = (("/", "run", "media"), ("/", "media"))
_HOMES: Final = ("/", "home")
_RIGHT_TO_LEFT: Final = ("R", "AL")
_UUID: Final = re.compile("(?:[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}|[0-9A-F]{16}|[0-9A-F]{4}-[0-9A-F]{4})[0-9]?")
"""How mount points of volumes without a label are called: the UUIDs of Linux, NTFS and FAT, some with a number."""


def label_at(path: str) -> str:
    """The volume label; empty if the path is simulated or not mounted where desktops mount drives.

    A volume without a label is mounted under its UUID, which says nothing.
    """
    named_parts = _from_label(path)
    return visible(named_parts[0]) if named_parts and not _UUID.fullmatch(named_parts[0]) else ""


def mounted_drives(drives: Iterable[Drive]) -> dict[str, Drive]:
    """The plugged-in drives by their mount points, without those that the computer itself uses."""
    portable = [drive for drive in drives if not drive.is_system]
    return {point: drive for drive in portable for volume in drive.volumes for point in volume.mount_points}


def name_of_path(
    path: str, translate: Translate, mounted: Mapping[str, Drive] = _NOTHING_MOUNTED, home: str = ""
) -> str:
    """The names of a drive and of the folders on it, or of the folders in a home folder; for other paths, the path.

    `mounted`: as `mounted_drives` returns them. `home`: the user's home folder, whose name is left out.
    """
    if re.fullmatch(r"/dev/(?!shm/)\S+", path):  # files can be in /dev/shm
        return translate(_CONTEXT, _DRIVE)
    points = [point for point in mounted if PurePath(path).is_relative_to(point)]
    if points and not label_at(path):
        point = max(points, key=len)
        folders = PurePath(path).relative_to(point).parts
        volumes = mounted[point].volumes
        label = next((volume.label for volume in volumes if point in volume.mount_points), "")
        name = visible(label) or named(mounted[point].name, mounted[point].size_bytes, translate)
        return in_order([name, *map(visible, folders)])
    named_parts = _from_label(path)
    if not named_parts:
        return _name_in_home(path, home, translate) or visible(path)
    drive = label_at(path) or translate(_CONTEXT, _UNNAMED)
    return in_order([drive, *map(visible, named_parts[1:])])


def _name_in_home(path: str, home: str, translate: Translate) -> str:
    """The names from a home folder on, with that of another user; empty for other paths."""
    if _home_above(path, home):
        return in_order(map(visible, _parts(path, translate, home)))
    parts = PurePath(path).parts
    depth = next((depth for depth, part in enumerate(parts) if part.startswith(SIMULATED_FOLDER)), len(parts))
    named_parts = parts[len(_HOMES) :] if parts[: len(_HOMES)] == _HOMES else parts[depth + 1 :]
    return in_order(map(visible, named_parts))


def _home_above(path: str, home: str) -> str:
    """The user's home folder, or that of a demo, if the path is in it."""
    if home not in ("", "/") and PurePath(path).is_relative_to(home):
        return home
    homes_of_demos = (
        folder
        for folder in (PurePath(path), *PurePath(path).parents)
        if folder.parent.name.startswith(SIMULATED_FOLDER) and not is_simulated(str(folder))
    )
    return str(next(homes_of_demos, ""))


def distinct_names(paths: Sequence[str], translate: Translate, home: str = "") -> list[str]:
    """The names of folders; of those with the same name, also the folders above, as far as they tell them apart.

    `home`: the user's home folder, above which no folder is needed to tell one in it from others.
    """
    parts_of_paths = [_parts(path, translate, home) for path in paths]
    depths = [1 for _ in paths]
    while True:
        names = [parts[-depth:] for parts, depth in zip(parts_of_paths, depths, strict=True)]
        counts = Counter(names)
        is_deeper = [
            counts[name] > 1 and len(name) < len(parts) for name, parts in zip(names, parts_of_paths, strict=True)
        ]
        if not any(is_deeper):
            return [in_order(map(visible, name)) for name in names]
        depths = [depth + more for depth, more in zip(depths, is_deeper, strict=True)]


def _parts(path: str, translate: Translate, home: str) -> tuple[str, ...]:
    """The names of a folder and of those above it: in the home folder, only of those within.

    A volume without a label has no name; its UUID, under which it is mounted, tells several of them apart.
    """
    volume, *folders = _from_label(path) or ("",)
    if _UUID.fullmatch(volume):
        return (volume, translate(_CONTEXT, _UNNAMED), *folders)
    own_home = _home_above(path, home)
    parts = PurePath(path).relative_to(own_home or PurePath(path).anchor).parts
    return parts or (translate(_CONTEXT, _HOME_FOLDER) if own_home else "/",)


def in_order(names: Iterable[str]) -> str:
    """Join the names of folders, the outermost first. Names in right-to-left scripts don't turn their order round."""
    shown_names = list(names)
    if any(bidirectional(letter) in _RIGHT_TO_LEFT for name in shown_names for letter in name):
        shown_names = [f"\u2068{name}\u2069" for name in shown_names]
    return INTO.join(shown_names)


class NamesInBackup:
    """What the window calls the files and folders of a backup.

    A top folder is called like the folder that it is a copy of, because its own name may say little: a number was
    appended if the name was taken, and a volume without a label was mounted under its UUID.
    """

    def __init__(self, origins: Mapping[str, str], translate: Translate = untranslated, home: str = "") -> None:
        """`origins`: by name, where each top folder was when it was backed up, on this computer or another."""
        names = distinct_names(list(origins.values()), translate, home)
        counts = Counter(names)
        self._tops = {top: name for top, name in zip(origins, names, strict=True) if counts[name] == 1}

    def name_of(self, path: str) -> str:
        """The name of a file or folder at a path in the backup."""
        above, _, name = path.rpartition("/")
        return visible(name) if above else self._tops.get(name) or visible(name)

    def way_to(self, path: str) -> str:
        """The names of a path in the backup; empty for the top."""
        top, *below = path.split("/")
        return in_order([self.name_of(top), *map(visible, below)])


OWN_NAMES: Final = NamesInBackup({})
"""Where it is not known what the top folders are copies of: each is called by its own name."""


def begun(text: str, translate: Translate) -> str:
    """A sentence that may begin with one of these names, with a capital letter."""
    names = (translate(_CONTEXT, _DRIVE), translate(_CONTEXT, _UNNAMED))
    return capitalized(text) if text.startswith(names) else text


def _from_label(path: str) -> tuple[str, ...]:
    """The parts of a path from the folder in which a desktop mounts a volume; empty if it is elsewhere."""
    parts = PurePath(path).parts
    depths = (len(root) + 1 for root in _ROOTS if parts[: len(root)] == root and not is_simulated(path))
    return next((parts[depth:] for depth in depths if len(parts) > depth), ())
