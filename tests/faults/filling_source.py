"""A source whose size is relative to the space on a drive: it fills the drive, and makes room again."""

import contextlib
import errno
import os
import random
import shutil
import subprocess
from pathlib import Path
from typing import Final

_FILES_IN_A_FOLDER: Final = 100
_MAX_FILES: Final = 4_000
_ROOM_BESIDE: Final = 0.1
_ROOM_ALONE: Final = 0.25
_NEARLY_ALL: Final = 0.6
_BLOCK: Final = 4096
_SUBVOLUME_INODE: Final = 256


class FillingSource:
    """Shares are relative to the free space of the empty drive."""

    def __init__(self, top: Path, chance: random.Random, room_bytes: int, drive: Path) -> None:
        self.top = top
        self.others = _OthersOnDrive(drive, chance, room_bytes)
        self._chance = chance
        self._room = room_bytes
        self._number = 0
        top.mkdir()
        (top / "kept").write_bytes(b"an empty source is refused")

    def share(self, least: float, most: float) -> float:
        """A random share that differs from history to history, since some faults occur only in a narrow range."""
        return self._chance.uniform(least, max(least, most))

    def add(self, share: float, least_bytes: int, most_bytes: int) -> None:
        """Adds files of these sizes, or of larger ones if there would be too many."""
        left_bytes = int(share * self._room)
        middle = (least_bytes + most_bytes) // 2
        factor = max(1.0, left_bytes / middle / _MAX_FILES)
        while left_bytes > 0:
            size = int(self._chance.randint(least_bytes, most_bytes) * factor)
            self._write(self._new_path(), size)
            left_bytes -= max(size, 1)

    def add_big(self, share: float) -> None:
        self._write(self._new_path(), int(share * self._room))

    def rewrite(self, share: float) -> None:
        """Writes new content of about the same size."""
        for path in self._some(share):
            self._write(path, max(0, int(path.stat().st_size * self._chance.uniform(0.9, 1.1))))

    def remove(self, share: float) -> None:
        for path in self._some(share):
            path.unlink()

    def add_empty(self, count: int) -> None:
        for _ in range(count):
            self._new_path().touch()

    def append(self, share: float, grown: float) -> None:
        """Extends files at their end, as a log grows."""
        for path in self._some(share):
            with path.open("ab") as file:
                file.write(self._chance.randbytes(int(path.stat().st_size * grown) + 1))

    def link(self, share: float) -> None:
        """Adds a second name to the same file."""
        for path in self._some(share):
            os.link(path, self._new_path())

    def rename(self, share: float) -> None:
        for path in self._some(share):
            path.rename(self._new_path())

    def touch(self, share: float) -> None:
        """Changes only the time and the mode."""
        for path in self._some(share):
            path.chmod(self._chance.choice((0o600, 0o640, 0o755)))
            os.utime(path, (1_600_000_000, self._chance.randrange(1_000_000_000, 1_700_000_000)))

    def mark(self, share: float, size_bytes: int) -> None:
        """Sets as many attributes as fit beside an inode, and more."""
        for path in self._some(share):
            for name in ("user.one", "user.two"):
                os.setxattr(path, name, self._chance.randbytes(size_bytes))

    def add_sparse(self, count: int, share: float) -> None:
        """Adds files that look large, and have content only in places."""
        size = int(share * self._room)
        for _ in range(count):
            with self._new_path().open("wb") as file:
                file.truncate(size)
                for _ in range(8):
                    file.seek(self._chance.randrange(size))
                    file.write(self._chance.randbytes(3_000))

    def add_alike(self, count: int, share: float) -> None:
        """Adds copies of one file."""
        content = self._chance.randbytes(int(share * self._room))
        for _ in range(count):
            self._new_path().write_bytes(content)

    def add_names(self, folders: int, symlinks: int) -> None:
        """Adds deep folders with long names, and dangling symlinks: they take space, and have no content."""
        inner = self.top
        for number in range(folders):
            inner = (self.top if number % 8 == 0 else inner) / f"{number:04d} {'long name ' * 20}"
            inner.mkdir()
        for _ in range(symlinks):
            self._new_path().symlink_to("nowhere/" * self._chance.randint(1, 60))

    def add_long_names(self, count: int, size: int) -> None:
        """Adds names of 255 bytes, most of them in one folder, which needs a few blocks for a hundred of them."""
        folder = self._new_path().parent / "long names"
        folder.mkdir(exist_ok=True)
        for _ in range(count):
            self._number += 1
            self._write(folder / f"{self._number:06d} {'x' * 248}", size)

    def add_folders(self, count: int, size: int) -> None:
        """Adds a folder for each file."""
        for _ in range(count):
            path = self._new_path()
            path.mkdir()
            self._write(path / "file", size)

    def remove_of_others(self) -> None:
        self.others.remove_one()

    def make_room(self, stored: set[Path], kept_bytes: int) -> None:
        """Deletes half of the source, and everything that other programs put on the drive.

        Files that the last complete version does not have go first, until the rest surely fits.

        Nothing may remove that version, so the source must fit beside all of its `kept_bytes`.
        """
        self.others.remove_all()
        files = self._files()
        self._chance.shuffle(files)
        files.sort(key=lambda path: path in stored)
        room = self._room * (_ROOM_BESIDE if stored else _ROOM_ALONE)
        if kept_bytes > _NEARLY_ALL * self._room:
            room = 0
        left_bytes = sum(self._taken(path) for path in files if path not in stored)
        for number, path in enumerate(files):
            if number >= len(files) // 2 and left_bytes <= room:
                break
            left_bytes -= 0 if path in stored else self._taken(path)
            path.unlink()
        for path in sorted(self.top.rglob("*"), reverse=True):
            if path.is_symlink():  # each takes an inode, which may be scarce
                path.unlink()
            elif path.is_dir() and not any(path.iterdir()):
                path.rmdir()

    def _taken(self, path: Path) -> int:
        """The space on the drive: whole blocks, and one more for attributes that do not fit beside the inode.

        If inodes are scarce, each counts as its share of the drive.
        """
        filesystem = os.statvfs(self.others.drive)
        least = filesystem.f_blocks * filesystem.f_frsize // filesystem.f_files if filesystem.f_files else 0
        return max(least, (-(-path.stat().st_size // _BLOCK) + bool(os.listxattr(path))) * _BLOCK)

    @property
    def taken_bytes(self) -> int:
        return sum(self._taken(path) for path in self._files())

    def summary(self) -> str:
        files = self._files()
        return f"{len(files)} files of {sum(path.stat().st_size for path in files)} bytes, room {self._room}"

    def _some(self, share: float) -> list[Path]:
        files = self._files()
        return self._chance.sample(files, int(len(files) * share))

    def _files(self) -> list[Path]:
        return sorted(
            path for path in self.top.rglob("*") if path.is_file() and not path.is_symlink() and path.name != "kept"
        )

    def _new_path(self) -> Path:
        self._number += 1
        folder = self.top / f"folder {self._number // _FILES_IN_A_FOLDER}"
        folder.mkdir(exist_ok=True)
        return folder / f"file {self._number}"

    def _write(self, path: Path, size: int) -> None:
        path.write_bytes(self._chance.randbytes(size))


class _OthersOnDrive:
    """Other programs that write to the same drive."""

    def __init__(self, drive: Path, chance: random.Random, room_bytes: int) -> None:
        self.drive = drive
        self._chance = chance
        self._room = room_bytes
        self._folder = drive / "others"
        self._number = 0

    def write(self, share: float) -> None:
        """Writes one more file, or as much of it as fits."""
        self._folder.mkdir(exist_ok=True)
        self._number += 1
        with contextlib.suppress(OSError), (self._folder / f"file {self._number}").open("wb") as file:
            file.write(self._chance.randbytes(int(share * self._room)))

    def remove_one(self) -> None:
        for path in [path for path in self._folder.glob("file *") if path.is_file()][:1]:
            path.unlink()

    def hold(self, stored: Path) -> None:
        """Makes a snapshot or further links, so that nothing the backup removes from now on frees space."""
        self._folder.mkdir(exist_ok=True)
        self._number += 1
        place = self._folder / f"held {self._number}"
        if stored.is_dir() and stored.stat().st_ino == _SUBVOLUME_INODE:
            command = ["btrfs", "subvolume", "snapshot", "-r", str(stored), str(place)]
            subprocess.run(command, check=False, capture_output=True)
            return
        for path in sorted(stored.rglob("*")):
            if path.is_symlink() or not path.is_file():
                continue
            link = place / path.relative_to(stored)
            try:
                link.parent.mkdir(parents=True, exist_ok=True)
                os.link(path, link)
            except OSError as error:
                if error.errno not in (errno.ENOSPC, errno.EPERM, errno.ENOTSUP, errno.ENOSYS):
                    raise
                return

    def remove_all(self) -> None:
        for place in self._folder.glob("held *"):
            subprocess.run(["btrfs", "subvolume", "delete", str(place)], check=False, capture_output=True)
        shutil.rmtree(self._folder, ignore_errors=True)
        if shutil.which("btrfs"):  # btrfs deletes snapshots in the background
            subprocess.run(["btrfs", "subvolume", "sync", str(self.drive)], check=False, capture_output=True)
        os.sync()
