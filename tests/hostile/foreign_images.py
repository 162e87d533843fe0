"""Tries the maps of used space on other people's images: `python -m tests.hostile.foreign_images FOLDER`.

FOLDER has images of ext4, btrfs and exFAT, at any depth: plain, compressed, in tar files, or as dumps of `btrfs-image`,
such as the folders `tests` of e2fsprogs, btrfs-progs and exfatprogs. Nothing is fetched, and FOLDER is only read.

A map is tried by a copy that has only what the map names, to the byte, and another pattern everywhere else. The tools
of the filesystem, which know nothing of this program, have to say the same of the copy as of the image: its check, and
the content of each file. If they don't, the map was wrong, and a clone would have lost something.
"""

import argparse
import bz2
import gzip
import itertools
import lzma
import os
import shutil
import subprocess
import sys
import tarfile
import traceback
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, suppress
from enum import StrEnum
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import IO, Final, NamedTuple

from blake3 import blake3

from shingleback.domain.superblocks import btrfs_map, exfat_map, ext4_map
from shingleback.domain.superblocks.reader import ByteArea, is_covered, merged
from shingleback.domain.superblocks.structure import NotThisFilesystem, Read, require
from tests.helpers.images import PATH

_LIMIT_S: Final = 60
_LARGEST_FILE_BYTES: Final = 16 << 20  # a program that writes a longer one is ended, for both
_CRASH: Final = "\nSignal ("  # as e2fsck reports its own
_PATTERN: Final = b"\xa5" * (1 << 20)
_FILLED_BYTES: Final = 64 << 20  # of a larger gap, only both ends: some images claim terabytes
_DUMP_MAGIC: Final = bytes.fromhex("8b669572e2255cbd")  # of btrfs-image

UsedAreas = Iterable[tuple[int, int]]


class Verdict(StrEnum):
    RIGHT = "accepted, right"
    WRONG = "ACCEPTED, WRONG"
    UNCHECKED = "accepted, check crashes"  # the files are the same
    DOUBTED = "right, DOUBTED AT END"  # a clone would be called incomplete, though the filesystem is healthy
    REFUSED = "refused, damaged"
    TOO_CAREFUL = "refused, though healthy"
    CRASHED = "CRASHED"


class Tools(NamedTuple):
    """What knows a filesystem, apart from this program.

    Attributes:
        name: of the filesystem.
        magic: its place, and the bytes there.
        used: the map that is tried.
        check: the words of the program that checks it, and changes nothing.
        extract: writes all files to a folder, as far as it can; whether it came to its end.
    """

    name: str
    magic: tuple[int, bytes]
    used: Callable[[Read, int], UsedAreas]
    check: tuple[str, ...]
    extract: Callable[[Path, Path], bool]


def _run(*words: str | Path, is_limited: bool = False) -> tuple[int, str]:
    """The exit code and the output of a program. A program that takes too long counts as failed."""
    environment = {**os.environ, "PATH": PATH, "LC_ALL": "C.UTF-8"}
    try:
        done = subprocess.run(
            ["prlimit", f"--fsize={_LARGEST_FILE_BYTES}", *words] if is_limited else words,
            capture_output=True,
            check=False,
            timeout=_LIMIT_S,
            env=environment,
            stdin=subprocess.DEVNULL,
        )
    except subprocess.TimeoutExpired:
        return -1, "takes too long"
    return done.returncode, (done.stdout + done.stderr).decode(errors="backslashreplace")


def _extract_ext4(image: Path, folder: Path) -> bool:
    return _run("debugfs", "-R", f"rdump / {folder}", image, is_limited=True)[0] == 0


def _extract_btrfs(image: Path, folder: Path) -> bool:
    """Without snapshots: nested ones multiply, and the check compares their content with its checksums."""
    return _run("btrfs", "restore", "--ignore-errors", "--symlink", image, folder, is_limited=True)[0] >= 0


def _extract_exfat(image: Path, folder: Path) -> bool:
    point = folder.with_name("point")
    point.mkdir()
    code, _ = _run("mount.exfat-fuse", "-o", "ro", image, point)
    if code == 0:
        try:
            with suppress(shutil.Error):  # what can't be read is missing in both
                shutil.copytree(point, folder, dirs_exist_ok=True)
        finally:
            _run("umount", point)
    point.rmdir()
    return True


TOOLS: Final = (
    Tools("ext4", (1024 + 0x38, b"\x53\xef"), ext4_map.used, ("e2fsck", "-f", "-n"), _extract_ext4),
    Tools("btrfs", (65536 + 64, b"_BHRfS_M"), btrfs_map.used, ("btrfs", "check", "--check-data-csum"), _extract_btrfs),
    Tools("exfat", (3, b"EXFAT   "), exfat_map.used, ("fsck.exfat", "-n"), _extract_exfat),
)


def tools_for(image: Path) -> Tools | None:
    with image.open("rb") as file:
        for tools in TOOLS:
            at, magic = tools.magic
            if os.pread(file.fileno(), len(magic), at) == magic:
                return tools
    return None


def judged(image: Path, tools: Tools) -> Verdict:
    """Try the map of an image."""
    size_bytes = image.stat().st_size
    with image.open("rb") as file:
        try:
            areas = list(tools.used(lambda at, length: os.pread(file.fileno(), length, at), size_bytes))
        except NotThisFilesystem:
            code, _ = _run(*tools.check, image)
            return Verdict.REFUSED if code else Verdict.TOO_CAREFUL
    with TemporaryDirectory(dir=image.parent) as folder:
        copy = Path(folder) / image.name
        _copy_areas(image, copy, areas)
        of_image, of_copy = _checked(tools, image), _checked(tools, copy)
        if not _has_same_files(tools, image, copy) or (of_image and of_copy and of_image != of_copy):
            return Verdict.WRONG
        if of_image and of_image[0] == 0 and not _is_covered(tools, image, areas):
            return Verdict.DOUBTED
        return Verdict.RIGHT if of_image and of_copy else Verdict.UNCHECKED


def _is_covered(tools: Tools, image: Path, areas: list[tuple[int, int]]) -> bool:
    """Whether a clone that has these areas would be called complete."""
    size_bytes = image.stat().st_size
    covered = merged(itertools.starmap(ByteArea, areas), size_bytes)
    with image.open("rb") as file:
        return is_covered(tools.name, lambda at, length: os.pread(file.fileno(), length, at), size_bytes, covered)


def refusal(image: Path, tools: Tools) -> str:
    """What was required when the map of an image was refused."""
    with image.open("rb") as file:
        try:
            for _ in tools.used(lambda at, length: os.pread(file.fileno(), length, at), image.stat().st_size):
                pass
        except NotThisFilesystem as error:
            frames = (frame for frame in traceback.extract_tb(error.__traceback__) if frame.name != require.__name__)
            *_, last = frames
            return f"{last.name}: {last.line}"
    return ""


def _has_same_files(tools: Tools, image: Path, copy: Path) -> bool:
    (files, is_complete), (again, _), (copied, is_copy_complete) = (
        _extracted(tools, path) for path in (image, image, copy)
    )
    stable = {path: digest for path, digest in files.items() if again.get(path) == digest}
    if not is_complete or not is_copy_complete:  # a damaged file kept the tool busy
        stable = {path: digest for path, digest in stable.items() if path in copied}
    return all(copied.get(path) == digest for path, digest in stable.items())


def _checked(tools: Tools, image: Path) -> tuple[int, str] | None:
    """The exit code and the report; None if the check crashed or took too long."""
    code, text = _run(*tools.check, image)
    if code < 0 or _CRASH in text:
        return None
    return code, text.replace(str(image), "IMAGE")


def _extracted(tools: Tools, image: Path) -> tuple[dict[bytes, bytes], bool]:
    """The digests of all files, and whether the tool came to its end."""
    with TemporaryDirectory() as folder:
        extracted = Path(folder) / "files"
        extracted.mkdir()
        is_complete = tools.extract(image, extracted)
        return dict(_contents(os.fsencode(extracted))), is_complete


def _contents(top: bytes) -> Iterator[tuple[bytes, bytes]]:
    for folder, _folders, names in os.walk(top):
        for name in names:
            path = os.path.join(folder, name)
            within = os.path.relpath(path, top)
            if os.path.islink(path):
                yield within, os.readlink(path)
            elif os.path.isfile(path):
                yield within, blake3().update_mmap(os.fsdecode(path)).digest()
        yield os.path.relpath(folder, top), b""


def _copy_areas(image: Path, copy: Path, areas: UsedAreas) -> None:
    """Make a copy that has another pattern wherever the image is not in use."""
    size_bytes, end = image.stat().st_size, 0
    with image.open("rb") as source, copy.open("wb") as target:
        target.truncate(size_bytes)
        for start, length in (*sorted(areas), (size_bytes, 0)):
            _fill(target, end, min(start, size_bytes))
            for at, stop in _written(source.fileno(), start, min(start + length, size_bytes)):
                os.pwrite(target.fileno(), os.pread(source.fileno(), stop - at, at), at)
            end = max(end, start + length)


def _written(fd: int, start: int, end: int) -> Iterator[tuple[int, int]]:
    """The pieces of an area that are not holes of the file."""
    at = start
    while at < end:
        try:
            at = os.lseek(fd, at, os.SEEK_DATA)
        except OSError:  # only a hole is left
            return
        hole = min(end, os.lseek(fd, at, os.SEEK_HOLE))
        while at < hole:
            stop = min(hole, at + len(_PATTERN))
            yield at, stop
            at = stop


def _fill(target: IO[bytes], start: int, end: int) -> None:
    spans = [(start, end)]
    if end - start > _FILLED_BYTES:
        spans = [(start, start + len(_PATTERN)), (end - len(_PATTERN), end)]
    for begin, stop in spans:
        for at in range(begin, stop, len(_PATTERN)):
            os.pwrite(target.fileno(), _PATTERN[: stop - at], at)


# the images -------------------------------------------------------------------------------------------------------


@contextmanager
def unpacked(path: Path) -> Iterator[list[Path]]:
    """The images in a file, in a temporary folder that is removed afterward."""
    with TemporaryDirectory() as folder:
        yield list(_unpacked(path, Path(folder)))


def _unpacked(path: Path, folder: Path) -> Iterator[Path]:
    plain = folder / "plain"
    try:
        with _decompressed(path) as source, plain.open("wb") as target:
            shutil.copyfileobj(source, target)
    except (OSError, EOFError, lzma.LZMAError):
        return
    if ".tar" in path.suffixes:
        with tarfile.open(plain) as archive:
            archive.extractall(folder / "files", filter="data")
        yield from (found for found in (folder / "files").rglob("*") if found.is_file() and not found.is_symlink())
    elif _starts_with(plain, _DUMP_MAGIC):
        image = folder / "image"
        _run("btrfs-image", "-r", plain, image)
        if image.exists():
            yield image
    else:
        yield plain


def _starts_with(path: Path, magic: bytes) -> bool:
    with path.open("rb") as file:
        return file.read(len(magic)) == magic


def _decompressed(path: Path) -> IO[bytes] | gzip.GzipFile:
    match path.suffix:
        case ".gz":
            return gzip.open(path)
        case ".xz":
            return lzma.open(path)
        case ".bz2":
            return bz2.open(path)
    return path.open("rb")


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.hostile.foreign_images", description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--show", choices=[verdict.name for verdict in Verdict], action="append", default=[])
    options = parser.parse_args()
    faults = {Verdict.WRONG, Verdict.CRASHED, Verdict.DOUBTED}
    shown = {*faults, *(Verdict[name] for name in options.show)}
    counts: Counter[tuple[str, Verdict]] = Counter()
    others = 0
    for path in sorted(found for found in options.folder.rglob("*") if found.is_file() and not found.is_symlink()):
        with unpacked(path) as images:
            for image in images:
                tools = tools_for(image)
                if tools is None:
                    others += 1
                    continue
                verdict = Verdict.CRASHED
                try:
                    verdict = judged(image, tools)
                except Exception:  # noqa: BLE001 (a crash is what is looked for)
                    traceback.print_exc()
                counts[tools.name, verdict] += 1
                if verdict in shown:
                    reason = refusal(image, tools) if verdict in (Verdict.REFUSED, Verdict.TOO_CAREFUL) else ""
                    print(f"{verdict}: {path.relative_to(options.folder)}  {reason}".rstrip(), flush=True)
    for (name, verdict), count in sorted(counts.items()):
        print(f"{name:6} {verdict:24} {count:5}")
    print(f"{'':6} {'of another kind':24} {others:5}")
    return int(any(verdict in faults for _, verdict in counts))


if __name__ == "__main__":
    with suppress(KeyboardInterrupt):
        sys.exit(main())
