"""A small folder that changes between backups in every way that a backup must handle."""

import os
import random
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Final

from tests.faults.databases import LIVE, leave_after_crash

_NAMES: Final = "abcdefgh"
_SIZES: Final = (0, 1, 60, 60, 3_000, 5_000, 5_000, 20_000, 200_000)
_LARGE: Final = 1_500_000
_FILE_MODES: Final = (0o644, 0o600, 0o755, 0o444)
_FOLDER_MODES: Final = (0o755, 0o700, 0o775, 0o555)
_Step = tuple[int, Callable[[], None]]


class ChangingSource:
    """Each step changes something, or does nothing if it finds nothing to work on.

    Without `moves`, no name is ever reused for another file or folder, and no file becomes a folder. With `databases`,
    there are some that crashed programs have left with their logs, and the folder `live`, which no step changes.
    """

    def __init__(self, top: Path, chance: random.Random, *, moves: bool = True, databases: bool = False) -> None:
        self.top = top
        self._chance = chance
        in_place: tuple[_Step, ...] = (
            (6, self._create),
            (3, self._create_folder),
            (4, self._rewrite),
            (1, self._write_large),
            (3, self._remove),
            (1, self._remove_folder),
            (1, self._symlink),
            (2, self._change_mode),
            (2, self._set_attribute),
            (2, self._rewrite_alike),
        )
        moving: tuple[_Step, ...] = (
            (5, self._rename),
            (3, self._replace),
            (4, self._swap),
            (2, self._link),
            (3, self._change_kind),
        )
        self._steps = in_place + moving if moves else in_place
        top.mkdir()
        if databases:
            self._steps += ((8, self._change_database),)
            (top / LIVE).mkdir()
        (top / "kept").write_bytes(b"an empty source is refused")

    def change(self, steps: int) -> None:
        weights, actions = zip(*self._steps, strict=True)
        for action in self._chance.choices(actions, weights, k=steps):
            action()

    def _create(self) -> None:
        if path := self._free():
            self._write(path)

    def _create_folder(self) -> None:
        if path := self._free():
            path.mkdir()
            for name in self._chance.sample(_NAMES, self._chance.randrange(4)):
                self._write(path / name)

    def _rewrite(self) -> None:
        if path := self._one_of(self._files()):
            self._write(path)

    def _write_large(self) -> None:
        if path := self._free():
            path.write_bytes(self._chance.randbytes(self._chance.randrange(_LARGE)))

    def _rewrite_alike(self) -> None:
        """New content of the same size."""
        if path := self._one_of(self._files()):
            path.write_bytes(self._chance.randbytes(path.stat().st_size))

    def _remove(self) -> None:
        if path := self._one_of([*self._files(), *self._symlinks()]):
            path.unlink()

    def _remove_folder(self) -> None:
        if path := self._one_of(self._folders()):
            shutil.rmtree(path)

    def _rename(self) -> None:
        path = self._one_of(self._all())
        if path and (target := self._free(path)):
            path.rename(target)

    def _replace(self) -> None:
        """Moves a file onto another's name, or a folder to the name of one that is deleted first."""
        first, second = self._one_of(self._all()), self._one_of(self._all())
        if not first or not second or _are_related(first, second):
            return
        if second.is_dir() and not second.is_symlink():
            aside = self._free(second)
            if aside is None or _are_related(first, aside):
                return
            second.rename(aside)
        elif first.is_dir() and not first.is_symlink():
            second.unlink()
        first.rename(second)

    def _swap(self) -> None:
        first, second = self._one_of(self._all()), self._one_of(self._all())
        if first and second and not _are_related(first, second):
            aside = self.top / "aside"
            first.rename(aside)
            second.rename(first)
            aside.rename(second)

    def _link(self) -> None:
        path = self._one_of(self._files())
        if path and (target := self._free()):
            os.link(path, target)

    def _symlink(self) -> None:
        if path := self._free():
            path.symlink_to(self._chance.choice(_NAMES))
            os.setxattr(path, "trusted.of", os.readlink(path).encode(), follow_symlinks=False)

    def _change_mode(self) -> None:
        if path := self._one_of([*self._files(), *self._folders()]):
            path.chmod(self._chance.choice(_FOLDER_MODES if path.is_dir() else _FILE_MODES))

    def _set_attribute(self) -> None:
        if path := self._one_of([*self._files(), *self._folders()]):
            if "user.one" in os.listxattr(path) and self._chance.random() < 0.3:
                os.removexattr(path, "user.one")
            else:
                os.setxattr(path, "user.one", self._chance.randbytes(3))

    def _change_kind(self) -> None:
        path = self._one_of(self._all())
        if path is None:
            return
        if path.is_dir() and not path.is_symlink():
            shutil.rmtree(path)
            self._write(path)
        else:
            path.unlink()
            path.mkdir()
            self._write(path / self._chance.choice(_NAMES))

    def _change_database(self) -> None:
        databases = [path for path in self._files() if path.suffix == ".db"]
        path = self._one_of(databases) if self._chance.random() < 0.7 else None
        if path is None:
            name = self._chance.choice(_NAMES) + ".db"
            path = self._chance.choice([self.top, *self._folders()]) / name
        if not path.is_dir() and not path.is_symlink():
            try:
                with path.open("rb") as file:
                    is_database = file.read(4) in (b"", b"SQLi")
            except FileNotFoundError:
                is_database = True
            if is_database:
                leave_after_crash(path, self._chance)

    def _write(self, path: Path) -> None:
        path.write_bytes(self._chance.randbytes(self._chance.choice(_SIZES)))

    def _free(self, beside: Path | None = None) -> Path | None:
        """An unused name that is not within `beside`."""
        folder = self._chance.choice([self.top, *self._folders()])
        path = folder / self._chance.choice(_NAMES)
        is_within = beside is not None and path.is_relative_to(beside)
        return None if is_within or os.path.lexists(path) else path

    def _one_of(self, paths: list[Path]) -> Path | None:
        return self._chance.choice(paths) if paths else None

    def _all(self) -> list[Path]:
        return sorted(
            path for path in self.top.rglob("*") if path.name != "kept" and path.relative_to(self.top).parts[0] != LIVE
        )

    def _folders(self) -> list[Path]:
        return [path for path in self._all() if path.is_dir() and not path.is_symlink()]

    def _files(self) -> list[Path]:
        return [path for path in self._all() if path.is_file() and not path.is_symlink()]

    def _symlinks(self) -> list[Path]:
        return [path for path in self._all() if path.is_symlink()]


def _are_related(first: Path, second: Path) -> bool:
    return first.is_relative_to(second) or second.is_relative_to(first)
